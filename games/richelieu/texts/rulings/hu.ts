import { blockMakers, type Rulebook } from '@eminence/kernel'
import { hu } from '../hu.ts'

const { text, ruling } = blockMakers(' ')
const { options, neutrals } = hu

/** Where the texts are silent or contradict each other. */
export const rulings: Rulebook['sections'][number] = {
  title: 'Saját döntéseink',
  blocks: [
    text('Ahol a szövegek hallgatnak vagy ellentmondanak egymásnak, ennél az asztalnál így játszunk.'),
    ruling('RI-1.3', 'A kezdőjátékost kisorsoljuk; a szövegek csak annyit mondanak, hogy választani kell.'),
    ruling(
      'RI-1.5',
      `Két játékossal a semleges színek neve ${neutrals[0]} és ${neutrals[1]}; ${neutrals[0]} a kezdőjátékosnál van. Két különböző szín, két külön semleges játékos.`,
    ),
    ruling('RI-2.3', 'Az akciók száma a kör eleji marad, hogy a kör tervezhető legyen.'),
    ruling(
      'RI-2.4',
      'A bíborossal való összevetésben a 30+ lapka 30-at ér. Különben a vezetőnek újra két akciója volna.',
    ),
    ruling(
      'RI-2.6',
      'Az első akció kötelező: bevételt ilyenkor mindig gyűjthetsz. A szövegek mindkettőre azt mondják, „lehet”.',
    ),
    ruling('RI-3.2', 'A pénznek csak az összege számít, ezért a banknak nincs határa.'),
    ruling(
      'RI-4.1',
      'A lapot és a helyet egyszerre választod, az ügynököt utána. A kiválasztott helyet már nem adhatod vissza.',
    ),
    ruling('RI-4.2', 'Első lerakásnak csak a B akció számít: a felárról ennél az akciónál van szó.'),
    ruling(
      'RI-4.10',
      'Üres kézbe az ügynökök akkor is azonnal visszatérnek, ha később kerülnek a városba. Különben valaki örökre kiszorulhatna.',
    ),
    ruling('RI-5.2', 'Hogy a bíboros mögött állsz-e, az az előléptetés választásakor dől el, nem a kör elején.'),
    ruling('RI-6.4', 'Az összevetés a 0 és az annál kisebb összegekre is érvényes.'),
    ruling('RI-6.6', 'Holtversenyben minden ügynököd számít, a −2-es is, a megvesztegetett pedig ott, ahol most áll.'),
    ruling('RI-6.7', 'Ha senki sem rangsorolható, a győztes lap kikerül a játékból: senki sem szolgált rá.'),
    ruling(
      'RI-6.8',
      'Amíg a bíboros a 0-n áll, senki sincs mögötte: mindenkinek egy akciója van, és előléptetés sincs.',
    ),
    ruling('RI-6.9', 'Semleges játékoshoz nem zárkózik fel, és akkor sem, ha nincs első.'),
    ruling('RI-6.10', 'Nincs felső határa, és visszafelé is az összegével lép: 31-ről kettőt 29-re.'),
    ruling(
      'RI-6.15',
      'A szövegek nem mondják meg, milyen sorrendben dőlnek el a várakozó mezők: nálunk a megtelés sorrendjében.',
    ),
    ruling(
      'RI-6.16',
      'A várakozó mező úgy számít, mintha a kiértékelése már elkezdődött volna, így senki sem bonthat meg teli lapot, és a túloldalát sem erősítheti.',
    ),
    ruling('RI-7.1', 'A semleges ügynök ugyanúgy fekszik képpel lefelé vagy felfelé, mint a sajátod.'),
    ruling(
      'RI-7.2',
      `Az egyik szöveg egészen tiltja az utolsó szabad helyet, a másik csak „ha lehetséges”. Mi az elsőt követjük; a másik olvasat a választható szabály: „${options.neutralLastSpace.name}”.`,
    ),
    ruling('RI-7.3', 'Ha semleges játékos az első, a győztes lap kikerül a játékból.'),
    ruling('RI-7.5', 'A korrupció szempontjából mindkét semleges szín másik játékos, a nálad lévő is.'),
    ruling('RI-8.1', 'A jutalmon belüli sorrend a miénk.'),
    ruling('RI-8.2', 'A sávok az utolsó mezőnél véget érnek; a további lépések elvesznek.'),
    ruling('RI-8.3', 'A sáv végén túli lépések bónuszt sem hoznak.'),
    ruling(
      'RI-8.4',
      'Már a pontosan 30 is lapkát ér; az egyik szöveg „eléri”, a másik „meghaladja” szóval él. 60-nál a lapka kétszer számít.',
    ),
    ruling(
      'RI-8.5',
      'Az egyik szöveg szerint ezek a jutalmak felhasználhatók, a másik egyszerűen előírja őket: nálunk le lehet mondani róluk.',
    ),
    ruling(
      'RI-8.7',
      'A nyílt ügynök bárhová kerül, nyílt marad: senki sem felejti el. A vesztegető nem tud meg semmi újat.',
    ),
    ruling('RI-8.11', 'Előbb az első helyezett dönt el mindent, csak utána a második.'),
    ruling('RI-9.4', 'A 4 ponthoz egyedüli második helyen is kell legalább egy lap.'),
    ruling('RI-9.7', 'Ha a pénz és a lapok száma is egyenlő, a győzelem közös.'),
    ruling(
      'RI-9.8',
      'Ez a befejezés a miénk: különben a játék puszta bevételgyűjtéssel örökké tarthatna. Egyetlen lerakott ügynök megakadályozza, és az utolsó ilyen fordulót előre jelezzük.',
    ),
    ruling(
      'RI-10.1',
      'A megnyert lapok nyíltan fekszenek, bár a szövegek lefordítják őket: nyíltan nyertétek meg őket, az eltakarás csak az emlékezetet próbálná.',
      'Az is nyilvános, miből indult a kezed: előtte üres volt, és mindenki látta, kik tértek vissza a városból. Hogy azóta melyiküket tetted le rejtve, az a te titkod.',
      'Minden bevétel, ár és jutalom nyíltan hangzik el: aki mindet megjegyzi, tudja, kinek mennyi pénze és hány ékszere van. Az asztal mindenkiről egyformán vezeti ezt a számadást, és a gépi játékosok számolnak is vele. De amíg a beállítás elrejti a pénzt és az ékszert, senki sem láthatja a másét.',
    ),
  ],
}

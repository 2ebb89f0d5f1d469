import { blockMakers, type Rulebook } from '@eminence/kernel'
import { hu } from '../hu/index.ts'

const { text, ruling } = blockMakers(' ')
const { options } = hu

/** Where the texts are silent. */
export const rulings: Rulebook['sections'][number] = {
  title: 'Saját döntéseink',
  blocks: [
    text('Ahol a rendelkezésünkre álló szövegek hallgatnak, ezen az asztalon így játszunk.'),
    ruling(
      'LI-1.1',
      `Az értékelőlapkák különálló lapkák, ezért megkeverjük őket; a „${options.fixedScoringTiles.name}” beállítás az áruk szerint rakja le őket.`,
    ),
    ruling(
      'LI-1.12',
      'A kezdőlapkákat egymás után választjátok, a kezdőjátékossal kezdve. A felkínált két lapkát mindenki látja.',
    ),
    ruling('LI-1.16', 'Amit az előkészületkor nem osztottunk ki, kikerül a játékból.'),
    ruling('LI-3.3', 'Az eldobott lapért arany (áru) jár: a legtöbb forrás így mondja, csak egy beszél pénzről.'),
    ruling(
      'LI-3.4',
      'Teli raktárral az aranyért eldobott lap nem hoz semmit: itt más árut sem lehet helyette visszaadni.',
    ),
    ruling('LI-3.8', 'A hajó tulajdon: kártya nem szoríthatja ki.'),
    ruling('LI-3.9', 'Akinek nincs mit eladnia és elcserélnie, azt nem kérdezzük.'),
    ruling('LI-3.13', 'Az eladás nem mozdítja az árakat: csak a termelésről tudjuk, hogy hat rájuk.'),
    ruling(
      'LI-3.14',
      'Ha már nemest választottál, legalább egy árut odaadsz. Az áru előbb visszakerül a készletbe, és csak aztán nézzük, lehetséges-e az akció.',
    ),
    ruling('LI-3.17', 'A parókák száma nem csökkenhet 0 alá; a kifizethetetlen látogatás nem megengedett.'),
    ruling('LI-3.18', 'Az állami és a nemesi akció külön-külön elhagyható, de az egyiket végre kell hajtani.'),
    ruling(
      'LI-3.19',
      'A követő lapkája előbb visszakerül a kupacába. Így akinél mindhárom kegy ott van, éppen ezzel a követéssel is elvehet egyet.',
    ),
    ruling('LI-3.21', 'A finanszírozás nem mozdítja a kincstárat.'),
    ruling('LI-3.24', 'A befolyássávon a lehető legkevesebbet lépsz lefelé, és az utolsó lépés fölöslege elvész.'),
    ruling('LI-3.27', 'Legfeljebb két hivatalnok vehető fel, ahogy Lacerdánál.'),
    ruling('LI-3.30', 'Minden üzlet pontosan egy árut ad.'),
    ruling(
      'LI-3.31',
      'Választhatsz egy és két lépés, valamint az elöl és a hátul lévő lapka között. Lacerda kötött lépése arra utal, hogy a többieknek van választásuk.',
    ),
    ruling(
      'LI-3.32',
      'Négy lapkánál előbb megmondod, melyiket kéred, aztán azt, melyiket dobod el, vagy hogy mégsem veszel el.',
    ),
    ruling('LI-3.33', 'Nemesenként legfeljebb egy királyi kegyed lehet.'),
    ruling(
      'LI-3.34',
      'Az egyházi értékelést az akciót végrehajtó kezdi; a befolyás akkor jön, ha mindenki visszaadta a lapkáit.',
    ),
    ruling('LI-3.39', 'Az árba azok a kockák számítanak, amelyek a tiéd elvétele után maradnak.'),
    ruling(
      'LI-3.41',
      'Ha az építés vagy a megnyitás készletet tesz teljessé, előbb a parókákat számoljuk, aztán választod ki a megnyíló helyet. Így van ez középület megnyitásakor (LI-3.46) is.',
    ),
    ruling('LI-3.42', 'Két rendelet, ahogy Lacerdánál.'),
    ruling('LI-3.43', 'A tervrajz és a középület egyszínű, a hivatalnokok a hivatalokból jönnek.'),
    ruling('LI-3.47', 'A sort választod; egy sor helyei egyformák.'),
    ruling('LI-3.51', 'Hatástalan akció nem választható, a választottat pedig végre kell hajtani.'),
    ruling('LI-3.52', 'Előbb fizetünk, aztán nézzük, mi lehetséges.'),
    ruling('LI-3.55', 'Egy ár fajtánként egyszer esik, akkor is, ha az áruk nem fértek el.'),
    ruling('LI-3.56', 'Az egyházi lapkáról le lehet mondani.'),
    ruling(
      'LI-6.2',
      'Az eldobást az kezdi, akinek az akciója kiváltotta a korszak végét. Ilyennek számít az a követő is, aki teljessé teszi a második készletét; ha egy körben ketten vannak, az első.',
    ),
    ruling('LI-6.3', 'A jutalomként járó állami akció teljes értékű, mindennel, ami vele jár.'),
    ruling(
      'LI-6.4',
      'Ha egy nemestől több lapot dobtál el, a különböző jutalmak közül választasz. Ami semmit sem ad, az együtt egy lehetőség, az egyetlen jutalmat pedig azonnal megkapod.',
    ),
    ruling('LI-7.1', 'Ha négy készlet és három üres pakli egyszerre jön össze, a készleteket nevezzük meg okként.'),
    ruling('LI-7.2', 'Ha már megvan a négy készlet, a vég a második korszak első köre után jön.'),
    ruling('LI-7.3', 'A fordulót az egész játékban a kezdőjátékostól számoljuk.'),
    ruling('LI-8.2', 'Lacerda befolyása és parókái úgy indulnak, mint a tieid.'),
    ruling(
      'LI-8.6',
      'A lapok a neked ki nem osztott kék lapokból jönnek. Ha a gazda saját készletében nem marad kék nemeskártya, az udvaronc az építésznél kezd.',
    ),
    ruling(
      'LI-8.11',
      'Ha befolyása és parókája sem elég, annyit fizet, amennyi van, és mégis cselekszik. A kihagyott nemesi akció nem követhető.',
    ),
    ruling('LI-8.13', 'Ha minden pakli üres, a segéd a helyén marad.'),
    ruling('LI-8.18', 'Áruinak számára nincs korlát.'),
    ruling('LI-8.19', 'Az „eggyel előtte” lévő lapka a legközelebbi: a jeleket és az üres mezőket átugorjuk.'),
    ruling('LI-8.22', 'Ha egyik telek sem hoz parókát, mind 0-nak számít, és a sorrend dönt.'),
    ruling(
      'LI-8.27',
      'Csak akkor követ, ha teljesen ki tudja fizetni, és az akció lehetséges; az ő követése nem követhető.',
    ),
    ruling('LI-8.28', 'Kockái a korszak végén és a játék végén is számítanak. Készletet nem alkotnak.'),
    ruling('LI-8.31', 'A rangok hézagot hagynak, például 4 vagy 5 rendeletnél: ilyenkor inas vagy.'),
    ruling('LI-8.33', 'A kiürült paklin álló segéd továbbra is eldönti az állami akciót és a középület színét.'),
    ruling('LI-8.34', 'Az első korszak végén csak te dobsz el lapokat.'),
    ruling(
      'LI-9.1',
      'Két játékossal egy rangsornak csak az első két értéke jut szerephez; ehhez nem kell külön szabály.',
    ),
    ruling('LI-9.2', 'A holtversenyek sorrendje a mi döntésünk.'),
  ],
}

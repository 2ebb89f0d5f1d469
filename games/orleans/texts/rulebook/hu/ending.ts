import { blockMakers, type Rulebook } from '@eminence/kernel'
import { hu } from '../../hu.ts'
import type { RulebookPicture } from '../../pictures.ts'

const { text, rule, rules, list, table, example } = blockMakers<RulebookPicture>(' ')
const { options } = hu

/** Events, the end, and what helps in a first game. */
export const ending: Rulebook['sections'] = [
  {
    title: '6. fázis: az esemény',
    blocks: [
      rule('OR-3.69', 'Az esemény mindenkit érint, elsőként a kezdőjátékost. Hogy milyen erős, azt a betűje mutatja:'),
      table(
        ['Esemény', 'A: 1–6. forduló', 'B: 7–12. forduló', 'C: 13–18. forduló'],
        ['Zarándoklat', 'nincs új szerzetes', 'nincs új szerzetes', 'nincs új szerzetes'],
        ['Pestis', 'egy követő', 'egy követő', 'egy követő'],
        ['Betakarítás', '1 élelmet fizetsz', '2 élelmet fizetsz', '3 élelmet fizetsz'],
        ['Adók', 'árunként 1 érme', '2 árunként 1 érme', '3 árunként 1 érme'],
        ['Vásárnap', 'kereskedőházanként 3 érme', 'kereskedőházanként 2 érme', 'kereskedőházanként 1 érme'],
        ['Jövedelem', 'szintenként 3 érme', 'szintenként 2 érme', 'szintenként 1 érme'],
      ),
      rules(
        ['OR-3.70', 'A vásárnap a térképen álló kereskedőházaidat számolja, a jövedelem a szintedet.'],
        [
          'OR-3.71',
          'Pestis: vakon kihúzunk egy követőt a zsákodból. A semleges visszakerül a készletbe, a jelzőid maradnak. A saját színű visszamegy a zsákba, az üres zsákból pedig senki sem vész el.',
        ],
        ['OR-3.72', 'Zarándoklat: a Kolostor ebben a fordulóban nem használható. Tervezni azért lehet oda.'],
        [
          'OR-3.73',
          'Adók: számold össze minden árudat, oszd el 1-gyel, 2-vel vagy 3-mal, és kerekítsd lefelé. Ennyi érme az adó.',
        ],
        [
          'OR-3.74',
          'Betakarítás: minden egyes élelemért egy búzádat, sajtodat vagy borodat adod, vagy 5 érmét, ha van annyid.',
        ],
        ['OR-3.75', 'Ha sem élelmed, sem 5 érméd nincs, kifizeted, amid van, a maradékért pedig kínvallatás jár.'],
        ['OR-3.76', 'A kifizetett élelem visszakerül a készletbe, az érme a bankba.'],
      ),
      example(
        'C betűs betakarítás: 3 élelemmel tartozol, és van egy búzád, egy borod és 3 érméd. A búzát és a bort leadod; a harmadikért 3 érmét fizetsz, és 2 hiányzik.',
      ),
      example('7 áru után az adó A betűvel 7, B betűvel 3, C betűvel 2 érme.'),
    ],
  },
  {
    title: 'Kínvallatás',
    blocks: [
      rule(
        'OR-3.80',
        'Ha nem tudod kifizetni, amit a népszámlálás, az adó vagy a betakarítás követel, minden érmédet odaadod. Utána minden hiányzó érméért lemondasz valamiről; te választasz:',
      ),
      list(
        'egy kereskedőházról, a készletedből vagy a térképről,',
        'egy semleges követőről, akit vakon húzol a zsákodból,',
        'egy fejlődéspontról,',
        'egy áruról,',
        'egy helyszínlapkáról,',
        'egy technikalapkáról, akár le van rakva, akár nincs.',
      ),
      rules(
        [
          'OR-3.81',
          'Amiről lemondasz, kikerül a játékból. Ha egy kereskedőház eltűnik a térképről, a városa újra szabad.',
        ],
        ['OR-3.82', 'Az elvesztett lapkán álló követők visszakerülnek a zsákodba; a rajta fekvő technikalapka elvész.'],
        ['OR-3.83', 'Ahol technikalapkáról mondtál le, ott újra közönséges szabad hely van.'],
        [
          'OR-3.84',
          'A piacon, a helyszíneken és a toronyban lévő követők biztonságban vannak, a saját színűek pedig mindig.',
        ],
        [
          'OR-3.85',
          'A fejlődésjelző nem léphet vissza érmés mezőre vagy érmés mezőről, és 0 alá sem: tehát a 0, 7, 8, 12, 13, 25 és 26 mezőről nem. Az általa szerzett érmék és polgárok megmaradnak.',
        ],
        ['OR-3.86', 'Ha már semmid sincs, amiről lemondhatnál, a maradékot elengedik.'],
        ['OR-3.87', 'Amiről lemondasz, azt senki más nem kapja meg, és érme sem jár érte.'],
      ),
      example(
        '2 érmével tartozol, és egy sincs. Lemondasz egy kereskedőházról a készletedből és egy búzáról. Ez kevésbé fáj, mint egy ház a térképről, amely pontokat is ér.',
      ),
    ],
  },
  {
    title: 'A játék vége és a pontozás',
    blocks: [
      rule(
        'OR-5.1',
        'A 18. forduló után az viszi el az utolsó polgárt, akinek egyedül a legtöbb kereskedőháza áll a térképen. Ha többeknek van ugyanannyi, senki.',
      ),
      rule('OR-5.2', 'Ezután mindenki összeszámolja a pontjait:'),
      table(
        ['Mi', 'Pont'],
        ['Érménként', '1'],
        ['Búza, sajt, bor, gyapjú, brokát', '1, 2, 3, 4, 5'],
        ['A térképen álló kereskedőházanként', 'a szinted'],
        ['Polgáronként', 'a szinted'],
      ),
      text('A készletedben maradt kereskedőházak, a technikalapkák, a helyszínlapkák és a követők nem érnek pontot.'),
      rule('OR-5.3', 'A legtöbb pont nyer; egyenlőségnél az, aki előrébb áll a fejlődéssávon.'),
      example(
        'A: 12 érme, 24 pontnyi áru, 6 kereskedőház, 2 polgár, plusz a legtöbb házért járó, és 5. szint: 12 + 24 + 9 × 5 = 81.',
        'B: 20 érme, 20 pontnyi áru, 5 kereskedőház, 4 polgár és 4. szint: 20 + 20 + 9 × 4 = 76.',
      ),
    ],
  },
  {
    title: 'Ki mit lát',
    blocks: [
      rule(
        'OR-3.90',
        'Szinte minden nyílt: a táblák, a sávok, a készletek, az áruk, az érmék, a zsákok, a piacok, a lapkák, a jótettek, és az is, melyik betű következik a homokórán.',
      ),
      rule(
        'OR-3.91',
        'Mindenki elől rejtve van a homokóra sorrendje, a húzás sorrendje és a játékból kikerült áru. A többiek elől rejtve van a terved, amíg mindenki jóvá nem hagyta a magáét, és az, akiket a Fürdőházban húzol.',
      ),
      rule(
        'OR-3.92',
        'A véletlen csak ezekről dönt: az induló áruk, a homokóra, a kezdőjátékos, és hogy kit húzol a 3. fázisban, a Fürdőházban, a pestisnél és a kínvallatásnál.',
      ),
    ],
  },
  {
    title: 'Beállítások',
    blocks: [
      text('Ezek közül az asztal megnyitásakor lehet választani:'),
      list(
        `„${options.openPlanning.name}”: ${options.openPlanning.help}`,
        `„${options.startPlayer.name}”: ${options.startPlayer.help}`,
      ),
    ],
  },
  {
    title: 'További példák',
    blocks: [
      example(
        'Ki hová állhat. Van Füveskerted, de nincs Iskolád: hajós állhat a Szekér földműves vagy kereskedő helyére, a lovagéra nem. Az Iskolával tudós lehet a Hajó lovagja, de a Sörfőzde szerzetese nem.',
      ),
      example(
        'Technikalapkák. Az első fedheti a földművest a Falu, az Egyetem, a Vár, a Hajó, a Szekér, a Céhház, a Sajtkészítő vagy a Borászat helyszínén, de a Szénapajtán nem. A második fedheti a Vár hajósát, a Pince szerzetesét viszont nem.',
      ),
      example(
        'Patika. Van 3 érméd, és a 6-oson állsz. Mindhármat kifizeted, és a 9-esre lépsz: a 7-esen 3 érmét kapsz, a 9-esen elérted a 3. szintet.',
      ),
      example(
        'Készlet. Elfogyott a brokát, és a földművesjelződ a 7-esen áll: a Majorságot használhatod, a 8-asra lépsz, csak áru nem jár. A Szabóműhely nem használható.',
      ),
      example(
        'Két út. Chinon és Châtellerault között van vízi út a Hajónak és országút a Szekérnek, mindkettőn saját áruval.',
      ),
      example(
        'Visszalépés. A 9-esről lemondhatsz egy pontról, és a 8-asra kerülsz (újra 2. szint). A 8-asról nem: a 7-es érmés mező.',
      ),
      example(
        'Sekrestye. Szerzetes van benne, és C betűs adó jön, amikor 9 árud van: visszateszed a szerzetest a zsákba, és nem fizetsz, vagy fizetsz 3 érmét, és ő ott marad.',
      ),
      example(
        'Döntetlen. Két játékosnak 81 pontja van; az egyik a fejlődéssáv 23-as, a másik a 25-ös mezőjén áll: az utóbbi nyer. Azonos mezőn osztoznak a győzelmen.',
      ),
    ],
  },
  {
    title: 'Az első játékod',
    blocks: [
      list(
        'Szerezz korán lovagokat. Hárommal már 7 követő jön fordulónként, majdnem kétszer annyi, mint az elején.',
        'Jó kezdés: Falu egy hajósért, majd egyszerre Majorság és Vár. Vagy Egyetem, utána Falu és Kolostor.',
        'A technikalapka minden fordulóban kamatozik: szerezd meg korán, és oda tedd, ahol mindig dolgozol: Falu, Vár, Céhház, Szekér, Hajó.',
        'Két-három szerzetessel biztosra tervezhetsz, hiszen bárhová beállnak.',
        'A kereskedőházakat és a polgárokat a szint szorozza: ha 6 van belőlük, egy új szint 6 pontot ér, a 4. szinten egy új ház 4-et.',
        'Az a helyszínlapka, amely minden fordulóban érmét vagy árut hoz, a játék első felében ér a legtöbbet.',
        'A Városházával szabadulj meg azoktól a követőktől, akik csak tömik a zsákodat, és figyeld azokat a jótetteket, amelyekhez már csak egy-kettő hiányzik.',
        'Ne töltsd be egy jótett utolsó előtti helyét, ha utánad valaki betöltheti az utolsót.',
        'Nézd meg, mi van még hátra a betűből: tarts meg élelmet, amíg a betakarítás el nem jött, és érmét, amíg az adó.',
        'Egy fordulón belül kezdd azzal, amit más is akar: polgár, város, helyszínlapka. Amit senki sem vehet el tőled, az várhat.',
        'Az utolsó fordulókban már ne szerezz követőt csak azért, hogy több legyen: váltsd őket érmére, jótettre, kereskedőházra és szintre.',
      ),
    ],
  },
  {
    title: 'A készletről',
    blocks: [
      text(
        'A szabályszövegből való: a követők, technikalapkák és áruk száma, az események ereje, az áruk értéke, és hogy a helyszínek mire jók. Más közzétett anyagokból való: az áruk fajtánként, a városok az utakkal, a sávok, a helyszínek, lapkák és jótettek helyei, a kupacok, és hogy hol vannak a polgárok.',
        'Csak két dolgot rekonstruáltunk: hogy a Fürdőház helyére bárki állhat, és hogy a városok hol vannak a térképen megrajzolva. Ezekben egy nyomtatott példány eltérhet.',
      ),
      text(
        'Akinek megvan a játék, leírhatja a valódi elemek adatait, és azzal a készlettel nyithat asztalt; a szabályok ugyanazok maradnak.',
      ),
    ],
  },
]

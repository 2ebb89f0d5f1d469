import { blockMakers, type Rulebook } from '@eminence/kernel'
import { hu } from '../../hu.ts'
import { coinsText, pointsText } from '../../names/hu.ts'
import { examples, type RulebookPicture } from '../../pictures.ts'
import { componentTables } from '../../tables.ts'

const { text, rule, rules, table, example, drawnExample, picture } = blockMakers<RulebookPicture>(' ')
const components = componentTables(hu, { anybody: 'bárki', neutral: 'bármelyik semleges', comma: ', ' })

/** Phase 5, action by action. */
export const actions: Rulebook['sections'] = [
  {
    title: '5. fázis: akciók',
    blocks: [
      rule(
        'OR-3.26',
        'A kezdőjátékostól kezdve, az óramutató járása szerint, használod egy aktív helyszínedet, vagy passzolsz. Ez addig megy körbe, amíg mindenki nem passzolt. Aki passzolt, ebben a fordulóban már nem tesz semmit.',
      ),
      rules(
        [
          'OR-3.27',
          'Ha nem tehetsz semmit, magától passzolsz. Aktív helyszínekkel is passzolhatsz; az ott álló követők a helyükön maradnak.',
        ],
        [
          'OR-3.28',
          'Az akció után a helyszín minden követője a zsákodba kerül, és az új követő is. A technikalapka marad. A Városházának, a Lőportoronynak és a Fürdőháznak külön szabálya van.',
        ],
        [
          'OR-3.29',
          'Ha elfogyott, amire az akció való, az akció nem használható: földműves nélkül nincs Majorság. Az elfogyott bónuszt egyszerűen nem kapod meg. Érme mindig van.',
        ],
        ['OR-3.30', 'Az az akció, amely egy jelzőt mozgat, nem használható, ha a jelző már a sávja végén áll.'],
      ),
    ],
  },
  {
    title: 'Követők szerzése',
    blocks: [
      rule(
        'OR-3.31',
        'Majorság: egy földműves a zsákba, egy lépés a földművessávon (összesen nyolc van), és az ott látható áru a készletből.',
      ),
      rule('OR-3.32', 'Falu: válassz hajóst, kézművest vagy kereskedőt; mindegyiknek ötlépéses sávja van.'),
      table(
        ['Kit szerzel', 'Bónusz'],
        ['Hajós', 'érmék; aki elsőként ér az ötödik lépésre, polgárt kap, érme ott nem jár'],
        ['Kézműves', 'egy technikalapka, ha még van'],
        [
          'Kereskedő',
          'egy választott helyszínlapka, rögtön a tiéd; az első lépésnél csak az I. kupacból. Ha van, kötelező elvenned',
        ],
      ),
      rule(
        'OR-3.33',
        'Egyetem: egy tudós, egy lépés, és annyi fejlődéspont, amennyit az új mező mutat. A fejlődéssáv végén is használhatod; a pontok ilyenkor elvesznek.',
      ),
      rule(
        'OR-3.34',
        'Vár: egy lovag és egy lépés. Az új létszám a következő 3. fázistól érvényes. Aki elsőként ér a negyedik lépésre, polgárt kap.',
      ),
      rule('OR-3.35', 'Kolostor: egy szerzetes. Sávja nincs; csak a készlet és a zarándoklat szab határt.'),
      example(
        'Két forduló: az elsőben a Faluval hajóst szerzel, ez 2 érme. A másodikban mindenkit kihúzol: földműves, kereskedő, kézműves és két hajós áll rendelkezésedre. A Majorság (hajós, kézműves) egy földművest és 1 búzát hoz, a Vár (földműves, hajós, kereskedő) egy lovagot. A harmadik fordulóban 5 követő jöhet.',
      ),
    ],
  },
  {
    title: 'Fejlődés',
    blocks: [
      picture(
        examples.development,
        'A fejlődéssáv. A a 8-as mezőn áll (2. szint), B a 3-ason (1. szint), C a 16-oson (4. szint), D a 26-oson (5. szint).',
      ),
      table(
        ['Mező', '0', '3', '4', '7', '9', '12', '15', '18', '22', '25', '28', '30'],
        [
          'Rajta',
          '1. szint',
          'polgár',
          '2. szint',
          '3 érme',
          '3. szint',
          '4 érme',
          '4. szint',
          'polgár',
          '5. szint',
          '5 érme',
          'polgár',
          '6. szint',
        ],
      ),
      rules(
        [
          'OR-3.36',
          'Minden fejlődéspont egy mező, egészen 30-ig. Aki érmés mezőt ér el vagy lép át, megkapja az érméit; a polgár azé, aki elsőként éri el vagy lépi át a mezőjét.',
        ],
        ['OR-3.37', 'A szinted az, amelyiknek a mezőin a jelződ áll. A kínvallatás miatt csökkenhet is.'],
        ['OR-3.38', 'A jelző sosem lép vissza érmés mezőn át, így ugyanazt az érmét senki sem kapja meg kétszer.'],
        [
          'OR-3.39',
          '30-on a Másolóműhely, a Könyvtár és a Hajózási társaság nem használható; a Szélmalom igen, az érméi miatt.',
        ],
        ['OR-3.45', 'Másolóműhely: 1 fejlődéspont.'],
      ),
      example(
        'Az ötödik tudósod 6 pontot hoz. 22-ről 28-ra lépsz: áthaladsz a 25-ösön, ez 5 érme, a 28-ason pedig polgár vár, ha még ott van.',
      ),
    ],
  },
  {
    title: 'Utazás és építkezés',
    blocks: [
      rule(
        'OR-3.40',
        'Hajó: a kalmárod egy vízi úton a szomszéd városba megy. Szekér és Lovas kocsi: egy országúton. Mindegy, van-e ott áru, és ki más van a városban.',
      ),
      rules(
        ['OR-3.41', 'Útközben felvehetsz egy árut erről az útról. Ha kettő van ott, választasz.'],
        ['OR-3.42', 'A térképről elvitt árukat semmi sem pótolja.'],
        ['OR-3.43', 'A Lovas kocsival is felvehetsz árut.'],
      ),
      rule(
        'OR-3.44',
        'Céhház: építs egy kereskedőházat a készletedből abban a városban, ahol a kalmárod áll. Minden városban egyetlen kereskedőház fér el; csak Orléans-ban lehet mindenkinek egy.',
      ),
      drawnExample(
        examples.travel,
        'Az A játékos kalmárja Tours-ban van. Hajóval Blois, Montrichard, Loches vagy Chinon érhető el, és Chinon felé brokátot vehet fel. Szekérrel csak Le Mans.',
        'B Orléans-ban áll, de ott már van kereskedőháza: másodikat nem építhet. C háza miatt Blois mindenki más előtt zárva van. D most Vierzonban építhet, később Orléans-ban is.',
      ),
    ],
  },
  {
    title: 'Városháza és jótettek',
    blocks: [
      text('Nyolc jótett vár követőkre. Akit odaküldesz, azt elveszíted, de mindegyikükért rögtön jutalom jár:'),
      components.deeds(['Jótett', 'Helyek', 'Jutalom követőnként'], (coins, development) =>
        development > 0 ? `${coinsText(coins)} vagy ${pointsText(development)}` : coinsText(coins),
      ),
      rule(
        'OR-3.46',
        'A Városházával egy vagy két ott álló követőt küldesz jótettre, mindegyiket pontosan a saját fajtájának egy szabad helyére. Itt senki sem helyettesíthet senkit, a szerzetes sem.',
      ),
      rules(
        ['OR-3.47', 'Saját színű követő sosem kerülhet sem a Városházára, sem jótettre.'],
        ['OR-3.48', 'A jutalom azonnal jár. A Csatornázásnál választasz: az érme vagy egy fejlődéspont.'],
        ['OR-3.49', 'Aki egy jótett utolsó helyét betölti, a polgárát is elviszi.'],
        ['OR-3.50', 'A jótettekhez küldött követők a játék végéig ott maradnak.'],
        [
          'OR-3.51',
          'Az akcióhoz legalább egy olyan követő kell, akinek van szabad hely, és legalább egynek mennie kell.',
        ],
        ['OR-3.52', 'Akit nem küldesz el, a Városházán marad egy későbbi akcióra, akár ugyanabban a fordulóban.'],
        [
          'OR-3.53',
          'A Lőportorony ugyanezt az akciót adja azokkal, akik benne vannak. Az ottani saját követők nem küldhetők.',
        ],
      ),
      drawnExample(
        examples.deeds,
        'A Pápai konklávéhoz egy szerzetes hiányzik. Aki elküldi, 3 érmét és a polgárt kapja. Ugyanazzal az akcióval egy földműves a Csatornázáshoz mehet, érméért vagy pontért.',
      ),
    ],
  },
  {
    title: 'Helyszínlapkák',
    blocks: [
      picture(examples.tiles, 'Néhány a húsz helyszínlapkából. Mindegyikből csak egy van.'),
      text('I. kupac:'),
      components.tiles('I', ['Lapka', 'Helyek', 'Mire jó']),
      text('II. kupac:'),
      components.tiles('II', ['Lapka', 'Helyek', 'Mire jó']),
      rules(
        [
          'OR-3.54',
          'Szénapajta, Sajtkészítő, Borászat, Gyapjúfonoda, Szabóműhely: egy áru a készletből. Ha nincs, a helyszín nem használható; a térképen lévő áruk nem számítanak.',
        ],
        [
          'OR-3.55',
          'Sörfőzde 2 érme, Pince 4 érme, Szélmalom 2 érme és 1 pont, Könyvtár 2 pont, Hajózási társaság 1 pont.',
        ],
        [
          'OR-3.56',
          'Ispotály: annyi érme, ahányas szinten állsz. Iroda: annyi érme, ahány kereskedőházad áll a térképen.',
        ],
        [
          'OR-3.57',
          'Patika: fizess 1, 2 vagy 3 érmét, és lépj ugyanannyit. Érme nélkül vagy 30-on nem használható. A sávon szerzett érmék a fizetés után jönnek.',
        ],
        ['OR-3.58', 'Laboratórium: egy technikalapka, a következő tervezéshez.'],
        ['OR-3.59', 'Az Iskola és a Füveskert magától hat, amint a tiéd.'],
      ),
      text('A Fürdőház:'),
      rules(
        ['OR-3.60', 'Kell rá egy követő, és kell valaki a zsákodba.'],
        ['OR-3.61', 'Húzz vakon két követőt, vagy egyet, ha csak egy van. Csak te látod őket.'],
        [
          'OR-3.62',
          'Egyiküket bármelyik helyszíned olyan szabad helyére teheted, ahová állhat, de nem a Fürdőházba, a piacra vagy a toronyba.',
        ],
        ['OR-3.63', 'A másik visszakerül a zsákba. Ha egyiket sem használod, mindkettő.'],
        ['OR-3.64', 'Aki a Fürdőházban állt, a húzás után a zsákba kerül.'],
        ['OR-3.65', 'Az így betöltött helyszínt ugyanabban a fordulóban, egy későbbi körödben már használhatod.'],
      ),
      example(
        'A Hajóról csak egy lovag hiányzik. A Fürdőházban egy hajóst és egy lovagot húzol: a lovag a Hajóra kerül, és a következő körödben hajózhatsz.',
      ),
      text('A Lőportorony és a Sekrestye:'),
      rules(
        [
          'OR-3.66',
          'A Lőportorony háromféle: a 3. fázisban még két követőnek hely, a 4. fázisban második piac, az 5. fázisban második Városháza.',
        ],
        ['OR-3.67', 'A Sekrestyébe tett szerzetes ott marad, amíg fel nem használod vagy vissza nem hívod.'],
        [
          'OR-3.68',
          'Ha a 6. fázisban betakarítás, adó vagy pestis jön, a szerzetest visszateheted a zsákodba, és az eseményt teljesen megúszod. A népszámlálás és a zarándoklat ellen nem véd.',
        ],
      ),
    ],
  },
]

import { blockMakers, type Rulebook } from '@eminence/kernel'
import { hu } from '../../hu.ts'
import { examples, type RulebookPicture } from '../../pictures.ts'
import { componentTables } from '../../tables.ts'

const { text, rule, rules, list, table, example, drawnExample, picture } = blockMakers<RulebookPicture>(' ')
const components = componentTables(hu, { anybody: 'bárki', neutral: 'bármelyik semleges', comma: ', ' })
const { options } = hu

/** From the goal to the planning: what comes before the actions. */
export const beginning: Rulebook['sections'] = [
  {
    title: 'A játék dióhéjban',
    blocks: [
      text(
        'Orléans a középkorban. Követőket gyűjtesz, földművesektől szerzetesekig, és munkába állítod őket a táblád helyszínein. Minden helyszín más-más követőket kíván, és mindegyik mást tud: toboroz, kereskedik, épít, tanul.',
        'Aki elvégezte a munkáját, a zsákodba kerül, és minden fordulóban vakon húzod ki, kikkel dolgozhatsz.',
      ),
      text(
        'A játék 18 fordulóból áll. Az érmék és az áruk önmagukban is pontot érnek. A többi szorzat: a térképen álló kereskedőházaid és a polgáraid száma szorozva a fejlődési szinteddel. Mindkettőből sok kell, és magas szint.',
      ),
      list(
        'Egyszerre terveztek, utána viszont felváltva használtok egy-egy helyszínt: aki előbb jön, elviheti, amit kinéztél.',
        'Minden fordulónak van egy eseménye, amely az elejétől látszik: van, amelyik fizet, és van, amelyik pénzbe kerül.',
        'Minden új követő előbbre viszi egy jelződet egy sávon, és a legtöbb lépés rögtön bónuszt is hoz.',
      ),
    ],
  },
  {
    title: 'Mi van az asztalon',
    blocks: [
      text('A hétféle követő, és amit a megszerzésük hoz:'),
      table(
        ['Követő', 'Hol szerzed', 'A sáv bónusza'],
        ['Földműves', 'Majorság', 'áru: búza, búza, sajt, sajt, bor, bor, gyapjú, brokát'],
        ['Hajós', 'Falu', '2, 3, 4, 5 érme; aki elsőként ér az ötödik lépésre, polgárt kap'],
        ['Kézműves', 'Falu', 'mind az öt lépésnél egy technikalapka'],
        ['Kereskedő', 'Falu', 'egy helyszínlapka: előbb az I., utána négyszer az I. vagy a II. kupacból'],
        [
          'Lovag',
          'Vár',
          'több követő fordulónként: eleinte 4, majd 5, 6, 7, 7, 8; aki elsőként ér a negyedik lépésre, polgárt kap',
        ],
        ['Tudós', 'Egyetem', '2, 3, 4, 5, 6 fejlődéspont'],
        ['Szerzetes', 'Kolostor', 'nincs sávja; bárkit helyettesíthet'],
      ),
      text('A tábládon tíz helyszín van. Egy helyszínt akkor használhatsz, ha minden helye be van töltve:'),
      components.places(['Helyszín', 'Helyek', 'Mire jó']),
      picture(examples.start, 'Egy tábla a játék elején: tíz üres helyszín, és a négy saját követő a piacon.'),
      text(
        'Középen van a térkép 23 várossal, 29 országúttal és 14 vízi úttal, a sávok, a jótettek táblája, a helyszínlapkák két kupaca és a homokóralapkák oszlopa.',
        'Minden országúton és vízi úton fekszik egy áru, némelyiken kettő.',
      ),
    ],
  },
  {
    title: 'Előkészület',
    blocks: [
      rule(
        'OR-1.1',
        'Összesen 90 áru van: 24 búza, 21 sajt, 18 bor, 15 gyapjú, 12 brokát. Három játékossal ezekből 6, kettővel 12 véletlenszerűen és látatlanul kikerül a játékból.',
      ),
      rule(
        'OR-1.2',
        'A térkép minden áruhelyére véletlenszerűen egy-egy áru kerül képpel felfelé: minden útra egy, három vagy négy játékossal öt útra még egy, négy játékossal további négyre is. A többi a nyílt árukészlet.',
      ),
      rule('OR-1.3', 'A készletben lévő semleges követők száma a játékosok számától függ:'),
      table(
        ['Készlet', '2 játékos', '3 játékos', '4 játékos'],
        ['Földműves', '12', '14', '16'],
        ['Hajós, kézműves, kereskedő, egyenként', '6', '8', '10'],
        ['Lovag, tudós, szerzetes, egyenként', '8', '11', '14'],
        ['Áru a térképen', '43', '48', '52'],
        ['Áru a készletben', '35', '36', '38'],
      ),
      rule(
        'OR-1.4',
        'A homokóra: hat A, hat B és hat C lapka, mindegyik betűből ugyanaz a hat esemény. A betűket külön keverjük; felül az A, alatta a B, legalul a C. Az A betűs Zarándoklat mindig a legfelső.',
      ),
      rule(
        'OR-1.5',
        'Tizennégy polgár van: három a fejlődéssávon, egy-egy a lovag- és a hajóssávon, nyolc a jótetteknél, és egy a térkép szélén annak, akinek a végén a legtöbb kereskedőháza áll.',
      ),
      rule(
        'OR-1.6',
        'Mindenki ezzel indul: 5 érme, 10 kereskedőház a készletében, a kalmárja Orléans-ban, a jelzői minden sáv elején, üres zsák, és négy saját követő a piacán: egy földműves, egy hajós, egy kézműves és egy kereskedő.',
      ),
      rule('OR-1.7', 'A helyszínlapkák nyíltan fekszenek két kupacban (I. és II.). Bármikor bárki átnézheti őket.'),
      rule(
        'OR-1.8',
        'A legfiatalabb kezd; itt a sors vagy a házigazda dönt. Utána az óramutató járása szerint haladunk.',
      ),
    ],
  },
  {
    title: 'Egy forduló',
    blocks: [
      rule('OR-3.1', 'Egy forduló hét fázisból áll. 18 forduló után a játék véget ér.'),
      table(
        ['Fázis', 'Mi történik'],
        ['1. Homokóra', 'kiderül a forduló eseménye'],
        ['2. Népszámlálás', 'a földműveseknél az első kap egy érmét, az utolsó fizet egyet'],
        ['3. Követők', 'követőket húzol a zsákodból a piacodra'],
        ['4. Tervezés', 'követőket teszel a helyszíneidre'],
        ['5. Akciók', 'felváltva használtok egy-egy betöltött helyszínt'],
        ['6. Esemény', 'bekövetkezik az esemény'],
        ['7. Kezdőjátékos', 'a következő játékos lesz a kezdőjátékos'],
      ),
      rules(
        [
          'OR-3.2',
          'A 3. és a 4. fázisban mindenki egyszerre cselekszik. Az 5. fázisban szigorúan sorban haladtok. A népszámlálás és az esemény a kezdőjátékossal kezdődik, az óramutató járása szerint.',
        ],
        ['OR-3.3', 'Az esemény az egész fordulóban látszik, így tudod, mi következik.'],
        ['OR-3.4', 'Az események a 6. fázisban hatnak, kivéve a zarándoklatot, amely az 5. fázisban.'],
        [
          'OR-3.77',
          'A 7. fázisban az óramutató járása szerint következő játékos lesz a kezdőjátékos; a 18. forduló után a pontozás következik.',
        ],
      ),
    ],
  },
  {
    title: '2. fázis: népszámlálás',
    blocks: [
      rule('OR-3.5', 'Aki egyedül vezet a földművessávon, 1 érmét kap. Ha többen vannak az élen, senki sem kap.'),
      rule(
        'OR-3.6',
        'Három vagy négy játékossal az, aki egyedül az utolsó, 1 érmét fizet; ha nincs érméje, kínvallatás vár rá. Ha többen vannak hátul, senki sem fizet. Két játékossal soha senki sem fizet.',
      ),
      rule('OR-3.7', 'Előbb kapja meg az első az érmét, és csak utána fizet az utolsó.'),
      drawnExample(
        examples.census,
        'A egyedül vezet 4-gyel, és kap egy érmét. B és C egyaránt utolsó, ezért senki sem fizet.',
      ),
    ],
  },
  {
    title: '3. fázis: követők',
    blocks: [
      rule(
        'OR-3.8',
        'Hogy hány követő jöhet, azt a lovagjelződ mezője mutatja: eleinte 4. Helynek is kell lennie: a piacodon nyolc hely van, a Lőportorony gazdájának még kettő.',
      ),
      drawnExample(
        examples.draws,
        'A-nak három lovaggal 7 követő jöhet, B-nek 5, C-nek 4. D négy lovaggal is 7-et hozhat.',
      ),
      rule(
        'OR-3.9',
        'Kétféleképpen jöhetnek, és mindkettő beleszámít: vakon húzod őket a zsákodból, vagy visszahívod őket a saját helyszíneidről. Technikalapka és a toronyban lévő követő sosem hívható vissza.',
      ),
      rules(
        [
          'OR-3.10',
          'Mindkettő önkéntes. Előbb visszahívod, akit szeretnél, utána megmondod, hányat húzol, és egyszerre kihúzod őket.',
        ],
        ['OR-3.11', 'A zsákban mindenkinek egyforma az esélye. Mindenki látja, ki jött.'],
        [
          'OR-3.12',
          'Ha kevesebben vannak a zsákban, mint ahányat szeretnél, mindet megkapod. A zsák nem töltődik újra.',
        ],
        [
          'OR-3.13',
          'A Lőportorony gazdája ezután követőket tehet át a piacról a torony szabad helyeire, és át is kell tennie azokat, akik a piacon nem férnek el.',
        ],
        ['OR-3.14', 'A zsákodba bármikor belenézhetsz. Minden zsák tartalma látható, csak a húzás sorrendje nem.'],
      ),
      example(
        'Ha 6 követő jöhet: húzz 4-et, és hívj vissza 2-t a helyszíneidről, ha a piacodon előtte legfeljebb 2 követő volt.',
      ),
      example('Ha 6 jöhet, de 5 a piacon áll, csak 3-nak van hely; üres Lőportoronnyal 5-nek.'),
    ],
  },
  {
    title: '4. fázis: tervezés',
    blocks: [
      rule(
        'OR-3.15',
        'Tegyél követőket a piacodról a helyszíneid szabad helyeire: annyit, amennyit akarsz, akár egyet sem. Egy helyszínt nem kötelező betölteni. Aki kimarad, a piacon várja a következő fordulót.',
      ),
      drawnExample(
        examples.firstPlan,
        'Az első forduló: földműves, hajós és kézműves betölti a Falut. A kereskedő a piacon marad; a Várhoz földműves, hajós és kereskedő kellett volna.',
      ),
      rules(
        ['OR-3.16', 'A Lőportoronyban lévő követőkkel ugyanúgy tervezhetsz, mint a piacon lévőkkel.'],
        [
          'OR-3.17',
          'Aki már e fázis előtt is egy helyen állt, most nem mozdítható. Amit ebben a fázisban tettél le, a jóváhagyásig visszaveheted.',
        ],
      ),
      rule(
        'OR-3.18',
        'Egy helyre az a követő állhat, akit mutat. A szerzetes bárhová állhat; a szerzetest mutató helyre viszont csak szerzetes.',
        'Az Iskolával tudós állhat bárki helyett, csak szerzetes helyett nem; a Füveskerttel hajós állhat földműves, kézműves vagy kereskedő helyett.',
      ),
      drawnExample(
        examples.substitutes,
        'A Várban szerzetes helyettesíti a hajóst: a helyszín be van töltve. A Hajóról még hiányzik egy földműves.',
      ),
      rules(
        [
          'OR-3.19',
          'A Patikába és a Fürdőházba bárki állhat. A Városházára bármelyik semleges követő, de saját színű egy sem.',
        ],
        ['OR-3.20', 'A technikalapkával fedett hely betöltött, oda senki sem állhat.'],
        [
          'OR-3.21',
          'Az a helyszín, amelynek minden helye be van töltve, aktív: az 5. fázisban használhatod. A Városháza már egy követővel aktív, a Lőportorony egy semleges követővel. A Sekrestye sosem akció.',
        ],
        [
          'OR-3.25',
          `Mindenki egyszerre tervez, és a tervek akkor derülnek ki, amikor mindenki jóváhagyta a magáét. A „${options.openPlanning.name}” beállítással egymás után terveztek.`,
        ],
      ),
    ],
  },
  {
    title: 'Technikalapkák',
    blocks: [
      rule(
        'OR-3.22',
        'A technikalapka a játék végéig helyettesít egy követőt. A 4. fázisban rakod le, vagy megtartod későbbre. Öt feltétele van:',
      ),
      list(
        'Az elsőnek, amelyet valaha lerakasz, földműves helyét kell fednie.',
        'A későbbiek bármelyik helyet fedhetik, csak szerzetesét nem.',
        'Helyszínenként csak egy lehet.',
        'Nem kerülhet olyan helyszínre, amelyet egyetlen követő aktivál: Városháza, Szénapajta, Sörfőzde, Sekrestye, Hajózási társaság, Patika, Fürdőház.',
        'A helynek szabadnak kell lennie.',
      ),
      rule('OR-3.23', 'Ha lekerült, ott is marad; csak a kínvallatás veheti el.'),
      rule('OR-3.24', 'Az 5. fázisban szerzett technikalapkát a következő tervezésben rakhatod le.'),
      drawnExample(
        examples.tech,
        'A az első technikalapkáját a Falu földművesére tette: innentől elég egy hajós és egy kézműves. A második kerülhet a Céhházba, de a Faluba nem.',
      ),
    ],
  },
]

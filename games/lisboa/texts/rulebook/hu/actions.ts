import { blockMakers, type Rulebook } from '@eminence/kernel'
import { names } from '../../hu/names.ts'
import { examples, type RulebookPicture } from '../../pictures.ts'
import { landTable } from '../../tables.ts'

const { text, rule, rules, table, example, drawnExample, picture } = blockMakers<RulebookPicture>(' ')
const { building } = names
const named = (id: string): string => building({ id, colour: 'blue', pays: {} })

/** The six State actions, the three Noble actions, and what goes with them. */
export const actionSections: Rulebook['sections'] = [
  {
    title: 'A hat állami akció',
    blocks: [
      rules(
        ['LI-3.28', 'Tervrajz szerzése: vedd el a felső kék vagy zöld tervrajzot. Akármennyi lehet nálad.'],
        [
          'LI-3.27',
          'Hivatalnokok felvétele: legfeljebb két hivatalnokodat tedd a készletedből tetszőleges hivatalokba.',
        ],
        [
          'LI-3.29',
          'Hajóépítés: tedd a hajógyár legfelső hajóját egy nyitott felső helyre; ha kell, egy nemeskártya ad neki helyet. A kincstár eggyel emelkedik, és megkapod a portfóliód befolyását, az új hajóval együtt.',
        ],
        [
          'LI-3.30',
          'Árutermelés: minden üzleted egy árut ad az utcája fajtájából. Aztán minden termelt fajta ára egy lépést esik.',
        ],
        [
          'LI-3.31',
          'Találkozás a bíborossal: lépj vele egy vagy két mezőt az óramutató járása szerint. Ha a kincstárjelre lép, a kincstár eggyel emelkedik; ha a templomjelre, egyházi értékelés jön, mielőtt továbbmenne. Aztán elveszed az előtte vagy a mögötte lévő legközelebbi egyházi lapkát, a saját mezőjén lévőt soha.',
        ],
        ['LI-3.33', 'Királyi kegy elnyerése: vedd el egy olyan nemes lapkáját, akié még nincs nálad.'],
      ),
      rules(
        [
          'LI-3.32',
          'Legfeljebb négy egyházi lapkád lehet. Ha négy van, előbb dobj el egyet, vagy ne végy el újat. Minden kör végén a zsákból töltjük fel az üres helyeket, amíg van miből.',
        ],
        [
          'LI-3.56',
          'Nem kötelező egyházi lapkát elvenni. Ha elöl és hátul ugyanaz a legközelebbi, csak az az egy választható.',
        ],
        [
          'LI-3.55',
          'A termelt áruk addig jönnek a készletből, amíg van, a lapkáid után járókkal együtt; aztán nézzük, elférnek-e. Minden olyan fajta ára esik, amelyből legalább egy kikerült a készletből, de csak egy lépést.',
        ],
      ),
      example(
        'Egy aranyüzleted és két szövetüzleted van: 1 arany és 2 szövet. Az arany 6-ról 5-re, a szövet 5-ről 4-re esik.',
      ),
      picture(
        { name: 'ring', cardinal: 1 },
        'Az egyházi kör. Innen a bíboros két mezőt lép: a kincstárjelen át, tehát a kincstár emelkedik, a 3. mezőre. Előtte a 4., mögötte az 1. mező lapkája fekszik.',
      ),
    ],
  },
  {
    title: 'Egyházi értékelés',
    blocks: [
      rule(
        'LI-3.34',
        'A soron lévőtől kezdve, az óramutató járása szerint mindenki visszaadhat tetszőleges számú egyházi lapkát, és megkapja a hátoldalukon lévő parókákat; a lapkák kikerülnek a játékból. Ha mindenki végzett, mindenki megkapja a saját portfóliója befolyását.',
      ),
      rule('LI-3.35', 'A játék végén az egyházi lapkák nem érnek semmit.'),
      example(
        'A portfóliód befolyása 5, a 6-on állsz, és egy 3-as és egy 4-es lapkát adsz vissza: 7 paróka, majd 10-es befolyás és még egy paróka.',
      ),
    ],
  },
  {
    title: 'A királyi építész: üzlet építése',
    blocks: [
      rule(
        'LI-3.36',
        'Válassz egy üres telket, és ha az oszlopa két utca között van, a bejárat utcáját is. Az utca dönti el, mit termel az üzleted. Kell hozzá egy házad, és a bónusz után ki kell tudnod fizetni.',
      ),
      rule('LI-3.37', 'Megkapod a telek bónuszát. Az oszloptól függ:'),
      landTable(names, ['Oszlop', 'Bónusz']),
      rule('LI-3.38', 'Vegyél el egy tetszőleges kockát a sornál vagy az oszlopnál lévők közül, ha van ott.'),
      rule(
        'LI-3.39',
        'Fizesd ki a kincstár jobb oldali értékét és minden törmeléket, amely még a sornál és az oszlopnál maradt: földrengés 3, tűz 2, szökőár 1; mínusz a kedvezményeid.',
      ),
      rule('LI-3.40', 'Tedd le a házadat a bejárattal, a kockát pedig a tábládra.'),
      rule(
        'LI-3.41',
        'Értékelés: a sor nyugati és keleti végén és a bejárat utcájának északi végén álló minden középület, amelyen szerepel az üzleted áruja, annyi parókát fizet, amennyi rajta áll.',
      ),
      drawnExample(
        examples.price,
        '2. szint: a telek 4. Van 10 réised, a B4-et választod, amely 5-öt ad. Elveszel egy földrengést a 4. oszlopból. A B sorban 3 + 2 + 1 marad, a 4. oszlopban 3 + 1: 4 + 10 = 14-et fizetsz, és 1 marad.',
      ),
      drawnExample(
        examples.store,
        `A a B3-ra épít, a bejárat a 2. utcára nyílik: szövetüzlet. Nyugaton: ${named('B1')}, 3 a szövetért; a 2. utca északi végén: ${named('B3')}, 2; keleten még semmi: 5 paróka.`,
      ),
    ],
  },
  {
    title: 'A márki: rendeletek szerzése',
    blocks: [
      rule(
        'LI-3.42',
        'Vegyél el legfeljebb két rendeletet a kínálatból; nyitva fekszenek előtted, és a végén számítanak. A többi balra csúszik, és a kínálatot feltöltjük a pakliból, amíg tart.',
      ),
    ],
  },
  {
    title: 'A király: középület megnyitása',
    blocks: [
      rule(
        'LI-3.43',
        'Válassz egy felhasználatlan tervrajzot, amelyhez elég hivatalnokod áll a hivatalokban, és amelynek színéből van még középület, valamint egy üres helyet.',
      ),
      rule(
        'LI-3.44',
        'Tedd a szükséges hivatalnokokat tetszőleges hivatalokból a tervrajzra. Végleg ott maradnak, a tervrajz felhasználttá válik.',
      ),
      rule('LI-3.45', 'Tedd a helyre e szín legfelső középületét, vedd el a hely bónuszát, majd mindkét kockát.'),
      rule(
        'LI-3.46',
        'Értékelés: minden üzlet, amelyet ez a hely kiszolgál (nyugaton és keleten a sor, északon az utca), és amelynek áruja szerepel az épületen, annyi parókát hoz a tulajdonosának, bárki nyitotta is meg.',
      ),
      drawnExample(
        examples.opening,
        `${named('G2')} (szövet 2, könyv 3) nyílik a B sortól nyugatra. A szövetüzlete a B3-on 2-t, B könyvüzlete a B4-en 3-at hoz; A aranyüzlete a B1-en semmit.`,
      ),
    ],
  },
  {
    title: 'Törmelék, áruk és más szabályok',
    blocks: [
      text('Egy földrengés-, egy tűz- és egy szökőárkocka egy készlet.'),
      table(
        ['Készlet', '0', '1', '2', '3', '4', '5'],
        ['Nyitott hely', '2', '3', '4', '5', '6', '6'],
        ['Raktár', '5', '6', '7', '8', '9', '11'],
      ),
      rules(
        [
          'LI-3.47',
          'Az első négy készletnél azonnal kinyitsz egy helyet a felső vagy az alsó sorban, és nő a raktárad; az ötödik a nagyraktárat nyitja ki. A kockák maradnak és tovább számítanak; a további készletek csak pontot érnek.',
        ],
        ['LI-3.57', 'Két egyszerre elvett kocka két készletet is teljessé tehet: akkor kétszer nyitsz.'],
        [
          'LI-3.48',
          'Minden áruból 17 van. Ami nem fér a raktáradba, visszakerül; helyette a régiekből is visszaadhatsz. Ezt az áruk érkezésekor nézzük.',
        ],
        ['LI-3.54', 'Ha egy lapka elvesztésével kisebb lesz a raktárad, a fölösleget azonnal visszaadod.'],
        ['LI-3.49', 'Kocka a törmelékkupacból: ha a kupac üres, nem történik semmi.'],
        ['LI-3.50', 'Az a jutalom, amelyet nem lehet megadni, elvész. A büntetést annyira fizeted, amennyire tudod.'],
        [
          'LI-3.51',
          'Csak olyan akciót választhatsz, amelynek most van hatása, és amit választasz, azt végre is hajtod: legalább egy hivatalnok, egy rendelet. A bíborossal mindig lehet találkozni.',
        ],
        [
          'LI-3.52',
          'Az ár az első. Hogy egy látogatás, követés vagy esemény mire jó, azt a kifizetése után maradt javaidból ítéljük meg; látogatás sosem végződik üres kézzel.',
        ],
        [
          'LI-3.53',
          'Egy telket megengedhetsz magadnak, ha legalább egy kocka választásával a réised és a pénzre váltott befolyásod fedezi az árát, a bónusz után számolva. Csak ilyen kockák választhatók.',
        ],
      ),
      example(
        'Nincs réised és befolyásod; a telek 2, a C sornál egy szökőár van, a 3. oszlopnál semmi. A C3 3 befolyást ad, ami 2 réist ér; ha elveszed a szökőárt, az ár 2. Így beépítheted, mert a bónusz jön előbb.',
      ),
    ],
  },
]

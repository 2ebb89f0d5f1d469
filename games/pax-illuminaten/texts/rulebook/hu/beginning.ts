import { blockMakers, type Rulebook } from '@eminence/kernel'
import { names } from '../../names/hu.ts'
import { examples, type RulebookPicture } from '../../pictures.ts'

const { text, rule, rules, list, table, example, drawnExample: drawn, picture } = blockMakers<RulebookPicture>(' ')
const people = names.luminaries.names

export const beginning: Rulebook['sections'] = [
  {
    title: 'A játék dióhéjban',
    blocks: [
      text(
        'Bajorország, 1776. Az Areopágoszban, az illuminátusok belső tanácsában ülsz, és lumináriusokat toborzol: fejedelmeket és költőket, bírákat és papokat. Tanácsbeli társaid ugyanezt teszik, és mindnek megvannak a maga tervei.',
      ),
      text(
        'Az asztalon kártyákból kirakott térkép fekszik, eleinte lefordítva. Lumináriusokat derítesz fel, korongokat teszel rájuk, és kegyeket zsarolsz ki belőlük. Az azonos frakciójú szomszédok csoportja a páholy.',
        'Három terv áll nyitva előtted: két nyilvános, és egy, amelyet csak te ismersz. Aki a saját köre végén egyszerre két tervet teljesít, azonnal győz. Ha előbb öt rendelet elfogy, a legnagyobb páholyok döntenek.',
      ),
      text('Három dolog, amelyet érdemes már az elején megjegyezni:'),
      list(
        'Egy körben két főakciód van, de a kezedben lévő kártyák ennél jóval többet tudnak: cselszövésként ingyen vannak.',
        'Szinte minden akciót olyan frakció kegyével fizetsz, amely a cél melletti saját kártyádon látható.',
        'A terveket el is lehet veszíteni. A másodikat olyan körben teljesítsd, amelyben az első még megvan.',
      ),
    ],
  },
  {
    title: 'Mi van az asztalon',
    blocks: [
      picture(
        { name: 'map', seats: 2 },
        'A kétszemélyes térkép. A mezőket a bal felső saroktól soronként számozzuk; az A tanácstábla felül, a B alul fekszik.',
      ),
      rules(
        [
          'PI-1.1',
          'A térkép minden mezőjén egy lumináriuskártya fekszik, lefordítva vagy képpel felfelé. A lefordított kártyának nincs rangja és frakciója, nincs rajta korong, és senki sem ismeri.',
        ],
        [
          'PI-1.3',
          'Szomszédos kártyák azok, amelyek érintik egymást: egymás mellett, vagy a szomszéd sorban fél kártyányival eltolva. Egy kártya önmagával is szomszédos, így egy kártyáról önmagára is lehet hatni. De ahol két kártya kell, ott nem a saját szomszédja.',
        ],
        [
          'PI-1.4',
          'Amelyik kártyának hat szomszédja van, az belső kártya; minden más peremkártya, az is, amelyik tanácstáblát érint.',
        ],
        [
          'PI-1.5',
          'A tanácstáblád a térkép szélén fekszik, két kártyát érint, és egy befolyásodnak számít. Innen is felderíthetsz, befolyásolhatsz, elbocsáthatsz és kiszoríthatsz, és meg is zsarolhatod. De nem luminárius: sosem része páholynak vagy tervnek, nem támadható, és nem mozdul.',
        ],
      ),
      picture(
        examples.card,
        `${people.PIL029.full}: II. rang, felül tudósok, alul mesterségek, erő 3, szabadkőműves, három hely korongoknak, képessége: ${names.abilities.scout_any_free.name}.`,
      ),
      table(
        ['Rang', 'Kegyérték', 'Helyek, és mibe kerül ott egy korong', 'Kihívásban'],
        ['I', '1: a két frakció egyike, ahogy választod', '2: egy a felsőből, egy az alsóból', '2–6'],
        ['II', '2: egy-egy mindkettőből', '3: mindegyik egy-egy mindkettőből', '2–6'],
        [
          'III',
          '3: egy-egy, és még egy valamelyikből',
          '4: felváltva két felső és egy alsó, egy felső és két alsó',
          '2–6',
        ],
        ['ász', '3 a frakciójából', '1: három a frakciójából', 'tőr'],
        [
          'korona',
          '2 a frakciójából; zsarolásnál 2 minden rajta lévő korongodért',
          '3: mindegyik kettő a frakciójából',
          'kalapács',
        ],
      ),
      rule('PI-1.2', 'Új korong mindig a legfelső szabad helyre kerül. Ha egy korong távozik, a többi a helyén marad.'),
      rules(
        [
          'PI-1.6',
          'Egy kártyát akkor uralsz, ha több korongod van rajta, mint bárki másnak. Egyenlőségnél senki sem uralja.',
        ],
        [
          'PI-1.7',
          'Egy frakció páholya legalább három összefüggő, képpel felfelé fekvő kártya, amelyek mind mutatják, a lehető legnagyobb csoportban. A korongok ehhez nem számítanak. A kétfrakciós kártya két páholyhoz is tartozhat.',
        ],
        [
          'PI-1.8',
          'Egy páholyt akkor uralsz, ha legalább három korongod van benne, és több, mint bárki másnak. Egyenlőségnél senki sem uralja.',
        ],
        [
          'PI-1.9',
          'Cselekvő kártya: képpel felfelé fekvő kártya a korongoddal, vagy a tanácstáblád. Illő kegy: a cselekvő kártyán, a tanácstáblánál pedig a kapcsolatkártyádon látható frakció kegye.',
        ],
        ['PI-1.10', 'Ahol BÁRMELY áll, a célnak nem kell szomszédosnak lennie. Minden más feltétel marad.'],
        [
          'PI-1.11',
          'A kézhatár négy lumináriuskártya, a tudósok kártyájával a saját húzásodnál öt. Az események és a tervek nem számítanak bele.',
        ],
        ['PI-1.12', 'A dobópakli képpel felfelé fekszik, de csak a felső kártyája nézhető meg.'],
        [
          'PI-1.13',
          'Ha elfogy a pakli, az eldobott kártyákat azonnal új paklivá keverjük. Ha ilyen sincs, nincs több húzás.',
        ],
        [
          'PI-1.14',
          'Nyilvános: minden, ami képpel felfelé fekszik, a korongok, mindenki kegyei, az udvar, a kapcsolat- és frakciókártyák, a nyilvános és felfedett tervek, a rendeletek, az érvényes események, a kezek és paklik mérete. Rejtett: a kezek, a kézben tartott események, a saját tervek, a paklik sorrendje, a lefordított kártyák.',
        ],
      ),
    ],
  },
  {
    title: 'Előkészület',
    blocks: [
      table(
        ['Játékosok (bottal együtt)', '2', '3', '4'],
        ['A térkép kártyái', '19', '22', '24'],
        ['Kegyek frakciónként', '6', '8', '10'],
        ['Frakciókártyák játékban', '3', '4', '5'],
      ),
      list(
        'A térképre lefordított lumináriusok kerülnek; öt további képpel felfelé az udvar, az első fölött a kamarással.',
        'Mindenki kap egy tanácstáblát, 20 korongot és egy kapcsolatkártyát három frakcióval, és ezekből egy-egy kegyet. A legkisebb számú kapcsolat gazdája kezd; a kör az óramutató járása szerint halad.',
        'Mindenki négy lumináriuskártyát és egy rejtett tervet kap. Két terv mindenki számára nyitva fekszik.',
        'Az eseménypakli tizenkét kártya két félben; mindkét félben három rendelet és három különleges esemény van megkeverve.',
        'Négy bónuszkocka áll készen.',
      ),
    ],
  },
  {
    title: 'Kegyek fizetése és szerzése',
    blocks: [
      rules(
        [
          'PI-2.1',
          'Az ár jelek sora; minden jel egy frakció vagy választás több frakció között. Amit fizetsz, a közösbe kerül.',
        ],
        [
          'PI-2.2',
          'Minden jelért a frakció egy kegyét fizeted, vagy három egyformát bármely másikból. A mesterségek kártyájával két egyforma is elég; a művészek kártyájával egyetlen művész bármit helyettesít.',
        ],
        [
          'PI-2.3',
          'Így csak a soron lévő játékos válthat át, és csak akció vagy képesség fizetésekor. Visszajáró nincs.',
        ],
        ['PI-2.4', 'Amit nem tudsz kifizetni, azt nem kezdheted el; ami ki van fizetve, azt nem lehet visszavonni.'],
        [
          'PI-2.5',
          'Ha egy ár csökken, te választod ki, mely jelek maradnak el. A korongonkénti kedvezmény minden korongnál legalább egy jelet meghagy. A végösszeg cselszövésből eredő kedvezménye jön utoljára, és nulláig is csökkenthet.',
        ],
        ['PI-3.1', 'Amit kapsz, a közösből kapod; ahol lehet választani, az választ, aki kapja.'],
        [
          'PI-3.2',
          'Aláaknázás: ha a közösben nincs meg, ami jár neked, egy másik játékostól veszed el; ha több ilyen van, te választasz. A rendeleteken lévő kegyek védettek. Ha senkinek sincs, az a kegy elvész.',
        ],
        ['PI-3.3', 'Az elvesztett korongokért járó kegy csak a közösből jöhet.'],
      ),
      example(
        'Az ár három papság. Egy papságod és hat művészed van: az egyet és kétszer három művészt fizetsz. A mesterségek kártyájával elég egy papság és négy művész, a művészekével egy papság és két művész.',
      ),
    ],
  },
  {
    title: 'Egy kör',
    blocks: [
      rule(
        'PI-4.1',
        'Egy fordulóban mindenkinek egy köre van, az óramutató szerint a kezdőjátékostól, aki nem változik. A kör részei: eseményszakasz, akciószakasz, ellenőrzés.',
      ),
      text('Az eseményszakasz:'),
      rules(
        [
          'PI-4.2',
          'Minden előtted fekvő rendeletről egy kegy a közösbe, egy hozzád kerül. A kiürült rendeletet eldobjuk.',
        ],
        ['PI-4.3', 'Ha van érvényben különleges eseményed, eldobod.'],
        [
          'PI-4.4',
          'Életbe léptethetsz egy különleges eseményt a kezedből. Mindenkire érvényes a következő eseményszakaszodig.',
        ],
        ['PI-4.5', 'A húzott különleges esemény a következő körödtől használható.'],
        ['PI-4.6', 'Az ötödik rendelet eldobásakor a folyó forduló lesz az utolsó.'],
      ),
      text('Az akciószakasz:'),
      rules(
        [
          'PI-5.1',
          'Tetszőleges sorrendben végezhetsz legfeljebb két főakciót, bármennyi cselszövést, használhatod egyszer-egyszer a frakciókártyáidat, megszerezhetsz egy frakciókártyát, bejelenthetsz egy tervet, és felhasználhatod a bónuszkockáidat. Mindig fejezd be, amit elkezdtél. Semmi sem kötelező.',
        ],
        [
          'PI-5.2',
          'A főakciók: felderítés, befolyásolás, zsarolás, szervezés, elbocsátás, kiszorítás. Ugyanazt kétszer is választhatod.',
        ],
        [
          'PI-5.3',
          'A cselszövésből vagy frakciókártyából eredő további akció nem főakció. Azonnal megtörténik, vagy elmarad; feltételei és ára a szokásosak, ha a kártya mást nem mond.',
        ],
        [
          'PI-5.4',
          'A kongresszus és a nyomda körönként egyszer-egyszer ad további főakciót. Az árukat nem lehet átváltással fizetni.',
        ],
        [
          'PI-5.5',
          'Amit a rózsakeresztesek előretörése felsorol, az nem kerül főakcióba, ahányszor csak ki tudod fizetni. Felderítéshez a cél mellett rózsakeresztes kártya kell a korongoddal és hozzá illő kegy; elbocsátásnál a lerakott kártya számít.',
        ],
        ['PI-5.6', 'Ha befejezed a szakaszt, a fel nem használt akciók, kockák és hatások elvesznek.'],
      ),
    ],
  },
  {
    title: 'Felderítés',
    blocks: [
      rules(
        [
          'PI-6.1',
          'Válassz egy cselekvő kártyád melletti lefordított kártyát, és fizess egy kegyet, amely illik ahhoz a cselekvő kártyához.',
        ],
        [
          'PI-6.2',
          'Vedd a kártyát a kezedbe úgy, hogy a többiek ne lássák. Azután rakd le oda képpel felfelé bármelyik kártyádat. Korong nem kerül rá.',
        ],
        ['PI-6.3', 'Néhány képességgel illő kegy nélkül BÁRMELY lefordított kártyát felderíthetsz.'],
        [
          'PI-6.4',
          `Ezzel a hatással utána megkapod a lerakott kártya kegyértékét: ${names.abilities.buff_scout_favor.name}.`,
        ],
      ),
      drawn(
        examples.scout,
        'B korongjai Loderen (tudósok, mesterségek) és Schencken (tisztviselők, mesterségek) vannak. A 14. és a 17. mező egy tudósba vagy mesterségbe kerül, a 16. egy tisztviselőbe vagy mesterségbe, a mindkettőt érintő 15. a három közül bármelyikbe.',
      ),
    ],
  },
  {
    title: 'Befolyásolás',
    blocks: [
      rules(
        [
          'PI-7.1',
          'Válassz a befolyásoddal szomszédos, képpel felfelé fekvő kártyát szabad hellyel, és tegyél rá egy, két vagy három korongot. Minden hely annyiba kerül, amennyi rajta áll, felülről az első szabadtól kezdve.',
        ],
        ['PI-7.2', 'A korongoknak a készletedben kell lenniük; összesen 20 van.'],
        ['PI-7.3', 'Ha egy koronán már van korong, más semmilyen módon nem tehet rá korongot, amíg ki nem ürül.'],
        ['PI-7.4', 'Minden más kártyán szabadon lehet osztozni.'],
        [
          'PI-7.5',
          'Néhány hatás messzebbre enged: az udvari ünnepségek minden peremkártyára, a cselszövéssel felderített mező a kör végéig, mások BÁRMELY kártyára.',
        ],
      ),
      drawn(
        examples.influence,
        'B csak Pálffyn van jelen, aki megtelt. Schneider korona, rajta A korongja: zárva. Abel megtelt. Wöllner, az ász, három papságba kerülne. Goethén két szabad hely van: két korong ára két tudós és egy művész, majd egy tudós és két művész, összesen hat kegy. Ezután kettő–kettő, és senki sem uralja.',
      ),
    ],
  },
]

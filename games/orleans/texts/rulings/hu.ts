import { blockMakers, type Rulebook } from '@eminence/kernel'
import { hu } from '../hu.ts'

const { text, ruling } = blockMakers(' ')
const { options } = hu

/** Where the texts are silent or contradict each other. */
export const rulings: Rulebook['sections'][number] = {
  title: 'Saját döntéseink',
  blocks: [
    text('Ahol a szövegek hallgatnak vagy ellentmondanak egymásnak, ennél az asztalnál így játszunk.'),
    ruling(
      'OR-1.1',
      'A kivett árukat nem mutatjuk meg. A többi viszont nyíltan fekszik: aki megszámolja, kiszámíthatja, mi hiányzik.',
    ),
    ruling(
      'OR-1.2',
      'Négy játékossal a háromtól használt áruhelyek is megtelnek: kevesebb játékossal csak üresen maradnak helyek.',
    ),
    ruling(
      'OR-1.8',
      `A kezdőjátékost kisorsoljuk, vagy a házigazda választja („${options.startPlayer.name}”). Ha olyan ülést választott, amely az asztalnál nincs, a sors dönt.`,
    ),
    ruling('OR-3.2', 'A népszámlálásnál és az eseménynél a sorrend csak a napló és a választások miatt számít.'),
    ruling(
      'OR-3.10',
      'A visszahívás és a húzás egyetlen döntés: egyenként hívod vissza a követőket, és azzal fejezed be, hogy megmondod, hányat húzol (akár egyet sem). Így előbb döntesz, mint hogy látnád, kit húzol. Ha senki sem jöhet, a kérdés elmarad.',
    ),
    ruling('OR-3.13', 'A toronyból a piacra nem lehet átmenni; tervezni viszont közvetlenül a toronyból is lehet.'),
    ruling(
      'OR-3.14',
      'Mindenki látja, ki kerül egy zsákba, és ki jön ki belőle. Ezért a tartalma is látható; csak a húzás sorrendje rejtett.',
    ),
    ruling(
      'OR-3.15',
      'Akinek nincs mivel terveznie, se követője, se technikalapkája, annak a tervét az asztal magától jóváhagyja.',
    ),
    ruling(
      'OR-3.17',
      'Egy tervezésben legfeljebb 20 dolgot vehetsz vissza. A jóváhagyott terv is megváltoztatható, amíg nem hagyta jóvá mindenki a magáét.',
    ),
    ruling(
      'OR-3.22',
      'Az első technikalapka feltétele a terv egészére vonatkozik: az első tervezésben, amelyben lapkát raksz le, az egyiknek földműves helyét kell fednie, és azt nem veheted vissza, amíg máshol is fekszik lapka. A helyén álló követőt a lapka nem szorítja ki.',
    ),
    ruling('OR-3.23', 'Csak a legelső lerakott lapka kötődik földműves helyéhez. Ha elvész, a következő szabad.'),
    ruling(
      'OR-3.25',
      'Alapesetben mindenki egyszerre és titokban tervez. A szövegek megengedik a közös tervezést, és ha valaki kéri, a sorban tervezést.',
    ),
    ruling(
      'OR-3.29',
      'A Majorság, a Falu, az Egyetem, a Vár és a Kolostor a követőért van; a vele járó áru, helyszínlapka, technikalapka vagy fejlődés bónusz. Az öt műhely az áruért van, a Laboratórium a technikalapkáért.',
    ),
    ruling(
      'OR-3.32',
      'Ha a Faluban csak egyféle követő szerezhető, kérdés nélkül megkapod. A hajóssáv ötödik lépésén csak az első játékos kap valamit.',
    ),
    ruling('OR-3.39', '30-on a Szélmalom még fizeti az érméit: a fejlődés csak a fele annak, amit ad.'),
    ruling('OR-3.41', 'Az árut ott is hagyhatod: az adók miatt lehet, hogy nem kell.'),
    ruling('OR-3.43', 'A Lovas kocsi úgy vesz fel árut, mint a Szekér, bár a szöveg csak a mozgásról beszél.'),
    ruling(
      'OR-3.46',
      'Egy akcióval legfeljebb két követő mehet jótettre, olyan készlettel is, amelynek Városházáján vagy tornyában többen elférnek.',
    ),
    ruling('OR-3.48', 'A fejlődéssáv végén a Csatornázás kérdés nélkül az érmét fizeti.'),
    ruling('OR-3.49', 'A jótett polgárát előbb kapod meg, és csak utána választasz a Csatornázás jutalmai közül.'),
    ruling('OR-3.52', 'A Városházát és a tornyot csak az hagyja el, akit elküldtél; a többi nem kerül a zsákba.'),
    ruling('OR-3.56', 'Az Iroda kereskedőház nélkül is használható; ilyenkor nem fizet semmit.'),
    ruling(
      'OR-3.59',
      'Ha az Iskola vagy a Füveskert elvész, akik a segítségével helyettesítenek valakit, a helyükön maradnak, és be is töltik azt.',
    ),
    ruling('OR-3.60', 'Üres zsákkal a Fürdőház nem használható.'),
    ruling('OR-3.61', 'A kihúzott követők addig a zsákhoz számítanak, amíg egyikük a helyére nem kerül.'),
    ruling('OR-3.62', 'A piac és a torony nem munkahely, ezért a Fürdőházból oda senki sem kerül.'),
    ruling(
      'OR-3.64',
      'A fürdőző a helyén marad, amíg nem döntöttél; utána a zsákba kerül. A kérdés akkor is elhangzik, ha senki sem állhat sehová.',
    ),
    ruling(
      'OR-3.68',
      'Te döntesz róla, mielőtt bárki fizetne vagy húzna, és az egész eseményt megúszod, vagy semmit belőle. A kérdés akkor is elhangzik, ha az esemény semmibe sem kerülne.',
    ),
    ruling(
      'OR-3.74',
      'Ha egy élelmet csak egyféleképpen lehet kifizetni, az kérdés nélkül megtörténik. A kínvallatásnál mindig te választasz.',
    ),
    ruling('OR-3.75', 'Előbb az élelmet kell felhasználni, csak utána jöhet a kínvallatás.'),
    ruling('OR-3.76', 'Csak az kerül ki a játékból, amiről a kínvallatásnál mondtak le.'),
    ruling('OR-3.82', 'Az elvesztett torony lakói is a zsákba kerülnek.'),
    ruling('OR-3.83', 'Az elvesztett technikalapka után közönséges hely marad.'),
    ruling('OR-3.85', 'Az érmés mezőre való visszalépés is visszafelé áthaladásnak számít.'),
    ruling('OR-3.86', 'Ha egy tartozásra már semmi sem maradt, elengedjük.'),
    ruling(
      'OR-3.91',
      'Hogy egy betűből mely események vannak még hátra, azt megmutatjuk, hiszen a felfordított lapkákból bárki láthatja. A kivett árukat nem mutatjuk, bár bárki kiszámíthatja.',
    ),
    ruling(
      'OR-5.1',
      'Ha többeknek van a legtöbb kereskedőháza, az utolsó polgár senkié sem lesz, ahogy a népszámlálás döntetlenjénél sem jár semmi.',
    ),
    ruling('OR-5.3', 'Ha a fejlődés is egyforma, a győzelem megosztott.'),
  ],
}

import { blockMakers, type Rulebook } from '@eminence/kernel'
import { hu } from '../hu.ts'

const { text, ruling } = blockMakers(' ')
const { options } = hu

/** Where the text is silent, rough or contradictory. */
export const rulings: Rulebook['sections'][number] = {
  title: 'Saját döntéseink',
  blocks: [
    text('Ahol a szöveg hallgat, homályos, vagy ellentmond önmagának, ennél az asztalnál így játszunk.'),
    ruling(
      'OM-1.2',
      'A ki nem rakott reformkártyák kikerülnek a játékból. Ez nem titok: a kártyák listája nyilvános, így bárki kikövetkeztetheti, melyek hiányoznak.',
    ),
    ruling(
      'OM-1.4',
      'A személykártyát mindenki egyszerre választja ki, és együtt mutatjuk meg. Aki csupa ászt és koronát kapott, megmutatja őket, és öt új kártyát kap.',
    ),
    ruling(
      'OM-1.5',
      'A térképhez felhasznált kapcsolatkártyákat nem keverjük vissza: így frakciónként tíz követő mindig elég.',
    ),
    ruling(
      'OM-1.8',
      'A kezdőszíneket bármennyi játékosnál véletlenszerűen osztjuk ki. A szöveg csak annyit mond, hogy mindenki a saját színének régióiból indul.',
    ),
    ruling(
      'OM-3.6',
      'Passzolni nem lehet, egy kártyát mindig ki kell játszani. De semmit sem kötelező kihasználni belőle.',
    ),
    ruling(
      'OM-3.7',
      'Az úti cél, a szabadkőműves által kiválasztott követő és a reform első fizetsége közvetlenül az akcióid között jelenik meg; nincs előttük külön bejelentés, amelyet vissza kellene vonni.',
    ),
    ruling(
      'OM-3.9',
      'A rang a megtehető legnagyobb távolság. Rövidebbet is léphetsz, de egy helyben maradni nem lépés.',
    ),
    ruling(
      'OM-3.12',
      'Akit megtámadnak, annak kártyát kell kijátszania, ha van a kezében. A támadó ásza és a védő koronája 0-t ér. A korona és az ász páronként kioltja egymást, és az erő dönt. Ha döntetlennél a támadó nem emel, a védő nyer.',
    ),
    ruling(
      'OM-3.15',
      'Az elvesztett kiszorítás nem vet véget a körnek: ami az akciókártyából megmaradt, azt a bábu új helyéről hajtod végre.',
    ),
    ruling('OM-3.16', 'Minden követőt elviszel, akit a kártyád toborozhat; otthagyni úgysem érné meg.'),
    ruling(
      'OM-3.18',
      'A toborzáshoz legalább egy követő kell. Különben minden kiürült régió egy ingyenpontot jelentene.',
    ),
    ruling(
      'OM-3.21',
      'A másodikat az első kártya ismeretében választhatod. Az udvar hiányait nem közben, hanem a kör végi húzásnál pótoljuk.',
    ),
    ruling(
      'OM-3.24',
      'A további kártyának legalább egy még nyitott jelet fedeznie kell. Ha már megmutattad, nem veheted vissza: mindenki látta, és a reformot biztosan be tudod fejezni.',
    ),
    ruling(
      'OM-3.25',
      `Homályos az a mondat, hogy mit tesz a személykártya a reformnál. Mi szó szerint olvassuk: lehetővé teheti a reformot, de sosem fizet. A nagyvonalúbb olvasat a választható szabály: „${options.idFollowersPay.name}”. Rangot egyetlen reform sem kér.`,
    ),
    ruling('OM-3.26', 'Ha egy további kártya az utolsó nyitott jelet is fedezi, a reform azonnal elkészül.'),
    ruling(
      'OM-3.30',
      'Abban a körben, amelyben rózsakeresztest használtál, ötig húzol, mert a magasabb határ az egész körre szól. Később sem kell négyre visszadobni.',
    ),
    ruling(
      'OM-3.35',
      'A dobópaklinak csak a felső kártyája látszik, átnézni nem szabad. Aki figyel, mégis tudja, mi van benne, és ki mit vett el az udvarból: a gépi játékosok azzal számolnak, amit egy ilyen figyelmes játékos megjegyez, és semmi mással.',
    ),
    ruling(
      'OM-5.1',
      'A játék azzal a körrel ér véget, amelyben elkel az utolsó reformkártya; a többiek már nem kerülnek sorra. A játszma legutolsó körében, a hatodik fordulóéban is, elmarad a húzás.',
      `„${options.finishRound.name}”: ezzel a beállítással a forduló hátralévő körei szokásosak, húzással együtt; csak a legutolsóban nincs húzás.`,
    ),
    ruling(
      'OM-5.4',
      'A szöveg felsorolása szerint a többség 2, a hat frakció 1 pont, a saját példája szerint fordítva. Mi a példát követjük: mind a hatot nehezebb összegyűjteni. És minden frakciót számolunk, amelyből neked van a legtöbb.',
    ),
    ruling('OM-5.6', 'Ha a követők száma is egyenlő, a győzelem közös.'),
  ],
}

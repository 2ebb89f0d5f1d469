import { blockMakers, type Rulebook } from '@eminence/kernel'

const { text, ruling } = blockMakers(' ')

/** Where the text is silent, garbled or contradictory. */
export const rulings: Rulebook['sections'][number] = {
  title: 'Saját döntéseink',
  blocks: [
    text(
      'Ahol a szöveg hallgat, hibás, vagy ellentmond önmagának, ennél az asztalnál így játszunk. Egy döntés az előkészületről: a kapcsolatkártyád az egész játékban nálad marad, mert a tanácstáblának szüksége van rá.',
    ),
    ruling('PI-1.2', 'Ha egy kártyán több korongod van, és egy távozik, az a legalsó.'),
    ruling('PI-1.3', 'Szervezésnél, suttogásnál, terveknél és a botok irányainál egy kártya sosem a saját szomszédja.'),
    ruling('PI-1.4', 'A tanácstábla nem térképkártya: a mellette fekvő kártya peremkártya.'),
    ruling(
      'PI-1.13',
      'Az eldobott kártyákat abban a pillanatban keverjük meg, amikor az utolsó kártya elhagyja a paklit; ha akkor nincs ilyen, amint lesz.',
    ),
    ruling(
      'PI-2.2',
      'Az átváltott kegyek valóban egy frakcióéi; a mindent helyettesítő művész nem egészíti ki más frakció készletét. Olyan frakció készletét pedig, amelyet az ár maga is kér, nem kínáljuk fel: abból egy is elég.',
    ),
    ruling(
      'PI-2.5',
      'Hogy mely jelek maradnak el, az egyetlen döntés az akció minden korongjáról. Előbb az egyes korongok kedvezménye jön, aztán a végösszegé, amelynek nincs alsó határa.',
    ),
    ruling('PI-3.2', 'Az aláaknázás magától megtörténik; hogy kit ér, azt az választja ki, aki kapja.'),
    ruling(
      'PI-5.4',
      'A kongresszusnál és a nyomdánál nincs átváltás; a művészek kártyájának gazdája a nyomdát művészekkel is fizetheti.',
    ),
    ruling(
      'PI-5.5',
      'Ahol a rózsakeresztesek előretörése mindkettőt megengedi, a felderítést kétszer kínáljuk fel: főakcióként, és ingyen a rózsakeresztes kártyához illő keggyel. Az általa megnevezett befolyásolás és elbocsátás mindig ingyenes.',
    ),
    ruling('PI-6.4', 'Két ilyen hatás kétszer hozza a kegyértéket.'),
    ruling('PI-8.1', 'Korong nélküli kártyát nem lehet megzsarolni: a BÁRMELY csak a szomszédságtól tekint el.'),
    ruling(
      'PI-8.3',
      'A suttogás önkéntes, kártyánként. Az ász és a korona ugyanolyan rang, mint a többi; a tanácstábla sosem suttog.',
    ),
    ruling('PI-8.7', 'Az aláaknázás a zsarolásnál is működik.'),
    ruling('PI-8.8', 'Ha mindenki korongja a tiédnek számít, nincs kivel összejátszani.'),
    ruling(
      'PI-9.1',
      'Legalább egy mozgatásnak lehetségesnek kell lennie; háromnál kevesebbet, akár egyet sem kötelező megtenned.',
    ),
    ruling(
      'PI-10.1',
      'A sorrend: célpont, fizetés, kézből lerakott kártya. Így a kártya a lerakásig rejtve marad. Egy fizetés minden kegye, kiszorításnál is, ugyanahhoz a cselekvő kártyához illik. Lefordított kártyát nem lehet elbocsátani.',
    ),
    ruling(
      'PI-10.3',
      'Koronát csak akkor lehet lerakni, ha a többiek korongjai egyetlen játékoséi; a tieid ekkor visszatérnek.',
    ),
    ruling('PI-11.6', 'Csak akkor folytathatod, ha maradt kártyád.'),
    ruling(
      'PI-11.10',
      'A folytatás mindhárom fajtája a kockát viselő kártyán történik. Derült időben a szervezett korongok bárhonnan jöhetnek. Két kiszorítás egy kártyán két kockát hagy ott.',
    ),
    ruling('PI-12.1', 'Szabadkőműves szövetség alatt sem jöhet semmi korona után.'),
    ruling(
      'PI-12.2',
      'A tisztviselők kártyájával a „mindkettő” akkor is választható, ha a képesség végül lehetetlennek bizonyul: akkor elvész. A korona mindkét használatban lezárja a láncot.',
    ),
    ruling('PI-12.3', 'Kártyát a láncszem kedvéért akkor is kijátszhatsz, ha a képessége semmit sem tehet.'),
    ruling('PI-12.5', 'Az ász három kegye a képessége, nem a kör gyors kegye.'),
    ruling('PI-12.7', 'A cselszövéssel kiürített rendeletet azonnal eldobjuk, és beleszámít az ötbe.'),
    ruling(
      'PI-14.4',
      'Egy tervet a lehető legkevesebb kártya teljesít: további kártyák hozzávétele nem tesz belőle másik csoportot.',
    ),
    ruling('PI-14.5', 'P01 csoportját a peremkártyákon belül nézzük, ahogy a szöveg példája is.'),
    ruling('PI-14.7', 'P03-nál több korona összeadódik.'),
    ruling('PI-14.9', 'P05 nem nevez meg darabszámot: három kártya is elég lehet.'),
    ruling('PI-14.11', 'A rendelkezésünkre álló szövegben P07 lovagokról beszél; mi ászoknak olvassuk.'),
    ruling('PI-14.12', 'P08-hoz a lánc elég; nem kell a páholy minden kártyáján jelen lenned.'),
    ruling(
      'PI-15.4',
      'Ez nem fordulhat elő: egyetlen szabály sem vesz ki tervet a játékból. A teljesség kedvéért áll itt.',
    ),
    ruling('PI-16.1', 'A már korábban képpel felfelé fekvő és az udvarban lévő ászok és koronák nem számítanak.'),
    ruling(
      'PI-17.3',
      'A díj a második udvari kártyával esedékes. A pakliból húzott kártyát megnézheted, mielőtt tovább döntesz. Akinek túl sok van, a határig eldob, és semmit sem húz.',
    ),
    ruling(
      'PI-18.1',
      'Tervvel vagy bottal elért győzelem után mindenki más a második helyen osztozik; a mutatott szám a teljesített tervek száma.',
    ),
    ruling('PI-18.3', 'Mind a hat frakció pontoz, az is, amelynek a kártyája nincs játékban.'),
    ruling('PI-18.5', 'A hatvan forduló a mi határunk, és mindig érvényes, hogy minden játszma véget érjen.'),
    ruling('PI-19.1', 'A bot tanácstábláján lévő korong egy befolyást jelent, mint az emberekén.'),
    ruling('PI-19.4', 'Egy kártya akkor illik egy ponthoz, ha annak valamelyik része végrehajtható rajta.'),
    ruling('PI-19.6', 'Kéz híján nincs mit cserélni: a felfordított kártya a helyén marad.'),
    ruling(
      'PI-19.11',
      'Annak minden korongját támadja, akinek ott a legtöbb van, egyenlőségnél az óramutató szerint elsőét. Akkor is költ kegyet, ha őt támadják. Amit győzelem után letesz, az nem befolyásolás.',
    ),
    ruling('PI-19.12', 'Az ász vagy korona iránykártya is eseményellenőrzést von maga után.'),
    ruling(
      'PI-19.14',
      'Ha egy célponttal semmit sem lehet kezdeni, a forgatókönyv a 3f pont szerint az óramutató irányában továbbfordul; csak ha körben mindent megpróbált, akkor zsarol.',
    ),
    ruling('PI-20.3', 'Nem bocsát el olyan kártyát, amelyen saját korongja van.'),
    ruling('PI-20.4', 'Az 1d pont akkor is sorra kerül, ha a–c nem ad semmit, és oda vezet, ahonnan tovább tud menni.'),
    ruling('PI-22.5', 'Ez a pont az elbocsátás előtt áll; utána sosem történhetne meg.'),
    ruling('PI-22.6', 'Az elbocsátáshoz olyan célpont kell, amelyen egyáltalán nincs korong.'),
    ruling(
      'PI-22.7',
      'Ugyanez áll minden célpontra, amellyel semmit sem lehet kezdeni: az óramutató szerint következő jön. A jelző csak akkor lép az utolsó célpontra, ha van rajta botkorong.',
    ),
    ruling(
      'PI-23.2',
      'A 3d pontot szó szerint követjük: Weishaupt olyan ászt vagy koronát is kicserélhet, amely a saját korongjaival van tele.',
    ),
  ],
}

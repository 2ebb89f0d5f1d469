import type { GuideTexts } from '@eminence/kernel'
import type { LessonId } from '../../guide.ts'

export const hu: GuideTexts<LessonId> = {
  aim: {
    title: 'Két terv a győzelem',
    text: 'Három terv áll nyitva előtted: kettő nyilvános, egyet csak te ismersz. Ha a köröd végén egyszerre kettőt teljesítesz, azonnal nyersz. Mindhez korongok kellenek a térképen. Válassz ki egy tervet, és a térkép megmutatja, hol tart.',
  },
  map: {
    title: 'Emberek térképe',
    text: 'Minden kártya egy luminárius, eleinte lefordítva. Ha felfordul, látszik a rangja, egy vagy két frakciója színe és a korongok helye. Három vagy több érintkező, azonos frakciójú kártya páholy. A szélen fekvő tanácstábládtól indulsz; két kártyát érint.',
  },
  favors: {
    title: 'Kegyekkel fizetsz',
    text: 'A tanácstábládon három frakció áll, mindből egy keggyel kezdesz. Egy akcióért a cél melletti saját kártyád vagy a tanácstáblád frakciójával fizetsz; a korong annyiba kerül, amennyi a helyén áll. Három egyforma kegy bármelyik egyet pótolja.',
  },
  actions: {
    title: 'Két főakció',
    text: 'Jó kezdés: deríts fel a tanácstáblád mellett, és rakj oda egy I. rangú kártyát két saját frakcióddal. Utána befolyásold: ha ezt a két kegyet megtartottad, mindkét helyére futja belőlük.',
  },
  place: {
    title: 'Rakj le egy kártyát',
    text: 'Bármelyik kártyádat lerakhatod, az újat is. Az I. rang a legolcsóbb: korongonként egy kegy. A III. rangon van a legtöbb hely. Az ászt és a koronát tartogasd: a kezedben erősek.',
  },
  laid: {
    title: 'Mindenki előtt nyitva',
    text: 'A kártya képpel felfelé fekszik, és még senkié. Aki mellette van, korongot tehet rá, ezért ne várj sokáig a befolyásolásával. Minden hely annyi kegybe kerül, amennyi rajta áll, felülről lefelé.',
  },
  foothold: {
    title: 'Megvetetted a lábad',
    text: 'Innen már a szomszédait is eléred, és meg is zsarolhatod. A kártyát az uralja, akinek a legtöbb korongja van rajta; a páholyhoz legalább három kell, és több, mint bárki másnak. A legnagyobb páholy ura ingyen megszerezheti a frakciókártyát.',
  },
  income: {
    title: 'Új kegyek',
    text: 'A zsarolás a bevételed, de minden kártya körönként csak egyszer ad. Suttogás: a szomszédos, azonos rangú kártyák is adnak, ha van rajtuk korongod. Összejátszás: más ottani korongjaiért egy-egy kegyet átadsz. Tartsd hát együtt az azonos rangúakat.',
  },
  edict: {
    title: 'Rendelet',
    text: 'Mindenkitől elvette a frakciója összes kegyét. A gazdája minden körében egy hozzá, egy a közösbe kerül, amíg ki nem ürül. Az ötödik után véget ér a játék, és tervek helyett a legnagyobb páholyokban álló korongok döntenek.',
  },
  grow: {
    title: 'A második köröd',
    text: 'Elfogytak a kegyeid? Zsarold meg a tanácstábládat: hármat ad. Azután deríts fel a korongjaid mellett, és rakj egymás mellé azonos frakciójú kártyákat: így nő a páholy.',
  },
  rivals: {
    title: 'Még három akció',
    text: 'A szervezés korongot mozgat, az elbocsátás kártyát cserél. A kiszorítás elűzi az ellenfél korongjait: ki-ki az ottani és környező korongjaihoz ad egy kártyát, a több nyer. Tarts egy erőset.',
  },
  schemes: {
    title: 'A cselszövés ingyen van',
    text: 'A főakcióid elfogytak, de a kezedből még játszhatsz: egy kártya képességét, vagy körönként egyszer a gyors kegyet. A következőnek legyen vele közös frakciója. A végén újra négyig húzol.',
  },
  event: {
    title: 'Esemény',
    text: 'Ász vagy korona került elő: két eseménykártyát látsz, egyet megtartasz. A különleges esemény a következő körödre vár. A rendelet azonnal elviszi a frakciója kegyeit, a tieidet is.',
  },
  redraw: {
    title: 'Húzz négyig',
    text: 'Az udvarból egy kártya ingyenes, a pakliból mindig húzhatsz. A második udvari egy kegybe kerül, és a kettő közül az egyik a kamarás alatti legyen.',
  },
  closing: {
    title: 'Most már tudod, hogyan megy',
    text: 'Válassz két olyan tervet, amelyet más-más kártyákkal teljesíthetsz, és haladj mindkettő felé. Körönként csak egyet jelenthetsz be, ezért az elsővel siess. És minden körben nézd meg, mi hiányzik még az ellenfelednek, és állj az útjába.',
  },
}

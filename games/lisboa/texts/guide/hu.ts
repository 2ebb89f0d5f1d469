import type { GuideTexts } from '@eminence/kernel'
import type { LessonId } from '../../guide.ts'

export const hu: GuideTexts<LessonId> = {
  aim: {
    title: 'Romokban a város',
    text: 'Lisszabont építitek újjá: a belváros telkein üzletek állnak majd, köröttük középületek, amelyek vevőket hoznak. A pontok a parókák; üzletek, középületek, hajók és rendeletek hozzák őket. Akinek két korszak után a legtöbb van, az nyer.',
  },
  own: {
    title: 'A táblád',
    text: 'Réissel a telket fizeted, befolyással a látogatást, az áruidat pedig eladhatod vagy elcserélheted. Gyűjts törmeléket: a három fajtából egy-egy kocka egy készlet, és egy készlet parókát, helyet még egy lapnak és nagyobb raktárat hoz.',
  },
  tile: {
    title: 'Barát az egyházban',
    text: 'A két lapkából egyet tarts meg. A képessége addig szolgál, amíg nálad van; a parókáit csak akkor kapod meg, ha egyházi értékeléskor visszaadod. Azt a képességet válaszd, amelyet a legtöbbször használnál.',
  },
  card: {
    title: 'Körönként egy lap',
    text: 'Válassz egy lapot, és látod, mire jó: mehet a portfóliódba, meglátogathatod vele a nemest, finanszírozhatod az eseményét, vagy eldobhatod aranyért. Jó kezdés az építésznél: kevés befolyásért hivatalnokokat veszel fel, és megépíted első üzletedet.',
  },
  state: {
    title: 'A nemesnél',
    text: 'Előbb válassz egyet a két állami akcióból: később még hasznát veszed. Utána jön a nemesi akció, az erősebb: az építésznél üzletet építesz, a márkinál rendeleteket szerzel, a királynál középületet nyitsz meg. Az egyiket kihagyhatod.',
  },
  market: {
    title: 'Eladás vagy csere',
    text: 'Árut a rakparton álló hajókra adhatsz el, a sajátodra vagy máséra; hajó nélkül nincs eladás. Vagy kereskedj: adj egy nemesnek egy vagy két árut, aranyat vagy olyat, amilyet ő kedvel. Mindegyikért egy állami akciója jár, befolyás nélkül.',
  },
  land: {
    title: 'Hol építs?',
    text: 'Minden kivilágított telken ott a legalacsonyabb ára, és hogy hány parókát hoz azonnal. A sor és az oszlop törmeléke drágítja; az oszlop alatti bónuszt előbb kapod meg, ez is segít fizetni. A sora és utcája végén álló középületek később is fizetnek érte.',
  },
  cube: {
    title: 'El a törmelékkel',
    text: 'Vegyél el egy kockát ebből a sorból vagy oszlopból; a többit ki kell fizetned. Földrengés, tűz és szökőár együtt egy készlet, ezért olyat vegyél, amilyened nincs. Ha szűkös a pénz, vidd a legdrágábbat: akkor kevesebbet fizetsz.',
  },
  store: {
    title: 'Saját üzlet',
    text: 'Annak az utcának az áruját termeli, amelyre a bejárata nyílik. Ha a sorában vagy az utcájában olyan középület nyílik, amelyen ez az áru szerepel, parókát kapsz, bárki nyitotta is meg. A végén pedig utcánként összevetjük az üzletek számát.',
  },
  decrees: {
    title: 'Végy rendeleteket',
    text: 'Kettőt is elvehetsz. A játék végén hoznak parókát, és a számok mutatják, mennyit érnének ma neked. Azt válaszd, amire úgyis készülsz: üzletek egy utcában, hajók, hivatalnokok.',
  },
  visitor: {
    title: 'Az ellenfeled látogat',
    text: 'A látogatás annyi befolyásba kerül, amennyit a kincstár mutat, és még egybe a többiek minden hivatalnokáért a nemes hivatalában. Akinél ott van e nemes királyi kegye, az követheti a látogatót, és végrehajthatja egy akcióját.',
  },
  follow: {
    title: 'Követheted',
    text: 'Nálad van ennek a nemesnek a királyi kegye. Add vissza, fizesd ki, amibe neked kerülne a látogatás, és máris végrehajthatod egy akcióját, két köröd között. Megéri, ha hasznát veszed; maga a lapka a végén 2 parókát érne.',
  },
  draw: {
    title: 'Húzz egy lapot',
    text: 'Minden kör végén elveszed a négy pakli egyikének felső lapját. Gondolj a következő köreidre: az építész az üzletekhez kell, a márki a rendeletekhez, a király a középületekhez, a kincstár pedig pénzt hoz.',
  },
  later: {
    title: 'A második köröd',
    text: 'Kevés a réised? A portfólióba tett kincstárkártya azonnal fizet, és a képessége is megmarad. Kevés a befolyásod? Egy új hajó és minden egyházi értékelés annyit hoz, amennyit a portfóliód felső sorának lapjai és hajói mutatnak.',
  },
  closing: {
    title: 'Most már tudod, hogyan megy',
    text: 'Az első korszaknak valakinek a második készlete vagy három üres pakli vet véget. Ott építs üzletet, ahol középület nyílik majd, tarts hivatalnokokat a tervrajzaidhoz, és végy hozzájuk illő rendeleteket. A táblád fölötti összeg mutatja, mennyid lenne most.',
  },
}

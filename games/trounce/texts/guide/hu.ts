import type { GuideTexts } from '@eminence/kernel'
import type { LessonId } from '../../guide.ts'

export const hu: GuideTexts<LessonId> = {
  aim: {
    title: 'Tizenkét pont a cél',
    text: 'A szemben ülő társaddal játszol a másik kettő ellen. Pontot az ütések hoznak: mindenki letesz egy lapot, és a legjobb lap viszi mind a négyet. Az az oldal nyer, amelyik előbb eléri a 12 pontot.',
  },
  hand: {
    title: 'A lapjaid',
    text: 'A legtöbb lap két színhez tartozik, és mindkettőben teljes értékű. Minden színben a korona a legerősebb, utána az ász, majd a 6-ostól lefelé a 2-esig. A koronáidra vigyázz: sokat érnek.',
  },
  order: {
    title: 'Bemondás vagy passz',
    text: 'Válaszd az egyik ászt, és a színe adu lesz: minden más színt üt. A másik ász mutatja a bónuszszínt. Van valamelyikből két-három jó lapod? Akkor mondd be; ha nincs, passzolj.',
  },
  orderAgain: {
    title: 'Második lehetőség',
    text: 'Mindenki passzolt, most a másik négy ász közül lehet választani. Adunak azt a színt mondd be, amelyikben a legerősebb vagy, aztán jöhet a bónuszszín; vagy passzolj újra.',
  },
  alone: {
    title: 'Ketten könnyebb',
    text: 'Ki is ültetheted a társadat: ha egyedül viszed mind a hat ütést, kettő helyett három pont jár érte. Az első játszmában inkább játssz vele együtt.',
  },
  makers: {
    title: 'A ti oldalatok mondta be',
    text: 'Most ti vagytok a bemondók. Kettőtöknek a hat ütésből négy kell; ha csak három vagy kevesebb lesz, a bemondás megbukik, és a védők kapnak 2 pontot.',
  },
  defenders: {
    title: 'A másik oldal mondta be',
    text: 'Most ti vagytok a védők. A bemondóknak a hat ütésből négy kell. Ha a társaddal hármat elvisztek, a bemondás megbukik, és ti kaptok 2 pontot.',
  },
  suits: {
    title: 'Adu és bónusz',
    text: 'Az adu minden más színt üt. A bónuszszín lapjai önmagukban nem erősebbek, de 1 pontot kap az az oldal, amelyiknek több van belőlük az ütéseiben. Közben mindenki kapott még egy ászt is.',
  },
  lead: {
    title: 'Te hívsz',
    text: 'Bármelyik lapot kijátszhatod. Egy korona vagy egy ász gyakran rögtön viszi az ütést, egy kétszínű lap mindkét színét megnyitja. Ha rámutatsz egy lapra, az asztal megmondja, mi történne.',
  },
  follow: {
    title: 'Színre színt',
    text: 'Az első lap színei nyitottak, középen látod őket. Ha van ilyen lapod, azt kell adnod: a kivilágított lapok jók. Adj erőset, ha vinni akarod az ütést, gyengét, ha úgyis elveszett.',
  },
  free: {
    title: 'Szabad a választás',
    text: 'Abból a színből, amelyik számít, nincs lapod, ezért bármit kijátszhatsz. Vidd el az ütést aduval, vagy dobj el egy gyenge lapot, és tartogasd a jókat.',
  },
  lock: {
    title: 'Rögzített szín',
    text: 'Az első lapnak két színe volt. Hogy melyik számít, azt az dönti el, aki elsőként ad színt: ez most rögzült, és akinek van ilyen lapja, annak ezt kell adnia.',
  },
  trounce: {
    title: 'Trónfosztás!',
    text: 'Egy korona vitte volna az ütést, de egy másik korona elverte, a színüktől függetlenül. Ezt az ütést már csak adu vagy egy újabb korona viheti. Egyetlen korona sincs tehát biztonságban.',
  },
  trick: {
    title: 'Megvan az első ütés',
    text: 'A legmagasabb adu viszi; ha nincs benne adu, akkor a hívott vagy rögzített szín legmagasabb lapja. Aki az ütést viszi, az hív a következőhöz.',
  },
  closing: {
    title: 'Most már tudod, hogyan megy',
    text: 'Hat ütés után jön a számolás: négy vagy öt ütés 1 pontot ér a bemondóknak, mind a hat 2-t. Figyeld, mely koronák mentek már el, és számold a bónuszlapokat: sok játszmát az az egy pont dönt el.',
  },
}

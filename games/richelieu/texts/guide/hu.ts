import type { GuideTexts } from '@eminence/kernel'
import type { LessonId } from '../../guide.ts'

export const hu: GuideTexts<LessonId> = {
  aim: {
    title: 'Három cselszövés',
    text: 'Minden mezőben felül Richelieu áll, alul az egyik ellensége. Te egyikükhöz sem tartozol: bármelyik oldalra küldhetsz ügynököt, és jutalmat kapsz, ha az az oldal győz. Aki 13 cselszövés után a legtöbb pontot gyűjtötte, az nyer.',
  },
  agents: {
    title: 'A tíz ügynököd',
    text: 'A szám mutatja, mennyivel erősíti az ügynök az oldalát. Kettő közülük −2-es: őket oda tedd, ahol vereséget szeretnél látni. Amíg egy ügynök képpel lefelé fekszik, csak te tudod, mennyit ér.',
  },
  cardinal: {
    title: 'A bíboros mögött',
    text: 'Ez a presztízssáv, ezen sétál a bíboros. Mögötte állsz, ezért ebben a körben két akciód van. Aki vele egy mezőn vagy előtte áll, annak csak egy.',
  },
  place: {
    title: 'Tegyél le egy ügynököt',
    text: 'Válassz egy kivilágított helyet. A szám az ára: az 1-es, 2-es és 3-as helyen az ügynök képpel lefelé fekszik, a 0-s ingyenes, de ott mindenki látja. Vesd össze a lapok jutalmait (I az elsőé, II a másodiké), és azt támogasd, amelyik neked is kellene.',
  },
  agent: {
    title: 'Melyik ügynök?',
    text: 'Egy 3-assal messze az élre kerülsz ezen a lapon, egy 1-es olcsó támogatás, egy −2-es pedig árt. A győztes lapon az a két játékos kap jutalmat, aki a legtöbbet tette hozzá.',
  },
  second: {
    title: 'A második akciód',
    text: 'Egy újabb ügynök most 2 louis-val többe kerül. Vagy gyűjtsd be a bevételedet: annyi louis-t, ahányason a jelződ áll. Be is fejezheted a körödet, és félreteheted a pénzed.',
  },
  hidden: {
    title: 'Titok',
    text: 'Valaki képpel lefelé tett le egy ügynököt. Azt látod, kié, de azt nem, hogy segít-e vagy árt. Mindkét oldalon ott az általad ismert összeg, és egy-egy jel minden rejtett ügynökért.',
  },
  money: {
    title: 'Fogy a pénz',
    text: 'Alig maradt louis-d. Gyűjtsd be a bevételedet, adj el egy ékszert 5 louis-ért (a játék végén 4 pontot érne), vagy foglalj el egy ingyenes helyet, és mutasd meg az ügynöködet.',
  },
  last: {
    title: 'Egyetlen szabad hely',
    text: 'Az egyik lapról már csak egy ügynök hiányzik. Aki odateszi, azonnal eldönti az egész cselszövést, ezért előbb vesd össze a két oldalt: jó neked, ha most dől el?',
  },
  intrigue: {
    title: 'Eldőlt egy cselszövés',
    text: 'Megtelt egy lap, ezért a mező összes ügynökét felfordítottuk. A nagyobb összegű oldal győz, döntetlennél Richelieu. Aki ott a legtöbbet tette hozzá, az első jutalmat és a lapot kapja, a következő a második jutalmat.',
  },
  rewarded: {
    title: 'Ez a tiéd',
    text: 'Segítetted a győztes oldalt, ezt kapod érte. Ha első voltál, a lap is nálad marad, és a végén számít. Az ügynökeid a városban várnak, amíg ki nem ürül a kezed.',
  },
  walks: {
    title: 'A bíboros lép',
    text: 'Ha Richelieu győz, a bíboros előrelép, ha az ellenségei, hátra. Nézd meg, kit hagyott maga mögött: aki mögötte áll, annak két akciója van, és az sokat ér.',
  },
  closing: {
    title: 'Most már tudod, hogyan megy',
    text: 'Három dologra figyelj: melyik lap telik meg hamarosan, hol állsz a bíboroshoz képest, és hol fájna a legjobban a −2-esed. A végén a presztízs, a bevétel és a katonaság számít, meg az elnyert lapok és az ékszerek.',
  },
}

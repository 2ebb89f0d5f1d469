import type { GuideTexts } from '@eminence/kernel'
import type { LessonId } from '../../guide.ts'

export const hu: GuideTexts<LessonId> = {
  aim: {
    title: 'Alapítsd újjá a rendet',
    text: 'A bábuddal Bajorországot és Tirolt járod, követőket toborzol, és reformokat hajtasz végre. A régióban látható négy jel a reform ára: 3 pontot ér, és a vele kijátszott kártya is számít. Hat köröd van.',
  },
  identity: {
    title: 'Ki vagy?',
    text: 'Az egyik kártya lesz a személyed, a többi a kezed. A száma fontos: ez az erőd minden kiszorításnál, válassz hát nagyot. A III. rangút lehetőleg tartsd kézben: a magas rang reform alatt többet ér.',
  },
  start: {
    title: 'Hol kezdesz?',
    text: 'Válassz a jeleddel megjelölt három régió közül. Keress olyat, ahol a kártyáid frakcióinak követői állnak, és a közelben van reform, amely őket kéri. Három követőd már van: a személykártyádon látod őket.',
  },
  edict: {
    title: 'A forduló rendelete',
    text: 'Egy frakció tilalom alatt áll: ebben a fordulóban senki sem toborozhatja a követőit. A nálad lévőkkel fizethetsz reformért. Minden frakcióra sor kerül; a hatodikkal kezdődik az utolsó forduló. Aki később kerül sorra, néhány pontot kap érte.',
  },
  card: {
    title: 'Körönként egy kártya',
    text: 'A rang mutatja, mennyit léphetsz: I, II vagy III régiót; ásszal és koronával bárhová eljutsz. A jelek mutatják, kit toborzol, és mit fizet a lap egy reformnál. Nézz meg egy kártyát, és fényleni kezd, ameddig elér.',
  },
  act: {
    title: 'Lépj, aztán toborozz',
    text: 'Léphetsz, toborozhatsz és reformálhatsz, egyszer-egyszer, bármilyen sorrendben. Menj oda, ahol a kártyád frakcióinak követői állnak, és lehetőleg nincs még korong. Vigyázz: ha ott állsz meg, ahol más bábuja van, az kiszorítás.',
  },
  gathered: {
    title: 'A követőid',
    text: 'Most a személykártyádon vannak, és reformért fizethetsz velük. Aki egy régióban elsőként toboroz, korongot is hagy ott: a végén 1 pont, kiszorításnál erő. Ha nincs több teendőd, fejezd be a köröd.',
  },
  icon: {
    title: 'Jel a kártyán',
    text: 'Ebben a körben egyszer használhatod. A szabadkőműves a lap egyik frakciójának követőjét egy szomszédos régióba viszi: hozd oda, ahol toborzol. A rózsakeresztes azonnal két kártyát ad a kezedbe.',
  },
  reform: {
    title: 'Itt reformálhatsz',
    text: 'A kártyád fedezi a saját jeleit, a többit követőkkel fizeted. Kézben tartott lapokkal is fizethetsz: válaszd ki őket lent. Új lapokat ingyen húzol, követőből viszont kevés van, ezért előbb a fölös lapokat költsd.',
  },
  reformed: {
    title: 'Az első reformod',
    text: '3 pont a reformért, 1–4 az alatta fekvő kártyáért, és még egy a régióba tett korongért. Körönként egy reformot hajthatsz végre: mostantól keresd a következőt, amelyet elérsz, és magas kártyát játssz ki hozzá.',
  },
  oust: {
    title: 'Kiszorítás',
    text: 'Két bábu találkozott. Mindkét oldalon összeadódnak a régió és a szomszédai korongjai, a személy és a kijátszott lap; ha a támadó nem erősebb, veszít. A győztes korongot tesz le, elvesz egy követőt, és arrébb küldi a vesztest.',
  },
  defend: {
    title: 'Megtámadtak',
    text: 'Válaszolj egy kártyával: az ereje a tiédhez adódik, és döntetlennél is te állsz jobban. Az ász rögtön nyer, hacsak a támadónak nincs koronája. A kezed utána újra megtelik, ne takarékoskodj túlságosan.',
  },
  draw: {
    title: 'Húzz négyre',
    text: 'Minden lapot a nyílt udvarból vagy vakon a pakliból veszel. Gondolj a következő reformra: ha egy kártyán két jele is megvan, az ár felét kifizeti. Egy III. rangú lappal messzire jutsz.',
  },
  closing: {
    title: 'Most már tudod, hogyan megy',
    text: 'Gondolkodj két körrel előre: itt toborzol, a szomszédban reformálsz. A végén minden korong 1 pont, mind a hat frakció követői 2, egy frakcióban az egyedüli többség 1. A reformokért verseny folyik: az utolsóval vége a játéknak.',
  },
}

import { blockMakers, type Rulebook } from '@eminence/kernel'
import { hu, reward } from '../hu.ts'
import { exampleBoxes, type RulebookPicture } from '../pictures.ts'
import { rulings } from '../rulings/hu.ts'
import { sheetTable } from '../tables.ts'

const { text, rule, rules, list, table, example, drawnExample: box, picture } = blockMakers<RulebookPicture>(' ')
const { sheets, options, neutrals } = hu

const head = {
  sheet: 'Lap',
  faction: 'Frakció',
  spaces: 'Helyek',
  first: 'Első',
  second: 'Második',
  cardinal: 'Bíboros',
}

export const rulebook: Rulebook = {
  sections: [
    {
      title: 'A játék dióhéjban',
      blocks: [
        text(
          'Franciaország XIII. Lajos idején. Richelieu bíboros tartja egyben az országot; Anglia, a Habsburgok, a protestánsok és a francia nemesség fele ellene áskálódik.',
          'Szilárd elvek nélküli nemes vagy: a bíboros melletti és a bíboros elleni cselszövésekbe egyaránt küldesz ügynököket, és bármelyik oldal kerekedik felül, hasznot húzol belőle.',
        ),
        text(
          'Mindig három cselszövés fekszik az asztalon, mindegyik egy Richelieu-lapból és egy szembenálló lapból áll. Amint a kettő közül az egyiknek mind az öt helye megtelik, mindkét lap ügynökeit felfordítjuk, és az erősebb oldal győz.',
          'A győztes oldal segítői közül az a kettő kap jutalmat, aki a legtöbbet tette hozzá, és az első a lapot is elviszi. Aki 13 cselszövés után a legtöbb pontot gyűjtötte, az nyer.',
        ),
        text('Három dolog adja meg a játék ízét:'),
        list(
          'Az ügynökök többsége képpel lefelé fekszik, és tíz közül kettőnek −2 az értéke: lehet, hogy aki ott áll egy lapon, éppen elrontani akarja.',
          'Az ingyenes helyen mindenki látja az ügynöködet; a titok pénzbe kerül.',
          'A bíboros a presztízssávon sétál. Aki mögötte áll, annak két akciója van egy körben, mindenki másnak csak egy.',
        ),
      ],
    },
    {
      title: 'Játékelemek és előkészület',
      blocks: [
        text(
          'A játékban 26 cselszövéslap van: 13 piros hátlapú Richelieu-lap és 13 sárga hátlapú szembenálló lap (Anglia 4, Franciaország, a Habsburgok és a protestánsok 3-3). Van még 40 ügynök, 10 ékszer, pénz (louis), három bábu (a bíboros, a királynő és a szürke eminenciás), és mindenkinek egy paraván meg egy-egy jelző a három sávra.',
        ),
        picture(
          { name: 'agents' },
          'Egy játékos tíz ügynöke: két −2-es, három 1-es, három 2-es és két 3-as, összesen 11.',
        ),
        picture(
          { name: 'sheet', sheet: 'E1' },
          `Egy lap („${sheets.E1}”): öt hely az árával; alatta az első jutalma, a második jutalma, és az, hogy mennyit lép a bíboros, ha ez a lap győz.`,
        ),
        rule(
          'RI-1.1',
          'A piros és a sárga lapokat külön keverjük meg. A három cselszövésmező felső felébe egy-egy piros, alsó felébe egy-egy sárga lap kerül képpel felfelé. A többi tíz-tíz lap a két lefordított pakli.',
        ),
        rule(
          'RI-1.2',
          'A paravánod mögött van a tíz ügynököd (ez a kezed), 7 louis és 2 ékszer. A városban 2 ékszer van, ügynök még nincs.',
          'A jelzőid a presztízs 0, a katonaság 0 és a bevétel 1 mezőjéről indulnak; a bíboros a presztízssáv 7-es mezőjén áll, a királynő és a szürke eminenciás a palotájában.',
        ),
        rule('RI-1.3', 'A kezdőjátékost kisorsoljuk, utána sorban következtek.'),
        rule(
          'RI-1.4',
          'Két játékossal mindkettőtöknél van még hét ügynök egy semleges színből: egy −2-es, három 1-es és három 2-es. Hogy mire valók, azt a két játékosról szóló fejezet mondja el.',
        ),
        rule('RI-1.5', 'Mindenkinek van színe. A színek a játékban nem számítanak.'),
      ],
    },
    {
      title: 'A köröd',
      blocks: [
        rule('RI-2.1', 'A játékosok egymás után kerülnek sorra, amíg a játék véget nem ér.'),
        rule(
          'RI-2.2',
          'A köröd elején nézd meg a presztízssávot. Ha a bíboros mögött állsz, két akciód van; ha vele egy mezőn vagy előtte, akkor egy.',
        ),
        picture(
          { name: 'prestige', prestige: [3, 6, 7, 11], cardinal: 7 },
          'A bíboros a 7-esen áll. A és B mögötte van, nekik két akciójuk van; C egy mezőn áll vele, D előtte, nekik egy.',
        ),
        rule('RI-2.5', 'Az akciók:'),
        table(
          ['Akció', 'Mit teszel', 'Hányszor egy körben'],
          ['A Bevétel', 'pénzt kapsz a banktól', 'egyszer'],
          [
            'B Ügynök lerakása',
            'egy szabad helyre ügynököt teszel, és kifizeted az árát',
            'kétszer, a második 2 louis-val drágább',
          ],
          ['C Előléptetés', 'fizetsz, és lépsz a katonaságsávon; csak a bíboros mögül', 'egyszer'],
          ['D Ékszer', 'egyet eladsz 5 louis-ért, vagy veszel 8-ért', 'egyszer: eladás vagy vétel'],
        ),
        rules(
          [
            'RI-2.3',
            'Az akcióid száma a kör elején eldől. Ha az elsővel megelőzöd a bíborost, a második akkor is megvan.',
          ],
          [
            'RI-2.4',
            'Az összesített presztízst hasonlítsd össze: aki már körbeért, és nála van a 30+ lapka, az megelőzi a bíborost, aki még nem.',
          ],
          ['RI-2.6', 'Az első akciót végre kell hajtanod, a másodikról lemondhatsz.'],
          ['RI-2.7', 'Ha másodikként semmi sem lehetséges, a köröd véget ér.'],
          [
            'RI-2.8',
            'Ha egy akciód eldönt egy cselszövést, azt minden következményével lejátsszuk, mielőtt folytatod.',
          ],
          ['RI-2.9', 'Az akciók után két játékossal a semleges ügynök következik, majd a következő játékos köre.'],
        ),
      ],
    },
    {
      title: 'A akció: bevétel',
      blocks: [
        rule('RI-3.1', 'Annyi louis-t kapsz a banktól, ahányas mezőn a bevételjelződ áll.'),
        rule('RI-3.2', 'A bank sosem fogy ki.'),
        example('A bevételjelződ a 3-ason áll: 3 louis-t kapsz.'),
      ],
    },
    {
      title: 'B akció: ügynök lerakása',
      blocks: [
        rule(
          'RI-4.1',
          'Válaszd ki bármelyik lap egy szabad helyét, fizesd ki a rányomtatott árat, és tegyél oda egy ügynököt a kezedből.',
        ),
        rule(
          'RI-4.2',
          'Az ugyanabban a körben akcióval lerakott második ügynököd 2 louis-val többe kerül, bárhová teszed. A jutalomból lerakott és a semleges ügynökök ingyenesek, és ebbe nem számítanak bele.',
        ),
        rule(
          'RI-4.3',
          'Az 1-es, 2-es és 3-as helyen az ügynök képpel lefelé fekszik: mindenki látja, kié, de az értékét csak a gazdája ismeri.',
        ),
        rule('RI-4.4', 'A 0-s helyen képpel felfelé fekszik, az értékét rögtön mindenki látja.'),
        box(
          exampleBoxes.placing,
          'A felső lapon C 2 louis-t fizetett, B 2-ese pedig nyíltan fekszik egy 0-s helyen. Az alsón B 3 louis-ért a bal szélső helyet foglalta el, A 3-asa nyíltan áll a 0-s helyen.',
          'Ha most az alsó lap második helyét foglalod el, 2 louis-t fizetsz, vagy 4-et, ha ez a körben a második lerakásod. Még három ügynök, és az a lap megtelik.',
        ),
        rules(
          ['RI-4.5', 'Kell hozzá ügynök a kezedben és elég pénz; hitel nincs.'],
          [
            'RI-4.6',
            'Egy lapon akárhány ügynököd lehet, akár egy cselszövésmező mindkét lapján, akár az összes mezőben.',
          ],
          ['RI-4.7', 'A lapokon álló ügynökeid ott maradnak: sem vissza nem veheted, sem át nem teheted őket.'],
          [
            'RI-4.8',
            'Lerakás után először visszaveszed az ügynökeidet, ha kiürült a kezed; utána, ha a lap megtelt, eldől a cselszövés.',
          ],
        ),
        rule(
          'RI-4.9',
          'Visszavétel: amikor az utolsó ügynöködet is lapra tetted, a városban lévő összes ügynököd visszatér a kezedbe. A most lerakott a helyén marad. Mivel ez megelőzi az esetleges kiértékelést, annak az ügynökei már a városba kerülnek, és ott várnak a következő visszavételig.',
        ),
        rule(
          'RI-4.10',
          'Ha üres a kezed, és a városban sincs ügynököd, nem rakhatsz le. Amint egy eldőlt cselszövésből ügynökeid a városba kerülnek, azonnal visszatérnek hozzád.',
        ),
      ],
    },
    {
      title: 'C és D akció: előléptetés és ékszer',
      blocks: [
        rule(
          'RI-5.1',
          'Előléptetés: lépj egyet előre a katonaságsávon, fizesd ki az elért mező számát, és vedd el az ott látható bónuszt, ha van.',
        ),
        rule(
          'RI-5.2',
          'Csak akkor teheted, ha abban a pillanatban a bíboros mögött állsz, nem vagy az utolsó mezőn, és futja a pénzedből.',
        ),
        picture(
          { name: 'tracks', income: [1, 3, 2, 5], military: [0, 2, 3, 6] },
          'A bevételsáv és a katonaságsáv. B következő előléptetése 3 louis-ba kerül, C-é 4-be, és 1 presztízst is hoz.',
        ),
        rule('RI-5.3', 'Ékszer eladása: tedd a városba, és vegyél el 5 louis-t.'),
        rule('RI-5.4', 'Ékszer vétele: fizess 8 louis-t, és vegyél el egyet a városból, ha van ott.'),
        text('A játék végén minden nálad lévő ékszer 4 pontot ér, az eladás tehát olyan, mint egy drága kölcsön.'),
      ],
    },
    {
      title: 'A cselszövés eldől',
      blocks: [
        rule(
          'RI-6.1',
          'Egy cselszövés akkor dől el, amikor a két lap egyikén mind az öt helyet ügynök vagy bábu foglalja el. A másik lapnak nem kell megtelnie, akár üres is lehet.',
        ),
        rule('RI-6.2', 'Fordítsátok fel mindkét lap összes ügynökét.'),
        rule(
          'RI-6.3',
          'Adjátok össze laponként az értékeket, a −2-eseket is. A Richelieu-lapon álló királynő és a szembenálló lapon álló szürke eminenciás 3-at ér. A helyek ára már nem számít.',
        ),
        rule('RI-6.4', 'A nagyobb összegű oldal győz; döntetlennél Richelieu.'),
        rule(
          'RI-6.5',
          'Innentől csak a győztes lap számít. A hozzájárulásod a rajta álló ügynökeid összege; csak a 0-nál nagyobb összeg kerül a rangsorba. A királynő és a szürke eminenciás senkié sem.',
        ),
        rule(
          'RI-6.6',
          'Rangsoroljátok a hozzájárulásokat. Egyenlőségnél az áll előrébb, akinek a bal szélső ügynöke balrább áll.',
        ),
        rule(
          'RI-6.7',
          'Az első kapja az első jutalmat és a lapot; a második a második jutalmat; a többiek semmit. Az a jutalom, amelyre nincs rangsorolt játékos, elvész.',
        ),
        rule(
          'RI-6.8',
          'Ezután a bíboros annyit lép, amennyi a győztes lapon áll: előre, ha Richelieu győzött, vissza, ha egy szembenálló frakció. 0 alá sosem kerül.',
        ),
        rule(
          'RI-6.9',
          'Ha Richelieu győzött, és a bíboros most az első helyezett mögött áll, felzárkózik az ő mezőjére.',
        ),
        rule('RI-6.10', 'Ő is körbemehet a sávon: 29 után 30 jön.'),
        rule('RI-6.11', 'A vesztes lap kikerül a játékból, és aki azt támogatta, nem kap semmit.'),
        rule(
          'RI-6.12',
          'Mindkét lap összes ügynöke a városba kerül képpel felfelé. Az itt álló királynő és szürke eminenciás visszatér a palotájába.',
        ),
        rule(
          'RI-6.13',
          'Fordítsátok fel ebben a mezőben a következő piros és a következő sárga lapot. Ha elfogytak a paklik, a mező üres marad: az utolsó három cselszövés után már nincs pótlás.',
        ),
        rule('RI-6.19', 'A 13. cselszövés eldöltével a játék azonnal véget ér, akár egy kör közepén is.'),
        box(
          exampleBoxes.resolved,
          `Megtelt az alsó lap, „${sheets.E1}”: 2 + 3 + 2 + 1 + 1 = 9. Richelieu ereje 3 − 2 + 2 = 3, tehát Anglia győz.`,
          'Hozzájárulások: A 5, B 3, D 1. A-nak 3 presztízs, egy lépés a bevételsávon és a lap jár, B-nek 3 presztízs és 3 louis. D nem kap semmit, ahogy a Richelieu-lap támogatói sem. A bíboros kettőt hátrál, és mind a nyolc ügynök a városba kerül.',
        ),
      ],
    },
    {
      title: 'A nyolcféle jutalom',
      blocks: [
        table(
          ['Jutalom', 'Mit ad', 'Szabály'],
          ['Presztízs', 'ennyi lépés előre a presztízssávon', 'RI-8.4'],
          ['Pénz', 'ennyi louis a banktól', 'RI-8.1'],
          ['Bevétel', 'ennyi lépés előre a bevételsávon', 'RI-8.2'],
          ['Katonaság', 'ennyi lépés előre a katonaságsávon, fizetés nélkül, minden bónusszal', 'RI-8.3'],
          ['Ügynök lerakása', 'tedd egy ügynöködet ingyen egy szabad helyre', 'RI-8.6'],
          ['Korrupció', 'tedd át valaki más ügynökét egy másik szabad helyre', 'RI-8.7'],
          ['Királynő', 'tedd a királynőt egy Richelieu-lapra, vagy vidd át egy másikra', 'RI-8.9'],
          ['Szürke eminenciás', 'tedd egy szembenálló lapra, vagy vidd át egy másikra', 'RI-8.9'],
        ),
        rules(
          [
            'RI-8.1',
            'Egy jutalmon belül a sorrend: presztízs, pénz, bevétel, katonaság; végül az, amihez dönteni kell.',
          ],
          ['RI-8.2', 'A bevételsáv 8-ig tart; a további lépések elvesznek.'],
          [
            'RI-8.3',
            'A katonaságsávon egyesével lépsz, és minden elért vagy átlépett bónusz a tiéd: egy lépés a bevételsávon vagy 1 presztízs. A sáv 8-ig tart, a további lépések elvesznek.',
          ],
          [
            'RI-8.4',
            '30 presztízsnél elveszed a 30+ lapkát, és a sávot a 0-s mezőről kezded újra, ami most 30-at jelent. Felső határ nincs.',
          ],
          ['RI-8.5', 'A négy döntéssel járó jutalomról le is mondhatsz. Ha nincs mit választanod, a jutalom elvész.'],
          [
            'RI-8.6',
            'Ügynök lerakása: bármelyik nem zárolt mező (lásd a láncolatokat) szabad helyére, ár és felár nélkül; a 0-s helyen képpel felfelé, máshol lefelé. Ha ez volt az utolsó, az ügynökeid visszatérnek a városból.',
          ],
          [
            'RI-8.7',
            'Korrupció: az ügynök a lap másik helyére, a túloldalra vagy egy másik mezőbe is kerülhet, de zárolt mezőből és zárolt mezőbe nem. A 0-s helyen felfordul, máshol úgy marad, ahogy feküdt. A rejtett ügynököt nem nézed meg, és senki sem fizet.',
          ],
          ['RI-8.8', 'A királynő, a szürke eminenciás és a saját ügynököd nem vesztegethető meg.'],
          [
            'RI-8.9',
            'A királynő a palotájából bármelyik Richelieu-lapra mehet, lapról pedig csak egy másikra; a szürke eminenciás ugyanígy a szembenálló lapokon. A hely árát nem kell kifizetni. Ha a bábu kiértékelésre váró mezőben áll, nem mozdulhat, és a jutalom elvész.',
          ],
          ['RI-8.10', 'Az ötödik helyre kerülő bábu ugyanúgy megtölti a lapot, mint egy ügynök.'],
          ['RI-8.11', 'Ha mindkét jutalmazottnak döntenie kell, az első végez, mielőtt a második elkezdené.'],
        ),
      ],
    },
    {
      title: 'Láncolatok',
      blocks: [
        rule(
          'RI-6.14',
          'Amit egy jutalom lerak vagy áthelyez, az azonnal megtörténik, még a kiértékelés közben. Ha ezzel egy másik lap is megtelik, az a mező vár: előbb a mostani cselszövés fejeződik be a jutalmakkal, a bíboros lépésével, a mező kiürítésével és az új lapokkal.',
        ),
        rules(
          ['RI-6.15', 'Ha több mező vár, abban a sorrendben dőlnek el, ahogy megteltek.'],
          [
            'RI-6.16',
            'Az éppen eldőlő és a várakozó mezők zárolva vannak: jutalom nem tehet oda és nem vihet el onnan semmit. Csak az éppen eldőlő mezőben álló, már beleszámított királynő vagy szürke eminenciás küldhető tovább.',
          ],
          [
            'RI-6.17',
            'Így két megtelt lap sosem áll szemben egymással. Ha egy másik készlettel mégis előfordulna, a mező akkor is csak egyszer dől el.',
          ],
          ['RI-6.18', 'Láncolat közben másoknak is dönteniük kell; a kör ettől a tiéd marad.'],
        ),
        example(
          `Az 1. mezőben „${sheets.R08}” győz: A az első, és lerakhat egy ügynököt. A 2. mező felső lapjának utolsó szabad helyére teszi, így az a mező vár. B megkapja a második jutalmat, a bíboros lép, az 1. mezőbe új lapok kerülnek; csak ezután dől el a 2. mező.`,
        ),
      ],
    },
    {
      title: 'Két játékos',
      blocks: [
        text('Mindkettőtöknél hét ügynök van egy-egy semleges színből. A két szín két külön semleges játékos.'),
        rule(
          'RI-7.1',
          'Minden köröd végén le kell tenned egy semleges ügynököt egy szabad helyre, ingyen: a 0-s helyen képpel felfelé, máshol lefelé, és akkor az értékét csak te ismered.',
        ),
        rule(
          'RI-7.2',
          'Egy lap utolsó szabad helyére nem kerülhet. Ha minden lapon csak egy szabad hely van, ebben a körben nem teszel le semlegest.',
        ),
        rule(
          'RI-7.3',
          'A semleges ügynökök beleszámítanak az oldal erejébe és, színenként külön, a rangsorba. A semleges játékosnak járó jutalom elvész, és senki sem lép feljebb miatta; aki egy semleges mögött második, az megkapja a második jutalmat.',
        ),
        rule(
          'RI-7.4',
          'Amikor egy semleges szín utolsó ügynöke is lekerült, a városból az összes ilyen színű visszatér ahhoz, akinél a szín van. Ha egy sincs a kezedben, ez a lépés kimarad.',
        ),
        rules(
          [
            'RI-7.5',
            'A semleges ügynökök megvesztegethetők, a nálad lévő színűek is, és utolsó szabad helyre is áthelyezhetők. Az „ügynök lerakása” jutalom csak a saját ügynökeidre szól.',
          ],
          ['RI-7.6', 'A semleges játékosoknak nincs jelzőjük, pénzük és lapjuk, és a pontozásban sem vesznek részt.'],
          ['RI-7.7', 'Ha a játék az akcióid közben ér véget, semleges ügynök már nem következik.'],
        ),
      ],
    },
    {
      title: 'A játék vége és a pontozás',
      blocks: [
        rule('RI-9.1', 'A játék azonnal véget ér, amint a 13 cselszövés közül az utolsó is eldőlt.'),
        table(
          ['Miért', 'Pont'],
          ['Presztízs', 'az összege'],
          ['Bevételsáv és katonaságsáv', 'az elért mezők száma'],
          ['Legtöbb Richelieu-lap', '8 pont'],
          ['Második legtöbb Richelieu-lap', '4 pont'],
          ['Egy szembenálló frakció 1, 2, 3 vagy 4 lapja', '1, 4, 9 vagy 16 pont'],
          ['Ékszerenként', '4 pont'],
        ),
        rules(
          ['RI-9.2', 'A bevétel- és a katonaságjelződ mezőjének számát add a presztízsedhez.'],
          [
            'RI-9.3',
            'Holtverseny a legtöbb Richelieu-lapért: 4-4 pont, és a második helyért nem jár semmi. Holtverseny a második helyen: nem jár pont.',
          ],
          ['RI-9.4', 'Richelieu-lap nélkül nem kaphatsz pontot értük.'],
          [
            'RI-9.5',
            'Minden szembenálló frakció külön számít: a lapjaid számának négyzete. Négy lap csak Angliából lehet.',
          ],
          ['RI-9.6', 'A városban lévő ékszer és a pénz nem ér pontot.'],
          [
            'RI-9.7',
            'A legmagasabb összeg nyer; egyenlőségnél az, akinek több pénze van, azután az, akinek több lapja.',
          ],
          [
            'RI-9.8',
            'Ha négy teljes forduló alatt semmit sem raktok le és semmi sem mozdul a lapokon, a játék véget ér, és a pillanatnyi állást pontozzuk.',
          ],
        ),
        example(
          'A végén A-nak 3 Richelieu-lapja és 1 angol lapja van; B-nek 2 Richelieu-, 3 francia és 1 Habsburg-lapja; C-nek 2 angol és 1 protestáns lapja.',
          'Lapjaiért A 8 + 1 = 9 pontot kap, B 4 + 9 + 1 = 14-et, C 4 + 1 = 5-öt.',
        ),
      ],
    },
    {
      title: 'Ki mit lát?',
      blocks: [
        rule('RI-10.1', 'Mi nyílt és mi rejtett:'),
        table(
          ['', 'A gazdája', 'A többiek'],
          ['Ügynökök a kézben', 'látja', 'csak a számukat látják'],
          ['Lapon képpel lefelé fekvő ügynök', 'látja az értékét', 'csak a színét látják'],
          ['Ügynökök a városban', 'látja', 'látják'],
          ['Pénz és ékszer', 'látja', 'csak azt tudják, mennyit kap és fizet'],
          ['Megnyert lapok', 'látja', 'látják'],
          ['A paklik sorrendje', 'nem ismeri', 'nem ismerik'],
        ),
      ],
    },
    {
      title: 'Választható szabályok',
      blocks: [
        text('Az asztal megnyitásakor ezek választhatók:'),
        list(
          `„${options.neutralLastSpace.name}”: ${options.neutralLastSpace.help}`,
          `„${options.wonSheetsFaceDown.name}”: ${options.wonSheetsFaceDown.help}`,
          `„${options.hiddenMoney.name}”: ${options.hiddenMoney.help}`,
        ),
      ],
    },
    {
      title: 'Példák',
      blocks: [
        example(
          'Két lerakás. Az első akcióval 0-s helyre teszel ügynököt: ingyenes, és képpel felfelé fekszik. A másodikkal 1-esre: 1 + 2 = 3 louis, képpel lefelé. A 3-as helyen 5 lett volna.',
        ),
        example(
          'Előléptetés. A bíboros mögött állsz, a katonaságjelződ a 2-esen: fizetsz 3 louis-t, és a 3-asra lépsz, ahol nincs bónusz. A következő előléptetés 4 louis, és 1 presztízst hoz.',
        ),
        box(
          exampleBoxes.sidesTied,
          'Egyforma erős oldalak. Richelieu ereje 2 + 3 (a királynő) = 5, a megtelt angol lapé 3 + 2 + 1 + 1 − 2 = 5: Richelieu győz.',
          'Csak A járult hozzá, övé az első jutalom és a lap; a második jutalom elvész.',
        ),
        box(
          exampleBoxes.ranksTied,
          'Egyforma hozzájárulás. Franciaország győz. C összege 1 + 2 = 3, A-é 3, D-é −2 + 3 = 1. C bal szélső ügynöke a második helyen áll, A-é a harmadikon: C az első, A a második.',
          'Ha D bal oldali ügynöke 1-es volna, D 4-gyel első lenne, C pedig második.',
        ),
        example(
          'Senkinek sincs pozitív összege. A Richelieu-lapon egyedül a királynő áll (3); a szembenálló lap megtelt: −2, −2, 1, 1, 2 (0). Richelieu győz, de senki sem rangsorolható: nincs jutalom, a lap kikerül a játékból, a bíboros a jelzett számot lépi.',
        ),
        example(
          `Felzárkózás. „${sheets.R04}” a bíborost a 7-esről a 9-esre lépteti. Ha az elsőnek a jutalom után 12 presztízse van, a bíboros továbbmegy a 12-esre; ha 9 vagy kevesebb, a 9-esen marad. Szembenálló lap győzelme után nem zárkózna fel.`,
        ),
        example(
          'A 30+ lapka. 28 presztízsed van, és 4-et kapsz: elveszed a lapkát, és a jelződ a 2-esen áll, ami 32-t jelent. A 20-ason álló bíboros mögötted van, tehát egy akciód van.',
        ),
        example(
          'Visszavétel a kiértékelés előtt. Egyetlen 2-es van a kezedben, a városban 1, 1 és 3 vár. A 2-essel megtöltesz egy lapot: előbb az 1, 1 és 3 visszatér a kezedbe, azután dől el a cselszövés, és a 2-es a városba kerül, ott is marad.',
        ),
        example(
          'Hadi sikerek. A 3-asról katonaság +2-vel átlépsz a 4-esen (1 presztízs), és eléred az 5-öst (bevétel +1). A 7-esről +2-vel eléred a 8-ast (1 presztízs), a második lépés elvész.',
        ),
        example(
          'Korrupció. Valaki rejtett ügynöke 2-es helyről 0-sra kerül: felfordul, mindenki látja. Egy nyílt ügynök 0-s helyről 3-asra kerülve is nyílt marad. Senki sem fizet érte.',
        ),
        example(
          `Semleges az első (két játékos). A győztes lapon ${neutrals[0]} összege 4, a tiéd 3, az ellenfeledé 2. Az első jutalom elvész, a lap kikerül a játékból; tiéd a második jutalom, az ellenfeledé semmi.`,
        ),
        example(
          'Egy végeredmény. Presztízs 24, bevétel 5, katonaság 4, egyedül a legtöbb Richelieu-lap 8, két angol lap 4, egy Habsburg-lap 1, egy ékszer 4: összesen 50.',
        ),
      ],
    },
    {
      title: 'Az első játszmádhoz',
      blocks: [
        list(
          'Keress olyan lapot, amelyen az első és a második jutalom is jó, és állj arra az oldalra, ahová mások is befektetnek: a második jutalom gyakran alig rosszabb az elsőnél, és néha egyetlen ingyen lerakott 1-es vagy 2-es is elég hozzá.',
          'Bevételt korán, presztízst később gyűjts: a korai bevétel újra meg újra megtérül. A katonaságsáv 2-es mezőjére szóló előléptetés is hoz egyet.',
          'Figyeld az egy híján teli lapokat. Aki az ötödik ügynököt teszi le, az dönti el, mikor ér véget a cselszövés, és senki sem tud válaszolni rá; erre tartogass egy 3-ast.',
          'A −2-eseket rejtve tedd arra az oldalra, amelynek a bukását szeretnéd, vagy oda, ahol biztosan vezetsz. A jó ügynökeid is hamarabb visszatérnek, hiszen előbb ki kell ürülnie a kezednek.',
          'Ha már csak egy-két ügynök van a kezedben, nézz a városra: akkor rakd le az utolsót, amikor ott vannak a 3-asaid.',
          'Amíg lehet, maradj közvetlenül a bíboros mögött. A két akció nagyjából egy egész kört ér, és Richelieu győzelmei újra feljebb húzzák.',
          'A bal oldali helyért akkor fizess, ha holtverseny várható; különben az olcsóbbak is megteszik.',
          'Az első körökben eladni egy ékszert nem bűn, ha a pénz megnyer egy cselszövést. A végén a fölös pénz legjobb helye az ékszer.',
          'Inkább egy szembenálló frakciót gyűjts, mint többet: a második lap 3, a harmadik 5 pontot ér. És számold, kinek van a legtöbb Richelieu-lapja: az 8 pont.',
        ),
      ],
    },
    {
      title: 'A 26 lap és a készlet',
      blocks: [
        text('A helyek balról jobbra szerepelnek.'),
        sheetTable(hu, reward, true, head),
        sheetTable(hu, reward, false, head),
        text('A katonaságsáv; az előléptetés ára a mező száma:'),
        table(
          ['Mező', '1', '2', '3', '4', '5', '6', '7', '8'],
          ['Bónusz', '–', 'bevétel', '–', 'presztízs', 'bevétel', 'presztízs', '–', 'presztízs'],
        ),
        text(
          'Készlet: rekonstruált. A rendelkezésünkre álló két szabályszöveg sem a lapokat, sem a táblát nem mutatja. Ezekből való: a lapok és az ügynökök száma, az ügynökök értéke, az előkészület, az akciók és az ékszerek ára, a bónuszpontok táblázata és egyetlen lap',
          `(„${sheets.E1}”) jutalmai.`,
          'Más nyilvános leírásokból: hogy minden lapon öt hely van 3-tól 0-ig terjedő árral, mennyibe kerül egy előléptetés, és hogy a végén mindkét sáv számít.',
          'Minden mást az Eminence számára terveztünk: a többi lap árait, jutalmait, a bíboros lépéseit, a neveket és az éveket, az említett lap árait, a bevétel- és a katonaságsáv hosszát és az utóbbi bónuszait. A nyomtatott kiadás ettől eltér.',
        ),
        text(
          'Akinek megvan a játék, leírhatja a valódi elemek adatait, és azzal a készlettel nyithat asztalt; a szabályok nem változnak.',
        ),
      ],
    },
    rulings,
  ],
}

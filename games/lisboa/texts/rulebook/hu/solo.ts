import { blockMakers, type Rulebook } from '@eminence/kernel'
import { names } from '../../hu/names.ts'
import { examples, type RulebookPicture } from '../../pictures.ts'

const { text, rules, table, example, drawnExample } = blockMakers<RulebookPicture>(' ')
const named = (id: string): string => names.building({ id, colour: 'blue', pays: {} })

/** Alone against Lacerda. */
export const solo: Rulebook['sections'] = [
  {
    title: 'Egyedül: Lacerda',
    blocks: [
      text(
        'Az egyszemélyes játékban Lacerda az ellenfeled. Ő sosem választ: udvaronca a nemeseket, segédje a paklikat járja körbe, és a kettő együtt mondja meg, mit tesz. A napló minden lépésnél megnevezi a szabályt és azt, ami döntött, így ellenőrizheted.',
      ),
      rules(
        ['LI-8.1', 'Két játékosra rakjuk fel az asztalt. Te vagy a kezdőjátékos.'],
        [
          'LI-8.2',
          'Lacerdának nincs táblája, kártyája, réise, és eleinte áruja sem. Van 8 háza, 8 hivatalnoka, egy királyi kegye és két kezdő tervrajza, találomra; befolyása és parókái úgy indulnak, mint a tieid.',
        ],
        ['LI-8.3', 'Egyforma számú értékelőlapkák sosem kerülnek szomszédos utcákra.'],
        ['LI-8.4', 'Húzunk egy kék lapot: a segéd az ilyen fajtájú piros paklira kerül. A lap kikerül a játékból.'],
        [
          'LI-8.5',
          'Építész vagy márki esetén a felső kék középület a D sor nyugati helyére kerül, király vagy kincstár esetén a felső zöld a keletire. A hely kockái kikerülnek, és senki sem kap pontot.',
        ],
        ['LI-8.6', 'Addig húzunk kék lapokat, amíg nemes jön: az udvaronc arra az arcképre kerül.'],
        ['LI-8.7', 'A 69. rendelet, amint megjelenik, kikerül a játékból, és másik jön helyette.'],
      ),
    ],
  },
  {
    title: 'Lacerda köre',
    blocks: [
      text('Minden köröd után:'),
      rules(
        ['LI-8.8', 'Előbb kikötnek és kirakodnak a tengeren lévő hajói.'],
        ['LI-8.9', '1. lépés: az udvaronca egy arcképpel jobbra lép, a királytól az építészhez.'],
        [
          'LI-8.10',
          '2. lépés: végrehajtja a nemes egy állami akcióját: a felsőt, ha a segéd a király vagy a kincstár pakliján áll, különben az alsót. Ha nem lehet, nem történik semmi.',
        ],
        [
          'LI-8.11',
          '3. lépés: végrehajtja a nemesi akciót, és befolyást fizet érte, mint bárki, hiány esetén parókát. Ha mindkettőből kevés van, azt fizeti, ami van. Ha az akció nem lehetséges, nem fizet, és kihagyja.',
        ],
        ['LI-8.12', '4. lépés: a segéd paklijának felső lapját eldobjuk, és felfordítjuk a következőt.'],
        [
          'LI-8.13',
          '5. lépés: a segéd a jobbra következő paklira lép, a kincstárról az építészre, az üreseket átugorva.',
        ],
        [
          'LI-8.14',
          'Ezután megnézzük, vége-e a korszaknak vagy a játéknak; az eldobott lappal is kiürülhet a harmadik pakli.',
        ],
      ),
      table(
        ['Állami akció', 'Szabály', 'Ahogy ő teszi'],
        ['Tervrajz', 'LI-8.15', 'amelyiken több a hivatalnok; egyenlőnél a kék'],
        [
          'Felvétel',
          'LI-8.16',
          'egy-egy hivatalnok abba a két hivatalba, ahol a legkevesebben vannak; egyenlőnél balrább',
        ],
        ['Hajóépítés', 'LI-8.17', 'nem kell hely; hajói és a te portfóliód befolyása'],
        ['Termelés', 'LI-8.18', 'üzletenként egy áru; az árak esnek'],
        ['Bíboros', 'LI-8.19', 'két mező; az előtte lévő legközelebbi lapka kikerül a parókáiért'],
        ['Királyi kegy', 'LI-8.21', 'a hiányzók közül a bal szélső'],
      ),
      rules(
        [
          'LI-8.15',
          'Tervrajz: a két felső közül azt, amelyiken több a hivatalnok, egyenlőknél a kéket, vagy az egyetlen megmaradtat.',
        ],
        [
          'LI-8.16',
          'Felvétel: ha csak egy hivatalnoka maradt, azt teszi le; ha egy sem, nem lehetséges. Hivatalnokai sosem hagyják el a hivatalokat, és drágítják a látogatásaidat.',
        ],
        [
          'LI-8.17',
          'Hajó: a kincstár emelkedik; hajói és a te portfóliód befolyását kapja. Eladhatsz a hajóira, de kifutáskor ő kapja a parókát.',
        ],
        ['LI-8.18', 'Termelés: áruit megtartja, más hasznuk nincs.'],
        [
          'LI-8.19',
          'Bíboros: az útba eső jelek a szokásos módon hatnak. Az óramutató járása szerinti legközelebbi lapka kikerül, és ő megkapja a hátoldali parókákat.',
        ],
        ['LI-8.20', 'Egyházi értékelés: lapkái nincsenek; hajói és a te portfóliód befolyását kapja.'],
        ['LI-8.21', 'Királyi kegy: építész, márki, király sorrendben; ha mindhárom megvan, nem lehetséges.'],
        [
          'LI-8.22',
          'Üzlet: azon a telken, amely azonnal a legtöbb parókát hozza neki, bejárattal a balra eső utcára (1. oszlop: 1. utca); egyenlőknél a bal szélső, aztán a legfelső. Ha egyik sem hoz, ugyanez a sorrend dönt.',
        ],
        [
          'LI-8.23',
          'A bónuszt figyelmen kívül hagyja, réist nem fizet. A sor és az oszlop legolcsóbb kockáját veszi el, ha mindkettőben van, az oszlopét, és értékeli az üzletet.',
        ],
        ['LI-8.24', 'Rendeletek: a két bal szélső, a végén mindegyik 3 parókát ér.'],
        [
          'LI-8.25',
          'Középület: a két felső épületnél és minden üres helynél nézzük, mennyivel több parókát kap, mint te. A jobbik épületet választja; egyenlőnél a zöldet, ha a segéd a királyon vagy a kincstáron áll, különben a kéket. Az első olyan helyre kerül, a D sor nyugati oldalától az óramutató szerint, amely eléri a legjobb értéket. A bónuszt figyelmen kívül hagyja, a kockákat elveszi, tervrajz és hivatalnok nem kell neki. Mindketten kaptok pontot.',
        ],
        ['LI-8.26', 'A nemesi akciója után követheted az ahhoz a nemeshez tartozó királyi kegyeddel.'],
        [
          'LI-8.27',
          'Ha olyan nemest látogatsz, akinek kegye nála van, követ, ha teljesen ki tudja fizetni, és a nemesi akció lehetséges: visszaadja a lapkát, fizet, és végrehajtja.',
        ],
      ),
      drawnExample(
        examples.lacerda,
        `Csak a D sortól nyugatra áll középület: ${named('B1')} (szövet 3, szerszám 2). Bal oldali bejárattal a D3 szövetüzlet 3 parókáért, a D5 szerszámüzlet 2-ért: a D3-ra épít. A D sornál nincs szökőár, a 3. oszlopnál van: azt veszi el.`,
      ),
      example(
        'Az építésznél 2, a márkinál 1, a királynál 1 hivatalnoka van: egy-egy a márkihoz és a királyhoz kerül. 1, 1 és 1 esetén az építészhez és a márkihoz.',
      ),
      example(
        'A bíboros az 5. mezőn áll. Lacerda kettőt lép vele: a templomjelen át, tehát egyházi értékelés jön, a 7. mezőre. A 0. mező lapkája kikerül.',
      ),
      example(
        'A segéd a márki pakliján áll, amelyben egy lap maradt; a király paklija üres. Te húzod el azt a lapot. Az ő körében továbbra is az alsó állami akció érvényes, semmi sem kerül eldobásra, és a segéd a királyt átugorva a kincstárra lép.',
      ),
    ],
  },
  {
    title: 'Lacerda pontjai és a rangod',
    blocks: [
      rules(
        ['LI-8.28', 'Az első korszak végén minden kockájáért 1 parókát kap; a kockák nála maradnak.'],
        [
          'LI-8.29',
          'A végén te úgy számolsz, mint két játékossal. Ő a hajói rekeszeit, kockánként 1-et, az utcákat, réisért és befolyásért semmit, rendeletenként 3-at, a hivatalnokok rangsorát a tervrajzaira nyomtatott összes hivatalnokkal, és kegyenként 2-t.',
        ],
        [
          'LI-8.30',
          'Ha az inas bármelyik feltétele igaz, inas vagy. Különben a többi rang közül a legmagasabb a tiéd, amelynek minden feltétele teljesül.',
        ],
      ),
      table(
        ['Rang', 'Paróka', 'Üzlet', 'Parókát hozó rangsor', 'Réis', 'Rendelet', 'Hajó'],
        [
          'Inas, ha bármelyik',
          'kevesebb, mint neki',
          '4-nél kevesebb',
          'nincs',
          '5-nél kevesebb',
          '4-nél kevesebb',
          '–',
        ],
        ['Udvari szolga', 'több', '4', '1', '5', '6', '–'],
        ['A király bizalmasa', 'több', 'legalább annyi', '2', '10', '7', '1'],
        ['A márki jobbkeze', 'több', 'több, mint neki', '3', '20', '8', '2'],
      ),
      rules(
        ['LI-8.31', 'Inas az is, aki a három magasabb rang egyikét sem éri el. Mindegyikhez négy üzlet kell.'],
        [
          'LI-8.32',
          'Rangsor a négy utca és a hivatalnokok; az számít, amelyikben kaptál parókát. A réis a kezedben lévő, a befolyás átváltása előtt; a hajók a portfóliódban lévők.',
        ],
        ['LI-8.33', 'A segéd alól elhúzhatod az utolsó lapot. Az 5. lépésig ott marad.'],
        [
          'LI-8.34',
          'Egy forduló a te köröd és az övé. Ha a te köröd zárja az első korszakot, az ő következő köre már a másodiké. Ha a te körödben jön a játék vége, ő még sorra kerül, aztán jön még egy forduló.',
        ],
      ),
      example(
        'Vezetsz, 6-6 üzletetek van, két rangsorban kaptál parókát, 12 réised, 7 rendeleted és 1 hajód van: a király bizalmasa. 6 rendelettel udvari szolga, 5-tel inas.',
      ),
    ],
  },
]

import { blockMakers, type Rulebook } from '@eminence/kernel'
import type { LuminaryId } from '../../../luminaries/data.ts'
import { cardNamed } from '../../data.ts'
import { hu } from '../hu.ts'
import { exampleTricks, type RulebookPicture } from '../pictures.ts'
import { allCardsInFull, cardsBySuit } from '../tables.ts'

const { text, rule, ruling, list, table, example, drawnExample: trick, picture } = blockMakers<RulebookPicture>(' ')
const card = (id: LuminaryId): string => hu.cards.brief(cardNamed(id))

export const rulebook: Rulebook = {
  sections: [
    {
      title: 'A játék dióhéjban',
      blocks: [
        text(
          'Valaki bemondja az aduszínt, és ezután a társával együtt az ütések több mint felét el kell vinnie; a másik oldal ezt igyekszik megakadályozni.',
          'Minden leosztás hoz néhány pontot, és az az oldal nyer, amelyik előbb eléri a 12-t.',
        ),
        text('Ha ismersz más ütésvivő játékot, négy dolog lesz új:'),
        list(
          'A legtöbb lap egyszerre két színhez tartozik.',
          'Ha ilyen lapot hívnak, az dönti el, melyik színe számít, aki elsőként ad rá színt: ezt a színt rögzíti.',
          'Az adu mellett van egy bónuszszín is, amelynek a lapjait érdemes gyűjteni.',
          'Az ütést éppen vivő koronát bármelyik másik korona elveri: ez a trónfosztás (trounce).',
        ),
        text(
          'Négyen két párban játszotok, a társak egymással szemben ülnek.',
          'Ketten a Strawhand, hárman a Cutthroat nevű változatot játsszátok; mindkettő külön fejezetet kapott.',
        ),
      ],
    },
    {
      title: 'Lapok és színek',
      blocks: [
        rule(
          'TR-1.1',
          'A játékhoz a Pax Illuminaten 27 személyiségkártyája kell, két pakliban, amelyeket sosem keverünk össze.',
          'Az egyik pakli a hat ász, a másik a többi 21 lap: 15 kétszínű lap és hat korona.',
        ),
        rule(
          'TR-2.1',
          'A hat szín a hat frakció: nemesség, mesterségek, tisztviselők, művészek, tudósok és papság.',
          'Az ászoknak és a koronáknak egy színük van; a 2-estől a 6-osig minden lapnak kettő, és mindkettőhöz teljes joggal tartozik.',
          'A sorrend minden színben, fentről lefelé: korona, ász, 6, 5, 4, 3, 2.',
          'A lapok többi jelölése ebben a játékban nem számít.',
        ),
        picture({ name: 'card', card: 'PIL040' }, `Egy lap (${card('PIL040')}): az értéke, a két színe és a neve.`),
        picture(
          { name: 'suit', suit: 'scholars' },
          'A tudósok hét lapja a legerősebbtől a leggyengébbig: közülük öt egy másik színhez is tartozik.',
        ),
        rule(
          'TR-2.2',
          'Minden színben pontosan hét lap van, minden értékből egy, és minden színpár egyetlen lapon szerepel.',
          'Ezért két azonos színű lap értéke sosem egyezik, és ütésben nem lehet döntetlen.',
        ),
      ],
    },
    {
      title: 'Az osztás',
      blocks: [
        table(
          ['', 'Négy játékos', 'Strawhand (kettő)', 'Cutthroat (három)'],
          ['Oldalak', 'két pár', 'mindenki magáért', 'a bemondó két védő ellen, mindenki külön pontozva'],
          ['Kiosztott lapok fejenként', '5 kézbe', '3 takarva, rajtuk 3 nyíltan, 3 kézbe', '6 kézbe'],
          ['Kimaradó, ismeretlen lap', '1 lap', '3 lap', '3 lap'],
          ['Ászok a bemondás után', 'fejenként 1', 'fejenként 1, 2 félre', 'fejenként 1, 1 félre'],
          ['Ütések egy leosztásban', '6 ütés', '10 ütés', '7 ütés'],
          ['Egyedül játszás', 'lehet', 'nem', 'nem'],
          ['A győzelemhez kell', '12 pont', '12 pont', '12 pont'],
        ),
        rule('TR-1.2', 'Valaki az első osztó; ő kapja az osztókártyát.'),
        ruling('TR-1.2', 'Az első osztót kisorsoljuk; a szabály csak annyit mond, hogy választani kell egyet.'),
        rule('TR-1.3', 'Minden leosztás után az osztás eggyel balra, vagyis az óramutató járása szerint továbbkerül.'),
        rule(
          'TR-3.1',
          'Az osztó megkeveri a 21 lapot, a jobbján ülő ellenfél emel.',
          'Négyen mindenki öt lapot kap két körben az osztó baljától kezdve: 3, 2, 3, 2, majd 2, 3, 2, 3 lapos csomagokban.',
          'Az utolsó lap takarva marad, senki sem nézi meg. (Ennél az asztalnál a lapok egyszerűen véletlenszerűen kerülnek kiosztásra.)',
        ),
        rule('TR-3.2', 'Ezután az osztó megkeveri a hat ászt, és kettőt felfordít középen.'),
      ],
    },
    {
      title: 'A bemondás',
      blocks: [
        text(
          'Az első ütés előtt valaki két színt mond be: az adut, amely minden más színt üt, és a bónuszszínt, amelynek a lapjai pontot érnek annak, aki többet gyűjt belőlük.',
          'Aki bemond, az a bemondó; a társa vele van. A többiek a védők.',
        ),
        rule(
          'TR-3.3',
          'Első kör: az osztó baljától kezdve mindenki, az osztó is, passzol vagy bemond.',
          'A bemondó kiválasztja, hogy a két felfordított ász közül melyik mutassa az adut; a másik a bónuszszín lesz.',
          'Az első bemondás lezárja a licitet.',
        ),
        picture(
          { name: 'order' },
          'Az első kör: bármelyik ász bemondható adunak, ekkor a másik mutatja a bónuszszínt.',
        ),
        rule(
          'TR-3.4',
          'Ha mindenki passzol, a két ász félrekerül, és a másik négyet fordítjuk fel.',
          'Második kör, ugyanabban a sorrendben: passzolsz, vagy e négy közül választasz egy adut és egy másikat bónuszszínnek.',
        ),
        rule(
          'TR-3.5',
          'Ha megint mindenki passzol, az osztónak be kell mondania: mind a hat ász közül, a félretetteket is beleértve, egyet adunak, egyet bónuszszínnek.',
        ),
        rule('I-4', 'Az adu és a bónuszszín mindig különböző.'),
        rule(
          'TR-3.6',
          'A bemondás nyilvános és végleges.',
          'A két kiválasztott ász a leosztás végéig nyíltan fekszik a bemondó mellett, az adu ásza felül, a bónuszé alatta. Nem tartoznak sem kézhez, sem ütéshez, ezért ebben a két színben a korona után rögtön a 6-os jön.',
        ),
        rule(
          'TR-3.8',
          'A ki nem választott négy ászt megkeverjük, és mindenki kap egyet takarva; így mindenkinek hat lapja lesz.',
          'A bemondáskor tehát még nem ismered az ászodat.',
        ),
      ],
    },
    {
      title: 'Egyedül játszani',
      blocks: [
        rule(
          'TR-3.7',
          'Négy játékossal a bemondó a bemondással együtt vállalhatja, hogy a társa nélkül játszik.',
          'A társ takarva leteszi a lapjait, és kimarad a leosztásból; egyetlen lapját sem használjuk és nem mutatjuk meg.',
          'Mind a hat ütésért ekkor kettő helyett három pont jár.',
        ),
        ruling('TR-3.7', 'Az az osztó is játszhat egyedül, aki kényszerből mond be: ez is ugyanolyan bemondás.'),
        ruling(
          'TR-3.8',
          'A kimaradó társ is kap ászt, amely a többi lapjával együtt nincs játékban.',
          'Így ugyanannyi az ismeretlen lap, mint bármely más leosztásban.',
        ),
      ],
    },
    {
      title: 'Hívás és színre szín',
      blocks: [
        rule(
          'TR-3.9',
          'Az első ütéshez az osztó bal oldali szomszédja hív, utána mindig az, aki az előző ütést vitte.',
          'A többiek az óramutató járása szerint egy-egy lapot tesznek hozzá. A kimaradó társat átugorjuk.',
        ),
        ruling('TR-3.9', 'Ha az első hívás a kimaradó társé volna, a tőle balra ülő hív.'),
        rule('TR-3.10', 'Bármikor bármilyen lapot hívhatsz, adut is.'),
        rule(
          'TR-3.11',
          'A hívott lap színei a nyitott színek.',
          'Ha ászt vagy koronát hívtak, annak egyetlen színe azonnal rögzül. Ha kétszínű lapot, akkor mindkét szín nyitott, amíg az egyik nem rögzül.',
        ),
        rule(
          'TR-3.12',
          'Ha van lapod valamelyik nyitott színből, abból kell adnod; hogy melyiket, te döntöd el, és felülütni sem kötelező.',
          'Ha egy szín már rögzült, csak az számít: a hívott lap másik színét nem kell kiadnod, és nem is számít színre színnek.',
        ),
        rule(
          'TR-3.13',
          'Aki elsőként ad színre színt olyan lappal, amelyen a két nyitott szín közül pontosan az egyik szerepel, az ütés végéig rögzíti azt a színt.',
          'Aki nem tud színt adni, nem rögzít semmit; ez a következőre marad, aki tud.',
        ),
        ruling(
          'TR-3.13',
          'Olyan lap, amelyen mindkét nyitott szín szerepel, egyiket sem rögzítené. Ezzel a 27 lappal ez nem fordulhat elő.',
        ),
        rule(
          'TR-3.14',
          'Ha nincs lapod egyik nyitott színből sem, illetve a rögzített színből, bármit kijátszhatsz: adut, koronát vagy egy fölösleges lapot.',
        ),
      ],
    },
    {
      title: 'Az aduk',
      blocks: [
        rule(
          'TR-3.15',
          'Minden lap adu, amelyen az aduszín szerepel, akkor is, ha a másik színe miatt hívták vagy tették.',
        ),
        ruling(
          'TR-3.15',
          'A szabály csak adukról beszél. Mi úgy vesszük, hogy a kétszínű lap mindig mindkét színéhez tartozik.',
        ),
        rule(
          'TR-3.16',
          'A hívott kétszínű adu ugyanúgy mindkét színét megnyitja, mint bármely más lap, és a másik színe is rögzülhet; az ütés elvitelénél adu marad.',
          'Ha az adu koronáját hívják, az aduszín rögzül.',
        ),
        ruling('TR-3.16', 'A hívott kétszínű adura sehol nincs kivétel, ezért itt sem teszünk.'),
      ],
    },
    {
      title: 'Ki viszi az ütést? A trónfosztás',
      blocks: [
        rule(
          'TR-3.17',
          'Nézd a lapokat a kijátszás sorrendjében. Először a hívott lap viszi az ütést. Egy későbbi lap négy esetben veszi át:',
        ),
        list(
          'Trónfosztás: korona, és az ütést éppen vivő lap is korona. A színek nem számítanak, és az elvert korona már nem térhet vissza.',
          'Adu, és az ütést vivő lap nem az.',
          'Mindkettő adu, és ez a magasabb.',
          'Egyik sem adu, ez a rögzített színből (ha még nincs ilyen, nyitott színből) való és magasabb, és az ütést vivő lap nem trónfosztással került oda.',
        ),
        text('Minden más esetben marad az addigi vivő lap. Az utolsó lap után annak a gazdája viszi az ütést.'),
        rule(
          'TR-3.18',
          'A trónfosztásnak is szabályosnak kell lennie: aki tud színt adni, annak színt kell adnia.',
          'Trónfosztásra tehát az képes, aki nem tud színt adni, vagy aki egy nyitott szín koronájával ad színt.',
          'Bárki koronája megfosztható a trónjától, a társadé is, és a trónfosztó korona is sorra kerülhet; mindig az utolsó korona számít.',
        ),
        rule('TR-3.19', 'A trónfosztás után kijátszott adu elveri a trónfosztó koronát, hacsak az maga nem adu.'),
        ruling(
          'TR-3.19',
          'Ha az adu koronája hajtotta végre a trónfosztást, csak egy további korona veri el: az aduk közt a legmagasabb visz, őt pedig még nem fosztották meg a trónjától.',
        ),
        ruling(
          'TR-3.19',
          'A trónfosztás utáni adunak nem kell magasabbnak lennie a korábban letett aduknál: azok már kikaptak attól a koronától, amelyet megfosztottak a trónjától.',
        ),
        rule(
          'TR-3.20',
          'Az a korona, amelyet akkor játszanak ki, amikor nem korona viszi az ütést, közönséges lap: csak aduként vagy a szín legmagasabb lapjaként visz.',
        ),
        rule(
          'TR-3.21',
          'Aki az ütést viszi, takarva maga elé teszi; mindig mindenki láthatja, hány ütése van az egyes oldalaknak.',
          'Minden lapot kijátszunk.',
        ),
        ruling(
          'TR-3.21',
          'Akkor is végigjátsszuk, ha az ütések kérdése már eldőlt, mert a bónuszszín még nyitott lehet.',
        ),
      ],
    },
    {
      title: 'Pontozás',
      blocks: [
        rule('TR-2.3', 'Ennyit ér egy leosztás a játék három formájában:'),
        table(
          ['', 'Négyen, oldalanként', 'Strawhand', 'Cutthroat'],
          [
            'A bemondás teljesül',
            '4–5 ütés: 1; mind a 6: 2',
            '6–7 ütés: 1; 8–9: 2; mind a 10: 4',
            'ütések száma mínusz 2, 3 ütéstől',
          ],
          ['Minden ütés egyedül', '2 helyett 3', '–', '–'],
          [
            'A bemondás megbukik',
            'legfeljebb 3: a védőknek 2',
            'legfeljebb 5: az ellenfélnek 2',
            'legfeljebb 2: mindkét védőnek 2, és az ötödiktől minden saját ütésért még 1',
          ],
          ['Védő, ha a bemondás teljesül', '0', '0', '3 vagy több ütéssel 1'],
          [
            'Bónuszszín',
            'akinek több van: 1; egyenlő: 0',
            'akinek több van: 1; egyenlő: 0',
            'akinek a legtöbb van: 1; egyenlő: 1-1',
          ],
        ),
        rule(
          'TR-3.22',
          'A bemondó oldal négy vagy öt ütésért 1 pontot kap, mind a hatért 2-t; az egyedül játszó bemondó mind a hatért 3-at.',
          'Ha legfeljebb hármat visznek, a bemondás megbukik (usurp): a védők 2 pontot kapnak, a bemondók semmit. A 3–3 is bukás.',
          'Az egyedül játszás máson nem változtat.',
        ),
        rule(
          'TR-3.23',
          'Mindkét oldal megszámolja az elvitt ütéseiben a bónuszszín lapjait. Akinek több van, 1 pontot kap; egyenlőségnél senki.',
          'Az asztalon fekvő bónuszász nem számít, sem a ki nem osztott vagy játékon kívüli lapok.',
        ),
        rule(
          'TR-3.24',
          'A leosztás minden pontját egyszerre írjuk jóvá, és csak azután nézzük meg, vége van-e a játszmának.',
        ),
      ],
    },
    {
      title: 'Strawhand: két játékos',
      blocks: [
        text('Minden úgy van, mint négyen, az alábbiak kivételével.'),
        rule(
          'TR-3.25',
          'Mindketten kaptok három lapot takarva egy sorban, mindegyikre egy-egy nyílt lapot, és hármat kézbe. Három lap kimarad.',
          'A takart lapokat senki sem nézheti meg.',
        ),
        picture(
          { name: 'rows' },
          'A sorok Strawhandben: a nyílt lap alatt takart lap fekszik, amíg a felsőt ki nem játsszák.',
        ),
        rule(
          'TR-3.26',
          'A licitet az kezdi, aki nem oszt. Egyedül játszást nem lehet vállalni.',
          'A bemondás után mindketten kézbe kaptok egyet a maradék négy ászból; a másik kettő ismeretlenül félrekerül.',
        ),
        rule(
          'TR-3.27',
          'A kezedből és a nyílt lapjaidból is játszhatsz, és a színadási kötelezettség mindkettőre vonatkozik.',
          'A nyílt lapokat mindketten látjátok.',
        ),
        rule('TR-3.28', 'Ha kijátszol egy nyílt lapot, az alatta fekvő takart lap felfordul, és onnantól kijátszható.'),
        ruling('TR-3.28', 'Azonnal felfordul, még mielőtt az ellenfél lapot tenne.'),
        rule('TR-3.29', 'Az első ütéshez az hív, aki nem oszt. Tíz ütés van.'),
        rule(
          'TR-3.30',
          'A bemondónak hat ütés kell: hat vagy hét ütés 1 pontot ér, nyolc vagy kilenc 2-t, mind a tíz 4-et.',
          'Öt vagy kevesebb ütésnél (az 5–5 is ilyen) az ellenfél kap 2 pontot. A bónuszszín a szokásos módon számít.',
        ),
      ],
    },
    {
      title: 'Cutthroat: három játékos',
      blocks: [
        text('Minden úgy van, mint négyen, az alábbiak kivételével.'),
        rule(
          'TR-3.31',
          'Mindenki hat lapot kap, három kimarad. Egyedül játszást nem kell vállalni: a bemondó mindig egyedül van a két védő ellen.',
          'A bemondás után mindenki kap egyet a maradék négy ászból; a negyedik ismeretlenül félrekerül. Hét ütés van.',
          'Mindenkinek saját ütései és saját pontjai vannak.',
        ),
        rule(
          'TR-3.32',
          'A legalább három ütést vivő bemondó az ütései számánál kettővel kevesebb pontot kap: háromért 1-et, mind a hétért 5-öt.',
          'Ilyenkor az a védő, aki három vagy több ütést visz, 1 pontot kap.',
        ),
        rule(
          'TR-3.33',
          'Ha a bemondónak legfeljebb két ütése van, nem kap semmit, a védők pedig 2-2 pontot, és az ötödiktől minden saját ütésért még 1-et: ötért 3-at, hatért 4-et, hétért 5-öt.',
        ),
        ruling(
          'TR-3.33',
          'Az általunk olvasott szöveg itt a többi játékos kudarcáról beszél. A bukás szóval és a számokkal csak a bemondó kudarca fér össze: egy védőnek csak akkor lehet meg mind a hét ütése, ha a bemondónak egy sincs.',
        ),
        rule(
          'TR-3.34',
          'A bónuszszínért mindenki 1 pontot kap, akinek a legtöbb ilyen lapja van, egyenlőségnél többen is.',
        ),
        ruling(
          'TR-3.34',
          'Ha senkinek sem volna bónuszlapja, senki sem kapna pontot. Ez nem fordulhat elő: legalább három játékban van.',
        ),
      ],
    },
    {
      title: 'Új leosztás, a játszma vége, választható szabályok',
      blocks: [
        rule(
          'TR-3.35',
          'Összeszedjük a lapokat, az ászokat külön, és az osztó bal oldali szomszédja oszt legközelebb.',
        ),
        rule(
          'TR-5.1',
          'A játszma annak a leosztásnak a végén ér véget, amely után valakinek 12 vagy több pontja van, és egy oldal mindenki más előtt áll: az az oldal nyer.',
        ),
        ruling(
          'TR-5.1',
          'Ha ugyanabban a leosztásban mindkét oldal eléri a 12-t, a különbség rögtön dönt, például 13–12-nél, hiszen a leosztás különbséggel ért véget. Egyenlőségnél, például 12–12-nél, új leosztás jön. Hármasban is: ha az élen egyenlőség van, mindhárman új leosztást játszotok.',
          'A „Még egy leosztás, ha többen érik el a 12-t” beállítás a szigorúbb olvasat: ha ugyanaz után a leosztás után először állnak ketten vagy többen 12-nél vagy fölötte, 13–12-nél is jön még egy leosztás, és onnantól az egyedül vezető nyer.',
        ),
        rule('TR-5.2', 'A 12 fölötti pontok is számítanak, az eredményt nem vágjuk le.'),
        rule(
          'TR-5.3',
          'A „Mérkőzés két nyert játszmáig” beállítással az nyeri a mérkőzést, aki a legfeljebb három játszmából előbb nyer kettőt. Az osztás a játszmák között is balra halad tovább.',
        ),
        ruling(
          'TR-5.3',
          'Hármasban is az nyeri a mérkőzést, aki előbb nyer két játszmát. Ha mindenki egyet nyert, negyedik játszma dönt.',
        ),
      ],
    },
    {
      title: 'Példák',
      blocks: [
        text('A példaütésekben Anna hív, utána Béla, Cili és Dóra következik ebben a sorrendben.'),
        trick(
          exampleTricks.firstFollowerLocks,
          `Rögzítés. Az adu a papság. Anna hív: ${card('PIL029')}; mindkét szín nyitott.`,
          `Bélának a tudósokból vagy a mesterségekből kell adnia. A lapja ${card('PIL027')}: ezzel a tudósok színe rögzül, és Béla viszi az ütést, 6-ossal a 3-as ellen.`,
          'Cilinek és Dórának a tudósokból kell adnia, ha tud. Ha Cilinek van lapja a mesterségekből, de a tudósokból nincs, bármit kijátszhat.',
        ),
        trick(
          exampleTricks.lockPassesOn,
          `A rögzítés továbbszáll. Az adu a nemesség. Anna hív: ${card('PIL029')}. Bélának egyik színe sincs, eldobott lapja ${card('PIL007')}: semmi sem rögzül.`,
          `Cili színt ad: ${card('PIL040')}, ezzel a mesterségek rögzülnek. Dórának van lapja a tudósokból, de a mesterségekből nincs, tehát szabadon dönthet; eldobja ezt: ${card('PIL057')}.`,
          'Ez a korona nem a rögzített színből való, nem adu, és nincs vivő korona, amelyet elverhetne: Cili viszi az ütést a 4-essel.',
        ),
        trick(
          exampleTricks.followerIsTrump,
          `Színre szín és adu egyszerre. Az adu a művészek. Anna hív: ${card('PIL029')}. Béla lapja ${card('PIL027')}: színt ad a tudósokra, rögzíti ezt a színt, és egyben adu.`,
          `Cili lapja ${card('PIL057')}, Dóra lapja ${card('PIL015')}. Béla visz: a rögzített szín koronája is kikap az adutól.`,
        ),
        trick(
          exampleTricks.ledTrumpLockedAway,
          `Hívott kétszínű adu. Az adu a nemesség. Anna hív: ${card('PIL035')}. Béla lapja ${card('PIL027')}: rögzíti a tudósokat, de az adut nem veri el.`,
          `Cilinek nincs lapja a tudósokból; amit tesz, ${card('PIL016')}, csak alacsonyabb adu. Dórának sincs, de az ő lapja ${card('PIL019')}, magasabb adu: Dóra visz.`,
        ),
        trick(
          exampleTricks.trumpAfterTrounce,
          `Trónfosztás, és rá egy adu. Az adu a nemesség. Anna hív: ${card('PIL052')}. Bélának nincs lapja a nemességből, és koronát tesz, ${card('PIL054')}: trónfosztás, most Béla viszi az ütést.`,
          `Cili színt ad egy aduval: ${card('PIL019')}, most ő viszi. Dórának nincs lapja a nemességből, és szintén koronát tesz, ${card('PIL055')}: de már nem korona viszi az ütést, így ez nem trónfosztás, és nem is adu. Az ütés Cilié.`,
        ),
        trick(
          exampleTricks.trouncedTwice,
          `Kétszeres trónfosztás. Az adu a nemesség; Bélának, Cilinek és Dórának nincs lapja a művészekből. Anna hív: ${card('PIL055')}; Béla trónfosztása: ${card('PIL054')}; Cili trónfosztása Béla ellen: ${card('PIL056')}.`,
          `Dóra lapja ${card('PIL002')}, a legkisebb adu, és visz vele. Nélküle Cili vitte volna az ütést.`,
        ),
        trick(
          exampleTricks.lowTrumpAfterTrounce,
          `Kis adu is elég. Az adu a nemesség. Anna hív: ${card('PIL019')}; Béla lapja ${card('PIL052')}, ezzel rögzíti a nemességet. Cilinek nincs lapja a nemességből, és koronát tesz, ${card('PIL057')}: trónfosztás.`,
          `Dóra színt ad: ${card('PIL002')}, és visz. A hívott, magasabb adu már nem számít: Béla koronája még a trónfosztás előtt elverte.`,
        ),
        trick(
          exampleTricks.followersStayBeaten,
          `Trónfosztás után a szín már nem segít. Az adu a nemesség. Anna hív: ${card('PIL055')}; Bélának nincs lapja a művészekből, trónfosztása: ${card('PIL056')}.`,
          `Cili lapja ${card('PIL049')}, Dóra lapja ${card('PIL027')}: mindkettő színre szín, de egyik sem veri el a trónfosztó koronát. Béla visz.`,
        ),
        trick(
          exampleTricks.trumpCrownTrounced,
          `Az adu koronája sem sérthetetlen. Az adu a nemesség; Bélának, Cilinek és Dórának nincs lapja a művészekből. Anna hív: ${card('PIL055')}; Béla trónfosztása adukoronával: ${card('PIL052')}.`,
          `Cili lapja, ${card('PIL019')}, csak alacsonyabb adu. Dóra lapja ${card('PIL054')}: megfosztja trónjától Béla koronáját, és visz.`,
        ),
        trick(
          exampleTricks.trounceByFollowing,
          `Trónfosztás színre színnel. Az adu a nemesség. Anna hív: ${card('PIL040')}. Bélának egyik színe sincs, a lapja ${card('PIL052')}: adu, ő viszi az ütést, és még semmi sem rögzült.`,
          `Cili színt ad: ${card('PIL055')}, ezzel rögzíti a művészeket, és egyben trónfosztást hajt végre Béla ellen. Dóra lapja, ${card('PIL049')}, színre szín, de ezen már nem segít. Cili visz.`,
        ),
        example(
          `Mit játszhatsz ki? A hívott lap ${card('PIL040')}, és még semmi sem rögzült. A kezedben: ${card('PIL021')}, ${card('PIL049')}, ${card('PIL015')} és ${card('PIL057')}.`,
          'Az első kettő közül választhatsz. Ha előtted már rögzítették a művészeket, csak az ász jó; ha a mesterségeket, csak a 6-os. Ha egyik színből sincs lapod, bármit kijátszhatsz.',
        ),
        example(
          'Pontok négyen. A bemondóknak 4 ütésük van, a bónuszlapok 3–3: 1 pont a bemondóknak, 0 a védőknek. Az ütések 3–3, a bónuszlapok 4–1 a bemondóknak: 2 pont a védőknek, 1 a bemondóknak.',
          'Mind a hat ütés 2 pont, több bónuszlappal még 1; egyedül 3, és még 1. Öt ütés egyedül 1 pont; két ütés egyedül 2 pont a védőknek.',
        ),
        example(
          'Pontok a Strawhandben. A bemondó 7 ütésért 1 pontot kap, 8-ért vagy 9-ért 2-t, 10-ért 4-et; 5 ütésnél az ellenfél kap 2-t.',
          'A 3–2-es bónuszlaparány 1 pontot ér annak, akinek 3 van; a 2–2 semmit.',
        ),
        example(
          'Pontok a Cutthroatban, a bemondó, X és Y sorrendjében. Ütések 5, 2, 0: pontok 3, 0, 0. Ütések 3, 4, 0 vagy 3, 3, 1: pontok 1, 1, 0. Ütések 7, 0, 0: pontok 5, 0, 0.',
          'Bukás: ütések 2, 5, 0: pontok 0, 3, 2. Ütések 2, 3, 2 vagy 1, 4, 2: pontok 0, 2, 2. Ütések 0, 7, 0: pontok 0, 5, 2. Ha a bónuszlapok 2, 2, 1: a bemondó és X még 1-1 pontot kap.',
        ),
        example(
          'A játszma vége. 11–11-nél az első oldal bemond és megbukik, de több bónuszlapja van: 12–13, a második oldal nyer.',
          '11–10-nél az első oldal 1 pontot szerez a bemondásával, a bónusz a másiké: 12–11, az első oldal nyer.',
          '11–11-nél a bemondók 1 pontot kapnak, a védők a bónuszt: 12–12, jön még egy leosztás.',
        ),
      ],
    },
    {
      title: 'A 27 lap',
      blocks: [
        text('Színenként; a 2-estől a 6-osig minden lap kétszer szerepel, mindkét színében egyszer.'),
        cardsBySuit(hu, 'Szín'),
        text('Érték szerint, teljes nevekkel:'),
        allCardsInFull(hu, ', ', ['Személyiség', 'Érték', 'Színek']),
        rule(
          'TR-2.2',
          'Kártyakészlet: rekonstruált. Hogy melyik személyiségen melyik színek és melyik erősség szerepel, annak nem tudtunk utánanézni, ezért rekonstruáltuk; a nyomtatott pakli eltérhet ettől.',
        ),
      ],
    },
  ],
}

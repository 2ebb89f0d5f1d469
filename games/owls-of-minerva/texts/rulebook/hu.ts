import { blockMakers, type Rulebook } from '@eminence/kernel'
import { headStart } from '../../data.ts'
import { hu, tally } from '../hu.ts'
import { examples, type RulebookPicture } from '../pictures.ts'
import { rulings } from '../rulings/hu.ts'
import { cardTable, reformTable, regionTable } from '../tables.ts'

const { text, rule, rules, list, table, example, drawnExample: drawn, picture } = blockMakers<RulebookPicture>(' ')
const { options } = hu
const names = hu.luminaries.names

export const rulebook: Rulebook = {
  sections: [
    {
      title: 'A játék dióhéjban',
      blocks: [
        text(
          'Az illuminátusok rendjét betiltották, a tagok elrejtőztek. Te is közéjük tartozol: bujdosó luminárius vagy Bajorország és Tirol útjain.',
          'Követőket keresel a nemesek és a művészek, a tudósok és a papok között, és ahol elegen összegyűltek, újjáalapítod a rendet: ez a reform.',
        ),
        text(
          'A játék hat fordulóból áll, és fordulónként csak egyetlen kártyát játszol ki. De ez az egy kártya sokat tud: lépteti a bábudat, követőket toboroz, néha különleges képessége is van, és kifizetheti egy reform egy részét.',
          'A legtöbb pontot a reformok hozzák, a többit a térképre tett korongok és a megmaradt követők. Akinek a végén a legtöbb pontja van, az nyer.',
        ),
        text('Három dolog, amelyet érdemes már az elején megjegyezni:'),
        list(
          'A reform körében kijátszott kártya a reformkártya alá kerül, és maga is pontot ér: a magas kártyák ott többet érnek, mint a kezedben.',
          'A reformokért és az érintetlen régiókért verseny folyik: amit valaki elvitt, az elveszett.',
          'Minden fordulóban egy rendelet tilalom alá helyezi a hat frakció egyikét a térképen.',
        ),
      ],
    },
    {
      title: 'Mi van az asztalon',
      blocks: [
        picture(
          { name: 'map' },
          'A térkép: 15 régió a határaival. A régióban jelölt hely a reformkártyáé; a színes régiók a kezdőrégiók.',
        ),
        text(
          'A térképen kívül van 57 lumináriuskártya, 20 reformkártya, 6 rendelet (frakciónként egy), 20 kapcsolatkártya (mindegyiken három különböző frakció; csak az előkészülethez kell), 60 követő (frakciónként tíz), és mindenkinek egy bábu meg 20 befolyáskorong.',
        ),
        picture(
          examples.card,
          `Egy lumináriuskártya: ${names.PIL029.full}. Ebben a játékban négy dolog számít rajta: a rang, az erő, a frakciók és a jel. Minden más közömbös.`,
        ),
        table(
          ['A kártyán', 'Mit jelent'],
          ['I., II., III. rang', 'legfeljebb 1, 2, 3 régiónyi lépés; reformkártya alatt 1, 2, 3 pont'],
          ['Ász vagy korona', 'lépés bármelyik régióba; reformkártya alatt 4 pont'],
          ['2–6 erő', 'kiszorításnál számít; az ászé és a koronáé 0'],
          ['Ász', 'ha a védő játssza ki, megnyeri a kiszorítást'],
          ['Korona', 'ha a támadó játssza ki, megnyeri a kiszorítást'],
          ['Frakciók (kettő, ászon és koronán egy)', 'kit toboroz a kártya, és a reform mely jeleit fedezi'],
          ['Szabadkőműves, rózsakeresztes', 'különleges képesség; sok kártyán nincs'],
        ),
      ],
    },
    {
      title: 'Előkészület',
      blocks: [
        rule(
          'OM-1.1',
          'Minden régióhoz felfordítunk egy kapcsolatkártyát, és a rajta látható három frakció egy-egy követőjét odatesszük. Ezzel 45 követő van a térképen.',
        ),
        rule(
          'OM-1.2',
          'A reformkártyákat megkeverjük, és minden használt helyre egyet teszünk képpel felfelé. A többi kikerül a játékból. Bármennyi játékosnál minden régióba be lehet lépni; csak a reformok helye változik:',
        ),
        table(
          ['Játékosok', 'Reformkártyák', 'Régiók reformkártya nélkül'],
          ['2', '10', 'Bamberg, Nürnberg, Amberg, Brixen és Trient'],
          ['3', '12', 'Bamberg, Nürnberg és Amberg'],
          ['4', '15', 'nincs'],
        ),
        rule(
          'OM-1.3',
          'Öt lumináriuskártyát kapsz, ezeket csak te látod. A többi a pakli; a felső öt felfordítva az udvar.',
        ),
        rule(
          'OM-1.4',
          'Válassz az öt kártyából egyet személykártyának: ő vagy te. Ász és korona nem választható. A személyeket egyszerre mutatjátok meg; a másik négy kártya a kezed.',
        ),
        rules(
          [
            'OM-1.5',
            'A megmaradt öt kapcsolatkártyából kapsz egyet, és a rajta látható három követőt a személykártyádra teszed.',
          ],
          [
            'OM-1.6',
            'A legkisebb számú kapcsolat gazdája az egész játék kezdőjátékosa; a kör az óramutató járása szerint halad.',
          ],
          ['OM-1.7', 'A hat rendeletet képpel lefelé megkeverjük.'],
          [
            'OM-1.8',
            'Mindenkinek van kezdőszíne. A sorban utolsó játékos kezdi: tedd a bábudat a színed három régiójának egyikére. Korong nem kerül le.',
          ],
          ['OM-1.9', 'A többi követő a bankba kerül. Onnan soha semmi nem jön vissza.'],
        ),
      ],
    },
    {
      title: 'A forduló és a kör',
      blocks: [
        rule('OM-3.1', 'Legfeljebb hat forduló van. Egy fordulóban mindenkinek egy köre van, a kezdőjátékosé az első.'),
        rule('OM-3.2', 'Egy kör három lépésből áll:'),
        list(
          'Rendelet: csak a kezdőjátékos fordít fel egyet.',
          'Kártya: játssz ki egy kártyát a kezedből, és használd fel.',
          'Húzás: töltsd fel a kezed.',
        ),
        rule(
          'OM-3.3',
          'A rendelet egy frakciót a következő rendeletig tilalom alá helyez. Mind a hat egyszer jön elő, tehát minden frakció egy fordulón át áll tilalom alatt; a hatodik rendelettel az utolsó forduló kezdődik.',
        ),
        rules(
          [
            'OM-3.4',
            'A tilalom alatt álló követőket a térképen nem lehet sem toborozni, sem szabadkőművessel átküldeni.',
          ],
          [
            'OM-3.5',
            'A már nálad lévő követőkkel ilyenkor is fizethetsz, a frakció jelei a kártyákon reformnál a szokott módon számítanak, és a kiszorítás győztese is elvehet ilyen követőt.',
          ],
        ),
        example(
          'A rendelet a tudósokat tiltja. Ha egy művészek–tudósok kártyát ott játszol ki, ahol két tudós és egy művész van, csak a művészt toborozhatod. Ahol csak tudósok vannak, ott egyáltalán nem toborozhatsz. A személykártyádon lévő tudóssal viszont fizethetsz egy reformnál.',
        ),
      ],
    },
    {
      title: 'Az akciókártyád',
      blocks: [
        rule(
          'OM-3.6',
          'Játssz ki pontosan egy kártyát a kezedből képpel felfelé: ez az akciókártyád. Egyet ki kell játszanod, de amit kínál, azt nem kötelező kihasználni. Ez a lépés csak üres kézzel marad el.',
        ),
        rule(
          'OM-3.7',
          'Az akciókártya egy lépést, egy toborzást és, ha van rajta jel, annak egyszeri használatát adja: mindegyiket legfeljebb egyszer, tetszőleges sorrendben. Ezenkívül körönként egy reformot hajthatsz végre: ezek előtt, között vagy után. Egyszerre egy dologgal foglalkozz, és fejezd be.',
        ),
        rule('OM-3.8', 'Ha végeztél, az akciókártya a dobópakliba kerül, kivéve, ha reformkártya alatt fekszik.'),
      ],
    },
    {
      title: 'Lépés',
      blocks: [
        rule(
          'OM-3.9',
          'I., II. vagy III. ranggal szomszédos régiókon át legfeljebb egy, két vagy három régiónyit lépsz. Másik régióban kell végezned, mint ahonnan indultál. Más bábuk régióin is átmehetsz, ott nem történik semmi.',
        ),
        rule('OM-3.10', 'Ásszal vagy koronával bármelyik másik régióba mehetsz, akármilyen messze van.'),
        rule(
          'OM-3.11',
          'Ha ott, ahol a lépésed véget ér, áll egy bábu, rögtön meg kell próbálnod kiszorítani. A lépésedet mindenképpen felhasználtad.',
        ),
      ],
    },
    {
      title: 'Toborzás',
      blocks: [
        rule(
          'OM-3.16',
          'Végy el az akciókártyád minden frakciójából egy-egy követőt abból a régióból, ahol a bábud áll, amennyiben van ott ilyen, és nincs tilalom alatt.',
        ),
        rules(
          ['OM-3.17', 'A lépésed előtt vagy után toborozhatsz, útközben nem, és csak egyszer.'],
          [
            'OM-3.18',
            'Ha abban a régióban senkinek sincs korongja, tegyél le oda egyet a tieidből. Ehhez legalább egy követőt toboroznod kellett.',
          ],
          ['OM-3.19', 'A követőid a személykártyádon fekszenek, mindenki látja őket. Akárhány lehet.'],
        ),
        drawn(
          examples.gathering,
          `Kijátszod: ${names.PIL029.full} (II. rang, tudósok és mesterségek), és Augsburgból Münchenen át Innsbruckba mész. Ott egy mesterembert és egy tudóst toborzol; Innsbruckban nem volt korong, így leteszel egyet. Münchenben, ahol csak áthaladtál, nem változik semmi.`,
        ),
        example(
          'Ha ott toborzol, ahol egy ellenfelednek van korongja, a követőket elviszed, de korongot nem teszel le.',
        ),
      ],
    },
    {
      title: 'Szabadkőművesek és rózsakeresztesek',
      blocks: [
        rule(
          'OM-3.20',
          'Szabadkőműves: küldd át az akciókártyád valamelyik frakciójának egy követőjét bármelyik régióból egy szomszédosba, a térképen bárhol. Tilalom alatt nem állhat. Korong ezért nem jár.',
        ),
        drawn(
          examples.freemason,
          'Ugyanez a kártya, de Innsbruckban nincs tudós. Toborzás előtt felhasználod a szabadkőművest: egy tudós Brixenből Innsbruckba megy. Most már mindkettőt toborozhatod, és leteszed az első korongot.',
        ),
        rule(
          'OM-3.21',
          'Rózsakeresztes: vegyél a kezedbe két kártyát, egyenként az udvarból vagy a pakli tetejéről. Ebben a körben öt a kézhatárod; ha kettő nem fér be, egyet veszel. A kártyákat még ebben a körben felhasználhatod.',
        ),
        rule('OM-3.22', 'A személykártyádon lévő jelnek nincs hatása.'),
      ],
    },
    {
      title: 'Reform',
      blocks: [
        rule(
          'OM-3.23',
          'Reformot akkor hajthatsz végre, ha a bábud olyan régióban áll, ahol még ott a reformkártya, és az akciókártyád legalább egyet mutat a kért frakciókból. Ha nem mutat, az is elég, ha a személykártyád mutat egyet. Körönként egy reform lehetséges.',
        ),
        rule(
          'OM-3.24',
          'Fedezd mind a négy jelet. Az akciókártyád minden frakciója egy megfelelő jelet fedez. A kezedből további kártyákat adhatsz hozzá, ezek frakciói is egyet-egyet fedeznek. Ami nyitva marad, azt a személykártyádon lévő követőkkel fizeted a bankba. A fölös jelek elvesznek.',
        ),
        rules(
          ['OM-3.25', 'A személykártyád frakciói és rangja nem fizetnek.'],
          [
            'OM-3.26',
            'Ha minden jel fedezve van, vedd el a reformkártyát, és tedd magad elé az akciókártyádra; a játék végéig mindkettő ott marad. A további kártyák a dobópakliba kerülnek. Tegyél egy korongot a régióba, bármi van is már ott.',
          ],
          [
            'OM-3.27',
            'Mindent vagy semmit: amit nem tudsz teljesen fedezni, abba bele sem kezdhetsz. A reform után még felhasználhatod, ami az akciókártyádból megmaradt.',
          ],
          ['OM-3.28', 'A reformkártya helye üres marad.'],
        ),
        drawn(
          examples.withFollowers,
          `A reform két tisztviselőt és két papot kér. Akciókártyaként ${names.PIL023.full} egyet-egyet fedez; kifizetsz egy tisztviselőt és egy papot. A végén ez 3 pont a reformért és 2 az alatta lévő kártya rangjáért.`,
        ),
        drawn(
          examples.withCards,
          `Ugyanez a reform egy III. rangú kártyával (${names.PIL038.full}). A további kártya (${names.PIL015.full}, papság és tudósok) a második papot fedezi; a tudósok jele elvész. Egy tisztviselőt fizetsz. Ez 3 + 3 pontot ér.`,
        ),
        example(
          'A személykártyád a nemességet és a papságot mutatja, a reform kettőt-kettőt kér belőlük. Művészek–tudósok akciókártyával is végrehajthatod, a személykártyádnak köszönhetően, de az akciókártya semmit sem fedez: mind a négy jelet két nemesség–papság kártyának vagy követőknek kell fedezniük. Az akciókártya akkor is a reformkártya alá kerül.',
        ),
      ],
    },
    {
      title: 'Kiszorítás',
      blocks: [
        text('Aki valaki más régiójában fejezi be a lépését, az a támadó, a másik a védő.'),
        rule('OM-3.12', 'A kiszorítás menete:'),
        list(
          'Mindketten megszámolják a saját korongjaikat abban a régióban és az összes szomszédos régióban, és hozzáadják a személykártyájuk erejét.',
          'A támadó hozzáadja az akciókártyája erejét.',
          'A védő kijátszik egy kártyát a kezéből, és hozzáadja az erejét.',
          'A támadó koronája az erőtől függetlenül nyer; a védő ásza ugyanígy. Ha mindkettő előkerült, kioltják egymást.',
          'Egyébként a nagyobb összeg nyer.',
          'Döntetlennél a támadó emelhet egy újabb kártyával a kezéből, és a védő válaszolhat eggyel; aztán újra összehasonlítjátok. Ha a támadó nem emel, a védő nyer.',
        ),
        rule(
          'OM-3.13',
          'A győztes a vesztes bábuját a legközelebbi olyan régióba teszi, ahol nem áll bábu; ha több ilyen van, ő választ. Az a régió is számít, ahonnan a támadó jött. Ebből nem lesz újabb kiszorítás.',
        ),
        rules(
          [
            'OM-3.14',
            'Ezután a győztes korongot tesz a kiszorítás régiójába, és elvesz a vesztestől egy tetszőleges követőt, ha van neki.',
          ],
          [
            'OM-3.15',
            'A kiszorításban kijátszott kártyák az akciókártya kivételével a dobópakliba kerülnek. A kör vereség után is folytatódik, onnan, ahol a bábu most áll.',
          ],
        ),
        drawn(
          examples.oust,
          'A megtámadja B-t Augsburgban. A-nak ott és a szomszédságban két korongja van, B-nek három. A: 2 korong + 5 személy + 5 akciókártya = 12. B: 3 korong + 6 személy + 5 a kézből kijátszott kártya = 14. B nyer, A bábuját egy szabad szomszédos régióba teszi, Augsburgba korongot tesz, és elveszi A egyik követőjét.',
        ),
        example(
          'Koronával támadsz, 7:4. A védő egy 6-ost játszik ki: 7:10, de a korona nyer. Ha a védő ászt játszott volna ki, a kettő kioltotta volna egymást, és 7:4-re te nyertél volna.',
        ),
        example(
          'Ásszal támadsz (ereje 0), összesen 5 az erőd; a védőé is 5. Egy 3-assal emelsz, a védő koronával válaszol (ereje 0): 8:5, te nyersz. Ha 5:5-nél megállsz, a védő nyer.',
        ),
      ],
    },
    {
      title: 'Húzás',
      blocks: [
        rules(
          ['OM-3.29', 'Először az húz a pakliból négy kártyáig, akit ebben a körben megtámadtak, bárki nyert is.'],
          [
            'OM-3.30',
            'Aztán te húzol, amíg négy kártyád nem lesz, egyenként az udvarból vagy a pakliból. Ha ebben a körben rózsakeresztest használtál, ötig húzol.',
          ],
          ['OM-3.31', 'Végül az udvart újra öt kártyára töltjük fel.'],
          [
            'OM-3.32',
            'Ha kártya kell, de a pakli üres, a dobópaklit megkeverjük, és az lesz az új pakli. A személykártyák és a reformok alatti kártyák a helyükön maradnak.',
          ],
        ),
        example(
          'Három kártyád maradt, és rózsakeresztest használsz: most öt van. Ha egyet sem használsz fel, a végén nem húzol, és öt marad. Ha kettőt hozzáadsz egy reformhoz, a végén kettőt húzol, és újra öt van.',
        ),
      ],
    },
    {
      title: 'Ha valami elfogy',
      blocks: [
        rules(
          ['OM-3.33', 'Akinek elfogytak a korongjai, nem tesz le; minden más a szokott módon történik.'],
          ['OM-3.34', 'A kifizetett követők nem kerülnek vissza a játékba.'],
        ),
      ],
    },
    {
      title: 'A játék vége és az értékelés',
      blocks: [
        rule(
          'OM-5.1',
          'A játék a hatodik forduló után ér véget, vagy azzal a körrel, amelyben a térkép utolsó reformkártyája elkel. A legutolsó körben nincs húzás.',
        ),
        table(
          ['Mi', 'Pont'],
          ['Minden reformkártya', '3'],
          ['Az alatta lévő kártya: I., II., III.', '1, 2, 3'],
          ['Az alatta lévő kártya: ász vagy korona', '4'],
          ['Minden korongod a térképen', '1'],
          ['Mind a hat frakció követői', '2'],
          ['Minden frakció, amelyből neked van a legtöbb követőd', '1'],
        ),
        rules(
          [
            'OM-5.2',
            'Egy reform 3 pontot ér, és még annyit, amennyi az alatta lévő kártya rangja; ász és korona 4-et.',
          ],
          ['OM-5.3', 'Minden korongod a térképen 1 pont, akkor is, ha egy régióban több van.'],
          [
            'OM-5.4',
            'Követők a személykártyádon: 2 pont, ha mind a hat frakcióból van legalább egy; 1 pont minden frakcióért, amelyből mindenki másnál többed van. Egyenlőségnél senki sem kapja meg.',
          ],
          ['OM-5.5', 'A személykártyára nyomtatott frakciók itt nem számítanak.'],
          [
            'OM-5.6',
            'A legmagasabb pontszám nyer. Egyenlőségnél az, aki több reformot hajtott végre, aztán akinek több korongja van a térképen, végül akinek több követője maradt.',
          ],
        ),
        example(
          'Három reform egy III., egy I. rangú kártyán és egy koronán: 3 × 3 + 3 + 1 + 4 = 17. Négy korong a térképen: 4. Mind a hat frakció: 2. Csak neked van művészed: 1. Összesen 24.',
        ),
        example(
          'A-nak és B-nek két-két művésze van, C-nek egy: a művészekért senki sem kap pontot. A-nak három papja van, a többieknek egy sem: A 1 pontot kap.',
        ),
      ],
    },
    {
      title: 'Ki mit lát',
      blocks: [
        rule(
          'OM-3.35',
          'Rejtve van a többiek keze, a pakli sorrendje és a még hátralévő rendeletek. Minden más nyilvános:',
        ),
        table(
          ['', 'Ki látja'],
          ['Kézben lévő kártyák', 'a gazdájuk; a többiek csak a számukat'],
          ['Pakli', 'mindenki látja, hány kártyából áll'],
          ['Dobópakli', 'mindenki látja a felső kártyáját'],
          ['Térkép, követők, korongok, udvar, személykártyák', 'mindenki'],
          ['Reformok és az alattuk lévő kártyák', 'mindenki'],
        ),
      ],
    },
    {
      title: 'Beállítások',
      blocks: [
        text('Asztal nyitásakor ezek közül választhatsz:'),
        list(
          `„${options.idFollowersPay.name}”: ${options.idFollowersPay.help}`,
          `„${options.finishRound.name}”: ${options.finishRound.help}`,
          `„${options.balancedStart.name}”: ${options.balancedStart.help}`,
        ),
        text(
          'Miért kell a kiegyenlítés: a reformokért és az érintetlen régiókért verseny folyik, és aki kezd, jobb helyzetből indul. Egyforma erős gépi játékosok között a kezdőjátékos két játékosnál a játszmák 66%-át, háromnál 56%-át, négynél 45%-át nyerte meg.',
          'Ezért be van kapcsolva, hacsak ki nem kapcsolod. Ezekkel a végén járó pontokkal ugyanezeknek a játékosoknak az esélyei közel egyenlők; a legerősebb gépi játékosok párharcaiban a kezdőjátékos nélkülük a játszmák 74%-át, velük 57%-át nyerte meg.',
        ),
        table(
          ['Játékosok', 'Pont a sorrend szerint', 'Megnyert játszmák a sorrend szerint'],
          ['2', headStart[2].join(', '), '48%, 52%'],
          ['3', headStart[3].join(', '), '35%, 32%, 33%'],
          ['4', headStart[4].join(', '), '26%, 23%, 25%, 26%'],
        ),
      ],
    },
    {
      title: 'Az első játszmádhoz',
      blocks: [
        list(
          'Személynek erős kártyát válassz, lehetőleg alacsony rangút: a rang ott semmire sem jó, reform alatt viszont pontot ér. A frakciói illjenek a kezdőrégióid közelében lévő reformokhoz.',
          'Onnan indulj, ahol a követők illenek a kezedhez, és közel van két nyitott reform.',
          'Az első egy-két fordulóban toborozz; a másodiktól kezdve szinte minden körben hajts végre reformot. Csak hat köröd van.',
          'A III. rangú kártyákat, az ászokat és a koronákat a reformos körökre tartogasd: ott 3-4 pontot hoznak. Az I. rangú kártya arra jó, hogy helyben toborozz.',
          'Az a kártya, amely a reform mindkét frakcióját mutatja, a felét kifizeti. Húzáskor ilyet keress az udvarban.',
          'Inkább kártyával fizess, mint követővel: a kezed ingyen feltöltődik, a követőid nem.',
          'Aki egy régióban elsőként toboroz, korongot tehet le: menj oda, ahol még senki sem járt.',
          'Minden frakció csak egyszer kerül tilalom alá. Amelyik már sorra került, arra a játék végéig számíthatsz.',
          'Akkor támadj, ha egyértelműen erősebb vagy, vagy ha koronád van. Ha mások vannak a közeledben, egy ász a kézben jó pajzs.',
          'Az utolsó fordulóban, ha nem jut neked reform, azt toborozd, akivel összejön mind a hat frakció, vagy akivel valamelyikből neked lesz a legtöbb.',
        ),
      ],
    },
    {
      title: 'A készlet',
      blocks: [
        text('A régiók:'),
        regionTable(hu, ', ', ['Régió', 'Szomszédai', 'Kezdőszín', 'Reformkártya … játékosnál']),
        text('A reformkártyák:'),
        reformTable(tally, ['Kártya', 'Mit kér']),
        text('A lumináriuskártyák, amennyi ebben a játékban számít belőlük:'),
        cardTable(hu, ['Kártya', 'Rang', 'Frakciók', 'Erő', 'Jel']),
        text(
          'Készlet: részben rekonstruált. A rendelkezésünkre álló szabályszöveg sem a térképet, sem a kártyákat nem mutatja. Ebből való: az elemek száma, az üresen maradó reformhelyek, az összes pont, öt régió neve és egyetlen reformkártya (két pap, két tisztviselő).',
          'Más nyilvános forrásokból: a lumináriusok neve és mind a 15 régió neve; ezeket a Bajor Királyság 1808-as kerületeinek tekintjük.',
          'Az Eminence számára terveztük: a régiók határait, a kezdőszíneket, a többi 19 reformkártyát, a kapcsolatkártyák számozását és a lumináriuskártyákat: rangjuk és frakcióik a pakli ismert felépítését követik, az erő és a jelek a mieink. A nyomtatott kiadás ettől eltér.',
        ),
        text(
          'Akinek megvan a játék, leírhatja a valódi elemek adatait, és azzal a készlettel nyithat asztalt; a szabályok nem változnak.',
        ),
      ],
    },
    rulings,
  ],
}

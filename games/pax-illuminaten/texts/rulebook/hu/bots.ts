import { blockMakers, type Rulebook } from '@eminence/kernel'
import { names } from '../../names/hu.ts'
import { examples, type RulebookPicture } from '../../pictures.ts'
import { botTable, diagramTable } from '../../tables.ts'

const { text, rules, example, drawnExample: drawn, picture } = blockMakers<RulebookPicture>(' ')

export const bots: Rulebook['sections'] = [
  {
    title: 'Botok: ami közös bennük',
    blocks: [
      text(
        'A bot elfoglal egy széket, és forgatókönyvet követ; semmiről sem dönt. A napló minden lépésnél megnevezi a forgatókönyv pontját és a szabályt, így itt ellenőrizheted.',
      ),
      text(
        'Hogy melyik bot játszik, azt az asztal megnyitásakor a „Botellenfél” pontban lehet kiválasztani. „A boté az első szék” beállítással nem az utolsó, hanem az A játékos helyén ül.',
      ),
      rules(
        [
          'PI-19.1',
          'Van tanácstáblája, kapcsolatkártyája, három kegye és 20 korongja, ebből egy a tanácstábláján; keze és saját tervkártyája nincs. A jelzője a tanácstábláról indul. Kezdőjátékos is lehet.',
        ],
        [
          'PI-19.2',
          'Botkártya az, amin a jelző áll. Célpont az a kártya, amelyre egy akció irányul. Maga a botkártya sosem célpont.',
        ],
        [
          'PI-19.3',
          'Semmit sem fizet, ha a forgatókönyv mást nem mond. Korong nélkül a befolyásolása csak a jelzőt mozdítja.',
        ],
        [
          'PI-19.4',
          'A betűs pontok közül az első végrehajthatót teszi meg, körönként egyet. Ha több kártya is szóba jön, az irányok döntenek.',
        ],
        [
          'PI-19.5',
          'Ha a jelző olyan kártyán áll, amelyen nincs botkorong, előbb oda lép, ahol a legtöbb van, vagy a tanácstáblára.',
        ],
        [
          'PI-19.6',
          'Felderítés: a kártyát a helyén felfordítja, és még egyszer végigmegy a forgatókönyvön, ezúttal csak ezzel a kártyával.',
        ],
        ['PI-19.7', 'Befolyásolás: egy korong a célpontra, ha van hely, és a jelző odalép.'],
        [
          'PI-19.8',
          'Zsarolás: minden suttogással és összejátszással. Előbb a felső frakciót veszi el, és előbb az alsót adja tovább. Aláaknázáskor attól vesz el, akinek a legtöbb van.',
        ],
        [
          'PI-19.9',
          'Elbocsátás: a célpontot eldobja, a pakli felső kártyája kerül oda, a botkorongok maradnak, ha elférnek. A jelző nem mozdul. Az iránykártyával való csere ugyanígy megy.',
        ],
        [
          'PI-19.10',
          'Irányok: szomszédos kártyák között az ábra dönt. Egyébként a legközelebbi kártya; aztán az odavezető út első lépése az ábra szerint; aztán felső sor előbb, bal előbb. A két iránykártyás botnál a sorrend: balra, balra felfelé, jobbra felfelé, jobbra, jobbra lefelé, balra lefelé.',
        ],
        [
          'PI-19.11',
          'Kiszorítás: az ellen, akinek a célponton a legtöbb korongja van, mindre. A bot elkölti minden kegyét a botkártya frakcióiból, mindegyik egy erő; akkor is, ha őt támadják. Kártyája a pakli felső kártyája, és egy kártya után mutat. Ha nyer, korongot tesz oda, és odalép a jelzője.',
        ],
        [
          'PI-19.12',
          'A köre: rendeletek, mint mindig, forgatókönyv, ellenőrzés. Megnézzük az emberek terveit; ha a bot három tervének egyike áll, győzött. Eseményellenőrzéskor egy eseménykártyát fordít fel: a rendelet előtte hat, a különleges eseményt eldobja. Kiszorítás után az emberek feltöltik a kezüket. Az udvar frissül.',
        ],
        [
          'PI-19.13',
          'Semmit sem jelent be, és a különleges eseményekre nem figyel. Korongjai mindenben más játékoséinak számítanak; az aláaknázás érte és ellene is működik.',
        ],
        ['PI-19.14', 'Ha egy pont sem hajtható végre, megzsarolja a botkártyát.'],
        [
          'PI-19.15',
          'Iránykártya (Cagliostro, Weishaupt): a pakli felső kártyáját felfordítjuk; az ereje a botkártyától egy irányba mutat. Ha ott nincs térképkártya, az óramutató szerint következő irány jön.',
        ],
        ['PI-19.16', 'A jelző a felcserélt kártyával megy, az elbocsátottnak viszont a mezőjén marad.'],
      ),
      botTable(names, ['Bot', 'győz, ha', 'vagy ha', 'vagy ha']),
      diagramTable(names, 'Bot', 'ász, korona'),
      text(
        'Az ábrák a térkép alsó felén ülő botra szólnak; a felsőn megfordítjuk őket. Saint-Germainnél és Józsefnél a nagyobb szám jön előbb; Cagliostrónál és Weishauptnál a szám az iránykártya ereje.',
      ),
    ],
  },
  {
    title: 'Saint-Germain gróf',
    blocks: [
      text('Lassú és könnyen követhető: jó első ellenfél. Jelöltjei a botkártyával szomszédos kártyák.'),
      picture({ name: 'diagram', bot: 'germain' }, 'Több jelölt közül a legnagyobb számú.'),
      rules(
        ['PI-20.1', '1a. Lefordított jelölt: felderítés.'],
        [
          'PI-20.2',
          '1b. A botkártyával közös frakciójú jelölt: befolyásolás, ha van hely, aztán zsarolás vele; egyébként kiszorítás, ha embernek van ott korongja.',
        ],
        [
          'PI-20.3',
          '1c. Közös frakció nélküli jelölt: elbocsátás, ha sem embernek, sem a botnak nincs ott korongja, kiszorítás, ha embernek van.',
        ],
        [
          'PI-20.4',
          '1d. Egyébként a jelző olyan botkorongos kártyára lép, amely ember korongja mellett van, vagy ha nincs ilyen, ahonnan tovább tud menni; aztán zsarolás a botkártyával és a tanácstáblával.',
        ],
      ),
    ],
  },
  {
    title: 'II. József',
    blocks: [
      text('A reformer császár megtámadja, aki a közelébe megy. Legyen korongod több sarokban is.'),
      picture({ name: 'diagram', bot: 'joseph' }, 'Több kártya közül a legnagyobb számú.'),
      rules(
        ['PI-21.1', '1a. Szomszédos kártya ember korongjával: kiszorítás.'],
        [
          'PI-21.2',
          '1b. Ember korongja bármely botkorong mellett: roham. A jelző arra a kártyára lép, amelynek van ilyen szomszédja, és rajta a legtöbb botkorong; onnan kiszorítás.',
        ],
        [
          'PI-21.3',
          '1c. Szomszédos kártya botkorong nélkül: befolyásolás, ha képpel felfelé fekszik és van rajta hely, felderítés, ha lefordítva.',
        ],
        ['PI-21.4', '1d. Ugyanez bármely kártyával, amely botkorong mellett van.'],
      ),
      example(
        'A jelző egy mesterségek–papság kártyán áll; Józsefnek két mestersége, egy papsága és egy tudósa van. Célpontján két korongod áll; nála 3 korong számít, nálad 4. Elkölti az első hármat: 6:4, előnyben van. Ötöst játszol, a pakli kettest mutat: 8:9, a korongjaid maradnak. Egy korona neki nyert volna.',
      ),
    ],
  },
  {
    title: 'Alessandro Cagliostro',
    blocks: [
      text('A varázsló szabadkőműveseket és rózsakereszteseket gyűjt.'),
      picture({ name: 'diagram', bot: 'cagliostro' }, 'Az iránykártya ereje mutat a célpontra.'),
      rules(
        [
          'PI-22.1',
          '1. Az iránykártya adja a célpontot. 2. A lefordított célpontot felfordítja. 3. Az első pont, amely illik:',
        ],
        [
          'PI-22.2',
          '3a. A célpontnak van hovatartozása: befolyásolás, ha van hely és nincs ember; ha van ott ember korongja, minden szabad helyet betölt, aztán kiszorítás.',
        ],
        [
          'PI-22.3',
          '3b. Nincs ember, nincs hovatartozás, de az iránykártyának van: kicseréli vele a célpontot, aztán befolyásolás.',
        ],
        ['PI-22.4', '3c. Közös frakciója van a botkártyával, van hely, és nincs rajta botkorong: befolyásolás.'],
        [
          'PI-22.5',
          '3d. Nincs ember, hovatartozás és közös frakció, de az iránykártyának van közös frakciója: kicseréli vele a célpontot, aztán befolyásolás.',
        ],
        ['PI-22.6', '3e. Ember korongja: kiszorítás. Egyáltalán nincs korong és nincs hovatartozás: elbocsátás.'],
        [
          'PI-22.7',
          '3f. Csak botkorongok: befolyásolás, ha van hely; ha megtelt, az óramutató szerint következő kártya a célpont. Ha mindet megpróbálta, a jelző az utolsóra lép, és zsarolás.',
        ],
      ),
    ],
  },
  {
    title: 'Adam Weishaupt',
    blocks: [
      text('A rend alapítója ászokra és koronákra vadászik. Józseffel együtt a négyből a legerősebb.'),
      picture({ name: 'diagram', bot: 'weishaupt' }, 'Az iránykártya ereje mutat a célpontra.'),
      rules(
        [
          'PI-23.1',
          '1. Az iránykártya adja a célpontot. 2. A lefordított célpontot felfordítja. 3. Az első pont, amely illik:',
        ],
        [
          'PI-23.2',
          '3a. Ász vagy korona: befolyásolás, ha van hely és nincs ember, kiszorítás, ha van ember. 3b. Nincs ember, nem ász és nem korona, de az iránykártya az: kicseréli vele, aztán befolyásolás. 3c. Nincs botkorong, van közös frakció és hely: befolyásolás. 3d. Nincs ember és közös frakció, de az iránykártyának van közös frakciója: kicseréli vele, aztán befolyásolás.',
        ],
        [
          'PI-23.3',
          '3e. Ember korongja: kiszorítás. Egyáltalán nincs korong, és nem ász, nem korona: elbocsátás. 3f. Csak botkorongok: mint Cagliostrónál.',
        ],
        [
          'PI-23.4',
          'Minden befolyásolásánál kegyeket költ a célpont frakcióiból további korongokra, egyet-egyet, előbb a felső frakcióból, amíg a kegyek vagy a helyek el nem fogynak.',
        ],
      ),
      drawn(
        examples.weishaupt,
        'Weishaupt jelzője Hardenbergen áll (mesterségek, nemesség). Az iránykártya Pálffy, ereje 4: balra, de ott nincs kártya. Az óramutató szerint a 8. mező jön Abellel (művészek, tudósok), korongok nélkül. 3a: nem ász és nem korona. 3b: az iránykártya sem az. 3c: nincs közös frakció. 3d: Pálffy nemességet mutat, és Abel helyére kerül. Egy korong, és egy nemességért egy második; Pálffy ezzel megtelt, és a jelző odalép.',
      ),
    ],
  },
]

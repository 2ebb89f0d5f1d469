import { blockMakers, type Rulebook } from '@eminence/kernel'
import { names } from '../../names/hu.ts'
import { examples, type RulebookPicture } from '../../pictures.ts'
import { abilityTable, factionTable } from '../../tables.ts'

const { text, rule, rules, table, example, drawnExample: drawn } = blockMakers<RulebookPicture>(' ')
const { abilities } = names

export const actions: Rulebook['sections'] = [
  {
    title: 'Zsarolás',
    blocks: [
      rules(
        [
          'PI-8.1',
          `Válaszd a tanácstábládat vagy egy képpel felfelé fekvő kártyát a korongoddal; „${abilities.buff_extort_any.name}”: ezzel bármely kártyát, amelyen valakinek korongja van.`,
        ],
        [
          'PI-8.2',
          'Megkapod a kegyértékét: a tanácstáblánál a három kapcsolatfrakció egy-egy kegyét, koronánál kettőt minden rajta lévő korongodért.',
        ],
        [
          'PI-8.3',
          'Suttogás: a célponttal szomszédos, azonos rangú kártyák, amelyeken van korongod, szintén adhatnak kegyet, egyenként, ahogy kívánod. Tovább nem terjed.',
        ],
        [
          'PI-8.4',
          'Összejátszás: ha egy kegyet adó kártyán másnak is van korongja, minden ilyen korongért egyet odaadsz neki az éppen onnan kapott kegyekből. Ha kevés van, az óramutató szerint egyenként adsz, amíg futja.',
        ],
        ['PI-8.5', 'Egyszerre egy kártyával foglalkozz, a célponttal kezdve.'],
        ['PI-8.6', 'Minden kártya, és a tanácstábla is, körönként csak egyszer ad kegyet.'],
        ['PI-8.7', 'Ha nincs meg minden, vedd el, ami van, és csak azután adj.'],
        [
          'PI-8.8',
          `Csendes hírek alatt nincs összejátszás; „${abilities.buff_extort_any.name}” alatt sem, hiszen minden korong a tiédnek számít. A mesterségek kártyájánál se suttogás, se összejátszás nincs.`,
        ],
      ),
      drawn(
        examples.whisper,
        'B megzsarolja Stadiont (II. rang): egy papság, egy nemesség. Loder és Musäus mellette fekszik, szintén II. rangú, és van rajtuk B-korong: suttognak, és még egy tudóst és egy mesterséget, egy művészt és egy papságot hoznak.',
      ),
      example(
        'Megzsarolod Goethét, akin A-nak is van egy korongja. Kapsz egy tudóst, egy művészt és még egy művészt, és a háromból egyet A-nak adsz.',
      ),
    ],
  },
  {
    title: 'Szervezés',
    blocks: [
      rules(
        [
          'PI-9.1',
          'Válassz egy frakciót, amely a korongodat viselő kártyán látható, fizess belőle egy kegyet, és mozgass legfeljebb háromszor. Legalább egy mozgatásnak lehetségesnek kell lennie.',
        ],
        [
          'PI-9.2',
          'Egy mozgatás: egy korongod a frakciót mutató kártyáról szomszédos, képpel felfelé fekvő kártya szabad helyére megy. A mozgatások eloszthatók vagy egymás után fűzhetők; ahol a kártya nem mutatja a frakciót, onnan a korong nem mehet tovább.',
        ],
        ['PI-9.3', 'Derült időben a mozgatás BÁRMELY szabad helyre vezethet.'],
        [
          'PI-9.4',
          `„${abilities.organize_any_free.name}”: kegy nélkül legfeljebb három korong megy bármely kártyákról bármely szabad helyekre.`,
        ],
        ['PI-9.5', 'A művészek kártyája: egyetlen kártya legfeljebb három korongja megy bármely szabad helyekre.'],
      ),
      drawn(
        examples.organize,
        'B egy tudóst fizet. A Bornon (9. mező) lévő korong Haeffelinre megy (5. mező), aki nem tudós: ott marad. A Reichardon (15. mező) lévő korong Loderen át (11. mező) Hufelandig megy (7. mező). Három mozgatás, kész.',
      ),
    ],
  },
  {
    title: 'Elbocsátás',
    blocks: [
      rules(
        [
          'PI-10.1',
          'Válassz egy cselekvő kártyáddal szomszédos, képpel felfelé fekvő kártyát (vagy azt magát), amelyen másnak nincs korongja. Minden rajta lévő korongért egy illő kegyet fizetsz, de legalább egyet.',
        ],
        [
          'PI-10.2',
          'A kártyát eldobod, és egy kártyádat képpel felfelé odarakod. A korongjaid átkerülnek rá; amelyik nem fér el, visszatér a készletedbe.',
        ],
        [
          'PI-10.3',
          'A választófejedelem parancsa alatt a célponton másoknak is lehet korongja. Ezek is számítanak az árba, mind el kell férniük az új kártyán, és ők kerülnek rá előbb.',
        ],
        [
          'PI-10.4',
          `„${abilities.expel_then_move.name}” után áttehetsz egy korongot az új kártyára. „${abilities.buff_expel_free.name}”: ezzel nem fizetsz semmit. A tisztviselők kártyája egy tisztviselőbe is kerül.`,
        ],
        ['PI-10.5', 'Kell hozzá kártya a kezedben. A kockák és a botjelző a mezőn maradnak.'],
      ),
      example(
        'Elbocsátasz egy II. rangú kártyát, rajta három korongoddal: három kegy, amely egy cselekvő kártyához illik. Ászt raksz le, amelynek egyetlen helye van: egy korong marad, kettő visszatér. És mert ász került le, eseményellenőrzés következik.',
      ),
    ],
  },
  {
    title: 'Kiszorítás',
    blocks: [
      rules(
        [
          'PI-11.1',
          'Válassz egy cselekvő kártyáddal szomszédos kártyát (vagy azt magát), amelyen egy másik játékosnak, a védőnek korongja van. Döntsd el, hány korongját veszed célba, és mindegyikért fizess egy illő kegyet.',
        ],
        [
          'PI-11.2',
          'Mindkettőtök kezdőereje: a saját korongok a célkártyán és a vele szomszédos kártyákon, és 1, ha a saját tanácstábla érinti.',
        ],
        ['PI-11.3', 'Akinek több van, előnyben van, a másik hátrányban; ha egyenlő, senki.'],
        [
          'PI-11.4',
          'Mindketten titokban kártyát választotok a kezetekből, és együtt mutatjátok meg. Akinek van kártyája, annak játszania kell. Ha a papság kártyájával támadsz, a védő minden alkalommal előbb választ és mutat.',
        ],
        [
          'PI-11.5',
          'A szám hozzáadódik. A tőr (ász) azonnali győzelem annak, aki hátrányban van, a kalapács (korona) annak, aki előnyben; egyébként semmit sem érnek.',
        ],
        ['PI-11.6', 'Ezután a támadó dönt: még egy-egy kártya, mutatás vagy feladás.'],
        [
          'PI-11.7',
          'Ha csak az egyik félnek van azonnali győzelme, az dönt. Ha mindkettőnek, mind érvénytelen. Egyébként a támadónak nagyobb összeg kell; a döntetlen a védőé.',
        ],
        ['PI-11.8', 'Ha a védő nyer, a térképen semmi sem változik.'],
        [
          'PI-11.9',
          'Ha a támadó nyer, a célba vett korongok visszatérnek a védő készletébe, aki mindegyikért egy tetszőleges kegyet kap a közösből.',
        ],
        [
          'PI-11.10',
          'Ezután a támadó, ha a négyből maradt még, bónuszkockát tesz a célkártyára: egy folytatás ebben a körben, főakció nélkül. Ez lehet befolyásolás azon a kártyán, kiszorítás ott, vagy szervezés, amely bármely frakció egy kegyéért legfeljebb három korongot hoz oda a szomszédos kártyákról.',
        ],
        ['PI-11.11', 'A kijátszott kártyák a húzásig az asztalon maradnak.'],
      ),
      drawn(
        examples.oust,
        'B a Blumaueren (10. mező) álló egyetlen A-korongot támadja. B ereje 2 + 2 + 1 = 5, A-é 1 + 2 + 2 + 1 = 6, tehát A van előnyben. B Lanzról cselekszik, egy mesterséget fizet. B hatost játszik, A négyest: 11:10, B nyer. Egy ásszal B azonnal nyert volna; ha A erre koronával felel, mindkettő érvénytelen, és a 6 veri az 5-öt.',
      ),
      table(
        ['A kártyád', 'Előnyben vagy', 'Hátrányban vagy', 'Senki sincs előnyben'],
        ['2–6', 'a száma', 'a száma', 'a száma'],
        ['Ász (tőr)', '0', 'nyersz', '0'],
        ['Korona (kalapács)', 'nyersz', '0', '0'],
      ),
    ],
  },
  {
    title: 'Cselszövések',
    blocks: [
      rules(
        [
          'PI-12.1',
          'Játssz ki egy kártyát a cselszövésláncod végére; körönként egy lánc van. Minden kártyának közös frakciója kell legyen az előzővel. Ász és korona bármi után jöhet; ász után bármi, korona után semmi.',
        ],
        [
          'PI-12.2',
          'Vagy a kártya képességét használod, vagy, körönként egyszer, oldalra fordítod gyors kegyért: megkapod a kegyértékét. A tisztviselők kártyájával mindkettőt megteheted.',
        ],
        [
          'PI-12.3',
          'A további akciókról és a különleges képességekről lemondhatsz; az egész körre szóló hatások mindig érvényesek, és összeadódnak. Kártyát pusztán a láncszem kedvéért is kijátszhatsz.',
        ],
        ['PI-12.4', 'Két cselszövés között mást is tehetsz; a lánc az utolsó kártyájától folytatódik.'],
        ['PI-12.5', 'Az ász képessége három kegy; ez nem gyors kegy.'],
        [
          'PI-12.6',
          `„${abilities.swap_cards.name}”: minden, ami a két kártyán van, velük megy. Korong nélküli kártya is választható.`,
        ],
        ['PI-12.7', `„${abilities.edict_take_two.name}”: az ettől kiürült rendeletet azonnal eldobjuk.`],
        ['PI-12.8', `„${abilities.new_plot.name}”: még rejtett terv kell hozzá. Amit visszateszel, azt más nem látja.`],
        [
          'PI-12.9',
          `„${abilities.draw_two_or_court.name}”: az udvar hiánya a kör végéig megmarad. Addig a kézhatárnál több kártyád is lehet.`,
        ],
        [
          'PI-12.10',
          `„${abilities.borrow_faction.name}”: a kártya állandó hatását és egyszer a képességét használod. Az akcióid végén visszakerül oda, ahonnan jött, kivéve, ha közben megszerezted.`,
        ],
        ['PI-12.11', 'A lánc a húzáskor a dobópakliba kerül.'],
      ),
      abilityTable(names, ['Képesség', 'Mit tesz', 'Kártyák']),
      example(
        'Kijátszod Sprickmannt (tudósok, tisztviselők) gyors kegyért: egyet-egyet kapsz. Aztán de Bassust (tisztviselők, mesterségek): ebben a körben az elbocsátásaid ingyenesek. Végül Mozartot, egy koronát: harmadik főakció, és vége a láncnak. Mivel korona került elő, eseményellenőrzés következik.',
      ),
    ],
  },
  {
    title: 'Frakciókártyák',
    blocks: [
      rules(
        [
          'PI-13.1',
          'Körönként egyszer megszerezhetsz egy frakciókártyát a sorból vagy egy másik játékostól, ha te uralod annak a frakciónak a legnagyobb páholyát.',
        ],
        [
          'PI-13.2',
          'Ha több egyforma nagyságú páholy van, az uraik korongjait vetjük össze bennük; akinek a legtöbb van, az szerezheti meg, egyenlőségnél senki.',
        ],
        [
          'PI-13.3',
          'A kártya akkor is nálad marad, ha a páholyt elveszíted, amíg más meg nem szerzi. Több kártyád is lehet.',
        ],
        ['PI-13.4', 'A képesség minden körödben egyszer használható, a megszerzés körében is.'],
        [
          'PI-13.5',
          'Az állandó hatás csak a saját körödben működik. Az ötödik kártyát mások körében is megtarthatod; aki elveszítette a tudósok kártyáját, a következő saját húzásánál dob el.',
        ],
      ),
      factionTable(names, ['Frakció', 'Körönként egyszer', 'Állandó']),
      drawn(
        examples.lodge,
        'Hardenberg, Lanz és Loder mind mutatja a mesterségeket, és érintik egymást: ez páholy. B-nek négy korongja van benne, A-nak egy. B uralja, és megszerezheti a mesterségek kártyáját.',
      ),
      text(
        'Két négykártyás papi páholy: az egyiket B uralja öt koronggal, a másikat A néggyel. A papság kártyáját csak B szerezheti meg.',
      ),
    ],
  },
  {
    title: 'Tervek bejelentése',
    blocks: [
      rule(
        'PI-14.1',
        'Körönként egyszer bejelenthetsz egy nyilvános vagy saját tervet, amelyet most teljesítesz: tégy rá egy korongot a készletedből. A saját terved ezzel felfedődik, és oda csak te tehetsz korongot. Nyilvános tervet többen is bejelenthetnek. A tervnek számítania kell azok mellett, amelyeket már bejelentettél.',
      ),
      rules(
        [
          'PI-14.2',
          'Csak a térkép képpel felfelé fekvő kártyái számítanak. Ahol három szám áll, azok két, három és négy játékosra szólnak.',
        ],
        [
          'PI-14.3',
          'A tervet bizonyos kártyák teljesítik. Amelyik terv páholyról vagy azonos frakciójú kártyákról szól, ahhoz a páholyhoz is kötődik.',
        ],
        [
          'PI-14.4',
          'Két terv csak akkor számít együtt, ha különböző kártyákkal teljesíted őket: egyik csoport sem lehet a másik része, és egy páholy nem szolgálhat kétszer. Részben átfedhetik egymást.',
        ],
      ),
      drawn(
        examples.nested,
        `A-nak egy-egy korongja van öt nemesi kártyán. A négy peremkártya teljesíti ezt: ${names.plots.fringeEnlistment.name}, mind az öt pedig ezt: ${names.plots.grandLodge.name}. De a négy az öt része, és a páholy is ugyanaz: a két terv közül csak az egyik számít.`,
      ),
    ],
  },
]

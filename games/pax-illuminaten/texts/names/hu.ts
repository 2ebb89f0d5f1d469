import { hu as luminaries } from '../../../luminaries/texts/hu.ts'
import type { CardFacts, NameWords } from '../words.ts'

const { factions, ranks } = luminaries
const affiliations = { freemason: 'szabadkőműves', rosicrucian: 'rózsakeresztes' }

export const listed = (items: readonly string[], conjunction = 'és'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`

const rankOf = ({ rank }: CardFacts): string => (rank === 'Ace' || rank === 'Crown' ? ranks[rank] : `${rank}. rang`)

/** “Loder (II. rang, tudósok–mesterségek, erő 3, szabadkőműves)”. */
function card(facts: CardFacts): string {
  const parts = [
    rankOf(facts),
    facts.factions.map((each) => factions[each]).join('–'),
    ...(facts.strength === 0 ? [] : [`erő ${facts.strength}`]),
    ...(facts.affiliation === null ? [] : [affiliations[facts.affiliation]]),
  ]
  return `${facts.name} (${parts.join(', ')})`
}

const largeLodge = 'legalább öt kártyából álló páholyt ural'
const manyDisks = 'legalább nyolc korongja van a térképen'

export const names: NameWords = {
  luminaries,
  affiliations,
  actions: {
    scout: 'Felderítés',
    influence: 'Befolyásolás',
    extort: 'Zsarolás',
    organize: 'Szervezés',
    expel: 'Elbocsátás',
    oust: 'Kiszorítás',
  },
  abilities: {
    influence_any_discount: {
      name: 'Hosszú kéz',
      text: 'További befolyásolás BÁRMELY kártyán. A teljes ár annyival kevesebb, ahány korongjuk ott a többi játékosnak van.',
    },
    swap_cards: {
      name: 'Helycsere',
      text: 'Cserélj fel két képpel felfelé fekvő térképkártyát mindennel, ami rajtuk van. Egyiken sem lehet másnak több korongja, mint neked.',
    },
    oust_set_strength: {
      name: 'Kimért kihívás',
      text: 'További kiszorítás. A kezdőerőd eggyel több vagy kevesebb lesz a védőénél, ahogy választod.',
    },
    edict_take_two: { name: 'Kiskapu', text: 'Vegyél el két kegyet bármelyik rendeletről a készletedbe.' },
    expel_then_move: {
      name: 'Őrségváltás',
      text: 'További elbocsátás. Utána BÁRMELY kártyáról áttehetsz egy korongodat az újra.',
    },
    scout_any_free: {
      name: 'Távoli levelezés',
      text: 'Deríts fel BÁRMELY lefordított kártyát fizetség nélkül. Ebben a körben a befolyásolásaidnál szomszédosnak számít.',
    },
    organize_any_free: {
      name: 'Titkos utazások',
      text: 'Fizetség nélkül tedd át legfeljebb három korongodat BÁRMELY kártyákról BÁRMELY szabad helyekre.',
    },
    buff_influence_cheaper: {
      name: 'Bőkezű pártfogó',
      text: 'Ebben a körben minden befolyásolással lerakott korongod ára eggyel kevesebb, de legalább 1.',
    },
    buff_oust_no_advantage: {
      name: 'Egyenlő esélyek',
      text: 'E köri kiszorításaidban senki sincs előnyben vagy hátrányban.',
    },
    new_plot: {
      name: 'Új utasítás',
      text: 'Húzz egy tervet, és tedd azt vagy a rejtett tervedet a tervpakli aljára.',
    },
    buff_expel_free: { name: 'Lepecsételt végzés', text: 'Ebben a körben az elbocsátásaidért nem fizetsz kegyet.' },
    buff_scout_favor: {
      name: 'Szívélyes fogadtatás',
      text: 'E kör minden felderítése után megkapod a lerakott kártya kegyértékét.',
    },
    draw_two_or_court: {
      name: 'Kihallgatás',
      text: 'Húzz két kártyát a pakliból, vagy vedd el az udvar bármelyik kártyáját.',
    },
    buff_extort_any: {
      name: 'A falnak is füle van',
      text: 'Ebben a körben BÁRMELY korongos kártyát megzsarolhatod, és ehhez mindenki korongja a tiédnek számít.',
    },
    borrow_faction: {
      name: 'Kölcsönpecsét',
      text: 'Az akciószakaszod végéig úgy használhatsz egy frakciókártyát, mintha a tiéd volna.',
    },
    ace_wild: {
      name: 'Nyitott ajtók',
      text: 'Bármi után jöhet, és bármi jöhet utána. Kapsz három kegyet a frakciójából.',
    },
    crown_extra_action: {
      name: 'Nagyvonalú gesztus',
      text: 'Bármi után jöhet, de utána semmi. Ebben a körben eggyel több főakciód van.',
    },
  },
  plots: {
    fringeEnlistment: {
      name: 'Toborzás a peremen',
      text: () =>
        'Legalább négy összefüggő, azonos frakciójú peremkártyán legalább négy korongod van, és több, mint bárki másnak.',
    },
    consortOfPeers: {
      name: 'Egyenrangúak társasága',
      text: () => 'Korongod van egy kártyán és három vele szomszédos, azonos rangú kártyán.',
    },
    enlightenedAuthority: {
      name: 'Felvilágosult tekintély',
      text: () => 'Legalább négy korongod van koronákon, és ott több, mint bárki másnak.',
    },
    innerCircle: {
      name: 'A belső kör',
      text: () =>
        'Korongod van legalább négy összefüggő belső kártyán, amelyek mindegyike legalább két másikat érint közülük.',
    },
    freemasonUnion: {
      name: 'Szabadkőműves unió',
      text: () => 'Az általad uralt szabadkőműves kártyák együtt mind a hat frakciót mutatják.',
    },
    dispersedContacts: { name: 'Szétszórt kapcsolatok', text: (number) => `Legalább ${number} kártyát uralsz.` },
    influentialConverts: { name: 'Befolyásos megtérők', text: (number) => `Legalább ${number} ászt uralsz.` },
    pathOfWhispers: {
      name: 'A suttogások útja',
      text: () => 'Azonos frakciójú kártyák lánca vezet a felső sortól az alsóig, és mindegyiken van korongod.',
    },
    shadowAlliance: {
      name: 'Árnyékszövetség',
      text: (number) => `Legalább ${number} olyan kártyán van korongod, amelyen másnak is van.`,
    },
    rosicrucianFoil: {
      name: 'A rózsakeresztesek ellen',
      text: () =>
        'Legalább három papi kártyát uralsz, rajtuk összesen legalább öt korongoddal, és több papi kártyát, mint bárki más.',
    },
    lineOfExchange: {
      name: 'Az üzenetváltás vonala',
      text: () =>
        'A középső sor legalább három egymás melletti, azonos frakciójú kártyáján legalább három korongod van, és több, mint bárki másnak.',
    },
    grandLodge: {
      name: 'A nagypáholy',
      text: () => 'Legalább öt kártyából álló páholyt uralsz legalább öt koronggal.',
    },
    clandestineVassal: {
      name: 'Titkos hűbéres',
      text: () => 'Olyan páholyt uralsz, amely a tanácstábládtól egy másik játékoséig ér.',
    },
  },
  specials: {
    congress: {
      name: 'A wilhelmsbadi kongresszus',
      text: 'A körödben egyszer bármely öt kegyért vehetsz egy további főakciót.',
    },
    celebrations: {
      name: 'Udvari ünnepségek',
      text: 'A befolyásolás bármely peremkártyát célozhatja, mintha szomszédos volna.',
    },
    investigators: {
      name: 'Egyházi nyomozók',
      text: 'A körödben egyszer megnézheted egy másik játékos kezét vagy rejtett tervét.',
    },
    elector: {
      name: 'A választófejedelem parancsa',
      text: 'Az elbocsátás olyan kártyát is célozhat, amelyen másoknak van korongja, ha azok mind elférnek az új kártyán.',
    },
    fairWeather: { name: 'Derült idő', text: 'Szervezésnél a korong BÁRMELY szabad helyre mehet.' },
    compact: {
      name: 'Szabadkőműves szövetség',
      text: 'Szabadkőműves kártya közös frakció nélkül is csatlakozhat a cselszövéslánchoz.',
    },
    tidings: { name: 'Csendes hírek', text: 'A zsarolásnál nincs összejátszás: senkinek sem kell adni belőle.' },
    press: {
      name: 'Toborzó nyomda',
      text: 'A körödben egyszer egyazon frakció három kegyéért vehetsz egy további főakciót.',
    },
    advance: {
      name: 'A rózsakeresztesek előretörése',
      text: 'Nem kerül főakcióba a felderítés rózsakeresztes kártyáról, a befolyásolás rózsakeresztes kártyán és az olyan elbocsátás, amely rózsakeresztest rak le.',
    },
  },
  edict: (faction) => `Rendelet: ${factions[faction]}`,
  factionCards: {
    nobility: {
      ability: 'Fizess 1 nemességet egy további befolyásolásért BÁRMELY kártyán; a korongok ára a szokásos.',
      passive: 'Az első korongod egy teljesen üres kártyán eggyel kevesebbe kerül, de legalább 1-be.',
    },
    professions: {
      ability: 'További zsarolás, suttogás és összejátszás nélkül.',
      passive: 'Fizetéskor egy frakció két kegye is elég bármely másik helyett.',
    },
    magistrates: {
      ability: 'Fizess 1 tisztviselőt egy további elbocsátásért, a szokásos áron.',
      passive: 'A gyors kegyre használt cselszövéskártyának a képességét is használhatod.',
    },
    artists: {
      ability: 'Fizess 1 művészt: tedd át legfeljebb három korongodat BÁRMELY egy kártyáról BÁRMELY szabad helyekre.',
      passive: 'Fizetéskor a művészek kegyei bármely frakció helyett állhatnak.',
    },
    scholars: {
      ability: 'Fizess 1 tudóst egy további felderítésért BÁRMELY lefordított kártyán, minden más költség nélkül.',
      passive: 'A saját húzásodnál a kézhatárod 5.',
    },
    clergy: {
      ability: 'További kiszorítás, célba vett korongonként 1 papságért.',
      passive: 'A kiszorításaidban a védő előbb választ és mutat kártyát, mint te.',
    },
  },
  bots: {
    germain: {
      name: 'Saint-Germain gróf',
      plots: ['négy rendelet van eldobva', largeLodge, manyDisks],
    },
    joseph: {
      name: 'II. József',
      plots: [
        manyDisks,
        'a második fordulótól valamelyik embernek nincs korongja a térképen',
        'a lumináriuspakli kétszer elfogyott',
      ],
    },
    cagliostro: {
      name: 'Alessandro Cagliostro',
      plots: [largeLodge, 'öt szabadkőműves vagy rózsakeresztes kártyát ural', manyDisks],
    },
    weishaupt: {
      name: 'Adam Weishaupt',
      plots: [largeLodge, 'három ászt vagy koronát ural', manyDisks],
    },
  },
  directions: ['balra', 'balra felfelé', 'jobbra felfelé', 'jobbra', 'jobbra lefelé', 'balra lefelé'],
  card,
  place: (number, name) => (name === null ? `${number}. mező` : `${name} (${number}. mező)`),
  placard: 'tanácstábla',
  ownPlacard: 'saját tanácstáblád',
  seat: (letter) => `${letter} játékos`,
  tally: (list) => list.map(({ faction, count }) => `${factions[faction]} ${count}`).join(', '),
  symbols: (list) =>
    list
      .map(({ factions: shown, count }) => {
        const name = shown.length === 6 ? 'bármelyik' : shown.map((each) => factions[each]).join(' vagy ')
        return count === 1 ? name : `${count} × ${name}`
      })
      .join(', '),
  comma: ', ',
  colon: ': ',
}

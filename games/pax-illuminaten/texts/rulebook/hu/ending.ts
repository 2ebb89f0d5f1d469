import { blockMakers, type Rulebook } from '@eminence/kernel'
import { names } from '../../names/hu.ts'
import type { RulebookPicture } from '../../pictures.ts'
import { cardTable, contactTable, plotTable, specialTable } from '../../tables.ts'

const { text, rules, list, table, example } = blockMakers<RulebookPicture>(' ')
const { plots } = names

export const plotsAndEnd: Rulebook['sections'] = [
  {
    title: 'A tizenhárom terv',
    blocks: [
      plotTable(names, ['', 'Terv', 'Akkor teljesíted, ha']),
      text('Az apró betűs rész, tervenként:'),
      rules(
        ['PI-14.5', 'P01: a csoportot csak a peremkártyák között nézzük, a lehető legnagyobbat.'],
        ['PI-14.6', 'P02: a középső kártya a negyedik.'],
        ['PI-14.7', 'P03: több korona korongjai összeadódnak.'],
        ['PI-14.8', 'P04: minden kártyán elég egy korong; uralnod nem kell őket.'],
        ['PI-14.9', 'P05: három kártya is elég lehet, ha mindegyik két frakciót mutat.'],
        ['PI-14.10', 'P06: bármely kártyák, bárhol feküdjenek is.'],
        ['PI-14.11', 'P07: csak ászok, koronák nem.'],
        ['PI-14.12', 'P08: csak maga a lánc számít, a páholy többi része nem.'],
        ['PI-14.13', 'P09: minden kártyán egy korongod és bárki másé.'],
        ['PI-14.14', 'P10: mindegyik kártyát uralnod kell, és több papi kártyát, mint bárki más.'],
        ['PI-14.15', 'P11: a sorozatot csak a középső sorban nézzük, a lehető leghosszabbat.'],
        ['PI-14.16', 'P12: a kártyák és a korongok egyetlen páholyéi.'],
        ['PI-14.17', 'P13: a páholyban mindkét tanácstábla mellett kell lennie egy kártyának.'],
        [
          'PI-14.18',
          'P06, P07 és P09 csak egy fajta kártyát kér: ha eggyel több van a szükségesnél, szinte mindig megférnek egy másik terv mellett.',
        ],
      ),
    ],
  },
  {
    title: 'Az ellenőrzés',
    blocks: [
      text('Először a tervek:'),
      rules(
        [
          'PI-15.1',
          'Mindenkinél megnézzük, a bejelentett tervei közül melyek számítanak most együtt. Ezek korongjai a terveken fekszenek, a többi alájuk kerül, de nem tér vissza. Kétség esetén marad, ami most felül van, azután a korábban bejelentett.',
        ],
        ['PI-15.2', 'Ami később újra teljesül, magától újra számít.'],
        [
          'PI-15.3',
          'Ha a soron lévő játékos korongja két vagy több terven van felül, azonnal győz. Ebben a körben más nem győzhet.',
        ],
        ['PI-15.4', 'Ha egy terv kikerülne a játékból, a korongjai visszatérnének a gazdáikhoz.'],
      ),
      example(
        `Nyolc kártyával teljesíted ezt: ${plots.dispersedContacts.name}. Egy ellenfél körében elveszítesz egyet: a korongod a terv alá kerül. Később kilencet uralsz, és bejelented ezt: ${plots.lineOfExchange.name}. Az ellenőrzéskor az első korong is visszakerül felülre, ez két terv, győztél.`,
      ),
      text('Azután az események:'),
      rules(
        [
          'PI-16.1',
          'Ha ebben a körben ász vagy korona fordult fel vagy került a térképre, vagy cselszövésben, kiszorításban játszották ki, húzd fel a két felső eseménykártyát, tarts meg egyet, a másikat tedd vissza a tetejére. Körönként egyszer.',
        ],
        ['PI-16.2', 'Ha csak egy maradt, azt tartod meg. A használt események nem térnek vissza.'],
        ['PI-16.3', 'A különleges esemény a kezedbe kerül.'],
        [
          'PI-16.4',
          'A rendelet azonnal hat: eléd kerül, mindenki minden kegyét visszaadja abból a frakcióból a közösbe, és hat közülük a rendeletre kerül.',
        ],
      ),
      specialTable(names, ['Különleges esemény', 'Amíg érvényben van']),
      text('Végül a húzás:'),
      rules(
        ['PI-17.1', 'A körben kijátszott minden kártya a dobópakliba kerül.'],
        ['PI-17.2', 'A többiek a bal oldali szomszédodtól az óramutató szerint négyig húznak a pakliból.'],
        [
          'PI-17.3',
          'Te a kézhatárodig húzol, egyenként az udvarból vagy a pakliból. Egy udvari kártya ingyen van. Kettőt akkor vehetsz el, ha az egyik a kamarás alatti; ekkor fizetsz egy tetszőleges kegyet. Ha túl sok kártyád van, inkább eldobsz.',
        ],
        [
          'PI-17.4',
          'A kamarás alatti kártyát, ha még ott van, eldobjuk. A kamarás eggyel jobbra lép, a végéről az elejére, és a hiányokat a pakliból pótoljuk.',
        ],
      ),
    ],
  },
  {
    title: 'A játék vége',
    blocks: [
      rules(
        ['PI-18.1', 'Győzelem tervvel: két terv a saját ellenőrzésedkor.'],
        ['PI-18.2', 'A bot győzelme: három tervének egyike a saját ellenőrzésekor.'],
        [
          'PI-18.3',
          'Egyébként az utolsó forduló után a páholyok pontoznak. Mind a hat frakciónál a legnagyobb páholy számít, vagy minden ekkora: minden benne lévő korong egy pont. A két ilyen páholyban lévő korong kétszer számít.',
        ],
        ['PI-18.4', 'A legtöbb pont nyer; egyenlőségnél, akinek több frakciókártyája van; azután a győzelem közös.'],
        ['PI-18.5', 'Hatvan forduló után mindenképpen a páholyok döntenek.'],
      ),
      example(
        'Nemesség: a legnagyobb páholy öt kártya, A-nak 2, B-nek 4 korongja van benne. Művészek: két háromkártyás páholy, A-nak 2 és 3, B-nek 1 és 0. Papság: A 3, B 3. Más páholy nincs. A-nak 10 pontja van, B-nek 8: A nyer.',
      ),
    ],
  },
]

export const appendix: Rulebook['sections'] = [
  {
    title: 'Az első játszmádhoz',
    blocks: [
      list(
        'Előbb olvasd el a két nyilvános és a saját tervedet. Minden, amit lerakasz, ezek valamelyikét szolgálja.',
        'Deríts fel a közép felé, és olyan kártyákat rakj le, amelyeknek közös frakciójuk van a kapcsolatkártyáddal: ezeket ki tudod fizetni.',
        'A tanácstábla zsarolása három különböző kegyet hoz. Később az egymás mellett fekvő azonos rangú kártyák fizetnek a legjobban, suttogással.',
        'Az I. rangú kártyák olcsók, a III. rangúakon sok a hely. Az egymáshoz közeli korongok a kihívásokat is megnyerik.',
        'Előbb a biztos tervet jelentsd be, a rejtettet tartsd meg arra a körre, amelyben győzöl.',
        'Mások körére tarts a kezedben egy erős kártyát: hatost, ászt vagy koronát.',
        'Akkor szoríts ki, ha kettővel több az erőd a védőénél, vagy ásszal, ha kevesebb. A folytatás a nyereség fele.',
        'A frakciókártyákat szerezd meg, amint lehet: nem kerülnek semmibe.',
        'Ha egy ellenfélnek megvan egy terve, keresd a legegyszerűbb módját, hogy a másodikat megtörd: egy kiszorított korong, egy betöltött hely.',
        'Ne halmozz kegyeket abból a frakcióból, amelynek a rendelete még hátravan.',
      ),
    ],
  },
  {
    title: 'A készlet',
    blocks: [
      text('A lumináriuskártyák:'),
      cardTable(names, ['Kártya', 'Rang', 'Frakciók', 'Erő', 'Hovatartozás', 'Képesség']),
      text('A kapcsolatkártyák:'),
      contactTable(names, ['Szám', 'Frakciók']),
      table(
        ['Mi', 'Honnan való'],
        [
          'A darabszámok, a kegyértékek, a képességek, tervek, frakciókártyák és események hatása, a botok forgatókönyvei',
          'szabályszöveg',
        ],
        ['Hogy egy kártyának melyik két frakciója van', 'a pakli szerkezetéből levezetve'],
        ['Hogy melyik frakció van felül, az erők, a hovatartozások', 'rekonstruálva'],
        ['A kártyák helyei és áruk', 'rekonstruálva'],
        ['A térképek és a tanácstáblák helye', 'rekonstruálva'],
        ['A botok irányábrái', 'rekonstruálva'],
        ['Hogy melyik kapcsolatszámhoz mely frakciók tartoznak', 'rekonstruálva'],
        ['A képességek nevei', 'a mieink; a rendelkezésünkre álló szövegben nincs nevük'],
      ),
      text(
        'A készlet részben rekonstrukció. A rendelkezésünkre álló szabályszöveg sem kártyákat, sem térképet nem mutat. Ami rekonstruáltként szerepel, az Eminence számára készült úgy, hogy a szöveg minden példája megállja a helyét, és a hat frakció egyformán erős legyen. A nyomtatott kiadás eltér ettől.',
      ),
      text(
        'Akinek megvan a játék, leírhatja a valódi elemek adatait, és azzal a készlettel nyithat asztalt; a szabályok ugyanazok maradnak.',
      ),
    ],
  },
]

import { blockMakers, type Rulebook } from '@eminence/kernel'
import { hu } from '../../hu/index.ts'
import type { RulebookPicture } from '../../pictures.ts'
import {
  buildingTable,
  clergyTable,
  decreeTable,
  nobleTable,
  planTable,
  spaceTable,
  treasuryCardTable,
} from '../../tables.ts'

const { text, list } = blockMakers<RulebookPicture>(' ')
const { names, options } = hu

const meanings = {
  B1: 'vámház',
  B2: 'fegyvertár',
  B3: 'tőzsde',
  B4: 'városi tanács',
  B5: 'India-ház',
  B6: 'fellebbviteli bíróság',
  B7: 'királyi kincstár',
  B8: 'gabonapiac',
  G1: 'Estaus-palota',
  G2: 'nemesi kollégium',
  G3: 'királyi selyemmanufaktúra',
  G4: 'királyi kórház',
  G5: 'víztározó',
  G6: 'hajóépítő telep',
  G7: 'közkert',
  G8: 'királyi színház',
}

/** Options, hints, and what is printed. */
export const setSections: Rulebook['sections'] = [
  {
    title: 'Mi a titok',
    blocks: [
      text(
        'Csak a kézben lévő és a képpel lefelé fordított lapok, a paklik sorrendje és az egyházi zsák tartalma rejtett. Minden más nyílt: réis, áruk, rendeletek, egyházi lapkák a hátoldalukkal együtt, és hogy hány lap van egy pakliban.',
      ),
    ],
  },
  {
    title: 'Beállítások',
    blocks: [
      text('Ez választható az asztal megnyitásakor:'),
      list(`„${options.fixedScoringTiles.name}”: ${options.fixedScoringTiles.help}`),
    ],
  },
  {
    title: 'Az első játékodhoz',
    blocks: [
      list(
        'Gyűjts korán törmelékkészleteket: helyet nyitnak, növelik a raktárat, és kétszer fizetnek. Inkább a hiányzó fajtát vedd el, mint a legdrágábbat.',
        'Oda építs, ahol mások már eltakarították a törmeléket. Az 1. és a 4. oszlop azonnal 5 réist ad, az 5. oszlopnál csak két kocka van.',
        'Építés előtt nézd meg a sort és az utcát: az üzlet minden később ott nyíló középülettel újra fizet.',
        'Ott nyiss középületet, ahol több üzleted van, mint a többieknek.',
        'A 8 fölötti befolyás kárba vész. Látogass, mielőtt egy egyházi értékelés újra feltölti a sávot.',
        'Alacsony a kincstár? Látogass. Magas? Tégy kincstárkártyát a portfóliódba.',
        'A hivatalnokok megfizettetik a többieket. Hagyd őket a hivatalban, amíg elkészül egy terved.',
        'Adj el, mielőtt ugyanazt termelnéd. Tarts meg némi aranyat: minden nemes elfogadja.',
        'Egy korai kék hajó olcsó befolyásforrás.',
        'Annak a nemesnek a kegyét tartsd meg, akit a többiek várhatóan meglátogatnak; a húzásaik elárulják.',
        'Az egyházi lapkák a végén nem érnek semmit: add vissza őket az utolsó várható egyházi értékeléskor.',
        'Egyedül: Lacerda következő nemese és akciója ismert. Vedd el előle a kiszemelt helyet, tarts ott hivatalnokot, ahová megy, és kövesd a rendeleteknél.',
      ),
    ],
  },
  {
    title: 'A készlet',
    blocks: [
      text(
        'A nyomtatott tartalom többsége rekonstrukció. Olvashattuk az egyszemélyes szabályt, a tartozékok listáját és a korszak és a játék végéről szóló oldalt, de a szabálykönyv törzsét, a kártyákat és a táblákat nem.',
        'Ismert: miből mennyi van, a tábla alakja, a hajók mérete, az értékelőlapkák, a hivatalnokok rangsora, mivel kezd mindenki, és milyen akciók vannak.',
        'Az Eminence számára készült: ami a politikai kártyákon, egyházi lapkákon, rendeleteken, tervrajzokon és középületeken áll, a telkek és helyek bónuszai, a kincstár, az árak és a befolyás sávja, az utcák árui, az egyházi kör és a raktár. A nyomtatott példány ettől eltér.',
      ),
      text(
        'Akinek megvan a játék, leírhatja a valódi tartozékok számait, és azzal a készlettel nyithat asztalt; a szabályok ugyanazok maradnak.',
      ),
      text('A középületek, és hogy hány parókát fizetnek egy-egy áru minden üzletéért:'),
      buildingTable(names, ['Szín', 'Középület'], meanings),
      text('A középületek helyei, délnyugattól az óramutató járása szerint:'),
      spaceTable(names, ['Hely', 'Bónusz']),
      text('A tervrajzokhoz szükséges hivatalnokok:'),
      planTable(names, ['Tervrajzok', 'Kezdő', 'Többi']),
      text('Egyházi lapkák:'),
      clergyTable(names, ['Képesség', 'Darab', 'Paróka a hátoldalon']),
      text('Nemeskártyák a befolyásukkal és a hatásukkal:'),
      nobleTable(names, ['Pakli', 'Nemes', 'Kártyák'], (influence, effect) => `${influence}: ${effect}`),
      text('Kincstárkártyák:'),
      treasuryCardTable(names, ['Kártya', 'Pakli', 'Képesség a portfólióban', 'Esemény']),
      text('Rendeletek:'),
      decreeTable(names, 'Rendelet'),
    ],
  },
]

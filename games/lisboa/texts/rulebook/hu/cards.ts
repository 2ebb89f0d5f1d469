import { blockMakers, type Rulebook } from '@eminence/kernel'
import { names } from '../../hu/names.ts'
import type { RulebookPicture } from '../../pictures.ts'
import { priceTable, shipTable } from '../../tables.ts'

const { rule, rules, table, example, picture, drawnExample } = blockMakers<RulebookPicture>(' ')
const { piles, goods, actions, nobleActions } = names

/** The four uses of a card, one by one. */
export const cardUses: Rulebook['sections'] = [
  {
    title: 'Lap a portfólióba',
    blocks: [
      rule(
        'LI-3.7',
        'A nemeskártyának előbb érvényesül a hatása, jó vagy rossz, aztán a felső sor egy nyitott helyére kerül. A kincstárkártya előbb annyi réist hoz, amennyi a kincstár jobb oldali értéke; aztán a kincstár eggyel csökken, és a lap az alsó sor egy nyitott helyére kerül. Innentől él a képessége.',
      ),
      rules(
        [
          'LI-3.8',
          'Ha a sorban nincs szabad nyitott hely, a sor egyik lapját el kell dobni érte. A hajók maradnak. Ha minden nyitott felső helyen hajó áll, a nemeskártya a hatása után a királyi udvarba kerül.',
        ],
        [
          'LI-3.9',
          'Ezután árut adsz el, vagy egy nemessel kereskedsz. Ha olyat választasz, amihez nincs semmid, nem történik semmi.',
        ],
        [
          'LI-3.10',
          'A portfóliód befolyása a felső sor nemeskártyáin és hajóin lévő számok összege. Hajóépítéskor és minden egyházi értékeléskor megkapod.',
        ],
      ),
      example(
        'A kincstár a 4. szinten áll (6 réis), és nálad van a +2-es egyházi lapka: 8 réist kapsz, a kincstár a 3. szintre csökken.',
      ),
    ],
  },
  {
    title: 'Áruk eladása',
    blocks: [
      rule(
        'LI-3.11',
        'Annyi árut adhatsz el egymás után, amennyit szeretnél. Mindegyik egy kikötőben álló, saját vagy idegen hajó szabad rekeszébe kerül, és az árát kapod érte, plusz amit a hajó hozzáad, plusz a saját bónuszaidat.',
      ),
      rule(
        'LI-3.12',
        'Az a hajó, amelynek betelt az utolsó rekesze, azonnal kifut: a tulajdonosa, bárki adott is el rá, annyi parókát kap, ahány rekesze van. Amíg a tulajdonosa körének elején ki nem köt, nem vesz fel árut.',
      ),
      rule('LI-3.13', 'Az eladás nem változtat az árakon; csak a termelés viszi le őket.'),
      shipTable(names, ['Hajó', 'Rekesz és paróka', 'Befolyás', 'Ennyit ad az árhoz']),
      priceTable(names, 'Lépés'),
      example(
        'A szövet ára 5, az aranyé 6. B mindkettőt A üres piros hajójára adja el, amely 1-et ad hozzá: 6 + 7 = 13 réis. A hajó megtelt, A kap 2 parókát, és a hajó A következő köréig a tengeren van.',
      ),
    ],
  },
  {
    title: 'Kereskedés egy nemessel',
    blocks: [
      rule(
        'LI-3.14',
        'Válassz egy nemest, és adj neki egy vagy két árut: a sajátját vagy aranyat. Minden áruért egy másik állami akcióját hajtod végre, tetszőleges sorrendben. Az áru előbb visszakerül a készletbe, aztán jön az akció.',
      ),
      table(
        ['Nemes', 'Elfogadja', 'Felső állami akció', 'Alsó állami akció', 'Nemesi akció'],
        [piles[0], `${goods[3]}, ${goods[0]}`, actions[0], actions[1], nobleActions[0]],
        [piles[1], `${goods[2]}, ${goods[0]}`, actions[2], actions[3], nobleActions[1]],
        [piles[2], `${goods[1]}, ${goods[0]}`, actions[4], actions[5], nobleActions[2]],
      ),
      rule('LI-3.15', 'A csere nem kerül befolyásba, és senki sem követheti.'),
    ],
  },
  {
    title: 'Látogatás egy nemesnél',
    blocks: [
      rule(
        'LI-3.16',
        'Tedd a nemes egy kártyáját a királyi udvarba, és állítsd udvaroncodat az arcképére. A látogatás annyi befolyásba kerül, amennyi a kincstár bal oldali értéke, plusz egy a többiek minden hivatalnokáért az ő hivatalában, mínusz a kedvezményeid.',
      ),
      rule('LI-3.17', 'A hiányzó befolyást parókával fizeted, egyet egyért. Aki nem tudja kifizetni, nem látogathat.'),
      rule(
        'LI-3.18',
        'Ezután végrehajthatod egy állami akcióját, majd a nemesi akcióját. Az egyiket kihagyhatod, mindkettőt nem.',
      ),
      picture(
        { name: 'court', offices: [0, 1, 0, 2, 0, 0, 1, 0, 1], treasury: 3 },
        'A kincstár a 3. szinten áll, ezért egy látogatás 2-be kerül. A királyi építész hivatalában B két és C egy hivatalnoka áll: A látogatása nála 5-be kerül.',
      ),
      example('Az ár 5, neked 3 befolyásod és 7 parókád van: 3 befolyást és 2 parókát fizetsz.'),
      rule(
        'LI-3.19',
        'Követés: ha a látogató végzett, az óramutató járása szerint mindenki más követheti, akinél ott van e nemes kegye. Visszateszed a lapkát a kupacába, kifizeted, amibe neked kerülne a látogatás, és pontosan egy dolgot teszel: a nemes egyik állami akcióját vagy a nemesi akcióját.',
      ),
      rule('LI-3.20', 'Egy látogatást legfeljebb egyszer követhetsz; követést, cserét és eseményt nem lehet követni.'),
    ],
  },
  {
    title: 'Esemény finanszírozása',
    blocks: [
      rule(
        'LI-3.21',
        'Tegyél egy kincstárkártyát a királyi udvarba, fizess annyi réist, amennyi a kincstár jobb oldali értéke, és hajtsd végre a kártya eseményét. Nem kerül befolyásba, senki sem követi, és a kincstár a helyén marad.',
      ),
      rule('LI-3.22', 'Ha az esemény üzletépítés, a telket is ki kell fizetni.'),
      rule('LI-3.23', 'Csak azt finanszírozhatod, amit ki tudsz fizetni, és csak olyan eseményt, amelynek van hatása.'),
      drawnExample(
        { name: 'cards', cards: [16] },
        'A 2. szinten üzletépítést finanszírozol, és 6 réisnyi törmelék marad: 4 az eseményért, 4 a telekért, 6 a törmelékért, összesen 14 réis.',
      ),
    ],
  },
]

import type { Decision, Seat } from '@eminence/kernel'
import {
  type Deed,
  knight,
  placeIds,
  placeOfTile,
  places,
  type Space,
  type Stretch,
  tablesOf,
  trader,
} from '../../data.ts'
import type { DecisionType, Move } from '../../moves.ts'
import { deedIds, eventIds, followerTypes, goodIds, tileIds } from '../../sets.ts'
import { capacityOf, ownsTower, placesOf, sizeOf, stepOf, towerSize } from '../../state.ts'
import type { View } from '../../view.ts'
import type { OrleansWords } from '../words.ts'
import { crowdOf, effectOf, goodsOn, pieceOn, somebody, spotIn, standingsOf, townIn } from './names.ts'

/** What is asked while all prepare at once, and what one seat after the other is asked. */
type Asked = DecisionType | 'gather' | 'store' | 'plan'

/** Whether somebody stands about who can be recalled. */
const hasStanding = (view: View, seat: Seat): boolean =>
  placesOf(view, seat).some((place) =>
    standingsOf(view, seat, place).some(({ piece }) => piece !== null && piece !== 'tech'),
  )

/** The deed that was chosen before. */
function chosenDeed({ todo }: View): Deed {
  const task = todo.at(-1)
  if (task === undefined || !('deed' in task) || typeof task.deed !== 'number')
    throw new Error('no deed was chosen before this decision')
  return task.deed
}

type Prompt = (words: OrleansWords, view: View, seat: Seat) => string

const prompts: Readonly<Record<Asked, Prompt>> = {
  gather({ prompts }, view, seat) {
    const number = tablesOf(view).set.tracks.knight[stepOf(view, seat, knight)]
    const comers = Math.min(number - view.recalls[seat], capacityOf(view, seat))
    return prompts.gather(comers, Math.min(comers, sizeOf(view.bags, seat)), hasStanding(view, seat))
  },
  store({ prompts }, view, seat) {
    const { market, tower } = tablesOf(view).set
    return prompts.store(tower - towerSize(view), Math.max(0, sizeOf(view.markets, seat) - market))
  },
  plan: ({ prompts }, view, seat) =>
    prompts.plan(sizeOf(view.markets, seat) + (ownsTower(view, seat) ? towerSize(view) : 0), view.tech[seat]),
  chooseAction: ({ prompts }) => prompts.chooseAction,
  villageKind: ({ prompts }) => prompts.villageKind,
  chooseTile: ({ prompts }, view, seat) =>
    prompts.chooseTile(tablesOf(view).set.tracks.trader[stepOf(view, seat, trader) - 1] === 'I'),
  travel: (words, view, seat) =>
    words.prompts.travel(view.acting === places.ship ? 'water' : 'road', townIn(words, view, view.merchants[seat])),
  takeGood: ({ prompts }) => prompts.takeGood,
  doDeed: ({ prompts }, view) => prompts.doDeed(view.moved),
  deedReward({ prompts }, view) {
    const deed = deedIds[chosenDeed(view)]
    const { coins, development = 0 } = tablesOf(view).set.deeds[deed]
    return prompts.deedReward(deed, coins, development)
  },
  payPharmacy: ({ prompts }) => prompts.payPharmacy,
  bathhouse: ({ prompts }, view) => prompts.bathhouse(crowdOf(view.drawn)),
  sacristy: ({ prompts }, view) => prompts.sacristy(eventIds[view.revealed[view.round - 1]]),
  harvest({ prompts }, view, seat) {
    const { foodPrice } = tablesOf(view).set
    return prompts.harvest(view.foodOwed, view.coins[seat] < foodPrice ? null : foodPrice)
  },
  torture: ({ prompts }, view) => prompts.torture(view.debt),
}

const isAsked = (type: string): type is Asked => Object.hasOwn(prompts, type)

export function promptText(words: OrleansWords, { type, seat }: Decision, view: View): string {
  if (!isAsked(type)) throw new Error(`there are no words for the decision "${type}"`)
  return prompts[type](words, view, seat)
}

export function moveText(words: OrleansWords, move: Move, view: View): string {
  const { moves } = words
  const tables = tablesOf(view)
  const { set } = tables
  const seat = view.viewer ?? view.active
  const spot = (space: Space) => spotIn(tables, space)
  const standing = (space: Space) => {
    const piece = pieceOn(view, seat, space)
    return piece === 'tech' ? null : piece
  }
  switch (move.type) {
    case 'recall':
      return moves.recall(standing(move.space), spot(move.space))
    case 'draw':
      return moves.draw(move.count)
    case 'store':
      return moves.store(somebody(move.follower))
    case 'keepOnMarket':
      return moves.keepOnMarket
    case 'put':
      return moves.put(somebody(move.follower), spot(move.space))
    case 'putFromTower':
      return moves.putFromTower(somebody(move.follower), spot(move.space))
    case 'layTech':
      return moves.layTech(spot(move.space))
    case 'lift':
      return moves.lift(standing(move.space), spot(move.space))
    case 'confirm':
      return moves.confirm
    case 'reopen':
      return moves.reopen
    case 'act':
      return moves.act(placeIds[move.place], effectOf(words, set, placeIds[move.place]))
    case 'pass':
      return moves.pass
    case 'recruit':
      return moves.recruit(followerTypes[move.follower])
    case 'takeTile': {
      const tile = tileIds[move.tile]
      return moves.takeTile(tile, set.tiles[tile].pile, effectOf(words, set, placeIds[placeOfTile(move.tile)]))
    }
    case 'travel':
      return travelText(words, view, seat, move.stretch)
    case 'takeGood':
      return moves.takeGood(goodIds[move.good])
    case 'leaveGoods':
      return moves.leaveGoods
    case 'doDeed': {
      const { coins, development = 0 } = set.deeds[deedIds[move.deed]]
      return moves.doDeed(followerTypes[move.follower], deedIds[move.deed], coins, development)
    }
    case 'stopDeeds':
      return moves.stopDeeds
    case 'takeCoins':
      return moves.takeCoins(set.deeds[deedIds[chosenDeed(view)]].coins)
    case 'takeDevelopment':
      return moves.takeDevelopment(set.deeds[deedIds[chosenDeed(view)]].development ?? 0)
    case 'payPharmacy':
      return moves.payPharmacy(move.coins)
    case 'putBack':
      return moves.putBack
    case 'useSacristy':
      return moves.useSacristy
    case 'keepMonk':
      return moves.keepMonk
    case 'payFood':
      return moves.payFood(goodIds[move.good])
    case 'payCoins':
      return moves.payCoins(set.foodPrice)
    case 'giveStation':
      return moves.giveStation
    case 'giveStationAt':
      return moves.giveStationAt(townIn(words, view, move.town))
    case 'giveFollower':
      return moves.giveFollower
    case 'giveDevelopment':
      return moves.giveDevelopment
    case 'giveGood':
      return moves.giveGood(goodIds[move.good])
    case 'giveTile':
      return moves.giveTile(tileIds[move.tile])
    case 'giveTech':
      return moves.giveTech
    case 'giveTechAt':
      return moves.giveTechAt(spot(move.space))
  }
}

/** Where the stretch leads, and what lies on it. */
function travelText(words: OrleansWords, view: View, seat: Seat, stretch: Stretch): string {
  const { ends, set } = tablesOf(view)
  const [a, b] = [ends[2 * stretch], ends[2 * stretch + 1]]
  return words.moves.travel(
    townIn(words, view, a === view.merchants[seat] ? b : a),
    set.map.stretches[stretch].kind,
    goodsOn(view, stretch),
  )
}

import type { Decision, Seat } from '@eminence/kernel'
import { freemason, none, rosicrucian, rosicrucianLimit } from '../../data.ts'
import type { DecisionType, Move } from '../../moves.ts'
import { colours, factions } from '../../sets.ts'
import { blockedFaction, hasIcon, limitOf, pawnIn, usedGathering, usedIcon, usedMove } from '../../state.ts'
import type { View } from '../../view.ts'
import { type ActKind, actKinds } from '../shared.ts'
import type { OwlsWords } from '../words.ts'
import { cardFacts, regionName } from './names.ts'
import { canReform, gatherable, meansOf, openIn, oustSums } from './sums.ts'

type Prompt = (words: OwlsWords, view: View, seat: Seat) => string

/** OM-3.20: the follower that was picked. */
function pickedFollower({ todo }: View) {
  const task = todo.at(-1)
  if (task === undefined || !('region' in task) || !('faction' in task)) throw new Error('no follower was picked')
  const { region, faction } = task
  if (typeof region !== 'number' || typeof faction !== 'number') throw new Error('no follower was picked')
  return { region, faction: factions[faction] }
}

/** OM-3.7: what the card still offers here. */
function openActs(view: View, seat: Seat): ActKind[] {
  const isIconLeft = (view.used & usedIcon) === 0
  const isLeft: Readonly<Record<ActKind, boolean>> = {
    move: (view.used & usedMove) === 0,
    gather: (view.used & usedGathering) === 0 && gatherable(view, seat).length > 0,
    freemason: isIconLeft && hasIcon(view, view.card, freemason),
    rosicrucian: isIconLeft && hasIcon(view, view.card, rosicrucian) && view.sizes[seat] < rosicrucianLimit,
    reform: canReform(view, seat),
  }
  return actKinds.filter((kind) => isLeft[kind])
}

const contested = (words: OwlsWords, view: View): string => regionName(words, view, view.pawns[view.active])

const prompts: Readonly<Record<DecisionType, Prompt>> = {
  chooseId: ({ prompts }) => prompts.chooseId,
  chooseStart: ({ prompts }, view, seat) => prompts.chooseStart(colours[view.colours[seat]]),
  playCard: ({ prompts }, view) => prompts.playCard(factions[blockedFaction(view)]),
  act: (words, view, seat) => words.prompts.act(cardFacts(words, view, view.card), openActs(view, seat)),
  freemasonTo(words, view) {
    const { region, faction } = pickedFollower(view)
    return words.prompts.freemasonTo(faction, regionName(words, view, region))
  },
  rosicrucianDraw: ({ prompts }, view) => prompts.rosicrucianDraw(view.drawsLeft),
  reformAdd: (words, view, seat) =>
    words.prompts.reformAdd(regionName(words, view, view.pawns[seat]), openIn(view, seat), meansOf(view, seat)),
  oustDefend(words, view) {
    const { attack, defence, hasCrown } = oustSums(view)
    return words.prompts.oustDefend(contested(words, view), attack, defence, hasCrown)
  },
  oustRaise: (words, view) => words.prompts.oustRaise(contested(words, view), oustSums(view).attack),
  oustAnswer(words, view) {
    const { attack, defence, hasCrown } = oustSums(view)
    return words.prompts.oustAnswer(contested(words, view), attack, defence, hasCrown)
  },
  oustDisplace: (words, view) => words.prompts.oustDisplace(contested(words, view)),
  oustTake: ({ prompts }) => prompts.oustTake,
  drawFrom: ({ prompts }, view, seat) => prompts.drawFrom(limitOf(view) - view.sizes[seat]),
}

const isDecisionType = (type: string): type is DecisionType => Object.hasOwn(prompts, type)

export function promptText(words: OwlsWords, { type, seat }: Decision, view: View): string {
  if (!isDecisionType(type)) throw new Error(`there are no words for the decision "${type}"`)
  return prompts[type](words, view, seat)
}

export function moveText(words: OwlsWords, move: Move, view: View): string {
  const { moves } = words
  switch (move.type) {
    case 'identity':
    case 'playCard':
    case 'reformWith':
    case 'defend':
    case 'raise':
    case 'answer':
    case 'court':
      return moves[move.type](cardFacts(words, view, move.card))
    case 'start':
    case 'freemasonTo':
    case 'displace':
      return moves[move.type](regionName(words, view, move.region))
    case 'move':
      return moves.move(regionName(words, view, move.region), pawnIn(view, move.region, view.active) !== none)
    case 'freemason':
      return moves.freemason(regionName(words, view, move.region), factions[move.faction])
    case 'take':
      return moves.take(factions[move.faction])
    case 'gather':
      return moves.gather(gatherable(view, view.active).map(({ faction }) => faction))
    case 'reform':
      return moves.reform(openIn(view, view.active))
    default:
      return moves[move.type]
  }
}

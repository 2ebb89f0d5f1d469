import { firstNeutral, indexOf, none, type Owner, richelieuSide } from '../../data.ts'
import type { Event, SheetLabel } from '../../events.ts'
import type { RichelieuWords, Spot } from '../words.ts'
import { ownerName, sheetName } from './names.ts'

type Told<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

export function eventText(words: RichelieuWords, event: Event, names: readonly string[]): string {
  const { log } = words
  const nameOf = (sheet: SheetLabel) => sheetName(words, sheet)
  const neutralName = (owner: Owner) =>
    owner === none || owner < names.length ? null : words.neutrals[owner - firstNeutral]
  switch (event.type) {
    case 'gameBegan': {
      const neutrals = event.holders.map((seat, at): [string, string] => [names[seat], words.neutrals[at]])
      return log.gameBegan(names[event.starter], event.sheets.map(nameOf), neutrals)
    }
    case 'turnBegan':
      return log.turnBegan(names[event.seat], event.turn, event.actions, event.prestige, event.cardinal)
    case 'incomeTaken':
      return log.incomeTaken(names[event.seat], event.money)
    case 'agentPlaced': {
      const { placing, cost, surcharge, faceUp, value, label } = event
      const spot: Spot = { sheet: nameOf(event.sheet), index: indexOf[event.space], label }
      const [name, neutral] = [names[event.seat], neutralName(event.owner)]
      return log.agentPlaced({ name, neutral, spot, placing, cost, surcharge, faceUp, value })
    }
    case 'agentsReturned':
      return log.agentsReturned(names[event.seat], neutralName(event.owner), event.values)
    case 'commissionBought':
      return log.commissionBought(names[event.seat], event.cost, event.military)
    case 'jewelSold':
      return log.jewelSold(names[event.seat], event.money)
    case 'jewelBought':
      return log.jewelBought(names[event.seat], event.money)
    case 'actionDeclined':
      return log.actionDeclined(names[event.seat])
    case 'boxPending':
      return log.boxPending(nameOf(event.sheet), event.box + 1, event.queue)
    case 'resolutionBegan':
      return log.resolutionBegan(event.intrigue, event.box + 1, event.sheets.map(nameOf), event.turnedUp.length)
    case 'intrigueWon':
      return intrigueWon(words, event, names)
    case 'rewarded':
      return log.rewarded(names[event.seat], event.place, nameOf(event.sheet), event.gains)
    case 'rewardLost':
      return log.rewardLost(event.place, neutralName(event.owner))
    case 'militaryBonus':
      return log.militaryBonus(names[event.seat], event.military, event.bonus, event.gained)
    case 'lapped':
      return log.lapped(names[event.seat], event.laps, event.prestige)
    case 'effectDeclined':
      return log.effectDeclined(names[event.seat], event.effect)
    case 'effectLost':
      return log.effectLost(names[event.seat], event.effect)
    case 'agentBribed':
      return agentBribed(words, event, names)
    case 'pieceMoved':
      return log.pieceMoved(
        names[event.seat],
        event.piece === richelieuSide ? 'queen' : 'greyEminence',
        nameOf(event.sheet),
        event.from === none,
      )
    case 'cardinalMoved':
      return log.cardinalMoved(event.step, event.from, event.to)
    case 'cardinalCaughtUp':
      return log.cardinalCaughtUp(names[event.seat], event.to)
    case 'boxCleared': {
      const keeper = event.keeper === none ? null : names[event.keeper]
      return log.boxCleared(event.box + 1, keeper, nameOf(event.winning), event.agents.length)
    }
    case 'sheetsTurnedUp':
      return log.sheetsTurnedUp(event.box + 1, event.sheets.map(nameOf))
    case 'boxStaysEmpty':
      return log.boxStaysEmpty(event.box + 1)
    case 'neutralSkipped':
      return log.neutralSkipped(names[event.seat], event.why)
    case 'lastQuietRound':
      return log.lastQuietRound(event.turns)
    case 'gameEnded': {
      const totals = event.totals.map((total, seat) => `${names[seat]} ${total}`).join(words.comma)
      return log.gameEnded(
        event.why,
        totals,
        event.winners.map((seat) => names[seat]),
      )
    }
  }
}

function intrigueWon(words: RichelieuWords, event: Told<'intrigueWon'>, names: readonly string[]): string {
  const ranking = event.ranking.map(({ owner, sum }, at) => ({
    name: ownerName(words, names, owner),
    sum,
    tied: at > 0 && event.ranking[at - 1].sum === sum,
  }))
  return words.log.intrigueWon(sheetName(words, event.sheet), event.sheet.faction, event.strengths, ranking)
}

function agentBribed(words: RichelieuWords, event: Told<'agentBribed'>, names: readonly string[]): string {
  const [from, to] = [event.from, event.to].map(
    (space, at): Spot => ({
      sheet: sheetName(words, event.sheets[at]),
      index: indexOf[space],
      label: event.labels[at],
    }),
  )
  const { value, turnedUp } = event
  return words.log.agentBribed(names[event.seat], ownerName(words, names, event.owner), from, to, value, turnedUp)
}

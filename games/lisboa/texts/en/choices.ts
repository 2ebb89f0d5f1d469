import { landName } from '../shared.ts'
import type { MoveWords, PromptWords } from '../words.ts'
import { actions, goods, many, names, nobleActions, nobles, rubble, wigs } from './names.ts'

const { piles, space } = names
/** “Build a ship”. */
const upper = (words: string): string => `${words[0].toUpperCase()}${words.slice(1)}`

export const prompts: PromptWords = {
  startClergy: 'Keep one of the two clergy tiles; the other goes back into the bag.',
  useCard: 'Use one card: play it to your portfolio, visit a noble, sponsor an event, or discard it for a gold.',
  replaceSlot: (room) =>
    room === 'ship'
      ? 'Which card makes room for the new ship?'
      : 'Your open slots are full: which card makes room for the new one?',
  portfolioAction: 'Sell goods, or trade with a noble?',
  sellStep: 'Sell a good onto a docked ship, or stop.',
  tradeStart: 'With which noble do you trade?',
  tradeStep: (noble, isFirst) =>
    isFirst
      ? `Give ${nobles[noble]} a good for one of his State actions.`
      : `Give ${nobles[noble]} another good for the other State action, or stop.`,
  visitState: (noble) => `At the court of ${nobles[noble]}: choose a State action.`,
  visitNoble: (noble) => `Now the Noble action: ${nobleActions[noble]}?`,
  rewardState: (noble) => `Your reward: one State action of ${nobles[noble]}, or none.`,
  eventPart: (action) => `This part of the event: ${actions[action]}?`,
  recruitStep: (left, isFirst) =>
    `Which office gets ${isFirst ? 'an official' : 'the next official'}? ${upper(many(left, 'official'))} at most${isFirst ? '' : ', or stop'}.`,
  plan: 'Take the blue or the green plan.',
  cardinalSteps: 'How far does the Cardinal go?',
  clergyPick: 'Take the clergy tile ahead of the Cardinal, the one behind him, or none.',
  clergyDrop: (tile) => `You hold four tiles: which one do you drop for ${tile}? You may also take none.`,
  churchDiscard: 'Church scoring: give back a clergy tile for its wigs, or stop.',
  favor: 'Take a Royal Favor of which noble?',
  storeSpace: 'On which land do you build your store?',
  storeEntrance: (land) => `On which street is the entrance of ${landName(land)}?`,
  storeCube: (land) => `Take a rubble cube of the row or the column of ${landName(land)}; you pay for those that stay.`,
  decreePick: (left, isFirst) => `Take a decree from the display, ${left} more at most${isFirst ? '' : ', or stop'}.`,
  openPlan: 'With which plan do you open a public building?',
  openSpace: (plan) => `Where does the building of your ${plan} stand?`,
  openOfficial: (left) => `From which office does an official go onto the plan? ${left} to go.`,
  goodChoice: (isExtra) =>
    isExtra ? 'Take another good of a kind that you just produced.' : 'Take a good of your choice.',
  goodLose: 'Which good do you lose?',
  overflowDrop: (number, capacity) =>
    `You have ${many(number, 'good')} and room for ${capacity}: which one do you drop?`,
  priceChoice: 'Which price rises by one step?',
  treasuryMove: 'Move the treasury one level up or down, or leave it.',
  rubbleChoice: 'Take a cube from the rubble pile.',
  officialPlace: 'Which office gets your official?',
  unlockSlot: 'You have a new rubble set: uncover a slot of the top or the bottom row.',
  follow: (noble, cost) =>
    `Follow to ${nobles[noble]}? It costs the Royal Favor and ${cost} influence, for one of the actions.`,
  drawPile: 'Draw the open card of one pile.',
  periodDiscard: 'The first period is over: discard any cards for their rewards, or stop.',
  periodReward: (noble) => `Which of your discarded cards of ${nobles[noble]} rewards you?`,
}

export const moves: MoveWords = {
  keepTile: (tile) => `Keep ${tile}`,
  portfolio: (card) => `Portfolio: ${card}`,
  visit: (noble, card, cost) => `Visit ${nobles[noble]} with ${card}: ${cost} influence`,
  sponsor: (card, event, cost) => `Sponsor ${card} for ${cost} réis: ${event}`,
  discard: (card) => `Discard ${card} for a gold`,
  replace: (held) => `Discard ${held}`,
  sellGoods: 'Sell goods',
  tradeWithNobles: 'Trade with a noble',
  sell(good, ship, whose, price) {
    const owner = whose === 'own' ? 'your' : whose === 'lacerda' ? 'Lacerda’s' : `player ${whose + 1}’s`
    return `${upper(goods[good])} onto ${owner} ${ship}: ${price} réis`
  },
  tradeWith: (noble) => `Trade with ${nobles[noble]}`,
  give: (good, action) => `${upper(goods[good])}: ${actions[action]}`,
  state: (action) => upper(actions[action]),
  doNoble: (noble) => upper(nobleActions[noble]),
  doPart: (action) => upper(actions[action]),
  skip: 'Leave it out',
  stop: 'Stop',
  office: (noble, held) => `Office of ${nobles[noble]} (${held} of yours)`,
  plan: (plan) => upper(plan),
  steps: (steps) => many(steps, 'step'),
  ahead: (tile) => `Ahead: ${tile}`,
  behind: (tile) => `Behind: ${tile}`,
  noTile: 'No tile',
  dropTile: (tile) => `Drop ${tile}`,
  giveBack: (tile, number) => `Give back ${tile}: +${wigs(number)}`,
  favor: (noble) => `Royal Favor of ${nobles[noble]}`,
  land: (land, price, bonus) => `${landName(land)}: from ${price} réis (${bonus})`,
  landAlone: landName,
  entrance: (number, street, good) => `Street ${number}, ${street}: ${goods[good]}`,
  rowCube: (kind) => `Row: ${rubble[kind]}`,
  columnCube: (kind) => `Column: ${rubble[kind]}`,
  decree: (decree) => upper(decree),
  usePlan: (plan) => upper(plan),
  spaceFor: (at, bonus) => `${upper(space(at))} (${bonus})`,
  fromOffice: (noble) => `From the office of ${nobles[noble]}`,
  takeGood: (good) => upper(goods[good]),
  loseGood: (good) => `Lose ${goods[good]}`,
  dropGood: (good) => `Drop ${goods[good]}`,
  raisePrice: (good, price) => `${upper(goods[good])} (${price} now)`,
  treasury: (by) => (by < 0 ? 'Down' : by > 0 ? 'Up' : 'Leave it'),
  rubble: (kind) => upper(rubble[kind]),
  unlockTop: 'Top row',
  unlockBottom: 'Bottom row',
  dontFollow: 'Do not follow',
  draw: (pile, card) => (card === null ? `${piles[pile]} pile` : `Draw ${card}`),
  dismiss: (card) => `Discard ${card}`,
  reward: (card) => `Reward of ${card}`,
}

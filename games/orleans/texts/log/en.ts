import {
  aFollower,
  citizenPlaces,
  coinsText,
  counted,
  crowd,
  goodsList,
  listed,
  names,
  origins,
  plannedPlace,
  pointsText,
} from '../names/en.ts'
import type { LogWords } from '../words.ts'

const { places, deeds, goods, events, followers } = names

const lostBonus = (bonus: Parameters<LogWords['bonusLost']>[1]): string =>
  bonus === 'tech' ? 'tech tile' : bonus === 'tile' ? 'place tile' : goods[bonus]

export const log: LogWords = {
  gameBegan: (starter, supply, putAway) =>
    `The goods supply holds ${goodsList(supply) || 'nothing'}.${putAway > 0 ? ` ${counted(putAway, 'goods tile')} ${putAway === 1 ? 'was' : 'were'} put away unseen.` : ''} ${starter} is the start player.`,
  roundBegan: (round, starter, event, letter) => `Round ${round}: ${events[event]} ${letter}. ${starter} starts.`,
  census(tally, first, last) {
    const gain = first === null ? 'nobody is alone in front' : `${first} leads`
    const loss = last === null ? '' : `, ${last} is last`
    return `Census, farmers: ${tally}; ${gain}${loss}`
  },
  coinsGained: (name, coins, source) => `${name} gets ${coinsText(coins)} (${origins[source]})`,
  coinsPaid: (name, coins, source) => `${name} pays ${coinsText(coins)} (${origins[source]})`,
  recalled: (name, who, place) => `${name} calls ${aFollower(who)} back from the ${places[place]}`,
  drawn: (name, drawn) => (drawn.length === 0 ? `${name} draws nobody` : `${name} draws ${crowd(drawn)}`),
  stored: (name, who) => `${name} puts ${aFollower(who)} into the ${places['gunpowder-tower']}`,
  planConfirmed: (name) => `${name} has finished planning`,
  planReopened: (name) => `${name} goes over the plan again`,
  plansShown: (plans) =>
    `Plans: ${plans.map(({ name, plan }) => `${name}: ${plan.map(plannedPlace).join(', ') || 'nothing new'}`).join('; ')}`,
  acted: (name, place) => `${name} uses the ${places[place]}`,
  passed: (name, idle) => (idle ? `${name} has nothing left to do and passes` : `${name} passes`),
  recruited: (name, type, step) =>
    step === null
      ? `${name} gains a ${followers[type]}`
      : `${name} gains a ${followers[type]} and moves to ${step} on the ${followers[type]} track`,
  bonusLost: (name, bonus) => `There is no ${lostBonus(bonus)} left for ${name}`,
  goodGained: (name, good, source) => `${name} gets 1 ${goods[good]} (${origins[source]})`,
  techGained: (name, tiles, left) => `${name} gets ${counted(tiles, 'tech tile')} (${left} left)`,
  tileTaken: (name, tile) => `${name} takes the place tile ${places[tile]}`,
  developed(name, from, to, level, lost) {
    const rest = lost > 0 ? `; ${pointsText(lost)} lost at the end of the track` : ''
    return from === to
      ? `${name} is at the end of the development track: ${pointsText(lost)} lost`
      : `${name} develops from ${from} to ${to}: level ${level}${rest}`
  },
  citizenTaken: (name, from) => `${name} takes the citizen of ${citizenPlaces[from]}`,
  travelled: (name, by, from, to) => `${name} travels ${by === 'water' ? 'by water' : 'by road'} from ${from} to ${to}`,
  goodCarried: (name, good, [a, b]) =>
    good === null
      ? `${name} leaves the goods between ${a} and ${b} where they are`
      : `${name} takes 1 ${goods[good]} from between ${a} and ${b}`,
  stationBuilt: (name, town, left) => `${name} builds a station in ${town} (${left} left)`,
  deedDone: (name, type, deed, filled, size) =>
    `${name} sends a ${followers[type]} to a deed: ${deeds[deed]}, ${filled} of ${size} spaces filled`,
  bathDrawn: (name, count, drawn) =>
    `${name} draws ${counted(count, 'follower')} for the ${places.bathhouse}${drawn === null ? '' : `: ${crowd(drawn)}`}`,
  bathPlaced: (name, who, place) => `${name} puts ${aFollower(who)} on the ${places[place]}`,
  bathDeclined: (name) => `${name} puts nobody to work: all go back to the bag`,
  eventCame: (event, letter) => `The event: ${events[event]} ${letter}`,
  sacristyUsed: (name, event) => `The monk in the ${places.sacristy} keeps ${events[event]} away from ${name}`,
  sacristyKept: (name, event) => `${name} keeps the monk in the ${places.sacristy} and faces ${events[event]}`,
  plagueDrew(name, who) {
    if (who === null) return `The bag of ${name} is empty: the plague takes nobody`
    return who.isOwn
      ? `The plague finds ${aFollower(who)} of ${name}: nothing is lost`
      : `The plague takes ${aFollower(who)} from ${name}`
  },
  taxed: (name, number, coins) =>
    coins === 0
      ? `${name} has ${counted(number, 'good')} and pays no taxes`
      : `${name} has ${counted(number, 'good')} and owes ${coinsText(coins)}`,
  foodOwed: (name, food) => (food === 0 ? `${name} owes no food` : `${name} owes ${food} food`),
  foodPaid: (name, good) => `${name} pays 1 ${goods[good]} as food`,
  tortureBegan: (name, missing, source) =>
    `${name} is ${coinsText(missing)} short (${origins[source]}) and has to face torture`,
  stationGivenUp: (name, town) =>
    town === null ? `${name} gives up a station from the supply` : `${name} gives up the station in ${town}`,
  followerGivenUp: (name, type) => `${name} gives up a follower from the bag: a ${followers[type]}`,
  developmentGivenUp: (name, to, level) => `${name} gives up a development point and is back on ${to}: level ${level}`,
  goodGivenUp: (name, good) => `${name} gives up 1 ${goods[good]}`,
  tileGivenUp(name, tile, freed, tech) {
    const rest = [
      ...(freed.length > 0 ? [`back to the bag: ${crowd(freed)}`] : []),
      ...(tech > 0 ? ['the tech tile on it is lost, too'] : []),
    ]
    return [`${name} gives up the place tile ${places[tile]}`, ...rest].join('; ')
  },
  techGivenUp: (name, place) =>
    place === null
      ? `${name} gives up an unplaced tech tile`
      : `${name} gives up the tech tile on the ${places[place]}`,
  debtForgiven: (name, coins) => `${name} has nothing left to give: ${coinsText(coins)} forgiven`,
  majority: (name, tally) =>
    name === null
      ? `Stations: ${tally}. Nobody has most alone, and the last citizen stays where it is.`
      : `Stations: ${tally}. ${name} has most.`,
  gameEnded: (totals, winners) =>
    `The last round is over. Final score: ${totals}. ${listed(winners)} ${winners.length > 1 ? 'share the victory' : 'wins'}.`,
}

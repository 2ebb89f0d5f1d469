import { landName } from '../shared.ts'
import type { MoveWords, PromptWords } from '../words.ts'
import {
  actions,
  goods,
  goodsObject,
  names,
  nobleActions,
  nobles,
  noblesDative,
  noblesObject,
  rubble,
  toNobles,
  wigs,
  withNobles,
} from './names.ts'

const { piles, space } = names
/** “Hajóépítés”. */
const upper = (words: string): string => `${words[0].toUpperCase()}${words.slice(1)}`

export const prompts: PromptWords = {
  startClergy: 'Tarts meg egyet a két egyházi lapkából; a másik visszakerül a zsákba.',
  useCard: 'Használj fel egy lapot: portfólió, látogatás egy nemesnél, esemény finanszírozása, vagy eldobás aranyért.',
  replaceSlot: (room) =>
    room === 'ship'
      ? 'Melyik kártya adjon helyet az új hajónak?'
      : 'Minden nyitott helyed foglalt: melyik kártya adjon helyet az újnak?',
  portfolioAction: 'Árut adsz el, vagy egy nemessel kereskedsz?',
  sellStep: 'Adj el egy árut egy kikötőben álló hajóra, vagy hagyd abba.',
  tradeStart: 'Melyik nemessel kereskedsz?',
  tradeStep: (noble, isFirst) =>
    isFirst
      ? `Adj ${noblesDative[noble]} egy árut az egyik állami akciójáért.`
      : `Adj ${noblesDative[noble]} még egy árut a másik állami akcióért, vagy hagyd abba.`,
  visitState: (noble) => `Látogatás ${nobles[noble]} udvarában: válassz egy állami akciót.`,
  visitNoble: (noble) => `Most a nemesi akció: ${nobleActions[noble]}?`,
  rewardState: (noble) => `Jutalmad: ${nobles[noble]} egyik állami akciója, vagy egyik sem.`,
  eventPart: (action) => `Az esemény e része: ${actions[action]}?`,
  recruitStep: (left, isFirst) =>
    `Melyik hivatalba kerüljön ${isFirst ? 'hivatalnok' : 'a következő hivatalnok'}? Legfeljebb ${left}${isFirst ? '' : ', vagy hagyd abba'}.`,
  plan: 'Vedd el a kék vagy a zöld tervrajzot.',
  cardinalSteps: 'Hány mezőt lépjen a bíboros?',
  clergyPick: 'Vedd el a bíboros előtti vagy mögötti egyházi lapkát, vagy egyiket se.',
  clergyDrop: (tile) => `Már négy lapkád van: melyiket dobod el ezért: ${tile}? Le is mondhatsz róla.`,
  churchDiscard: 'Egyházi értékelés: adj vissza egy egyházi lapkát a parókáiért, vagy hagyd abba.',
  favor: 'Melyik nemes kegyét veszed el?',
  storeSpace: 'Melyik telekre építed az üzletedet?',
  storeEntrance: (land) => `Melyik utcára nyíljon a bejárat (${landName(land)})?`,
  storeCube: (land) =>
    `Vegyél el egy törmelékkockát a telek (${landName(land)}) sorából vagy oszlopából; a többit kifizeted.`,
  decreePick: (left, isFirst) =>
    `Vegyél el egy rendeletet a kínálatból, legfeljebb ${left}${isFirst ? '' : ', vagy hagyd abba'}.`,
  openPlan: 'Melyik tervrajzzal nyitsz középületet?',
  openSpace: (plan) => `Hol álljon a középület? (${plan})`,
  openOfficial: (left) => `Melyik hivatalból kerüljön hivatalnok a tervrajzra? Még ${left}.`,
  goodChoice: (isExtra) =>
    isExtra ? 'Vegyél még egy árut abból, amit épp termeltél.' : 'Vegyél el egy tetszőleges árut.',
  goodLose: 'Melyik árudat veszíted el?',
  overflowDrop: (number, capacity) =>
    `${number} árud van, de csak ${capacity} fér el a raktáradban: melyiket adod vissza?`,
  priceChoice: 'Melyik ár emelkedjen egy lépéssel?',
  treasuryMove: 'Mozgasd a kincstárat egy szinttel fel vagy le, vagy hagyd a helyén.',
  rubbleChoice: 'Vegyél el egy kockát a törmelékkupacból.',
  officialPlace: 'Melyik hivatalba kerüljön a hivatalnokod?',
  unlockSlot: 'Új törmelékkészleted van: nyiss ki egy helyet a felső vagy az alsó sorban.',
  follow: (noble, cost) =>
    `Követed a látogatót ${toNobles[noble]}? Ára a királyi kegy és ${cost} befolyás, cserébe egy akció jár.`,
  drawPile: 'Húzz: vedd el az egyik pakli nyitott lapját.',
  periodDiscard: 'Véget ért az első korszak: dobj el lapokat a jutalmukért, vagy hagyd abba.',
  periodReward: (noble) => `Melyik eldobott lap jutalmát kéred? (${piles[noble]})`,
}

export const moves: MoveWords = {
  keepTile: (tile) => `Megtartom: ${tile}`,
  portfolio: (card) => `Portfólió: ${card}`,
  visit: (noble, card, cost) => `Meglátogatom ${noblesObject[noble]} (${card}): ${cost} befolyás`,
  sponsor: (card, event, cost) => `Finanszírozás (${card}), ${cost} réis: ${event}`,
  discard: (card) => `Eldobás aranyért: ${card}`,
  replace: (held) => `Eldobás: ${held}`,
  sellGoods: 'Áruk eladása',
  tradeWithNobles: 'Kereskedés egy nemessel',
  sell(good, ship, whose, price) {
    const owner = whose === 'own' ? 'saját' : whose === 'lacerda' ? 'Lacerda' : `${whose + 1}. játékos`
    return `${upper(goods[good])} → ${ship} (${owner}): ${price} réis`
  },
  tradeWith: (noble) => `Kereskedés ${withNobles[noble]}`,
  give: (good, action) => `${upper(goods[good])}: ${actions[action]}`,
  state: (action) => upper(actions[action]),
  doNoble: (noble) => upper(nobleActions[noble]),
  doPart: (action) => upper(actions[action]),
  skip: 'Kihagyom',
  stop: 'Abbahagyom',
  office: (noble, held) => `${upper(nobles[noble])} hivatala (${held} hivatalnokod)`,
  plan: (plan) => upper(plan),
  steps: (steps) => `${steps} mező`,
  ahead: (tile) => `Előtte: ${tile}`,
  behind: (tile) => `Mögötte: ${tile}`,
  noTile: 'Nem veszek el lapkát',
  dropTile: (tile) => `Eldobom: ${tile}`,
  giveBack: (tile, number) => `Visszaadom: ${tile}: +${wigs(number)}`,
  favor: (noble) => `Királyi kegy: ${piles[noble]}`,
  land: (land, price, bonus) => `${landName(land)}: ${price} réistől (${bonus})`,
  landAlone: landName,
  entrance: (number, street, good) => `${number}. utca, ${street}: ${goods[good]}`,
  rowCube: (kind) => `Sor: ${rubble[kind]}`,
  columnCube: (kind) => `Oszlop: ${rubble[kind]}`,
  decree: (decree) => decree,
  usePlan: (plan) => upper(plan),
  spaceFor: (at, bonus) => `${space(at)} (${bonus})`,
  fromOffice: (noble) => `Innen: ${piles[noble]}`,
  takeGood: (good) => upper(goods[good]),
  loseGood: (good) => `Elveszítek egy ${goodsObject[good]}`,
  dropGood: (good) => `Visszaadok egy ${goodsObject[good]}`,
  raisePrice: (good, price) => `${upper(goods[good])} (most ${price})`,
  treasury: (by) => (by < 0 ? 'Le' : by > 0 ? 'Fel' : 'Marad'),
  rubble: (kind) => upper(rubble[kind]),
  unlockTop: 'Felső sor',
  unlockBottom: 'Alsó sor',
  dontFollow: 'Nem követem',
  draw: (pile, card) => (card === null ? `Pakli: ${piles[pile]}` : `Húzom: ${card}`),
  dismiss: (card) => `Eldobom: ${card}`,
  reward: (card) => `Jutalom: ${card}`,
}

import { landName } from '../shared.ts'
import type { MoveWords, PromptWords } from '../words.ts'
import { actions, goods, names, nobleActions, nobles, rubble } from './names.ts'

const { piles, space } = names

export const prompts: PromptWords = {
  startClergy: '2枚の聖職者タイルから1枚を手元に残してください。もう1枚は袋に戻ります。',
  useCard: 'カードを1枚使ってください：ポートフォリオに置く、貴族を訪問する、イベントを後援する、金のために捨てる。',
  replaceSlot: (room) =>
    room === 'ship'
      ? '新しい船のために捨てるカードを選んでください。'
      : 'スロットに空きがありません。新しいカードのために捨てるカードを選んでください。',
  portfolioAction: '商品を売りますか、貴族と取引しますか？',
  sellStep: '停泊中の船に商品を売るか、やめてください。',
  tradeStart: '取引する貴族を選んでください。',
  tradeStep: (noble, isFirst) =>
    isFirst
      ? `${nobles[noble]}に商品を渡し、国家アクションを1つ選んでください。`
      : `${nobles[noble]}にもう1個渡してもう一方の国家アクションを行うか、やめてください。`,
  visitState: (noble) => `${nobles[noble]}への訪問：国家アクションを選んでください。`,
  visitNoble: (noble) => `貴族アクション「${nobleActions[noble]}」を行いますか？`,
  rewardState: (noble) => `報酬：${nobles[noble]}の国家アクションを1つ行えます。行わなくてもかまいません。`,
  eventPart: (action) => `イベントのうち「${actions[action]}」を行いますか？`,
  recruitStep: (left, isFirst) =>
    `役人を置く役所を選んでください（あと${left}人まで${isFirst ? '' : '、やめてもかまいません'}）。`,
  plan: '青か緑の建設計画書を取ってください。',
  cardinalSteps: '枢機卿を何マス進めますか？',
  clergyPick: '枢機卿の先のタイル、後ろのタイル、または取らないを選んでください。',
  clergyDrop: (tile) => `すでに4枚あります。${tile}の代わりに捨てるタイルを選んでください。取らなくてもかまいません。`,
  churchDiscard: '教会の得点計算：聖職者タイルを返してウィッグを得るか、終えてください。',
  favor: 'どの貴族の好意を得ますか？',
  storeSpace: '商店を建てる土地を選んでください。',
  storeEntrance: (land) => `${landName(land)}の入口が面する通りを選んでください。`,
  storeCube: (land) => `${landName(land)}の行か列から瓦礫キューブを1個取ってください。残った分を支払います。`,
  decreePick: (left, isFirst) =>
    `政令カードを取ってください（あと${left}枚まで${isFirst ? '' : '、やめてもかまいません'}）。`,
  openPlan: '公共施設に使う建設計画書を選んでください。',
  openSpace: (plan) => `${plan}で公共施設を建てるスペースを選んでください。`,
  openOfficial: (left) => `建設計画書に移す役人のいる役所を選んでください（あと${left}人）。`,
  goodChoice: (isExtra) =>
    isExtra ? '今生産した種類の商品を、もう1個選んでください。' : '好きな商品を1個選んでください。',
  goodLose: '失う商品を選んでください。',
  overflowDrop: (number, capacity) =>
    `商品が${number}個あり、倉庫は${capacity}個までです。手放す商品を選んでください。`,
  priceChoice: '価格を1段階上げる商品を選んでください。',
  treasuryMove: '財務マーカーを1段階上げるか下げるか、そのままにしてください。',
  rubbleChoice: '瓦礫置き場からキューブを1個取ってください。',
  officialPlace: '役人を置く役所を選んでください。',
  unlockSlot: '瓦礫セットが完成しました。上段か下段のスロットを1つ開けてください。',
  follow: (noble, cost) =>
    `${nobles[noble]}への訪問に追従しますか？王室の好意と影響力${cost}を支払い、アクションを1つ行います。`,
  drawPile: 'いずれかの山の公開カードを1枚引いてください。',
  periodDiscard: '第1期が終わりました。報酬のために手札を好きなだけ捨てるか、終えてください。',
  periodReward: (noble) => `捨てた${nobles[noble]}カードのうち、報酬を受け取る1枚を選んでください。`,
}

export const moves: MoveWords = {
  keepTile: (tile) => `${tile}を残す`,
  portfolio: (card) => `ポートフォリオ：${card}`,
  visit: (noble, card, cost) => `${nobles[noble]}を訪問（${card}）：影響力${cost}`,
  sponsor: (card, event, cost) => `後援（${card}）：${cost}レアル、${event}`,
  discard: (card) => `金のために捨てる：${card}`,
  replace: (held) => `捨てる：${held}`,
  sellGoods: '商品を売る',
  tradeWithNobles: '貴族と取引する',
  sell(good, ship, whose, price) {
    const owner = whose === 'own' ? '自分' : whose === 'lacerda' ? 'ラセルダ' : `プレイヤー${whose + 1}`
    return `${goods[good]}→${owner}の${ship}：${price}レアル`
  },
  tradeWith: (noble) => `${nobles[noble]}と取引`,
  give: (good, action) => `${goods[good]}：${actions[action]}`,
  state: (action) => actions[action],
  doNoble: (noble) => nobleActions[noble],
  doPart: (action) => actions[action],
  skip: '行わない',
  stop: '終える',
  office: (noble, held) => `${nobles[noble]}の役所（自分の役人${held}人）`,
  plan: (plan) => plan,
  steps: (steps) => `${steps}マス`,
  ahead: (tile) => `先：${tile}`,
  behind: (tile) => `後ろ：${tile}`,
  noTile: '取らない',
  dropTile: (tile) => `${tile}を捨てる`,
  giveBack: (tile, number) => `${tile}を返す：ウィッグ+${number}`,
  favor: (noble) => `${nobles[noble]}の好意`,
  land: (land, price, bonus) => `${landName(land)}：${price}レアルから（${bonus}）`,
  landAlone: landName,
  entrance: (number, street, good) => `通り${number} ${street}：${goods[good]}`,
  rowCube: (kind) => `行：${rubble[kind]}`,
  columnCube: (kind) => `列：${rubble[kind]}`,
  decree: (decree) => decree,
  usePlan: (plan) => plan,
  spaceFor: (at, bonus) => `${space(at)}（${bonus}）`,
  fromOffice: (noble) => `${nobles[noble]}の役所から`,
  takeGood: (good) => goods[good],
  loseGood: (good) => `${goods[good]}を失う`,
  dropGood: (good) => `${goods[good]}を手放す`,
  raisePrice: (good, price) => `${goods[good]}（現在${price}）`,
  treasury: (by) => (by < 0 ? '下げる' : by > 0 ? '上げる' : 'そのまま'),
  rubble: (kind) => rubble[kind],
  unlockTop: '上段',
  unlockBottom: '下段',
  dontFollow: '追従しない',
  draw: (pile, card) => (card === null ? `${piles[pile]}の山` : `${card}を引く`),
  dismiss: (card) => `捨てる：${card}`,
  reward: (card) => `報酬：${card}`,
}

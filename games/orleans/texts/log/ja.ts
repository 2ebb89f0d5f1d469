import {
  citizenPlaces,
  coinsText,
  crowd,
  goodsList,
  names,
  origins,
  plannedPlace,
  pointsText,
  who,
} from '../names/ja.ts'
import type { LogWords } from '../words.ts'

const { places, deeds, goods, events, followers } = names

const lostBonus = (bonus: Parameters<LogWords['bonusLost']>[1]): string =>
  bonus === 'tech' ? '技術チップ' : bonus === 'tile' ? '場所タイル' : goods[bonus]

export const log: LogWords = {
  gameBegan: (starter, supply, putAway) =>
    `商品の在庫：${goodsList(supply) || 'なし'}。${putAway > 0 ? `${putAway}個は伏せて取り除いた。` : ''}スタートプレイヤーは${starter}。`,
  roundBegan: (round, starter, event, letter) =>
    `第${round}ラウンド：${events[event]}${letter}。スタートプレイヤーは${starter}。`,
  census(tally, first, last) {
    const gain = first === null ? '単独の先頭はなし' : `先頭は${first}`
    const loss = last === null ? '' : `、最後尾は${last}`
    return `国勢調査（農民）：${tally}。${gain}${loss}`
  },
  coinsGained: (name, coins, source) => `${name}が${coinsText(coins)}を獲得（${origins[source]}）`,
  coinsPaid: (name, coins, source) => `${name}が${coinsText(coins)}を支払う（${origins[source]}）`,
  recalled: (name, somebody, place) => `${name}が${places[place]}の${who(somebody)}を広場に戻す`,
  drawn: (name, drawn) =>
    drawn.length === 0 ? `${name}はワーカーを引かない` : `${name}がワーカーを引く：${crowd(drawn)}`,
  stored: (name, somebody) => `${name}が${who(somebody)}を${places['gunpowder-tower']}に置く`,
  planConfirmed: (name) => `${name}の計画が完了`,
  planReopened: (name) => `${name}は計画を練り直し`,
  plansShown: (plans) =>
    `計画：${plans.map(({ name, plan }) => `${name} ${plan.map(plannedPlace).join('、') || '新しい配置なし'}`).join('／')}`,
  acted: (name, place) => `${name}が「${places[place]}」を使う`,
  passed: (name, idle) => (idle ? `${name}はできることがなく、パス` : `${name}がパス`),
  recruited: (name, type, step) =>
    step === null
      ? `${name}が${followers[type]}を獲得`
      : `${name}が${followers[type]}を獲得し、${followers[type]}トラックの${step}へ`,
  bonusLost: (name, bonus) => `${lostBonus(bonus)}の在庫がなく、${name}は受け取れない`,
  goodGained: (name, good, source) => `${name}が${goods[good]}1個を獲得（${origins[source]}）`,
  techGained: (name, tiles, left) => `${name}が技術チップ${tiles}個を獲得（残り${left}個）`,
  tileTaken: (name, tile) => `${name}が場所タイル「${places[tile]}」を獲得`,
  developed(name, from, to, level, lost) {
    const rest = lost > 0 ? `。余った${pointsText(lost)}は失われる` : ''
    return from === to
      ? `${name}は発展トラックの終わりにいるため、${pointsText(lost)}は失われる`
      : `${name}の発展が${from}から${to}へ（レベル${level}）${rest}`
  },
  citizenTaken: (name, from) => `${name}が市民タイルを獲得（${citizenPlaces[from]}）`,
  travelled: (name, by, from, to) => `${name}の旅商人が${by === 'water' ? '水路' : '道路'}で${from}から${to}へ移動`,
  goodCarried: (name, good, [a, b]) =>
    good === null ? `${name}は${a}と${b}の間の商品を取らない` : `${name}が${a}と${b}の間の${goods[good]}1個を獲得`,
  stationBuilt: (name, town, left) => `${name}が${town}に拠点を建てる（残り${left}）`,
  deedDone: (name, type, deed, filled, size) =>
    `${name}が${followers[type]}を公共事業「${deeds[deed]}」に送る（${size}マス中${filled}マス）`,
  bathDrawn: (name, count, drawn) =>
    `${name}が${places.bathhouse}でワーカーを${count}人引く${drawn === null ? '' : `：${crowd(drawn)}`}`,
  bathPlaced: (name, somebody, place) => `${name}が${who(somebody)}を「${places[place]}」に置く`,
  bathDeclined: (name) => `${name}は誰も配置せず、全員バッグに戻す`,
  eventCame: (event, letter) => `イベント：${events[event]}${letter}`,
  sacristyUsed: (name, event) => `${name}は${places.sacristy}の僧侶で${events[event]}を免れる`,
  sacristyKept: (name, event) => `${name}は${places.sacristy}の僧侶を残し、${events[event]}を受ける`,
  plagueDrew(name, somebody) {
    if (somebody === null) return `${name}のバッグは空で、疫病の被害はない`
    return somebody.isOwn
      ? `疫病：${name}が引いたのは${who(somebody)}。失わない`
      : `疫病：${name}が${who(somebody)}を失う`
  },
  taxed: (name, number, coins) =>
    coins === 0
      ? `${name}の商品は${number}個。商品税はかからない`
      : `${name}の商品は${number}個。商品税は${coinsText(coins)}`,
  foodOwed: (name, food) => (food === 0 ? `${name}が納める食品はない` : `${name}は食品${food}個を納める`),
  foodPaid: (name, good) => `${name}が${goods[good]}1個を納める`,
  tortureBegan: (name, missing, source) => `${name}は${coinsText(missing)}が足りず、懲罰を受ける（${origins[source]}）`,
  stationGivenUp: (name, town) => (town === null ? `${name}が手元の拠点1つを手放す` : `${name}が${town}の拠点を手放す`),
  followerGivenUp: (name, type) => `${name}がバッグから引いた${followers[type]}を手放す`,
  developmentGivenUp: (name, to, level) => `${name}が発展ポイント1点を手放し、${to}へ戻る（レベル${level}）`,
  goodGivenUp: (name, good) => `${name}が${goods[good]}1個を手放す`,
  tileGivenUp(name, tile, freed, tech) {
    const rest = [
      ...(freed.length > 0 ? [`${crowd(freed)}はバッグへ`] : []),
      ...(tech > 0 ? ['上の技術チップも失われる'] : []),
    ]
    return [`${name}が場所タイル「${places[tile]}」を手放す`, ...rest].join('。')
  },
  techGivenUp: (name, place) =>
    place === null ? `${name}が未使用の技術チップ1個を手放す` : `${name}が「${places[place]}」の技術チップを手放す`,
  debtForgiven: (name, coins) => `${name}にはもう手放すものがなく、${coinsText(coins)}は免除`,
  majority: (name, tally) =>
    name === null
      ? `拠点数：${tally}。単独の最多はなく、最後の市民タイルは誰も得ない。`
      : `拠点数：${tally}。最多は${name}。`,
  gameEnded: (totals, winners) =>
    `全ラウンド終了。最終得点：${totals}。${winners.join('、')}の${winners.length > 1 ? '同点優勝' : '勝利'}。`,
}

import { none } from '../../data.ts'
import type { VisitCost, Why } from '../../events.ts'
import { totalOf } from '../../score.ts'
import { landName } from '../shared.ts'
import type { LacerdaType, LogWords } from '../words.ts'
import { actions, goods, listed, names, nobleActions, nobles, rubble, wigs } from './names.ts'
import { placeAtCourt } from './reasons.ts'

const { amounts, building, buildingText, card, cardText, cubes, decree, plan, ship, space, tile, piles } = names

const whys: Readonly<Record<Why, string>> = {
  card: 'カード',
  land: '土地のボーナス',
  space: '建設スペースのボーナス',
  ability: '自分の能力',
  choice: '選択',
  church: '教会の得点計算',
  newShip: '新しい船',
  sailing: '出港',
  store: '商店',
  building: '公共施設',
  sets: '瓦礫セット1組につき3',
  tile: '聖職者タイル',
  rubble: 'キューブ1個につき1',
  foreignSale: '他者の売却',
}

const rewards: Readonly<Record<string, string>> = {
  state: '国家アクション',
  good: '商品',
  official: '役人の配置',
  rubble: '瓦礫キューブ',
  price: '価格の上昇',
  treasury: '財務マーカー',
  favor: '王室の好意',
}

function paid({ base, rivals, reduction, influence, wigs: inWigs }: VisitCost): string {
  const parts = [
    `基本${base}`,
    ...(rivals > 0 ? [`＋他者の役人${rivals}`] : []),
    ...(reduction > 0 ? [`−${reduction}`] : []),
  ]
  const sum = rivals + reduction > 0 ? `（${parts.join('')}）` : ''
  return `影響力${influence + inWigs}${sum}${inWigs > 0 ? `、うち${wigs(inWigs)}で` : ''}`
}

export const log: Omit<LogWords, LacerdaType> = {
  gameBegan({ starter, scoringTiles, favors, plans, cards, buildings }, who) {
    const tiles = scoringTiles.map(({ values }, street) => `通り${street + 1}は${values.join('/')}`)
    const given = favors.map(
      (noble, owner) => `${who(owner)}は${nobles[noble]}の好意と${listed(plans[owner].map(plan))}`,
    )
    return [
      `勝利点タイル：${listed(tiles)}。`,
      `${given.join('／')}。`,
      `公開カード：${cards.map(cardText).join('／')}。`,
      `公開されている公共施設：${buildings.map(buildingText).join('／')}。`,
      `スタートプレイヤーは${who(starter)}。`,
    ].join('')
  },
  handDealt: ({ seat, number, cards }, who) =>
    `${who(seat)}に${number}枚を配る${cards === undefined ? '' : `：${cards.map(cardText).join('／')}`}`,
  tileKept: ({ seat, tile: kept, returned }, who) =>
    `${who(seat)}が聖職者タイル${tile(kept)}を手元に残し、${tile(returned)}を戻す`,
  ringFilled: ({ tiles }) =>
    `教会に新しいタイル：${tiles.map(({ at, tile: each }) => `${at}番に${tile(each)}`).join('／')}`,
  turnBegan: ({ seat, round, period }, who) => `第${period + 1}期・第${round}ラウンド：${who(seat)}の手番`,
  shipDocked: ({ owner, ship: deck, cargo }, who) =>
    `${who(owner)}の${ship(deck)}が入港し、積荷（${amounts(cargo) || 'なし'}）を降ろす`,

  cardToPortfolio: ({ seat, card: played }, who) => `${who(seat)}がポートフォリオに使う：${cardText(played)}`,
  visited: ({ seat, noble, card: played, cost }, who) =>
    `${who(seat)}が${card(played)}で${nobles[noble]}を訪問。${paid(cost)}を支払う`,
  sponsored({ seat, card: played, cost }, who) {
    const event = played.type === 'treasury' ? `：${names.events[played.event]}` : ''
    return `${who(seat)}が${cost}レアルで${card(played)}のイベントを後援${event}`
  },
  cardForGold: ({ seat, card: played, gained }, who) =>
    `${who(seat)}が金のために${card(played)}を捨てる${gained ? '' : '。置く場所か在庫がなく、金は得られない'}`,
  subsidyTaken: ({ seat, reis, bonus }, who) =>
    `${who(seat)}が補助金${reis + bonus}レアルを受け取る${bonus > 0 ? `（${reis}＋${bonus}）` : ''}`,
  cardPlaced: ({ seat, card: placed, replaced }, who) =>
    `${who(seat)}が${card(placed)}をポートフォリオに置く${replaced === null ? '' : `（${card(replaced)}は宮廷へ）`}`,
  cardNotPlaced: ({ seat, card: played }, who) => `${who(seat)}の上段は船だけなので、${card(played)}は宮廷へ`,
  reisGained: ({ seat, reis, why }, who) => `${who(seat)}が${reis}レアルを獲得（${whys[why]}）`,
  reisLost: ({ seat, reis }, who) => `${who(seat)}が${reis}レアルを失う`,
  reisPaid({ seat, reis, influence, why }, who) {
    const turned = influence > 0 ? `、不足分は影響力${influence}を換金` : ''
    return `${who(seat)}が${why === 'land' ? '土地' : 'イベント'}に${reis}レアルを支払う${turned}`
  },
  influenceGained: ({ seat, influence, now, wig, why }, who) =>
    `${who(seat)}が影響力${influence}を得て${now}に${wig ? '。さらにウィッグ1' : ''}（${whys[why]}）`,
  influenceLost: ({ seat, influence }, who) => `${who(seat)}が影響力${influence}を失う`,
  wigsGained: ({ seat, wigs: number, why }, who) => `${who(seat)}が${wigs(number)}を獲得（${whys[why]}）`,
  wigsLost: ({ seat, wigs: number }, who) => `${who(seat)}が${wigs(number)}を失う`,
  goodGained: ({ seat, good, why }, who) => `${who(seat)}が${goods[good]}1個を獲得（${whys[why]}）`,
  goodLost: ({ seat, good }, who) => `${who(seat)}が${goods[good]}1個を失う`,
  goodDropped: ({ seat, good }, who) => `${who(seat)}の倉庫に入りきらず、${goods[good]}1個を手放す`,
  rewardLost: ({ seat, reward }, who) => `${who(seat)}は報酬「${rewards[reward] ?? reward}」を使えず、失う`,
  rewardDeclined: ({ seat, reward }, who) => `${who(seat)}は報酬「${rewards[reward] ?? reward}」を使わない`,
  priceRaised: ({ seat, good, price }, who) => `${who(seat)}が${goods[good]}の価格を${price}に上げる`,
  treasuryMoved: ({ from, to }) => `財務マーカーが${from}から${to}へ${to > from ? '上がる' : '下がる'}`,

  goodSold({ seat, good, owner, ship: deck, price, modifier, bonus }, who) {
    const extra = modifier + bonus
    const sum = extra > 0 ? `（${[price, modifier, bonus].filter((part) => part > 0).join('＋')}）` : ''
    const whose = owner === seat ? '自分' : who(owner)
    return `${who(seat)}が${goods[good]}を${whose}の${ship(deck)}に${price + extra}レアルで売る${sum}`
  },
  shipSailed: ({ owner, ship: deck, wigs: number }, who) =>
    `${who(owner)}の${ship(deck)}が満載となり出港：${wigs(number)}`,
  goodTraded: ({ seat, noble, good, action, bonus }, who) =>
    `${who(seat)}が${nobles[noble]}に${goods[good]}を渡す：${actions[action]}${bonus > 0 ? `（さらに${bonus}レアル）` : ''}`,
  followed: ({ seat, noble, cost }, who) =>
    `${who(seat)}が王室の好意を戻して${nobles[noble]}への訪問に追従。${paid(cost)}を支払う`,
  didNotFollow: ({ seat, noble }, who) => `${who(seat)}は${nobles[noble]}への訪問に追従しない`,
  stateSkipped: ({ seat, noble }, who) => `${who(seat)}は${nobles[noble]}の国家アクションをしない`,
  nobleSkipped: ({ seat, noble }, who) => `${who(seat)}は貴族アクション（${nobleActions[noble]}）をしない`,
  planTaken: ({ seat, plan: taken, next }, who) =>
    `${who(seat)}が${plan(taken)}を取得。${next === null ? 'この山は空になった' : `次は${plan(next)}`}`,
  officialPlaced: ({ seat, noble }, who) => `${who(seat)}が${nobles[noble]}の役所に役人を置く`,
  shipBuilt: ({ owner, ship: deck, replaced }, who) =>
    `${who(owner)}が${ship(deck)}を建造${replaced === null ? '' : `（${card(replaced)}は宮廷へ）`}`,
  produced({ seat, goods: got, prices }, who) {
    const fallen = got.flatMap((number, good) => (number > 0 ? [`${goods[good]}${prices[good]}`] : []))
    return `${who(seat)}が${amounts(got) || 'なし'}を生産${fallen.length === 0 ? '' : `。価格は${listed(fallen)}に`}`
  },
  cardinalMoved: ({ from, to }) => `枢機卿が${from}番から${to}番へ進む`,
  churchScoring: ({ seat }, who) => `教会の得点計算（${who(seat)}から順に）`,
  tileGivenBack: ({ seat, tile: given }, who) => `${who(seat)}が聖職者タイル${tile(given)}を返す`,
  tileTaken: ({ seat, tile: taken, at }, who) => `${who(seat)}が${at}番の聖職者タイル${tile(taken)}を取る`,
  tileDropped: ({ seat, tile: dropped }, who) => `${who(seat)}が場所を空けるため聖職者タイル${tile(dropped)}を捨てる`,
  noTileTaken: ({ seat }, who) => `${who(seat)}は聖職者タイルを取らない`,
  favorTaken: ({ seat, noble }, who) => `${who(seat)}が${nobles[noble]}の好意を得る`,

  storeBuilt({ seat, land, street, cube, from, price }, who) {
    const { land: ground, rubble: cost, reduction } = price
    const parts = `${ground}＋瓦礫${cost}${reduction > 0 ? `−${reduction}` : ''}`
    const taken = cube === none ? 'キューブはなし' : `${from === 'row' ? '行' : '列'}の${rubble[cube]}キューブを取る`
    return `${who(seat)}が${landName(land)}に商店を建築（入口は通り${street + 1}）。${ground + cost - reduction}レアル（${parts}）、${taken}`
  },
  storeScored({ seat, land, wigs: number, by }, who) {
    const parts = by.map((each) => `${building(each.building)}${each.wigs}`)
    return number === 0
      ? `${who(seat)}の商店${landName(land)}は今のところ得点なし`
      : `${who(seat)}の商店${landName(land)}で${wigs(number)}：${listed(parts)}`
  },
  decreeTaken: ({ seat, decree: taken }, who) => `${who(seat)}が${decree(taken)}を獲得`,
  decreesShown({ decrees, removed }) {
    const gone = removed.length === 0 ? '' : `。ソロでは除外：${removed.map(decree).join('／')}`
    return `ディスプレイに新しい政令：${decrees.map(decree).join('／') || 'なし'}${gone}`
  },
  buildingOpened({ seat, plan: used, officials, space: at, building: opened, next }, who) {
    const means = used === null ? '' : `（${plan(used)}、使った役人は${officials}人）`
    const top = next === null ? 'この山は空になった' : `次は${buildingText(next)}`
    return `${who(seat)}が${space(at)}に${buildingText(opened)}を建設${means}。${top}`
  },
  buildingPaid({ building: paying, stores }, who) {
    const parts = stores.map(({ land, owner, wigs: number }) => `${landName(land)}（${who(owner)}）${number}`)
    return `${building(paying)}による得点：${parts.length === 0 ? 'なし' : listed(parts)}`
  },
  officialUsed: ({ seat, noble }, who) => `${who(seat)}が${nobles[noble]}の役所の役人を建設計画書に移す`,
  cubesTaken: ({ seat, cubes: taken, from }, who) =>
    `${who(seat)}が${from === 'pile' ? '瓦礫置き場' : '建設スペース'}から取る：${cubes(taken) || 'なし'}`,
  setCompleted: ({ seat, sets, capacity }, who) =>
    `${who(seat)}が${sets}組目の瓦礫セットを完成。倉庫の上限は${capacity}に`,
  slotOpened: ({ seat, row }, who) => `${who(seat)}が${row === 'top' ? '上段' : '下段'}のスロットを開ける`,
  cardDrawn: ({ seat, card: drawn }, who) => `${who(seat)}が${cardText(drawn)}を引く`,
  cardTurnedUp: ({ pile, card: shown }) =>
    shown === null ? `${piles[pile]}の山が空になった` : `${piles[pile]}の山の新しいカード：${cardText(shown)}`,

  periodEndTriggered: ({ seat, why }, who) =>
    why === 'sets'
      ? `${who(seat)}が2組目の瓦礫セットを完成。この手番で第1期が終わる`
      : `3つの山が空になった。この手番（${who(seat)}）で第1期が終わる`,
  endTriggered: ({ seat, why, turnsLeft }, who) =>
    `${why === 'sets' ? `${who(seat)}の瓦礫セットが4組になった` : '3つの山が空になった'}。あと${turnsLeft}手番でゲーム終了`,
  cardDismissed: ({ seat, card: put }, who) => `${who(seat)}が${cardText(put)}を捨てる`,
  periodRewarded: ({ seat, card: from }, who) => `${who(seat)}が${cardText(from)}の報酬を受け取る`,
  displayCleared: ({ decrees, ships }) =>
    `ゲームから除外：政令${decrees.map(({ id }) => id).join('・') || 'なし'}、船は${ships.length === 0 ? 'なし' : ships.map(ship).join('・')}`,
  periodBegan: ({ period, cards }) =>
    `第${period + 1}期の開始。公開カード：${cards.map((each) => (each === null ? 'なし' : cardText(each))).join('／')}`,
  gameEnded({ totals, winners, lacerda, rank }, who) {
    const tally = totals.map((total, seat) => `${who(seat)} ${total}`)
    if (lacerda === undefined || rank === undefined)
      return `ゲーム終了。ウィッグ：${listed(tally)}。${listed(winners.map(who))}の${winners.length > 1 ? '同点優勝' : '勝利'}。`
    return `ゲーム終了。ウィッグ：${listed(tally)}、${names.lacerda} ${totalOf(lacerda)}。${placeAtCourt(rank)}`
  },
}

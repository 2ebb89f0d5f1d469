import type { BotDeed } from '../../events.ts'
import type { How } from '../../moves.ts'
import { names } from '../names/ja.ts'
import type { BotStep, LogWords } from './words.ts'

const {
  luminaries: { factions },
  tally,
} = names

const shown = (items: readonly string[] | null): string => (items === null ? '' : `：${items.join('、')}`)
const one = (item: string | null): string => (item === null ? '' : `：${item}`)

/** What allows the action, where it is no main action. */
const by: Readonly<Record<How, string>> = {
  main: '',
  scheme: '（企み）',
  faction: '（派閥カード）',
  cube: '（追撃）',
}

const deeds: Readonly<Record<BotDeed, (step: BotStep) => string>> = {
  plans: ({ card, direction, place }) => `計画カードをめくる：${card}。方向は${direction}、対象は${place}`,
  turnsUp: ({ place }) => `${place}を表にする`,
  influences: ({ place, disks, paid }) =>
    disks === 0
      ? `置けるディスクがないので、トークンだけ${place}へ移す`
      : `${place}にディスク${disks}個を置き${paid.length === 0 ? '' : `（2個目以降の支払い：${tally(paid)}）`}、トークンを移す`,
  replaces: ({ place, card }) => `${place}のカードを計画カード（${card}）に置き換える`,
  expels: ({ place }) => `${place}を解任し、山札の一番上のカードと替える`,
  ousts: ({ place, disks }) => `${place}のディスク${disks}個に追放を仕掛ける`,
  fills: ({ place, disks }) => `${place}の空きをディスク${disks}個で埋める`,
  charges: ({ place }) => `突撃：トークンを${place}へ移す`,
  moves: ({ place }) => `トークンを${place}へ移す`,
  extorts: ({ place }) => `${place}を恐喝する`,
  turnsOn: ({ place, direction }) => `そこでは何もできず、時計回りに次へ進む：${place}（${direction}）`,
  stays: () => '動かない',
}

export const log: LogWords = {
  gameBegan: (starter, court, row, plots, bot) =>
    `マップを配置。法廷：${court.join('、')}。派閥カード：${row.map((each) => factions[each]).join('、')}。公開の陰謀：${plots.join('、')}。${bot === null ? '' : `ボットは${bot.as}${bot.name === bot.as ? '' : `（${bot.name}）`}。`}接触カードの番号が最小の${starter}がスタートプレイヤー`,
  handDealt: (name, number, cards, plot) =>
    `${name}に手札${number}枚と未公開の陰謀1枚を配る${shown(cards)}${plot === null ? '' : `。陰謀：${plot}`}`,
  turnBegan: (name, round) => `第${round}ラウンド：${name}の手番`,
  edictReleased: (name, faction, left) =>
    `${factions[faction]}の布告から、プールと${name}に好意を1個ずつ移す（残り${left}個）`,
  edictDiscarded: (faction, number) => `${factions[faction]}の布告が空になり、捨てられる（5枚中${number}枚目）`,
  lastRoundBegan: '5枚目の布告が捨てられた。このラウンドで終了',
  eventEnded: (name, event) => `${name}のイベントが終わる：${event}`,
  eventActivated: (name, event) => `${name}がイベントを有効にする：${event}`,
  advanceUsed: (name, action) => `薔薇十字団の前進：${name}はメイン・アクションを使わない（${action}）`,
  paid: (name, favors) => `${name}が支払う：${tally(favors)}`,
  gained: (name, favors, from) =>
    from === null
      ? `${name}が好意を得る：${tally(favors)}`
      : `転覆：プールにないため、${name}が${from}から取る：${tally(favors)}`,
  gainLost: (name, tokens) => `${name}の得るはずの好意${tokens}個は、どこにもないため失われる`,
  scouted: (name, place, how, card) => `${name}が${place}をスカウト${by[how]}し、カードを手札に入れる${one(card)}`,
  cardPlaced: (name, card, place) => `${name}が${place}に${card}を置く`,
  influenced: (name, place, disks, how) => `${name}が${place}にディスク${disks}個を置く${by[how]}`,
  extorted: (name, place, whispers, how) =>
    whispers ? `ささやき：${name}が${place}も恐喝` : `${name}が${place}を恐喝${by[how]}`,
  extortedPlacard: (name, how) => `${name}が自分の評議会プラカードを恐喝${by[how]}`,
  conspired: (name, to, faction) => `共謀：${name}が${to}に${factions[faction]}の好意1個を渡す`,
  organized: (name, faction, how) =>
    faction === null ? `${name}が組織化${by[how]}` : `${name}が${factions[faction]}で組織化`,
  diskMoved: (name, from, to) => `${name}がディスク1個を${from}から${to}へ移す`,
  expelBegan: (name, place, how) => `${name}が${place}を解任${by[how]}`,
  expelled(name, gone, card, place, returned) {
    const back = returned.map(([owner, disks]) => `${owner} ${disks}個`).join('、')
    return `${place}の${gone}が去り、${name}が${card}を置く${back === '' ? '' : `。居場所がなく戻るディスク：${back}`}`
  },
  oustBegan: (name, defender, place, disks, [own, theirs], advantaged, how) =>
    `${name}が${place}にある${defender}のディスク${disks}個に追放を仕掛ける${by[how]}：初期戦力${own}対${theirs}、${advantaged === null ? '有利な側なし' : `${advantaged}が有利`}`,
  cardChosen: (name, card) => `${name}がカードを選択${one(card)}`,
  cardsShown: (cards, [own, theirs], automatic) =>
    `挑戦：${cards.map(([name, card]) => `${name}は${card}`).join('、')}。${own}対${theirs}${automatic.length === 0 ? '' : `。自動勝利：${automatic.join('、')}`}`,
  challengeGoesOn: (name) => `${name}がもう1枚続ける`,
  conceded: (name) => `${name}が降りる`,
  challengeEnded(winner, [own, theirs], why, cancelled, defended) {
    const reason = {
      automatic: '自動勝利で',
      strength: `${own}対${theirs}${own === theirs && defended ? '、同点は防御側のため' : 'で'}`,
      conceded: '攻撃側が降りたため',
    }[why]
    return `挑戦は${reason}${winner}の勝ち${cancelled ? '（短刀とハンマーは打ち消し合った）' : ''}`
  },
  ousted: (name, defender, place, disks) => `${name}が${place}から${defender}のディスク${disks}個を追放`,
  compensated: (name, faction) => `${name}が失ったディスクの補償として${factions[faction]}の好意1個を得る`,
  cubePlaced: (name, place) => `${name}が${place}にボーナスキューブを置く`,
  followedUp: (name, place, action) => `${name}が${place}で追撃：${action}`,
  schemed: (name, card, place) =>
    place === 1 ? `${name}が${card}で企みの連鎖を始める` : `${name}が連鎖の${place}枚目に${card}をつなげる`,
  schemeUsed(name, card, mode, ability) {
    const use = {
      ability: `能力「${ability}」`,
      quick: '速好意',
      both: `速好意と能力「${ability}」`,
      nothing: 'つなぐだけ',
    }[mode]
    return `${name}が${card}を使う：${use}`
  },
  buffed: (name, ability, times) => `${name}のこの手番の間：${ability}${times === 1 ? '' : `（${times}回分）`}`,
  extraAction(name, why, allowed) {
    const source = { crown: '王冠', congress: 'ヴィルヘルムスバート会議', press: '募集の印刷物' }[why]
    return `${source}：${name}のこの手番のメイン・アクションは${allowed}回`
  },
  cardsSwapped: (name, first, second) => `${name}が${first}と${second}のカードを入れ替える`,
  edictTaken: (name, faction, tokens) => `${name}が${factions[faction]}の布告から好意${tokens}個を取る`,
  plotDrawn: (name, plot) => `${name}が陰謀を1枚引く${one(plot)}`,
  plotReturned: (name, plot) => `${name}が陰謀1枚を山札の一番下に置く${one(plot)}`,
  cardsDrawn: (name, number, cards) => `${name}が山札から${number}枚引く${shown(cards)}`,
  courtCardTaken: (name, card) => `${name}が法廷から${card}を取る`,
  factionBorrowed: (name, faction, from) =>
    `${name}が${from === null ? '' : `${from}から`}${factions[faction]}の派閥カードを借りる`,
  factionClaimed: (name, faction, from) =>
    `${name}が${from === null ? '' : `${from}から`}${factions[faction]}の派閥カードを請求して得る`,
  factionsReturned: (name, list) => `${name}が借りた派閥カードを返す：${list.map((each) => factions[each]).join('、')}`,
  factionCardUsed: (name, faction, action) => `${name}が${factions[faction]}の派閥カードを使う：${action}`,
  plotClaimed: (name, plot, hidden) => `${name}が${hidden ? '自分の未公開の陰謀' : '陰謀'}を請求：${plot}`,
  plotLost: (name, plot) => `${name}は「${plot}」の条件を満たさなくなり、ディスクを陰謀の下に移す`,
  plotRegained: (name, plot) => `${name}は「${plot}」の条件を再び満たし、ディスクを陰謀の上に戻す`,
  lookedAtHand: (name, at, cards) => `${name}が${at}の手札を見る${shown(cards)}`,
  lookedAtPlot: (name, at, plot) => `${name}が${at}の未公開の陰謀を見る${one(plot)}`,
  actionsEnded: (name, unused) =>
    `${name}がアクション・フェイズを終える${unused === 0 ? '' : `（メイン・アクション${unused}回を残して）`}`,
  eventsDrawn: (name, number, events) =>
    `エースか王冠が出たので、${name}がイベントカードを${number}枚引く${shown(events)}`,
  specialKept: (name, event) => `${name}が特殊イベントを手元に残す${one(event)}`,
  edictPlayed(name, faction, returned) {
    const back = returned.map(([owner, tokens]) => `${owner} ${tokens}個`).join('、')
    return `${factions[faction]}の布告が${name}の前に置かれる：全員がその好意をプールに戻し${back === '' ? '' : `（${back}）`}、6個を布告に置く`
  },
  specialDiscarded: (name, event) => `${name}は特殊イベントを使わず、捨てる：${event}`,
  cardsDiscarded: (cards) => `プレイしたカードを捨てる：${cards.join('、')}`,
  discardedDown: (name, card) => `${name}が手札上限まで捨てる：${card}`,
  courtUpdated: (gone, above, court) =>
    `チェンバレンが${gone === null ? '' : `${gone}を去らせ、`}${above === null ? '次へ進む' : `${above}の上へ進む`}。法廷：${court.join('、') || 'なし'}`,
  deckShuffled: (cards, exhaustions) =>
    `山札が尽きた（${exhaustions}回目）。捨て札${cards}枚を切り直して新しい山札にする`,
  botStep: (step) =>
    `${step.bot}、${step.line === null ? '' : `スクリプト${step.line}、`}${step.rule}：${deeds[step.deed](step)}`,
  gameEnded(why, totals, winners, botPlots) {
    const winner = `${winners.join('、')}の${winners.length > 1 ? '同点優勝' : '勝利'}`
    if (why === 'plots') return `陰謀2つを満たし、${winner}。満たした陰謀の数：${totals}`
    if (why === 'bot')
      return `ボットの3つの陰謀のうち${botPlots.map((plot) => `${plot + 1}番目`).join('と')}が成立し、${winner}`
    return `${why === 'edicts' ? '布告が5枚捨てられた' : '60ラウンドが終わった'}。ロッジの得点：${totals}。${winner}`
  },
}

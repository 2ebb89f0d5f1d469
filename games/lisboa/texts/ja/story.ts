import { landName } from '../shared.ts'
import type { StoryWords } from '../words.ts'
import { listed, names, wigs } from './names.ts'
import { placeAtCourt } from './reasons.ts'

export const story: StoryWords = {
  chapter: (round) => `第${round}ラウンド`,
  course: '最初の席から数えた各ラウンドの終わりにゲームが終わっていた場合',
  end: {
    title: '最後の集計',
    text: (winners, points, ahead) =>
      ahead === null
        ? `${listed(winners)}が${wigs(points)}で${winners.length > 1 ? '勝利を分け合う' : '、同点ながら勝利'}。`
        : `${listed(winners)}が${wigs(points)}、次点に${ahead}差をつけて勝利。`,
  },
  rank: {
    title: '新しい宮廷での地位',
    text: (report) => `あなたは${wigs(report.yours.wigs)}、ラセルダは${report.lacerda.wigs}。${placeAtCourt(report)}`,
  },
  period: {
    title: '第1期の終わり',
    text(name, why, shares) {
      const cause = why === 'sets' ? `${name}が2組目の瓦礫セットを完成。` : `${name}の手番で3つの山が空に。`
      return shares.length === 0 ? `${cause}瓦礫の得点はなし。` : `${cause}瓦礫の得点：${listed(shares)}。`
    },
  },
  lead: {
    title: '首位を守り抜く',
    text: (name, points) => `ここから最後まで${name}が単独首位。このラウンドの終わりで${points}差。`,
  },
  building: {
    title: (building) => building,
    text: (name, at, paid) => `${name}が${names.space(at)}に建設し、大きな得点に：${listed(paid)}。`,
  },
  store: {
    title: (land) => `${landName(land)}の商店`,
    text: (name, number) => `${name}が公共施設のそろった場所に建築し、一度に${wigs(number)}。`,
  },
  round: {
    title: '大きなラウンド',
    text: (name, points) => `このラウンドだけで、${name}は最終得点に換算して${points}点前進。`,
  },
  share: (name, number) => `${name} ${number}`,
}

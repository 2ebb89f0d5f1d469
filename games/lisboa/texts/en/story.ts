import { landName } from '../shared.ts'
import type { StoryWords } from '../words.ts'
import { listed, placed, wigs } from './names.ts'
import { placeAtCourt } from './reasons.ts'

export const story: StoryWords = {
  chapter: (round) => `Round ${round}`,
  course: 'had the game ended after each round, counted from the first seat on',
  end: {
    title: 'The last count',
    text: (winners, points, ahead) =>
      ahead === null
        ? `${listed(winners)} ${winners.length > 1 ? 'share the victory' : 'wins on equal wigs'} with ${wigs(points)}.`
        : `${listed(winners)} wins with ${wigs(points)}, ${ahead} more than the next.`,
  },
  rank: {
    title: 'Your place at court',
    text: (report) => `You have ${wigs(report.yours.wigs)}, Lacerda ${report.lacerda.wigs}. ${placeAtCourt(report)}`,
  },
  period: {
    title: 'The first period ends',
    text(name, why, shares) {
      const cause =
        why === 'sets' ? `${name} completes a second rubble set.` : `Three piles are empty after the turn of ${name}.`
      return shares.length === 0
        ? `${cause} Nobody is paid for rubble.`
        : `${cause} Paid for rubble: ${shares.join(', ')}.`
    },
  },
  lead: {
    title: 'Ahead for good',
    text: (name, points) => `From here on ${name} is never caught up with: ${points} ahead after this round.`,
  },
  building: {
    title: (building) => building,
    text: (name, at, paid) => `${name} opens it ${placed(at)}, and it pays well: ${paid.join(', ')}.`,
  },
  store: {
    title: (land) => `A store on ${landName(land)}`,
    text: (name, number) => `${name} builds where the public buildings already stand: ${wigs(number)} at once.`,
  },
  round: {
    title: 'A great round',
    text: (name, points) => `Had the game ended now, ${name} would have ${points} more than before this round.`,
  },
  share: (name, number) => `${name} ${number}`,
}

import { landName } from '../shared.ts'
import type { StoryWords } from '../words.ts'
import { listed, names, wigs } from './names.ts'
import { placeAtCourt } from './reasons.ts'

export const story: StoryWords = {
  chapter: (round) => `${round}. forduló`,
  course: 'ha a játék az egyes, az első helytől számított fordulók után ért volna véget',
  end: {
    title: 'A végső számvetés',
    text: (winners, points, ahead) =>
      ahead === null
        ? winners.length > 1
          ? `Osztoznak a győzelmen: ${listed(winners)}, fejenként ${points} parókával.`
          : `${winners[0]} nyer ${points} parókával, holtverseny után.`
        : `${listed(winners)} nyer ${points} parókával, ${ahead} paróka előnnyel.`,
  },
  rank: {
    title: 'Rangod az udvarban',
    text: (report) =>
      `Neked ${wigs(report.yours.wigs)} jutott, Lacerdának ${report.lacerda.wigs}. ${placeAtCourt(report)}`,
  },
  period: {
    title: 'Véget ér az első korszak',
    text(name, why, shares) {
      const cause =
        why === 'sets'
          ? `${name} második törmelékkészlete is teljes.`
          : `${name} körében kifogyott a harmadik pakli is.`
      return shares.length === 0
        ? `${cause} Törmelékért senki sem kap semmit.`
        : `${cause} A törmelékért: ${shares.join(', ')}.`
    },
  },
  lead: {
    title: 'Végleg az élen',
    text: (name, points) => `Innentől végig ${name} vezet; e forduló után az előnye ${points}.`,
  },
  building: {
    title: (building) => building,
    text: (name, at, paid) => `${name} nyitja meg (${names.space(at)}), és bőven fizet: ${paid.join(', ')}.`,
  },
  store: {
    title: (land) => `Üzlet itt: ${landName(land)}`,
    text: (name, number) => `${name} oda épít, ahol már állnak a középületek: egyszerre ${wigs(number)}.`,
  },
  round: {
    title: 'Nagy forduló',
    text: (name, points) => `${name} ebben az egy fordulóban ${points} ponttal javít a várható végeredményén.`,
  },
  share: (name, number) => `${name} ${number}`,
}

import type { LisboaWords } from '../words.ts'
import { moves, prompts } from './choices.ts'
import { lacerdaLog } from './lacerda.ts'
import { log } from './log.ts'
import { names } from './names.ts'
import { position } from './position.ts'
import { criteria, endings, reasons, sources } from './reasons.ts'
import { story } from './story.ts'

export const en: LisboaWords = {
  title: 'Lisboa',
  summary:
    'After the earthquake of 1755 one to four nobles rebuild the centre of Lisbon: stores, public buildings and the favour of builder, Marquis and King. Alone you play against Lacerda.',
  credits:
    'Lisboa was designed by Vital Lacerda and published by Eagle-Gryphon Games in 2017; the solo rules are by Julián Pombo and Vital Lacerda. Most of what is printed on cards, tiles and boards was not available to us: this component set is reconstructed. Eminence is not affiliated with the designers or the publisher.',
  options: {
    fixedScoringTiles: {
      name: 'Fixed scoring tiles',
      help: 'With two to four players the scoring tiles lie on the streets of their goods: gold 3/2/1, tools 6/3/1, books and cloth 9/6/3. Without this option they are shuffled. Against Lacerda they are always shuffled.',
    },
  },
  names,
  prompts,
  moves,
  log: { ...log, ...lacerdaLog },
  position,
  reasons,
  endings,
  criteria,
  sources,
  story,
}

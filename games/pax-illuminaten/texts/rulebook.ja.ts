import type { Rulebook } from '@eminence/kernel'
import { actions } from './rulebook/ja/actions.ts'
import { beginning } from './rulebook/ja/beginning.ts'
import { bots } from './rulebook/ja/bots.ts'
import { appendix, plotsAndEnd } from './rulebook/ja/ending.ts'
import { rulings } from './rulings/ja.ts'

export const rulebook: Rulebook = {
  sections: [...beginning, ...actions, ...plotsAndEnd, ...bots, ...appendix, rulings],
}

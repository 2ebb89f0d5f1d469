import type { Rulebook } from '@eminence/kernel'
import { actions } from './rulebook/en/actions.ts'
import { beginning } from './rulebook/en/beginning.ts'
import { bots } from './rulebook/en/bots.ts'
import { appendix, plotsAndEnd } from './rulebook/en/ending.ts'
import { rulings } from './rulings/en.ts'

export const rulebook: Rulebook = {
  sections: [...beginning, ...actions, ...plotsAndEnd, ...bots, ...appendix, rulings],
}

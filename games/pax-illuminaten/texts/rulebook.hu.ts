import type { Rulebook } from '@eminence/kernel'
import { actions } from './rulebook/hu/actions.ts'
import { beginning } from './rulebook/hu/beginning.ts'
import { bots } from './rulebook/hu/bots.ts'
import { appendix, plotsAndEnd } from './rulebook/hu/ending.ts'
import { rulings } from './rulings/hu.ts'

export const rulebook: Rulebook = {
  sections: [...beginning, ...actions, ...plotsAndEnd, ...bots, ...appendix, rulings],
}

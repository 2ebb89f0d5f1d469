import type { Rulebook } from '@eminence/kernel'
import { actions } from './rulebook/en/actions.ts'
import { beginning } from './rulebook/en/beginning.ts'
import { ending } from './rulebook/en/ending.ts'
import { rulings } from './rulings/en.ts'

export const rulebook: Rulebook = { sections: [...beginning, ...actions, ...ending, rulings] }

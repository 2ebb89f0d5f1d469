import type { Rulebook } from '@eminence/kernel'
import { rulings } from '../../rulings/en.ts'
import { actions } from './actions.ts'
import { beginning } from './beginning.ts'
import { ending } from './ending.ts'

export const rulebook: Rulebook = { sections: [...beginning, ...actions, ...ending, rulings] }

import type { Rulebook } from '@eminence/kernel'
import { rulings } from '../../rulings/en.ts'
import { actionSections } from './actions.ts'
import { basics } from './basics.ts'
import { cardUses } from './cards.ts'
import { course } from './course.ts'
import { setSections } from './set.ts'
import { solo } from './solo.ts'

export const rulebook: Rulebook = {
  sections: [...basics, ...cardUses, ...actionSections, ...course, ...solo, ...setSections, rulings],
}

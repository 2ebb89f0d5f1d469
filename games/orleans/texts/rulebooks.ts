import type { Language, Rulebook } from '@eminence/kernel'
import { rulebook as en } from './rulebook/en/index.ts'
import { rulebook as hu } from './rulebook/hu/index.ts'
import { rulebook as ja } from './rulebook/ja/index.ts'

export const rulebooks: Readonly<Record<Language, Rulebook>> = { en, ja, hu }

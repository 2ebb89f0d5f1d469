import type { Language, Rulebook } from '@eminence/kernel'
import { rulebook as en } from './rulebook/en.ts'
import { rulebook as hu } from './rulebook/hu.ts'
import { rulebook as ja } from './rulebook/ja.ts'

export const rulebooks: Readonly<Record<Language, Rulebook>> = { en, ja, hu }

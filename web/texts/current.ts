import { settings } from '../settings/current.svelte.ts'
import { catalogue } from './catalogue.ts'
import type { Words } from './words.ts'

/** The shell's words in the reader's language. */
export const words = (): Words => catalogue[settings().language]

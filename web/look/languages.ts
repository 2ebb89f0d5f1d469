import { languages } from '@eminence/kernel'
import { catalogue } from '../texts/catalogue.ts'

/** Each language by its own name. */
export const languageChoices = languages.map((value) => ({ value, name: catalogue[value].languageName, lang: value }))

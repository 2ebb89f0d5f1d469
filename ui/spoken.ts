import type { Language } from '@eminence/kernel'

/** Words in several languages, of which a page loads those that it speaks. */
export class Spoken<Words> {
  readonly #load: Readonly<Record<Language, () => Promise<Words>>>
  readonly #loaded = new Map<Language, Words>()

  constructor(load: Readonly<Record<Language, () => Promise<Words>>>) {
    this.#load = load
  }

  async learn(language: Language): Promise<void> {
    if (!this.#loaded.has(language)) this.#loaded.set(language, await this.#load[language]())
  }

  in(language: Language): Words {
    const words = this.#loaded.get(language)
    if (words === undefined) throw new Error(`the words in "${language}" have not been loaded`)
    return words
  }
}

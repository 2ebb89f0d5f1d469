/** A pause that somebody may cut short. */
export class Wait {
  #end: () => void = () => undefined

  begin(milliseconds: number): Promise<void> {
    this.end()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#end = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  end(): void {
    this.#end()
  }
}

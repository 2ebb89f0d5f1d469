import type { Random } from './random.ts'

/**
 * Fair deals of unknown cards to hidden places (hands, face-down rows, what is left over), each place with room for so many cards,
 * each card barred from some places: every deal that keeps to this is equally likely.
 *
 * `ways[i][room]` counts the deals of the cards from i on into the room that is left, so a card goes to a place with just the
 * probability of the deals that put it there. Counting is done once; a deal then costs a few steps a card.
 */
export class FairDeal {
  readonly #permitted: readonly number[]
  readonly #room: readonly number[]
  readonly #strides: readonly number[]
  readonly #start: number
  readonly #ways: readonly Float64Array[]

  /** `permitted[card]` has bit p set if the card may lie at place p; `room[p]` cards lie there in the end. */
  constructor(permitted: readonly number[], room: readonly number[]) {
    this.#permitted = permitted
    this.#room = room
    const strides: number[] = []
    let size = 1
    for (const cards of room) {
      strides.push(size)
      size *= cards + 1
    }
    this.#strides = strides
    this.#start = size - 1

    const ways = permitted.map(() => new Float64Array(size))
    const dealtOut = new Float64Array(size)
    dealtOut[0] = 1
    ways.push(dealtOut)
    for (let card = permitted.length - 1; card >= 0; card--) {
      for (let left = 0; left < size; left++) {
        let count = 0
        for (let place = 0; place < room.length; place++) {
          if (permitted[card] & (1 << place) && this.#hasRoom(place, left))
            count += ways[card + 1][left - strides[place]]
        }
        ways[card][left] = count
      }
    }
    this.#ways = ways
    if (ways[0][this.#start] === 0) throw new Error('no deal keeps to what is known')
  }

  /** How many deals there are. */
  get count(): number {
    return this.#ways[0][this.#start]
  }

  /** Puts each card's place into `places`. */
  draw(random: Random, places: number[]): void {
    const strides = this.#strides
    let left = this.#start
    for (let card = 0; card < this.#permitted.length; card++) {
      const next = this.#ways[card + 1]
      const permitted = this.#permitted[card]
      let chance = (random.below(0x4000_0000) / 0x4000_0000) * this.#ways[card][left]
      let chosen = -1
      for (let place = 0; place < strides.length; place++) {
        if ((permitted & (1 << place)) === 0 || !this.#hasRoom(place, left)) continue
        const ways = next[left - strides[place]]
        if (ways === 0) continue
        chosen = place
        chance -= ways
        if (chance < 0) break
      }
      places[card] = chosen
      left -= strides[chosen]
    }
  }

  /** `left` has a digit for each place: the room that is left there. */
  #hasRoom(place: number, left: number): boolean {
    return Math.floor(left / this.#strides[place]) % (this.#room[place] + 1) > 0
  }
}

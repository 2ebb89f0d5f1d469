/** How fast pieces move: 1 as designed, 0 not at all. A setting of the reader; the system's wish for calm comes first. */
export const motion = { speed: 1 }

const wantsCalm = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

/** A duration in ms as this reader wants it. */
export const lasting = (ms: number): number => (wantsCalm() || motion.speed === 0 ? 0 : ms / motion.speed)

const easeOut = (t: number): number => 1 - (1 - t) ** 3

interface Travel {
  /** From where, in widths and heights of the piece itself. */
  readonly x: number
  readonly y: number
  readonly ms?: number
}

/** A transition: the piece comes from where it was. */
export const travel = (_piece: Element, { x, y, ms = 280 }: Travel) => ({
  duration: lasting(ms),
  easing: easeOut,
  css: (t: number, u: number) => `translate: ${u * x * 100}% ${u * y * 100}%; opacity: ${Math.min(1, t * 2)}`,
})

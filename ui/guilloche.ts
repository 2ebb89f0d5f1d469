interface Ring {
  readonly radius: number
  readonly swing: number
  readonly waves: number
  readonly turns?: number
  /** Height by width. */
  readonly oval?: number
}

/** An engraver's rosette around 0,0, as a path: two waves that run against each other. */
export function guilloche({ radius, swing, waves, turns = 2, oval = 1 }: Ring): string {
  const steps = waves * 7
  const points = Array.from({ length: steps * turns }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI
    const r = radius + swing * Math.sin((waves + 1 / turns) * angle)
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle) * oval).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

let context: AudioContext | null = null

/** Two soft notes: it is the reader's turn. Browsers stay silent until the reader has touched the page. */
export function chime(): void {
  context ??= new AudioContext()
  for (const [at, frequency] of [523.25, 659.25].entries()) {
    const start = context.currentTime + at * 0.12
    const note = context.createOscillator()
    const volume = context.createGain()
    note.type = 'triangle'
    note.frequency.value = frequency
    volume.gain.setValueAtTime(0.08, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.35)
    note.connect(volume).connect(context.destination)
    note.start(start)
    note.stop(start + 0.4)
  }
}

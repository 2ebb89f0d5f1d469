/** So many milliseconds as hours, minutes and seconds: 1:02:03, or 2:03. */
export function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (number: number) => `${number}`.padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

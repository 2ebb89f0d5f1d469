const letters = new Intl.Segmenter()

/** The first letter of a name, as one sees it. */
export function initialOf(name: string): string {
  for (const { segment } of letters.segment(name.trim())) return segment.toLocaleUpperCase()
  return '?'
}

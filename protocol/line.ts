/** What plays tricks with the lines around it: control characters, line breaks, changes of the direction of writing. */
const tricks = String.raw`\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069`

export const plainLine = new RegExp(`^[^${tricks}]*$`, 'u')

/** A text that somebody typed or pasted, as one plain line. */
export const lineOf = (text: string): string => text.replace(new RegExp(`[${tricks}]+`, 'gu'), ' ').trim()

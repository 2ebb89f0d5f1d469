/** What a first tap has shown, and a second one does; but not a card that taps only choose and put back. */
export const shownTarget = '.focused[data-target]:not([aria-pressed])'

/** What brings a game of Owls of Minerva on: what earns points, then to go somewhere, then to do without; a card wherever one is to be played. */
export const owlsAnswers = [
  '.oust .button',
  '[data-target=reform]',
  '[data-target=gather]',
  '[data-target^=take]',
  '[data-target^=court][tabindex="0"]',
  '[data-target^=hand][tabindex="0"]:not([aria-pressed])',
  '[data-target^=region][tabindex="0"]',
  '.prompt .acts .lit',
]

/** By keyboard, what brings a game of Orléans on: a follower is taken up, and put where it can stand. */
export const orleansAnswers = [
  '.tidings .close',
  '.space[data-light=lit][tabindex="0"]',
  '[data-light=lit][tabindex="0"]',
  '.prompt .acts .lit',
]

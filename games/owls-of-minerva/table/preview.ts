import { none, tablesOf } from '../data.ts'
import type { Move } from '../moves.ts'
import { factions } from '../sets.ts'
import { hasDisks, isOpen } from '../state.ts'
import { gatherable } from '../texts/frame/sums.ts'
import type { View } from '../view.ts'
import type { Speech } from './context.ts'
import { type Added, oustIn, oustUnderWay, outcomeOf } from './oust.ts'
import { goesAnywhere, oustedIn, stepsTo, symbolsIn } from './scene.ts'
import { counted } from './spoken.ts'

/** What the target in focus would bring: the second line of the prompt. */
export function previewText(view: View, move: Move, speech: Speech): string | null {
  const { words, names } = speech
  const { preview } = words
  const seat = view.viewer
  if (seat === null) return null
  switch (move.type) {
    case 'playCard': {
      const reach = goesAnywhere(view, move.card) ? words.anywhere : words.steps(tablesOf(view).rankOf[move.card] + 1)
      return [preview.card(reach), preview.noWayBack].join(preview.between)
    }
    case 'move': {
      const steps = stepsTo(view, seat, view.card, move.region)
      const ousted = oustedIn(view, seat, move.region)
      const place = speech.place(view, move.region)
      if (ousted !== none) {
        const { attacker, defender } = oustIn(view, move.region, ousted)
        return [preview.oust(place, attacker.total, names[ousted], defender.total), preview.noWayBack].join(
          preview.between,
        )
      }
      return [
        steps === null ? preview.leap(place) : preview.steps(place, steps),
        ...reformText(view, move.region, speech),
      ].join(preview.between)
    }
    case 'gather': {
      const tally = gatherable(view, seat).map(({ faction, count }) => ({ thing: factions.indexOf(faction), count }))
      return [preview.gather(speech.tally(tally)), ...(hasDisks(view, view.pawns[seat]) ? [] : [preview.disk])].join(
        preview.between,
      )
    }
    case 'freemason':
      return speech.game.moves.freemason(speech.place(view, move.region), factions[move.faction])
    case 'start':
      return reformText(view, move.region, speech).join(preview.between) || null
    case 'defend':
    case 'answer':
      return outcomeText(view, speech, { defence: move.card })
    case 'raise':
      return outcomeText(view, speech, { attack: move.card })
    case 'rosicrucian':
    case 'deck':
      return preview.noWayBack
    default:
      return null
  }
}

function reformText(view: View, region: number, { words, place, tally }: Speech): string[] {
  if (!isOpen(view, region)) return []
  return [words.preview.reform(place(view, region), tally(counted(symbolsIn(view, region))))]
}

/** How the oust under way would stand with one more card of the viewer. */
function outcomeText(view: View, { words }: Speech, added: Added): string | null {
  const oust = oustUnderWay(view)
  if (oust === null) return null
  const outcome = outcomeOf(view, oust, added)
  const own = added.attack === undefined ? 'defender' : 'attacker'
  const result = outcome === 'tie' ? 'tie' : outcome === own ? 'wins' : 'loses'
  return [words.preview.outcome[result], words.preview.noWayBack].join(words.preview.between)
}

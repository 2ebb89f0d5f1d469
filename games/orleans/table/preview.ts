import type { Seat } from '@eminence/kernel'
import { placeOfTile, tablesOf } from '../data.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { followerTypes, goodIds } from '../sets.ts'
import { levelOf } from '../state.ts'
import type { View } from '../view.ts'
import type { Speech } from './context.ts'
import { foreseen, prospectOf } from './foresee.ts'

/** What a coming event brings to a seat, in a few words; null where it says nothing new. */
function broughtBy(view: View, seat: Seat, event: Event, { words, game }: Speech): string | null {
  const { preview } = words
  if (!('seat' in event) || event.seat !== seat) return null
  switch (event.type) {
    case 'coinsGained':
      return preview.coins(event.coins)
    case 'coinsPaid':
      return preview.coins(-event.coins)
    case 'recruited':
      return event.step >= 0 && followerTypes[event.follower] === 'knight'
        ? `${preview.recruit(game.followers.knight)}${preview.between}${preview.draws(tablesOf(view).set.tracks.knight[event.step])}`
        : preview.recruit(game.followers[followerTypes[event.follower]])
    case 'goodGained':
      return preview.good(game.goods[event.good])
    case 'goodCarried':
      return event.good === null ? null : preview.good(game.goods[event.good])
    case 'techGained':
      return preview.tech
    case 'bonusLost':
      return preview.lost
    case 'developed':
      return [
        preview.develops(event.from, event.to),
        ...(event.level > levelOf(view, seat) ? [preview.newLevel(event.level)] : []),
      ].join(preview.between)
    case 'developmentGivenUp':
      return preview.develops(view.development[seat], event.to)
    case 'citizenTaken':
      return preview.citizen
    case 'stationBuilt':
      return preview.station(event.town.name, levelOf(view, seat))
    case 'deedDone':
      return preview.deed(game.deeds[event.deed], event.filled, event.size)
    default:
      return null
  }
}

function bringsText(view: View, events: readonly Event[], speech: Speech): string[] {
  const { viewer } = view
  if (viewer === null) return []
  return events.flatMap((event) => broughtBy(view, viewer, event, speech) ?? [])
}

/** What the target in focus would bring: the second line of the prompt. */
export function previewText(view: View, move: Move, speech: Speech): string | null {
  const { preview } = speech.words
  const lines = ((): string[] => {
    switch (move.type) {
      case 'put':
      case 'putFromTower':
      case 'layTech': {
        if (view.todo.at(-1)?.type === 'bathhouse') return [speech.place(tablesOf(view).placeOf[move.space])]
        const prospect = prospectOf(view, move)
        if (prospect === null) return []
        const { place, filled, size, isUsable, brings } = prospect
        const name = speech.place(place)
        if (isUsable) return [preview.thenReady(name), ...bringsText(view, brings, speech)]
        return [filled === size ? preview.thenUseless(name) : preview.fills(name, filled, size)]
      }
      case 'lift':
        return [preview.takenBack]
      case 'draw':
        return move.count > 0 ? [preview.noWayBack] : []
      case 'travel': {
        const { ends } = tablesOf(view)
        const here = view.viewer === null ? -1 : view.merchants[view.viewer]
        const to = ends[2 * move.stretch] === here ? ends[2 * move.stretch + 1] : ends[2 * move.stretch]
        const goods = view.onStretches.slice(2 * move.stretch, 2 * move.stretch + 2).filter((good) => good >= 0)
        return [
          preview.arrives(
            speech.town(view, to),
            goods.map((good) => speech.game.goods[goodIds[good]]),
          ),
        ]
      }
      case 'act': {
        const brings = bringsText(view, foreseen(view, move), speech).join(preview.between)
        return [speech.place(move.place) + speech.words.colon + (brings || speech.effect(view, move.place))]
      }
      case 'takeTile':
        return [speech.place(placeOfTile(move.tile)) + speech.words.colon + speech.effect(view, placeOfTile(move.tile))]
      case 'recall':
      case 'store':
      case 'confirm':
      case 'reopen':
      case 'pass':
        return []
      default:
        return bringsText(view, foreseen(view, move), speech)
    }
  })()
  return lines.length === 0 ? null : lines.join(preview.between)
}

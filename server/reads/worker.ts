import { games } from '@eminence/games'
import { serve } from '../workers/serve.ts'
import { pastText } from './past.ts'
import { recordText } from './record.ts'
import type { ReadRequest } from './request.ts'

serve<ReadRequest, string | null>((request) => {
  const { source } = request
  const game = games.find((each) => each.game.id === source.game)?.game
  if (game === undefined) throw new Error(`there is no game "${source.game}"`)
  return request.type === 'record' ? recordText(game, source, request.fairness) : pastText(game, source, request.viewer)
})

import { choose } from './choose.ts'
import type { Answered, Asked } from './thinker.ts'

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const answer: Answered = { id: data.id, move: await choose(data.question) }
  postMessage(answer)
})

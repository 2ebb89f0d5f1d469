import { choose } from './choose.ts'
import type { Answered, Asked } from './thinker.ts'

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const answer: Answered = { id: data.id, move: choose(data.question) }
  postMessage(answer)
})

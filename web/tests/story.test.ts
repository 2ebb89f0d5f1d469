import { expect, it } from 'vitest'
import { storyIn } from '../frame/end/story.ts'
import { computer, localTable, until } from './given.ts'

it('the story of a finished table ends with its result', async () => {
  const { port } = localTable([computer('Anna'), computer('Kenji')])
  const { result } = await until(port, ({ status }) => status === 'over')
  const story = await storyIn(await port.record())
  expect(story?.course.at(-1)).toEqual(result?.totals)
  expect(story?.moments.length).toBeGreaterThan(0)
  port.close()
})

it('there is none without a record, before the end, or for a record that cannot be read', async () => {
  const { port } = localTable([computer('Anna'), computer('Kenji')])
  expect(await storyIn(await port.record())).toBeNull()
  expect(await storyIn(null)).toBeNull()
  expect(await storyIn('{}')).toBeNull()
  port.close()
})

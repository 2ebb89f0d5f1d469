import { expect, it } from 'vitest'
import { owlsOfMinerva } from '../../index.ts'
import { examples, positionOf, type RulebookPicture } from '../../texts/pictures.ts'
import { oustUnderWay } from '../oust.ts'
import { paymentOf } from '../payment.ts'
import { startOf } from '../scene.ts'

const seen = (picture: RulebookPicture) => owlsOfMinerva.view(positionOf(picture), null)

it.each([examples.withFollowers, examples.withCards])(
  'the picture of a payment shows a reform that is paid',
  (picture) => {
    const payment = paymentOf(seen(picture), 0, [])
    expect(payment?.isComplete).toBe(true)
    expect(payment?.paid).toHaveLength(picture.followers.length)
  },
)

it('the picture of an oust has both strengths', () => {
  const oust = oustUnderWay(seen(examples.oust))
  expect([oust?.attacker.total, oust?.defender.total]).toEqual([12, 14])
})

it('the picture of the map shows three start regions of each colour', () => {
  const view = seen({ name: 'map' })
  for (const seat of [0, 1, 2, 3])
    expect(view.reforms.map((_, region) => startOf(view, region)).filter((each) => each === seat)).toHaveLength(3)
})

import { describe, expect, it } from 'vitest'
import { FairQueue, type Payer } from '../workers/fair-queue.ts'

const minute = 60_000
const wide = { waiting: 10_000, waitingPerPerson: 10_000, waitingPerAddress: 10_000 }

/** Somebody at a table: "Ada@home" asks from the address "home". */
const at = (table: string, who: string, isPresent = true): Payer => {
  const [person, address = `of ${person}`] = who.split('@')
  return { table, person, address, isPresent }
}

/** A queue by a clock that stands still until it is told; a job is named by whoever it is done for. */
function given(limits = wide) {
  let now = 1_000_000
  const queue = new FairQueue<string>(limits, () => now)
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  const ask = (payer: Payer, times = 1) => {
    for (let time = 0; time < times; time++) queue.add(`${payer.person} at ${payer.table}`, payer)
  }
  /** One thread takes the next job, and it costs so much. */
  const work = (milliseconds = 1000) => {
    const turn = queue.next()
    if (turn === null) return null
    pass(milliseconds)
    queue.finished(turn, milliseconds)
    return turn.job
  }
  const workAll = () => {
    const done: string[] = []
    for (let job = work(); job !== null; job = work()) done.push(job)
    return done
  }
  return { queue, pass, ask, work, workAll }
}

describe('the next job', () => {
  it('is the first that came, where nobody has used anything', () => {
    const { ask, work } = given()
    ask(at('t1', 'Ada'))
    ask(at('t2', 'Ben'))
    expect([work(), work(), work()]).toEqual(['Ada at t1', 'Ben at t2', null])
  })

  it('is that of a table where somebody is present, whatever its people have used', () => {
    const { ask, work } = given()
    ask(at('t1', 'Ada'))
    work(30_000)
    ask(at('t2', 'Ben', false))
    ask(at('t1', 'Ada'))
    expect([work(), work()]).toEqual(['Ada at t1', 'Ben at t2'])
  })

  it('is that of somebody who asks once, though a hundred others of one person came before', () => {
    const { ask, work, workAll } = given()
    for (let table = 0; table < 30; table++) ask(at(`a${table}`, 'Ada'), table < 10 ? 4 : 3)
    work()
    ask(at('b', 'Ben'))
    expect(work()).toBe('Ben at b')
    expect(workAll()).toHaveLength(99)
  })

  it('goes back and forth between two who ask for much', () => {
    const { ask, work } = given()
    ask(at('a', 'Ada'), 50)
    ask(at('b', 'Ben'), 50)
    const first = Array.from({ length: 20 }, () => work())
    expect(first.filter((job) => job === 'Ada at a')).toHaveLength(10)
  })

  it('takes turns between the tables of one person', () => {
    const { ask, work } = given()
    ask(at('t1', 'Ada'), 2)
    ask(at('t2', 'Ada'), 2)
    ask(at('t3', 'Ada'), 2)
    const tables = Array.from({ length: 6 }, () => work())
    const round = ['Ada at t1', 'Ada at t2', 'Ada at t3']
    expect(tables).toEqual([...round, ...round])
  })

  it('counts what jobs have cost, not how many there were', () => {
    const { ask, work } = given()
    ask(at('a', 'Ada'), 10)
    ask(at('b', 'Ben'), 10)
    expect(work(5000)).toBe('Ada at a')
    expect([work(900), work(900), work(900), work(900), work(900)]).toEqual(Array(5).fill('Ben at b'))
    ask(at('c', 'Cleo'))
    expect(work()).toBe('Cleo at c')
    expect(work(900)).toBe('Ben at b')
    expect(work()).toBe('Ada at a')
  })
})

describe('an address', () => {
  it('gets as much as another, however many people ask from it', () => {
    const { ask, work } = given()
    for (const person of ['Ada', 'Ben', 'Cleo', 'Dan']) ask(at(person, `${person}@club`), 20)
    ask(at('e', 'Eve@home'), 20)
    const first = Array.from({ length: 20 }, () => work())
    expect(first.filter((job) => job === 'Eve at e')).toHaveLength(10)
    for (const person of ['Ada', 'Ben', 'Cleo', 'Dan'])
      expect(first.filter((job) => job === `${person} at ${person}`).length).toBeGreaterThanOrEqual(2)
  })

  it('shares what it gets evenly between its people', () => {
    const { ask, work } = given()
    for (let table = 0; table < 30; table++) ask(at(`a${table}`, 'Ada@club'), 3)
    work()
    ask(at('b', 'Ben@club'), 5)
    expect(work()).toBe('Ben at b')
    const next = Array.from({ length: 8 }, () => work())
    expect(next.filter((job) => job === 'Ben at b')).toHaveLength(4)
  })
})

describe('what is under way', () => {
  it('counts at once: nobody gets a second thread while somebody else waits', () => {
    const { queue, ask } = given()
    ask(at('a1', 'Ada'))
    ask(at('a2', 'Ada'))
    ask(at('b', 'Ben'))
    expect([queue.next()?.job, queue.next()?.job, queue.next()?.job]).toEqual(['Ada at a1', 'Ben at b', 'Ada at a2'])
  })

  it('counts in the end for what it has cost, no matter what it was taken for', () => {
    const { queue, ask, work, pass } = given()
    ask(at('a', 'Ada'), 2)
    ask(at('b', 'Ben'), 2)
    const ofAda = queue.next()
    const ofBen = queue.next()
    if (ofAda === null || ofBen === null) throw new Error('both wait')
    pass(2 * minute)
    queue.finished(ofAda, 20)
    queue.finished(ofBen, 10)
    expect([ofAda.job, ofBen.job]).toEqual(['Ada at a', 'Ben at b'])
    expect([work(), work()]).toEqual(['Ben at b', 'Ada at a'])
  })
})

describe('what was used', () => {
  it('counts half after a minute, and a quarter after two', () => {
    const { queue, ask, work, pass } = given()
    const use = (person: string, milliseconds: number) => {
      ask(at(person, person))
      work(milliseconds)
    }
    use('Ada', 8000)
    pass(2 * minute)
    use('Ben', 1500)
    use('Cleo', 2500)
    for (const person of ['Cleo', 'Ada', 'Ben']) ask(at(person, person))
    expect([queue.next()?.payer.person, queue.next()?.payer.person]).toEqual(['Ben', 'Ada'])
  })

  it('is forgotten in the end', () => {
    const { queue, ask, workAll, work, pass } = given()
    for (let person = 0; person < 200; person++) ask(at(`t${person}`, `person ${person}`))
    workAll()
    expect(queue.remembered).toBe(600)
    pass(15 * minute)
    ask(at('a', 'Ada'))
    work()
    expect(queue.remembered).toBe(3)
  })
})

describe('room to wait', () => {
  const limits = { waiting: 6, waitingPerPerson: 2, waitingPerAddress: 3 }

  it('is bounded for a person, for an address, and in all', () => {
    const { queue, ask, work } = given(limits)
    ask(at('t1', 'Ada@club'))
    expect(queue.hasRoomFor(at('t2', 'Ada@club'))).toBe(true)
    ask(at('t2', 'Ada@club'))
    expect(queue.hasRoomFor(at('t3', 'Ada@club'))).toBe(false)
    expect(queue.hasRoomFor(at('t3', 'Ada@elsewhere'))).toBe(false)

    ask(at('t3', 'Ben@club'))
    expect(queue.hasRoomFor(at('t3', 'Ben@club'))).toBe(false)
    expect(queue.hasRoomFor(at('t3', 'Ben@home'))).toBe(true)

    for (const person of ['Cleo', 'Dan', 'Eve']) ask(at('t4', person))
    expect(queue.waiting).toBe(6)
    expect(queue.hasRoomFor(at('t5', 'Flo'))).toBe(false)
    work()
    expect(queue.hasRoomFor(at('t5', 'Flo'))).toBe(true)
  })

  it('is free again when all are sent away', () => {
    const { queue, ask } = given(limits)
    ask(at('t1', 'Ada'), 2)
    ask(at('t2', 'Ben'), 2)
    expect(queue.clear()).toEqual(['Ada at t1', 'Ada at t1', 'Ben at t2', 'Ben at t2'])
    expect(queue.waiting).toBe(0)
    expect(queue.next()).toBeNull()
  })
})

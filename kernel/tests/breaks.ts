import type { CheckName } from '../battery/index.ts'
import { only, type Result, reveals, type Viewer } from '../index.ts'
import { type Event, envoys, type Move, type State } from './envoys.ts'

type Envoys = typeof envoys

/** A way to break the game, the check that must find it, and what that says. */
export interface Break {
  readonly what: string
  readonly check: CheckName
  readonly says: string
  readonly as: Partial<Envoys>
}

/** The rules with one thing done differently after every move. */
const afterPlay = (change: (state: State, move: Move) => void): Partial<Envoys> => ({
  play(state, seat, move, context) {
    envoys.play(state, seat, move, context)
    change(state, move)
  },
})

/** The rules with every state holding one thing more, from the setup on. */
const withExtra = (extra: () => unknown): Partial<Envoys> => ({
  setup: (...given) => Object.assign(envoys.setup(...given), { extra: extra() }),
  clone: (state) => Object.assign(envoys.clone(state), { extra: extra() }),
  imagine: (...given) => Object.assign(envoys.imagine(...given), { extra: extra() }),
})

/** The view with one thing more in it. */
const viewWith = (extra: (state: State, viewer: Viewer) => unknown): Partial<Envoys> => ({
  view: (state, viewer) => Object.assign(envoys.view(state, viewer), { extra: extra(state, viewer) }),
})

/** The rules with every event passed through another hand on its way. */
const retold = (retell: (state: State | null, event: Event) => Event): Partial<Envoys> => ({
  setup: (seats, options, { random, tell }) =>
    envoys.setup(seats, options, { random, tell: (event, ...notes) => tell?.(retell(null, event), ...notes) }),
  play: (state, seat, move, { random, tell }) =>
    envoys.play(state, seat, move, { random, tell: (event, ...notes) => tell?.(retell(state, event), ...notes) }),
})

const nobodyOwes = (state: State) => envoys.decisions(state).length === 0

/** The rules with something that is not in the state: each seventh time is different. */
function fickle(make: (now: () => boolean) => Partial<Envoys>): Partial<Envoys> {
  let times = 0
  return make(() => ++times % 7 === 0)
}
const reversedNowAndThen = fickle((now) =>
  afterPlay((state) => {
    if (now()) state.away.reverse()
  }),
)
const shuffledByOthers = afterPlay((state) => {
  state.away.sort(() => Math.random() - 0.5)
})
let everPlayed = 0
const numberedOutside = afterPlay((state) => Object.assign(state, { number: everPlayed++ }))
const losingAnEnvoy = afterPlay((state) => {
  state.shown = state.shown.slice(0, 4)
})

/** No single state shows it: only the one before tells. */
const favoursAt = (state: State) => state.favours.flat().reduce((sum, favours) => sum + favours, 0)
const fallingFavours: Partial<Envoys> = {
  ...afterPlay((state, move) => {
    if (move.type === 'send') state.favours[0][0] = 0
  }),
  broken: (state, before) => (before && favoursAt(state) < favoursAt(before) ? ['favoursNeverFall'] : []),
}

/** The rules with one more answer where a favour is to be left: to think about it once more. */
const hesitating = (change: (state: State) => void): Partial<Envoys> => ({
  moves(state, seat) {
    const moves = envoys.moves(state, seat)
    return moves.some(({ type }) => type === 'grant') ? [...moves, { type: 'grant', court: 9 }] : moves
  },
  play(state, seat, move, context) {
    if (move.type === 'grant' && move.court === 9) change(state)
    else envoys.play(state, seat, move, context)
  },
})

const endedWith = (change: (result: Result) => Result): Partial<Envoys> => ({
  result(state) {
    const result = envoys.result(state)
    return result && change(result)
  },
})

export const breaks: readonly Break[] = [
  {
    what: 'a play that never ends',
    check: 'ends',
    says: 'the play has not ended after 60 moves',
    as: { setup: (seats, _, context) => envoys.setup(seats, { seasons: 1000 }, context) },
  },
  {
    what: 'no result at the end',
    check: 'ends',
    says: 'nobody owes a decision, but there is no result',
    as: { result: () => null },
  },
  {
    what: 'a result before the end',
    check: 'ends',
    says: 'there is a result while decisions are owed',
    as: { result: (state) => envoys.result({ ...state, todo: state.round > 2 ? [] : state.todo }) },
  },
  {
    what: 'a result whose parts do not add up',
    check: 'ends',
    says: 'but the parts add up to',
    as: endedWith((result) => ({ ...result, totals: result.totals.map((total) => total + 1) })),
  },
  {
    what: 'a result that leaves out a seat',
    check: 'ends',
    says: 'it does not list every seat',
    as: endedWith((result) => ({ ...result, places: result.places.slice(1) })),
  },
  {
    what: 'a place that there is not',
    check: 'ends',
    says: 'places 0, 0, 0',
    as: endedWith((result) => ({ ...result, places: result.places.map(() => 0) })),
  },
  {
    what: 'undefined in the result',
    check: 'json',
    says: 'the result is not plain JSON: it.extra is undefined',
    as: endedWith((result) => Object.assign(result, { extra: undefined })),
  },
  {
    what: 'a setup that crashes',
    check: 'ends',
    says: 'thrown: no envoys in the box',
    as: {
      setup() {
        throw new Error('no envoys in the box')
      },
    },
  },
  {
    what: 'a move that leads nowhere',
    check: 'bounded',
    says: 'the state comes a second time after {"seat":',
    as: hesitating(() => {}),
  },
  {
    what: 'a move that leads nowhere, and counts how often',
    check: 'bounded',
    says: 'go on for more than 60 moves',
    as: hesitating((state) => state.shown.push(0)),
  },
  {
    what: 'nothing on offer for a seat that owes a decision',
    check: 'offers',
    says: 'owes "send" and is offered nothing',
    as: { moves: (state, seat) => (state.round === 2 ? [] : envoys.moves(state, seat)) },
  },
  {
    what: 'a move listed twice',
    check: 'offers',
    says: 'twice',
    as: { moves: (state, seat) => [...envoys.moves(state, seat), ...envoys.moves(state, seat).slice(0, 1)] },
  },
  {
    what: 'moves on offer for seats that owe nothing',
    check: 'idle',
    says: 'owes nothing and is offered',
    as: { moves: (state) => (nobodyOwes(state) ? [] : envoys.moves(state, envoys.decisions(state)[0].seat)) },
  },
  {
    what: 'moves on offer after the end',
    check: 'idle',
    says: 'owes nothing and is offered {"court":0,"type":"grant"}',
    as: { moves: (state, seat) => (nobodyOwes(state) ? [{ type: 'grant', court: 0 }] : envoys.moves(state, seat)) },
  },
  {
    what: 'a decision that a seat owes twice',
    check: 'idle',
    says: 'decisions are owed by seats 0, 0',
    as: { decisions: (state) => envoys.decisions(state).flatMap((each) => [each, each]) },
  },
  {
    what: 'an automaton that is asked',
    check: 'idle',
    says: 'seat 1 is played by the rules and owes a decision',
    as: { automaton: () => ({ id: 'nuncio', seat: 1 }) },
  },
  {
    what: 'undefined in a decision',
    check: 'json',
    says: 'a decision is not plain JSON',
    as: { decisions: (state) => envoys.decisions(state).map((each) => ({ ...each, extra: undefined })) },
  },
  {
    what: 'offers that change from one look to the next',
    check: 'playable',
    says: 'a table refuses',
    as: fickle((now) => ({
      moves: (state, seat) => (now() ? envoys.moves(state, seat).slice(0, 1) : envoys.moves(state, seat)),
    })),
  },
  {
    what: 'a listed move that crashes',
    check: 'playable',
    says: 'thrown: the third court is closed',
    as: afterPlay((_, move) => {
      if (move.type === 'grant' && move.court === 2) throw new Error('the third court is closed')
    }),
  },
  {
    what: 'an envoy that gets lost',
    check: 'invariants',
    says: 'broken: everyEnvoyIsSomewhere',
    as: losingAnEnvoy,
  },
  {
    what: 'favours that are lost again, which no single state shows',
    check: 'invariants',
    says: 'broken: favoursNeverFall',
    as: fallingFavours,
  },
  {
    what: 'undefined in the state',
    check: 'json',
    says: 'the state is not plain JSON: it.extra is undefined',
    as: withExtra(() => undefined),
  },
  {
    what: 'a class instance in the state',
    check: 'json',
    says: 'it.extra is a Date',
    as: withExtra(() => new Date(0)),
  },
  {
    what: 'a typed array in the state',
    check: 'json',
    says: 'it.extra is a Uint8Array',
    as: withExtra(() => new Uint8Array(2)),
  },
  { what: 'a function in the state', check: 'json', says: 'it.extra is function', as: withExtra(() => () => 0) },
  { what: 'NaN in the state', check: 'json', says: 'it.extra.0 is NaN', as: withExtra(() => [Number.NaN]) },
  { what: 'minus zero in the state', check: 'json', says: 'it.extra is -0', as: withExtra(() => -0) },
  {
    what: 'a list with holes in the state',
    check: 'json',
    says: 'it.extra has holes',
    as: withExtra(() => new Array(3)),
  },
  {
    what: 'a set in the view',
    check: 'json',
    says: 'the view of seat 0 is not plain JSON: it.extra is a Set',
    as: viewWith(() => new Set([1])),
  },
  {
    what: 'undefined in a move',
    check: 'json',
    says: 'a move is not plain JSON',
    as: { moves: (state, seat) => envoys.moves(state, seat).map((move) => ({ ...move, extra: undefined })) },
  },
  {
    what: 'undefined in an event',
    check: 'json',
    says: 'an event of "send" is not plain JSON: it.0.event.extra is undefined',
    as: retold((_, event) => Object.assign(event, { extra: undefined })),
  },
  {
    what: 'undefined in an event of the setup',
    check: 'json',
    says: 'an event of the setup is not plain JSON: it.0.event.extra is undefined',
    as: retold((_, event) => Object.assign(event, { extra: undefined })),
  },
  {
    what: 'undefined in a blocked move',
    check: 'json',
    says: 'a blocked move is not plain JSON',
    as: {
      blocked: (state, seat) => envoys.blocked?.(state, seat).map((each) => ({ ...each, extra: undefined })) ?? [],
    },
  },
  {
    what: 'a clone that forgets a field',
    check: 'clone',
    says: 'a clone is not equal',
    as: { clone: (state) => ({ ...envoys.clone(state), lacks: state.lacks.map(() => 0) }) },
  },
  {
    what: 'a clone written in another order',
    check: 'clone',
    says: 'a clone is written differently',
    as: {
      clone(state) {
        const { round, ...others } = envoys.clone(state)
        return { ...others, round }
      },
    },
  },
  {
    what: 'a clone that shares a list',
    check: 'clone',
    says: 'playing on a clone changes the original',
    as: { clone: (state) => ({ ...envoys.clone(state), sent: state.sent }) },
  },
  {
    what: 'a clone that shares the lists within a list',
    check: 'clone',
    says: 'playing on the original changes a clone',
    as: { clone: (state) => ({ ...envoys.clone(state), favours: [...state.favours] }) },
  },
  {
    what: 'a clone that shares a list, so that a move cannot be taken back',
    check: 'undo',
    says: 'is not taken back',
    as: { clone: (state) => ({ ...envoys.clone(state), todo: state.todo }) },
  },
  {
    what: 'a move with another effect when it is played again',
    check: 'undo',
    says: 'has another effect when it is played again',
    as: reversedNowAndThen,
  },
  {
    what: 'a class instance that comes back as a text',
    check: 'roundTrip',
    says: 'the state read from JSON is not equal',
    as: withExtra(() => new Date(0)),
  },
  {
    what: 'offers that depend on what JSON does not keep',
    check: 'roundTrip',
    says: 'the state read from JSON offers other moves',
    as: {
      ...withExtra(() => undefined),
      moves: (state, seat) => ('extra' in state ? envoys.moves(state, seat) : envoys.moves(state, seat).toReversed()),
    },
  },
  {
    what: 'two lists in a state that are one',
    check: 'roundTrip',
    says: 'the state read from JSON goes on differently',
    as: {
      setup(...given) {
        const state = envoys.setup(...given)
        return { ...state, favours: state.favours.map(() => state.favours[0]) }
      },
      clone: structuredClone,
    },
  },
  {
    what: 'chance from elsewhere',
    check: 'repeatable',
    says: 'does not repeat',
    as: shuffledByOthers,
  },
  {
    what: 'chance from elsewhere at a table',
    check: 'replay',
    says: 'a twin table comes to differ',
    as: shuffledByOthers,
  },
  {
    what: 'something remembered outside the state',
    check: 'repeatable',
    says: 'does not repeat',
    as: reversedNowAndThen,
  },
  {
    what: 'something remembered outside a record',
    check: 'replay',
    says: 'the record is not verified',
    as: numberedOutside,
  },
  {
    what: 'a play that differs from its record',
    check: 'replay',
    says: 'the play and its record differ',
    as: numberedOutside,
  },
  {
    what: 'a record that is replayed differently',
    check: 'replay',
    says: 'the state is another',
    as: numberedOutside,
  },
  {
    what: 'more chance one time than the other',
    check: 'repeatable',
    says: 'draws differently the second time',
    as: fickle((now) => ({
      play(state, seat, move, context) {
        envoys.play(state, seat, move, context)
        if (now()) context.random.below(2)
      },
    })),
  },
  {
    what: 'something done only when somebody listens',
    check: 'repeatable',
    says: 'needs a listener',
    as: {
      play(state, seat, move, context) {
        envoys.play(state, seat, move, context)
        if (context.tell) state.away.reverse()
      },
    },
  },
  {
    what: 'a move that is changed when it is played',
    check: 'still',
    says: 'play changes the move',
    as: afterPlay((_, move) => Object.assign(move, { played: true })),
  },
  {
    what: 'a view that changes the state',
    check: 'still',
    says: 'view changes the state',
    as: {
      view(state, viewer) {
        state.away.reverse()
        return envoys.view(state, viewer)
      },
    },
  },
  {
    what: 'an offer that changes the state',
    check: 'still',
    says: 'moves changes the state',
    as: {
      moves(state, seat) {
        state.away.reverse()
        return envoys.moves(state, seat)
      },
    },
  },
  {
    what: 'a view that is still part of the state',
    check: 'still',
    says: 'a view changes as the play goes on',
    as: { view: (state, viewer) => ({ ...envoys.view(state, viewer), shown: state.shown }) },
  },
  {
    what: 'an event that is still part of the state',
    check: 'still',
    says: 'an event changes as the play goes on',
    as: retold((state, event) =>
      state && event.type === 'granted' ? Object.assign(event, { at: state.favours }) : event,
    ),
  },
  {
    what: 'a view that shows what is away',
    check: 'imagine',
    says: 'has another view',
    as: viewWith(({ away }) => [...away]),
  },
  {
    what: 'a view that shows all hands',
    check: 'imagine',
    says: 'has another view',
    as: viewWith(({ hands }) => hands.flat()),
  },
  {
    what: 'a view that shows what others have sent',
    check: 'imagine',
    says: 'has another view',
    as: viewWith(({ sent }) => [...sent]),
  },
  {
    what: 'a view that shows the audience a hand',
    check: 'imagine',
    says: 'a state imagined by the audience has another view',
    as: viewWith(({ hands }, viewer) => (viewer === null ? [...hands[0]] : 0)),
  },
  {
    what: 'an imagined state that contradicts the view',
    check: 'imagine',
    says: 'has another view',
    as: { imagine: (view, random) => envoys.imagine({ ...view, round: view.round + 2 }, random) },
  },
  {
    what: 'an imagined state that ignores what a seat turned out to lack',
    check: 'imagine',
    says: 'breaks: nobodyHasWhatItLacks',
    as: {
      imagine: (view, random) => ({
        ...envoys.imagine({ ...view, lacks: view.lacks.map(() => 0) }, random),
        lacks: [...view.lacks],
      }),
    },
  },
  {
    what: 'an imagined state that cannot be played to the end',
    check: 'imagine',
    says: 'thrown: who is 0?',
    as: {
      imagine: (view, random) => ({ ...envoys.imagine(view, random), away: [0] }),
      broken: () => [],
      play(state, seat, move, context) {
        if (state.away[0] === 0) throw new Error('who is 0?')
        envoys.play(state, seat, move, context)
      },
    },
  },
  {
    what: 'an imagined state that never ends',
    check: 'imagine',
    says: 'does not end in 60 moves',
    as: { imagine: (view, random) => ({ ...envoys.imagine(view, random), seasonsLeft: 1000 }) },
  },
  {
    what: 'an imagined state that comes to lose an envoy',
    check: 'imagine',
    says: 'an imagined play comes to break: everyEnvoyIsSomewhere',
    as: losingAnEnvoy,
  },
  {
    what: 'favours that are lost again, which no single state shows',
    check: 'invariants',
    says: 'broken: favoursNeverFall',
    as: fallingFavours,
  },
  {
    what: 'undefined in an imagined state',
    check: 'imagine',
    says: 'an imagined state is not plain JSON: it.extra is undefined',
    as: { imagine: (view, random) => Object.assign(envoys.imagine(view, random), { extra: undefined }) },
  },
  {
    what: 'an imagination that changes the view',
    check: 'imagine',
    says: 'imagine changes the view',
    as: {
      imagine(view, random) {
        view.hand.reverse()
        return envoys.imagine(view, random)
      },
    },
  },
  {
    what: 'an imagined state that is still part of the view',
    check: 'imagine',
    says: 'playing an imagined state changes the view',
    as: { imagine: (view, random) => ({ ...envoys.imagine(view, random), favours: view.favours }) },
  },
  {
    what: 'offers that depend on what is hidden',
    check: 'secrets',
    says: 'moves betray something to seat',
    as: {
      moves: (state, seat) => (state.away[0] % 2 ? envoys.moves(state, seat) : envoys.moves(state, seat).toReversed()),
    },
  },
  {
    what: 'blocked moves that depend on what is hidden',
    check: 'secrets',
    says: 'blocked moves betray something to seat',
    as: { blocked: (state, seat) => (state.away[0] % 2 ? (envoys.blocked?.(state, seat) ?? []) : []) },
  },
  {
    what: 'decisions that depend on what is hidden',
    check: 'secrets',
    says: 'decisions betray something to the audience',
    as: {
      decisions: (state) =>
        state.away[0] % 2 ? envoys.decisions(state) : envoys.decisions(state).map((each) => ({ ...each, hurry: true })),
    },
  },
  {
    what: 'an event that tells everybody what is away',
    check: 'secrets',
    says: 'events betray something to the audience',
    as: retold((state, event) =>
      state && event.type === 'sent' ? Object.assign(event, { away: [...state.away] }) : event,
    ),
  },
  {
    what: 'an event that tells everybody which envoy was sent',
    check: 'choices',
    says: 'events betray something to seat',
    as: retold((state, event) => (event.type === 'sent' ? { ...event, envoy: state?.sent[event.seat] ?? 0 } : event)),
  },
  {
    what: 'an event that tells everybody the cards dealt at the start',
    check: 'chance',
    says: 'events betray something to the audience',
    as: {
      setup(seats, options, { random, tell }) {
        const state = envoys.setup(seats, options, { random })
        for (const hand of state.hands) tell?.({ type: 'dealt', hand: [...hand] })
        return state
      },
    },
  },
  {
    what: 'an event that tells the wrong seat the cards dealt later',
    check: 'chance',
    says: 'events betray something to seat 0',
    as: {
      play(state, seat, move, { random, tell }) {
        const { round } = state
        envoys.play(state, seat, move, {
          random,
          tell: (event, ...notes) => event.type !== 'dealt' && tell?.(event, ...notes),
        })
        if (state.round > round && state.shown.length === 0)
          tell?.({ type: 'dealt' }, only(0, { hand: [...state.hands[1]] }))
      },
    },
  },
  {
    what: 'a reveal that is not marked as one',
    check: 'reveals',
    says: 'but no event of it reveals',
    as: {
      play: (state, seat, move, { random, tell }) =>
        envoys.play(state, seat, move, {
          random,
          tell: (event, ...notes) => tell?.(event, ...notes.filter((note) => note !== reveals)),
        }),
    },
  },
  {
    what: 'an offer that crashes for a seat that does not exist',
    check: 'idle',
    says: 'thrown: Cannot read properties of undefined',
    as: { moves: (state, seat) => (state.hands[seat].length < 0 ? [] : envoys.moves(state, seat)) },
  },
  {
    what: 'an explanation that changes the state',
    check: 'refusals',
    says: 'a refused move changes the state',
    as: {
      blocked(state, seat) {
        state.away.reverse()
        return envoys.blocked?.(state, seat) ?? []
      },
    },
  },
  {
    what: 'an explanation that changes from one look to the next',
    check: 'refusals',
    says: 'instead of notOffered',
    as: fickle((now) => ({
      blocked: () => (now() ? [{ move: { type: 'grant', court: 0 }, reason: 'tooEarly', rule: 'EN-4' }] : []),
    })),
  },
  {
    what: 'a blocked move that is offered',
    check: 'blocked',
    says: 'and offered too',
    as: {
      blocked: (state, seat) =>
        envoys.moves(state, seat).map((move) => ({ move, reason: 'sendWhatIsAsked', rule: 'EN-2' })),
    },
  },
  {
    what: 'a blocked move with two reasons',
    check: 'blocked',
    says: 'is refused otherwise',
    as: {
      blocked(state, seat) {
        const blocked = envoys.blocked?.(state, seat) ?? []
        return [...blocked, ...blocked.map((each) => ({ ...each, reason: 'tooLate' }))]
      },
    },
  },
]

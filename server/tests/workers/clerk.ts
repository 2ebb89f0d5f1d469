import { serve } from '../../workers/serve.ts'

/** What the tests have a worker thread do. */
export type Errand =
  | { readonly type: 'double'; readonly value: number }
  /** Works for so long, and says when it is under way. */
  | { readonly type: 'spin'; readonly milliseconds: number; readonly begun?: SharedArrayBuffer }
  | { readonly type: 'measure'; readonly bytes: ArrayBuffer }
  | { readonly type: 'throw'; readonly message: string }
  | { readonly type: 'exit' }
  | { readonly type: 'unreadable' }
  | { readonly type: 'hoard' }

serve<Errand, unknown>((errand) => {
  switch (errand.type) {
    case 'double':
      return errand.value * 2
    case 'spin': {
      if (errand.begun !== undefined) {
        const flag = new Int32Array(errand.begun)
        Atomics.store(flag, 0, 1)
        Atomics.notify(flag, 0)
      }
      const end = performance.now() + errand.milliseconds
      while (performance.now() < end);
      return 'done'
    }
    case 'measure':
      return errand.bytes.byteLength
    case 'throw':
      throw new Error(errand.message)
    case 'exit':
      return process.exit(3)
    case 'unreadable':
      return () => 'a function cannot be copied'
    case 'hoard': {
      const kept: number[][] = []
      for (;;) kept.push(Array.from({ length: 10_000 }, (_, at) => at / 3))
    }
  }
})

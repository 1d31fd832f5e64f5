/** `BatchIterator` must behave like an async generator that yields the items of each batch, for every order of calls. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BatchIterator } from '../../../src/return/read/batch-iterator.js'

interface Batches {
  readonly batches: readonly (readonly number[])[]
  /** Whether the batches end with an error. */
  readonly fails: boolean
}

/** A source, and the calls that it received. */
function sourceOf({ batches, fails }: Batches) {
  const log: string[] = []
  async function* source(): AsyncGenerator<readonly number[], void, undefined> {
    try {
      for (const [i, batch] of batches.entries()) {
        log.push(`batch ${i}`)
        await new Promise(setImmediate)
        yield batch
      }
      if (fails) throw new Error('unreadable')
    } finally {
      log.push('closed')
    }
  }
  return { log, source: source() }
}

async function* yieldEach(batches: AsyncIterable<readonly number[]>): AsyncGenerator<number, undefined, undefined> {
  for await (const batch of batches) for (const item of batch) yield item
}

type Call = 'next' | 'return' | 'wait'

/** The results of calls, some of which are awaited before the next call, and the calls that the source received. */
async function answersOf(
  make: (batches: AsyncGenerator<readonly number[], void, undefined>) => AsyncIterator<number, undefined>,
  given: Batches,
  calls: readonly Call[],
): Promise<unknown> {
  const { log, source } = sourceOf(given)
  const iterator = make(source)
  const answers: Promise<unknown>[] = []
  const order: number[] = []
  for (const call of calls) {
    if (call === 'wait') await Promise.allSettled(answers)
    else {
      const answer = call === 'next' ? iterator.next() : iterator.return!()
      const n = answers.push(answer.catch((error: Error) => error.message)) - 1
      answers[n]!.then(() => order.push(n))
    }
  }
  return { answers: await Promise.all(answers), order, log }
}

const batches: fc.Arbitrary<Batches> = fc.record({
  batches: fc.array(fc.array(fc.nat(99), { maxLength: 4 }), { maxLength: 5 }),
  fails: fc.boolean(),
})
const calls = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.constant<Call>('next') },
    { weight: 4, arbitrary: fc.constant<Call>('wait') },
    { weight: 1, arbitrary: fc.constant<Call>('return') },
  ),
  { maxLength: 25 },
)

test('gives the results of a generator that yields each item', async () => {
  await fc.assert(
    fc.asyncProperty(batches, calls, async (batches, calls) => {
      expect(await answersOf((source) => new BatchIterator(source), batches, calls)).toEqual(
        await answersOf(yieldEach, batches, calls),
      )
    }),
  )
})

test('requests a batch only after the last item of the previous batch', async () => {
  const { log, source } = sourceOf({ batches: [[1, 2], [3]], fails: false })
  const items = new BatchIterator(source)
  await items.next()
  await items.next()
  expect(log).toEqual(['batch 0'])
  await items.next()
  expect(log).toEqual(['batch 0', 'batch 1'])
})

test('a loop that ends early closes the source', async () => {
  const { log, source } = sourceOf({ batches: [[1, 2, 3]], fails: false })
  for await (const item of new BatchIterator(source)) if (item === 2) break
  expect(log).toEqual(['batch 0', 'closed'])
})

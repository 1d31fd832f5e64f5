import { afterEach, expect, test, vi } from 'vitest'
import { atOnce, isTurnDue, turn, withTurns } from '../../src/code/turns.js'

afterEach(() => vi.restoreAllMocks())

/** A clock that moves only when it is set. */
function clock(): { now: number } {
  const time = { now: performance.now() + 1000 }
  vi.spyOn(performance, 'now').mockImplementation(() => time.now)
  return time
}

test('a turn is due after ten milliseconds of work', async () => {
  const time = clock()
  await turn()
  expect(isTurnDue()).toBe(false)
  time.now += 10
  expect(isTurnDue()).toBe(false)
  time.now += 1
  expect(isTurnDue()).toBe(true)
  await turn()
  expect(isTurnDue()).toBe(false)
})

test('of all work that waits, one continues in each turn, in order: together they do not block the thread', async () => {
  const log: string[] = []
  const works = ['a', 'b', 'c'].map(async (name) => {
    await turn()
    log.push(name)
  })
  const count = async (): Promise<void> => {
    for (let i = 0; i < 3; i++) {
      await new Promise((resolve) => setImmediate(resolve))
      log.push('other')
    }
  }
  await Promise.all([...works, count()])
  expect(log).toEqual(['a', 'other', 'b', 'other', 'c', 'other'])
})

function* work(): Generator<null, string, undefined> {
  yield null
  yield null
  return 'done'
}

test('work takes a turn where one is due, and only there', async () => {
  const time = clock()
  await turn()
  let turns = 0
  const other = (): void => {
    turns++
    immediate = setImmediate(other)
  }
  let immediate = setImmediate(other)
  expect(await withTurns(work())).toBe('done')
  expect(turns).toBe(0)
  time.now += 11
  expect(await withTurns(work())).toBe('done')
  expect(turns).toBe(1)
  clearImmediate(immediate)
  expect(atOnce(work())).toBe('done')
})

test('an aborted signal ends work at its next step', async () => {
  const stop = new AbortController()
  const reason = new Error('enough')
  function* endless(): Generator<null, never, undefined> {
    for (let i = 0; ; i++) {
      if (i === 3) stop.abort(reason)
      if (i === 4) expect.unreachable()
      yield null
    }
  }
  await expect(withTurns(endless(), stop.signal)).rejects.toBe(reason)
})

test('work that yields a promise continues when it is settled, and cannot be done at once', async () => {
  const log: string[] = []
  function* waiting(): Generator<Promise<void>, string, undefined> {
    yield new Promise<void>((resolve) => setImmediate(resolve)).then(() => void log.push('settled'))
    log.push('continued')
    return 'done'
  }
  expect(await withTurns(waiting())).toBe('done')
  expect(log).toEqual(['settled', 'continued'])
  expect(() => atOnce(waiting())).toThrow('the work waits for a promise')
})

/** A thread that dies fails its own tasks, and those that no thread is left to take. */
import { join } from 'node:path'
import { Piscina } from 'piscina'
import { describe, expect, onTestFinished, test } from 'vitest'
import { systemErrorMessage } from '../../../src/convert/index.js'
import { errorOfTask, failWithoutThreads, THREAD_ENDED } from '../../../src/convert/workers/dead-threads.js'
import { folderOf } from '../folders.js'

/** Threads that end in a task, and, after the first `count`, also while they start. */
function poolOf(count: number): Piscina {
  const folder = folderOf({
    'worker.cjs': `
const { mkdirSync, readdirSync, writeFileSync } = require('node:fs')
const { threadId } = require('node:worker_threads')
mkdirSync(__dirname + '/started', { recursive: true })
writeFileSync(__dirname + '/started/' + threadId, '')
if (readdirSync(__dirname + '/started').length > ${count}) process.exit(1)
module.exports = (task) => {
  if (task === 'end') process.exit(1)
  return task
}`,
  })
  const pool = new Piscina({ filename: join(folder, 'worker.cjs'), minThreads: 1, maxThreads: 1 })
  pool.on('error', () => {})
  failWithoutThreads(pool)
  onTestFinished(() => pool.destroy())
  return pool
}

const resultsOf = async (pool: Piscina, tasks: readonly string[]): Promise<unknown[]> => {
  const results = await Promise.allSettled(tasks.map((task) => pool.run(task)))
  return results.map((result) => (result.status === 'fulfilled' ? result.value : errorOfTask(result.reason)))
}

const ENDED = expect.objectContaining({ code: THREAD_ENDED })

describe('a thread that ends in a task', () => {
  test('is replaced, and the other tasks are done', async () => {
    expect(await resultsOf(poolOf(9), ['a', 'end', 'b', 'c'])).toEqual(['a', ENDED, 'b', 'c'])
  })

  test('without a replacement that starts: tasks fail, and do not wait for ever', async () => {
    const results = await resultsOf(poolOf(1), ['a', 'end', 'b', 'c'])
    expect([results[1], results[3]]).toEqual([ENDED, ENDED])
  })

  test('has a message in both languages', async () => {
    const [error] = await resultsOf(poolOf(9), ['end'])
    expect([systemErrorMessage(error, 'pt'), systemErrorMessage(error, 'en')]).toEqual([
      'a thread que fazia a conversão terminou antes do fim; tente de novo (thread_ended)',
      'the thread of the conversion ended before it; try again (thread_ended)',
    ])
  })
})

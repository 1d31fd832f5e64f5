/** The threads of conversions, which only the built package has. */
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { contentOf, folderOf, resultsIn, returnOf } from '../convert/folders.js'
import { buildPackage, runIn } from './built-package.js'

let home: string

beforeAll(async () => {
  home = await buildPackage()
})

/** Kills a process that does not end. */
const LIMIT = 100_000

const FILES = 8
const TITLES = 3000

/** Returns of more than a megabyte, which are groups of their own: more of them than threads take at a time. */
const manyReturns = (): string =>
  folderOf(Object.fromEntries(Array.from({ length: FILES }, (_, i) => [`${i + 10}.ret`, returnOf(TITLES, i)])))

/**
 * Runs code in one process, whose threads wait for an hour. Available:
 * - `conversion(name, workers)` of the returns into a folder; `convert` runs it, and returns the statuses of the files and the last progress;
 * - `convertWarm(name, workers)`, which converts until no thread starts, and returns the name of the last folder and its progress;
 * - `threads`, the number of started and of ended threads; `left()`, how many are left, and `threadsEnd(left)`, which waits until only so many are left;
 * - `waits`, the functions that were to be called after many seconds; `pause(milliseconds)`.
 *
 * @returns what the code printed as JSON
 */
function ran(out: string, code: string): unknown {
  const setup = `
    import { convertAll } from 'cnab-cobranca'
    const threads = { started: 0, ended: 0 }
    process.on('worker', (worker) => {
      threads.started++
      worker.once('exit', () => threads.ended++)
    })
    const waits = []
    const { setTimeout } = globalThis
    globalThis.setTimeout = (call, milliseconds, ...given) => {
      if (milliseconds <= 10_000) return setTimeout(call, milliseconds, ...given)
      waits.push(call)
      return setTimeout(call, 3_600_000)
    }
    const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
    const threadsEnd = async (left) => {
      while (threads.started - threads.ended > left) await pause(1)
    }
    const folder = ${JSON.stringify(manyReturns())}
    const conversion = (name, workers, onProgress) => convertAll([folder], { out: ${JSON.stringify(out)} + '/' + name, workers, onProgress })
    const convert = async (name, workers) => {
      const statuses = new Set()
      let progress
      const note = (step) => {
        progress = step
      }
      for await (const { status } of conversion(name, workers, note)) statuses.add(status)
      return { name, statuses: [...statuses], progress }
    }
    const convertWarm = async (name, workers) => {
      for (let i = 0; ; i++) {
        const before = threads.started
        const converted = await convert(name + i, workers)
        if (threads.started === before) return converted
      }
    }
    const left = () => threads.started - threads.ended`
  return JSON.parse(runIn(home, ['--input-type=module', '--eval', setup + code], LIMIT).stdout)
}

test('the next conversion reuses the threads, which do not keep the process alive', () => {
  const out = folderOf()
  const code = `
    const { name, statuses, progress } = await convertWarm('warm', 3)
    await convert('alone', 1)
    console.log(JSON.stringify({ name, statuses, progress, left: left() }))`
  const { name, statuses, progress, left } = ran(out, code) as {
    name: string
    statuses: string[]
    progress: { bytes: number; total: number; titles: number; files: number }
    left: number
  }
  expect({ statuses, left }).toEqual({ statuses: ['converted'], left: 2 })
  expect(resultsIn(join(out, name)).length).toBe(FILES)
  expect(contentOf(join(out, name))).toEqual(contentOf(join(out, 'alone')))
  // The steps of earlier conversions do not count.
  expect(progress.files).toBe(FILES)
  expect(progress.titles).toBeLessThanOrEqual(FILES * TITLES)
  expect(progress.bytes).toBeLessThanOrEqual(progress.total)
})

test('only the threads of the last conversion wait, and end if no other conversion comes', () => {
  const code = `
    await convertWarm('a', 3)
    await convertWarm('b', 2)
    await threadsEnd(1)
    const waiting = left()
    waits.at(-1)()
    await threadsEnd(0)
    console.log(JSON.stringify([waiting, left()]))`
  expect(ran(folderOf(), code)).toEqual([1, 0])
})

test('two conversions at a time have their own threads', () => {
  const code = `
    await convertWarm('a', 2)
    const before = threads.started
    const both = await Promise.all([convert('b', 2), convert('c', 2)])
    await threadsEnd(1)
    console.log(JSON.stringify({ started: threads.started - before, left: left(), statuses: both.map(({ statuses }) => statuses) }))`
  expect(ran(folderOf(), code)).toEqual({ started: 1, left: 1, statuses: [['converted'], ['converted']] })
})

test('threads that still work end with a conversion that is stopped', () => {
  const out = folderOf()
  const code = `
    import { readdirSync } from 'node:fs'
    await convertWarm('a', 3)
    const stopped = conversion('b', 3)
    await stopped.next()
    await stopped.return()
    await threadsEnd(0)
    const files = () => readdirSync(${JSON.stringify(join(out, 'b'))}).join()
    const atEnd = files()
    await pause(200)
    console.log(JSON.stringify({ left: left(), isSame: files() === atEnd }))`
  expect(ran(out, code)).toEqual({ left: 0, isSame: true })
})

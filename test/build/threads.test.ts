/** The threads of conversions, which only the built package has. */
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { contentOf, folderOf, returnOf } from '../convert/folders.js'
import { buildPackage, runIn } from './built-package.js'

let home: string

beforeAll(async () => {
  home = await buildPackage()
})

/** Kills a process that waits as long as its threads would. */
const LIMIT = 25_000

/** Returns of more than a megabyte, which are groups of their own: more of them than threads take at a time. */
const manyReturns = (): string =>
  folderOf(Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`${i + 10}.ret`, returnOf(3000, i)])))

/**
 * Runs code in one process. Available: `conversion(name, workers)` of returns into a folder; `convert`, which returns its statuses; `threads`, the number of
 * started and of ended threads; `threadsEnd(count)`, which waits for their end; `delayed`, the functions that wait for many seconds; `pause(milliseconds)`.
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
    const delayed = []
    const { setTimeout } = globalThis
    globalThis.setTimeout = (call, milliseconds, ...given) => {
      if (milliseconds > 10_000) delayed.push(call)
      return setTimeout(call, milliseconds, ...given)
    }
    const conversion = (name, workers) => convertAll([${JSON.stringify(manyReturns())}], { out: ${JSON.stringify(out)} + '/' + name, workers })
    const convert = async (name, workers) => {
      const statuses = new Set()
      for await (const { status } of conversion(name, workers)) statuses.add(status)
      return [...statuses]
    }
    const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
    const threadsEnd = async (count) => {
      while (threads.ended < count) await pause(1)
    }`
  return JSON.parse(runIn(home, ['--input-type=module', '--eval', setup + code], LIMIT).stdout)
}

test('the next conversion takes over the threads, which do not keep the process alive', () => {
  const out = folderOf()
  const code = `
    const statuses = [await convert('a', 3), await convert('b', 3)]
    console.log(JSON.stringify({ statuses, threads }))`
  expect(ran(out, code)).toEqual({ statuses: [['converted'], ['converted']], threads: { started: 2, ended: 0 } })
  expect(contentOf(join(out, 'b'))).toEqual(contentOf(join(out, 'a')))
})

test('threads end when no conversion takes them over', () => {
  const code = `
    await convert('a', 3)
    delayed[0]()
    await threadsEnd(2)
    console.log(JSON.stringify({ waits: delayed.length, threads }))`
  expect(ran(folderOf(), code)).toEqual({ waits: 1, threads: { started: 2, ended: 2 } })
})

test('one number of threads waits at a time', () => {
  const code = `
    await convert('a', 3)
    await convert('b', 2)
    console.log(JSON.stringify(threads))`
  expect(ran(folderOf(), code)).toEqual({ started: 3, ended: 2 })
})

test('two conversions at a time have their own threads', () => {
  const code = `
    const statuses = await Promise.all([convert('a', 2), convert('b', 2)])
    console.log(JSON.stringify({ statuses, threads }))`
  expect(ran(folderOf(), code)).toEqual({ statuses: [['converted'], ['converted']], threads: { started: 2, ended: 1 } })
})

test('threads that still work end with a conversion that is stopped', () => {
  const out = folderOf()
  const code = `
    import { readdirSync } from 'node:fs'
    await convert('a', 3)
    const stopped = conversion('b', 3)
    await stopped.next()
    await stopped.return()
    await threadsEnd(2)
    const files = () => readdirSync(${JSON.stringify(join(out, 'b'))}).join()
    const left = files()
    await pause(200)
    console.log(JSON.stringify({ threads, isLeft: files() === left }))`
  expect(ran(out, code)).toEqual({ threads: { started: 2, ended: 2 }, isLeft: true })
})

/** The clock of the machine may be set while a conversion runs: results, outcomes and progress are the same. */
import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { progressOn } from '../../src/cli/progress.js'
import { convertAll, type FileOutcome } from '../../src/convert/index.js'
import { sink } from '../cli/cnab.js'
import { contentOf, folderOf, manifestIn, returnOf } from './folders.js'

const DAY = 86_400_000
const realNow = Date.now

afterEach(() => void vi.restoreAllMocks())

/** Sets the clock of this process; the files of a folder that were written just now are as old as before. */
function setClock(by: number, out: string): void {
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + by)
  // Files are written with the clock of the system, which a test cannot set.
  const now = new Date(realNow() + Math.min(by, 0))
  for (const name of readdirSync(out)) if (name.endsWith('.part')) utimesSync(join(out, name), now, now)
}

async function outcomesOf(conversion: AsyncIterable<FileOutcome>): Promise<string[]> {
  const statuses: string[] = []
  for await (const { status } of conversion) statuses.push(status)
  return statuses
}

const returns = (): string =>
  folderOf(Object.fromEntries(Array.from({ length: 70 }, (_, i) => [`${100 + i}.ret`, returnOf(3, i + 1)])))

describe.each([
  ['forward', DAY],
  ['back', -DAY],
])('the clock is set %s during a conversion', (_, by) => {
  test('another conversion of the process into the same folder removes no file in work', async () => {
    const [first, second, out, alone] = [returns(), folderOf({ 'b.ret': returnOf(9, 500) }), folderOf(), folderOf()]
    expect(new Set(await outcomesOf(convertAll([first, second], { out: alone })))).toEqual(new Set(['converted']))
    const running = convertAll([first], { out, workers: 1 })
    const statuses: string[] = [(await running.next()).value!.status]
    const inWork = () => readdirSync(out).filter((name) => name.endsWith('.part'))
    await vi.waitFor(() => expect(inWork().length).toBeGreaterThan(0))
    setClock(by, out)
    expect(await outcomesOf(convertAll([second], { out }))).toEqual(['converted'])
    statuses.push(...(await outcomesOf(running)))
    expect(new Set(statuses)).toEqual(new Set(['converted']))
    expect(contentOf(out)).toEqual(contentOf(alone))
    expect(inWork()).toEqual([])
  })

  test('the next conversion skips what was converted', async () => {
    const [folder, out] = [returns(), folderOf()]
    const running = convertAll([folder], { out, workers: 1 })
    await running.next()
    setClock(by, out)
    await outcomesOf(running)
    expect(new Set(await outcomesOf(convertAll([folder], { out })))).toEqual(new Set(['skipped']))
    expect(manifestIn(out).filter(({ type }) => type === 'file')).toHaveLength(70)
  })

  test('the progress goes on', async () => {
    const { output, text } = sink()
    const elapsed = vi.spyOn(performance, 'now').mockReturnValue(0)
    const display = await progressOn(output, 'pt')
    vi.spyOn(Date, 'now').mockImplementation(() => realNow() + by)
    elapsed.mockReturnValue(20_000)
    display.show({ bytes: 50e6, total: 100e6, files: 1, titles: 1000 })
    expect(text()).toBe('50%, 50 de 100 MB, 3 MB/s, 50 títulos/s, 1 arquivo, falta 20 s\n')
    display.stop()
  })
})

/** Streamed answers of the simulated bank: the files of `simulateBank`, in parts. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildRemittance } from '../../src/remittance/index.js'
import { arbitraryRemittance } from '../../src/testing/arbitraries/index.js'
import { fixture } from '../../src/testing/fixtures/index.js'
import {
  type AnsweredEntry,
  SCENARIOS,
  type ScenarioName,
  type SimulatedPart,
  type Simulation,
  simulateBank,
  streamSimulation,
} from '../../src/testing/simulator/index.js'
import { remittanceDialects, returnDialects } from '../banks/dialects-of.js'
import { runs, someOf } from '../runs.js'

const scenario = fc.constantFrom(...(Object.keys(SCENARIOS) as ScenarioName[]))

function* chunksOf(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** Writes the parts to their positions. A byte that no part has, or that two parts have, is an error. */
function filesOf(parts: readonly SimulatedPart[]): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>()
  for (const name of new Set(parts.map(({ filename }) => filename))) {
    const own = parts.filter(({ filename }) => filename === name).sort((a, b) => a.position - b.position)
    for (const [i, { position, bytes }] of own.entries())
      expect(own[i + 1]?.position ?? position + bytes.length).toBe(position + bytes.length)
    expect(own[0]!.position).toBe(0)
    files.set(name, new Uint8Array(Buffer.concat(own.map(({ bytes }) => bytes))))
  }
  return files
}

async function streamed(...args: Parameters<typeof streamSimulation>) {
  const [remittance, options] = args
  const entries: AnsweredEntry[] = []
  const answers = streamSimulation(remittance, { ...options, onEntry: (entry) => void entries.push(entry) })
  expect(answers.summary).toBeNull()
  const parts: SimulatedPart[] = []
  for await (const part of answers) parts.push(part)
  return { files: filesOf(parts), entries, summary: answers.summary!, parts }
}

/** The entries of a simulation, with the names of the files of their events. */
const namedEntries = ({ entries, files }: Simulation): readonly AnsweredEntry[] =>
  entries.map(({ events, ...entry }) => ({
    ...entry,
    events: events.map(({ file, ...event }) => ({ ...event, filename: file === null ? null : files[file]!.filename })),
  }))

/** Cresol and Kanastra have no day in the header of CNAB 400 (95–100): a stream then needs `today`. */
const hasDay = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes).indexOf('\r\n') !== 400 || /[1-9]/.test(Buffer.from(bytes).toString('latin1', 94, 100))

describe.each(someOf(remittanceDialects(), 3))('$name', ({ bank, layout, dialect }) => {
  const remittance = arbitraryRemittance(bank.number, layout, { variant: dialect.variant ?? null }).map(buildRemittance)

  test('the parts are the bytes of simulateBank for the same seed and options, for every chunking', async () => {
    const options = fc.record(
      {
        scenario,
        seed: fc.nat(),
        // Safra's header has three columns for it (392–394).
        first_file_number: fc.integer({ min: 1, max: 500 }),
        first_our_number: fc.integer({ min: 1, max: 9000 }),
        checks: fc.boolean(),
        fees: fc.record({ paid: fc.nat(999), registered: fc.nat(999) }),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(remittance, options, fc.integer({ min: 50, max: 5000 }), async ({ bytes }, drawn, size) => {
        const options = hasDay(bytes) ? drawn : { ...drawn, today: '2026-03-02' }
        const whole = simulateBank(bytes, options)
        const { files, entries, summary } = await streamed(chunksOf(bytes, size), options)
        expect([...files].sort(([a], [b]) => (a < b ? -1 : 1))).toEqual(
          whole.files.map(({ filename, bytes }) => [filename, new Uint8Array(bytes)]),
        )
        expect(entries).toEqual(namedEntries(whole))
        const { files: _, entries: __, ...rest } = whole
        expect(summary).toEqual({
          ...rest,
          files: whole.files.map(({ filename, date, bytes }) => ({ filename, date, size: bytes.length })),
        })
      }),
      runs(3, 1),
    )
  })
})

test('the number of a file is only in its header, and no header has a total: a header can be written last', () => {
  const others = returnDialects().flatMap(({ name, dialect: { layout, header } }) => {
    const { header: role } = layout.structure
    const numbered = Object.entries(layout.records).flatMap(([each, { fields }]) =>
      each !== role && header.file_number !== undefined && fields[header.file_number] !== undefined ? [each] : [],
    )
    const totals = (layout.totals ?? []).filter(({ field }) => field.startsWith(`${role}.`))
    return numbered.length + totals.length === 0 ? [] : [name]
  })
  expect(others).toEqual([])
})

const ENTRIES = fixture('341-itau/cnab400/entries')

test('files of more than a part come in parts, and their headers come last', async () => {
  const [header, entry, ...rest] = Buffer.from(ENTRIES.bytes).toString('latin1').split('\r\n') as [
    string,
    string,
    ...string[],
  ]
  expect(entry[0]).toBe('1')
  const trailer = rest.findLast((line) => line.startsWith('9'))!
  const many = Array.from({ length: 300 }, (_, i) => entry.slice(0, 394) + String(i + 2).padStart(6, '0'))
  const bytes = Buffer.from([header, ...many, trailer, ''].join('\r\n'), 'latin1')
  const options = { scenario: 'confirmed', checks: false } as const
  const { parts, files, summary } = await streamed([bytes], options)
  const [{ filename, bytes: whole } = { filename: '', bytes: new Uint8Array() }] = simulateBank(bytes, options).files
  expect(parts.length).toBeGreaterThan(2)
  expect(parts.map(({ position }) => position).at(-1)).toBe(0)
  expect(files.get(filename)).toEqual(new Uint8Array(whole))
  expect(summary.files).toEqual([{ filename, date: expect.any(String), size: 402 * 302 }])
})

test('a file starting with a lot of another service is read as by simulateBank', async () => {
  const bytes = Buffer.from(fixture('756-sicoob/cnab240/entries').bytes)
  const lines = bytes.toString('latin1').split('\r\n')
  const lot = lines[1]!
  // FEBRABAN's CNAB 240: service 20 (payments) in columns 10–11 of the lot header, and the trailer of the lot is record type 5.
  const other = `${lot.slice(0, 9)}20${lot.slice(11)}`
  const end = `${lot.slice(0, 7)}5${' '.repeat(232)}`
  const joined = Buffer.from([lines[0], other, end, ...lines.slice(1)].join('\r\n'), 'latin1')
  const whole = simulateBank(joined)
  const { files } = await streamed(chunksOf(joined, 333))
  expect([...files.keys()].sort()).toEqual(whole.files.map(({ filename }) => filename))
  for (const { filename, bytes } of whole.files) expect(files.get(filename)).toEqual(new Uint8Array(bytes))
})

test('a header without a date needs the day on which the bank receives the remittance', async () => {
  // Itaú's CNAB 400, page of the header: data de geração in columns 95–100.
  const text = Buffer.from(ENTRIES.bytes).toString('latin1')
  const undated = Buffer.from(`${text.slice(0, 94)}000000${text.slice(100)}`, 'latin1')
  await expect(streamed([undated])).rejects.toMatchObject({
    errors: { today: ['informe o dia em que o banco recebe a remessa: o header não tem a data'] },
  })
  const { summary } = await streamed([undated], { today: '2026-03-02', scenario: 'confirmed' })
  expect(summary.files.map(({ date }) => date)).toEqual(['2026-03-02'])
})

test('errors of the file and of the options are thrown during the iteration', async () => {
  await expect(streamed(['REMESSA'] as unknown as Uint8Array[])).rejects.toThrow()
  await expect(streamed([fixture('341-itau/cnab400/settlements').bytes])).rejects.toThrow(/não uma remessa/)
  await expect(streamed([ENTRIES.bytes], { seed: 0.5 })).rejects.toThrow(/seed não é válido/)
  const aborted = AbortSignal.abort(new Error('stop'))
  await expect(streamed([ENTRIES.bytes], { signal: aborted })).rejects.toThrow('stop')
})

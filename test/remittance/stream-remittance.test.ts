/** Building entry by entry and taking bytes while building gives the same file, in constant memory. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../../src/cobranca/index.js'
import {
  buildRemittance,
  parseRemittance,
  RemittanceBuilder,
  type RemittanceRecord,
  type RemittanceStream,
  streamRemittance,
  type TextChange,
} from '../../src/remittance/index.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { chosenOf, runs, someOf } from '../runs.js'
import { DIALECTS, fileOf } from './arbitraries.js'
import { entry, generated_at, itau400, refusalOf, sicoob240 } from './made-up.js'

const RUNS = runs(4, 1)

async function textOf(stream: RemittanceStream): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString('latin1')
}

/** Returns the validation error of an iteration. */
const refusal = (stream: RemittanceStream) =>
  textOf(stream).then(
    () => expect.unreachable(),
    (error: unknown) =>
      refusalOf(() => {
        throw error
      }),
  )

async function* slowly<T>(items: readonly T[]): AsyncGenerator<T> {
  for (const item of items) {
    await null
    yield item
  }
}

describe.each(someOf(DIALECTS, 3))('$name', (self) => {
  test('streamRemittance returns the file, the records and the changes of buildRemittance', async () => {
    await fc.assert(
      fc.asyncProperty(fileOf(self), fc.boolean(), async ({ wallet, drawn, generated_at }, isSlow) => {
        const entries = drawn.map((each) => each.entry)
        const records: RemittanceRecord[] = []
        const changes: TextChange[] = []
        const stream = streamRemittance({
          wallet,
          entries: isSlow ? slowly(entries) : entries,
          generated_at,
          onRecord: (record, changed) => {
            records.push(record)
            changes.push(...changed)
          },
        })
        const whole = buildRemittance({ wallet, entries, generated_at })
        expect(await textOf(stream)).toBe(whole.content)
        expect(records).toEqual(whole.records)
        expect([...stream.headerChanges, ...changes]).toEqual(whole.changes)
        expect(whole).toMatchObject(stream.summary)
      }),
      RUNS,
    )
  })

  test('RemittanceBuilder returns the same bytes, at any time they are taken', () => {
    fc.assert(
      fc.property(fileOf(self), fc.infiniteStream(fc.nat({ max: 2 })), ({ wallet, drawn, generated_at }, takes) => {
        const builder = new RemittanceBuilder(wallet, { generated_at })
        const taken: Uint8Array[] = []
        const take = () => {
          for (let times = takes.next().value; times > 0; times--) taken.push(builder.take())
        }
        take()
        for (const each of drawn) {
          builder.add(each.entry)
          take()
        }
        taken.push(builder.finish())
        const whole = buildRemittance({ wallet, entries: drawn.map((each) => each.entry), generated_at })
        expect(Buffer.concat(taken).equals(whole.bytes)).toBe(true)
      }),
      RUNS,
    )
  })

  test('an invalid entry throws with its position, and does not change the builder', () => {
    const spoilt = fc.constantFrom<Partial<Entry['slip']>>(
      { amount: '1234.34' },
      { our_number: '9'.repeat(30) },
      { customer_cnpj_cpf: '123' },
      { amount: Number.MAX_SAFE_INTEGER },
      { expire_at: '2026-02-30' },
    )
    fc.assert(
      fc.property(fileOf(self), fc.nat({ max: 6 }), spoilt, ({ wallet, drawn, generated_at }, at, wrong) => {
        const entries = drawn.map((each) => each.entry)
        const where = Math.min(at, entries.length)
        const invalid = {
          our_code: '1001',
          slip: { ...entries[0]!.slip, ...wrong, prevent_registration: false },
        } as Entry
        const builder = new RemittanceBuilder(wallet, { generated_at })
        for (const each of entries.slice(0, where)) builder.add(each)
        const before = [builder.pending, builder.summary]
        const { entries: positions, byEntry } = refusalOf(() => builder.add(invalid))
        expect(positions).toEqual([where])
        expect(Object.keys(byEntry![where]!)).toEqual(expect.arrayContaining(Object.keys(wrong)))
        expect([builder.pending, builder.summary]).toEqual(before)
        for (const each of entries.slice(where)) builder.add(each)
        const whole = buildRemittance({ wallet, entries, generated_at })
        expect(Buffer.from(builder.finish()).equals(whole.bytes)).toBe(true)
        expect(builder.summary.next_our_number).toBe(whole.next_our_number)
      }),
      RUNS,
    )
  })
})

describe('streamRemittance', () => {
  test('refuses a wrong wallet when it is called, before the iteration', () => {
    const wallet = { ...sicoob240, extra1: '' }
    expect(Object.keys(errorsOf(() => streamRemittance({ wallet, entries: [entry()] }))!)).toEqual(['extra1'])
  })

  test('stops at the first invalid entry, and reports its position', async () => {
    const entries = [entry(), entry(), entry({ amount: '' }), entry({ amount: '' })]
    expect((await refusal(streamRemittance({ wallet: itau400, entries, generated_at }))).entries).toEqual([2])
  })

  test.each([
    ['an empty list', [], 'não pode ficar em branco'],
    ['a list without entries to send', [entry({ prevent_registration: true })], 'não há nada a enviar'],
  ])('refuses %s, as buildRemittance does', async (_, entries, message) => {
    const { errors } = await refusal(streamRemittance({ wallet: itau400, entries, generated_at }))
    expect(errors).toEqual({ entries: [expect.stringContaining(message)] })
    expect(errorsOf(() => buildRemittance({ wallet: itau400, entries, generated_at }))).toEqual(errors)
  })

  test('strict reports changes as errors', async () => {
    const entries = [entry(), entry({ customer_city_name: 'São Paulo' })]
    const { byEntry } = await refusal(streamRemittance({ wallet: itau400, entries, generated_at, strict: true }))
    expect(byEntry).toEqual({ 1: { 'title.payer_city': ['seria trocado por «SAO PAULO»'] } })
  })

  test('can be iterated only once', async () => {
    const stream = streamRemittance({ wallet: itau400, entries: [entry()], generated_at })
    await textOf(stream)
    await expect(textOf(stream)).rejects.toThrow('finished')
  })

  test('an error of the source is thrown unchanged', async () => {
    const broken = (async function* () {
      yield entry()
      throw new Error('database gone')
    })()
    await expect(textOf(streamRemittance({ wallet: itau400, entries: broken, generated_at }))).rejects.toThrow(
      'database gone',
    )
  })
})

describe('a finished builder', () => {
  test.each([
    ['add', (builder: RemittanceBuilder) => builder.add(entry())],
    ['nextLot', (builder: RemittanceBuilder) => builder.nextLot(sicoob240)],
    ['finish', (builder: RemittanceBuilder) => builder.finish()],
  ])('refuses %s', (_, call) => {
    const builder = new RemittanceBuilder(sicoob240, { generated_at })
    builder.add(entry())
    builder.finish()
    expect(() => call(builder)).toThrow('finished')
  })

  test.each([1, 400])('of %i entries has returned all its bytes', (count) => {
    const builder = new RemittanceBuilder(sicoob240, { generated_at }, count)
    for (let i = 0; i < count; i++) builder.add(entry())
    expect(builder.finish().length).toBeGreaterThan(count * 484)
    expect(builder.pending).toBe(0)
    expect(builder.take()).toHaveLength(0)
  })

  test('is not finished if finish fails because there are no entries', () => {
    const builder = new RemittanceBuilder(sicoob240, { generated_at })
    expect(errorsOf(() => builder.finish())).toEqual({ entries: ['não pode ficar em branco'] })
    builder.add(entry())
    expect(parseRemittance(builder.finish()).diagnostics).toEqual([])
  })
})

/** A quick run builds one of the large files. */
const isRun = chosenOf(['stream', 'lot'], 1)

describe.runIf(isRun('stream'))('fifty thousand slips', () => {
  const COUNT = 50_000
  const one = entry()

  test('chunks stay small for any number of slips, and together are a valid file', async () => {
    let largest = 0
    let length = 0
    let last = ''
    const entries = (function* () {
      for (let i = 0; i < COUNT; i++) yield one
    })()
    const stream = streamRemittance({ wallet: itau400, entries, generated_at })
    for await (const chunk of stream) {
      largest = Math.max(largest, chunk.length)
      length += chunk.length
      last = Buffer.from(chunk.subarray(-402)).toString('latin1')
    }
    // A quarter of a MB, and the entry that reached it.
    expect(largest).toBeLessThan(256 * 1024 + 402)
    expect(length).toBe((COUNT + 2) * 402)
    expect(last).toBe(`9${' '.repeat(393)}0${COUNT + 2}\r\n`)
    expect(stream.summary.next_our_number).toBe(`000${COUNT + 4100}`)
  }, 60_000)
})

test.runIf(isRun('lot'))(
  'a lot has at most 99,999 lines: the next entry is an error of `entries`, and another lot accepts it',
  () => {
    // Columns 9–13: FEBRABAN 10.6, G038, p. 173.
    const builder = new RemittanceBuilder(sicoob240, { generated_at })
    for (let i = 0; i < 49_999; i++) builder.add(entry())
    const refused = refusalOf(() => builder.add(entry()))
    expect([refused.entries, Object.keys(refused.errors)]).toEqual([[49_999], ['entries']])
    builder.nextLot(sicoob240)
    expect(builder.add(entry())).not.toBeNull()
  },
  60_000,
)

test.each([
  ['longer', 200, 800],
  ['shorter', 800, 200],
])('a file whose slips become %s is built completely', async (_, plain, fined) => {
  const fine = entry({ fine_type: 1, fine_percentage: '2,00' })
  const [first, rest] = plain < fined ? [entry(), fine] : [fine, entry()]
  const entries = Array.from({ length: plain + fined }, (_, i) => (i < 200 ? first : rest))
  const { bytes, records } = buildRemittance({ wallet: itau400, entries, generated_at })
  // A fine has its own line; header and trailer have one line each (CNAB 400 of Itaú, record 2).
  expect(bytes.length).toBe((plain + 2 * fined + 2) * 402)
  expect(records[999]!.lines.at(-1)).toBe(plain + 2 * fined + 1)
  expect(Buffer.from(bytes).toString('latin1')).toBe(
    await textOf(streamRemittance({ wallet: itau400, entries, generated_at })),
  )
})

test('the callback gets an entry before it is added; if it throws, the entry is not added', () => {
  const builder = new RemittanceBuilder(itau400, { generated_at })
  const shown: RemittanceRecord[] = []
  const added = builder.add(entry(), (record) => void shown.push(record))
  const refuse = () => {
    throw new Error('no room in the ledger')
  }
  expect(() => builder.add(entry(), refuse)).toThrow('no room in the ledger')
  expect(shown).toEqual([added!.record])
  // Line 1 is the header; the number of the entry that was not added is given to the next entry.
  expect(added!.record).toMatchObject({ our_number: '00004100', lines: [2] })
  expect(builder.add(entry())?.record).toMatchObject({ our_number: '00004101', lines: [3] })
  expect(builder.finish().length).toBe(4 * 402)
})

test.each([
  [1, true],
  [80, false],
  [500, false],
])('the buffer of %i entries is less than twice as large as the file; copied: %s', (count, isCopied) => {
  const { bytes } = buildRemittance({ wallet: itau400, entries: Array(count).fill(entry()), generated_at })
  expect(bytes.length).toBe((count + 2) * 402)
  expect(bytes.buffer.byteLength).toBeLessThan(2 * bytes.length)
  expect(bytes.buffer.byteLength === bytes.length).toBe(isCopied)
})

test('pending is the number of bytes since the last take, and no other bytes are kept', () => {
  const builder = new RemittanceBuilder(itau400, { generated_at })
  expect(builder.pending).toBe(402)
  builder.take()
  for (let i = 0; i < 1000; i++) {
    builder.add(entry())
    expect(builder.pending).toBe(402)
    expect(builder.take().length).toBe(402)
  }
  expect(builder.finish().length).toBe(402)
})

test('the warnings of an entry stay with it', async () => {
  const warnings: (readonly { readonly code: string }[])[] = []
  // A Monday and a Saturday.
  const entries = ['2026-04-06', '2026-04-04'].map((expire_at) => entry({ expire_at }))
  await textOf(
    streamRemittance({
      wallet: itau400,
      entries,
      generated_at,
      onRecord: (_, __, ofEntry) => warnings.push(ofEntry),
    }),
  )
  expect(warnings.map((ofEntry) => ofEntry.map(({ code }) => code))).toEqual([[], ['due_on_weekend']])
})

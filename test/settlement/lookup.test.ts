/** Look-ups give the results of the slips and bookings themselves; a wrong answer is an error that names its batch. */
import fc from 'fast-check'
import { describe, expect, expectTypeOf, it, test } from 'vitest'
import { variantOf } from '../../src/banks/index.js'
import { parseReturn, type ReturnFile, readReturn } from '../../src/return/index.js'
import {
  type BookedRecords,
  type Lookup,
  LookupError,
  type Settlement,
  type SlipToSettle,
  type SyncLookup,
  settle,
  settleStream,
} from '../../src/settlement/index.js'
import { arbitraryRemittance } from '../../src/testing/arbitraries/index.js'
import { SCENARIOS, type ScenarioName } from '../../src/testing/simulator/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { fixture } from '../convert/folders.js'
import { runs, someOf } from '../runs.js'
import { comparable, emptyLookup, slipsByKeys } from './lookups.js'
import { monthOf } from './months.js'

const scenario = fc.constantFrom(...(Object.keys(SCENARIOS) as ScenarioName[]))

describe.each(someOf(remittanceDialects(), 2))('$name', ({ bank, layout, dialect }) => {
  const remittance = arbitraryRemittance(bank.number, layout, { variant: dialect.variant ?? null })
  const of = { bank: bank.number, layout, ...variantOf(dialect) }

  test('a month by look-ups, at once, later and as a stream, is the month by slips and bookings', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          input: remittance,
          scenario,
          seed: fc.nat(),
          isDouble: fc.boolean(),
          isOther: fc.boolean(),
          isKnown: fc.boolean(),
        }),
        async ({ input, scenario, seed, isDouble, isOther, isKnown }) => {
          const wallet = { ...input.wallet, id: 1 }
          const { simulation, files, slips: made } = monthOf({ ...input, wallet }, scenario, seed)
          // Second slips with the numbers of each, without a wallet: none of them is chosen. Slips of another wallet are only named.
          const twice = isDouble
            ? made.map((slip) => ({ ...slip, id: `second-${slip.id}`, bank_billet_account_id: null }))
            : []
          const first = isOther && isKnown ? made.map((slip) => ({ ...slip, bank_billet_account_id: 2 })) : made
          const wallets = [
            wallet,
            { ...input.wallet, id: 2, agency_number: '', account_number: '', bank_contract_slug: 'none' },
          ]
          const slips = new Map<string, SlipToSettle>([...first, ...twice].map((slip) => [String(slip.id), slip]))
          const nets = new Map<string, number | null>()
          const books: BookedRecords = { has: (key) => nets.has(key), net: (key) => nets.get(key) ?? 0 }
          const options = isKnown ? { wallets } : {}
          for (const [i, { file }] of files.entries()) {
            const expected = comparable(settle(file, [...slips.values()], { ...options, booked: books }))
            const lookup: SyncLookup<SlipToSettle> = {
              slips: slipsByKeys(of, slips.values()),
              booked: (keys) => keys.flatMap((key) => (nets.has(key) ? [[key, nets.get(key)!] as const] : [])),
            }
            expect(comparable(settle(file, { ...options, lookup }))).toEqual(expected)
            const later: Lookup<SlipToSettle> = {
              slips: async (keys) => lookup.slips(keys),
              booked: async (keys) => lookup.booked(keys),
            }
            expect(comparable(await settle(file, { ...options, lookup: later }))).toEqual(expected)
            const stream = settleStream(readReturn(simulation.files[i]!.bytes), { ...options, lookup: later })
            const records = []
            for await (const record of stream) records.push(record)
            expect(JSON.stringify(comparable({ records, ...stream }))).toBe(JSON.stringify(expected))
            for (const {
              idempotency_key,
              title_key,
              payment,
              reversal,
              bank_billet,
              status,
              pending,
            } of expected.records) {
              if (pending) continue
              nets.set(idempotency_key, 0)
              const cents = (payment?.paid_amount ?? 0) - (reversal?.reversed_amount ?? 0)
              if (title_key !== null) nets.set(title_key, (nets.get(title_key) ?? 0) + cents)
              if (bank_billet !== null) slips.set(String(bank_billet.id), { ...bank_billet, status })
            }
          }
        },
      ),
      runs(4, 2),
    )
  })
})

const bytes = fixture('756-sicoob/cnab240/settlements.ret')
const FILE = parseReturn(bytes)
const SLIPS: readonly SlipToSettle[] = FILE.bank_billet_discharges.map(({ line_parsed }, id) => ({
  id,
  our_number: line_parsed.our_number.slice(0, -1),
}))
const LOOKUP: SyncLookup<SlipToSettle> = {
  ...emptyLookup,
  slips: slipsByKeys({ bank: '756', layout: 'cnab240' }, SLIPS),
}

/** A file of many titles, with other numbers: more than a batch. */
function longFile(titles: number): ReturnFile {
  const [record] = FILE.bank_billet_discharges
  const numbers = Array.from({ length: titles }, (_, i) => `${1_000_000 + i}0`)
  return {
    ...FILE,
    bank_billet_discharges: numbers.map((number, i) => ({
      ...record!,
      line: 3 + 2 * i,
      line_parsed: { ...record!.line_parsed, our_number: number.padStart(record!.line_parsed.our_number.length, '0') },
    })),
  }
}

describe('batches', () => {
  test('slips and bookings are asked for a thousand records at a time, and the state of a slip lasts for the file', () => {
    const file = longFile(1500)
    const [first] = file.bank_billet_discharges
    const records = [...file.bank_billet_discharges, { ...first!, line: 9999 }]
    const slips = records
      .slice(0, 1500)
      .map(({ line_parsed }, id) => ({ id, our_number: line_parsed.our_number.slice(0, -1) }))
    const find = slipsByKeys({ bank: '756', layout: 'cnab240' }, slips)
    const asked: number[] = []
    const lookup: SyncLookup<SlipToSettle> = {
      slips: (keys) => {
        asked.push(keys.length)
        // New objects, as a database gives them.
        return [...find(keys)].map((slip) => ({ ...slip }))
      },
      booked: () => [],
    }
    const { records: settled, paid_again } = settle({ ...file, bank_billet_discharges: records }, { lookup })
    expect(settled.map(({ bank_billet_id }) => bank_billet_id)).toEqual([...slips.map(({ id }) => id), 0])
    expect(asked).toEqual([1000, 501])
    expect(settled.at(-1)!.idempotency_key).toBe(`${settled[0]!.idempotency_key}#2`)
    expect(settled.at(-1)).toMatchObject({ previous_status: 'paid', duplicate: false })
    expect(paid_again).toEqual([settled.at(-1)])
  })

  test('ids that are numbers in one answer and texts in another are the same slips', () => {
    const file = longFile(1000)
    const [first] = file.bank_billet_discharges
    const records = [...file.bank_billet_discharges, { ...first!, line: 9999 }]
    const slip = { id: 7, our_number: first!.line_parsed.our_number.slice(0, -1) }
    let answers = 0
    const lookup = {
      ...emptyLookup,
      slips: (keys: readonly string[]) =>
        keys.length > 1 && answers > 0 ? [] : [{ ...slip, id: answers++ === 0 ? 7 : '7' }],
    }
    const { paid_again } = settle({ ...file, bank_billet_discharges: records }, { lookup })
    expect(paid_again).toMatchObject([{ bank_billet_id: '7', previous_status: 'paid' }])
  })

  test('the bookings of a title are asked for once in a file', () => {
    const [first] = FILE.bank_billet_discharges.filter(({ money }) => money)
    const asked: string[] = []
    const lookup = {
      ...LOOKUP,
      booked(keys: readonly string[]) {
        asked.push(...keys)
        return []
      },
    }
    settle(
      Array.from({ length: 1200 }, () => first!),
      { lookup },
    )
    expect(asked.filter((key) => key.startsWith('title:'))).toHaveLength(1)
    expect(new Set(asked).size).toBe(asked.length)
  })

  test('a file without records asks nothing', () => {
    const lookup = { slips: () => expect.fail(), booked: () => expect.fail() }
    expect(settle([], { lookup })).toEqual(settle([], []))
  })
})

test('a document is looked for only if nosso número finds no slip, and a slip of another record never takes its place', () => {
  const [a, b] = FILE.bank_billet_discharges
  const records = [
    { ...a!, line_parsed: { ...a!.line_parsed, our_number: '', document_number: 'NF7' } },
    { ...b!, line_parsed: { ...b!.line_parsed, document_number: 'NF8' } },
  ]
  // The slip of b has the document of a; so has another slip, which is found by the document only.
  const slips = [
    { id: 1, our_number: SLIPS[1]!.our_number, document_number: 'NF7' },
    { id: 2, document_number: 'NF7' },
  ] as SlipToSettle[]
  const settlement = settle(records, {
    lookup: { ...emptyLookup, slips: slipsByKeys({ bank: '756', layout: 'cnab240' }, slips) },
  })
  expect(settlement).toEqual(settle(records, slips))
  expect(settlement.unmatched).toMatchObject([{ reason: 'several_slips' }])
})

describe('a wrong answer', () => {
  /** Never answers; the caller gives up. */
  const neverAfter = (abort: () => void): Promise<never> => {
    setTimeout(abort)
    return new Promise(() => {})
  }
  /** An answer whose rows cannot be read. */
  const failing = (): Iterable<never> => ({
    [Symbol.iterator]: () => ({
      next() {
        throw new Error('connection lost')
      },
    }),
  })
  const titleKey = settle(FILE, []).records[0]!.title_key!
  const lines = [FILE.bank_billet_discharges[0]!.line, FILE.bank_billet_discharges.at(-1)!.line]

  it.each<[string, Partial<Record<keyof Lookup<SlipToSettle>, (abort: () => void) => unknown>>, string]>([
    [
      'a foreign slip',
      { slips: () => [{ id: 77, our_number: '999' }] },
      'o boleto 77 não tem nenhuma das chaves pedidas',
    ],
    ['a slip without id', { slips: () => [{}] }, 'a resposta tem um boleto sem id'],
    ['null in place of a slip', { slips: () => [null] }, 'a resposta tem um boleto sem id'],
    [
      'two slips of one number',
      { slips: () => [SLIPS[0]!, { ...SLIPS[0]!, id: 'other' }] },
      'os boletos 0 e other têm o mesmo nosso número: /our_number:756:',
    ],
    ['no list', { slips: () => ({ rows: [] }) }, 'a resposta deve ser uma lista'],
    ['an error', { slips: () => expect.fail('connection lost') }, 'connection lost'],
    ['an error while it is read', { slips: () => failing() }, 'connection lost'],
    ['an error while it is read', { booked: () => failing() }, 'connection lost'],
    ['a rejection', { slips: () => Promise.reject(new Error('connection lost')) }, 'connection lost'],
    ['a foreign key', { booked: () => [['x', 1]] }, 'a chave x não foi pedida'],
    ['a row that is no pair', { booked: () => [{ key: 'x' }] }, 'a chave undefined não foi pedida'],
    [
      'a key twice',
      {
        booked: () => [
          [titleKey, 1],
          [titleKey, 1],
        ],
      },
      `a chave ${titleKey} vem duas vezes`,
    ],
    ['an amount in text', { booked: () => [[titleKey, '100']] }, `o valor de ${titleKey} deve ser um número inteiro`],
    [
      'an amount with decimals',
      { booked: () => [[titleKey, 1.5]] },
      `o valor de ${titleKey} deve ser um número inteiro`,
    ],
    ['no answer', { booked: neverAfter }, 'aborted'],
    ['no answer', { slips: neverAfter }, 'aborted'],
  ])('%s %o', async (_, wrong, problem) => {
    const given = () => {
      const controller = new AbortController()
      const entries = Object.entries(wrong).map(([name, answer]) => [name, () => answer(() => controller.abort())])
      const lookup = { ...LOOKUP, ...Object.fromEntries(entries) } as Lookup<SlipToSettle>
      return { lookup, signal: controller.signal }
    }
    const name = 'booked' in wrong ? 'booked' : 'slips'
    const thrown = await Promise.resolve()
      .then(() => settle(FILE, given()))
      .catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(LookupError)
    expect(thrown).toMatchObject({ code: 'lookup_error', lookup: name, lines })
    expect(String(thrown)).toContain(`lookup.${name} das linhas ${lines[0]} a ${lines[1]} (`)
    expect(String(thrown)).toContain(problem)

    const settled: unknown[] = []
    const streamed = await (async () => {
      for await (const record of settleStream(readReturn(bytes), given())) settled.push(record)
    })().catch((error: unknown) => error)
    expect(streamed).toBeInstanceOf(LookupError)
    expect(settled).toEqual([])
  })

  test('a slip that comes once for each of its keys is one slip', () => {
    const lookup = { ...LOOKUP, slips: () => [...SLIPS, ...SLIPS] }
    expect(settle(FILE, { lookup })).toEqual(settle(FILE, SLIPS))
  })
})

test('look-ups take the place of slips and bookings, not both', () => {
  const both = { lookup: ['lookup responde pelos boletos e pelas baixas: informe lookup, ou boletos e booked'] }
  expect(errorsOf(() => settle(FILE, [], { lookup: LOOKUP } as never))).toEqual(both)
  expect(errorsOf(() => settle(FILE, { lookup: LOOKUP, booked: [] } as never))).toEqual({ booked: both.lookup })
  expect(errorsOf(() => settle(FILE, { lookup: {} } as never))).toEqual({
    lookup: ['deve ter as funções slips e booked'],
  })
})

test('a look-up that answers at once gives a settlement, not a promise', () => {
  expectTypeOf(settle(FILE, { lookup: LOOKUP })).toEqualTypeOf<Settlement<SlipToSettle>>()
})

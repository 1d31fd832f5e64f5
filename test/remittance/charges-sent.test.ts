/** `charges_sent` of a record: the charges as the columns of the remittance carry them, as plain data. */
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registersTitles } from '../../src/banks/index.js'
import type { OurCode, Wallet } from '../../src/cobranca/index.js'
import {
  buildRemittance,
  buildRemittances,
  type ChargesSent,
  parseRemittance,
  type RemittanceRecord,
  streamRemittance,
} from '../../src/remittance/index.js'
import { titleChargesOf } from '../../src/remittance/read-charges-sent.js'
import { arbitraryRemittance } from '../../src/testing/arbitraries/index.js'
import { sentEntries } from '../../src/testing/simulator/sent-file-reader.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { runs, someOf } from '../runs.js'
import { entry, generated_at, itau400, pending, sicoob240 } from './made-up.js'

const DIALECTS = remittanceDialects().filter(({ dialect }) => registersTitles(dialect))

const NO_CHARGES = { fine: null, interest: null, discounts: [], rebate_cents: 0 }

/** Due on 2026-03-31. */
const CHARGED = {
  amount: '45,00',
  expire_at: '2026-03-31',
  fine_type: 1,
  fine_percentage: 2,
  interest_type: 4,
  interest_percentage: 1,
} as const

const sentBy = (wallet: Wallet, slip: object, our_code: OurCode = '1001', more: object = {}) =>
  buildRemittance({ wallet, entries: [{ ...entry({ ...slip, our_number: '5' }, our_code), ...more }], generated_at })
    .records[0]!.charges_sent

describe('charges_sent', () => {
  // 45,00 × 1% / 30 is 0,015: half a cent up.
  test('Itaú CNAB 400 sends R$ 0,02 a day for 1% a month of R$ 45,00; Sicoob CNAB 240 sends 1% a month', () => {
    expect(sentBy(itau400, CHARGED)).toEqual({
      ...NO_CHARGES,
      fine: { kind: 'percentage', percentage: '2', date: '2026-04-01' },
      interest: { kind: 'value', cents: 2, date: '2026-04-01', days: 1 },
    })
    expect(sentBy(sicoob240, CHARGED)).toMatchObject({
      interest: { kind: 'percentage', percentage: '1', date: '2026-04-01', days: 30 },
    })
  })

  test('has all parts for a registration, also without charges', () => {
    expect(sentBy(itau400, {})).toEqual(NO_CHARGES)
  })

  test('has for an instruction only the parts that it changes', () => {
    expect(sentBy(itau400, CHARGED, '1002')).toBeNull()
    expect(sentBy(itau400, CHARGED, '1004', { value_rebate: '5,00' })).toEqual({ rebate_cents: 500 })
    expect(sentBy(itau400, CHARGED, '1005', { value_rebate: '5,00' })).toEqual({ rebate_cents: 0 })
    expect(sentBy(sicoob240, CHARGED, '1076')).toEqual({
      interest: { kind: 'percentage', percentage: '1', date: '2026-04-01', days: 30 },
    })
  })

  test('is plain data: JSON, copies and clones have it', () => {
    const { records } = buildRemittance({ wallet: itau400, entries: [entry(CHARGED)], generated_at })
    const [record] = records
    const { charges_sent } = record!
    expect(charges_sent).toMatchObject({ interest: { cents: 2 } })
    for (const copy of [
      { ...record! },
      structuredClone(record!),
      JSON.parse(JSON.stringify(record)) as RemittanceRecord,
    ])
      expect(copy.charges_sent).toEqual(charges_sent)
    expect(JSON.parse(JSON.stringify(charges_sent))).toEqual(charges_sent)
    expect(record!.charges_sent).toBe(charges_sent)
  })

  test('is the same in buildRemittances and streamRemittance, for the right entry', async () => {
    const values = ['0,05', '0,06', '0,07']
    const slips = values.map((interest_value) => ({ interest_type: 2, interest_value }) as const)
    const cents = ({ charges_sent }: RemittanceRecord) =>
      charges_sent?.interest?.kind === 'value' ? charges_sent.interest.cents : null
    const [first, second] = buildRemittances(
      [pending(itau400, slips[0]), pending(sicoob240, slips[1]), pending(itau400, slips[2])],
      { generated_at },
    )
    expect(first!.records.map((record) => [record.entry, cents(record)])).toEqual([
      [0, 5],
      [2, 7],
    ])
    expect(second!.records.map((record) => [record.entry, cents(record)])).toEqual([[1, 6]])
    const streamed: RemittanceRecord[] = []
    const stream = streamRemittance({
      wallet: itau400,
      entries: slips.map((slip) => entry(slip)),
      generated_at,
      onRecord: (record) => streamed.push(record),
    })
    for await (const _ of stream);
    expect(streamed.map(cents)).toEqual([5, 6, 7])
  })

  test('may be kept in the slip of the next remittance, which does not read it', () => {
    const { records, bytes } = buildRemittance({ wallet: itau400, entries: [entry(CHARGED)], generated_at })
    const stored = entry({ ...CHARGED, charges_sent: records[0]!.charges_sent } as object)
    expect(buildRemittance({ wallet: itau400, entries: [stored], generated_at }).bytes).toEqual(bytes)
  })
})

/** Charges as the simulated bank reads them, with percentages as text. */
const plain = (charges: unknown): unknown =>
  JSON.parse(JSON.stringify(charges, (_, value) => (Decimal.isDecimal(value) ? value.toFixed() : value)))

describe.each(someOf(DIALECTS, 5))('$name', ({ bank, layout, dialect }) => {
  test('charges_sent of a registration is what the bank reads in the whole file', () => {
    const remittance = arbitraryRemittance(bank.number, layout, { variant: dialect.variant ?? null, our_code: '1001' })
    fc.assert(
      fc.property(remittance, (input) => {
        const { bytes, records } = buildRemittance(input)
        const entries = sentEntries(bytes)
        expect(parseRemittance(bytes).titles.map(({ charges_sent }) => charges_sent)).toEqual(
          records.map(({ charges_sent }) => charges_sent),
        )
        expect(records).toHaveLength(entries.length)
        records.forEach(({ charges_sent }, i) => {
          const stored = JSON.parse(JSON.stringify(charges_sent)) as ChargesSent
          expect(plain(titleChargesOf(stored))).toEqual(plain(withDays(entries[i]!.charges)))
        })
      }),
      runs(4, 2),
    )
  })
})

/** An amount of interest in reais is for one day, if the file has no other period. */
function withDays(charges: ReturnType<typeof sentEntries>[number]['charges']) {
  const { interest } = charges
  return interest === null ? charges : { ...charges, interest: { ...interest, days: interest.days ?? 1 } }
}

describe('charges that a caller has stored', () => {
  test.each<[string, unknown, string]>([
    ['a text', '{}', 'charges_sent'],
    ['a list', [], 'charges_sent'],
    ['an unknown part', { fines: null }, 'charges_sent.fines'],
    ['a charge that is no object', { fine: 5 }, 'charges_sent.fine'],
    ['another kind', { fine: { kind: 'reais', cents: 1, date: null } }, 'charges_sent.fine.kind'],
    ['cents as text', { fine: { kind: 'value', cents: '1', date: null } }, 'charges_sent.fine.cents'],
    ['a fraction of a cent', { fine: { kind: 'value', cents: 0.5, date: null } }, 'charges_sent.fine.cents'],
    ['a negative amount', { rebate_cents: -1 }, 'charges_sent.rebate_cents'],
    [
      'a percentage as a number',
      { fine: { kind: 'percentage', percentage: 2, date: null } },
      'charges_sent.fine.percentage',
    ],
    [
      'a percentage with a comma',
      { fine: { kind: 'percentage', percentage: '2,5', date: null } },
      'charges_sent.fine.percentage',
    ],
    ['another day', { fine: { kind: 'value', cents: 1, date: '31/03/2026' } }, 'charges_sent.fine.date'],
    ['an absent day', { fine: { kind: 'value', cents: 1 } }, 'charges_sent.fine.date'],
    ['another period', { interest: { kind: 'value', cents: 1, date: null, days: 7 } }, 'charges_sent.interest.days'],
    ['no period', { interest: { kind: 'value', cents: 1, date: null } }, 'charges_sent.interest.days'],
    ['no list of discounts', { discounts: null }, 'charges_sent.discounts'],
    [
      'a wrong discount',
      {
        discounts: [
          { kind: 'value', cents: 1, date: null },
          { kind: 'value', cents: null, date: null },
        ],
      },
      'charges_sent.discounts.1.cents',
    ],
  ])('are an error with %s', (_, given, field) => {
    expect(Object.keys(errorsOf(() => titleChargesOf(given)) ?? {})).toEqual([field])
  })

  test('may have any of the parts', () => {
    expect(titleChargesOf({})).toEqual({})
    expect(titleChargesOf({ fine: null, rebate_cents: 500 })).toEqual({ fine: null, rebate: 500 })
  })
})

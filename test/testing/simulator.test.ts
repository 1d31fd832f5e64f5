/** Simulated bank: the library's readers and lint must find exactly the events and amounts of the simulation in its files. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANKS } from '../../src/banks/index.js'
import type { Slip, Wallet } from '../../src/cobranca/index.js'
import { lintFile } from '../../src/inspect/index.js'
import { buildRemittance } from '../../src/remittance/index.js'
import { matchKey, parseReturn, paymentsFrom, type ReturnRecord, reversalsFrom } from '../../src/return/index.js'
import { arbitraryRemittance } from '../../src/testing/arbitraries/index.js'
import { answeringDialect } from '../../src/testing/return-file/dialect-of-name.js'
import {
  type InstructionEvent,
  OccurrenceFinder,
  type SlipEvent,
} from '../../src/testing/simulator/event-occurrences.js'
import {
  type Outcome,
  SCENARIOS,
  type ScenarioName,
  type Simulation,
  type SimulationOptions,
  simulateBank,
} from '../../src/testing/simulator/index.js'
import { remittanceDialects, returnDialects } from '../banks/dialects-of.js'
import { rowsOf } from '../banks/rows-of.js'
import { changedFixture } from '../changed-fixture.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { santander400 } from '../remittance/made-up.js'
import { runs, someOf } from '../runs.js'

const DIALECTS = remittanceDialects().map(({ bank, layout, dialect, name }) => ({ name, bank, layout, dialect }))
const RUNS = runs(3, 1)

/** Events with an amount that are no payments. */
const WITH_AMOUNT: readonly string[] = ['reversed', 'cheque_announced', 'cheque_returned'] satisfies SlipEvent[]

const scenario = fc.constantFrom(...(Object.keys(SCENARIOS) as ScenarioName[]))
const seed = fc.nat()

/** Reads the files of a simulation with the library. */
const recordsOf = ({ files }: Simulation): ReturnRecord[] =>
  files.flatMap(({ bytes }) => parseReturn(bytes).bank_billet_discharges)

/** Layouts that no manual of the bank confirms say so in every file. */
const isOfFile = ({ code }: { readonly code: unknown }): boolean => code !== 'unconfirmed_layout'

const sum = (texts: readonly (string | number | null)[]): number =>
  texts.reduce<number>((total, text) => total + Number(text ?? 0), 0)

describe.each(someOf(DIALECTS, 2))('$name', ({ bank, layout, dialect }) => {
  const remittance = arbitraryRemittance(bank.number, layout, { variant: dialect.variant ?? null }).map(buildRemittance)
  const answering = answeringDialect(bank, layout, dialect)
  const finder = new OccurrenceFinder(answering, dialect.movements)

  test('paid amounts, charges and fees in the returns equal the totals, to the cent', () => {
    fc.assert(
      fc.property(remittance, scenario, seed, ({ bytes }, scenario, seed) => {
        const simulation = simulateBank(bytes, { scenario, seed })
        const { totals, entries } = simulation
        const records = recordsOf(simulation)
        const payments = paymentsFrom(records)
        expect(sum(payments.map(({ paid_amount }) => paid_amount))).toBe(totals.paid)
        expect(sum(payments.map(({ billet_fine }) => billet_fine))).toBe(totals.interest)
        expect(sum(records.map(({ line_parsed }) => line_parsed.bank_rate))).toBe(totals.fees)
        expect(sum(payments.map(({ credit_amount }) => credit_amount))).toBe(totals.credited)
        const events = entries.flatMap(({ events }) => events)
        expect(sum(events.map(({ paid }) => paid))).toBe(totals.paid)
        // A cheque that was only announced has no payment to undo.
        const paid = new Set(payments.map(({ title_key }) => title_key))
        const reversals = reversalsFrom(records).filter(
          ({ conditional, title_key }) => !conditional || paid.has(title_key),
        )
        expect(sum(reversals.map(({ reversed_amount }) => reversed_amount))).toBe(totals.reversed)
        expect(payments.length).toBe(events.filter(({ paid }) => paid > 0).length)
      }),
      RUNS,
    )
  })

  test('files have no diagnostics, no findings of lint, and the dialect that answers the remittance', () => {
    fc.assert(
      fc.property(remittance, scenario, seed, ({ bytes }, scenario, seed) => {
        for (const file of simulateBank(bytes, { scenario, seed }).files) {
          const { diagnostics, variant, header } = parseReturn(file.bytes)
          expect(diagnostics.filter(isOfFile)).toEqual([])
          expect(variant).toBe(answering.variant)
          expect(header?.generated_at).toBe(file.date)
          expect(lintFile(file.bytes).findings.filter(({ rule }) => isOfFile({ code: rule }))).toEqual([])
        }
      }),
      RUNS,
    )
  })

  test('every entry is answered in order of date, by records with its nosso número', () => {
    fc.assert(
      fc.property(remittance, scenario, seed, ({ bytes, records: sent }, scenario, seed) => {
        const { entries, files } = simulateBank(bytes, { scenario, seed })
        expect(entries).toHaveLength(sent.length)
        const read = files.map(({ bytes }) => [...parseReturn(bytes).bank_billet_discharges])
        entries.forEach(({ events, returned_our_number, our_code, movement, outcome }, i) => {
          expect(our_code).not.toBeNull()
          expect(events.map(({ date }) => date)).toEqual(events.map(({ date }) => date).sort())
          const reported = events.filter(({ file }) => file !== null)
          for (const { event, file } of events) {
            const isByPix = event === 'paid' && outcome === 'paid_by_pix'
            const reporting =
              our_code === '1001'
                ? finder.of(isByPix ? 'paid_by_pix' : (event as SlipEvent))
                : finder.ofInstruction(event as InstructionEvent, movement)
            // Only payments, their announcements and reversals may be unreported in spite of an occurrence: their amounts may not fit.
            if (reporting?.isPayment !== true && !WITH_AMOUNT.includes(event))
              expect(file !== null).toBe(reporting !== null)
          }
          for (const event of reported) {
            const at = read[event.file!]!.findIndex(
              ({ occurrence, line_parsed }) =>
                occurrence === event.occurrence && line_parsed.our_number === returned_our_number,
            )
            expect(at).toBeGreaterThanOrEqual(0)
            const [record] = read[event.file!]!.splice(at, 1)
            expect(record).toMatchObject({ our_occurrence: event.our_occurrence, date_of_occurrence: event.date })
            expect(record!.reasons.map(({ code }) => code)).toEqual(event.reasons)
            expect(record!.pix).toBe(event.pix)
            if (/^0*$/.test(sent[i]!.our_number)) expect(returned_our_number).toMatch(/[1-9]/)
            else {
              const key = matchKey(
                { bank: bank.number, layout, variant: dialect.variant, slip: sent[i]! },
                'our_number',
              )
              expect(matchKey(record!, 'our_number')).toBe(key)
            }
          }
        })
        expect(read.flat()).toEqual([])
      }),
      RUNS,
    )
  })

  test('the same seed gives the same bytes', () => {
    fc.assert(
      fc.property(remittance, seed, ({ bytes }, seed) => {
        expect(simulateBank(bytes, { seed })).toEqual(simulateBank(bytes, { seed }))
      }),
      runs(2),
    )
  })
})

const SLIP = {
  amount: '100,00',
  expire_at: '2026-03-20',
  our_number: '7',
  document_number: 'NF7',
  customer_person_name: 'Maria de Teste',
  customer_cnpj_cpf: '529.982.247-25',
  customer_address: 'Rua das Laranjeiras',
  customer_neighborhood: 'Centro',
  customer_zipcode: '80999-010',
  customer_city_name: 'Curitiba',
  customer_state: 'PR',
} as const satisfies Slip

const BRADESCO = {
  bank_contract_slug: 'bradesco-bs-09',
  kind: 'cnab400',
  agency_number: '1234',
  agency_digit: '5',
  account_number: '12345',
  account_digit: '6',
  beneficiary_name: 'Comercial Ipê Amarelo',
  beneficiary_cnpj_cpf: '90.214.367/0001-09',
  extra3: '1234567',
} as const satisfies Wallet

const file = (...slips: readonly Partial<Slip>[]): Uint8Array =>
  buildRemittance({
    wallet: BRADESCO,
    entries: slips.map((slip, i) => ({
      our_code: '1001' as const,
      slip: { ...SLIP, our_number: String(i + 1), ...slip },
    })),
    generated_at: '2026-03-02T10:00:00',
  }).bytes

/** Replaces a text that occurs exactly once. */
const changed = (bytes: Uint8Array, from: string, to: string): Uint8Array => {
  const text = Buffer.from(bytes).toString('latin1')
  expect(text.split(from)).toHaveLength(2)
  return Buffer.from(text.replace(from, to), 'latin1')
}

describe('entries rejected in any scenario, with the bank’s reasons (Bradesco, CNAB 400, p. 45)', () => {
  const rejectionsOf = (bytes: Uint8Array, options: SimulationOptions = {}) => {
    const simulation = simulateBank(bytes, { scenario: 'paid', ...options })
    const records = recordsOf(simulation).map(({ occurrence, reasons }) => [
      occurrence,
      ...reasons.map(({ code }) => code),
    ])
    return { causes: simulation.entries.map(({ rejection }) => rejection), records }
  }

  test('an invalid tax id: 46', () => {
    const { causes, records } = rejectionsOf(changed(file({}), '52998224725', '52998224724'))
    expect(causes).toEqual([{ cause: 'payer_tax_id', code: '46', exact: true }])
    expect(records).toEqual([['03', '46']])
  })

  test('an overdue title: 16; without checks it is registered, and paid with charges', () => {
    expect(rejectionsOf(file({}), { today: '2026-03-21' }).records).toEqual([['03', '16']])
    expect(rejectionsOf(file({}), { today: '2026-03-20' }).records).toEqual([['02'], ['06']])
    expect(rejectionsOf(file({}), { today: '2026-03-21', checks: false }).records).toEqual([['02'], ['06']])
  })

  test('the second title with the same nosso número: 09', () => {
    const bytes = Buffer.from(file({}, {})).toString('latin1')
    const [, first, second] = bytes.split('\r\n') as [string, string, string]
    // Nosso número with its digit: 71–82.
    const twice = bytes.replace(second, second.slice(0, 70) + first.slice(70, 82) + second.slice(82))
    const { records, causes } = rejectionsOf(Buffer.from(twice, 'latin1'), { scenario: 'confirmed' })
    expect(causes.map((rejection) => rejection?.cause ?? null)).toEqual([null, 'duplicated_number'])
    expect(records).toEqual([['02'], ['03', '09']])
  })
})

const FACTS = await rowsOf(
  'return-facts.ts',
  BANKS.filter((bank) => returnDialects([bank]).length > 0),
)

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '')

test.each(someOf(returnDialects(), 8))('reversal of a payment: $name', ({ bank, key, dialect }) => {
  const reversal = FACTS.find((each) => each.bank === bank)!.rows.RETURN_FACTS[key]!.reversal
  const found = new OccurrenceFinder(dialect, {}).of('reversed')?.meaning.occurrence ?? null
  expect(found).toBe(reversal?.[0] ?? null)
  if (reversal !== null) expect(plain(dialect.occurrences[found!]!.text)).toContain(plain(reversal[1]))
})

describe('scenarios', () => {
  const always = (outcome: Outcome) => ({ scenario: () => outcome, fees: { paid: 150 } })

  test('late payment: a fine of 2%, interest of R$ 0,10 per day, and a fee, computed by hand', () => {
    const bytes = file({ fine_type: 1, fine_percentage: 2, interest_type: 2, interest_value: '0,10' })
    for (const seed of [1, 2, 3]) {
      const { entries, totals } = simulateBank(bytes, { ...always('paid_late'), seed })
      const payment = entries[0]!.events.at(-1)!
      const days = (Date.parse(payment.date) - Date.parse('2026-03-20')) / 86_400_000
      expect(days).toBeGreaterThan(0)
      expect(payment).toMatchObject({ fine: 200, interest: 10 * days, paid: 10_200 + 10 * days, fee: 150 })
      expect(totals).toMatchObject({ paid: 10_200 + 10 * days, interest: 200 + 10 * days, fees: 150 })
    }
  })

  // Bradesco CNAB 400, p. 42: 40, estorno de pagamento.
  test('paid and reversed: the same amount is reversed, with an occurrence of its own', () => {
    const simulation = simulateBank(file({}), always('paid_and_reversed'))
    expect(simulation.totals).toMatchObject({ paid: 10_000, reversed: 10_000 })
    const [payment] = paymentsFrom(recordsOf(simulation))
    const [reversal, ...others] = reversalsFrom(recordsOf(simulation))
    expect(others).toEqual([])
    expect(reversal).toMatchObject({ our_number: payment!.our_number, reversed_amount: 10_000 })
    expect(reversal!.line_parsed.event_type).toBe('40')
    expect(reversal!.reversed_at! > payment!.paid_at!).toBe(true)
  })

  test('paid and reversed: a layout without an occurrence for it does not report the reversal', () => {
    const { bytes } = buildRemittance({
      wallet: santander400,
      entries: [{ our_code: '1001', slip: SLIP }],
      generated_at: '2026-03-02T10:00:00',
    })
    const { entries, totals } = simulateBank(bytes, always('paid_and_reversed'))
    const reversal = entries[0]!.events.at(-1)!
    expect(reversal).toMatchObject({ event: 'reversed', file: null, occurrence: null, reversed: 0 })
    expect(totals).toMatchObject({ paid: 10_000, reversed: 0 })
  })

  test('payment on time: less the valid discount', () => {
    const bytes = file({ discount_type: 1, discount_value: '5,00', days_for_discount: 0 })
    expect(simulateBank(bytes, always('paid')).totals).toMatchObject({ paid: 9_500, interest: 0 })
  })

  test('the events of a protest', () => {
    const events = (outcome: Outcome): unknown =>
      simulateBank(file({}), always(outcome)).entries[0]!.events.map(({ event, date, our_occurrence }) => [
        event,
        date,
        our_occurrence,
      ])
    const usual = [
      ['registered', '2026-03-02', '2001'],
      ['protest_ordered', '2026-03-25', '2015'],
      // 28 March 2026 is a Saturday, 3 April is Good Friday. Bradesco's CNAB 400 reports the receipt by the notary (23), but not the dispatch.
      ['sent_to_notary', '2026-03-30', null],
      ['in_notary', '2026-03-30', '2081'],
    ]
    expect(events('protested')).toMatchObject([...usual, ['protested', '2026-04-06', expect.anything()]])
    expect(events('paid_at_notary')).toMatchObject([...usual, ['paid_at_notary', '2026-03-31', expect.anything()]])
    expect(events('withdrawn')).toMatchObject([...usual, ['withdrawn', '2026-04-01', expect.anything()]])
  })

  test('a nosso número that the return cannot hold is not copied into it: Banrisul’s 63–72 have only digits', () => {
    const bytes = changedFixture('041-banrisul/cnab400/entries.rem', 2, { 63: '-239724707' })
    for (const file of simulateBank(bytes, { scenario: 'paid' }).files) {
      expect(parseReturn(file.bytes).diagnostics).toEqual([])
      expect(Buffer.from(file.bytes).toString('latin1')).not.toContain('-239724707')
    }
  })

  test('a function decides the outcome of each entry', () => {
    const { entries } = simulateBank(file({ amount: '10,00' }, { amount: '20,00' }), {
      scenario: ({ amount }) => (amount > 1_500 ? 'rejected' : 'paid'),
    })
    expect(entries.map(({ outcome, our_number, amount }) => [outcome, our_number, amount])).toEqual([
      ['paid', '00000000001', 1_000],
      ['rejected', '00000000002', 2_000],
    ])
  })

  // Santander Banespa (033-7), CNAB 400, October 2009: the returns of number 033 until 2011.
  test('a day on which the bank’s returns had another variant is an error', () => {
    const { bytes } = buildRemittance({
      wallet: santander400,
      entries: [{ our_code: '1001', slip: { ...SLIP, expire_at: '2011-12-30' } }],
      generated_at: '2011-12-01T10:00:00',
    })
    const errors = { today: [expect.stringMatching(/^neste dia os retornos do banco eram de outra variante/)] }
    expect(errorsOf(() => simulateBank(bytes))).toEqual(errors)
    expect(errorsOf(() => simulateBank(bytes, { today: '2011-12-31' }))).toEqual(errors)
    expect(simulateBank(bytes, { today: '2012-01-02' }).files.map(({ date }) => date)).toEqual(['2012-01-02'])
  })

  test('invalid options are errors under their names', () => {
    const bytes = file({})
    expect(() => simulateBank(bytes, { scenario: 'payed' as 'paid' })).toThrow(/scenario deve ser um destes: confirmed/)
    expect(() => simulateBank(bytes, { today: '2026-02-30' })).toThrow(/today não é uma data válida/)
    expect(() => simulateBank(bytes, { seed: 0.5 })).toThrow(/seed não é válido/)
    expect(() => simulateBank('REMESSA' as unknown as Uint8Array)).toThrow()
  })
})

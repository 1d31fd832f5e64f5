/** An index of slips gives the results of the slips themselves. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseReturn, readReturn } from '../../src/return/index.js'
import { type SlipToSettle, settle, settleStream, slipsIndex } from '../../src/settlement/index.js'
import { arbitraryRemittance } from '../../src/testing/arbitraries/index.js'
import { SCENARIOS, type ScenarioName } from '../../src/testing/simulator/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { fixture } from '../convert/folders.js'
import { runs, someOf } from '../runs.js'
import { monthOf } from './months.js'

const scenario = fc.constantFrom(...(Object.keys(SCENARIOS) as ScenarioName[]))

describe.each(someOf(remittanceDialects(), 3))('$name', ({ bank, layout, dialect }) => {
  const remittance = arbitraryRemittance(bank.number, layout, { variant: dialect.variant ?? null })

  test('one index for all files of a month gives what the slips give, file by file', () => {
    fc.assert(
      fc.property(
        remittance,
        scenario,
        fc.nat(),
        fc.boolean(),
        fc.boolean(),
        (input, scenario, seed, isDouble, isKnown) => {
          const wallet = { ...input.wallet, id: 1 }
          const { files, slips: made } = monthOf({ ...input, wallet }, scenario, seed)
          // A second slip with the numbers of each: none of them is chosen.
          const twice = isDouble
            ? made.map((slip) => ({ ...slip, id: `second-${slip.id}`, bank_billet_account_id: null }))
            : []
          const slips = new Map<string, SlipToSettle>([...made, ...twice].map((slip) => [String(slip.id), slip]))
          const index = slipsIndex(slips.values())
          const options = { booked: new Set<string>(), ...(isKnown && { wallets: [wallet] }) }
          for (const { file } of files) {
            const settlement = settle(file, index, options)
            expect(settlement).toEqual(settle(file, slips.values(), options))
            for (const { idempotency_key, bank_billet, status } of settlement.records) {
              options.booked.add(idempotency_key)
              if (bank_billet === null) continue
              const changed = { ...bank_billet, status }
              index.set(changed)
              slips.set(String(changed.id), changed)
            }
            expect([...index]).toEqual([...slips.values()])
          }
        },
      ),
      runs(3, 2),
    )
  })
})

const FILE = parseReturn(fixture('756-sicoob/cnab240/settlements.ret'))
const NUMBERS = FILE.bank_billet_discharges.map(({ line_parsed }) => line_parsed.our_number.slice(0, -1))

/** Changes of an index: `set` and `delete` of few ids, numbers and wallets, so that they meet. */
const slip = fc.record<SlipToSettle>(
  {
    id: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }).map(String)),
    bank_billet_account_id: fc.constantFrom(1, '1', 2, null),
    our_number: fc.constantFrom(...NUMBERS, '1', ''),
    document_number: fc.constantFrom('NF7', 'NF8', null),
    control_number: fc.constantFrom('C1', null),
    status: fc.constantFrom('opened', 'canceled'),
    amount: fc.constantFrom(14_000, '99,00'),
    expire_at: fc.constant('2026-03-20'),
  },
  { requiredKeys: ['id'] },
)
const change = fc.oneof(
  { weight: 3, arbitrary: slip.map((slip) => ({ slip, id: slip.id, isSet: true })) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 6 }).map((id) => ({ slip: null, id, isSet: false })) },
)

describe('an index that changes', () => {
  test('is the index of the slips that remain, whenever it is used', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(change, fc.boolean()), { maxLength: 25 }), (changes) => {
        const index = slipsIndex<SlipToSettle>()
        const slips = new Map<string, SlipToSettle>()
        for (const [{ slip, id }, isUsed] of changes) {
          if (slip === null) expect(index.delete(id)).toBe(slips.delete(String(id)))
          else {
            index.set(slip)
            slips.set(String(id), slip)
          }
          // Lists by key are built at the first use, and changed afterwards.
          if (isUsed) expect(settle(FILE, index)).toEqual(settle(FILE, [...slips.values()]))
        }
        expect([...index]).toEqual([...slips.values()])
        expect(index.size).toBe(slips.size)
        expect(settle(FILE, index)).toEqual(settle(FILE, slips.values()))
      }),
      runs(300),
    )
  })

  test('an object that the caller changes is indexed again when it is set', () => {
    const slip: SlipToSettle = { id: 1, our_number: '1' }
    const index = slipsIndex([slip])
    expect(settle(FILE, index).records[0]!.bank_billet_id).toBeNull()
    slip.our_number = NUMBERS[0]!
    index.set(slip)
    expect(settle(FILE, index).records[0]!.bank_billet_id).toBe(1)
    slip.our_number = '1'
    index.set(slip)
    expect(settle(FILE, index).records[0]!.bank_billet_id).toBeNull()
  })

  test('is taken by a stream, too', async () => {
    const slips = NUMBERS.map((our_number, id) => ({ id, our_number }))
    const stream = settleStream(readReturn(fixture('756-sicoob/cnab240/settlements.ret')), slipsIndex(slips))
    const records = []
    for await (const record of stream) records.push(record.bank_billet_id)
    expect(records).toEqual(settle(FILE, slips).records.map(({ bank_billet_id }) => bank_billet_id))
    expect(records).toContain(0)
  })

  test('reads each slip once, not once per file', () => {
    let reads = 0
    const slips = Array.from({ length: 500 }, (_, id) => ({
      id,
      get our_number() {
        reads++
        return String(id)
      },
    }))
    const index = slipsIndex(slips)
    for (let i = 0; i < 5; i++) settle(FILE, index)
    expect(reads).toBe(slips.length)
  })
})

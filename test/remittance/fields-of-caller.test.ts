/** Fields of the caller go with a slip through remittances and booklets: never into a file, and back unchanged. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Entry, type Slip, slipsOfInstallment, slipsOfSubscription } from '../../src/cobranca/index.js'
import {
  buildRemittance,
  buildRemittances,
  type RemittanceRecord,
  streamRemittance,
  validateSlip,
} from '../../src/remittance/index.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { runs, someOf } from '../runs.js'
import { DIALECTS, fileOf } from './arbitraries.js'
import { entry, generated_at, itau400, sicoob240 } from './made-up.js'

const OF_CALLER = {
  id: 77,
  customer_id: 'f3b1',
  description: 'Assinatura\nde março; não sai no arquivo',
  notes: 'çãõ',
  tags: ['mensal', 'vip'],
  meta: { pedido: { itens: [1, 2] } },
} satisfies Partial<Slip>

/** Fields of the service's `bank_billet_remittance`. */
const OF_RECORD = {
  id: 1,
  occurrence: '01',
  occurrence_detail: 'Remessa',
  remittance_id: 2,
  bank_billet_id: 3,
  bank_billet_account_id: 4,
  bank_billet: { id: 3 },
  processed_at: null,
  created_at: '2026-03-02',
  description: 'x',
  notes: 'x',
  tags: [],
  meta: {},
  customer_id: 5,
}

const json = JSON.stringify

describe('a slip', () => {
  test.each(someOf(DIALECTS, 8))('$name: its file does not depend on the fields of the caller', (self) => {
    fc.assert(
      fc.property(fileOf(self), fc.json(), ({ wallet, drawn, generated_at }, text) => {
        const entries = drawn.map((each) => each.entry)
        const meta = { text: JSON.parse(text) }
        const filled = entries.map((each, i) => ({ ...each, slip: { ...each.slip, ...OF_CALLER, meta, id: `b-${i}` } }))
        const before = json(filled)
        const plain = buildRemittance({ wallet, entries, generated_at })
        const built = buildRemittance({ wallet, entries: filled, generated_at })
        expect(built.content).toBe(plain.content)
        expect(built.changes).toEqual(plain.changes)
        expect(built.records).toEqual(
          plain.records.map((record) => ({ ...record, bank_billet_id: `b-${record.entry}` })),
        )
        expect(json(filled)).toBe(before)
      }),
      runs(3, 1),
    )
  })

  test('with fields of the caller is valid', () => {
    const { slip } = entry(OF_CALLER)
    expect(validateSlip(slip, itau400, { generated_at }).errors).toEqual({})
  })

  test('may have none of them, as null', () => {
    const nulls = Object.fromEntries(Object.keys(OF_CALLER).map((name) => [name, null]))
    const [record] = buildRemittance({ wallet: itau400, entries: [entry(nulls)], generated_at }).records
    expect(record).toMatchObject({ bank_billet_id: null, bank_billet_account_id: null })
  })
})

describe('an entry', () => {
  test('may have the fields of the service’s remittance record', () => {
    const entries = [{ ...entry(), ...OF_RECORD } as Entry]
    const built = buildRemittance({ wallet: itau400, entries, generated_at })
    expect(built.content).toBe(buildRemittance({ wallet: itau400, entries: [entry()], generated_at }).content)
  })
})

describe('a remittance record', () => {
  const wallet = { ...itau400, id: 7 }

  test('has the ids of slip and wallet, and the bank’s code and words', () => {
    const entries = [entry({ id: 31 }), { ...entry({ id: 'b32', our_number: '12' }), our_code: '1002' } as Entry]
    // Itaú, Cobrança CNAB 400, July 2021, nota 6, p. 31.
    expect(buildRemittance({ wallet, entries, generated_at }).records).toMatchObject([
      {
        bank_billet_id: 31,
        bank_billet_account_id: 7,
        our_code: '1001',
        occurrence: '01',
        occurrence_detail: 'Remessa',
      },
      {
        bank_billet_id: 'b32',
        bank_billet_account_id: 7,
        our_code: '1002',
        occurrence: '02',
        occurrence_detail: 'Pedido de baixa',
      },
    ])
  })

  test('of a wallet without id has the wallet of the slip', () => {
    const { records } = buildRemittance({
      wallet: itau400,
      entries: [entry({ bank_billet_account_id: 'w9' })],
      generated_at,
    })
    expect(records).toMatchObject([{ bank_billet_account_id: 'w9' }])
  })

  test('is the same of a stream', async () => {
    const entries = [entry({ id: 31 }), entry({ id: 32 })]
    const records: RemittanceRecord[] = []
    const stream = streamRemittance({ wallet, entries, generated_at, onRecord: (record) => records.push(record) })
    for await (const _ of stream);
    expect(records).toEqual(buildRemittance({ wallet, entries, generated_at }).records)
  })

  test('of a lot has the wallet of its lot', () => {
    const lots = [
      { wallet: { ...sicoob240, id: 1 }, entries: [entry({ id: 10 })] },
      { wallet: { ...sicoob240, id: 2, account_number: '4777' }, entries: [entry({ id: 20 })] },
    ] as const
    expect(buildRemittance({ lots, generated_at }).records).toMatchObject([
      { bank_billet_id: 10, bank_billet_account_id: 1 },
      { bank_billet_id: 20, bank_billet_account_id: 2 },
    ])
  })
})

describe('a rejected entry', () => {
  const wrong = entry({ id: 'b9', amount: 'x' })

  test('has the id of its slip', () => {
    const { rejected } = buildRemittance({ wallet: itau400, entries: [entry(), wrong], partial: true, generated_at })
    expect(rejected).toMatchObject([{ entry: 1, bank_billet_id: 'b9' }])
  })

  test('also in remittances of many wallets, and without a slip', () => {
    const wallet = itau400
    const pending = [{ wallet, ...entry() }, { wallet, ...wrong }, { wallet, our_code: '1001' } as never, null as never]
    const { rejected } = buildRemittances(pending, { partial: true, generated_at })
    expect(rejected.map(({ bank_billet_id }) => bank_billet_id)).toEqual(['b9', null, null])
  })
})

describe('slips of a schedule', () => {
  const { id: _, ...ofCaller } = { ...OF_CALLER, bank_billet_account_id: 'w1' }
  const { amount: __, expire_at: ___, ...payer } = entry().slip
  const schedule = { ...payer, ...ofCaller, id: 5, amount: '10,00' }

  test('of a booklet have its fields, and its id', () => {
    const slips = slipsOfInstallment({ ...schedule, start_at: '2026-03-10', total: 2 })
    expect(slips).toMatchObject([ofCaller, ofCaller])
    expect(slips.map(({ installment_id, installment_number }) => [installment_id, installment_number])).toEqual([
      [5, 1],
      [5, 2],
    ])
    for (const slip of slips) expect(slip).not.toHaveProperty('id')
  })

  test('of a subscription have its fields, and its id', () => {
    const { slips } = slipsOfSubscription({ ...schedule, next_billing: '2026-03-10' }, { until: '2026-03-10' })
    expect(slips).toMatchObject([{ ...ofCaller, customer_subscription_id: 5 }])
    expect(slips[0]).not.toHaveProperty('id')
  })

  test('can be sent', () => {
    const entries = slipsOfInstallment({ ...schedule, start_at: '2026-03-10', total: 2 }).map((slip) => ({
      our_code: '1001' as const,
      slip,
    }))
    expect(errorsOf(() => buildRemittance({ wallet: { ...itau400, id: 'w1' }, entries, generated_at }))).toBeNull()
  })
})

/** The lists of a settlement: payments that are not sure, that come twice, and of slips that are not found. */
import { describe, expect, test } from 'vitest'
import type { Wallet } from '../../src/cobranca/index.js'
import { parseReturn, type ReturnRecord } from '../../src/return/index.js'
import { type SettleOptions, type SlipToSettle, settle, toReais } from '../../src/settlement/index.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { fixture } from '../convert/folders.js'

/** A settlement of R$ 494,40 (Itaú, CNAB 400). */
const payment = parseReturn(fixture('341-itau/cnab400/settlements.ret')).bank_billet_discharges[1]!
const SLIP = { id: 1, our_number: '45002', status: 'opened' } as const satisfies SlipToSettle

const doubtful: ReturnRecord = {
  ...payment,
  needs_review: [{ code: 'doubtful_payment', line: payment.line, text: { pt: 'duvidoso', en: 'doubtful' } }],
}

describe('needs_review', () => {
  const PENDING = {
    needs_review: doubtful.needs_review,
    pending: true,
    duplicate: false,
    payment: null,
    transition: null,
    previous_status: 'opened',
    status: 'opened',
    events: [],
  }

  test('a payment that is not sure is listed by default, and has no effect', () => {
    for (const options of [{}, { needs_review: 'list' }] as const) {
      const { records, ...lists } = settle([doubtful], [SLIP], options)
      expect(records[0]).toMatchObject(PENDING)
      expect(lists.needs_review).toEqual(records)
      expect(lists.different_amounts).toEqual([])
    }
  })

  test('it is booked with `book`, and by its key', () => {
    const { idempotency_key } = settle([doubtful], [SLIP]).records[0]!
    for (const needs_review of ['book', (key: string) => key === idempotency_key] as const) {
      const settled = settle([doubtful], [SLIP], { needs_review })
      expect(settled.needs_review).toEqual([])
      expect(settled.records[0]).toMatchObject({
        needs_review: doubtful.needs_review,
        pending: false,
        payment: { paid_amount: 49_440 },
        status: 'paid',
        transition: 'paid',
      })
    }
    expect(settle([doubtful], [SLIP], { needs_review: () => false }).records[0]).toMatchObject(PENDING)
  })

  test('its key counts as booked only when it is stored', () => {
    const { records } = settle([doubtful], [SLIP])
    const again = settle([doubtful], [SLIP], { booked: [records[0]!.idempotency_key] })
    expect(again).toMatchObject({ needs_review: [], duplicates: [{ duplicate: true, pending: false }] })
  })

  test('of equal payments, the sure one is booked, and the other has its own key', () => {
    const { records } = settle([doubtful, payment], [SLIP])
    expect(records.map(({ pending }) => pending)).toEqual([true, false])
    expect(records[1]).toMatchObject({ status: 'paid', transition: 'paid' })
    expect(records[1]!.idempotency_key).toBe(`${records[0]!.idempotency_key}#2`)
  })

  test('an unmatched payment that is not sure is in both lists', () => {
    const { unmatched, needs_review, records } = settle([doubtful], [])
    expect(unmatched).toMatchObject([{ reason: 'no_slip' }])
    expect(needs_review).toEqual(records)
  })

  test.each(['books', true, null, {}])('another value is refused: %j', (needs_review) => {
    const options = { needs_review } as SettleOptions
    expect(errorsOf(() => settle([payment], [SLIP], options))).toEqual({
      needs_review: ['deve ser um destes: list, book'],
    })
  })

  test('is in reais, too', () => {
    const { needs_review, records } = toReais(settle([payment, doubtful], [SLIP]))
    expect(records[0]!.payment!.paid_amount).toBe(494.4)
    expect(needs_review[0]!.record.line_parsed.paid_amount).toBe(494.4)
    expect(needs_review[0]!.needs_review).toEqual(doubtful.needs_review)
  })
})

describe('paid_again', () => {
  const second: ReturnRecord = { ...payment, line_parsed: { ...payment.line_parsed, paid_at: '2026-03-03' } }

  test('has the second payment of a slip, in one file', () => {
    const { records, paid_again } = settle([payment, second], [SLIP])
    expect(records.map(({ payment }) => payment?.paid_amount)).toEqual([49_440, 49_440])
    expect(paid_again).toEqual([records[1]])
    expect(toReais(settle([payment, second], [SLIP])).paid_again[0]!.payment!.paid_amount).toBe(494.4)
  })

  test('has the second payment of a slip, in another file', () => {
    const { records } = settle([payment], [SLIP])
    const booked = records.map(({ idempotency_key }) => idempotency_key)
    const paid = { ...SLIP, status: 'paid' } as const
    const again = settle([payment, second], [paid], { booked })
    expect(again.paid_again).toEqual([again.records[1]])
    expect(again.duplicates).toEqual([again.records[0]])
    expect(settle([{ ...second, final: false }], [paid]).paid_again).toHaveLength(1)
  })

  test('has no payment after a reversal, and no partial payment of an open slip', () => {
    const reversal: ReturnRecord = {
      ...payment,
      kind: 'reversed',
      final: false,
      our_occurrence: '2111',
      occurrence: '40',
    }
    expect(settle([payment, reversal, second], [SLIP]).paid_again).toEqual([])
    expect(settle([{ ...payment, final: false }, second], [SLIP]).paid_again).toEqual([])
  })
})

describe('payments without a slip', () => {
  const walletOf = (id: number, account_number: string, bank_contract_slug = 'itau-bs-109'): Wallet => ({
    id,
    bank_contract_slug,
    kind: 'cnab400',
    agency_number: '0842',
    account_number,
    beneficiary_name: '',
    beneficiary_cnpj_cpf: '',
  })
  const own = walletOf(1, '31507')
  const other = walletOf(2, '99999')

  test('a slip of another wallet of the bank is named, but not chosen', () => {
    const slip = { ...SLIP, bank_billet_account_id: 2 }
    const { records, unmatched } = settle([payment], [slip], { wallets: [own, other] })
    expect(records[0]).toMatchObject({ bank_billet_id: null, payment: { paid_amount: 49_440 } })
    expect(unmatched).toEqual([{ record: payment, reason: 'slip_of_another_wallet', slips: [slip], wallets: [] }])
  })

  test('a slip of a wallet of another bank is another slip', () => {
    const slip = { ...SLIP, bank_billet_account_id: 2 }
    const wallets = [own, walletOf(2, '99999', 'bradesco-bs-09')]
    expect(settle([payment], [slip], { wallets }).unmatched).toMatchObject([{ reason: 'no_slip', slips: [] }])
  })

  test('if slips of the wallet have no number yet, the bank may have given it', () => {
    const unnumbered = { id: 5, bank_billet_account_id: 1, document_number: 'X1' }
    const wallets = [own, other]
    expect(settle([payment], [unnumbered], { wallets }).unmatched).toMatchObject([{ reason: 'number_of_bank' }])
    expect(settle([payment], [unnumbered]).unmatched).toMatchObject([{ reason: 'number_of_bank' }])
    const ofOther = { ...unnumbered, bank_billet_account_id: 2 }
    expect(settle([payment], [ofOther], { wallets }).unmatched).toMatchObject([{ reason: 'no_slip' }])
  })
})

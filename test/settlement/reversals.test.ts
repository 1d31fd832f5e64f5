/** What a reversal undoes, by what is booked for its title. Amounts by hand. */
import { describe, expect, test } from 'vitest'
import { parseReturn, type ReturnRecord } from '../../src/return/index.js'
import {
  type BookedRecords,
  type SettleOptions,
  type SlipToSettle,
  settle,
  settleStream,
} from '../../src/settlement/index.js'
import { fixture } from '../convert/folders.js'

/** A settlement of R$ 494,40 of a title of R$ 480,00, and its title (Itaú, CNAB 400). */
const payment = parseReturn(fixture('341-itau/cnab400/settlements.ret')).bank_billet_discharges[1]!
const TITLE = 'title:341:842:31507:450020'
const PAID = 49_440

/** A record of the title that reverses an amount, by its unified code. */
const reversalOf = (our_occurrence: '2025' | '2111' | '2121', paid_amount: number | ''): ReturnRecord => ({
  ...payment,
  kind: 'reversed',
  final: false,
  occurrence: '69',
  our_occurrence,
  line_parsed: { ...payment.line_parsed, paid_amount: String(paid_amount), paid_at: '2026-03-10' },
})

const SLIP = { id: 1, our_number: '45002', status: 'paid' } as const satisfies SlipToSettle

/** Books without keys, and with this amount of the title. */
const booksOf = (net: number | null): BookedRecords => ({
  has: () => false,
  net: (title) => (title === TITLE ? net : null),
})

/** The effect of one record, given what is booked. */
function effectOf(record: ReturnRecord, net: number | null, slip: SlipToSettle = SLIP, options = {}) {
  const [settled] = settle([record], [slip], { booked: booksOf(net), ...options }).records
  const { reversal, needs_review, pending, reversal_without_payment, transition, status } = settled!
  return {
    reversed: reversal?.reversed_amount ?? null,
    codes: needs_review.map(({ code }) => code),
    pending,
    reversal_without_payment,
    transition,
    status,
  }
}

const DOUBTFUL: ReturnRecord = {
  ...payment,
  needs_review: [{ code: 'doubtful_payment', line: payment.line, text: { pt: 'duvidoso', en: 'doubtful' } }],
}

const SURE = { codes: [], pending: false, reversal_without_payment: false }
const OPENED = { transition: 'payment_reversed', status: 'opened' }
const STILL_PAID = { transition: null, status: 'paid' }

test('the payment of these tests is R$ 494,40', () => {
  expect(payment).toMatchObject({ kind: 'settled', money: true, line_parsed: { paid_amount: String(PAID) } })
})

describe('a returned cheque', () => {
  test('undoes the payment that is booked', () => {
    expect(effectOf(reversalOf('2025', PAID), PAID)).toEqual({ ...SURE, ...OPENED, reversed: PAID })
  })

  test('undoes its own amount if more is booked', () => {
    expect(effectOf(reversalOf('2025', PAID), PAID + 1)).toMatchObject({ ...SURE, reversed: PAID })
  })

  test('leaves the slip paid if another payment of the whole title remains', () => {
    expect(effectOf(reversalOf('2025', PAID), PAID + 48_000)).toEqual({ ...SURE, ...STILL_PAID, reversed: PAID })
    expect(effectOf(reversalOf('2025', PAID), PAID + 47_999)).toEqual({ ...SURE, ...OPENED, reversed: PAID })
  })

  test('has nothing to undo without a booked payment: the cheque was only announced', () => {
    const open = { ...SLIP, status: 'opened' } as const
    for (const amount of [PAID, 0, ''] as const)
      expect(effectOf(reversalOf('2025', amount), 0, open)).toEqual({
        ...SURE,
        reversed: null,
        reversal_without_payment: true,
        transition: null,
        status: 'opened',
      })
  })

  test('needs review if the slip is paid, but nothing is booked', () => {
    const expected = { codes: ['reversal_without_payment'], reversed: null, reversal_without_payment: true }
    expect(effectOf(reversalOf('2025', PAID), 0)).toEqual({ ...expected, ...STILL_PAID, pending: true })
    const booked = effectOf(reversalOf('2025', PAID), 0, SLIP, { needs_review: 'book' })
    expect(booked).toEqual({ ...expected, ...OPENED, pending: false })
  })

  test('undoes no more than is booked, after review', () => {
    const record = reversalOf('2025', PAID)
    const codes = ['reversal_above_booked']
    expect(effectOf(record, 40_000)).toEqual({ ...SURE, ...STILL_PAID, reversed: null, codes, pending: true })
    expect(effectOf(record, 40_000, SLIP, { needs_review: 'book' })).toEqual({
      ...SURE,
      ...OPENED,
      reversed: 40_000,
      codes,
    })
  })

  test.each([0, ''] as const)('without an amount (%j) undoes what is booked, after review', (amount) => {
    const record = reversalOf('2025', amount)
    const codes = ['reversed_amount_unknown']
    expect(effectOf(record, PAID)).toMatchObject({ reversed: null, codes, pending: true })
    expect(effectOf(record, PAID, SLIP, { needs_review: 'book' })).toMatchObject({ reversed: PAID, codes })
  })

  test('needs review if the amount that is booked is not known', () => {
    const expected = { codes: ['conditional_reversal'], pending: true, reversed: null, ...STILL_PAID }
    expect(effectOf(reversalOf('2025', PAID), null)).toMatchObject(expected)
    expect(effectOf(reversalOf('2025', PAID), null, SLIP, { booked: [] })).toMatchObject(expected)
    expect(effectOf(reversalOf('2025', PAID), null, SLIP, { needs_review: 'book' })).toMatchObject({ reversed: PAID })
  })

  test('needs review after a payment of the file that is not sure', () => {
    const { needs_review } = settle([DOUBTFUL, reversalOf('2025', PAID)], [SLIP], { booked: booksOf(0) })
    expect(needs_review.map(({ needs_review }) => needs_review.map(({ code }) => code))).toEqual([
      ['doubtful_payment'],
      ['conditional_reversal'],
    ])
  })

  test('needs review if a payment of an earlier file waits, though the file has a sure one', () => {
    // The books answer null: a doubtful payment of R$ 494,40 waits. The sure one is of cash, perhaps.
    const { records } = settle([payment, reversalOf('2025', PAID)], [SLIP], { booked: booksOf(null) })
    expect(records.map(({ payment, reversal }) => [payment?.paid_amount, reversal])).toEqual([
      [PAID, null],
      [undefined, null],
    ])
    expect(records[1]!.needs_review.map(({ code }) => code)).toEqual(['conditional_reversal'])
    // Books that cannot answer know of none that waits.
    const [, sure] = settle([payment, reversalOf('2025', PAID)], [SLIP]).records
    expect(sure).toMatchObject({ pending: false, reversal: { reversed_amount: PAID } })
  })

  test('of a title without nosso número needs review', () => {
    const record = reversalOf('2025', PAID)
    const unnumbered = { ...record, line_parsed: { ...record.line_parsed, our_number: '000000000' } }
    const [settled] = settle([unnumbered], [], { booked: booksOf(PAID) }).records
    expect(settled).toMatchObject({ title_key: null, pending: true })
  })
})

describe('a cheque that came back before its payment in the file', () => {
  const open = { ...SLIP, status: 'opened' } as const
  const paidOn = (paid_at: string): ReturnRecord => ({
    ...payment,
    line_parsed: { ...payment.line_parsed, paid_at },
  })
  /** Codes of the payment after a returned cheque of 2026-03-10, and whether it is booked. */
  const paymentAfter = (later: ReturnRecord, options: SettleOptions = { booked: booksOf(0) }) => {
    const [first, settled] = settle([reversalOf('2025', PAID), later], [open], options).records
    expect(first).toMatchObject({ reversal: null, pending: false })
    return [settled!.needs_review.map(({ code }) => code), settled!.payment?.paid_amount ?? null]
  }

  test.each(['2026-03-02', '2026-03-10'])('makes the payment of %s need review', (day) => {
    expect(paymentAfter(paidOn(day))).toEqual([['payment_after_reversal'], null])
  })

  test('leaves a payment of a later day, and one of another title', () => {
    expect(paymentAfter(paidOn('2026-03-11'))).toEqual([[], PAID])
    const other = { ...payment, line_parsed: { ...payment.line_parsed, our_number: '000450039' } }
    expect(paymentAfter(other)).toEqual([[], PAID])
  })

  test('makes it need review also when the file is settled again, after its reversal is booked', () => {
    const [first] = settle([reversalOf('2025', PAID)], [open], { booked: booksOf(0) }).records
    const booked = { ...booksOf(0), has: (key: string) => key === first!.idempotency_key }
    expect(paymentAfter(paidOn('2026-03-02'), { booked })).toEqual([['payment_after_reversal'], null])
    const isBooked = paymentAfter(paidOn('2026-03-02'), { booked, needs_review: 'book' })
    expect(isBooked).toEqual([['payment_after_reversal'], PAID])
  })

  test('leaves a payment after a cheque whose payment is booked', () => {
    const [, , last] = settle([paidOn('2026-03-02'), reversalOf('2025', PAID), paidOn('2026-03-10')], [open], {
      booked: booksOf(0),
    }).records
    expect(last).toMatchObject({ pending: false, payment: { paid_amount: PAID } })
  })
})

describe('other reversals', () => {
  test('«estorno de pagamento» undoes its amount if it is booked, or if the books do not answer', () => {
    const record = reversalOf('2111', PAID)
    for (const net of [PAID, PAID + 1]) expect(effectOf(record, net)).toEqual({ ...SURE, ...OPENED, reversed: PAID })
    expect(effectOf(record, 0, SLIP, { booked: [] })).toEqual({ ...SURE, ...OPENED, reversed: PAID })
  })

  test.each([0, PAID - 1, null])('«estorno de pagamento» needs review if the books have %j', (net) => {
    const record = reversalOf('2111', PAID)
    const codes = ['reversal_of_unbooked_payment']
    expect(effectOf(record, net)).toEqual({ ...SURE, ...STILL_PAID, codes, pending: true, reversed: null })
    const booked = effectOf(record, net, SLIP, { needs_review: 'book' })
    expect(booked).toEqual({ ...SURE, ...OPENED, codes, reversed: PAID })
  })

  test('«estorno de pagamento» needs review while a payment of the title waits', () => {
    // A sure payment and a doubtful one of R$ 494,40: the bank reverses one of them.
    const { records } = settle([payment, DOUBTFUL, reversalOf('2111', PAID)], [SLIP], { booked: booksOf(0) })
    expect(records.map(({ pending }) => pending)).toEqual([false, true, true])
    expect(records[2]!.needs_review.map(({ code }) => code)).toEqual(['reversal_of_unbooked_payment'])
  })

  test.each([0, ''] as const)('«estorno de pagamento» without an amount (%j) needs review', (amount) => {
    expect(effectOf(reversalOf('2111', amount), PAID)).toMatchObject({
      codes: ['reversed_amount_unknown'],
      pending: true,
    })
  })

  test('«estorno de baixa / liquidação» of a slip that was written off opens it, and undoes no payment', () => {
    const canceled = { ...SLIP, status: 'canceled' } as const
    const opened = { transition: 'write_off_reversed', status: 'opened', pending: false, codes: [] }
    expect(effectOf(reversalOf('2121', 0), 0, canceled)).toMatchObject({ ...opened, reversed: null })
    expect(effectOf(reversalOf('2121', 0), 0, canceled, { booked: [] })).toMatchObject({ ...opened, reversed: null })
    expect(effectOf(reversalOf('2121', PAID), 0, canceled)).toMatchObject({ ...opened, reversed: null })
    expect(effectOf(reversalOf('2121', PAID), null, canceled)).toMatchObject({ pending: true, status: 'canceled' })
    expect(effectOf(reversalOf('2121', PAID), PAID)).toEqual({ ...SURE, ...OPENED, reversed: PAID })
  })

  test('«estorno de baixa / liquidação» without an amount needs review if a payment of the canceled slip is booked, or waits', () => {
    const canceled = { ...SLIP, status: 'canceled' } as const
    for (const [net, code] of [
      [PAID, 'reversed_amount_unknown'],
      [null, 'conditional_reversal'],
    ] as const)
      expect(effectOf(reversalOf('2121', 0), net, canceled)).toMatchObject({
        codes: [code],
        pending: true,
        reversed: null,
        status: 'canceled',
      })
  })
})

describe('the books', () => {
  test('are asked once for a title, before its first record is returned', async () => {
    const asked: string[] = []
    let net = 0
    const booked: BookedRecords = { has: () => false, net: (title) => asked.push(title) && net }
    async function* records() {
      yield* [payment, reversalOf('2025', PAID), reversalOf('2025', PAID)]
    }
    const effects: unknown[] = []
    const stream = settleStream(records(), [{ ...SLIP, status: 'opened' }], { booked })
    for await (const { payment, reversal } of stream) {
      // A caller that books each record at once.
      net += (payment?.paid_amount ?? 0) - (reversal?.reversed_amount ?? 0)
      effects.push(payment?.paid_amount ?? reversal?.reversed_amount ?? null)
    }
    // The second reversal has nothing left to undo.
    expect(effects).toEqual([PAID, PAID, null])
    expect(asked).toEqual([TITLE])
  })

  test('are asked for the title of the wallet', async () => {
    const wallet = {
      id: 9,
      bank_contract_slug: 'itau-bs-109',
      kind: 'cnab400',
      agency_number: '0842',
      account_number: '31507',
      beneficiary_name: '',
      beneficiary_cnpj_cpf: '',
    } as const
    const file = parseReturn(fixture('341-itau/cnab400/settlements.ret'))
    const titles: string[] = []
    const booked: BookedRecords = { has: () => false, net: (title) => titles.push(title) && 0 }
    const { records } = settle(file, [], { wallets: [wallet], booked })
    expect(records[1]!.title_key).toBe(`9/${TITLE}`)
    expect(titles).toContain(`9/${TITLE}`)
  })
})

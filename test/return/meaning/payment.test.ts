/** Payments from return records: their records, amounts in cents, and idempotency keys. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { toDecimal } from '../../../src/cobranca/index.js'
import * as publicFunctions from '../../../src/index.js'
import {
  parseReturn,
  paymentFrom,
  paymentsFrom,
  type ReturnRecord,
  readReturn,
  reversalFrom,
  reversalsFrom,
} from '../../../src/return/index.js'
import { writeReturn } from '../../../src/testing/return-file/index.js'
import { changedFixture } from '../../changed-fixture.js'
import { someOf } from '../../runs.js'
import { returnFixture, returnFixtures } from '../return-fixtures.js'

const recordsOf = (name: string): readonly ReturnRecord[] =>
  parseReturn(returnFixture(name).bytes).bank_billet_discharges

const recordAt = (name: string, line: number): ReturnRecord => recordsOf(name).find((record) => record.line === line)!

/** A record with other entries of `line_parsed`. */
const withParsed = (record: ReturnRecord, entries: Partial<ReturnRecord['line_parsed']>): ReturnRecord => ({
  ...record,
  line_parsed: { ...record.line_parsed, ...entries },
})

const settlement = recordAt('341-itau/cnab400/settlements', 3)
const keyOf = (record: ReturnRecord): string => paymentFrom(record)!.idempotency_key

describe('paymentFrom', () => {
  it.each(someOf(returnFixtures, 16))(
    'is equal for records of $name after JSON.stringify and JSON.parse',
    ({ bytes }) => {
      const records = parseReturn(bytes).bank_billet_discharges
      const again = JSON.parse(JSON.stringify(records)) as ReturnRecord[]
      expect(paymentsFrom(again)).toEqual(paymentsFrom(records))
      expect(again.map(reversalFrom)).toEqual(records.map(reversalFrom))
    },
  )

  it('returns the service’s payment, with money in integer cents', () => {
    // R$ 480,00, due on 20/02, paid at 237/1946 with R$ 14,40 of charges; R$ 2,35 of fee.
    const { line_parsed, ...payment } = paymentFrom(settlement)!
    expect(payment).toEqual({
      our_number: '000450020',
      our_occurrence: '2028',
      needs_review: [],
      paid_at: '2026-02-27',
      paid_amount: 49440,
      paid_bank: '237',
      paid_agency: '1946',
      paid_by_pix: false,
      bank_rate: 235,
      credit_at: '2026-03-02',
      credit_amount: 49205,
      billet_fine: 1440,
      discount: 0,
      value_rebate: 0,
      iof: 0,
      other_credit: 0,
      other_fines: null,
      title_key: 'title:341:842:31507:450020',
      amount: 48000,
      expire_at: '2026-02-20',
      customer_person_name: 'OFICINA VENTO NORTE EIRELI',
      final: true,
      idempotency_key: 'payment:341:842:31507:450020:06:2026-02-27:49440',
    })
    expect(line_parsed).toBe(settlement.line_parsed)
    expect(toDecimal(payment.paid_amount!).toFixed(2)).toBe('494.40')
  })

  it('has no paid amount if Itaú reports a settlement and credits nothing: no column has it (240 p. 15, 400 p. 20)', () => {
    const zero = '0'.repeat(30)
    const unpaid = [
      changedFixture('341-itau/cnab240/settlements.ret', 4, { 78: zero }),
      changedFixture('341-itau/cnab400/settlements.ret', 2, { 254: zero.slice(0, 13) }),
    ]
    for (const bytes of unpaid) {
      const { bank_billet_discharges, totals, diagnostics } = parseReturn(bytes)
      const [first, ...others] = bank_billet_discharges
      expect(first).toMatchObject({ our_occurrence: '2028', kind: 'settled', money: true })
      expect(first!.line_parsed).toMatchObject({ paid_amount: '', credit_amount: '0' })
      const payment = paymentFrom(first!)!
      expect(payment).toMatchObject({ paid_amount: null, credit_amount: 0, final: true })
      expect(payment.idempotency_key).toMatch(/^payment:341:.*:$/)
      const paid = others.flatMap((record) => (record.kind === 'settled' && record.money ? [record] : []))
      expect(totals.paid_amount).toBe(paid.reduce((sum, { line_parsed }) => sum + Number(line_parsed.paid_amount), 0))
      expect(totals.by_kind.settled!.count).toBeGreaterThan(paid.length)
      expect(diagnostics.filter(({ code }) => code === 'paid_amount_unknown')).toMatchObject([
        { severity: 'warning', line: first!.line },
      ])
    }
  })

  it('is not final for a partial payment', () => {
    expect(paymentFrom(recordAt('341-itau/cnab400/settlements', 11))).toMatchObject({
      our_occurrence: '2029',
      paid_amount: 119765,
      final: false,
      needs_review: [{ code: 'paid_amount_ambiguous', line: 11, possible_amounts: [119765, 120000] }],
    })
  })

  it('is null for a write-off because of a settlement: the settlement is another line', () => {
    const record = recordAt('341-itau/cnab400/settlements', 10)
    expect(record).toMatchObject({ kind: 'settled', money: false, occurrence: '10' })
    expect(paymentFrom(record)).toBeNull()
  })

  it('is null for a line that only announces the settlement (position 107 is I, Itaú CNAB 400, p. 52)', () => {
    const { bytes } = returnFixture('341-itau/cnab400/settlements')
    const lines = bytes.toString('latin1').split('\r\n')
    lines[2] = `${lines[2]!.slice(0, 106)}I${lines[2]!.slice(107)}`
    const records = parseReturn(Buffer.from(lines.join('\r\n'), 'latin1')).bank_billet_discharges
    expect(paymentFrom(records.find(({ line }) => line === 3)!)).toBeNull()
    expect(paymentsFrom(records)).toHaveLength(paymentsFrom(recordsOf('341-itau/cnab400/settlements')).length - 1)
  })

  it('has the Pix flag of the record', () => {
    expect(paymentFrom({ ...settlement, pix: true })!.paid_by_pix).toBe(true)
  })

  it('is null for values that the bank does not send or that cannot be read, never NaN', () => {
    const damaged = withParsed(settlement, { paid_amount: '', bank_rate: '', paid_at: null, banco_recebedor: '' })
    expect(paymentFrom(damaged)).toMatchObject({ paid_amount: null, bank_rate: null, paid_at: null, paid_bank: null })
    // Itaú CNAB 240 has no columns for other charges, other credits and the receiving bank (p. 14).
    expect(paymentFrom(recordAt('341-itau/cnab240/settlements', 3))).toMatchObject({
      paid_bank: null,
      other_fines: null,
      other_credit: null,
    })
  })

  describe.each(returnFixtures)('of $name', ({ bytes, expected }) => {
    const { bank_billet_discharges: records, totals } = parseReturn(bytes)

    it('payments are settlements that move money, reversals are reversals that move money; no record is both', () => {
      records.forEach((record, i) => {
        const { kind } = expected.bank_billet_discharges[i]!
        const payment = paymentFrom(record)
        const reversal = reversalFrom(record)
        expect(payment !== null).toBe(kind === 'settled' && record.money)
        expect(reversal !== null).toBe(kind === 'reversed' && record.money)
        const { line_parsed } = expected.bank_billet_discharges[i]!
        const cents = (text: string) => (text === '' ? null : Number(text))
        if (payment !== null) {
          expect(payment).toMatchObject({
            our_number: line_parsed.our_number,
            paid_at: line_parsed.paid_at,
            credit_at: line_parsed.credit_at,
            paid_amount: cents(line_parsed.paid_amount),
            credit_amount: cents(line_parsed.credit_amount),
            bank_rate: cents(line_parsed.bank_rate),
            discount: cents(line_parsed.discount),
            billet_fine: cents(line_parsed.billet_fine),
          })
        }
      })
    })

    it('the sum of the payments is the total of the file', () => {
      const sum = paymentsFrom(records).reduce((total, { paid_amount }) => total + (paid_amount ?? 0), 0)
      expect(sum).toBe(totals.paid_amount)
    })

    it('every payment has a unique key, equal when the file is read again', () => {
      const keys = paymentsFrom(records).map(({ idempotency_key }) => idempotency_key)
      expect(new Set(keys).size).toBe(keys.length)
      expect(paymentsFrom(parseReturn(bytes).bank_billet_discharges).map((each) => each.idempotency_key)).toEqual(keys)
    })
  })
})

describe('the idempotency key', () => {
  it('is equal if another line or file repeats the payment with another credit date, fee, channel or reason', () => {
    const again = withParsed(
      { ...settlement, line: 812, pix: true, reasons: [], line_raw: '', date_of_occurrence: null },
      {
        credit_at: '2026-03-09',
        credit_amount: '1',
        bank_rate: '999',
        error_code: 'B1',
        banco_recebedor: '',
        agencia_recebedora: '',
      },
    )
    expect(keyOf(again)).toBe(keyOf(settlement))
  })

  it('does not depend on the width of the columns of the numbers', () => {
    const { agency_number, account_number, our_number } = settlement.line_parsed
    const other = withParsed(
      { ...settlement, layout: 'cnab240' },
      {
        agency_number: agency_number.padStart(5, '0'),
        account_number: account_number.padStart(12, '0'),
        our_number: our_number.padStart(20, '0'),
      },
    )
    expect(keyOf(other)).toBe(keyOf(settlement))
  })

  it.each([
    ['bank', { ...settlement, bank: '756' }],
    ['agency', withParsed(settlement, { agency_number: '9999' })],
    ['account', withParsed(settlement, { account_number: '99999' })],
    ['nosso número', withParsed(settlement, { our_number: '000450021' })],
    ['occurrence', { ...settlement, occurrence: '08' }],
    ['day', withParsed(settlement, { paid_at: '2026-02-28' })],
    ['value', withParsed(settlement, { paid_amount: '49441' })],
  ])('differs if the %s differs', (_, other) => {
    expect(keyOf(other)).not.toBe(keyOf(settlement))
  })

  test('payments that differ in any part have different keys', () => {
    const digits = (maxLength: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength })
    const payment = fc
      .record({
        agency_number: digits(5),
        account_number: digits(12),
        our_number: digits(20),
        paid_at: fc.constantFrom('2026-02-27', '2026-02-28', null),
        paid_amount: fc.nat().map(String),
      })
      .map((entries) => withParsed(settlement, entries))
    const meaning = ({ line_parsed: parsed }: ReturnRecord) =>
      JSON.stringify([
        ...[parsed.agency_number, parsed.account_number, parsed.our_number].map((number) => number.replace(/^0+/, '')),
        parsed.paid_at,
        parsed.paid_amount,
      ])
    fc.assert(
      fc.property(payment, payment, (one, other) => {
        expect(keyOf(one) === keyOf(other)).toBe(meaning(one) === meaning(other))
      }),
    )
  })
})

describe('paymentsFrom', () => {
  it('numbers equal payments of one file: two partial payments of a day have two keys', () => {
    const keys = paymentsFrom([settlement, settlement, settlement]).map(({ idempotency_key }) => idempotency_key)
    expect(keys).toEqual([keyOf(settlement), `${keyOf(settlement)}#2`, `${keyOf(settlement)}#3`])
  })

  it('returns equal keys when the file is read again, and the first key if another file has only one of the payments', () => {
    const keys = (records: readonly ReturnRecord[]) => paymentsFrom(records).map((payment) => payment.idempotency_key)
    expect(keys([settlement, settlement])).toEqual(keys([settlement, settlement]))
    expect(keys([settlement, settlement])).toContain(keys([settlement])[0])
  })

  it('skips records that are not payments', () => {
    expect(paymentsFrom(recordsOf('341-itau/cnab400/life-cycle'))).toEqual([])
  })
})

describe('reversalFrom', () => {
  it('has the title and the reversed amount, not the payment (Banco do Brasil, CNAB 400, 44, returned cheque)', () => {
    const record = recordAt('001-bb/cnab400/registrations-and-rejections', 37)
    expect(reversalFrom(record)).toMatchObject({
      our_number: '28709130000052034',
      our_occurrence: '2025',
      reversed_at: '2026-03-05',
      reversed_amount: 47775,
    })
    expect(paymentFrom(record)).toBeNull()
  })

  it('is conditional for a returned cheque (FEBRABAN, C044, p. 152: 44 undoes a payment by cheque, or takes back its announcement, 50)', () => {
    const record = recordAt('237-bradesco/cnab240/registrations-and-rejections', 53)
    expect(record).toMatchObject({ our_occurrence: '2025', kind: 'reversed', money: true })
    const reversal = reversalFrom(record)!
    expect(reversal).toMatchObject({ conditional: true, reversed_amount: Number(record.line_parsed.paid_amount) })
    expect(reversal.reversed_amount).toBeGreaterThan(0)
  })

  it('is not conditional for «estorno de pagamento» (Bradesco, CNAB 400, 40, p. 42)', () => {
    const undone: ReturnRecord = { ...settlement, kind: 'reversed', money: true, our_occurrence: '2111' }
    expect(reversalFrom(undone)).toMatchObject({ conditional: false })
  })

  it('has the key of the title, as the payment has it; null without nosso número', () => {
    const undone: ReturnRecord = {
      ...settlement,
      kind: 'reversed',
      money: true,
      occurrence: '69',
      our_occurrence: '2025',
    }
    expect(reversalFrom(undone)!.title_key).toBe('title:341:842:31507:450020')
    expect(paymentFrom(settlement)!.title_key).toBe('title:341:842:31507:450020')
    expect(paymentFrom(withParsed(settlement, { our_number: '000000000' }))!.title_key).toBeNull()
  })

  it('has another key than the reversed payment, even with the same day and value', () => {
    const undone: ReturnRecord = { ...settlement, kind: 'reversed', money: true, occurrence: '06' }
    expect(reversalFrom(undone)!.idempotency_key).not.toBe(keyOf(settlement))
    expect(reversalFrom(undone)!.idempotency_key).toMatch(/^reversal:341:/)
  })

  it('is null for a cancelled protest, which moves no money', () => {
    expect(reversalFrom({ ...settlement, kind: 'reversed', money: false })).toBeNull()
    expect(reversalFrom(settlement)).toBeNull()
  })
})

describe('two payments of one title in one file, on one day and of one value, at two agencies', () => {
  const paidAt = (agencia_recebedora: string) => ({
    occurrence: '06',
    line_parsed: { our_number: '00045002', paid_at: '2026-02-27', paid_amount: 125_000, agencia_recebedora },
  })
  const { bytes } = writeReturn({ bank: '341', layout: 'cnab400', titles: [paidAt('1946'), paidAt('0842')] })
  const { bank_billet_discharges: records, totals } = parseReturn(bytes)

  it('have two keys, so that each key is booked once and the books have the total of the file', () => {
    const books = new Map(paymentsFrom(records).map((payment) => [payment.idempotency_key, payment.paid_amount!]))
    expect([...books.values()].reduce((sum, cents) => sum + cents)).toBe(totals.paid_amount)
    expect(totals.paid_amount).toBe(250_000)
  })

  it('have the same keys in a stream, whole or in pieces', async () => {
    const pieces = Array.from({ length: Math.ceil(bytes.length / 300) }, (_, i) =>
      bytes.subarray(300 * i, 300 * (i + 1)),
    )
    for (const source of [bytes, pieces]) {
      const payments = []
      for await (const payment of paymentsFrom(readReturn(source))) payments.push(payment)
      expect(payments).toEqual(paymentsFrom(records))
    }
    const reversals = []
    for await (const reversal of reversalsFrom(readReturn(bytes))) reversals.push(reversal)
    expect(reversals).toEqual([])
  })

  it('no public function returns the payment of a single record', () => {
    expect(Object.keys(publicFunctions)).not.toContain('paymentFrom')
    expect(Object.keys(publicFunctions)).not.toContain('reversalFrom')
  })
})

describe('reversalsFrom', () => {
  const cheque = recordAt('001-bb/cnab400/registrations-and-rejections', 37)

  it('returns the reversals of a file in order, and numbers equal keys', () => {
    const [first, second, ...others] = reversalsFrom([cheque, settlement, cheque])
    expect(others).toEqual([])
    expect(first).toEqual(reversalFrom(cheque))
    expect(second).toEqual({ ...first, idempotency_key: `${first!.idempotency_key}#2` })
  })

  it('does not return payments', () => {
    expect(reversalsFrom(recordsOf('341-itau/cnab400/settlements'))).toEqual([])
  })
})

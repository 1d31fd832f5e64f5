/**
 * Late payments of a simulated bank, which charges what the bytes of the remittance say: none of them is a different amount, with `charges_sent` and without it.
 * A cent more or less always is.
 */
import { Decimal } from 'decimal.js'
import { describe, expect, test } from 'vitest'
import { registersTitles } from '../../src/banks/index.js'
import { daysBetween, type Entry, parseMoney, type Slip, type Wallet } from '../../src/cobranca/index.js'
import { buildRemittance, exampleWallets, type RemittanceRecord } from '../../src/remittance/index.js'
import { parseReturn } from '../../src/return/index.js'
import { amountOwed, type SlipCharges, type SlipToSettle, settle } from '../../src/settlement/index.js'
import { simulateBank } from '../../src/testing/simulator/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { slip as plainSlip } from '../remittance/made-up.js'
import { someOf } from '../runs.js'
import { paidWith } from './paid-with.js'

const DIALECTS = remittanceDialects().filter(({ dialect }) => registersTitles(dialect))

/** Dialects without a late payment with interest, with the reason. */
const WITHOUT_INTEREST: Readonly<Record<string, string>> = {
  '707/cnab400': 'Daycoval takes neither fine nor interest in CNAB 400: an entry with them is an error',
}

/** Late payments of each dialect that are compared with a cent more and less. */
const COMPARED = 6

const INTEREST: readonly Partial<Slip>[] = [
  {},
  { interest_type: 2, interest_value: '0,37' },
  { interest_type: 1, interest_percentage: '0,033' },
  { interest_type: 1, interest_percentage: '0,1' },
  { interest_type: 4, interest_percentage: 1 },
  { interest_type: 4, interest_percentage: '2,5' },
]

const OTHERS: readonly Partial<Slip>[] = [
  {},
  { fine_type: 1, fine_percentage: 2 },
  { fine_type: 2, fine_value: '3,00' },
  { fine_type: 1, fine_percentage: '1,333' },
  { discount_type: 1, discount_value: '2,50', days_for_discount: 3 },
  { discount_type: 2, discount_percentage: '1,125', days_for_discount: 0 },
]

const AMOUNTS = ['45,00', '1.000,00', '1.234,56', '333,33', '8.765,43']

/** Every charge beside every other. Friday, 20 March 2026. */
const SLIPS: readonly Slip[] = INTEREST.flatMap((interest, i) =>
  OTHERS.map((other, j) => ({
    ...plainSlip,
    amount: AMOUNTS[(i + j) % AMOUNTS.length]!,
    expire_at: '2026-03-20',
    document_number: `NF${i}${j}`,
    ...interest,
    ...other,
  })),
)

const entries: readonly Entry[] = SLIPS.map((slip) => ({ our_code: '1001', slip }))

const generated_at = '2026-03-02T10:00:00'

/** The slip of a record, as a company stores it. */
const storedSlip = ({ entry, our_number, processed_our_number_raw }: RemittanceRecord): SlipToSettle => ({
  ...SLIPS[entry]!,
  id: entry,
  bank_billet_account_id: 1,
  status: 'opened',
  ...(/[^0]/.test(our_number) && { our_number, processed_our_number_raw }),
})

/** The returns of a bank of which every payer pays late, or in time. */
function returnsOf(wallet: Wallet, outcome: 'paid_late' | 'paid') {
  const { bytes, records } = buildRemittance({ wallet, entries, generated_at, partial: true })
  const { files } = simulateBank(bytes, { scenario: { [outcome]: 1 }, seed: 7 })
  return { records, files: files.map((file) => parseReturn(file.bytes)) }
}

/**
 * Every amount that a late payment may have if fine and interest are rounded to cents a day, or to percentages a day or a month of any decimals: by hand, and more
 * forms than any layout has.
 */
function lateTotals(slip: Slip, paid_at: string): ReadonlySet<number> {
  const amount = new Decimal(parseMoney(slip.amount))
  const days = daysBetween(slip.expire_at, paid_at)
  const cents = (value: Decimal): number => value.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber()
  const percentageOf = (percentage: unknown, value: unknown): Decimal =>
    value === undefined
      ? new Decimal(String(percentage).replace(',', '.'))
      : new Decimal(parseMoney(value as string)).div(amount).times(100)
  const roundings = (percentage: Decimal): Decimal[] => [
    percentage,
    ...DECIMALS.map((decimals) => percentage.toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP)),
  ]
  const { fine_type, interest_type } = slip
  const fine = fine_type === undefined ? new Decimal(0) : percentageOf(slip.fine_percentage, slip.fine_value)
  const given = percentageOf(slip.interest_percentage, slip.interest_value)
  const [daily, monthly] = interest_type === 4 ? [given.div(30), given] : [given, given.times(30)]
  const fines = roundings(fine).map((percentage) => cents(amount.times(percentage).div(100)))
  const interests = [
    cents(amount.times(daily).div(100)) * days,
    ...roundings(daily).map((percentage) => cents(amount.times(percentage).times(days).div(100))),
    ...roundings(monthly).map((percentage) => cents(amount.times(percentage).times(days).div(3000))),
  ]
  return new Set(fines.flatMap((one) => interests.map((other) => amount.toNumber() + one + other)))
}

const DECIMALS = [0, 1, 2, 3, 4, 5, 6]

// Nothing is drawn but the dialects: half of them in a long run.
describe.each(someOf(DIALECTS, 2, Math.ceil(DIALECTS.length / 2)))('$name', ({ name, dialect, layout }) => {
  const [contract] = Object.keys(dialect.contracts)
  const wallet: Wallet = { ...exampleWallets({ dialect, layout, contracts: [contract!] })[0]!, id: 1 }

  test('what the bank charges by the remittance is no different amount', () => {
    let late = 0
    for (const outcome of ['paid_late', 'paid'] as const) {
      const { records, files } = returnsOf(wallet, outcome)
      const plain = records.map(storedSlip)
      const charged = records.map((record) => ({ ...storedSlip(record), charges_sent: record.charges_sent }))
      for (const file of files) {
        for (const [slips, wallets] of [
          [charged, [wallet]],
          [plain, [wallet]],
          [plain, undefined],
        ] as const) {
          const { different_amounts, unmatched } = settle(file, slips, wallets === undefined ? {} : { wallets })
          expect(unmatched).toEqual([])
          expect(
            different_amounts.map(({ bank_billet_id, paid_amount, owed }) => [
              SLIPS[Number(bank_billet_id)],
              paid_amount,
              owed,
            ]),
          ).toEqual([])
        }
        for (const { record, bank_billet, payment } of settle(file, charged, { wallets: [wallet] }).records) {
          if (payment?.final !== true || bank_billet === null) continue
          const owed = amountOwed(bank_billet as SlipCharges, payment.paid_at!)
          expect(owed.total).toBe(payment.paid_amount)
          expect(amountOwed(SLIPS[Number(bank_billet.id)]!, payment.paid_at!, wallet)).toEqual(owed)
          if (owed.interest === 0 || late++ >= COMPARED) continue
          const possible = lateTotals(SLIPS[Number(bank_billet.id)]!, payment.paid_at!)
          expect(possible).toContain(owed.total)
          for (const cents of [-1, 1]) {
            const different = paidWith(record, owed.total + cents)
            const listed = (slips: readonly SlipToSettle[]) =>
              settle(different, slips).different_amounts.map(({ difference }) => difference)
            expect(listed(charged)).toEqual([cents])
            if (!possible.has(owed.total + cents)) expect(listed(plain)).toEqual([cents])
          }
        }
      }
    }
    expect(name in WITHOUT_INTEREST ? late === 0 : late >= 5, `${late} late payments`).toBe(true)
  })
})

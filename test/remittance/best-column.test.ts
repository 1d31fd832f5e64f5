/** Interest is written in the form of its columns that loses least: an amount per day, or a percentage per month or per day. */
import { Decimal } from 'decimal.js'
import { describe, expect, test } from 'vitest'
import { registersTitles } from '../../src/banks/index.js'
import { isValidationError, type Slip, slipTerms } from '../../src/cobranca/index.js'
import { LayoutCharges } from '../../src/remittance/layout-charges.js'
import type { TitleCharge } from '../../src/remittance/title-charges.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { rowsOf } from '../banks/rows-of.js'
import { someOf } from '../runs.js'
import { slip } from './made-up.js'

const rows = await rowsOf('instruction-rows.ts')

const DIALECTS = remittanceDialects()
  .filter(({ dialect }) => registersTitles(dialect))
  .map(({ bank, key, name }) => ({
    name,
    wallet: rows.find((each) => each.bank === bank)!.rows.INSTRUCTIONS[key]!.wallet,
  }))

/** Cents that a charge comes to in thirty days. */
const inAMonth = (charge: Omit<TitleCharge, 'date'>, amount: number): Decimal => {
  const { days = 1 } = charge as TitleCharge
  const { kind, cents, percentage } = charge as { kind: string; cents: number; percentage: Decimal }
  const of = kind === 'value' ? new Decimal(cents) : percentage.times(amount).div(100)
  return of.times(30).div(days)
}

/**
 * Layouts that write interest as an amount per day although another form may lose less: no page at hand lists their codes completely (Inter; Caixa CNAB 400, whose
 * v029 breaks off in NE066).
 */
const ONLY_AMOUNTS = /^(077\/|104\/cnab400)/

const AMOUNTS = ['20,00', '45,00', '100,00', '1000,00', '31234,56']
const RATES: readonly Partial<Slip>[] = [
  ...['1', '2', '0,5', '0,999', '3,33'].map((interest_percentage) => ({
    interest_type: 4 as const,
    interest_percentage,
  })),
  ...['0,033', '0,0333', '0,1', '0,066'].map((interest_percentage) => ({
    interest_type: 1 as const,
    interest_percentage,
  })),
]

describe.each(someOf(DIALECTS, 10))('$name', ({ name, wallet }) => {
  const layout = LayoutCharges.ofWallet(wallet)

  test('no form of the interest loses less', () => {
    for (const amount of AMOUNTS)
      for (const rate of RATES) {
        const given = { ...slip, amount, ...rate }
        const terms = slipTerms(given)
        const asked = inAMonth({ days: 1, ...terms.interest } as never, terms.amount)
        const lossOf = (charge: TitleCharge) => inAMonth(charge, terms.amount).minus(asked).abs().toNumber()
        let written: TitleCharge | null
        try {
          written = layout.sent(given).interest
        } catch (error) {
          if (!isValidationError(error)) throw error
          continue
        }
        if (written === null) continue
        if (written.kind === 'value' && ONLY_AMOUNTS.test(name)) continue
        const least = Math.min(...layout.forms(terms).interest.map(lossOf))
        expect([name, amount, rate, lossOf(written)]).toEqual([name, amount, rate, expect.closeTo(least, 6)])
      }
  })
})

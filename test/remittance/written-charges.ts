/** Charges of a slip beside those that the bank reads in a file, in exact cents. */
import { Decimal } from 'decimal.js'
import type { RemittanceDialect } from '../../src/banks/index.js'
import type { PreparedCharge } from '../../src/cobranca/index.js'
import { parseRemittance } from '../../src/remittance/index.js'
import { type TitleCharge, type TitleCharges, titleCharges } from '../../src/remittance/title-charges.js'

/** No product of a test is rounded. */
const Exact = Decimal.clone({ precision: 80 })

/** The charges of each title of a file. */
export function writtenCharges(bytes: Uint8Array, dialect: RemittanceDialect): readonly TitleCharges[] {
  const { parts } = parseRemittance(bytes).file
  return parts.flatMap((part) => {
    if (part.type !== 'title') return []
    const { main, companions } = part.title
    const records = [main, ...Object.values(companions).flat()]
    return [
      titleCharges(
        dialect,
        records.map(({ role, values }) => ({ fields: dialect.layout.records[role!]!.fields, values: values! })),
      ),
    ]
  })
}

/** The cents that a slip asks for, before rounding; of interest, in a number of days. */
export const askedCents = (charge: PreparedCharge | null | undefined, amount: number, days = 1): Decimal =>
  charge == null
    ? new Exact(0)
    : charge.kind === 'value'
      ? new Exact(charge.cents).times(days)
      : new Exact(charge.percentage).times(amount).times(days).div(100)

/** The cents of a charge in a file, before rounding. */
export const writtenCents = (charge: TitleCharge | null | undefined, amount: number, days = 1): Decimal =>
  charge == null
    ? new Exact(0)
    : charge.kind === 'value'
      ? new Exact(charge.cents).times(days).div(charge.days ?? 1)
      : new Exact(charge.percentage)
          .times(amount)
          .times(days)
          .div(100 * charge.days)

/** The daily percentage of a monthly percentage has forty digits. */
const NOTHING = 1e-20

/**
 * Whether a file charges other cents than the slip asks for, before rounding. A value that is charged once may be written as a percentage if it comes to the
 * same cents.
 *
 * @param days 1, or for interest any number of days
 */
export function isChanged(
  file: TitleCharge | null | undefined,
  slip: PreparedCharge | null | undefined,
  amount: number,
  days: number,
): boolean {
  if (file == null || slip == null) return false
  const written = writtenCents(file, amount, days)
  const asked = askedCents(slip, amount, days)
  return slip.kind === 'value' && days === 1
    ? !written.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).eq(asked)
    : written.minus(asked).abs().gt(NOTHING)
}

/** The name of a remittance: CBDDMM??.REM, the last two of letters or digits (CNAB 400, p. 6; CNAB 240, p. 5). */
import type { FileContext } from '../remittance-dialect.js'

/** The last two digits of the number of the remittance: names must differ on one day. */
export function filename({ date, remittance_number }: FileContext): string {
  const [, month, day] = date.split('-') as [string, string, string]
  return `CB${day}${month}${String(remittance_number).padStart(2, '0').slice(-2)}.REM`
}

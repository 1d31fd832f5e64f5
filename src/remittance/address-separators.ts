/** The character between street and number in the addresses of a layout. */
import type { RemittanceDialect } from '../banks/index.js'
import { ADDRESS_SEPARATORS, type AddressSeparators } from '../cobranca/index.js'
import { once, type Records } from '../fixed-width/index.js'

/** Returns the usual separators, or blanks where the columns of an address do not take them. */
export const addressSeparatorsOf = once(
  ({ layout }: RemittanceDialect): AddressSeparators => ({
    payer: separatorIn(layout.records, 'payer_address', ADDRESS_SEPARATORS.payer),
    guarantor: separatorIn(layout.records, 'guarantor_address', ADDRESS_SEPARATORS.guarantor),
  }),
)

function separatorIn(records: Records, column: string, usual: string): string {
  const isTaken = Object.values(records).every(({ fields: { [column]: field } }) => {
    const marks = field?.marks
    return marks === undefined || [...usual.trim()].every((mark) => marks.includes(mark))
  })
  return isTaken ? usual : ' '
}

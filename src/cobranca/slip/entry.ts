import type { OurCode } from '../codes/our-codes.js'
import type { MoneyInput } from '../values/money.js'
import type { Slip } from './slip.js'

/** An instruction to the bank about a slip: the service's remittance record (`bank_billet_remittance`). */
export interface Entry {
  /** The instruction: `'1001'` registers the title, `'1002'` writes it off … (`OUR_CODES`). */
  our_code: OurCode
  /** The slip with its new values: a change sends them. */
  slip: Slip
  /**
   * The rebate (abatimento) to grant, for `'1004'` and `'1077'`: no field of the slip carries one. Named as in
   * `line_parsed`.
   */
  value_rebate?: MoneyInput | null | undefined
  /** The bank's own code of the instruction to cancel (`'1110'`), or of the payer's claim that is answered (`'1112'`). */
  instruction_code?: string | null | undefined
  /** Last day on which the slip may be paid, `YYYY-MM-DD`, for `'1107'`, and for `'1001'` where the layout has columns for it. Ours, not the service's. */
  payment_limit_at?: string | null | undefined
}

import type { OurCode } from '../codes/our-codes.js'
import type { MoneyInput } from '../values/money.js'
import type { RegisteredSlip, Slip } from './slip.js'

interface EntryFields {
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

/** An instruction to the bank about a slip: the service's remittance record (`bank_billet_remittance`). */
export interface Entry extends EntryFields {
  /** The instruction: `'1001'` registers the title, `'1002'` writes it off … (`OUR_CODES`). */
  our_code: OurCode
  /** The slip with its new values: a change sends them. */
  slip: Slip
}

/** An instruction about a slip that the bank has registered. The fields of the payer may be absent if the records of the instruction do not send them. */
export interface RegisteredEntry extends EntryFields {
  /** The instruction: `'1002'` writes the title off … (`OUR_CODES`). */
  our_code: Exclude<OurCode, '1001'>
  /** The slip with its new values: a change sends them. */
  slip: RegisteredSlip
}

/** An entry of a remittance: its slip needs the payer only for a registration. */
export type AnyEntry = Entry | RegisteredEntry

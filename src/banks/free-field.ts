/** Inputs of a bank's free field, positions 20 to 44 of the bar code. */
import type { PreparedWallet } from '../cobranca/index.js'
import type { Contract, OurNumber } from './remittance-dialect.js'

export interface FreeFieldContext<C extends Contract = Contract> {
  readonly wallet: PreparedWallet
  readonly contract: C
  readonly our_number: OurNumber
  /** Number of the document («seu número»), as the slip has it; may be empty. */
  readonly document_number: string
  /** Integer cents. */
  readonly amount: number
  /** Due date, `YYYY-MM-DD`; null for a slip due on presentation. */
  readonly due: string | null
}

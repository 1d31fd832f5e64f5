import type { AnyEntry, PayerField, PreparedSlip, RegisteredSlip } from '../../cobranca/index.js'
import type { OpenedWallet } from '../open-wallet.js'

/** An entry with its prepared slip. */
export interface PreparedEntry {
  /** Its position among all entries of the file. */
  readonly position: number
  /** Its money is in cents. */
  readonly entry: AnyEntry
  readonly isRegistration: boolean
  readonly wallet: OpenedWallet
  /** The slip with the defaults of its wallet, as given. */
  readonly asked: RegisteredSlip
  readonly slip: PreparedSlip
  /** The bank's code of the instruction. */
  readonly movement: string
  /** Fields of the payer that an instruction leaves out; the prepared slip has others in their place. */
  readonly missing: readonly PayerField[]
}

export const isNotGiven = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === ''

/** An entry before it is written. */
import type { EntryContext, FileContext, OurNumber } from '../../banks/index.js'
import { type Entry, type PreparedSlip, prepareSlip, type Slip } from '../../cobranca/index.js'
import { plainConstructor } from '../../code/plain-objects.js'
import { configured, type OpenedWallet } from '../open-wallet.js'
import { checkAvailable } from '../supports.js'
import type { EntryPlan } from './entry-plans.js'

export interface Draft {
  /** Its position among all entries of the file. */
  readonly position: number
  /** Its money is in cents. */
  readonly entry: Entry
  readonly isRegistration: boolean
  readonly wallet: OpenedWallet
  /** The slip with the defaults of its wallet, as given. */
  readonly asked: Slip
  readonly slip: PreparedSlip
  readonly plan: EntryPlan
  /** The bank's code of the instruction. */
  readonly movement: string
}

const NewDraft = plainConstructor<
  Draft,
  [
    position: number,
    Entry,
    isRegistration: boolean,
    OpenedWallet,
    asked: Slip,
    PreparedSlip,
    EntryPlan,
    movement: string,
  ]
>(function (position, entry, isRegistration, wallet, asked, slip, plan, movement) {
  this.position = position
  this.entry = entry
  this.isRegistration = isRegistration
  this.wallet = wallet
  this.asked = asked
  this.slip = slip
  this.plan = plan
  this.movement = movement
})

/**
 * Prepares an entry.
 *
 * @param usual plan of its instruction for a slip without Pix
 * @throws {ValidationError} when the contract does not take the instruction, or the slip is invalid
 */
export function draftOf(position: number, entry: Entry, usual: EntryPlan, wallet: OpenedWallet): Draft {
  const { file, bank } = wallet
  checkAvailable(file.contract, bank.name, entry.our_code)
  const asked = configured(wallet, entry.slip)
  const slip = prepareSlip(asked, file.date, usual.separators)
  const plan = (slip.pix === null ? null : usual.withPix) ?? usual
  const isRegistration = entry.our_code === '1001'
  const movement = (isRegistration ? file.contract.registration : undefined) ?? plan.instruction.movement
  return new NewDraft(position, entry, isRegistration, wallet, asked, slip, plan, movement)
}

const NewContext = plainConstructor<
  EntryContext,
  [
    FileContext,
    Draft,
    OurNumber,
    correspondent_number: OurNumber | null,
    value_rebate: number | null,
    payment_limit_at: string | null,
  ]
>(function (file, { slip, entry, movement }, our_number, correspondent_number, value_rebate, payment_limit_at) {
  this.wallet = file.wallet
  this.contract = file.contract
  this.date = file.date
  this.time = file.time
  this.remittance_number = file.remittance_number
  this.slip = slip
  this.our_number = our_number
  this.correspondent_number = correspondent_number
  this.our_code = entry.our_code
  this.movement = movement
  this.value_rebate = value_rebate
  this.instruction_code = entry.instruction_code ?? null
  this.payment_limit_at = payment_limit_at
})

/** The inputs of the records of an entry. */
export const contextOf = (
  draft: Draft,
  our_number: OurNumber,
  correspondent_number: OurNumber | null,
  value_rebate: number | null,
  payment_limit_at: string | null,
): EntryContext =>
  new NewContext(draft.wallet.file, draft, our_number, correspondent_number, value_rebate, payment_limit_at)

/** An entry before it is written. */
import { correspondentTitle, type EntryContext, type FileContext, type OurNumber } from '../../banks/index.js'
import {
  type AnyEntry,
  isDate,
  type MoneyInput,
  notADate,
  type PayerField,
  type PreparedSlip,
  type Problems,
  parseMoney,
  prepareSlip,
  type RegisteredSlip,
  type Slip,
  ValidationError,
} from '../../cobranca/index.js'
import { plainConstructor } from '../../code/plain-objects.js'
import { configured, type OpenedWallet } from '../open-wallet.js'
import type { OurNumbers } from '../our-numbers.js'
import { checkAvailable } from '../supports.js'
import type { EntryPlan } from './entry-plans.js'
import { missingPayer, withStandIns } from './payer-stand-ins.js'
import { isNotGiven, type PreparedEntry } from './prepared-entry.js'

export interface EntryDraft extends PreparedEntry {
  readonly plan: EntryPlan
}

const NewDraft = plainConstructor<
  EntryDraft,
  [
    position: number,
    AnyEntry,
    isRegistration: boolean,
    OpenedWallet,
    asked: RegisteredSlip,
    PreparedSlip,
    EntryPlan,
    movement: string,
    missing: readonly PayerField[],
  ]
>(function (position, entry, isRegistration, wallet, asked, slip, plan, movement, missing) {
  this.position = position
  this.entry = entry
  this.isRegistration = isRegistration
  this.wallet = wallet
  this.asked = asked
  this.slip = slip
  this.plan = plan
  this.movement = movement
  this.missing = missing
})

/**
 * Prepares an entry.
 *
 * @param usual plan of its instruction for a slip without Pix
 * @throws {ValidationError} when the contract does not take the instruction, or the slip is invalid
 */
export function draftOf(position: number, entry: AnyEntry, usual: EntryPlan, wallet: OpenedWallet): EntryDraft {
  const { file, bank } = wallet
  checkAvailable(file.contract, bank.name, entry.our_code)
  const asked = configured(wallet, entry.slip)
  const isRegistration = entry.our_code === '1001'
  const missing = isRegistration ? NONE : missingPayer(asked)
  const whole = missing.length === 0 ? (asked as Slip) : withStandIns(asked, missing)
  const slip = prepareSlip(whole, file.date, usual.separators)
  const plan = (slip.pix === null ? null : usual.withPix) ?? usual
  const movement = (isRegistration ? file.contract.registration : undefined) ?? plan.rules.instruction.movement
  return new NewDraft(position, entry, isRegistration, wallet, asked, slip, plan, movement, missing)
}

const NONE: readonly PayerField[] = []

const NewContext = plainConstructor<
  EntryContext,
  [
    FileContext,
    EntryDraft,
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

/**
 * Numbers an entry, and returns the inputs of its records.
 *
 * @param problems collects the errors of the fields beside the slip, and of the number
 */
export function numbered(draft: EntryDraft, numbers: OurNumbers, problems: Problems): EntryContext {
  const { entry, slip, isRegistration, wallet } = draft
  const value_rebate = isNotGiven(entry.value_rebate) ? null : problems.attempt(rebateOf, entry.value_rebate)
  const payment_limit_at = isNotGiven(entry.payment_limit_at)
    ? null
    : problems.attempt(paymentLimitOf, entry.payment_limit_at)
  const our_number = numberOf(numbers, slip, isRegistration, problems)
  const correspondent_number =
    wallet.file.contract.correspondent === undefined
      ? null
      : problems.attempt(correspondentNumber, wallet.file, slip, our_number)
  return new NewContext(
    wallet.file,
    draft,
    our_number,
    correspondent_number ?? null,
    value_rebate ?? null,
    payment_limit_at ?? null,
  )
}

function numberOf(numbers: OurNumbers, slip: PreparedSlip, isRegistration: boolean, problems: Problems): OurNumber {
  try {
    return numbers.of(slip, isRegistration)
  } catch (error) {
    return problems.note(error) ?? NO_NUMBER
  }
}

/** Used after an invalid number, to find the other errors of the entry. */
const NO_NUMBER = { prefix: '', number: '', digit: '' }

const correspondentNumber = (
  { wallet, contract }: FileContext,
  slip: PreparedSlip,
  our_number: OurNumber,
): OurNumber | null => correspondentTitle({ wallet, contract, slip, our_number })?.our_number ?? null

const rebateOf = (rebate: MoneyInput): number => parseMoney(rebate, { field: 'value_rebate' })

function paymentLimitOf(limit: string): string {
  if (!isDate(limit)) throw new ValidationError({ payment_limit_at: [notADate(limit)] })
  return limit
}

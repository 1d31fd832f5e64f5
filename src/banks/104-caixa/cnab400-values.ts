/** Caixa, CNAB 400 SIGCB, 67.126 v015 (April 2020) and v029 (2024): values of the records of a remittance. */
import {
  chargeInCents,
  MONEY_TOO_BIG,
  MUST_NOT_BE_BLANK,
  type PreparedSlip,
  type PreparedWallet,
  Problems,
  ValidationError,
} from '../../cobranca/index.js'
import { maxValueOf } from '../../fixed-width/index.js'
import { chargeInto } from '../into-fields.js'
import { documentTypeIn } from '../slip-codes.js'
import { remittanceTitle400 } from './cnab400.js'
import { type CaixaContext, type CaixaTitle, deadline, SENDS_DEADLINE, SENDS_SLIP } from './cnab400-deadlines.js'
import type { SEVEN_DIGITS } from './cnab400-return.js'
import { documentTypeByOurs400 } from './cnab400-tables.js'
import { checkDiscounts } from './rules.js'
import { acceptanceOf } from './tables.js'

/** Differences between the two editions: the version in the header, and the width of the beneficiary's code (NE004 and NE065). */
export interface Edition400 {
  readonly version: '' | typeof SEVEN_DIGITS
  readonly digits: 6 | 7
}

export const codeIn = ({ digits }: Edition400, { extra1 }: PreparedWallet): string => extra1.slice(-digits)

/** Zeros of the agency, followed by a blank in the first of the code's seven columns (NE004 A1, p. 34). */
const NO_AGENCY = '000'

/** Registered collection. Sending a title of the old modalities 21 and 24 registers it (NE015, NE016, pp. 36–37). */
export const REGISTERED = '01'

/** All fields of a title; the shape of a movement selects the fields that are sent. */
export function title(
  edition: Edition400,
  context: CaixaContext,
): CaixaTitle & { readonly reserved_0?: string | undefined } {
  const { slip, wallet, our_number, movement } = context
  const [discount] = slip.discounts
  const isBanks = slip.dispatch === 'bank'
  checkMovement(context)
  const instructed = SENDS_DEADLINE.includes(movement) ? deadline(context) : NOT_SENT
  const charges = SENDS_SLIP.includes(movement) ? chargesOf(slip) : NOT_SENT
  return {
    beneficiary_code: codeIn(edition, wallet),
    agency_number: edition.digits === 6 ? NO_AGENCY : undefined,
    reserved_0: edition.digits === 7 ? NO_AGENCY : undefined,
    modality: our_number.prefix,
    // Without its digit.
    our_number: our_number.number,
    wallet_code: REGISTERED,
    first_instruction: instructed.first_instruction,
    deadline_days: instructed.deadline_days,
    dispatch_type: isBanks ? '1' : '2',
    distribution_type: isBanks ? '1' : '0',
    payment_authorization: '1',
    interest_date: slip.interest?.date ?? null,
    interest_value: charges.interest_value,
    discount_type: discount === undefined ? '0' : discount.kind === 'value' ? '1' : '2',
    discount_value: charges.discount_value,
    document_type: charges.document_type,
    acceptance: slip.accepted ? acceptanceOf.S : acceptanceOf.N,
    fine_date: slip.fine?.date ?? null,
    fine_value: charges.fine_value,
    third_instruction: movement === '01' && isBanks && slip.instructions.length > 0 ? '01' : '00',
  }
}

const NOT_SENT: CaixaTitle = {}

type Charges = Pick<CaixaTitle, 'interest_value' | 'discount_value' | 'document_type' | 'fine_value'>

/** Charges and codes of a slip, checked against Caixa's limits. Called only for movements that send these fields. */
function chargesOf(slip: PreparedSlip): Charges {
  const problems = new Problems()
  problems.attempt(checkDiscounts, slip)
  const charges: Charges = {
    // R$ per day: the only unit of v015, and that of v029 if 77 is blank (NE064, NE066).
    interest_value: problems.attempt(chargeInCents, slip.interest, slip.amount, 'interest_percentage'),
    discount_value: problems.attempt(chargeInto, DISCOUNT_VALUE, slip.discounts[0], 'discount_percentage'),
    document_type: problems.attempt(documentTypeIn, documentTypeByOurs400, slip, 'CNAB 400 da Caixa'),
    fine_value: problems.attempt(fineOf, slip),
  }
  problems.throwAny()
  return charges
}

const { amount: AMOUNT, fine_value: FINE_VALUE, discount_value: DISCOUNT_VALUE } = remittanceTitle400.fields

/** The fine in R$. Its columns are three fewer than those of the title's value. */
function fineOf({ fine, amount }: PreparedSlip): number {
  if (fine === null) return 0
  // The percentage is computed from the amount, so the amount must fit into its columns.
  if (amount > maxValueOf(AMOUNT)) throw new ValidationError({ amount: [MONEY_TOO_BIG] })
  const cents = chargeInCents(fine, amount, 'fine_percentage')
  if (cents > maxValueOf(FINE_VALUE)) throw new ValidationError({ [`fine_${fine.kind}`]: [MONEY_TOO_BIG] })
  return cents
}

/** Checks the field that movement 06 needs: uso da empresa (NE017, obs. 5). */
function checkMovement({ slip, movement }: CaixaContext): void {
  if (movement === '06' && slip.control_number === '')
    throw new ValidationError({ control_number: [MUST_NOT_BE_BLANK] })
}

/** Six lines (NE030, p. 40). */
export const MESSAGES = ['message_1', 'message_2', 'message_3', 'message_4', 'message_5', 'message_6'] as const

import { MUST_NOT_BE_BLANK, type OurCode, type PreparedSlip, ValidationError } from '../../cobranca/index.js'
import { checkDiscounts } from './discounts.js'

/** Subject of an instruction: the field of the slip that asks for it, whether the slip has it, and its purpose for the message. */
interface Subject {
  readonly field: string
  readonly isThere: (slip: PreparedSlip) => boolean
  readonly purpose: string
}

const discount: Subject = {
  field: 'discount_type',
  isThere: ({ discounts }) => discounts.length > 0,
  purpose: 'para conceder ou alterar desconto',
}
const fine: Subject = {
  field: 'fine_type',
  isThere: (slip) => slip.fine !== null,
  purpose: 'para cobrar ou alterar multa',
}
const interest: Subject = {
  field: 'interest_type',
  isThere: (slip) => slip.interest !== null,
  purpose: 'para alterar juros',
}
const protest: Subject = {
  field: 'days_for_sue',
  isThere: ({ days_for_sue }) => days_for_sue !== null,
  purpose: 'para alterar o prazo de protesto',
}
const revoke: Subject = {
  field: 'days_for_revoke',
  isThere: ({ days_for_revoke }) => days_for_revoke !== null,
  purpose: 'para alterar o prazo de devolução',
}
const split: Subject = {
  field: 'split_accounts',
  isThere: (slip) => slip.split.length > 0,
  purpose: 'para alterar o rateio',
}
const guarantor: Subject = {
  field: 'guarantor_name',
  isThere: (slip) => slip.guarantor !== null,
  purpose: 'para alterar os dados do sacador avalista',
}

/** Instructions that set a single subject. Another instruction removes it. */
const SUBJECTS: Readonly<Partial<Record<OurCode, Subject>>> = {
  '1017': protest,
  '1071': discount,
  '1073': discount,
  '1074': fine,
  '1076': interest,
  '1080': guarantor,
  '1093': split,
  '1095': revoke,
  '1096': revoke,
  '1097': protest,
  '1102': discount,
  '1103': discount,
  '1104': fine,
  '1150': fine,
}

/** The field that asks for the subject of an instruction; undefined if the instruction sets no single subject. */
export const subjectOf = (ourCode: OurCode): string | undefined => SUBJECTS[ourCode]?.field

/**
 * Checks that a slip has the subject of an instruction. Without the subject its columns would be empty, and a bank would reject the instruction or remove the
 * subject.
 *
 * @throws {ValidationError} naming the field
 */
export function checkSubject(ourCode: OurCode, slip: PreparedSlip): void {
  const subject = SUBJECTS[ourCode]
  if (subject === undefined) return
  if (!subject.isThere(slip))
    throw new ValidationError({ [subject.field]: [`${MUST_NOT_BE_BLANK} ${subject.purpose}`] })
  if (subject === discount) checkDiscounts(slip)
}

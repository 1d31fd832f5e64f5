/** Charges and actions that some document types exclude: a registration that asks for one of them, and an instruction that asks for it later. */
import { type DocumentType, type FieldErrors, OUR_CODES, type OurCode, ValidationError } from '../cobranca/index.js'
import type { EntryContext, Excluded, Excludes } from './remittance-dialect.js'

interface Asking {
  /** The field that asks for it in a registration. */
  readonly field: string
  readonly isAsked: (context: EntryContext) => boolean
  /** Instructions that ask for it. */
  readonly instructions: readonly OurCode[]
}

const ASKING: Readonly<Record<Excluded, Asking>> = {
  interest: { field: 'interest_type', isAsked: ({ slip }) => slip.interest !== null, instructions: ['1048', '1076'] },
  fine: { field: 'fine_type', isAsked: ({ slip }) => slip.fine !== null, instructions: ['1074', '1104', '1150'] },
  discount: { field: 'discount_type', isAsked: ({ slip }) => slip.discounts.length > 0, instructions: ['1071', '1073', '1102', '1103'] },
  rebate: { field: 'value_rebate', isAsked: ({ value_rebate }) => value_rebate !== null && value_rebate !== 0, instructions: ['1004', '1077'] },
  protest: { field: 'days_for_sue', isAsked: ({ slip }) => slip.days_for_sue !== null, instructions: ['1009', '1011', '1017', '1097', '1151'] },
  negativation: { field: 'days_for_negativation', isAsked: ({ slip }) => slip.days_for_negativation !== null, instructions: ['1066'] },
  'partial payments': { field: 'payment_count', isAsked: ({ slip }) => slip.payment_count !== null, instructions: [] },
}

/** @throws {ValidationError} naming the fields of the slip that its document type excludes */
export function checkExcluded(excludes: Excludes, context: EntryContext): void {
  const { document_type } = context.slip
  const excluded = excludes[document_type]
  if (excluded === undefined) return
  const errors: FieldErrors = {}
  for (const each of excluded) {
    const { field, isAsked } = ASKING[each]
    if (isAsked(context)) errors[field] = [`não pode vir com document_type ${document_type}`]
  }
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

/** @throws {ValidationError} if the document type of the slip excludes what an instruction asks for. A slip of an instruction may come without its document type */
export function checkExcludedInstruction(excludes: Excludes, our_code: OurCode, document_type: DocumentType): void {
  if (excludes[document_type]?.some((each) => ASKING[each].instructions.includes(our_code)) !== true) return
  throw new ValidationError({ our_code: [`${our_code} (${OUR_CODES[our_code]}) não pode vir com document_type ${document_type}`] })
}

/** Credit card slips and proposals. */
export const CARD_AND_PROPOSAL: readonly DocumentType[] = ['35', '36']

/** Credit card slips and proposals have no charges and deadlines. */
export const cardAndProposalAlone: Excludes = Object.fromEntries(
  CARD_AND_PROPOSAL.map((type) => [type, ['interest', 'fine', 'discount', 'rebate', 'protest', 'negativation']]),
)

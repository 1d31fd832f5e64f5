/** Sicredi: rules for slips, the same in both layouts. «400» is the manual of CNAB 400 v2.1, «240» the manual of CNAB 240 v1.6. */
import {
  type FieldErrors,
  MUST_NOT_BE_BLANK,
  type PreparedSlip,
  type PreparedWallet,
  ValidationError,
  withMarks,
} from '../../cobranca/index.js'
import type { DayRange } from '../deadlines.js'
import { percentageInto } from '../into-fields.js'
import { MARKS } from './bank.js'
import { remittanceTitle } from './cnab400.js'

const AFTER_DUE_DATE = 'deve ser no máximo 1: o Sicredi cobra desde o dia seguinte ao vencimento'

/** The fine has four columns in CNAB 400. In CNAB 240 it has fifteen, but Sicredi reads only the last four (240, p. 47). */
const { fine_value: FINE } = remittanceTitle.fields

/**
 * The fine in hundredths of a percent; 0 without a fine. Sicredi accepts only percentages, charged from the day after the due date (400, p. 28; 240, pp.
 * 46–47).
 *
 * @throws {ValidationError} when the fine is a value, is too large, or begins later
 */
export function finePercentage({ fine }: PreparedSlip): number {
  if (fine === null) return 0
  if (fine.kind === 'value')
    throw new ValidationError({ fine_value: ['não pode ser enviada: o Sicredi só recebe a multa em percentual'] })
  if (fine.days > 1) throw new ValidationError({ days_for_fine: [AFTER_DUE_DATE] })
  return percentageInto(FINE, fine.percentage, 'fine_percentage')
}

/**
 * Checks that interest begins on the day after the due date, for the layout without its date (400, p. 29).
 *
 * @throws {ValidationError} when interest begins later
 */
export function checkInterestBegins({ interest }: PreparedSlip): void {
  if (interest !== null && interest.days > 1) throw new ValidationError({ days_for_interest: [AFTER_DUE_DATE] })
}

/**
 * Checks the automatic protest and negativation of unpaid titles.
 *
 * @throws {ValidationError} for protest and negativation together, and for a negativation requested by a person instead of a company (400, p. 29)
 */
export function checkAutomatic({ days_for_sue, days_for_negativation }: PreparedSlip, wallet: PreparedWallet): void {
  if (days_for_negativation === null) return
  if (days_for_sue !== null) {
    throw new ValidationError({
      days_for_negativation: ['não pode vir com days_for_sue: o Sicredi protesta ou negativa, não os dois'],
    })
  }
  if (wallet.beneficiary_tax_id_type === 'cpf') {
    throw new ValidationError({ days_for_negativation: ['só é aceito pelo Sicredi de beneficiário pessoa jurídica'] })
  }
}

/** «123 4; teria que ser 123/4» (400, p. 28; 240, p. 35). Characters that Sicredi does not accept would be sent as blanks. */
const NO_BLANKS = `não pode ter espaços, nem outros caracteres que letras, algarismos e ${MARKS}, no Sicredi: use por exemplo 123/4 em vez de 123 4`

/**
 * Checks that the document number (seu número) is filled in and contains no blanks (400, pp. 28 and 30–35; 240, p. 35).
 *
 * @throws {ValidationError} when the check fails
 */
export function checkDocumentNumber({ document_number }: PreparedSlip): void {
  const plain = withMarks(document_number, MARKS).trim()
  if (plain === '') throw new ValidationError({ document_number: [MUST_NOT_BE_BLANK] })
  if (plain.includes(' ')) throw new ValidationError({ document_number: [NO_BLANKS] })
}

/** The service's number of a boleto proposta. */
const PROPOSAL = '36'

/**
 * Checks that a slip with Pix is not a proposal (400, p. 28) and names no location, for which no record has a column.
 *
 * @throws {ValidationError} when the check fails
 */
export function checkPix({ pix, document_type }: PreparedSlip): void {
  if (pix === null) return
  const errors: FieldErrors = {}
  if (document_type === PROPOSAL) errors['pix_enabled'] = ['não é aceito pelo Sicredi em boleto proposta']
  if (pix.location_id !== '') errors['pix_location_id'] = ['não pode ser enviado ao Sicredi']
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

const WITH_GUARANTOR = `${MUST_NOT_BE_BLANK}: o Sicredi pede o CPF/CNPJ e o endereço do beneficiário final`

/**
 * Checks that a guarantor (beneficiário final) has the fields that its record demands (400, p. 33; 240, pp. 52–53).
 *
 * @throws {ValidationError} naming the missing fields
 */
export function checkGuarantor(
  { guarantor }: PreparedSlip,
  fields: readonly ('tax_id' | 'address' | 'city' | 'zipcode' | 'state')[],
): void {
  if (guarantor === null) return
  const missing = fields.filter((field) => guarantor[field] === null)
  if (missing.length === 0) return
  throw new ValidationError(Object.fromEntries(missing.map((field) => [SLIP_FIELD[field], [WITH_GUARANTOR]])))
}

const SLIP_FIELD = {
  tax_id: 'guarantor_cnpj_cpf',
  address: 'guarantor_address',
  city: 'guarantor_city_name',
  zipcode: 'guarantor_zipcode',
  state: 'guarantor_state',
} as const

/** Deadlines of protest and negativation. The number of days decides whether they are working or calendar days (240, p. 39; 400, pp. 29–30). */
export const automaticDays = (code: string): readonly DayRange[] => [
  { from: 3, to: 4, kind: 'working', code },
  { from: 5, to: 99, kind: 'calendar', code },
]

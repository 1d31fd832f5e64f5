/** Sicredi, Cobrança CNAB 400, version 2.1 of November 2021: values of the records of a remittance. */
import {
  type OurCode,
  type PreparedCharge,
  type PreparedSlip,
  Problems,
  ValidationError,
} from '../../cobranca/index.js'
import { interestForm } from '../interest-form.js'
import { chargeInto, digitsInto, messagesInto } from '../into-fields.js'
import type { RecordValues } from '../remittance-dialect.js'
import { documentTypeIn } from '../slip-codes.js'
import {
  remittanceDiscounts,
  type remittanceGuarantor,
  remittanceMessages,
  remittancePix,
  remittanceTitle,
} from './cnab400.js'
import { automatic, type SicrediContext, type SicrediTitle } from './cnab400-deadlines.js'
import { changedFields400, documentTypeByOurs400 } from './cnab400-tables.js'
import { checkDocumentNumber, checkGuarantor, checkInterestBegins, checkPix, finePercentage } from './rules.js'

const { fields: TITLE } = remittanceTitle

const { fields: DISCOUNTS } = remittanceDiscounts

/** Zeros if neither the cooperative nor the beneficiary has a code for the payer (p. 30). */
const NO_PAYER_CODE = '00000'

/** Name of the layout in messages. */
const LAYOUT = 'CNAB 400 do Sicredi'

export function title(context: SicrediContext): SicrediTitle {
  const { slip, contract, date } = context
  const problems = new Problems()
  problems.attempt(checkDocumentNumber, slip)
  problems.attempt(checkPix, slip)
  problems.attempt(checkPixKey, slip)
  problems.attempt(checkInterestBegins, slip)
  const fine_value = problems.attempt(finePercentage, slip)
  const document_type = problems.attempt(documentTypeIn, documentTypeByOurs400, slip, LAYOUT)
  const step = problems.attempt(automatic, context)
  const charged = problems.attempt(interest, slip)
  problems.throwAny()
  const [discount] = slip.discounts
  const byBank = slip.dispatch === 'bank'
  return {
    charge_type: contract.code,
    wallet_type: 'A',
    print_type: 'A',
    hybrid: slip.pix === null ? '' : 'H',
    currency: 'A',
    discount_type: kindOf(discount),
    instruction_date: date,
    changed_field: CHANGED_FIELDS.get(context.our_code) ?? '',
    mailing: byBank ? 'S' : 'N',
    printing: byBank ? 'A' : 'B',
    fine_value,
    document_type,
    acceptance: slip.accepted ? 'S' : 'N',
    sue_instruction: step?.sue_instruction,
    days_for_sue: step?.days_for_sue,
    negativation_instruction: step?.negativation_instruction,
    days_for_negativation: step?.days_for_negativation,
    interest_type: charged?.interest_type,
    interest_value: charged?.interest_value,
    discount_value: chargeInto(TITLE.discount_value, discount, 'discount_percentage'),
    payer_cooperative_code: NO_PAYER_CODE,
    payer_client_code: NO_PAYER_CODE,
    guarantor_tax_id: guarantorTaxId(slip),
  }
}

/** No column has the key: the QR Code uses the key in the beneficiary's contract. */
function checkPixKey({ pix }: PreparedSlip): void {
  if (pix !== null && pix.key !== '')
    throw new ValidationError({ pix_key: [`não pode ser enviada no ${LAYOUT}: vale a chave do contrato`] })
}

/** The letter of the field that 31 changes, by our instruction. */
const CHANGED_FIELDS: ReadonlyMap<OurCode | null, string> = new Map(
  Object.entries(changedFields400).map(([letter, { our_code }]) => [our_code, letter]),
)

/** A is a value, B a percentage (p. 27). A is also used without a charge. */
const kindOf = (charge: PreparedCharge | undefined): string => (charge?.kind === 'percentage' ? 'B' : 'A')

/** Interest per day, in R$ or as a percentage with two decimals (p. 29). */
function interest({ interest: charge, amount }: PreparedSlip): SicrediTitle {
  if (charge === null) return { interest_type: 'A' }
  const { code, number } = interestForm(TITLE.interest_value, charge, amount)
  return { interest_type: code, interest_value: number }
}

/** Fourteen characters, or blanks (p. 30). */
const guarantorTaxId = ({ guarantor }: PreparedSlip): string =>
  guarantor?.tax_id ? digitsInto(TITLE.guarantor_tax_id, guarantor.tax_id) : ''

/** Four lines of 80 characters on the slip (p. 31). */
export function messages({ slip }: SicrediContext): RecordValues<typeof remittanceMessages> {
  return messagesInto(slip, remittanceMessages, ['message_1', 'message_2', 'message_3', 'message_4'])
}

export function guarantor({ slip }: SicrediContext): RecordValues<typeof remittanceGuarantor> {
  checkGuarantor(slip, ['tax_id', 'address', 'city', 'zipcode', 'state'])
  const { guarantor: party } = slip
  return {
    payer_client_code: NO_PAYER_CODE,
    guarantor_tax_id: party?.tax_id ?? '',
    guarantor_address: party?.address ?? '',
    guarantor_city: party?.city ?? '',
    guarantor_zipcode: party?.zipcode ?? '',
    guarantor_state: party?.state ?? '',
  }
}

export function furtherDiscounts({ slip }: SicrediContext): RecordValues<typeof remittanceDiscounts> {
  const [, second, third] = slip.discounts
  return {
    guarantor_tax_id: guarantorTaxId(slip),
    second_discount_value: chargeInto(DISCOUNTS.second_discount_value, second, 'second_discount_percentage'),
    third_discount_value: chargeInto(DISCOUNTS.third_discount_value, third, 'third_discount_percentage'),
  }
}

export function pix({ slip }: SicrediContext): RecordValues<typeof remittancePix> {
  return {
    // «Seu número, alinhado à direita e zeros à esquerda» (p. 35).
    document_number: digitsInto(remittancePix.fields.document_number, slip.document_number),
    pix_txid: slip.pix?.txid ?? '',
  }
}

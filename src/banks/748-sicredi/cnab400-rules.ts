/** Sicredi, Cobrança CNAB 400, version 2.1 of November 2021: how returns are read and remittances written. */
import { chargeInCents, type OurCode, type PreparedCharge, type PreparedSlip, Problems, ValidationError } from '../../cobranca/index.js'
import { rejectionCodes240 } from '../../febraban/index.js'
import { recordsWithMarks } from '../../fixed-width/index.js'
import { type Deadlines, deadlineDays } from '../deadlines.js'
import { guarantorHasAnotherTaxId, guarantorIsNotPayer } from '../demands.js'
import { cnab400Remittance, cnab400Return } from '../families/core400/index.js'
import { chargeInto, digitsInto, messagesInto, percentageDecimals } from '../into-fields.js'
import { type Demand, type EntryContext, type InstructionShape, instructionsOf, type Movement, type RecordValues } from '../remittance-dialect.js'
import { documentTypeIn } from '../slip-codes.js'
import { guarantorNeighborhoodOf, mergeFields } from '../unsupported-fields.js'
import { bank, contracts, filename, MARKS, manual400, ourNumber, type SicrediContract, walletFields } from './bank.js'
import {
  remittanceDiscounts,
  type remittanceGuarantor,
  remittanceMessages,
  remittancePix,
  remittanceRecords400,
  remittanceTitle,
  returnHeader,
  returnPix,
  returnTitle,
  returnTrailer,
} from './cnab400.js'
import { changedFields400, documentTypeByOurs400, events400, movements400, occurrences400, reasons400 } from './cnab400-tables.js'
import { automaticDays, checkAutomatic, checkDocumentNumber, checkGuarantor, checkInterestBegins, checkPix, finePercentage } from './rules.js'

const deadlines400: Deadlines = {
  layout: 'CNAB 400 do Sicredi',
  source: 'título 157–160 e 193–196, pp. 29–30',
  ranges: { days_for_sue: automaticDays('06'), days_for_negativation: automaticDays('06') },
}

/** CNAB 400 v2.1: the final beneficiary has a CPF or CNPJ other than the beneficiary's (pp. 30 and 33), and is another person than the payer (p. 33; reason I1, p. 23). */
const demands400: readonly Demand[] = [guarantorIsNotPayer, guarantorHasAnotherTaxId]

/**
 * 254–266 is the amount paid by the payer, «valor efetivamente pago» (p. 38). The credited amount, IOF and other credits have no columns. Interest and fine
 * have separate columns. 329–336 is the expected or actual date of the credit. Only the header has the account, as the beneficiary's code (p. 36). The agency
 * of the account and the receiving agency have no separate columns. The header has no name.
 */
export const return400 = cnab400Return({
  bank,
  layout: {
    records: { header: returnHeader, title: returnTitle, pix: returnPix, trailer: returnTrailer },
    companions: { pix: { linkFields: ['our_number'] } },
  },
  projections: {
    title: {
      billet_fine: { sum: ['title.interest', 'title.fine'] },
      other_fines: 'title.protest_costs',
      account_number: 'header.account_number',
    },
  },
  manual: manual400,
  evidence: 'manual_and_files',
  occurrences: occurrences400,
  reasons: reasons400,
  rejectionCodes: rejectionCodes240,
  events: events400,
})

const sameNumber = { linkFields: ['our_number'] } as const

const { fields: TITLE } = remittanceTitle
const { fields: DISCOUNTS } = remittanceDiscounts

type SicrediContext = EntryContext<SicrediContract>
type SicrediTitle = RecordValues<typeof remittanceTitle>
type SicrediShape = InstructionShape<typeof remittanceRecords400>

/** The manual does not name fields that an instruction omits: every instruction sends the whole title. An entry also sends the other records of the slip. */
const entry: SicrediShape = { title: 'all', messages: 'all', guarantor: 'all', discounts: 'all', pix: 'all' }
const instruction: SicrediShape = { title: 'all' }

/** Movement 31 needs the letter of the changed field (71). 1031 names no field, so it is not sent. */
function shapeOf(_movement: Movement, ourCode: OurCode): SicrediShape | null {
  if (ourCode === '1031') return null
  return ourCode === '1001' ? entry : instruction
}

export const remittance400 = cnab400Remittance({
  bank,
  layout: {
    records: recordsWithMarks(MARKS, remittanceRecords400),
    titles: [
      {
        main: 'title',
        companions: {
          messages: sameNumber,
          notice: { many: true, linkFields: ['document_number'] },
          guarantor: sameNumber,
          discounts: sameNumber,
          pix: sameNumber,
        },
      },
      { main: 'unregistered_title', companions: { messages: sameNumber, notice: { many: true }, guarantor: sameNumber, discounts: sameNumber } },
      { main: 'slip_order' },
    ],
  },
  manual: manual400,
  evidence: 'manual_and_files',
  contracts,
  wallet: walletFields,
  ourNumber,
  records: {
    title,
    messages,
    guarantor,
    discounts: furtherDiscounts,
    pix,
  },
  movements: movements400,
  instructions: instructionsOf(movements400, shapeOf),
  deadlines: deadlines400,
  features: ['third_discount', 'pix', 'pix_txid', 'bank_dispatch'],
  demands: demands400,
  unsupportedFields: ({ slip }) => mergeFields(slip.control_number === slip.document_number ? null : { control_number: slip.control_number }, guarantorNeighborhoodOf(slip)),
  filename,
})

/** Zeros if neither the cooperative nor the beneficiary has a code for the payer (p. 30). */
const NO_PAYER_CODE = '00000'

/** Name of the layout in messages. */
const LAYOUT = 'CNAB 400 do Sicredi'

function title(context: SicrediContext): SicrediTitle {
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
  if (pix !== null && pix.key !== '') throw new ValidationError({ pix_key: [`não pode ser enviada no ${LAYOUT}: vale a chave do contrato`] })
}

/** The letter of the field that 31 changes, by our instruction. */
const CHANGED_FIELDS: ReadonlyMap<OurCode | null, string> = new Map(Object.entries(changedFields400).map(([letter, { our_code }]) => [our_code, letter]))

/** Automatic protest and negativation (pp. 28–29); none if the instruction cancels them, even if the slip has them. */
function automatic({ slip, wallet, our_code }: SicrediContext): SicrediTitle {
  if (our_code === '1041' || our_code === '1118') return NOT_AUTOMATIC
  checkAutomatic(slip, wallet)
  return {
    sue_instruction: slip.days_for_sue === null ? NOT : AUTOMATIC,
    days_for_sue: deadlineDays(slip, 'days_for_sue', deadlines400),
    negativation_instruction: slip.days_for_negativation === null ? NOT : AUTOMATIC,
    days_for_negativation: deadlineDays(slip, 'days_for_negativation', deadlines400),
  }
}

const NOT = '00'
const AUTOMATIC = '06'
const NOT_AUTOMATIC: SicrediTitle = { sue_instruction: NOT, days_for_sue: 0, negativation_instruction: NOT, days_for_negativation: 0 }

/** A is a value, B a percentage (p. 27). A is also used without a charge. */
const kindOf = (charge: PreparedCharge | undefined): string => (charge?.kind === 'percentage' ? 'B' : 'A')

/**
 * Interest per day, in R$ or as a percentage with two decimals (p. 29). A percentage that rounding would change by a half or more is sent as its amount in R$.
 */
function interest(slip: PreparedSlip): SicrediTitle {
  const { interest: charge } = slip
  if (charge === null) return { interest_type: 'A' }
  if (charge.kind === 'percentage' && charge.percentage.decimalPlaces() <= percentageDecimals(TITLE.interest_value)) {
    return { interest_type: 'B', interest_value: chargeInto(TITLE.interest_value, charge, 'interest_percentage') }
  }
  return { interest_type: 'A', interest_value: chargeInCents(charge, slip.amount, 'interest_percentage') }
}

/** Fourteen characters, or blanks (p. 30). */
const guarantorTaxId = ({ guarantor }: PreparedSlip): string => (guarantor?.tax_id ? digitsInto(TITLE.guarantor_tax_id, guarantor.tax_id) : '')

/** Four lines of 80 characters on the slip (p. 31). */
function messages({ slip }: SicrediContext): RecordValues<typeof remittanceMessages> {
  return messagesInto(slip, remittanceMessages, ['message_1', 'message_2', 'message_3', 'message_4'])
}

function guarantor({ slip }: SicrediContext): RecordValues<typeof remittanceGuarantor> {
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

function furtherDiscounts({ slip }: SicrediContext): RecordValues<typeof remittanceDiscounts> {
  const [, second, third] = slip.discounts
  return {
    guarantor_tax_id: guarantorTaxId(slip),
    second_discount_value: chargeInto(DISCOUNTS.second_discount_value, second, 'second_discount_percentage'),
    third_discount_value: chargeInto(DISCOUNTS.third_discount_value, third, 'third_discount_percentage'),
  }
}

function pix({ slip }: SicrediContext): RecordValues<typeof remittancePix> {
  return {
    // «Seu número, alinhado à direita e zeros à esquerda» (p. 35).
    document_number: digitsInto(remittancePix.fields.document_number, slip.document_number),
    pix_txid: slip.pix?.txid ?? '',
  }
}

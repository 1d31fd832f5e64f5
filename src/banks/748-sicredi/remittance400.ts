/** Sicredi, Cobrança CNAB 400, version 2.1 of November 2021: how a remittance is written. */
import { chargeInCents, type OurCode, type PreparedCharge, type PreparedSlip, Problems, scaledPercentage, ValidationError, valueOrPercentage } from '../../cobranca/index.js'
import { messageLines, taxIdKind1 } from '../../febraban/index.js'
import { fileLayout, recordsTaking } from '../../fixed-width/index.js'
import { deadlineDays } from '../deadlines.js'
import { guarantorNeighborhoodOf, leftOut } from '../left-out.js'
import { type EntryContext, type InstructionShape, instructionsOf, type Movement, type RecordValues, remittanceDialect } from '../remittance-dialect.js'
import { documentTypeIn } from '../slip-codes.js'
import { changedFields400, documentTypeByOurs400, movements400 } from './cnab400-instructions.js'
import {
  remittanceDiscounts,
  remittanceGuarantor,
  remittanceHeader,
  remittanceMessages,
  remittanceNotice,
  remittancePix,
  remittanceSlipOrder,
  remittanceTitle,
  remittanceTrailer,
  remittanceUnregisteredTitle,
} from './cnab400-remittance.js'
import { contracts, ourNumber, type SicrediContract, walletFields } from './contracts.js'
import { deadlines400 } from './deadlines.js'
import { demands400 } from './demands.js'
import { sicrediFilename } from './filename.js'
import { checkAutomatic, checkDiscounts, checkDocumentNumber, checkGuarantor, checkInterestBegins, checkPix, finePercentage } from './limits.js'
import { manual400 } from './manuals.js'
import { MARKS } from './marks.js'

const sameNumber = { same: ['our_number'] } as const

export const remittanceLayout400 = fileLayout({
  name: 'sicredi400.remittance',
  width: 400,
  records: recordsTaking(MARKS, {
    header: remittanceHeader,
    title: remittanceTitle,
    unregistered_title: remittanceUnregisteredTitle,
    slip_order: remittanceSlipOrder,
    messages: remittanceMessages,
    notice: remittanceNotice,
    guarantor: remittanceGuarantor,
    discounts: remittanceDiscounts,
    pix: remittancePix,
    trailer: remittanceTrailer,
  }),
  structure: {
    header: 'header',
    trailer: 'trailer',
    titles: [
      {
        main: 'title',
        companions: {
          messages: sameNumber,
          notice: { many: true, same: ['document_number'] },
          guarantor: sameNumber,
          discounts: sameNumber,
          pix: sameNumber,
        },
      },
      { main: 'unregistered_title', companions: { messages: sameNumber, notice: { many: true }, guarantor: sameNumber, discounts: sameNumber } },
      { main: 'slip_order' },
    ],
  },
  sequence: { field: 'sequence', within: 'file' },
})

type Context = EntryContext<SicrediContract>
type Title = RecordValues<typeof remittanceTitle>
type Shape = InstructionShape<typeof remittanceLayout400.records>

/** The manual names no fields to leave out: every instruction sends the title whole, the entry all the records of the slip besides. */
const entry: Shape = { title: 'all', messages: 'all', guarantor: 'all', discounts: 'all', pix: 'all' }
const instruction: Shape = { title: 'all' }

/** 31 without the letter of what changes (71) says nothing: 1031, which names no field, is not sent. */
function shapeOf(_movement: Movement, ourCode: OurCode): Shape | null {
  if (ourCode === '1031') return null
  return ourCode === '1001' ? entry : instruction
}

export const remittance400 = remittanceDialect({
  layout: remittanceLayout400,
  manual: manual400,
  contracts,
  wallet: walletFields,
  ourNumber,
  file: {
    header: ({ wallet, date, remittance_number }) => ({
      account_number: wallet.account_number,
      beneficiary_tax_id: wallet.beneficiary_tax_id,
      generation_date: date,
      remittance_number,
    }),
    trailer: ({ wallet }) => ({ account_number: wallet.account_number }),
  },
  records: {
    title,
    messages: { when: ({ slip }) => slip.instructions.length > 0, values: messages },
    guarantor: { when: ({ slip }) => slip.guarantor !== null, values: guarantor },
    discounts: { when: ({ slip }) => slip.discounts.length > 1, values: furtherDiscounts },
    pix: { when: ({ slip }) => slip.pix !== null, values: pix },
  },
  movements: movements400,
  instructions: instructionsOf(movements400, shapeOf),
  deadlines: deadlines400,
  carries: ['third_discount', 'pix', 'pix_txid', 'bank_dispatch'],
  demands: demands400,
  leavesOut: ({ slip }) => leftOut(slip.control_number === slip.document_number ? null : { control_number: slip.control_number }, guarantorNeighborhoodOf(slip)),
  filename: sicrediFilename,
})

/** Zeros where neither the cooperative nor the beneficiary has a code for the payer (p. 30). */
const NO_PAYER_CODE = '00000'

/** As a person reads it. */
const LAYOUT = 'CNAB 400 do Sicredi'

function title(context: Context): Title {
  const { slip, contract, our_number, movement, value_rebate, date } = context
  const problems = new Problems()
  problems.attempt(checkDocumentNumber, slip)
  problems.attempt(checkDiscounts, slip, context.our_code)
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
    our_number: our_number.number + our_number.digit,
    instruction_date: date,
    changed_field: CHANGED_FIELDS.get(context.our_code) ?? '',
    mailing: byBank ? 'S' : 'N',
    printing: byBank ? 'A' : 'B',
    fine_value,
    movement,
    document_number: slip.document_number,
    due_date: slip.expire_at,
    amount: slip.amount,
    document_type,
    acceptance: slip.accepted ? 'S' : 'N',
    document_date: slip.document_date,
    sue_instruction: step?.sue_instruction,
    days_for_sue: step?.days_for_sue,
    negativation_instruction: step?.negativation_instruction,
    days_for_negativation: step?.days_for_negativation,
    interest_type: charged?.interest_type,
    interest_value: charged?.interest_value,
    discount_date: discount?.date ?? null,
    discount_value: valueOrPercentage(discount, 'discount_percentage'),
    value_rebate: value_rebate ?? 0,
    payer_tax_id_type: taxIdKind1(slip.payer.tax_id_type),
    payer_tax_id: slip.payer.tax_id,
    payer_name: slip.payer.name,
    payer_address: slip.payer.address,
    payer_cooperative_code: NO_PAYER_CODE,
    payer_zipcode: slip.payer.zipcode,
    payer_client_code: NO_PAYER_CODE,
    guarantor_tax_id: guarantorTaxId(slip),
    guarantor_name: slip.guarantor?.name ?? '',
  }
}

/** No column has it: the QR code is of the key in the beneficiary's contract. */
function checkPixKey({ pix }: PreparedSlip): void {
  if (pix !== null && pix.key !== '') throw new ValidationError({ pix_key: [`não pode ser enviada no ${LAYOUT}: vale a chave do contrato`] })
}

/** The letter of what 31 changes, by our instruction. */
const CHANGED_FIELDS: ReadonlyMap<OurCode | null, string> = new Map(Object.entries(changedFields400).map(([letter, { our_code }]) => [our_code, letter]))

/** Protest and negativation by themselves (pp. 28–29); none where the instruction is to cancel them, whatever the slip still asks. */
function automatic({ slip, wallet, our_code }: Context): Title {
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
const NOT_AUTOMATIC: Title = { sue_instruction: NOT, days_for_sue: 0, negativation_instruction: NOT, days_for_negativation: 0 }

/** A value, B percentage (p. 27); A where there is neither. */
const kindOf = (charge: PreparedCharge | undefined): string => (charge?.kind === 'percentage' ? 'B' : 'A')

/**
 * By day, in R$ or as a percentage of two decimals (p. 29). One of more decimals, which rounding would change by as much as a half, goes as what it comes
 * to in R$.
 */
function interest(slip: PreparedSlip): Title {
  const { interest: charge } = slip
  if (charge === null) return { interest_type: 'A' }
  if (charge.kind === 'percentage' && charge.percentage.decimalPlaces() <= 2) {
    return { interest_type: 'B', interest_value: scaledPercentage(charge.percentage, 2, 'interest_percentage') }
  }
  return { interest_type: 'A', interest_value: chargeInCents(charge, slip.amount, 'interest_percentage') }
}

/** Fourteen characters, or blanks (p. 30). */
const guarantorTaxId = ({ guarantor }: PreparedSlip): string => (guarantor?.tax_id ?? '') && (guarantor?.tax_id ?? '').padStart(14, '0')

/** Four lines of 80 on the slip (p. 31). */
function messages({ slip, our_number }: Context): RecordValues<typeof remittanceMessages> {
  const [message_1 = '', message_2 = '', message_3 = '', message_4 = ''] = messageLines(slip, 80, 4)
  return {
    our_number: our_number.number + our_number.digit,
    message_1,
    message_2,
    message_3,
    message_4,
    document_number: slip.document_number,
  }
}

function guarantor({ slip, our_number }: Context): RecordValues<typeof remittanceGuarantor> {
  checkGuarantor(slip, ['tax_id', 'address', 'city', 'zipcode', 'state'])
  const { guarantor: party } = slip
  return {
    our_number: our_number.number + our_number.digit,
    document_number: slip.document_number,
    payer_client_code: NO_PAYER_CODE,
    guarantor_tax_id: party?.tax_id ?? '',
    guarantor_name: party?.name ?? '',
    guarantor_address: party?.address ?? '',
    guarantor_city: party?.city ?? '',
    guarantor_zipcode: party?.zipcode ?? '',
    guarantor_state: party?.state ?? '',
  }
}

function furtherDiscounts({ slip, our_number }: Context): RecordValues<typeof remittanceDiscounts> {
  const [, second, third] = slip.discounts
  return {
    our_number: our_number.number + our_number.digit,
    document_number: slip.document_number,
    payer_tax_id: slip.payer.tax_id,
    guarantor_tax_id: guarantorTaxId(slip),
    second_discount_date: second?.date ?? null,
    second_discount_value: valueOrPercentage(second, 'second_discount_percentage'),
    third_discount_date: third?.date ?? null,
    third_discount_value: valueOrPercentage(third, 'third_discount_percentage'),
  }
}

/** «Seu número, alinhado à direita e zeros à esquerda» (p. 35). */
const DOCUMENT_NUMBER = 10

function pix({ slip, our_number }: Context): RecordValues<typeof remittancePix> {
  return {
    our_number: our_number.number + our_number.digit,
    document_number: slip.document_number.padStart(DOCUMENT_NUMBER, '0'),
    pix_txid: slip.pix?.txid ?? '',
  }
}

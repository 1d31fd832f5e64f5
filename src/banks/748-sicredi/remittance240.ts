/** Sicredi, CNAB 240, version 1.6 of November 2021: how a remittance is written. */
import { addDays, BLANK, type OurCode, ValidationError } from '../../cobranca/index.js'
import { messageLines, taxIdKind1 } from '../../febraban/index.js'
import { fileLayout, recordsTaking } from '../../fixed-width/index.js'
import { codedDays } from '../deadlines.js'
import {
  constant240,
  discount240,
  furtherDiscounts240,
  guarantor240,
  interest240,
  lots240,
  parties240,
  remittanceCompanions240,
  sequence240,
  totals240,
} from '../families/febraban240/index.js'
import { guarantorNeighborhoodOf } from '../left-out.js'
import {
  type EntryContext,
  type FileContext,
  type InstructionShape,
  instructionsOf,
  type Movement,
  type RecordValues,
  remittanceDialect,
} from '../remittance-dialect.js'
import { checkNamedCodes, documentTypeIn } from '../slip-codes.js'
import { documentTypeByOurs240, movements240 } from './cnab240-instructions.js'
import {
  fileTrailer,
  lotTrailer,
  remittanceFileHeader,
  remittanceLotHeader,
  remittanceSegmentY04,
  segmentP,
  segmentQ,
  segmentR,
  segmentSBackLine,
  segmentSLine,
  segmentSMessages,
  segmentY01,
} from './cnab240-records.js'
import { contracts, ourNumber, type SicrediContract, walletFields } from './contracts.js'
import { deadlines240 } from './deadlines.js'
import { sicrediFilename } from './filename.js'
import { checkAll, checkAutomatic, checkDiscounts, checkDocumentNumber, checkGuarantor, checkPix, finePercentage } from './limits.js'
import { manual240 } from './manuals.js'
import { MARKS } from './marks.js'

export const remittanceLayout240 = fileLayout({
  name: 'sicredi240.remittance',
  width: 240,
  records: recordsTaking(MARKS, {
    header: remittanceFileHeader,
    lot_header: remittanceLotHeader,
    segment_p: segmentP,
    segment_q: segmentQ,
    segment_r: segmentR,
    segment_s_line: segmentSLine,
    segment_s_back_line: segmentSBackLine,
    segment_s_messages: segmentSMessages,
    segment_y01: segmentY01,
    segment_y04: remittanceSegmentY04,
    lot_trailer: lotTrailer,
    trailer: fileTrailer,
  }),
  structure: {
    header: 'header',
    trailer: 'trailer',
    lot: lots240,
    titles: [
      {
        main: 'segment_p',
        companions: {
          ...remittanceCompanions240,
          segment_s_line: { many: true, same: ['movement'] },
          segment_s_back_line: { many: true, same: ['movement'] },
          segment_s_messages: { same: ['movement'] },
          segment_y01: { same: ['movement'] },
          segment_y04: { same: ['movement'] },
        },
      },
    ],
  },
  sequence: sequence240,
  constant: constant240,
  version: { field: 'header.file_layout_version', known: ['081'] },
  totals: totals240,
})

type Context = EntryContext<SicrediContract>

const account = ({ wallet }: FileContext) => ({
  agency_number: wallet.agency_number,
  account_number: wallet.account_number,
  account_digit: wallet.account_digit,
})

const beneficiary = ({ wallet }: FileContext) => ({
  bank_code: '748',
  beneficiary_tax_id_type: taxIdKind1(wallet.beneficiary_tax_id_type),
  beneficiary_tax_id: wallet.beneficiary_tax_id,
  beneficiary_name: wallet.beneficiary_name,
})

type Shape = InstructionShape<typeof remittanceLayout240.records>

/** The manual names no fields to leave out: every instruction sends the title whole, with its payer; R when it is about what stands there. */
const entry: Shape = { segment_p: 'all', segment_q: 'all', segment_r: 'all', segment_s_messages: 'all', segment_y01: 'all', segment_y04: 'all' }
const instruction: Shape = { segment_p: 'all', segment_q: 'all' }
const changeInR: Shape = { ...instruction, segment_r: 'all' }

/** Discounts granted or changed, and other data. */
const ABOUT_R: readonly OurCode[] = ['1071', '1073', '1031']

const shapeOf = (_movement: Movement, ourCode: OurCode): Shape =>
  ourCode === '1001' ? entry : ABOUT_R.includes(ourCode) ? changeInR : instruction

export const remittance240 = remittanceDialect({
  layout: remittanceLayout240,
  manual: manual240,
  contracts,
  wallet: walletFields,
  ourNumber,
  file: {
    header: (file) => ({
      ...beneficiary(file),
      ...account(file),
      bank_name: 'SICREDI',
      file_direction: '1',
      generation_date: file.date,
      generation_time: file.time,
      file_sequence: file.remittance_number,
      file_layout_version: '081',
      recording_density: '01600',
    }),
    lot_header: (file) => ({
      ...beneficiary(file),
      ...account(file),
      operation_type: 'R',
      service_type: '01',
      lot_layout_version: '040',
      remittance_number: file.remittance_number,
      recording_date: file.date,
    }),
    lot_trailer: () => ({ bank_code: '748' }),
    trailer: () => ({ bank_code: '748' }),
  },
  records: {
    segment_p: title,
    segment_q: parties,
    segment_r: { when: ({ slip }) => slip.fine !== null || slip.discounts.length > 1, values: furtherCharges },
    segment_s_messages: { when: ({ slip }) => slip.instructions.length > 0, values: messages },
    segment_y01: { when: hasGuarantorAddress, values: guarantor },
    segment_y04: { when: ({ slip }) => slip.pix !== null, values: pix },
  },
  movements: movements240,
  instructions: instructionsOf(movements240, shapeOf),
  deadlines: deadlines240,
  carries: ['third_discount', 'pix', 'pix_txid', 'bank_dispatch'],
  // Y-01 has no neighbourhood: 116–130 stay blank (p. 53).
  leavesOut: ({ slip }) => guarantorNeighborhoodOf(slip),
  filename: sicrediFilename,
})

/** As a person reads it. */
const LAYOUT = 'CNAB 240 do Sicredi'

function title(context: Context): RecordValues<typeof segmentP> {
  const { slip, our_number, our_code, movement, value_rebate } = context
  checkAll(
    () => checkDocumentNumber(slip),
    () => checkDiscounts(slip, context.our_code),
    () => checkPix(slip),
    () => documentTypeIn(documentTypeByOurs240, slip, LAYOUT),
    () => automatic(context),
    () => interest(context),
  )
  const byWhom = slip.dispatch === 'bank' ? '1' : '2'
  return {
    bank_code: '748',
    movement,
    ...account(context),
    our_number: our_number.number + our_number.digit,
    charge_type: '1',
    registration_form: '1',
    document_form: '1',
    dispatch_type: byWhom,
    distribution_type: byWhom,
    document_number: slip.document_number,
    due_date: slip.expire_at,
    amount: slip.amount,
    document_type: documentTypeIn(documentTypeByOurs240, slip, LAYOUT),
    acceptance: slip.accepted ? 'A' : 'N',
    document_date: slip.document_date,
    ...interest(context),
    ...discount240(WITHOUT_DISCOUNT.includes(our_code) ? [] : slip.discounts),
    value_rebate: value_rebate ?? 0,
    control_number: slip.control_number,
    ...automatic(context),
    revoke_code: NO_REVOKE,
    days_for_revoke: '000',
    currency_code: '09',
  }
}

/** «Utilizar sempre 1»; days «000» (p. 40). */
const NO_REVOKE = '1'

/** Instructions by which the title is to have no discount, or no interest, whatever the slip still says. */
const WITHOUT_DISCOUNT: readonly OurCode[] = ['1072', '1129']
const WITHOUT_INTEREST: readonly OurCode[] = ['1047']

/** From the day after the due date on, or later (pp. 36–37). */
function interest({ slip, our_code }: Context): Pick<RecordValues<typeof segmentP>, 'interest_type' | 'interest_date' | 'interest_value'> {
  const { interest: charge, expire_at } = slip
  if (charge === null || WITHOUT_INTEREST.includes(our_code)) return { interest_type: '0' }
  return { ...interest240(charge), ...(charge.days === 0 ? { interest_date: addDays(expire_at, 1) } : {}) }
}

/** Cancels the automatic protest or negativation, with movement 31. */
const CANCELS_AUTOMATIC: readonly OurCode[] = ['1041', '1118']

/** Protest or negativation by itself: one field for both (p. 39). */
function automatic({ slip, wallet, our_code, movement }: Context): Pick<RecordValues<typeof segmentP>, 'sue_code' | 'days_for_sue'> {
  if (CANCELS_AUTOMATIC.includes(our_code)) return { sue_code: '9', days_for_sue: '00' }
  checkAutomatic(slip, wallet)
  const { code, days } = codedDays(slip, 'sue_code', deadlines240, movement)
  checkNamedCodes(slip, { revoke_code: NO_REVOKE }, LAYOUT)
  return { sue_code: code, days_for_sue: String(days).padStart(2, '0') }
}

/** The payer's neighbourhood has no columns, 114–128 stay blank (p. 42); the guarantor's tax id is blank where there is none (p. 43). */
function parties({ slip, movement }: Context): RecordValues<typeof segmentQ> {
  checkGuarantor(slip, ['tax_id'])
  return {
    bank_code: '748',
    movement,
    ...parties240(slip),
    payer_neighborhood: '',
    guarantor_tax_id: slip.guarantor?.tax_id?.padStart(15, '0') ?? '',
  }
}

/** The fine is always due from the due date on (p. 46). */
function furtherCharges({ slip, movement }: Context): RecordValues<typeof segmentR> {
  const fine = finePercentage(slip)
  return {
    bank_code: '748',
    movement,
    ...furtherDiscounts240(slip.discounts),
    fine_type: fine === 0 ? '0' : '2',
    fine_date: fine === 0 ? null : slip.expire_at,
    fine_value: fine,
    debit_agency_digit: '0',
  }
}

/** The body of the slip takes three messages: 38 columns behind the line's number, then 40 and 40 (p. 50). */
function messages({ slip, movement }: Context): RecordValues<typeof segmentSMessages> {
  const [message_1 = '', message_2 = '', message_3 = ''] = messageLines(slip, 38, 3)
  return { bank_code: '748', movement, line_number: '01', message_1, message_2, message_3 }
}

/** Of a guarantor of whom more than name and tax id is known. */
function hasGuarantorAddress({ slip: { guarantor } }: Context): boolean {
  return guarantor !== null && [guarantor.address, guarantor.zipcode, guarantor.city, guarantor.state].some((part) => part !== null)
}

function guarantor({ slip, movement }: Context): RecordValues<typeof segmentY01> {
  return { bank_code: '748', movement, ...guarantor240(slip), guarantor_neighborhood: '' }
}

/** The key is Sicredi's random one; the txid may be missing, then Sicredi makes one (p. 54). */
function pix({ slip, movement }: Context): RecordValues<typeof remittanceSegmentY04> {
  const { key = '', txid = '' } = slip.pix ?? {}
  if (key === '') throw new ValidationError({ pix_key: [BLANK] })
  return { bank_code: '748', movement, pix_key_or_url: key, txid }
}

/** Sicoob, CNAB 240, layouts of 28/10/2019: how a remittance is written. «l.» is the line of the remittance sheet. */
import type { OurCode } from '../../cobranca/index.js'
import { taxIdKind1 } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import { codedDays, type Deadline, deadlineDays } from '../deadlines.js'
import {
  constant240,
  discount240,
  fine240,
  furtherDiscounts240,
  interest240,
  lots240,
  messages240,
  parties240,
  remittanceCompanions240,
  sequence240,
  totals240,
} from '../families/febraban240/index.js'
import { guarantorAddressOf } from '../left-out.js'
import {
  type EntryContext,
  type FileContext,
  type InstructionShape,
  instructionsOf,
  type Movement,
  plainFilename,
  type RecordValues,
  remittanceDialect,
} from '../remittance-dialect.js'
import { documentTypeIn } from '../slip-codes.js'
import { documentTypeByOurs240, movements240, type sueCodes240 } from './cnab240-instructions.js'
import {
  fileTrailer,
  lotTrailer,
  remittanceFileHeader,
  remittanceLotHeader,
  segmentP,
  segmentQ,
  segmentR,
  segmentSBackLine,
  segmentSLine,
  segmentSMessages,
  segmentY04,
} from './cnab240-records.js'
import { contracts, ourNumber, type SicoobContract, walletFields } from './contracts.js'
import { deadlines240 } from './deadlines.js'
import { manual240 } from './manuals.js'

export const remittanceLayout240 = fileLayout({
  name: 'sicoob240.remittance',
  width: 240,
  records: {
    header: remittanceFileHeader,
    lot_header: remittanceLotHeader,
    segment_p: segmentP,
    segment_q: segmentQ,
    segment_r: segmentR,
    segment_s_line: segmentSLine,
    segment_s_back_line: segmentSBackLine,
    segment_s_messages: segmentSMessages,
    segment_y04: segmentY04,
    lot_trailer: lotTrailer,
    trailer: fileTrailer,
  },
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
          segment_y04: { same: ['movement'] },
        },
      },
    ],
  },
  sequence: sequence240,
  constant: constant240,
  version: { field: 'header.file_layout_version', known: ['081'] },
  lotVersion: { field: 'lot_header.lot_layout_version', known: ['040'] },
  totals: [
    ...totals240,
    // The sheet does not say whether a remittance fills them (l. 202–203); real files do.
    { field: 'lot_trailer.simple_count', equals: 'lot_titles', optional: true },
    { field: 'lot_trailer.simple_amount', equals: { sum: 'segment_p.amount', over: 'lot' }, optional: true },
  ],
})

type Context = EntryContext<SicoobContract>

const account = ({ wallet }: FileContext) => ({
  agency_number: wallet.agency_number,
  agency_digit: wallet.agency_digit,
  account_number: wallet.account_number,
  account_digit: wallet.account_digit,
})

const beneficiary = ({ wallet }: FileContext) => ({
  bank_code: '756',
  beneficiary_tax_id_type: taxIdKind1(wallet.beneficiary_tax_id_type),
  beneficiary_tax_id: wallet.beneficiary_tax_id,
  beneficiary_name: wallet.beneficiary_name,
})

type Shape = InstructionShape<typeof remittanceLayout240.records>

/** The sheet names no fields to leave out: every instruction sends the slip, a write-off without its charges. */
const entry: Shape = { segment_p: 'all', segment_q: 'all', segment_r: 'all', segment_s_messages: 'all' }
const change: Shape = { segment_p: 'all', segment_q: 'all', segment_r: 'all' }
const writeOff: Shape = { segment_p: 'all', segment_q: 'all' }

/** What is about the fine or the limit of payment goes in R even when the slip asks for nothing else there (l. 153–160). */
const changeInR: Shape = { segment_p: 'all', segment_q: 'all', segment_r: Object.keys(segmentR.fields) }
const ABOUT_R: readonly OurCode[] = ['1074', '1075', '1106', '1107']

function shapeOf(_movement: Movement, ourCode: OurCode): Shape {
  if (ourCode === '1001') return entry
  if (ABOUT_R.includes(ourCode)) return changeInR
  return ourCode === '1002' ? writeOff : change
}

export const remittance240 = remittanceDialect({
  layout: remittanceLayout240,
  manual: manual240,
  contracts: contracts,
  wallet: walletFields,
  ourNumber,
  file: {
    header: (file) => ({
      ...beneficiary(file),
      ...account(file),
      agency_account_digit: '0',
      bank_name: 'SICOOB',
      file_direction: '1',
      generation_date: file.date,
      generation_time: file.time,
      file_sequence: file.remittance_number,
      file_layout_version: '081',
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
    lot_trailer: () => ({ bank_code: '756' }),
    trailer: () => ({ bank_code: '756' }),
  },
  records: {
    segment_p: title,
    segment_q: parties,
    segment_r: {
      when: ({ slip, payment_limit_at }) => slip.fine !== null || slip.discounts.length > 1 || payment_limit_at !== null,
      values: furtherCharges,
    },
    segment_s_messages: { when: ({ slip }) => slip.instructions.length > 0, values: messages },
  },
  movements: movements240,
  instructions: instructionsOf(movements240, shapeOf),
  // 224–227 are always zero and blanks: no write-off after so many days (l. 105–106).
  deadlines: deadlines240,
  carries: ['third_discount'],
  // Q has the guarantor's name and tax id only.
  leavesOut: ({ slip }) => guarantorAddressOf(slip),
  filename: plainFilename,
})

/** One parcel; A4 without envelope, which the beneficiary prints (l. 80). */
const SINGLE_PARCEL = '01'
const FORM_A4 = '4'

function title(context: Context): RecordValues<typeof segmentP> {
  const { slip, wallet, contract, our_number, our_code, movement, value_rebate } = context
  return {
    bank_code: '756',
    movement,
    ...account({ wallet } as FileContext),
    our_number: our_number.number + our_number.digit,
    installment_number: SINGLE_PARCEL,
    modality: contract.modality,
    form_type: FORM_A4,
    charge_type: contract.code,
    // 61 and 62: the beneficiary issues and delivers (l. 84–85).
    dispatch_type: '2',
    distribution_type: '2',
    document_number: slip.document_number,
    due_date: slip.expire_at,
    amount: slip.amount,
    document_type: documentTypeIn(documentTypeByOurs240, slip, 'CNAB 240 do Sicoob'),
    acceptance: slip.accepted ? 'A' : 'N',
    document_date: slip.document_date,
    ...(slip.interest === null || our_code === DISPENSES_INTEREST ? NO_INTEREST : interest240(slip.interest)),
    ...discount240(slip.discounts),
    value_rebate: value_rebate ?? 0,
    control_number: slip.control_number,
    ...protest(context),
    currency_code: '09',
  }
}

/** «Isento» (l. 94); FEBRABAN's is 3. */
const NO_INTEREST = { interest_type: '0' } as const

/** Instructions by which the title is to have no interest, or no fine, whatever the slip still says (l. 94 and 153). */
const DISPENSES_INTEREST: OurCode = '1047'
const DISPENSES_FINE: OurCode = '1075'

/** To protest, and to list: the code is the movement's, whatever else the slip asks for. */
const DEADLINE_OF_MOVEMENT: Readonly<Record<string, { readonly field: Deadline; readonly code: keyof typeof sueCodes240 }>> = {
  '09': { field: 'days_for_sue', code: '1' },
  '45': { field: 'days_for_negativation', code: '8' },
}

/** Cancel the automatic protest or negativation, with movement 31 (l. 103). */
const CANCELS_AUTOMATIC: readonly OurCode[] = ['1010', '1041', '1067', '1118']
const CANCELLED: keyof typeof sueCodes240 = '9'

/** Protest or negativation in so many days, or neither: one field for both (l. 103–104). */
function protest({ slip, movement, our_code }: Context): Pick<RecordValues<typeof segmentP>, 'sue_code' | 'days_for_sue'> {
  if (CANCELS_AUTOMATIC.includes(our_code)) return { sue_code: CANCELLED, days_for_sue: '0' }
  const asked = DEADLINE_OF_MOVEMENT[movement]
  if (asked !== undefined) return { sue_code: asked.code, days_for_sue: String(deadlineDays(slip, asked.field, deadlines240)) }
  const { code, days } = codedDays(slip, 'sue_code', deadlines240, movement)
  return { sue_code: code, days_for_sue: String(days) }
}

function parties({ slip, movement }: Context): RecordValues<typeof segmentQ> {
  return { bank_code: '756', movement, ...parties240(slip) }
}

/** The only place for text on the slip since 2019: five lines of 40 (l. 186–192). */
function messages({ slip, movement }: Context): RecordValues<typeof segmentSMessages> {
  return { bank_code: '756', movement, ...messages240(slip) }
}

function furtherCharges({ slip, movement, our_code, payment_limit_at }: Context): RecordValues<typeof segmentR> {
  return {
    bank_code: '756',
    movement,
    ...furtherDiscounts240(slip.discounts),
    ...fine240(our_code === DISPENSES_FINE ? null : slip.fine),
    payment_limit_date: payment_limit_at,
  }
}

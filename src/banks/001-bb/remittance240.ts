/** Banco do Brasil, Particularidades BB, Leiaute CNAB 240, February 2021: how a remittance is written. */
import { BLANK, type PreparedSlip, plainUpper, ValidationError } from '../../cobranca/index.js'
import { taxIdKind1 } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import { codedDays, deadlineDays } from '../deadlines.js'
import {
  constant240,
  discount240,
  fine240,
  furtherDiscounts240,
  interest240,
  lots240,
  parties240,
  remittanceCompanions240,
  sequence240,
  totals240,
} from '../families/febraban240/index.js'
import { guarantorAddressOf, messagesOf } from '../left-out.js'
import { type EntryContext, type FileContext, type InstructionShape, instructionsOf, plainFilename, type RecordValues, remittanceDialect } from '../remittance-dialect.js'
import { checkNamedCodes, documentTypeIn } from '../slip-codes.js'
import { documentTypeByOurs240, movements240, type sueCodes240 } from './cnab240-instructions.js'
import {
  fileHeader,
  fileTrailer,
  lotHeader,
  lotTrailer,
  segmentP,
  segmentQ,
  segmentR,
  segmentSEmail,
  segmentSMessages,
  segmentY01,
  segmentY04,
  segmentY50,
  segmentY51,
} from './cnab240-records.js'
import { acceptanceOf, checkDiscounts, checkInterest, daysToReceive } from './codes.js'
import { type BbContract, checkedDigit240, contractsOf4, contractsOf6, contractsOf7, contractsOf8, contractsOfFree17, of4, of6, of7, of8, ofFree17 } from './contracts.js'
import { deadlines240 } from './deadlines.js'
import { demands240 } from './demands.js'
import { manual240 } from './manuals.js'
import { AGREEMENT_240, VARIANT_4, VARIANT_6, VARIANT_8, VARIANT_FREE_17, VERSIONS_240 } from './variants.js'

export const remittanceLayout240 = fileLayout({
  name: 'bb240.remittance',
  width: 240,
  records: {
    header: fileHeader,
    lot_header: lotHeader,
    segment_p: segmentP,
    segment_q: segmentQ,
    segment_r: segmentR,
    segment_s_email: segmentSEmail,
    segment_s_messages: segmentSMessages,
    segment_y01: segmentY01,
    segment_y04: segmentY04,
    segment_y50: segmentY50,
    segment_y51: segmentY51,
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
          segment_s_email: { many: true, same: ['movement'] },
          segment_s_messages: { same: ['movement'] },
          segment_y01: { same: ['movement'] },
          segment_y04: { same: ['movement'] },
          segment_y50: { many: true, same: ['movement'] },
          segment_y51: { many: true, same: ['movement'] },
        },
      },
    ],
  },
  sequence: sequence240,
  constant: constant240,
  version: { field: 'header.file_layout_version', known: VERSIONS_240 },
  totals: totals240,
})

type Context = EntryContext<BbContract>
type P = RecordValues<typeof segmentP>

const BANK = '001'

/** What a movement is about, besides the title itself: the manual names no columns, and only these go with an instruction. */
const ABOUT = {
  interest: ['01', '12', '13', '31'],
  discounts: ['01', '07', '16', '31', '34'],
  fine: ['01', '14', '15', '31'],
  deadline: ['01', '09', '31', '45', '46'],
  limit: ['01', '19', '31'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const isAbout = (what: keyof typeof ABOUT, movement: string): boolean => (ABOUT[what] as readonly string[]).includes(movement)

type Shape = InstructionShape<typeof remittanceLayout240.records>

/** R goes where the slip has something for it, and always with what is about the fine alone. */
const withR: Shape = { segment_p: 'all', segment_q: 'all', segment_r: 'all' }
const entry: Shape = { ...withR, segment_s_email: 'all' }
const withFine: Shape = { ...withR, segment_r: Object.keys(segmentR.fields) }

const WITH_FINE: readonly string[] = [movements240['14'].our_code, ...movements240['14'].also, movements240['15'].our_code]

const account = ({ wallet }: FileContext) => ({
  agency_number: wallet.agency_number,
  agency_digit: wallet.agency_digit,
  account_number: wallet.account_number,
  account_digit: wallet.account_digit,
})

/** 0014: cobrança cedente (07.0 and 11.1, BB2). */
const beneficiary = (file: FileContext<BbContract>) => ({
  bank_code: BANK,
  beneficiary_tax_id_type: taxIdKind1(file.wallet.beneficiary_tax_id_type),
  beneficiary_tax_id: file.wallet.beneficiary_tax_id,
  beneficiary_name: file.wallet.beneficiary_name,
  agreement_number: file.wallet.extra1,
  agreement_kind: '0014',
  wallet_number: file.contract.code,
  wallet_variation: file.contract.variation,
  ...account(file),
})

const shared = {
  layout: remittanceLayout240,
  manual: manual240,
  file: {
    header: (file: FileContext<BbContract>) => ({
      ...beneficiary(file),
      bank_name: 'BANCO DO BRASIL S.A.',
      file_direction: '1',
      generation_date: file.date,
      generation_time: file.time,
      file_sequence: file.remittance_number,
      file_layout_version: '083',
    }),
    lot_header: (file: FileContext<BbContract>) => ({
      ...beneficiary(file),
      operation_type: 'R',
      service_type: '01',
      lot_layout_version: '042',
      remittance_number: file.remittance_number,
      recording_date: file.date,
    }),
    lot_trailer: () => ({ bank_code: BANK }),
    trailer: () => ({ bank_code: BANK }),
  },
  records: {
    segment_p: title,
    segment_q: ({ slip, movement }: Context) => ({ bank_code: BANK, movement, ...parties240(slip) }),
    segment_r: { when: hasR, values: further },
    segment_s_email: {
      when: isByEmail,
      values: ({ slip, movement }: Context) => ({ bank_code: BANK, movement, email: slip.payer_email }),
    },
  },
  movements: movements240,
  instructions: instructionsOf(movements240, (_movement, ourCode) => (ourCode === '1001' ? entry : WITH_FINE.includes(ourCode) ? withFine : withR)),
  deadlines: deadlines240,
  carries: ['third_discount', 'bank_dispatch'],
  demands: demands240,
  leavesOut,
  filename: plainFilename,
} as const

/** By e-mail where the bank prints the slip, which is agreed with it beforehand (18.3P, p. 11; segment S, p. 19). */
function isByEmail({ slip }: Context): boolean {
  return slip.dispatch === 'bank' && slip.payer_email !== ''
}
const BY_EMAIL = '3'

/** In carteira 11 the bank prints and delivers; in 17 and 18 as agreed (17.3P and 18.3P, p. 11). */
const dispatchOf = ({ slip, contract }: Context): string => (contract.code === '11' || slip.dispatch === 'bank' ? '1' : '2')

function title(context: Context): P {
  const { slip, contract, our_number, movement, value_rebate } = context
  const dispatch = dispatchOf(context)
  return {
    bank_code: BANK,
    movement,
    ...account(context),
    // Blanks where the bank numbers the title (13.3P, 1).
    our_number: /^0*$/.test(our_number.number) ? '' : our_number.prefix + our_number.number + our_number.digit,
    charge_type: contract.charge_type,
    registration_form: '1',
    document_form: '1',
    dispatch_type: dispatch,
    distribution_type: movement === '01' && isByEmail(context) ? BY_EMAIL : dispatch,
    document_number: slip.document_number,
    due_date: slip.expire_at,
    amount: slip.amount,
    document_type: documentTypeIn(documentTypeByOurs240, slip, 'CNAB 240 do Banco do Brasil'),
    acceptance: acceptanceOf(slip),
    document_date: slip.document_date,
    ...(isAbout('interest', movement) ? interest(slip, movement) : {}),
    ...(isAbout('discounts', movement) ? firstDiscount(slip) : {}),
    value_rebate: value_rebate ?? 0,
    control_number: slip.control_number,
    ...(isAbout('deadline', movement) ? deadline(slip, movement) : {}),
    days_for_revoke: daysOfLimit(context),
  }
}

/** R$ a day, or % a month (27.3P to 29.3P). 13 takes it away: exempt, whatever the slip says of it. */
function interest(slip: PreparedSlip, movement: string): P {
  if (movement === DISPENSES_INTEREST) return interest240(null)
  checkInterest(slip)
  return interest240(slip.interest)
}

const DISPENSES_INTEREST = '13'

function firstDiscount(slip: PreparedSlip): P {
  checkDiscounts(slip)
  return discount240(slip.discounts)
}

/** 221–224: the code of write-off is not treated (38.3P, p. 14). 45 and 46 are about the listing, whatever the slip says of a protest. */
function deadline(slip: PreparedSlip, movement: string): P {
  if (movement === '46') return { sue_code: LIST, days_for_sue: '00' }
  if (movement === '45') return listing(slip)
  checkNamedCodes(slip, { revoke_code: NO_REVOKE }, deadlines240.layout)
  if (movement === '09') return protest(slip, movement)
  return automatic(slip, movement)
}

function listing(slip: PreparedSlip): P {
  if (slip.days_for_negativation === null) throw new ValidationError({ days_for_negativation: [BLANK] })
  return { sue_code: LIST, days_for_sue: twoDigits(deadlineDays(slip, 'days_for_negativation', deadlines240)) }
}

function automatic(slip: PreparedSlip, movement: string): P {
  const { code, days } = codedDays(slip, 'sue_code', deadlines240, movement)
  return { sue_code: code, days_for_sue: twoDigits(days) }
}

/** The bank has its own days for a protest ordered without any (CNAB 400 nota 9 c, p. 14). */
function protest(slip: PreparedSlip, movement: string): P {
  if (slip.days_for_sue !== null) return automatic({ ...slip, days_for_negativation: null }, movement)
  checkNamedCodes(slip, { sue_code: BANKS_OWN_DAYS.sue_code }, deadlines240.layout)
  return BANKS_OWN_DAYS
}

const BANKS_OWN_DAYS = { sue_code: '0', days_for_sue: '00' } as const

const NO_REVOKE = '0'
const LIST: keyof typeof sueCodes240 = '8'

const twoDigits = (days: number): string => String(days).padStart(2, '0')

/** 39.3P, p. 14: zeros leave it to the bank's own deadline. */
function daysOfLimit(context: Context): string {
  if (!isAbout('limit', context.movement)) return '000'
  return String(daysToReceive(context, deadlines240) ?? 0).padStart(3, '0')
}

function hasR({ slip, movement }: Context): boolean {
  return (
    (isAbout('fine', movement) && slip.fine !== null) ||
    (isAbout('discounts', movement) && slip.discounts.length > 1) ||
    (movement === '01' && messageOf(slip) !== '')
  )
}

function further({ slip, movement }: Context): RecordValues<typeof segmentR> {
  return {
    bank_code: BANK,
    movement,
    ...(isAbout('discounts', movement) ? furtherDiscounts240(slip.discounts) : {}),
    ...fine(slip, movement),
    ...(movement === '01' ? { message_3: messageOf(slip) } : {}),
  }
}

/** 14.3R to 16.3R, p. 17. 14 charges one, 15 takes it away. */
function fine(slip: PreparedSlip, movement: string): RecordValues<typeof segmentR> {
  const charged = isAbout('fine', movement) && movement !== '15' ? slip.fine : null
  if (charged !== null && charged.days > 1) throw new ValidationError({ days_for_fine: [LATE_FINE] })
  return fine240(charged)
}

/** 15.3R, p. 17: «Sistema aceita a mesma data do vencimento, ou dia seguinte». */
const LATE_FINE = 'deve ser no máximo 1: o CNAB 240 do Banco do Brasil cobra a multa no vencimento ou no dia seguinte'

/** Columns of mensagem 3. */
const MESSAGE = 40

/** The only message the bank prints, and not beside a guarantor (19.3Q, p. 16; 18.3R, pp. 17–18). */
function messageOf({ instructions, guarantor }: PreparedSlip): string {
  const message = instructions.join(' ')
  return guarantor === null && plainUpper(message).length <= MESSAGE ? message : ''
}

/** The message beside a guarantor or that is too long, and the guarantor's address: Y-01 is not used (p. 21). */
function leavesOut({ slip }: Context): Readonly<Record<string, string>> {
  return { ...(messageOf(slip) === '' ? messagesOf(slip) : {}), ...guarantorAddressOf(slip) }
}

/** Agreements of 7 digits. */
export const remittance240 = remittanceDialect({ ...shared, ...of7, contracts: contractsOf7 })

/** Agreements of 4 and of 6 digits, whose nosso número has a check digit. */
export const remittance240Of4 = remittanceDialect({ ...shared, ...of4, contracts: contractsOf4, checked: checkedDigit240, variant: VARIANT_4, told: [AGREEMENT_240[4]] })
export const remittance240Of6 = remittanceDialect({ ...shared, ...of6, contracts: contractsOf6, checked: checkedDigit240, variant: VARIANT_6, told: [AGREEMENT_240[6]] })

/** Agreements of 6 digits with a nosso número of 17 of the company's own. */
export const remittance240OfFree17 = remittanceDialect({
  ...shared,
  ...ofFree17,
  contracts: contractsOfFree17,
  variant: VARIANT_FREE_17,
  told: [AGREEMENT_240[6], { field: 'segment_p.our_number', values: /^[0-9]{17}$/, example: '12345678901234567' }],
})

/** Agreements of 8 digits: of the service's reference, in no manual at hand. */
export const remittance240Of8 = remittanceDialect({ ...shared, ...of8, contracts: contractsOf8, variant: VARIANT_8, told: [AGREEMENT_240[8]] })

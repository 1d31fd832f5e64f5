/** Sicoob, CNAB 240, layouts of 28/10/2019: how returns are read and remittances written. «l.» is the line of the remittance sheet. */
import type { OurCode } from '../../cobranca/index.js'
import type { ReturnDialect } from '../bank.js'
import { type CodedDays, type Deadline, deadlineDays } from '../deadlines.js'
import {
  cnab240Remittance,
  cnab240Return,
  deadlines240,
  optionalSimpleTotals240,
} from '../families/febraban240/index.js'
import type { EntryContext, RemittanceDialect } from '../remittance-dialect.js'
import { bank, contracts, manual240, ourNumber, walletFields } from './bank.js'
import { remittanceRecords240, returnRecords240, segmentR } from './cnab240.js'
import { documentTypeByOurs240, movements240, occurrences240, reasons240, type sueCodes240 } from './tables.js'
import { words240 } from './words.js'

const deadlines = deadlines240(remittanceRecords240.segment_p, 'CNAB 240 do Sicoob', 'l. 103–106')

export const return240: ReturnDialect = cnab240Return({
  words: words240,
  name: 'sicoob240',
  manual: manual240,
  evidence: 'manual_and_files',
  records: returnRecords240,
  // The manual prints 081; real files have 085.
  versions: ['081', '085'],
  // Printed 044; real files have 043.
  lotVersions: { known: ['040', '043', '044'] },
  occurrences: occurrences240,
  reasons: reasons240,
})

/** A single instalment, and the form A4 without envelope, which the beneficiary prints (l. 80). */
const SINGLE_PARCEL = '01'
const FORM_A4 = '4'

/** Instructions that remove the interest or the fine of the title, even if the slip has it (l. 94 and 153). */
const DISPENSES_INTEREST: OurCode = '1047'
const DISPENSES_FINE: OurCode = '1075'

/** Instructions about the fine or the limit of payment send R, even if the slip has no other field of R (l. 153–160). */
const ABOUT_R: readonly OurCode[] = ['1074', DISPENSES_FINE, '1106', '1107']

export const remittance240: RemittanceDialect = cnab240Remittance({
  words: words240,
  bank,
  name: 'sicoob240',
  bankName: 'SICOOB',
  manual: manual240,
  evidence: 'manual_and_files',
  records: remittanceRecords240,
  versions: ['081'],
  lotVersions: { known: ['040'] },
  // The sheet does not state whether remittances have totals (l. 202–203); real files have them.
  totals: optionalSimpleTotals240,
  contracts,
  wallet: walletFields,
  ourNumber,
  documentTypes: documentTypeByOurs240,
  sends: {
    interest: ({ slip, our_code }) => (our_code === DISPENSES_INTEREST ? null : slip.interest),
    fine: ({ slip, our_code }) => (our_code === DISPENSES_FINE ? null : slip.fine),
    protest: protestOfMovement,
    // With movement 31 (l. 103).
    cancels: ['1010', '1041', '1067', '1118'],
  },
  fileHeader: { agency_account_digit: () => '0' },
  writes: {
    segment_p: {
      values: {
        installment_number: () => SINGLE_PARCEL,
        modality: ({ contract }) => contract.modality,
        form_type: () => FORM_A4,
        charge_type: ({ contract }) => contract.code,
        // Columns 61 and 62: the beneficiary issues and delivers the slip (l. 84–85).
        dispatch_type: () => '2',
        distribution_type: () => '2',
        // The code is always zero and the days are blank: no automatic write-off (l. 105–106).
        days_for_revoke: () => '',
      },
    },
    segment_r: {
      orWhen: ({ payment_limit_at }) => payment_limit_at !== null,
      values: { payment_limit_date: ({ payment_limit_at }) => payment_limit_at },
    },
    // Since 2019 the only texts printed on the slip: five lines of 40 characters (l. 186–192).
    segment_s_messages: {},
  },
  movements: movements240,
  // The sheet does not name fields that an instruction omits: every instruction sends the slip, a write-off without its charges.
  shapeOf: (_movement, ourCode) => {
    const title = { segment_p: 'all', segment_q: 'all' } as const
    if (ourCode === '1001') return { ...title, segment_r: 'all', segment_s_messages: 'all' }
    if (ABOUT_R.includes(ourCode)) return { ...title, segment_r: Object.keys(segmentR.fields) }
    return ourCode === '1002' ? title : { ...title, segment_r: 'all' }
  },
  deadlines,
  features: ['third_discount'],
})

/** Protest and listing: the movement decides the code, even if the slip names another one. */
const DEADLINE_OF_MOVEMENT: Readonly<
  Record<string, { readonly field: Deadline; readonly code: keyof typeof sueCodes240 }>
> = {
  '09': { field: 'days_for_sue', code: '1' },
  '45': { field: 'days_for_negativation', code: '8' },
}

function protestOfMovement({ slip, movement }: EntryContext): CodedDays | undefined {
  const asked = DEADLINE_OF_MOVEMENT[movement]
  return asked && { code: asked.code, days: deadlineDays(slip, asked.field, deadlines) }
}

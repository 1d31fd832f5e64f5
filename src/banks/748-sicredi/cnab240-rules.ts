/** Sicredi, CNAB 240, version 1.6 of November 2021: how returns are read and remittances written. */
import { addDays, BLANK, type OurCode, ValidationError } from '../../cobranca/index.js'
import { recordsWithMarks } from '../../fixed-width/index.js'
import type { ReturnDialect } from '../bank.js'
import type { Deadlines } from '../deadlines.js'
import { cnab240Remittance, cnab240Return } from '../families/febraban240/index.js'
import { digitsInto } from '../into-fields.js'
import type { EntryContext, RecordValues, RemittanceDialect } from '../remittance-dialect.js'
import { checkNamedCodes } from '../slip-codes.js'
import { guarantorNeighborhoodOf } from '../unsupported-fields.js'
import { bank, contracts, filename, MARKS, manual240, ourNumber, walletFields } from './bank.js'
import { remittanceRecords240, type remittanceSegmentY04, returnRecords240, segmentQ } from './cnab240.js'
import { documentTypeByOurs240, events240, movements240, occurrences240, reasons240 } from './cnab240-tables.js'
import { automaticDays, checkAutomatic, checkDocumentNumber, checkGuarantor, checkPix, finePercentage } from './rules.js'

const deadlines240: Deadlines = {
  layout: 'CNAB 240 do Sicredi',
  source: '36.3P e 37.3P, p. 39',
  ranges: { days_for_sue: automaticDays('1'), days_for_negativation: automaticDays('8') },
  codes: { sue_code: { none: ['3'], cancelled: '9' } },
}

const shared = {
  name: 'sicredi240',
  manual: manual240,
  versions: ['081'],
} as const

/** U has the amount paid (78–92), the amount credited (93–107) and the day of the credit (146–153), as in FEBRABAN (pp. 63–64). */
export const return240: ReturnDialect = cnab240Return({
  ...shared,
  evidence: 'manual_and_files',
  records: returnRecords240,
  companions: { segment_y04: { linkFields: ['occurrence'] } },
  occurrences: occurrences240,
  reasons: reasons240,
  events: events240,
})

/** Instructions that change fields of R: discounts granted or changed, and other data. */
const ABOUT_R: readonly OurCode[] = ['1071', '1073', '1031']

/** Instructions that remove the discount or the interest of the title, even if the slip has it. */
const WITHOUT_DISCOUNT: readonly OurCode[] = ['1072', '1129']
const WITHOUT_INTEREST: OurCode = '1047'

/** «Utilizar sempre 1»; days «000» (p. 40). */
const NO_REVOKE = '1'

export const remittance240: RemittanceDialect = cnab240Remittance({
  bank,
  ...shared,
  bankName: 'SICREDI',
  evidence: 'manual_and_files',
  records: recordsWithMarks(MARKS, remittanceRecords240),
  lotVersion: '040',
  contracts,
  wallet: walletFields,
  ourNumber,
  documentTypes: documentTypeByOurs240,
  fileHeader: { recording_density: () => '01600' },
  collects: true,
  sends: {
    interest: ({ slip, our_code }) => (our_code === WITHOUT_INTEREST ? null : slip.interest),
    discounts: ({ slip, our_code }) => (WITHOUT_DISCOUNT.includes(our_code) ? [] : slip.discounts),
    protest: checkedProtest,
    cancels: ['1041', '1118'], // with movement 31
  },
  writes: {
    segment_p: {
      checks: {
        document_number: ({ slip }) => checkDocumentNumber(slip),
        movement: ({ slip }) => checkPix(slip),
      },
      values: {
        // Interest begins on the day after the due date or later (pp. 36–37).
        interest_date: ({ slip: { interest, expire_at }, our_code }) =>
          interest === null || our_code === WITHOUT_INTEREST ? null : interest.days === 0 ? addDays(expire_at, 1) : interest.date,
        revoke_code: () => NO_REVOKE,
      },
    },
    // The payer's neighbourhood has no columns: 114–128 are blank (p. 42). Without a guarantor the columns of the tax id are blank (p. 43).
    segment_q: {
      checks: { guarantor_tax_id: ({ slip }) => checkGuarantor(slip, ['tax_id']) },
      values: { payer_neighborhood: () => '', guarantor_tax_id: ({ slip }) => slip.guarantor?.tax_id == null ? '' : digitsInto(segmentQ.fields.guarantor_tax_id, slip.guarantor.tax_id) },
    },
    // The date of the fine is always the due date (p. 46).
    segment_r: {
      checks: { movement: ({ slip }) => void finePercentage(slip) },
      values: {
        fine_type: ({ slip }) => (finePercentage(slip) === 0 ? '0' : '2'),
        fine_date: ({ slip }) => (finePercentage(slip) === 0 ? null : slip.expire_at),
        fine_value: ({ slip }) => finePercentage(slip),
        debit_agency_digit: () => '0',
      },
    },
    // The body of the slip has three messages: 38 columns after the number of the line, then 40 and 40 (p. 50).
    segment_s_messages: { values: { line_number: () => '01' } },
    segment_y01: { values: { guarantor_neighborhood: () => '' } },
    segment_y04: { own: pix },
  },
  movements: movements240,
  // The manual does not name fields that an instruction omits: every instruction sends the whole title with its payer, and R if it changes fields of R.
  alsoSent: { segment_r: ABOUT_R },
  deadlines: deadlines240,
  features: ['third_discount', 'pix', 'pix_txid', 'bank_dispatch'],
  // Y-01 has no neighbourhood: 116–130 are blank (p. 53).
  unsupportedFields: ({ slip }) => guarantorNeighborhoodOf(slip),
  filename,
})

/** Checks the automatic protest or negativation, which share one field (p. 39). */
function checkedProtest({ slip, wallet }: EntryContext): undefined {
  checkAutomatic(slip, wallet)
  checkNamedCodes(slip, { revoke_code: NO_REVOKE }, deadlines240.layout)
}

/** The key is the random key registered at Sicredi. Sicredi generates the txid if it is missing (p. 54). */
function pix({ slip }: EntryContext): RecordValues<typeof remittanceSegmentY04> {
  const { key = '', txid = '' } = slip.pix ?? {}
  if (key === '') throw new ValidationError({ pix_key: [BLANK] })
  return { pix_key_or_url: key, txid }
}

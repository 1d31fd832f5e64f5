/** BTG Pactual, CNAB 240: how returns are read and remittances written. Codes are FEBRABAN's; C004 and C044 are printed in the Tradutor CNAB, sheet Aux. */
import type { OurCode } from '../../cobranca/index.js'
import { without } from '../../febraban/index.js'
import type { ReturnDialect } from '../bank.js'
import { ourNumber } from '../families/bradesco400/index.js'
import { chargesNotDispensed, cnab240Remittance, cnab240Return, deadlines240, documentTypes240, documentTypesByOurs240, messagesInR, movements240, orderedProtest } from '../families/febraban240/index.js'
import type { RemittanceDialect } from '../remittance-dialect.js'
import { guarantorAddressOf } from '../unsupported-fields.js'
import { bank, contracts, filename, manual, walletFields } from './bank.js'
import { remittanceRecords, returnRecords } from './cnab240.js'

const shared = {
  name: 'btg240',
  manual,
  // 103 is FEBRABAN's, and in the real return; 083 in the example of the Tradutor.
  versions: ['103', '083'],
} as const

/** T 38–57 ends with the check digit, in the real return behind zeros. */
export const return240: ReturnDialect = cnab240Return({
  ...shared,
  records: returnRecords,
  evidence: 'manual_and_files',
})

const deadlines = deadlines240('CNAB 240 do BTG Pactual', 'C026 (Tradutor CNAB, Aux), C027 a C029 (FEBRABAN)')

/** Of shares and limits, whose segments Y-50 and Y-53 the Tradutor does not have. */
const NOT_SENT: readonly OurCode[] = ['1093', '1094', '1148']

/** Instructions that change columns of R, and instructions that send the whole slip. */
const WITH_R: readonly OurCode[] = ['1001', '1010', '1031', '1041', '1071', '1073', '1074']

const TITLE = { segment_p: 'all', segment_q: 'all' } as const

export const remittance240: RemittanceDialect = cnab240Remittance({
  ...shared,
  evidence: 'manual',
  bank,
  bankName: 'BANCO BTG PACTUAL S.A.',
  records: remittanceRecords,
  // FEBRABAN's. The example of the Tradutor has 000, the real return 020.
  lotVersion: '060',
  contracts,
  wallet: walletFields,
  // 18 digits and two blanks in the example of the Tradutor, 20 digits in the real return.
  unpadded: ['extra3'],
  // V2.2.1, p. 8: 11 less the remainder. The text of V2.1, where the digit is the remainder, contradicts the 3 that both work out (261 leaves 8).
  ourNumber,
  documentTypes: documentTypesByOurs240(documentTypes240),
  company: {
    // Blank in the Tradutor.
    agency_digit: () => '',
    agreement_code: ({ wallet }) => wallet.extra3,
  },
  // An instruction takes away what it is about, and else sends the title whole: which columns each reads is not printed.
  sends: {
    ...chargesNotDispensed,
    protest: orderedProtest(deadlines),
    cancels: ['1010', '1041'],
  },
  writes: { segment_p: {}, segment_q: {}, segment_r: messagesInR(remittanceRecords.segment_r) },
  // 49 and 61 are not in its table.
  movements: without(movements240, '49', '61'),
  shapeOf: (_movement, ourCode) => {
    if (NOT_SENT.includes(ourCode)) return null
    return WITH_R.includes(ourCode) ? { ...TITLE, segment_r: 'all' } : TITLE
  },
  deadlines,
  features: ['third_discount', 'bank_dispatch'],
  unsupportedFields: ({ slip }) => guarantorAddressOf(slip),
  filename,
})

/** BTG Pactual, CNAB 240: how returns are read and remittances written. Codes are FEBRABAN's; C004 and C044 are printed in the Tradutor CNAB, sheet Aux. */
import type { OurCode } from '../../cobranca/index.js'
import { without } from '../../febraban/index.js'
import type { ReturnDialect } from '../bank.js'
import { ourNumber } from '../families/bradesco400/index.js'
import { chargesNotDispensed, cnab240Remittance, cnab240Return, deadlines240, messagesInR, movements240, orderedProtest } from '../families/febraban240/index.js'
import type { RemittanceDialect } from '../remittance-dialect.js'
import { bank, contracts, filename, manual, walletFields } from './bank.js'
import { remittanceRecords, returnRecords } from './cnab240.js'

const shared = {
  name: 'btg240',
  manual,
  // 103 is FEBRABAN's version, also in the real return; the example of the Tradutor has 083.
  versions: ['103', '083'],
} as const

/** T 38–57 ends with the check digit; the real return fills it with zeros on the left. */
export const return240: ReturnDialect = cnab240Return({
  ...shared,
  records: returnRecords,
  evidence: 'manual_and_files',
})

const deadlines = deadlines240('CNAB 240 do BTG Pactual', 'C026 (Tradutor CNAB, Aux), C027 a C029 (FEBRABAN)')

/** Instructions about shares and limits: the Tradutor does not have their segments Y-50 and Y-53. */
const NOT_SENT: readonly OurCode[] = ['1093', '1094', '1148']

/** Instructions that change columns of R, and instructions that send the whole slip. */
const WITH_R: readonly OurCode[] = ['1001', '1010', '1031', '1041', '1071', '1073', '1074']

export const remittance240: RemittanceDialect = cnab240Remittance({
  ...shared,
  evidence: 'manual',
  bank,
  bankName: 'BANCO BTG PACTUAL S.A.',
  records: remittanceRecords,
  // FEBRABAN's version. The example of the Tradutor has 000, the real return 020.
  lotVersion: '060',
  contracts,
  wallet: walletFields,
  // 18 digits and two blanks in the example of the Tradutor, 20 digits in the real return.
  unpadded: ['extra3'],
  // V2.2.1, p. 8: 11 minus the remainder. In the text of V2.1 the digit is the remainder, which contradicts the example of both versions: 261 leaves 8, and
  // their digit is 3.
  ourNumber,
  company: {
    // Blank in the Tradutor.
    agency_digit: () => '',
    agreement_code: ({ wallet }) => wallet.extra3,
  },
  // The manual does not print which columns each instruction reads: an instruction sends the whole title, without the charge that it cancels.
  sends: {
    ...chargesNotDispensed,
    protest: orderedProtest(deadlines),
    cancels: ['1010', '1041'],
  },
  writes: { segment_p: {}, segment_q: {}, segment_r: { sentWith: WITH_R, ...messagesInR(remittanceRecords.segment_r) } },
  // The bank's table does not have 49 and 61.
  movements: without(movements240, '49', '61'),
  notSent: NOT_SENT,
  deadlines,
  features: ['third_discount', 'bank_dispatch'],
  filename,
})

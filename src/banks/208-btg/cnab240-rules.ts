/** BTG Pactual, CNAB 240: how returns are read and remittances written. Codes are FEBRABAN's; C004 and C044 are printed in the Tradutor CNAB, sheet Aux. */
import { without } from '../../febraban/index.js'
import type { ReturnDialect } from '../bank.js'
import { ourNumber } from '../families/bradesco400/index.js'
import {
  chargesNotDispensed,
  cnab240Remittance,
  cnab240Return,
  documentTypes240,
  documentTypesByOurs240,
  movements240,
} from '../families/febraban240/index.js'
import type { RemittanceDialect } from '../remittance-dialect.js'
import { bank, contracts, filename, manual, walletFields } from './bank.js'
import { records240 } from './cnab240.js'

const shared = {
  name: 'btg240',
  manual,
  // 103 is FEBRABAN's version, also in the real return; the example of the Tradutor has 083.
  versions: ['103', '083'],
  records: records240,
} as const

/** T 38–57 ends with the check digit; the real return fills it with zeros on the left. */
export const return240: ReturnDialect = cnab240Return({
  ...shared,
  evidence: 'manual_and_files',
  // The real files count one record in the lot and in the file, whatever they have.
  lotTotal: { accepts: ['file_lots'] },
  fileTotal: { accepts: ['file_lots'] },
})

export const remittance240: RemittanceDialect = cnab240Remittance({
  ...shared,
  evidence: 'manual',
  bank,
  bankName: 'BANCO BTG PACTUAL S.A.',
  // The workbook has no espécies. FEBRABAN 10.6 has 33, and 10.11 does not. It is not known whether 10.9, which the bank names, has it.
  documentTypes: documentTypesByOurs240(without(documentTypes240, '33')),
  // FEBRABAN's version. The example of the Tradutor has 000, the real return 020.
  lotVersion: '060',
  contracts,
  wallet: walletFields,
  // 18 digits and two blanks in the example of the Tradutor, 20 digits in the real return.
  unpadded: ['extra3'],
  // V2.2.1, p. 8: 11 minus the remainder. In the text of V2.1 the digit is the remainder, which contradicts the example of both versions: 261 leaves 8, and
  // their digit is 3.
  ourNumber,
  company: { agreement_code: 'extra3' },
  // The manual does not print which columns each instruction reads: an instruction sends the whole title, without the charge that it cancels.
  sends: { ...chargesNotDispensed, cancels: ['1010', '1041'] },
  // The bank's table does not have 49 and 61.
  movements: without(movements240, '49', '61'),
  // Instructions that change columns of R, and instructions that send the whole slip.
  alsoSent: { segment_r: ['1010', '1031', '1041', '1071', '1073', '1074'] },
  // Shares and limits: the Tradutor does not have their segments Y-50 and Y-53.
  notSent: ['1093', '1094', '1148'],
  deadlines: { layout: 'CNAB 240 do BTG Pactual', source: 'C026 (Tradutor CNAB, Aux), C027 a C029 (FEBRABAN)' },
  features: ['third_discount', 'bank_dispatch'],
  filename,
})

/** Banco do Brasil, Particularidades BB, Leiaute CNAB 240, February 2021: how returns are read. */
import type { ReturnDialect } from '../bank.js'
import { cnab240Return } from '../families/febraban240/index.js'
import { manual240, walletColumns } from './bank.js'
import { returnRecords240 } from './cnab240.js'
import { occurrences240, reasons240, rejectionCodes240, WITH_BUREAU } from './cnab240-tables.js'

export const layout240 = {
  name: 'bb240',
  manual: manual240,
  evidence: 'manual_and_files',
  // Versions that the bank accepts; zeros are accepted too (20.0, p. 4).
  versions: ['000', '030', '040', '050', '080', '082', '083', '084'],
} as const

/** A variant's agreement in the header of the lot, in nine columns. */
export const agreementSignature240 = (values: RegExp, example: string) =>
  ({ field: 'lot_header.agreement_number', values, example }) as const

/** Agreements of 7 digits: nosso número of 17, without check digit. */
export const return240: ReturnDialect = cnab240Return({
  ...layout240,
  records: returnRecords240,
  walletColumns,
  // The payer's value less the fee is credited (13.3U).
  titles: {
    segment_t: { other_credit: { money: 'segment_u.other_credit', where: 'segment_u.occurrence', isNot: WITH_BUREAU } },
  },
  occurrences: occurrences240,
  reasons: reasons240,
  rejectionCodes: rejectionCodes240,
})

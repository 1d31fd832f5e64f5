/** Cresol, CNAB 400, version 2.0 (August 2021), pp. 5–11: records and codes of the family, which is based on this manual. */
import { cresol400Remittance, cresol400Return } from '../families/cresol400/index.js'
import { bank, contracts, manual400, printed400, walletFields } from './bank.js'

export const return400 = cresol400Return({ bank, manual: manual400, evidence: 'manual_and_files', printed: printed400 })

export const remittance400 = cresol400Remittance({
  bank,
  manual: manual400,
  evidence: 'manual',
  printed: printed400,
  layoutName: 'CNAB 400 da Cresol',
  contracts,
  wallet: walletFields,
  // «Conta do cooperado» (p. 6): in the real return, carteira, agency, account and its digit, as in 22–37 of a title.
  file: {
    header: ({ wallet, contract }) => ({
      company_code: contract.code.padStart(3, '0') + wallet.agency_number.padStart(5, '0') + wallet.account_number + wallet.account_digit,
    }),
  },
})

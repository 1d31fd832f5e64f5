/** Cresol, CNAB 400, version 2.0 (August 2021), pp. 5–11: records and codes of the family, which is based on this manual. */
import { type Cresol400Manual, cresol400 } from '../families/cresol400/index.js'
import { bank, contracts, wallet } from './bank.js'

export const printed: Cresol400Manual = {
  title: 'Manual Cobrança Integrada Cresol Cooperado (CNAB 400)',
  version: 'Versão 2.0 (08/2021)',
  name: 'Cresol, Cobrança Integrada CNAB 400, versão 2.0 (08/2021)',
  pages: {
    remittance: { header: 'p. 6', title: 'pp. 6–8', trailer: 'p. 8' },
    return: { header: 'p. 9', title: 'pp. 9–11', trailer: 'p. 11' },
    reasons: { rejections: 'pp. 19–30', remarks: 'pp. 16–19', outcomes: 'pp. 22–24', fees: 'p. 27' },
  },
}

export const { return400, remittance400 } = cresol400({
  bank,
  printed,
  evidence: { returns: 'manual_and_files', remittances: 'manual' },
  layoutName: 'CNAB 400 da Cresol',
  contracts,
  wallet,
  // «Conta do cooperado» (p. 6): in the real return, carteira, agency, account and its digit, as in 22–37 of a title.
  companyCode: ({ wallet, contract }) => `${contract.code.padStart(3, '0')}${wallet.agency_number.padStart(5, '0')}${wallet.account_number}${wallet.account_digit}`,
})

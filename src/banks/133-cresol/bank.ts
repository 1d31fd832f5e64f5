/** Cresol: identity, contract and wallet. Manual Cobrança Integrada Cresol Cooperado, CNAB 400, version 2.0 (August 2021); CNAB 240, 1.0.2 (February 2022). */
import type { WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { Cresol400Manual } from '../families/cresol400/index.js'
import type { Contract } from '../remittance-dialect.js'

export const bank = { number: '133', name: 'Cresol', slug: 'cresol' } as const satisfies BankIdentity

export const manual400: Manual = { title: 'Manual Cobrança Integrada Cresol Cooperado (CNAB 400)', version: 'Versão 2.0 (08/2021)' }

export const printed400: Cresol400Manual = {
  name: 'Cresol, Cobrança Integrada CNAB 400, versão 2.0 (08/2021)',
  pages: {
    remittance: { header: 'p. 6', title: 'pp. 6–8', trailer: 'p. 8' },
    return: { header: 'p. 9', title: 'pp. 9–11', trailer: 'p. 11' },
    reasons: { rejections: 'pp. 19–30', remarks: 'pp. 16–19', outcomes: 'pp. 22–24', fees: 'p. 27' },
  },
}

export const manual240: Manual = { title: 'Manual Cobrança Integrada Cresol, CNAB240', version: '1.0.2' }

/** Public service reference, bank contracts. The manual's summary of June 2021 (p. 2) prints the carteira as 009. */
export const contracts: Readonly<Record<string, Contract>> = {
  'cresol-bradesco-bs-09': { code: '09', inService: { name: '09 - Com registro' } },
}

/** Agency 5 (the first column is zero in the real file), account 7 and its digit: p. 7. */
export const walletFields: WalletFields = { agency_number: 4, account_number: 7, account_digit: 1 }

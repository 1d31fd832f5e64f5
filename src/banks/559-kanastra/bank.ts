/** Kanastra: identity, contract and wallet. Manual de cobrança integrada – CNAB400, version 1.0 (PDF of August 2024). Evidence: manual. */
import type { WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Cresol400Manual } from '../families/cresol400/index.js'
import type { Contract } from '../remittance-dialect.js'

export const bank = { number: '559', name: 'Kanastra', slug: 'kanastra' } as const satisfies BankIdentity

export const printed: Cresol400Manual = {
  title: 'Manual de cobrança integrada – CNAB400',
  version: 'Versão 1.0 (PDF de 08/2024)',
  name: 'Kanastra, Manual de cobrança integrada – CNAB400, versão 1.0 (08/2024)',
  pages: {
    remittance: { header: 'p. 5', title: 'pp. 5–7', trailer: 'p. 7' },
    return: { header: 'p. 8', title: 'pp. 8–10', trailer: 'p. 10' },
    reasons: { rejections: 'pp. 16–26', remarks: 'pp. 13–16', outcomes: 'pp. 18–20', fees: 'p. 23' },
  },
}

/** «Tipo da carteira: 09» (p. 4). The service has no contract of this bank: the slug is ours. */
export const contracts: Readonly<Record<string, Contract>> = { 'kanastra-bs-09': { code: '09' } }

/**
 * Agency (559, p. 4), account and its digit, pp. 6 and 9. `extra3` is the «conta do beneficiário» of the header (pp. 4–5), the «convênio». The manual does not
 * print whether it includes the digit.
 */
export const walletFields: WalletFields = { agency_number: 4, account_number: 7, account_digit: 1, extra3: 20 }

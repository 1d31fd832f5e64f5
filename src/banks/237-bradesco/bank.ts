/** Bradesco: identity, manuals, contracts and file name. Nosso número and free field are the family's. */
import type { WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { Contract } from '../remittance-dialect.js'

/** Banco Bradesco. */
export const bank = { number: '237', name: 'Bradesco', slug: 'bradesco' } as const satisfies BankIdentity

export const manual240: Manual = {
  title: 'Manual de Procedimentos Operacionais para Troca de Arquivos 240 posições (4008.524.0339)',
  version: 'versão 06 (07/2017)',
}

export const manual400: Manual = {
  title: 'Manual de Procedimentos Operacionais para Troca de Arquivos – Cobrança Bradesco (4008.524.0121)',
  version: 'versão 17 (28/09/2020) e diferenças de março/2023',
}

/** The carteiras of the service. Neither manual lists them; the comments come from the service. Public service reference, bank contracts. */
const WALLETS = [
  '02',
  '03',
  '04',
  '05', // recebimento programado Bradesco (RPB)
  '06', // sem registro
  '07',
  '09', // com registro
  '12',
  '16', // com ou sem registro, com protesto
  '17',
  '19', // com registro
  '21', // com registro, pagável somente no Bradesco
  '22', // sem registro, pagável somente no Bradesco
  '25', // sem registro, emissão na Internet
  '26', // com registro, emissão na Internet
] as const

export const contracts: Readonly<Record<string, Contract>> = Object.fromEntries(WALLETS.map((code) => [`bradesco-bs-${code}`, { code }]))

/**
 * Agency 4, account 7 and its digit; `extra3` is the company's code (código da empresa, CNAB 400 p. 16; convênio, CNAB 240 G007), for which the service has no
 * separate field.
 */
export const walletFields400: WalletFields = { agency_number: 4, account_number: 7, account_digit: 1, extra3: 20 }

/** CNAB 240 also has a column for the agency's digit. */
export const walletFields240: WalletFields = { ...walletFields400, agency_digit: 1 }

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

/** The carteiras of the service, with their names. Neither manual lists them. Public service reference, bank contracts. */
const WALLETS: readonly (readonly [code: string, name?: string])[] = [
  ['02'],
  ['03'],
  ['04'],
  ['05', '05 Recebimento Programado Bradesco - RPB'],
  ['06', '06 Sem registro'],
  ['07'],
  ['09', '09 Com registro'],
  ['12'],
  ['16', '16 Com/Sem registro com protesto'],
  ['17'],
  ['19', '19 Com registro'],
  ['21', '21 Com registro - Pagável somente no Bradesco'],
  ['22', '22 Sem registro - Pagável somente no Bradesco'],
  ['25', '25 Sem registro - Emissão na Internet'],
  ['26', '26 Com registro - Emissão na Internet'],
]

export const contracts: Readonly<Record<string, Contract>> = Object.fromEntries(
  WALLETS.map(([code, name]) => [`bradesco-bs-${code}`, name === undefined ? { code } : { code, inService: { name } }]),
)

/**
 * Agency 4, account 7 and its digit; `extra3` is the company's code (código da empresa, CNAB 400 p. 16; convênio, CNAB 240 G007), for which the service has no
 * separate field.
 */
export const walletFields400: WalletFields = { agency_number: 4, account_number: 7, account_digit: 1, extra3: 20 }

/** CNAB 240 also has a column for the agency's digit. */
export const walletFields240: WalletFields = { ...walletFields400, agency_digit: 1 }

/** Banco Safra: identity, contracts, wallet, nosso número and free field. Cobrança – Produto 001, Layout Padrão Safra 400, December 2017. Of CNAB 240: `cnab240.ts`. */
import { checkDigitModulo11, MODULO_11, type WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { Manual } from '../dialect.js'
import type { FreeFieldContext } from '../free-field.js'
import type { Contract } from '../remittance-dialect.js'

export const bank = { number: '422', name: 'Safra', slug: 'safra' } as const satisfies BankIdentity

/** The editions of 2010 and 2019 have the same records; comments name relevant differences. */
export const manual: Manual = {
  title: 'Manual de Transferência de Arquivos – Cobrança Produto 001 – Layout Padrão Safra 400',
  version: 'dezembro/2017, com o guia de maio/2019 e a edição de setembro/2010',
}

export const manual240: Manual = { title: 'Layout Padrão Safra 240 – Cobrança Produto 500, por outros programas', version: 'layout 103 (agosto/2026)' }

/** Cobrança simples and vinculada (6.1.2, p. 12). Only simples has negativation, movements 90 to 92 (6.1.3, p. 12). */
export const contracts = {
  'safra-bs-1': { code: '1', inService: { name: '1 - Cobrança simples registrada' } },
  'safra-bs-2': { code: '2', unavailable: ['1066', '1067', '1068', '1118'], inService: { name: '2 - Cobrança simples vinculada' } },
} as const satisfies Readonly<Record<string, Contract>>

/** Agency of 5 digits and account of 9, whose last digit is the check digit («Conta com DV», guide of 2019, p. 4). */
export const walletFields: WalletFields = { agency_number: 5, account_number: 8, account_digit: 1 }

/**
 * Eight digits and a check digit by modulus 11 (7.1, pp. 20–21). Clients without a range from the bank may use any nine digits (p. 6; guide of 2019, p. 15), as
 * a real file does. Numbers with a check digit fit both rules; the check digits of files are not verified.
 */
export const ourNumber = { length: 8, digit: (number: string): string => checkDigitModulo11(number, MODULO_11.weights2to9ZeroIsOne) }

/** 7, agency 5, account 9, nosso número 9 with its digit, 2 of registered titles (7.2.2, p. 22). */
export const freeField = ({ wallet, our_number }: FreeFieldContext): string =>
  `7${wallet.agency_number}${wallet.account_number}${wallet.account_digit}${our_number.number}${our_number.digit}2`

/** Itaú's wallets (carteiras) as contracts of the service, and the check digit of their nosso número. */
import { checkDigitModulo10, isZeros, type PreparedWallet, type WalletFields } from '../../cobranca/index.js'
import type { CheckedField } from '../dialect.js'
import type { Contract } from '../remittance-dialect.js'
import { wallets240 } from './cnab240-instructions.js'
import { wallets400 } from './cnab400-instructions.js'

/** A contract with the letter of column 108 in CNAB 400. */
export interface ItauContract extends Contract {
  readonly letter: string
}

/** Agency 4, account 5, and one digit for both. Public service reference, bank contracts; the manuals' records. */
export const walletFields: WalletFields = { agency_number: 4, account_number: 5, account_digit: 1 }

/** Escriturais in which the company, not the bank, numbers the titles (nota 3, p. 29 of the manual of CNAB 400). */
const NUMBERED_BY_COMPANY = ['115', '138']

/** Carteiras whose nosso número has 15 digits: another composition, which is not built (note C). */
const isFifteenDigits = (notes: string): boolean => notes.includes('C')

function contractsOf(
  wallets: Readonly<Record<string, { kind: string | null; notes: string; letter?: string }>>,
): Readonly<Record<string, ItauContract>> {
  return Object.fromEntries(
    Object.entries(wallets)
      .filter(([, wallet]) => !isFifteenDigits(wallet.notes))
      .map(([code, { kind, letter }]) => [
        `itau-bs-${code}`,
        { code, letter: letter ?? '', bankNumbers: kind === 'E' && !NUMBERED_BY_COMPANY.includes(code) },
      ]),
  )
}

/**
 * Carteiras of the service that note 5 of neither manual has, and those of 15 positions, of which no remittance is built. Their bar codes follow the
 * general rules (annexes 4 and 5, pp. 77 and 79). Public service reference, bank contracts.
 */
export const barCodeContracts: Readonly<Record<string, ItauContract>> = Object.fromEntries(
  ['156', '157', '158', '171', '176', '178', '179', '181', '195', '196', '198'].map((code) => [`itau-bs-${code}`, { code, letter: '' }]),
)

export const contracts400 = contractsOf(wallets400)
export const contracts240 = contractsOf(wallets240)

/**
 * Carteiras whose digit is taken of carteira and number alone: every escritural that the bank numbers, and these diretas (nota 23, p. 46). Nota 23 prints
 * 145 where annex 4 (p. 77) prints 146; annex 4 does not name the escriturais, but slips printed by the bank follow nota 23 (112). Public slips of
 * 138, which the company numbers, follow the general rule.
 */
const WITHOUT_ACCOUNT: ReadonlySet<string> = new Set([
  ...['126', '131', '145', '146', '150', '168'],
  ...Object.entries({ ...wallets240, ...wallets400 }).flatMap(([code, { kind }]) =>
    kind === 'E' && !NUMBERED_BY_COMPANY.includes(code) ? [code] : [],
  ),
])

/** DAC of the nosso número: modulus 10 over agency, account, carteira and number. CNAB 400 July 2021, nota 23 (p. 46) and annex 4 (p. 77). */
export const ourNumber = {
  length: 8,
  digit(number: string, wallet: Pick<PreparedWallet, 'agency_number' | 'account_number'>, { code }: Pick<Contract, 'code'>): string {
    return checkDigitModulo10(WITHOUT_ACCOUNT.has(code) ? [code, number] : [wallet.agency_number, wallet.account_number, code, number])
  },
}

/** The digit beside nosso número, where a record has carteira and account too. */
const checkedBy = (wallet: string): CheckedField => ({
  field: 'our_number_digit',
  of: [wallet, 'our_number', 'agency_number', 'account_number'],
  text: (code = '', number = '', agency_number = '', account_number = '') =>
    isZeros(number) || isZeros(code) ? null : ourNumber.digit(number, { agency_number, account_number }, { code }),
})

export const checked400: readonly CheckedField[] = [checkedBy('wallet_number')]
export const checked240: readonly CheckedField[] = [checkedBy('wallet_code')]

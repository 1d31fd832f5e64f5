/**
 * Itaú Unibanco: identity, manuals, contracts (carteiras), nosso número and free field. Notas, annexes and pages are those of CNAB 400, July 2021, where
 * no other manual is named.
 */
import { checkDigitModulo10, isZeros, MUST_NOT_BE_BLANK, ONLY_DIGITS, type PreparedWallet, ValidationError, type WalletDigits, type WalletFields } from '../../cobranca/index.js'
import type { BankIdentity } from '../bank.js'
import type { CheckedField, Manual } from '../dialect.js'
import type { FreeFieldContext } from '../free-field.js'
import type { Contract } from '../remittance-dialect.js'

export const bank = { number: '341', name: 'Itaú', slug: 'itau' } as const satisfies BankIdentity

export const manual240: Manual = { title: 'Cobrança Bancária, Layout de Arquivos FEBRABAN 240', version: 'janeiro/2017' }

/** The records of messages and cheques are also in «Cobrança Mensagem CNAB 400», março/2012. */
export const manual400: Manual = { title: 'Cobrança CNAB 400', version: 'julho/2021 (v3)' }

/** Agency 4, account 5, and one digit for both. Public service reference, bank contracts; the manuals' records. */
export const walletFields: WalletFields = { agency_number: 4, account_number: 5, account_digit: 1 }

/** One digit for agency and account: modulus 10 (p. 66, column 41 of the bar code; annex 3, p. 69). */
export const walletDigits: WalletDigits = {
  account_digit: ({ agency_number, account_number }) => checkDigitModulo10([agency_number, account_number]),
}

/** A contract with the letter of column 108 in CNAB 400. */
export interface ItauContract extends Contract {
  readonly letter: string
}

/** Carteiras escriturais: the bank gives the nosso número. CNAB 240, nota 5, p. 18; CNAB 400, nota 5, pp. 29–30. */
const NUMBERED_BY_BANK_240 = ['104', '105', '112', '113', '116', '117', '119', '134', '135', '136', '147', '166', '212']
const NUMBERED_BY_BANK_400 = ['104', '112', '147', '188']

/** Carteiras diretas, and 191, whose type the manual does not print: the company gives the nosso número (the same notas). */
const NUMBERED_BY_COMPANY_240 = ['108', '109', '110', '111', '121', '148', '149', '150', '153', '168', '180', '191', '210', '221', '280']

/**
 * Carteiras diretas, carteiras without registration, and the escriturais 115 and 138, whose numbers the company gives (nota 3, p. 29). Only the manual of 2012
 * has 138. Remittances are not built for 107, 142, 143, 196 and 198, whose nosso número of 15 digits has another composition (nota 5 C).
 */
const NUMBERED_BY_COMPANY_400 = [
  '102', '103', '108', '109', '115', '121', '129', '138', '139', '150', '169', '172', '173', '174', '175', '177', '180',
]

/**
 * Carteiras of the service that neither manual has, and two of 15 positions. Remittances are not built for them. Their bar codes follow the general rules
 * (annexes 4 and 5, pp. 77 and 79). Public service reference, bank contracts.
 */
const ONLY_BAR_CODE = ['156', '157', '158', '171', '176', '178', '179', '181', '195', '196', '198']

/** Column 108 of carteiras in dollars (nota 5, pp. 29–30); all others have I. */
const LETTERS: Readonly<Record<string, string>> = { '147': 'E', '150': 'U' }

const contractsOf = (byBank: readonly string[], byCompany: readonly string[]): Readonly<Record<string, ItauContract>> =>
  Object.fromEntries(
    [...byBank, ...byCompany].sort().map((code) => [
      `itau-bs-${code}`,
      { code, letter: LETTERS[code] ?? 'I', bankNumbers: byBank.includes(code) },
    ]),
  )

export const contracts240 = contractsOf(NUMBERED_BY_BANK_240, NUMBERED_BY_COMPANY_240)
export const contracts400 = contractsOf(NUMBERED_BY_BANK_400, NUMBERED_BY_COMPANY_400)
export const barCodeContracts = contractsOf([], ONLY_BAR_CODE)

/**
 * Carteiras whose digit is computed from carteira and number alone: every escritural that the bank numbers, and these diretas (nota 23, p. 46). Nota 23 prints
 * 145, annex 4 (p. 77) prints 146 instead. Annex 4 does not name the escriturais, but slips printed by the bank follow nota 23 (112). Public slips of 138,
 * which the company numbers, follow the general rule.
 */
const WITHOUT_ACCOUNT: ReadonlySet<string> = new Set(['126', '131', '145', '146', '150', '168', ...NUMBERED_BY_BANK_240, ...NUMBERED_BY_BANK_400])

/** DAC of the nosso número: modulus 10 over agency, account, carteira and number. Nota 23 (p. 46) and annex 4 (p. 77). */
export const ourNumber = {
  length: 8,
  digit(number: string, wallet: Pick<PreparedWallet, 'agency_number' | 'account_number'>, { code }: Pick<Contract, 'code'>): string {
    return checkDigitModulo10(WITHOUT_ACCOUNT.has(code) ? [code, number] : [wallet.agency_number, wallet.account_number, code, number])
  },
}

/** The digit beside nosso número, in records that also have carteira and account. */
const checkedBy = (wallet: string): CheckedField => ({
  field: 'our_number_digit',
  of: [wallet, 'our_number', 'agency_number', 'account_number'],
  text: (code = '', number = '', agency_number = '', account_number = '') =>
    isZeros(number) || isZeros(code) ? null : ourNumber.digit(number, { agency_number, account_number }, { code }),
})

export const checked240: readonly CheckedField[] = [checkedBy('wallet_code')]
export const checked400: readonly CheckedField[] = [checkedBy('wallet_number')]

/** Carteiras that identify a title by nosso número and seu número together, 8 + 7 (annex 5, p. 79). */
const FIFTEEN_POSITIONS = ['107', '122', '142', '143', '196', '198']

const DOCUMENT = 7
const CLIENT = 5

/**
 * 25 digits (pp. 65–66): carteira 3, nosso número 8 and its digit, agency 4, account 5 and its digit, three zeros.
 *
 * Carteiras of 15 positions: carteira 3, nosso número 8, seu número 7, client code 5, a digit computed from all of these, one zero. The client code (código do
 * cliente, given by the bank) is the wallet's `extra1`, which no other carteira of Itaú uses.
 *
 * @throws {ValidationError} under `account_digit`, `document_number` or `extra1` when it is not digits, or too many
 */
export function freeField({ wallet, contract, our_number, document_number }: FreeFieldContext): string {
  if (!FIFTEEN_POSITIONS.includes(contract.code)) {
    const accountDigit = padded(wallet.account_digit, 1, 'account_digit')
    return `${contract.code}${our_number.number}${our_number.digit}${wallet.agency_number}${wallet.account_number}${accountDigit}000`
  }
  const document = padded(document_number, DOCUMENT, 'document_number')
  const client = padded(wallet.extra1, CLIENT, 'extra1')
  const fields = contract.code + our_number.number + document + client
  return `${fields}${checkDigitModulo10(fields)}0`
}

/** Fills a number up with zeros; leading zeros of the number do not count as digits. */
function padded(text: string, length: number, field: string): string {
  const fail = (message: string): never => {
    throw new ValidationError({ [field]: [message] })
  }
  if (text === '') return fail(MUST_NOT_BE_BLANK)
  if (!/^\d+$/.test(text)) return fail(ONLY_DIGITS)
  const digits = text.replace(/^0+(?=.)/, '')
  return digits.length > length ? fail(`tem no máximo ${length} algarismos no código de barras desta carteira`) : digits.padStart(length, '0')
}

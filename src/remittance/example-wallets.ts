/** Made-up wallets that a dialect accepts. */
import type { LayoutKind, RemittanceDialect } from '../banks/index.js'
import type { Wallet } from '../cobranca/index.js'

/** Beneficiaries of the examples: a company and a person. */
export const EXAMPLE_TAX_IDS = ['11.222.333/0001-81', '111.444.777-35'] as const

interface WalletDialect {
  readonly layout: LayoutKind
  readonly dialect: RemittanceDialect
  /** By `bank_contract_slug`. */
  readonly contracts: readonly string[]
}

/** Returns wallets of each contract, of a company and of a person: a slip that all of these accept is valid for any wallet of the dialect. */
export const exampleWallets = ({ dialect, layout, contracts }: WalletDialect): readonly Wallet[] =>
  contracts.flatMap((contract) =>
    EXAMPLE_TAX_IDS.map((taxId) => {
      const base = {
        bank_contract_slug: contract,
        kind: layout,
        beneficiary_name: 'Maria de Teste',
        beneficiary_cnpj_cpf: taxId,
        next_our_number: 1,
      }
      const ones = Object.fromEntries(
        Object.entries(dialect.wallet).map(([field, length]) => [field, '1'.repeat(length)]),
      )
      const numbers = numbersOf(dialect, ones, 0, base)
      return { ...base, ...numbers, ...checkDigitsOf(dialect, numbers) } as Wallet
    }),
  )

type Numbers = Readonly<Record<string, string>>

/** Returns the check digits that the bank's rules give for the numbers of a wallet; empty for a bank without rules. */
export function checkDigitsOf({ wallet, walletDigits = {} }: RemittanceDialect, numbers: Numbers): Numbers {
  const padded = (field: 'agency_number' | 'account_number'): string => numbers[field]!.padStart(wallet[field]!, '0')
  return Object.fromEntries(
    Object.entries(walletDigits).map(([field, digitOf]) => [
      field,
      digitOf({ agency_number: padded('agency_number'), account_number: padded('account_number') }),
    ]),
  )
}

/** Numbers that are never zeros at a bank. */
const NEVER_ZERO: readonly string[] = ['agency_number', 'account_number']

/**
 * Returns the numbers of a wallet, shortened by a number of digits on the left, except those that always have all digits. Dialects that are distinguished by the
 * length of a number get a number without leading zeros, with fewer or more digits removed if the result would belong to another dialect.
 *
 * @param given numbers by field, each with its maximum length
 * @param others the rest of the wallet
 */
export function numbersOf(
  { isFor, fullLength = [] }: RemittanceDialect,
  given: Numbers,
  left: number,
  others: Partial<Wallet>,
): Numbers {
  if (isFor === undefined) return { ...withoutFirst(given, left, notZero), ...withFields(given, fullLength) }
  const longest = Math.max(...Object.values(given).map(({ length }) => length))
  const tried = [left, ...Array(longest).keys()].map((by) =>
    withoutFirst(given, by, (_, number) => number.replace(/^0/, '1')),
  )
  const found = tried.find((numbers) => isFor({ ...others, ...numbers } as Wallet))
  if (found === undefined) throw new Error(`no number of up to ${longest} digits is of this dialect`)
  return found
}

/** The numbers of some fields. */
const withFields = (numbers: Numbers, fields: readonly string[]): Numbers =>
  Object.fromEntries(Object.entries(numbers).filter(([field]) => fields.includes(field)))

/** Numbers shortened by this many digits; at least one digit remains. */
const withoutFirst = (numbers: Numbers, by: number, repair: (field: string, number: string) => string): Numbers =>
  Object.fromEntries(
    Object.entries(numbers).map(([field, number]) => [
      field,
      repair(field, number.slice(Math.min(by, number.length - 1))),
    ]),
  )

const notZero = (field: string, number: string): string =>
  NEVER_ZERO.includes(field) && /^0+$/.test(number) ? number.replace(/0$/, '1') : number

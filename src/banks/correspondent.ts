/** Titles that another bank collects by its own rules. A bank names its correspondent and imports nothing from it. */
import { type PreparedWallet, ValidationError, type WalletField } from '../cobranca/index.js'
import type { BankDefinition } from './bank.js'
import { bankOf } from './registry.js'
import type { Contract, Correspondent, CorrespondentContext, OurNumber, RemittanceDialect } from './remittance-dialect.js'

/** A title at its correspondent. */
export interface CorrespondentTitle {
  readonly bank: BankDefinition
  readonly contract: Contract
  /** With the agency and the account at the correspondent. */
  readonly wallet: PreparedWallet
  readonly our_number: OurNumber
}

/**
 * The title at the correspondent of its contract; null without a correspondent, or if the bank numbers the title.
 *
 * @throws {ValidationError} when number, agency or account have more digits than the correspondent's
 */
export function correspondentTitle(context: CorrespondentContext): CorrespondentTitle | null {
  const { correspondent } = context.contract
  if (correspondent === undefined || /^0*$/.test(context.our_number.number)) return null
  const { bank, dialect } = dialectOf(correspondent)
  const contract = dialect.contracts[correspondent.contract]!
  const { our_number, ...fields } = correspondent.title(context)
  const rule = dialect.ourNumber
  const own = Object.entries(fields).map(([field, text]) => [field, filled(field, text, dialect.wallet[field as WalletField] ?? text.length)])
  const wallet: PreparedWallet = { ...context.wallet, ...Object.fromEntries(own) }
  const number = filled('our_number', our_number, rule.length)
  const prefix = rule.prefix?.(wallet, contract, context.slip) ?? ''
  return { bank, contract, wallet, our_number: { prefix, number, digit: rule.digit(number, wallet, contract, prefix) } }
}

function dialectOf({ bank: number, contract }: Correspondent): { readonly bank: BankDefinition; readonly dialect: RemittanceDialect } {
  const bank = bankOf(number)
  const dialect = Object.values(bank?.remittances ?? {})
    .flat()
    .find(({ contracts }) => Object.hasOwn(contracts, contract))
  if (bank === undefined || dialect === undefined) throw new Error(`no bank ${number} with a contract ${contract} to be a correspondent`)
  return { bank, dialect }
}

function filled(field: string, digits: string, length: number): string {
  if (digits.length > length) throw new ValidationError({ [field]: [`tem no máximo ${length} algarismos no banco correspondente`] })
  return digits.padStart(length, '0')
}

/** The service's `bank_contract`: a contract (carteira) with its bank. */
import type { Wallet } from '../cobranca/index.js'
import type { Bank, BankDefinition } from './bank.js'
import { bankOfContract } from './bank-of-contract.js'
import { definitionOf } from './definition-of.js'
import type { Contract } from './remittance-dialect.js'

/** A contract of a bank, as the service describes it in a wallet: `bank_contract_slug` is the code of the bank and the suffix. */
export interface BankContract {
  readonly bank: {
    /** As in the slug: `itau`. */
    readonly code: string
    readonly name: string
    /** COMPE number, three digits. */
    readonly number: string
  }
  /** `bank_contract_slug` of wallets. */
  readonly slug: string
  /** The carteira; null if each wallet has its own, which the bank gives. */
  readonly code: string | null
  /** The slug without the bank's code. The name is the service's. */
  readonly sufix: string
  /** Variation of the carteira; null for a bank without variations. */
  readonly variation: string | null
  /** Name at the service: the code, if it has no other. */
  readonly name: string | null
}

/** Contract of every dialect of a bank, and those with only bar codes, by slug. */
function contractsBySlug({ remittances, barCodeContracts = {} }: BankDefinition): Map<string, Contract> {
  const bySlug = new Map<string, Contract>()
  const all = [...Object.values(remittances).flatMap((dialects) => dialects.map(({ contracts }) => contracts)), barCodeContracts]
  for (const contracts of all) {
    for (const [slug, contract] of Object.entries(contracts)) if (!bySlug.has(slug)) bySlug.set(slug, contract)
  }
  return bySlug
}

function described(bank: Bank, slug: string, { code, codeIn, inService }: Contract, wallet?: Wallet): BankContract {
  const given = codeIn === undefined ? code : String(wallet?.[codeIn] ?? '').trim()
  const ofContract = inService?.code ?? (given === '' ? null : given)
  return {
    bank: { code: bank.slug, name: bank.name, number: bank.number },
    slug,
    code: ofContract,
    sufix: slug.slice(bank.slug.length + 1),
    variation: inService?.variation ?? null,
    name: inService?.name ?? ofContract,
  }
}

/**
 * Returns the contracts of a bank, in the order of their slugs. Some contracts have only bar codes: `supportedLayouts` lists the contracts of each remittance
 * layout.
 *
 * @throws {ValidationError} under `bank` if the library does not know the bank
 * @example bankContracts(bankNamed('sicoob')!).map(({ name }) => name) // ['1/01 - Simples Com Registro', '1/02 - Simples Sem Registro']
 */
export const bankContracts = (bank: Bank): readonly BankContract[] =>
  [...contractsBySlug(definitionOf(bank))].map(([slug, contract]) => described(bank, slug, contract)).sort((a, b) => (a.slug < b.slug ? -1 : 1))

/**
 * Returns the `bank_contract` of a wallet or slug; undefined for an unknown slug. A bank that gives each wallet its own carteira has a `code` only for a wallet.
 *
 * @example bankContract('sicoob-01')?.name // '1/01 - Simples Com Registro'
 */
export function bankContract(walletOrSlug: Wallet | string): BankContract | undefined {
  const wallet = typeof walletOrSlug === 'string' ? undefined : walletOrSlug
  const slug = String(wallet === undefined ? walletOrSlug : (wallet?.bank_contract_slug ?? ''))
  const bank = bankOfContract(slug)
  const contract = bank && contractsBySlug(bank).get(slug)
  return contract && described(bank, slug, contract, wallet)
}

import type { BankDefinition, BankIdentity } from './bank.js'

type Definition = Omit<BankDefinition, keyof BankIdentity>

const DEFINED = {
  returns: true,
  remittances: true,
  formerRemittances: true,
  walletExtras: true,
  barCodeContracts: true,
  barCodeRules: true,
  freeField: true,
} as const satisfies Record<keyof Definition, true>

/** A bank whose records, tables and wallets are defined on first access. */
export function lazyBank(identity: BankIdentity, define: () => BankDefinition): BankDefinition {
  let bank: BankDefinition | undefined
  const getters = Object.keys(DEFINED).map((name) => {
    const get = () => {
      bank ??= define()
      return bank[name as keyof Definition]
    }
    return [name, { enumerable: true, get }]
  })
  return Object.defineProperties({ ...identity }, Object.fromEntries(getters)) as BankDefinition
}

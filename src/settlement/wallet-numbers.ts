/** Numbers of a wallet as the files of its bank have them. */
import {
  type BankDefinition,
  bankOfContract,
  type LayoutKind,
  type RemittanceDialect,
  type WalletNumbers,
} from '../banks/index.js'
import { isDigits, WALLET_NUMBERS, type Wallet, type WalletField } from '../cobranca/index.js'

/** A wallet and its bank; null if no bank has the wallet's `bank_contract_slug`. */
export const bankOfWallet = (wallet: Wallet): BankDefinition | null =>
  bankOfContract(String(wallet?.bank_contract_slug ?? '')) ?? null

/** Returns the numbers of a wallet, padded as the bank's remittances of a layout have them. `''` for a number that the wallet does not have. */
export function walletNumbers(wallet: Wallet, bank: BankDefinition, layout: LayoutKind): WalletNumbers {
  const { wallet: lengths = {}, unpadded = [], lettered = [] } = remittanceDialect(wallet, bank, layout) ?? {}
  const texts = WALLET_NUMBERS.map((field): [WalletField, string] => {
    const text = String(wallet[field] ?? '').trim()
    const length = lengths[field]
    const isPadded = length !== undefined && isDigits(text) && !unpadded.includes(field) && !lettered.includes(field)
    return [field, isPadded ? text.replace(/^0+(?=.)/, '').padStart(length, '0') : text]
  })
  return Object.fromEntries(texts) as unknown as WalletNumbers
}

/** Returns the remittance dialect of a wallet: of the layout if the contract has it, otherwise of the bank's other layout. */
function remittanceDialect(wallet: Wallet, bank: BankDefinition, layout: LayoutKind): RemittanceDialect | undefined {
  const dialects = [...(bank.remittances[layout] ?? []), ...Object.values(bank.remittances).flat()]
  const ofContract = dialects.filter(({ contracts }) => Object.hasOwn(contracts, wallet.bank_contract_slug))
  return ofContract.find(({ isFor }) => isFor?.(wallet) ?? true) ?? ofContract[0] ?? dialects[0]
}

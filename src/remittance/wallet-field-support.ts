/** Support of the fields of a wallet in a dialect. It is found in files with and without the field: most fields of a wallet are in headers. */

import { type FieldInfo, isValidationError, WALLET_TABLE, type Wallet } from '../cobranca/index.js'
import { latin1Text } from '../runtime/bytes.js'
import { companyWallets, EXAMPLE_GENERATED_AT, type LayoutDialect, registrationOf } from './example-registrations.js'
import { bestSupport, type FieldSupport } from './field-support.js'
import { RemittanceBuilder } from './remittance-builder.js'

export type WalletTableField = keyof typeof WALLET_TABLE

/** Returns the support of the fields of a wallet. Fields that are never sent to banks are absent. */
export function walletFieldSupport(of: LayoutDialect): Readonly<Partial<Record<WalletTableField, FieldSupport>>> {
  const files = companyWallets(of).map((wallet) => ({ wallet, file: fileOf(wallet) }))
  const needed: Readonly<Partial<Record<string, number>>> = of.dialect.wallet
  const found: Partial<Record<WalletTableField, FieldSupport>> = {}
  for (const field of Object.keys(WALLET_TABLE) as WalletTableField[]) {
    const info: FieldInfo = WALLET_TABLE[field]
    if (info.isLocal === true) continue
    const isRequired = info.required === true || needed[field] !== undefined
    found[field] = isRequired
      ? 'required'
      : bestSupport(files, ({ wallet, file }) =>
          // A rejected value was read too: numbers of banks have different forms.
          fileOf({ ...wallet, [field]: info.example }) === file ? 'unread' : 'sent',
        )
  }
  return found
}

/** Returns the name of the file of a registration and its lines; null if the wallet is invalid. */
function fileOf(wallet: Wallet): string | null {
  try {
    const builder = new RemittanceBuilder(wallet, { generated_at: EXAMPLE_GENERATED_AT })
    builder.add(registrationOf({}))
    return builder.summary.filename + latin1Text(builder.finish())
  } catch (error) {
    if (isValidationError(error)) return null
    throw error
  }
}

import type { WalletKind } from '../codes/enumerations.js'
import { ValidationError } from '../errors/validation-error.js'
import type { Wallet } from './wallet.js'

/**
 * Returns the layout of a wallet's files: its `layout`, or its `kind`, the name of the same field at the service. Undefined without either.
 *
 * @throws {ValidationError} under `layout` if the two differ
 */
export function layoutOfWallet({ layout, kind }: Pick<Wallet, 'layout' | 'kind'>): WalletKind | undefined {
  if (layout != null && kind != null && layout !== kind)
    throw new ValidationError({ layout: ['difere de kind, que é o mesmo campo: informe um dos dois'] })
  return layout ?? kind ?? undefined
}

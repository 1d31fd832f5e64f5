import { isConfirmed } from '../banks/index.js'
import { ValidationError } from '../cobranca/index.js'
import type { OpenedWallet } from './open-wallet.js'

/**
 * Checks that a manual confirms the layout, for a strict remittance.
 *
 * @throws {ValidationError} under the contract, which decides the dialect
 */
export function checkEvidence({ dialect, layoutName }: Pick<OpenedWallet, 'dialect' | 'layoutName'>): void {
  if (isConfirmed(dialect.evidence)) return
  throw new ValidationError({
    bank_contract_slug: [`o ${layoutName} não tem manual que o confirme: para gerá-lo mesmo assim, não peça strict`],
  })
}

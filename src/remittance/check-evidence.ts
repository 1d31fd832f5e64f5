import { isConfirmed } from '../banks/index.js'
import { ValidationError } from '../cobranca/index.js'
import type { OpenedWallet } from './open-wallet.js'

/**
 * A strict remittance is of a layout that a manual confirms.
 *
 * @throws {ValidationError} naming the contract, by which the dialect was found
 */
export function checkEvidence({ bank, layout, dialect }: Pick<OpenedWallet, 'bank' | 'layout' | 'dialect'>): void {
  if (isConfirmed(dialect.evidence)) return
  throw new ValidationError({
    bank_contract_slug: [
      `o ${layout.toUpperCase()} de ${bank.name} não tem manual que o confirme: para gerá-lo mesmo assim, não peça strict`,
    ],
  })
}

/** Both directions of Cresol's CNAB 400, for a bank that uses it. */
import type { ReturnDialect } from '../../bank.js'
import type { Evidence } from '../../evidence.js'
import type { Contract, RemittanceDialect } from '../../remittance-dialect.js'
import { type Cresol400Remittance, cresol400Remittance } from './remittance.js'
import { cresol400Return } from './return.js'

/** A bank's differences from the family. */
type Cresol400<C extends Contract> = Omit<Cresol400Remittance<C>, 'evidence'> & {
  readonly evidence: { readonly returns: Evidence; readonly remittances: Evidence }
}

export const cresol400 = <C extends Contract>({ evidence, ...spec }: Cresol400<C>): { readonly return400: ReturnDialect; readonly remittance400: RemittanceDialect } => ({
  return400: cresol400Return({ bank: spec.bank, printed: spec.printed, evidence: evidence.returns }),
  remittance400: cresol400Remittance<C>({ ...spec, evidence: evidence.remittances } as Cresol400Remittance<C>),
})

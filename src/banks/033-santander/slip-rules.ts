/** Rules of both layouts of Santander for slips. */
import { DOCUMENT_TYPES, ValidationError } from '../../cobranca/index.js'
import { CARD_AND_PROPOSAL } from '../demands.js'
import type { EntryContext } from '../remittance-dialect.js'

/**
 * The bank changes the amount only of credit card slips and proposals (CNAB 400, H7800 v2.36, nota 10, p. 26; CNAB 240, H7815 v8.4, nota 18, p. 20).
 *
 * @throws {ValidationError} for a new amount of another document
 */
export function checkNewAmount({ our_code, slip: { document_type } }: EntryContext): void {
  if (our_code !== '1028' || CARD_AND_PROPOSAL.includes(document_type)) return
  const types = CARD_AND_PROPOSAL.map((type) => `${type} (${DOCUMENT_TYPES[type].text})`).join(' ou ')
  throw new ValidationError({ document_type: [`deve ser ${types} para alterar o valor: o Santander não altera o de outras espécies`] })
}

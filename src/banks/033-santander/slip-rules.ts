/**
 * Rules of both layouts of Santander for slips. Credit card slips and proposals may have the amount zero (`CARD_AND_PROPOSAL`: CNAB 400, H7800 v2.36, nota 10, p. 26;
 * CNAB 240, H7815 v8.4, nota 18, p. 20).
 */
import { DOCUMENT_TYPES, ValidationError } from '../../cobranca/index.js'
import { CARD_AND_PROPOSAL, without } from '../demands.js'
import { DEPOSIT, depositIsForPayer, depositIsPaidAsRegisteredOr } from '../deposits.js'
import type { Demand, EntryContext } from '../remittance-dialect.js'

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

/**
 * Boleto de depósito e aporte: the final beneficiary is the payer, and may be the beneficiary, too; the bank replaces other types of payment and drops the charges
 * (CNAB 400, H7800 v2.36, nota 33, pp. 35–36; CNAB 240, H7815 v8.4, nota 20, p. 21). It accepts a rebate.
 */
export const depositDemands: readonly Demand[] = [
  depositIsForPayer,
  depositIsPaidAsRegisteredOr({ value: [1, 999_999_999], percentage: ['0.01', '999.99'] }),
  without(DEPOSIT, 'interest', 'fine', 'discount', 'protest'),
]

/**
 * Rules of both layouts of Santander for slips. Credit card slips and proposals may have the amount zero (`CARD_AND_PROPOSAL`: CNAB 400, H7800 v2.36, nota 10, p. 26;
 * CNAB 240, H7815 v8.4, nota 18, p. 20).
 */
import { DOCUMENT_TYPES, type DocumentType, type PreparedSlip, ValidationError } from '../../cobranca/index.js'
import { DEPOSIT, depositIsForPayer, depositIsPaidAsRegisteredOr } from '../deposits.js'
import { CARD_AND_PROPOSAL, cardAndProposalAlone } from '../excludes.js'
import type { BankDefault, Demand, EntryContext, Excludes, WarningRule } from '../remittance-dialect.js'

/**
 * The bank changes the amount only of credit card slips and proposals (CNAB 400, H7800 v2.36, nota 10, p. 26; CNAB 240, H7815 v8.4, nota 18, p. 20).
 *
 * @throws {ValidationError} for a new amount of another document
 */
export function checkNewAmount({ our_code, slip: { document_type } }: EntryContext): void {
  if (our_code !== '1028' || CARD_AND_PROPOSAL.includes(document_type)) return
  const types = CARD_AND_PROPOSAL.map((type) => `${type} (${DOCUMENT_TYPES[type].text})`).join(' ou ')
  throw new ValidationError({
    document_type: [`deve ser ${types} para alterar o valor: o Santander não altera o de outras espécies`],
  })
}

/**
 * Boleto de depósito e aporte: the final beneficiary is the payer, and may be the beneficiary, too; the bank replaces other types of payment (CNAB 400, H7800 v2.36,
 * nota 33, p. 36; CNAB 240, H7815 v8.4, nota 20, p. 21).
 */
export const depositDemands: readonly Demand[] = [
  depositIsForPayer,
  depositIsPaidAsRegisteredOr({ value: [1, 999_999_999], percentage: ['0.01', '999.99'] }),
]

/**
 * Card and proposal: CNAB 400, H7800 v2.36, notas 6 and 8, p. 25; CNAB 240, H7815 v8.4, nota 20, p. 21. A deposit has a rebate alone (nota 33, p. 36; nota 20, p. 21).
 * The bank drops what they exclude.
 */
export const excludes: Excludes = { ...cardAndProposalAlone, [DEPOSIT]: ['interest', 'fine', 'discount', 'protest'] }

const [, PROPOSAL] = CARD_AND_PROPOSAL as readonly [DocumentType, DocumentType]

/** Days after which the bank writes off a deposit without days. */
const DAYS_OF_DEPOSIT = 30

/**
 * Proposals and deposits without days of a write-off.
 *
 * @param isSaid whether codes of the slip decide about the write-off
 */
export const ownWriteOffs = (
  proposal: string,
  deposit: string,
  isSaid: (slip: PreparedSlip) => boolean,
): readonly BankDefault[] => {
  const warningOf =
    (type: DocumentType, message: string): WarningRule =>
    ({ our_code, slip }) =>
      our_code === '1001' && slip.document_type === type && slip.days_for_revoke === null && !isSaid(slip)
        ? { code: 'write_off_by_bank', field: 'days_for_revoke', message }
        : null
  return [
    {
      field: 'days_for_revoke',
      effect: {
        pt: `baixa o boleto de proposta (\`document_type\` ${PROPOSAL}) no dia seguinte ao vencimento, se o convênio não tem baixa automática`,
        en: `writes a proposal (\`document_type\` ${PROPOSAL}) off on the day after its due date, if the agreement has no automatic write-off`,
      },
      source: proposal,
      warning: warningOf(
        PROPOSAL,
        'não foi informado: sem baixa automática no convênio, o Santander baixa o boleto de proposta no dia seguinte ao vencimento',
      ),
    },
    {
      field: 'days_for_revoke',
      effect: {
        pt: `assume ${DAYS_OF_DEPOSIT} dias para a baixa do boleto de depósito e aporte (\`document_type\` ${DEPOSIT})`,
        en: `writes a deposit (\`document_type\` ${DEPOSIT}) off after ${DAYS_OF_DEPOSIT} days`,
      },
      source: deposit,
      warning: warningOf(
        DEPOSIT,
        `não foi informado: o Santander assume ${DAYS_OF_DEPOSIT} dias para a baixa do boleto de depósito e aporte`,
      ),
    },
  ]
}

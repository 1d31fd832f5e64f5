/** Decisions of a bank about a title whose slip leaves a field out. */
import type { LocalizedText } from '../cobranca/index.js'
import type { EntryContext } from './remittance-dialect.js'

/** What the bank does without a field of the slip, where it does not simply do nothing. */
export interface BankDefault {
  readonly field: 'interest_type' | 'days_for_revoke'
  /** For the bank's page, with how to avoid it. */
  readonly effect: LocalizedText
  /** Columns or notes of the manual, and pages. */
  readonly source: string
  /** Omitted if the beneficiary has agreed on the effect with the bank: a warning for every slip would be noise. */
  readonly warning?: {
    /** Whether the effect meets an entry. */
    applies(this: void, context: EntryContext): boolean
    /** In Portuguese, to be read after the field's name. */
    readonly message: string
  }
}

/** Interest of a rate that is registered for the beneficiary. */
export const registeredInterest = (source: string): BankDefault => ({
  field: 'interest_type',
  effect: {
    pt: 'cobra a taxa de juros do cadastro do beneficiário, se houver; peça ao banco que a retire para não haver juros',
    en: 'charges the rate of interest registered for the beneficiary, if any; ask the bank to remove it if no interest is due',
  },
  source,
})

import type { LocalizedText } from '../../code/language.js'
import {
  ACCOUNT_MEANINGS,
  CHARGE_MEANINGS,
  CREDIT_MEANINGS,
  FILE_MEANINGS,
  INSTRUCTION_MEANINGS,
  MESSAGE_MEANINGS,
  MONEY_MEANINGS,
  PARTY_MEANINGS,
  PAYER_MEANINGS,
  RESERVED_MEANINGS,
  SPLIT_MEANINGS,
  TITLE_MEANINGS,
  TOTAL_MEANINGS,
} from './meanings/index.js'

/**
 * One sentence on each field name, in Portuguese and English. A key is a field name, or `record.field` where the name has another meaning in a record.
 * `#` is a number within a name; a number at the end is left out.
 */
export const FIELD_MEANINGS: Readonly<Record<string, LocalizedText>> = {
  ...FILE_MEANINGS,
  ...TOTAL_MEANINGS,
  ...ACCOUNT_MEANINGS,
  ...PAYER_MEANINGS,
  ...PARTY_MEANINGS,
  ...TITLE_MEANINGS,
  ...MONEY_MEANINGS,
  ...CHARGE_MEANINGS,
  ...INSTRUCTION_MEANINGS,
  ...SPLIT_MEANINGS,
  ...MESSAGE_MEANINGS,
  ...CREDIT_MEANINGS,
  ...RESERVED_MEANINGS,
}

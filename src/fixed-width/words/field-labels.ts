import type { LocalizedText } from '../../code/language.js'
import {
  ACCOUNT_LABELS,
  CHARGE_LABELS,
  CREDIT_LABELS,
  FILE_LABELS,
  INSTRUCTION_LABELS,
  MESSAGE_LABELS,
  MONEY_LABELS,
  PARTY_LABELS,
  PAYER_LABELS,
  RESERVED_LABELS,
  SPLIT_LABELS,
  TITLE_LABELS,
  TOTAL_LABELS,
} from './labels/index.js'

/**
 * Label of each field name, in Portuguese and English. A key is a field name, or `record.field` where the name has another meaning in a record.
 * `#` is a number within a name; a number at the end is left out.
 */
export const FIELD_LABELS: Readonly<Record<string, LocalizedText>> = {
  ...FILE_LABELS,
  ...TOTAL_LABELS,
  ...ACCOUNT_LABELS,
  ...PAYER_LABELS,
  ...PARTY_LABELS,
  ...TITLE_LABELS,
  ...MONEY_LABELS,
  ...CHARGE_LABELS,
  ...INSTRUCTION_LABELS,
  ...SPLIT_LABELS,
  ...MESSAGE_LABELS,
  ...CREDIT_LABELS,
  ...RESERVED_LABELS,
}

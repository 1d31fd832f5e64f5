/** Names of the fields of an entry. */

import { FieldNames } from '../errors/field-names.js'
import type { Entry } from './entry.js'

/** Fields of an entry beside its slip. */
export const ENTRY_FIELDS = [
  'our_code',
  'value_rebate',
  'instruction_code',
  'payment_limit_at',
] as const satisfies readonly (keyof Entry)[]

/** The names of an entry. An entry may also have names of the caller. */
export const ENTRY_NAMES = new FieldNames({ owner: 'da entrada', fields: [...ENTRY_FIELDS, 'slip'] })

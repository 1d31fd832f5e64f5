/** Columns of rows of slips, and of instructions. */
import {
  ENTRY_FIELDS,
  FieldNames,
  PORTUGUESE_SLIP_NAMES,
  SLIP_FIELDS,
  SLIP_NAMES,
  SLIP_SYNONYMS,
  SLIP_TABLE,
  UNREAD_SLIP_NAMES,
} from '../cobranca/index.js'
import { type ColumnForm, ImportColumns } from './columns.js'

/** Forms of the fields of a slip. */
export const SLIP_FORMS: readonly (readonly [field: string, form: ColumnForm])[] = [
  ...Object.entries(SLIP_TABLE).map(([field, { form }]) => [field, form] as const),
  ['tags', 'list'],
]

const OF_SLIPS = {
  owner: 'do boleto (amount, expire_at …)',
  item: 'boleto',
  portuguese: PORTUGUESE_SLIP_NAMES,
} as const

export const IMPORTED_SLIP_COLUMNS = new ImportColumns({
  ...OF_SLIPS,
  names: SLIP_NAMES,
  forms: new Map(SLIP_FORMS),
})

/** A row of an instruction has the fields of the slip and of the entry. */
export const ENTRY_COLUMNS = new ImportColumns({
  ...OF_SLIPS,
  names: new FieldNames({
    owner: 'do boleto',
    fields: [...SLIP_FIELDS, ...ENTRY_FIELDS],
    unread: UNREAD_SLIP_NAMES,
    synonyms: { ...SLIP_SYNONYMS, abatimento: 'value_rebate' },
  }),
  forms: new Map<string, ColumnForm>([...SLIP_FORMS, ['value_rebate', 'money'], ['payment_limit_at', 'date']]),
})

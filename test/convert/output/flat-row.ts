/** Records as flat rows, by the rules of the documents. */
import { LINE_PARSED_ENTRIES } from '../../../src/cobranca/index.js'
import { COLUMNS } from '../../../src/columns.js'
import type { Values } from '../../../src/fixed-width/index.js'
import type { ColumnName, ReturnRecord } from '../../../src/index.js'
import { withoutFill } from '../../../src/return/meaning/slip-columns.js'

const NAMES = Object.keys(COLUMNS) as ColumnName[]

/** Returns a record as a flat row. */
export function flat(record: ReturnRecord, names: readonly string[] = NAMES): Record<string, unknown> {
  const all: Record<string, unknown> = { variant: null, extra: null, ...record, ...record.line_parsed }
  all['line_raw'] = record.line_raw
  const main = Object.values(record.fields).find((values): values is Values => !Array.isArray(values))!
  const { amount, due_date, payer_name, payer_tax_id, payer_tax_id_type } = main
  const text = (value: unknown): string => String(value ?? '').trim()
  all['amount'] = amount ?? null
  all['expire_at'] = due_date ?? null
  all['customer_person_name'] = payer_name === undefined ? null : text(payer_name)
  all['customer_cnpj_cpf'] =
    payer_tax_id === undefined ? null : withoutFill(text(payer_tax_id), text(payer_tax_id_type))
  for (const [name, type] of Object.entries(LINE_PARSED_ENTRIES)) {
    if (type === 'money') all[name] = all[name] === '' ? null : Number(all[name])
  }
  all['needs_review'] = record.needs_review.map(({ code }) => code).join(' ') || null
  for (const name of ['reasons', 'extra']) all[name] = all[name] == null ? null : JSON.stringify(all[name])
  return Object.fromEntries(names.map((name) => [name, all[name] ?? null]))
}

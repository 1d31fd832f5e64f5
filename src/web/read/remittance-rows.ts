/** Reads the titles of a remittance as rows. */
import type { Values } from '../../fixed-width/index.js'
import type { RemittanceTitle } from '../../remittance/index.js'
import type { TitleRow } from './title-row.js'

export const rowsOfRemittance = (file: number, titles: readonly RemittanceTitle[]): TitleRow[] =>
  titles.map(({ line, occurrence, occurrence_detail, fields }) => {
    const text = (name: string): string => String(firstValue(fields, name) ?? '').trim()
    const amount = firstValue(fields, 'amount')
    const due = firstValue(fields, 'due_date')
    return {
      file,
      line,
      payer: text('payer_name') || null,
      tax_id: text('payer_tax_id') || null,
      our_number: text('our_number'),
      document: text('document_number'),
      control: text('control_number'),
      due: typeof due === 'string' ? due : null,
      amount: typeof amount === 'number' ? amount : null,
      ...NOT_SENT,
      occurrence: `${occurrence} ${occurrence_detail ?? ''}`.trim(),
    }
  })

/** Values that only returns have. */
const NOT_SENT = {
  interest: null,
  discount: null,
  rebate: null,
  paid: null,
  credited: null,
  fee: null,
  credit_at: null,
  date: null,
  reasons: '',
  review: [],
  kind: null,
  pix: false,
  moved: null,
} as const satisfies Partial<TitleRow>

/** Returns the first value of a field in the records of a title; null if no record has the field. */
function firstValue(fields: RemittanceTitle['fields'], field: string): unknown {
  for (const record of Object.values(fields)) {
    const value = ((Array.isArray(record) ? record[0] : record) as Values | undefined)?.[field]
    if (value !== undefined) return value
  }
  return null
}

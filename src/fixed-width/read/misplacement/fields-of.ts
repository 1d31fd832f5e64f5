import type { AnyField } from '../../define/field.js'
import type { FixedRecord } from '../../define/record.js'
import { once } from '../../once.js'
import { isLongDate } from './evidence.js'

/** The fields of a record, and those among them with content that no bank writes. */
export const fieldsOf = once((record: FixedRecord) => {
  const fields = Object.entries<AnyField>(record.fields)
  return {
    fields,
    backwards: [...fields].reverse(),
    doubted: fields.filter(([, field]) => field.kind === 'tax_id' || isLongDate(field)),
  }
})

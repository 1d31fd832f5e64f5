import type { RemittanceDialect } from '../banks/index.js'
import { fieldAtFault } from './field-at-fault.js'

/** Returns the columns that a layout has for a text of a slip, by the slip's field; undefined for values that are not a text in a single field. */
export function textWidthOf({ layout }: RemittanceDialect, field: string): number | undefined {
  const widths = Object.values(layout.records).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { kind, from, to, maxLength }]) =>
      kind === 'text' && fieldAtFault(name) === field ? [maxLength ?? to - from + 1] : [],
    ),
  )
  return widths.length === 0 ? undefined : Math.max(...widths)
}

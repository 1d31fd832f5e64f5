/** Returns of CNAB 400: common rules, with the bank's differences. */
import type { Records } from '../../../fixed-width/index.js'
import type { HeaderFields, ReturnDialect } from '../../bank.js'
import { type Dialect400, type Layout400, layout400 } from './layout.js'
import { type ProjectionDifferences, projection400 } from './projection.js'

/** A bank's returns: differences from the common rules. */
export interface Return400<R extends Records> extends Dialect400, Omit<ReturnDialect, 'layout' | 'titles' | 'header' | 'variant'> {
  readonly layout: Layout400<R>
  /** Entries of `line_parsed` that do not come from their usual fields, by main record. */
  readonly projections?: Readonly<{ [Role in keyof R & string]?: ProjectionDifferences<R> }>
}

/** Defines how a bank's returns are read. */
export function cnab400Return<const R extends Records>({ bank, projections, ...spec }: Return400<R>): ReturnDialect {
  const layout = layout400('return', { bank, ...spec }, spec.layout)
  const mains = layout.structure.titles.map(({ main }) => main)
  return {
    ...spec,
    layout,
    titles: Object.fromEntries(mains.map((main) => [main, projection400(layout, main, projections?.[main as keyof R & string] ?? {})])),
    header: headerFields(spec.layout.records),
  }
}

/** The bank's number of a file, under any of the field names that banks use. */
const FILE_NUMBERS = ['file_sequence', 'notice_number', 'remittance_number']

function headerFields({ header }: Records): HeaderFields {
  const fields = header!.fields
  const file_number = FILE_NUMBERS.find((name) => fields[name] !== undefined)
  return {
    ...(fields['beneficiary_name'] === undefined ? {} : { beneficiary_name: 'header.beneficiary_name' }),
    generated_at: 'header.generation_date',
    ...(file_number === undefined ? {} : { file_number: `header.${file_number}` }),
  }
}

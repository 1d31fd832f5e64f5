/** Columns of outputs: those of a record and, in an output of several inputs, the name of the input. */
import { COLUMN_HEADINGS, COLUMNS } from '../../return/index.js'

export const OUTPUT_COLUMNS = {
  /** Name of the input, as its own output would have it. */
  file: 'text',
  ...COLUMNS,
} as const

export type OutputColumn = keyof typeof OUTPUT_COLUMNS

/** A row of an output, with all its columns. */
export type OutputRecord = Readonly<Partial<Record<OutputColumn, unknown>>>

/** Portuguese heading of each column. */
export const OUTPUT_HEADINGS: Readonly<Record<OutputColumn, string>> = { file: 'Arquivo', ...COLUMN_HEADINGS }

/** The formats a return can be converted to: one row each. */
import type { ReturnRecord } from '../return/index.js'

/** How records are written. */
export interface OutputWriter {
  /** Put behind the name of the file that is converted. */
  readonly extension: string
  /** What some records are in the file. */
  encode(records: readonly ReturnRecord[]): string
}

export const OUTPUT_FORMATS = {
  /** One JSON document a line, in UTF-8. */
  ndjson: {
    extension: '.ndjson',
    encode: (records) => records.map((record) => `${JSON.stringify(record)}\n`).join(''),
  },
} as const satisfies Record<string, OutputWriter>

/** `'ndjson'` */
export type OutputFormat = keyof typeof OUTPUT_FORMATS

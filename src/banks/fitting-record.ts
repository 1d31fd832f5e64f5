/** Choice of a line's descriptor, for roles with several descriptors that no column distinguishes. */

import { type Fault, type FileLine, type FixedRecord, parseRecord, type Values } from '../fixed-width/index.js'
import type { Dialect } from './dialect.js'

/** A line whose record is known. */
export interface RecordLine extends FileLine {
  readonly role: string
  readonly values: Values
}

export const isKnown = (line: FileLine): line is RecordLine => line.role !== null

/** A line as its record reads it. */
export interface Fitting {
  /** The line's columns, as many as the record has. */
  readonly text: string
  readonly record: FixedRecord
  readonly values: Values
  readonly faults: readonly Fault[]
}

/** Returns the record of a line: the role's own, unless an alternative of the role gives fewer diagnostics. */
export function fittingRecord(dialect: Dialect, line: Pick<RecordLine, 'role' | 'raw' | 'values' | 'faults'>): Fitting {
  const { role, raw, values, faults } = line
  const { width } = dialect.layout
  const text = raw.padEnd(width).slice(0, width)
  const own: Fitting = { text, record: dialect.layout.records[role]!, values, faults }
  const others = faults.length === 0 ? [] : (dialect.alternatives?.[role] ?? [])
  return others.reduce((best, record) => {
    const faults: Fault[] = []
    const values = parseRecord(record, text, faults) as Values
    return faults.length < best.faults.length ? { text, record, values, faults } : best
  }, own)
}

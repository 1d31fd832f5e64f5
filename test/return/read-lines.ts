import {
  codecOf,
  type FileLayout,
  ReadLine,
  rowNames,
  type ValueRow,
  type Values,
} from '../../src/fixed-width/index.js'

/** A line of the reader, with some values of its record. */
export function readLineOf(layout: Pick<FileLayout, 'records'>, role: string, values: Values): ReadLine {
  const record = layout.records[role]!
  const row = rowNames(record).map((name) => values[name]) as ValueRow
  const source = { before: '', after: '', terminator: '\r\n', charset: 'latin1' } as const
  return new ReadLine(2, 402, '', role, codecOf(record), row, [], source)
}

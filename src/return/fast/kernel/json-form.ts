/** Lines of JSON. Their order and names come from the JSON of a record, which is the only definition of both. */
import { LINE_PARSED_ENTRIES, type LineParsed, type LineParsedEntry } from '../../../cobranca/index.js'
import type { ColumnName } from '../../columns/columns.js'
import { NO_REVIEW } from '../../meaning/needs-review.js'
import type { TitleOutcome } from '../../meaning/title-outcome.js'
import type { LineOfTitle } from '../../meaning/title-plan.js'
import { type RecordOrigin, TitleRecord } from '../../meaning/title-record.js'
import { fieldSource, OUTCOME_SOURCES } from '../field-source.js'
import type { LineForm, OutputPiece, Slot } from './line-form.js'

/** Lines of whole records, or of objects with the selected fields. */
export const jsonForm = (fields: readonly ColumnName[] | null): LineForm => ({
  name: `json ${fields?.join()}`,
  fields,
  lineOf: (record) => `${JSON.stringify(record)}\n`,
  pieces: (origin, lines) => (fields === null ? recordPieces(origin, lines) : fieldPieces(origin, fields)),
  textOf: (value) => JSON.stringify(value),
  within: (text) => JSON.stringify(text).slice(1, -1),
  absent: 'null',
  dates: 'escaped',
  amounts: 'escaped',
  texts: 'escaped',
  digits: 'escaped',
  decimal: null,
  special: ['"', '\\', '"'],
  guarded: (text) => text,
})

const mark = (slot: Slot): string => `@@${JSON.stringify(slot).replaceAll('"', "'")}@@`

/** Splits a text at its quoted marks, which become slots. */
function piecesOf(json: string): OutputPiece[] {
  return json
    .split(/"@@([^"]*)@@"/)
    .map((part, i): OutputPiece => (i % 2 === 0 ? part : (JSON.parse(part.replaceAll("'", '"')) as Slot)))
    .filter((piece) => piece !== '')
}

/** Builds the JSON of a record with a mark for each value, and splits it at the marks. */
function recordPieces(origin: RecordOrigin, lines: readonly LineOfTitle[]): OutputPiece[] {
  const outcome = Object.fromEntries(OUTCOME_SOURCES.map((outcome) => [outcome, mark({ outcome })]))
  const entries = (Object.keys(LINE_PARSED_ENTRIES) as LineParsedEntry[]).map((entry) => [
    entry,
    mark(fieldSource(origin, entry) as Slot),
  ])
  const linesOf = lines.map(({ entry, role }) => [entry, mark({ lineOf: role })])
  const record = new TitleRecord(
    origin,
    mark({ line: 'number' }) as unknown as number,
    { ...outcome, evidence: null } as unknown as TitleOutcome,
    outcome['money'] as unknown as boolean,
    mark({ parsed: 'paid_at' }),
    Object.fromEntries([...entries, ...linesOf]) as unknown as LineParsed,
    mark({ line: 'raw' }),
    NO_REVIEW,
  )
  return piecesOf(JSON.stringify(record))
}

function fieldPieces(origin: RecordOrigin, fields: readonly ColumnName[]): OutputPiece[] {
  const values = fields.map((name) => {
    const source = fieldSource(origin, name)
    return [name, 'constant' in source ? source.constant : mark(source)]
  })
  return piecesOf(JSON.stringify(Object.fromEntries(values)))
}

/** The parts of a line of JSON. Their order and names come from the JSON of a record, which is the only definition of both. */
import { LINE_PARSED_ENTRIES, type LineParsed, type LineParsedEntry } from '../../../cobranca/index.js'
import type { ColumnName } from '../../columns/columns.js'
import { NO_REVIEW } from '../../meaning/needs-review.js'
import type { TitleOutcome } from '../../meaning/title-outcome.js'
import type { LineOfTitle } from '../../meaning/title-plan.js'
import { type RecordOrigin, TitleRecord } from '../../meaning/title-record.js'
import { type FieldSource, fieldSource, OUTCOME_SOURCES, type OutcomeField } from '../field-source.js'

/** Position of a value in a line of JSON. */
type Slot =
  | Exclude<FieldSource, { readonly constant: unknown }>
  /** The line of one record, by role. */
  | { readonly lineOf: string }

type OutcomeSlot = Extract<Slot, { readonly outcome: unknown }>
/** Values that differ from title to title. */
export type TitleSlot = Exclude<Slot, OutcomeSlot>

/** A constant text or a slot. */
type OutputPiece = string | Slot

/** Consecutive constants and outcome values, which are written in one copy. */
export interface Block {
  readonly block: readonly (string | OutcomeSlot)[]
}

export type JsonPart = string | Block | TitleSlot

/** Returns the parts of the lines of whole records, or of objects with the selected fields. A field that the record lacks is null. */
export function jsonParts(
  origin: RecordOrigin,
  fields: readonly ColumnName[] | null,
  lines: readonly LineOfTitle[],
): readonly JsonPart[] {
  const pieces = fields === null ? recordPieces(origin, lines) : fieldPieces(origin, fields)
  const parts: JsonPart[] = []
  let run: (string | OutcomeSlot)[] = []
  const end = (): void => {
    if (run.some(isOutcome)) parts.push({ block: run })
    else if (run.length > 0) parts.push(run.join(''))
    run = []
  }
  for (const piece of [...pieces, '\n']) {
    if (typeof piece === 'string' || isOutcome(piece)) run.push(piece)
    else {
      end()
      parts.push(piece)
    }
  }
  end()
  return parts
}

/** Pre-rendered text of an outcome, for titles that are money or that are not. */
export function renderedText({ block }: Block, outcome: TitleOutcome, money: boolean): string {
  const jsonOf = (name: OutcomeField): string => JSON.stringify(name === 'money' ? money : outcome[name])
  return block.map((item) => (isOutcome(item) ? jsonOf(item.outcome) : item)).join('')
}

export const isBlock = (part: JsonPart): part is Block => typeof part === 'object' && 'block' in part
const isOutcome = (piece: OutputPiece): piece is OutcomeSlot => typeof piece === 'object' && 'outcome' in piece

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

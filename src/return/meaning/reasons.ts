/** The reasons of an occurrence: their fields, their tables and their texts. */
import type { ReturnDialect } from '../../banks/index.js'
import type { ReasonTable } from '../../febraban/index.js'
import { fieldAt, once } from '../../fixed-width/index.js'
import type { Reason } from './return-record.js'
import { textAt, textsAt, type ValuesOfTitle } from './title-values.js'

/** The reason tables of a dialect, by occurrence and field. */
export interface ReasonTables {
  readonly byOccurrence: ReadonlyMap<string, readonly ReasonField[]>
  /** The field that most reasons are in: the service's `error_code`. Null if the layout has no column for reasons. */
  readonly usualField: string | null
}

/** A field with reasons of one occurrence. */
export interface ReasonField {
  readonly path: string
  /** The tables of the occurrence that explain the field; at least one. */
  readonly tables: readonly ReasonTable[]
  /** Whether the field can be the `errorCode`: it is the usual field, or a field with other reasons than channels. */
  readonly explainsOccurrence: boolean
}

export function reasonTablesOf(dialect: ReturnDialect, main: string): ReasonTables {
  const byOccurrence = new Map<string, ReasonTable[]>()
  for (const table of dialect.reasons) {
    for (const occurrence of table.occurrences) {
      const list = byOccurrence.get(occurrence)
      if (list === undefined) byOccurrence.set(occurrence, [table])
      else list.push(table)
    }
  }
  const structure = dialect.layout.structure.titles.find((title) => title.main === main)
  const optional = [...new Set(dialect.reasons.map(({ field }) => field))].filter((field) => {
    const { role } = fieldAt(dialect.layout, field)
    return role !== main && structure?.companions?.[role]?.required !== true
  })
  const usualField = (dialect.titles[main]!.error_code ?? null) as string | null
  const indexed = [...byOccurrence].map(
    ([occurrence, tables]) => [occurrence, reasonFields(tables, usualField, optional)] as const,
  )
  return { byOccurrence: new Map(indexed), usualField }
}

/**
 * Returns the fields that the tables of an occurrence explain.
 *
 * @param optional fields of optional companions (a Pix record): their codes are reasons, but do not explain the title itself
 */
export const reasonFields = (
  tables: readonly ReasonTable[],
  usualField: string | null,
  optional: readonly string[],
): readonly ReasonField[] =>
  [...new Set(tables.map(({ field }) => field))].map((path) => {
    const sharing = tables.filter(({ field }) => field === path)
    const hasOwnReasons = sharing.some(({ severity }) => severity !== 'channel') && !optional.includes(path)
    return { path, tables: sharing, explainsOccurrence: path === usualField || hasOwnReasons }
  })

export interface FoundReasons {
  readonly reasons: readonly Reason[]
  /** Content of the field with the reasons of the occurrence; `''` if it is blank. */
  readonly errorCode: string
  /** Text of that field; null if it is blank or zeros. */
  readonly errorDetail: string | null
  readonly pix: boolean
  /** Codes that are in no table of the occurrence. */
  readonly unknown: readonly string[]
}

/**
 * Returns the reasons of a title. Several tables may share a field (rejections and channels in FEBRABAN's five pairs): each code is looked up in all of them,
 * in order. Columns of the field that belong to no table of the occurrence are ignored. `errorCode` is the usual field, unless the bank has the reasons of
 * the occurrence in another field.
 *
 * @param label start of the service's text for unknown codes: `<bank> - <occurrence>`
 */
export function reasonsOf(
  { byOccurrence, usualField }: ReasonTables,
  title: ValuesOfTitle,
  occurrence: string,
  label: string,
): FoundReasons {
  const fields = byOccurrence.get(occurrence) ?? []
  const reasons: Reason[] = []
  const unknown: string[] = []
  let pix = false
  let errorCode = (usualField === null ? '' : (textAt(title, usualField) ?? '')).trim()
  let errorDetail = isEmptyCode(errorCode) ? null : unrecognised(label, errorCode)
  let fromElsewhere = false
  for (const { path, tables, explainsOccurrence } of fields) {
    let raw: string | undefined
    const before = reasons.length
    // Most fields are blank. Only repeated companions (a split among many accounts) give more than one text.
    for (const whole of textsAt(title, path)) {
      if (isEmptyCode(whole)) continue
      raw ??= whole
      for (const { code, at, text } of codesIn(whole, tables)) {
        const inSpan = tables.find(({ span }) => isWithin(span, at))
        if (inSpan === undefined) continue
        const table = tables.find(({ span, codes }) => isWithin(span, at) && Object.hasOwn(codes, code))
        if (text === undefined && table === undefined) unknown.push(code)
        if (table?.pixCodes?.includes(code) === true) pix = true
        reasons.push({ code, text: text ?? table?.codes[code] ?? null, severity: (table ?? inSpan).severity })
      }
    }
    if (raw === undefined || !explainsOccurrence || fromElsewhere) continue
    fromElsewhere = path !== usualField
    errorCode = raw.trim()
    errorDetail = detailOf(errorCode, tables[0]!, reasons.slice(before), label)
  }
  if (fields.length === 0 && errorDetail !== null) unknown.push(errorCode)
  return { reasons, errorCode, errorDetail, pix, unknown }
}

/** Text of a whole field. The service does not recognise a field whose first code is empty. */
function detailOf(whole: string, { codeWidth, form }: ReasonTable, reasons: readonly Reason[], label: string): string {
  if (form === undefined && isEmptyCode(whole.slice(0, codeWidth))) return unrecognised(label, whole)
  return reasons.map((reason) => reason.text ?? unrecognised(label, reason.code)).join('; ')
}

const unrecognised = (label: string, code: string): string => `${label} - ${code} - Não Reconhecido`

function isEmptyCode(code: string): boolean {
  for (let i = 0; i < code.length; i++) {
    const char = code.charCodeAt(i)
    if (char !== 0x20 && char !== 0x30) return false
  }
  return true
}

/** A code in a field, and its first character (1-based). The code is `''` for a free text of the bank. */
export interface WrittenReason {
  readonly code: string
  readonly at: number
  readonly text?: string
}

/** Returns the codes in a field. `tables` are the tables of the occurrence that explain the field. */
export function codesIn(
  raw: string,
  tables: readonly Pick<ReasonTable, 'codeWidth' | 'form' | 'codes'>[],
): WrittenReason[] {
  const { form, codeWidth } = tables[0]!
  switch (form) {
    case 'lengths':
      return codesOfLengths(raw, codeWidth, tables)
    case 'flags':
      return [...raw].flatMap((flag, i) => (flag === FLAG ? [{ code: flagCode(i + 1), at: i + 1 }] : []))
    case 'text': {
      const text = raw.trim()
      return isEmptyCode(text) ? [] : [{ code: '', at: 1, text }]
    }
    default:
      return codesOfWidth(raw, codeWidth)
  }
}

/** Returns the codes of one width in a field. */
export function codesOfWidth(raw: string, width: number): WrittenReason[] {
  const codes: WrittenReason[] = []
  for (let from = 0; from < raw.length; from += width) {
    const code = raw.slice(from, from + width).trim()
    if (!isEmptyCode(code)) codes.push({ code, at: from + 1 })
  }
  return codes
}

/** Character that marks a reason in a field of `flags`. */
export const FLAG = '1'

/** Returns the code of a position in a field of `flags`. Positions count from 1. */
export const flagCode = (position: number): string => String(position).padStart(2, '0')

/** Prefers a reading without unknown codes: `16000000` is 16 and three empty codes, although 160 is a code, too. */
function codesOfLengths(raw: string, width: number, tables: readonly Pick<ReasonTable, 'codes'>[]): WrittenReason[] {
  const longest = Math.max(width, ...tables.map(({ codes }) => longestOf(codes)))
  const isKnown = (code: string): boolean => tables.some(({ codes }) => Object.hasOwn(codes, code))
  const codesAt = (at: number): readonly string[] => {
    const codes: string[] = []
    for (let length = Math.min(longest, raw.length - at); length > 0; length--) codes.push(raw.slice(at, at + length))
    return codes.filter(isKnown)
  }
  const codes = knownCodes(raw, width, codesAt)
  return codes !== null && areDistinct(codes) ? codes : leadingCodes(raw, width, codesAt)
}

/** Length of the longest code of a table. */
const longestOf = once((codes: ReasonTable['codes']) => Math.max(...Object.keys(codes).map(({ length }) => length)))

/** A bank does not repeat a code: `10100000` is 101 followed by zeros, not 10 twice. */
const areDistinct = (codes: readonly WrittenReason[]): boolean =>
  new Set(codes.map(({ code }) => code)).size === codes.length

/** Reads a field that consists of known codes, empty codes and blanks; returns null for any other field. If several codes fit, the longest one is used. */
function knownCodes(raw: string, width: number, codesAt: (at: number) => readonly string[]): WrittenReason[] | null {
  const empty = '0'.repeat(width)
  const readings: (WrittenReason[] | null)[] = []
  readings[raw.length] = []
  for (let at = raw.length - 1; at >= 0; at--) {
    const code = isBlank(raw[at]!) ? undefined : codesAt(at).find(({ length }) => readings[at + length])
    if (code !== undefined) readings[at] = [{ code, at: at + 1 }, ...readings[at + code.length]!]
    else if (isBlank(raw[at]!)) readings[at] = readings[at + 1]!
    else readings[at] = raw.startsWith(empty, at) ? (readings[at + width] ?? null) : null
  }
  return readings[0]!
}

/** Reads codes from the left: the longest known code at each position, or else an unknown one. */
function leadingCodes(raw: string, width: number, codesAt: (at: number) => readonly string[]): WrittenReason[] {
  const codes: WrittenReason[] = []
  for (let at = 0; at < raw.length; ) {
    // Tabs count as blank too: a code of only white space would be empty when trimmed, and the loop endless.
    const code = isBlank(raw[at]!) ? ' ' : (codesAt(at)[0] ?? raw.slice(at, at + width).trim())
    if (!isEmptyCode(code)) codes.push({ code, at: at + 1 })
    at += code.length
  }
  return codes
}

const isBlank = (char: string): boolean => char.trim() === ''

/** Whether a code that starts at `at` lies in the span of a table. */
export const isWithin = (span: ReasonTable['span'], at: number): boolean =>
  span === undefined || (at >= span[0] && at <= span[1])

/** The reasons that came with an occurrence: which field holds them, which table explains them, and what they say together. */
import type { ReturnDialect } from '../../banks/index.js'
import type { ReasonTable } from '../../febraban/index.js'
import { fieldAt, type Title } from '../../fixed-width/index.js'
import type { Reason } from './return-record.js'
import { textAt, textsAt } from './title-values.js'

/** The reason tables of a dialect, arranged once for reading. */
export interface ReasonTables {
  readonly byOccurrence: ReadonlyMap<string, OccurrenceReasons>
  /** The field where reasons usually stand: the service's `error_code`. */
  readonly usualField: string
  /** Fields of optional companions (a Pix record): their codes are reasons, but not of the title itself. */
  readonly isAside: (field: string) => boolean
}

/** The tables of one occurrence, by the fields that they explain. */
interface OccurrenceReasons {
  readonly tables: readonly ReasonTable[]
  readonly fields: readonly string[]
}

const NO_REASONS: OccurrenceReasons = { tables: [], fields: [] }

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
  const isAside = (field: string): boolean => {
    const role = fieldAt(dialect.layout, field).role
    return role !== main && structure?.companions?.[role]?.required !== true
  }
  const fieldsOf = (tables: readonly ReasonTable[]): string[] => [...new Set(tables.map(({ field }) => field))]
  const arranged = [...byOccurrence].map(
    ([occurrence, tables]) => [occurrence, { tables, fields: fieldsOf(tables) }] as const,
  )
  return { byOccurrence: new Map(arranged), usualField: dialect.titles[main]!.error_code as string, isAside }
}

export interface FoundReasons {
  readonly reasons: readonly Reason[]
  /** The whole field that holds the reasons of this occurrence; `''` when blank. */
  readonly errorCode: string
  /** What it says; null when it is blank or zeros. */
  readonly errorDetail: string | null
  readonly pix: boolean
  /** Codes that no table of the occurrence explains. */
  readonly unknown: readonly string[]
}

/**
 * The reasons of a title. Several tables may share a field (refusals and channels in FEBRABAN's five pairs): each code is looked up in all of
 * them, in order; one that lies where no table of the occurrence has its codes is no reason. `errorCode` is the usual field, unless the bank puts the reasons of the occurrence elsewhere.
 *
 * @param label how the service begins the text of a code that it does not know: `<bank> - <occurrence>`
 */
export function reasonsOf(tables: ReasonTables, title: Title, occurrence: string, label: string): FoundReasons {
  const { tables: own, fields } = tables.byOccurrence.get(occurrence) ?? NO_REASONS
  const reasons: Reason[] = []
  const unknown: string[] = []
  let pix = false
  let errorCode = (textAt(title, tables.usualField) ?? '').trim()
  let errorDetail = isEmptyCode(errorCode) ? null : unrecognised(label, errorCode)
  let fromElsewhere = false
  for (const field of fields) {
    // Blank but for the few that hold something; several only of companions that may come more than once (a split among many accounts).
    const held = textsAt(title, field).filter((text) => !isEmptyCode(text))
    const [raw] = held
    if (raw === undefined) continue
    const sharing = own.filter((table) => table.field === field)
    const codes = held.flatMap((text) => codesIn(text, sharing))
    const found = codes.flatMap(({ code, at, text }): Reason[] => {
      const tables = sharing.filter((each) => isWithin(each.span, at))
      if (tables.length === 0) return []
      if (text !== undefined) return [{ code, text, severity: tables[0]!.severity }]
      const table = tables.find((each) => Object.hasOwn(each.codes, code))
      if (table === undefined) unknown.push(code)
      if (table?.pixCodes?.includes(code) === true) pix = true
      return [{ code, text: table?.codes[code] ?? null, severity: (table ?? tables[0]!).severity }]
    })
    reasons.push(...found)
    const isUsual = field === tables.usualField
    const tellsWhy = isUsual || (sharing.some((table) => table.severity !== 'channel') && !tables.isAside(field))
    if (!tellsWhy || fromElsewhere) continue
    fromElsewhere = !isUsual
    errorCode = raw.trim()
    errorDetail = detailOf(errorCode, sharing[0]!, found, label)
  }
  if (own.length === 0 && errorDetail !== null) unknown.push(errorCode)
  return { reasons, errorCode, errorDetail, pix, unknown }
}

/** The text of a whole field. The service knows a field that begins with a code; one filled from the right it does not recognise. */
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

/** A code in a field, and where it begins (1-based). Without a code: a text of the bank's own. */
export interface WrittenReason {
  readonly code: string
  readonly at: number
  readonly text?: string
}

/** The codes of a field, as the tables of an occurrence have them; all of these tables explain the field. */
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

/** The same of codes that no table of the occurrence has. */
export function codesOfWidth(raw: string, width: number): WrittenReason[] {
  const codes: WrittenReason[] = []
  for (let from = 0; from < raw.length; from += width) {
    const code = raw.slice(from, from + width).trim()
    if (!isEmptyCode(code)) codes.push({ code, at: from + 1 })
  }
  return codes
}

/** What marks a reason among `flags`. */
export const FLAG = '1'

/** The code of a place among `flags`, from 1. */
export const flagCode = (place: number): string => String(place).padStart(2, '0')

function codesOfLengths(raw: string, width: number, tables: readonly Pick<ReasonTable, 'codes'>[]): WrittenReason[] {
  const known = tables.flatMap(({ codes }) => Object.keys(codes))
  const longest = Math.max(width, ...known.map(({ length }) => length))
  const codeAt = (at: number): string => {
    for (let length = longest; length > 0; length--) {
      const code = raw.slice(at, at + length)
      if (code.length === length && known.includes(code)) return code
    }
    return raw.slice(at, at + width).trim()
  }
  const codes: WrittenReason[] = []
  for (let at = 0; at < raw.length; ) {
    const code = raw[at] === ' ' ? ' ' : codeAt(at)
    if (!isEmptyCode(code)) codes.push({ code, at: at + 1 })
    at += code.length
  }
  return codes
}

/** Whether a code that begins there is one of a table's. */
export const isWithin = (span: ReasonTable['span'], at: number): boolean =>
  span === undefined || (at >= span[0] && at <= span[1])

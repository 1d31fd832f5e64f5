/** The reasons that came with an occurrence: which field holds them, which table explains them, and what they say together. */
import type { ReturnDialect } from '../banks/index.js'
import type { ReasonTable } from '../febraban/index.js'
import { fieldAt, type Title } from '../fixed-width/index.js'
import type { Reason } from './return-record.js'
import { textAt } from './title-values.js'

/** The reason tables of a dialect, arranged once for reading. */
export interface ReasonTables {
  readonly byOccurrence: ReadonlyMap<string, readonly ReasonTable[]>
  /** The field where reasons usually stand: the service's `error_code`. */
  readonly usualField: string
  /** Fields of optional companions (a Pix record): their codes are reasons, but not of the title itself. */
  readonly isAside: (field: string) => boolean
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
  const isAside = (field: string): boolean => {
    const role = fieldAt(dialect.layout, field).role
    return role !== main && structure?.companions?.[role]?.required !== true
  }
  return { byOccurrence, usualField: dialect.titles[main]!.error_code as string, isAside }
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
 * them, in order. `errorCode` is the usual field, unless the bank puts the reasons of the occurrence elsewhere.
 *
 * @param label how the service begins the text of a code that it does not know: `<bank> - <occurrence>`
 */
export function reasonsOf(tables: ReasonTables, title: Title, occurrence: string, label: string): FoundReasons {
  const own = tables.byOccurrence.get(occurrence) ?? []
  const reasons: Reason[] = []
  const unknown: string[] = []
  let pix = false
  let errorCode = (textAt(title, tables.usualField) ?? '').trim()
  let errorDetail = isEmptyCode(errorCode) ? null : unrecognised(label, errorCode)
  let fromElsewhere = false
  for (const field of new Set(own.map((table) => table.field))) {
    const raw = textAt(title, field)
    if (raw === null || isEmptyCode(raw)) continue
    const sharing = own.filter((table) => table.field === field)
    const width = sharing[0]!.codeWidth
    const found = codesIn(raw, width).map((code): Reason => {
      const table = sharing.find((each) => Object.hasOwn(each.codes, code))
      if (table === undefined) unknown.push(code)
      if (table?.pixCodes?.includes(code) === true) pix = true
      return { code, text: table?.codes[code] ?? null, severity: (table ?? sharing[0]!).severity }
    })
    reasons.push(...found)
    const isUsual = field === tables.usualField
    const tellsWhy = isUsual || (sharing.some((table) => table.severity !== 'channel') && !tables.isAside(field))
    if (!tellsWhy || fromElsewhere) continue
    fromElsewhere = !isUsual
    errorCode = raw.trim()
    errorDetail = detailOf(errorCode, width, found, label)
  }
  if (own.length === 0 && errorDetail !== null) unknown.push(errorCode)
  return { reasons, errorCode, errorDetail, pix, unknown }
}

/** The text of a whole field. The service knows a field that begins with a code; one filled from the right it does not recognise. */
function detailOf(whole: string, width: number, reasons: readonly Reason[], label: string): string {
  if (isEmptyCode(whole.slice(0, width))) return unrecognised(label, whole)
  return reasons.map((reason) => reason.text ?? unrecognised(label, reason.code)).join('; ')
}

const unrecognised = (label: string, code: string): string => `${label} - ${code} - Não Reconhecido`

const isEmptyCode = (code: string): boolean => /^[0 ]*$/.test(code)

function codesIn(raw: string, width: number): string[] {
  const codes: string[] = []
  for (let at = 0; at < raw.length; at += width) {
    const code = raw.slice(at, at + width).trim()
    if (!isEmptyCode(code)) codes.push(code)
  }
  return codes
}

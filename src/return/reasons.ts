/** The reasons that came with an occurrence: which field holds them, which table explains them, and what they say together. */
import type { ReturnDialect } from '../banks/index.js'
import type { ReasonTable } from '../febraban/index.js'
import type { Title } from '../fixed-width/index.js'
import { textAt } from './title-values.js'
import type { Reason } from './return-record.js'

/** Tables by occurrence, made once for a dialect. */
export type ReasonTables = ReadonlyMap<string, readonly ReasonTable[]>

export function reasonTablesOf(dialect: ReturnDialect): ReasonTables {
  const tables = new Map<string, ReasonTable[]>()
  for (const table of dialect.reasons) {
    for (const occurrence of table.occurrences) {
      const list = tables.get(occurrence)
      if (list === undefined) tables.set(occurrence, [table])
      else list.push(table)
    }
  }
  return tables
}

export interface FoundReasons {
  readonly reasons: readonly Reason[]
  /** The whole field of the reasons of this occurrence, where the bank puts it elsewhere than in the usual field. */
  readonly errorCode: string | null
  readonly errorDetail: string | null
  readonly pix: boolean
  /** Codes that no table of the occurrence explains. */
  readonly unknown: readonly string[]
}

const NONE: FoundReasons = { reasons: [], errorCode: null, errorDetail: null, pix: false, unknown: [] }

/**
 * The reasons of a title. Several tables may share a field (rejections and channels in FEBRABAN's five pairs): each code is looked up in all
 * of them, in order.
 *
 * @param usual the trimmed content of the field where reasons usually stand
 * @param label how the service begins the text of a code that it does not know: `<bank> - <occurrence>`
 */
export function reasonsOf(tables: readonly ReasonTable[] | undefined, title: Title, usual: string, label: string): FoundReasons {
  if (tables === undefined) return isEmptyCode(usual) ? NONE : { ...NONE, errorDetail: unrecognised(label, usual), unknown: [usual] }
  const reasons: Reason[] = []
  const unknown: string[] = []
  let errorCode: string | null = null
  let errorDetail: string | null = null
  let pix = false
  for (const field of new Set(tables.map((table) => table.field))) {
    const raw = textAt(title, field)
    if (raw === null) continue
    const sharing = tables.filter((table) => table.field === field)
    const found = codesIn(raw, sharing[0]!.codeWidth).map((code) => {
      const table = sharing.find((each) => Object.hasOwn(each.codes, code))
      if (table === undefined) unknown.push(code)
      if (table?.pixCodes?.includes(code) === true) pix = true
      return { code, text: table?.codes[code] ?? null, severity: (table ?? sharing[0]!).severity }
    })
    reasons.push(...found)
    if (sharing.every((table) => table.severity === 'channel' && table.field !== usualField(tables))) continue
    const whole = raw.trim()
    if (isEmptyCode(whole)) continue
    errorCode = whole
    errorDetail = detailOf(whole, sharing[0]!.codeWidth, found, label)
  }
  return { reasons, errorCode, errorDetail, pix, unknown }
}

/** The field in which an occurrence's first table looks: the one whose content the service calls the error code. */
const usualField = (tables: readonly ReasonTable[]): string => tables[0]!.field

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

/** Formats of the cells of an XLSX: without them 250,00 and 250 are the same, and a date is a number. */
import { checkLimit, type ImportLimits } from '../import-limits.js'
import { withoutLiterals } from '../shown-zeros.js'
import { attributesOf, type XmlHandler } from './xml-reader.js'

/** The format of a cell: `#,##0.00`; '' for the general one. */
export interface CellFormat {
  readonly format: string
  readonly isDate: boolean
}

const GENERAL: CellFormat = { format: '', isDate: false }

/** Formats that a file does not declare. Source: ECMA-376 part 1, 18.8.30; 5 to 8 and 41 to 44 as Excel has them. */
const BUILT_IN: ReadonlyMap<number, string> = new Map([
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [5, '$#,##0_);($#,##0)'],
  [6, '$#,##0_);[Red]($#,##0)'],
  [7, '$#,##0.00_);($#,##0.00)'],
  [8, '$#,##0.00_);[Red]($#,##0.00)'],
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [37, '#,##0_);(#,##0)'],
  [38, '#,##0_);[Red](#,##0)'],
  [39, '#,##0.00_);(#,##0.00)'],
  [40, '#,##0.00_);[Red](#,##0.00)'],
  [41, '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)'],
  [42, '_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)'],
  [43, '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'],
  [44, '_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'],
  [48, '##0.0E+0'],
  [49, '@'],
])

/** Dates and times that a file does not declare; 27 to 36 and 50 to 58 are those of Asian languages. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

const GENERAL_OR_TEXT = /^(?:General|@)$/i

/** Elapsed hours, minutes or seconds: `[h]`. */
const ELAPSED = /\[(?:h|hh|m|mm|s|ss)\]/i

const isDateFormat = (format: string): boolean => {
  const digits = withoutLiterals(format)
  return (/[ymdhs]/i.test(digits) && !GENERAL_OR_TEXT.test(digits.trim())) || ELAPSED.test(format)
}

/** Reads the part of the styles. */
export class CellFormats implements XmlHandler {
  private readonly declared = new Map<number, CellFormat>()
  /** Ids of the formats of numbers, by the number of the style of a cell. */
  private readonly ids: number[] = []
  private group = ''

  constructor(private readonly limits: ImportLimits) {}

  open(name: string, tag: string, depth: number): void {
    if (depth === 1) this.group = name
    if (depth !== 2) return
    if (this.group === 'cellXfs' && name === 'xf') {
      this.ids.push(Number(attributesOf(tag).get('numFmtId') ?? 0))
      checkLimit(this.limits, 'formats', this.ids.length)
    }
    if (this.group === 'numFmts' && name === 'numFmt') {
      const attributes = attributesOf(tag)
      const format = attributes.get('formatCode') ?? ''
      checkLimit(this.limits, 'format_length', format.length)
      this.declared.set(Number(attributes.get('numFmtId')), { format, isDate: isDateFormat(format) })
      checkLimit(this.limits, 'formats', this.declared.size)
    }
  }

  /** @param style the attribute `s` of a cell */
  of(style: string | undefined): CellFormat {
    const id = style === undefined ? undefined : this.ids[Number(style)]
    if (id === undefined) return GENERAL
    return this.declared.get(id) ?? (isBuiltInDate(id) ? BUILT_IN_DATE : builtIn(id))
  }
}

const BUILT_IN_DATE: CellFormat = { format: '', isDate: true }

const FORMATS = new Map([...BUILT_IN].map(([id, format]) => [id, { format, isDate: false }]))
const builtIn = (id: number): CellFormat => FORMATS.get(id) ?? GENERAL

const DAY = 86_400_000

/** 1 January 1900 is day 1; a 29 February 1900, which did not exist, is day 60. */
const FIRST_DAY = { 1900: Date.UTC(1899, 11, 31), 1904: Date.UTC(1904, 0, 1) } as const

/** The day before 1 January 10000. */
const MAX_DAY = 2_958_465

/** Returns the day of a number, `YYYY-MM-DD`; null if it is not a day of a spreadsheet. Times are left out. */
export function dayOfNumber(value: number, is1904: boolean): string | null {
  if (!(value >= 0 && value < MAX_DAY + 1)) return null
  // Half a millisecond is the precision of a time.
  const whole = Math.floor(value + 0.5 / DAY)
  const days = is1904 ? whole : whole >= 60 ? whole - 1 : whole
  const day = new Date(FIRST_DAY[is1904 ? 1904 : 1900] + days * DAY)
  return day.toISOString().slice(0, 'AAAA-MM-DD'.length)
}

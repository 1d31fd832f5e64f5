/** Rows of a sheet of an XLSX. */
import { checkLimit, type ImportLimits } from '../import-limits.js'
import { type CellFormat, type CellFormats, dayOfNumber } from './cell-formats.js'
import { damagedXlsx } from './damaged.js'
import { TextPieces, unescaped } from './shared-texts.js'
import { attributesOf, type XmlHandler } from './xml-reader.js'

/** The value of a cell, as the spreadsheet keeps it. */
export type SheetValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number; readonly format: string }
  | { readonly kind: 'boolean'; readonly boolean: boolean }
  /** `YYYY-MM-DD`. */
  | { readonly kind: 'day'; readonly day: string }
  /** `#REF!`. */
  | { readonly kind: 'error'; readonly error: string }
  | { readonly kind: 'not_calculated' }

export interface SheetRow {
  /** From 1. */
  readonly line: number
  readonly isHidden: boolean
  /** Values by column, from 0, in the order of the columns. Empty cells are absent. */
  readonly cells: ReadonlyMap<number, SheetValue>
}

/** Parts of the workbook that cells refer to. */
export interface CellContext {
  readonly texts: readonly string[]
  readonly formats: CellFormats
  readonly is1904: boolean
  readonly limits: ImportLimits
}

interface OpenCell {
  readonly column: number
  readonly type: string
  readonly style: string | undefined
  hasFormula: boolean
  hasValue: boolean
}

/** Depths of the tags in `worksheet`. */
const ROW = 2
const CELL = 3
const CONTENT = 4

const NUMBER = /^[+-]?(?:\d{1,400}(?:\.\d{0,400})?|\.\d{1,400})(?:E[+-]?\d{1,4})?$/i

const REFERENCE = /^([A-Z]{1,3})(\d{1,7})$/i

/** Reads the part of a sheet. `takeRows` returns the rows that are complete. */
export class SheetRows implements XmlHandler {
  /** Columns from 0 that are hidden, as ranges. */
  readonly hiddenColumns: (readonly [first: number, last: number])[] = []
  private rows: SheetRow[] = []
  private line = 0
  private hasNumber = false
  private isHidden = false
  private cells = new Map<number, SheetValue>()
  private lastColumn = -1
  private isSorted = true
  private cell: OpenCell | null = null
  private group = ''
  private isValue = false
  /** Inside of the `is` of a cell: its own text. */
  private isInline = false
  private cellCount = 0
  private textLength = 0
  private readonly pieces: TextPieces

  constructor(private readonly context: CellContext) {
    this.pieces = new TextPieces(context.limits, CONTENT)
  }

  takeRows(): readonly SheetRow[] {
    const { rows } = this
    this.rows = []
    return rows
  }

  open(name: string, tag: string, depth: number): void {
    if (depth === 1) this.group = name
    else if (this.group === 'sheetData') {
      if (depth === ROW && name === 'row') this.openRow(tag)
      else if (depth === CELL && name === 'c') this.openCell(tag)
      else if (this.cell !== null) this.openContent(this.cell, name, depth)
    } else if (this.group === 'cols' && depth === 2 && name === 'col') this.column(attributesOf(tag))
  }

  text(text: string): void {
    if (this.cell === null) return
    if (this.isValue) this.pieces.addAny(text)
    else this.pieces.add(text)
  }

  close(name: string, depth: number): void {
    if (this.group !== 'sheetData') return
    if (depth === ROW && name === 'row') this.closeRow()
    else if (depth === CELL && this.cell !== null) this.closeCell(this.cell)
    else if (this.cell !== null) {
      this.isValue = false
      if (depth === CONTENT) this.isInline = false
      this.pieces.close()
    }
  }

  private column(attributes: ReadonlyMap<string, string>): void {
    if (!isTrue(attributes.get('hidden'))) return
    this.hiddenColumns.push([Number(attributes.get('min')) - 1, Number(attributes.get('max')) - 1])
    checkLimit(this.context.limits, 'columns', this.hiddenColumns.length)
  }

  private openRow(tag: string): void {
    const attributes = attributesOf(tag)
    this.hasNumber = attributes.has('r')
    this.beginRow(this.hasNumber ? Number(attributes.get('r')) : this.line + 1)
    this.isHidden = isTrue(attributes.get('hidden'))
    this.lastColumn = -1
  }

  private beginRow(line: number): void {
    if (!Number.isInteger(line) || line <= this.line) throw damagedXlsx()
    checkLimit(this.context.limits, 'rows', line)
    this.line = line
  }

  private closeRow(): void {
    const { line, isHidden, cells } = this
    if (cells.size === 0) return
    const sorted = this.isSorted ? cells : new Map([...cells].sort(([a], [b]) => a - b))
    this.rows.push({ line, isHidden, cells: sorted })
    this.cells = new Map()
    this.isSorted = true
  }

  private openCell(tag: string): void {
    checkLimit(this.context.limits, 'cells', ++this.cellCount)
    const attributes = attributesOf(tag)
    const column = this.columnOf(attributes.get('r'))
    checkLimit(this.context.limits, 'columns', column + 1)
    this.isSorted &&= column > this.lastColumn
    this.lastColumn = column
    if (this.cells.has(column)) throw damagedXlsx()
    const type = attributes.get('t') ?? 'n'
    this.cell = { column, type, style: attributes.get('s'), hasFormula: false, hasValue: false }
  }

  /** Column of a cell, from 0: by its reference, otherwise behind the cell before it. If the row has no number, it gets the number in the reference. */
  private columnOf(reference: string | undefined): number {
    if (reference === undefined) return this.lastColumn + 1
    const [, letters, row] = REFERENCE.exec(reference) ?? []
    const isElsewhere = Number(row) !== this.line
    if (letters === undefined || (isElsewhere && this.hasNumber)) throw damagedXlsx()
    if (isElsewhere) this.beginRow(Number(row))
    this.hasNumber = true
    let column = 0
    for (const letter of letters.toUpperCase()) column = column * 26 + (letter.charCodeAt(0) - 64)
    return column - 1
  }

  private openContent(cell: OpenCell, name: string, depth: number): void {
    this.isValue = false
    if (depth > CONTENT) {
      if (this.isInline) this.pieces.open(name, depth)
    } else if (name === 'f') cell.hasFormula = true
    else if ((name === 'v' || name === 'is') && !cell.hasValue) {
      // The first is the value.
      cell.hasValue = true
      this.isValue = name === 'v'
      this.isInline = name === 'is'
    }
  }

  private closeCell(cell: OpenCell): void {
    const value = this.valueOf(cell, this.pieces.take())
    if (value?.kind === 'text') {
      this.textLength += value.text.length
      checkLimit(this.context.limits, 'total_text', this.textLength)
    }
    if (value !== null) this.cells.set(cell.column, value)
    this.cell = null
  }

  private valueOf({ type, style, hasFormula, hasValue }: OpenCell, text: string): SheetValue | null {
    // A formula whose result is an empty text has the type `str` and an empty value.
    const isEmpty = !hasValue || (text.trim() === '' && type !== 'str')
    if (isEmpty && hasFormula) return { kind: 'not_calculated' }
    if (isEmpty && type !== 'e') return null
    switch (type) {
      case 's':
        return textValue(this.sharedText(text.trim()))
      case 'str':
      case 'inlineStr':
        return textValue(unescaped(text))
      case 'b':
        return { kind: 'boolean', boolean: booleanOf(text.trim().toLowerCase()) }
      case 'e':
        return { kind: 'error', error: text }
      case 'd':
        return ISO_DAY.test(text) ? { kind: 'day', day: text.slice(0, 'AAAA-MM-DD'.length) } : textValue(text)
      default:
        return NUMBER.test(text.trim())
          ? this.numberValue(Number(text), this.context.formats.of(style))
          : textValue(text)
    }
  }

  private sharedText(index: string): string {
    const text = /^\d{1,9}$/.test(index) ? this.context.texts[Number(index)] : undefined
    if (text === undefined) throw damagedXlsx()
    return text
  }

  private numberValue(number: number, { format, isDate }: CellFormat): SheetValue {
    const day = isDate ? dayOfNumber(number, this.context.is1904) : null
    return day === null ? { kind: 'number', number, format } : { kind: 'day', day }
  }
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}(?:T|$)/

const textValue = (text: string): SheetValue | null => (text.trim() === '' ? null : { kind: 'text', text })

function booleanOf(value: string): boolean {
  if (!isTrue(value) && value !== '0' && value !== 'false') throw damagedXlsx()
  return isTrue(value)
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true'

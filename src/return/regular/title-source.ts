/** The values of a regular title, as expressions of the code that reads it: where the projection says that they stand. */
import type { ReturnDialect } from '../../banks/index.js'
import type { LineParsedEntry } from '../../cobranca/index.js'
import type { AnyProjection, DateSource, GrossOf, MoneySource, MoneyWhere, TextSource } from '../../febraban/index.js'
import { fieldAt, IRREGULAR, NO_DATE, RegularCode } from '../../fixed-width/index.js'
import type { HeaderField } from './header-values.js'
import type { RegularShape } from './regular-shape.js'

/** What each title has of its own. */
const ITS_OWN: ReadonlySet<LineParsedEntry> = new Set([
  'our_number',
  'processed_our_number_raw',
  'control_number',
  'document_number',
])
/** No bank has this number: see `Projector`. */
const NO_BANK = '000'

/** What the variables of values of the header begin with. */
export const HEADER_VALUE = 'header'
/** Bytes of a character of Latin-1 in UTF-8, at most. */
const UTF8_LATIN1 = 2

/** An amount that the bank tells in no title. */
export const UNTOLD = '-1'

/** A field of one of the title's records. */
export interface Part {
  readonly record: RegularCode
  readonly field: string
}

/** Columns to be copied, from 0 within their record. */
export interface Span {
  readonly record: RegularCode
  readonly field: string
  readonly from: string
  readonly to: string
  /** Whether only digits and capital letters can stand there. */
  readonly digits: boolean
}

/** Bytes of a text that the header has, in a variable; how many they are at most. */
export interface HeaderSpan {
  readonly bytes: string
  readonly most: number
}

export class TitleSource {
  /** By role, the main record first. `b`: the bytes; `p`, `q`: where the records begin; `s`: text in which their lines are, from `d` and `e` on. */
  readonly records = new Map<string, RegularCode>()
  /** Amounts that a code tells of: `o.told` says for each what it tells. */
  readonly where: MoneyWhere[] = []
  /** Fields of the file's header that entries take values from: variables {@link HEADER_VALUE} and their number. */
  readonly header: HeaderField[] = []
  /** Statements behind the checks, for what is worked out from several fields. */
  readonly working: string[] = []
  private readonly worked = new Set<string>()
  private readonly texts = new Map<string, string>()
  private readonly projection: AnyProjection

  constructor(
    readonly dialect: ReturnDialect,
    readonly shape: RegularShape,
  ) {
    this.projection = dialect.titles[shape.main]!
    const { records } = dialect.layout
    this.records.set(shape.main, new RegularCode(records[shape.main]!, 'm_', 'p', 's', 'd'))
    if (shape.companion !== null) {
      const { role } = shape.companion
      this.records.set(role, new RegularCode(records[role]!, 'c_', 'q', 's', 'e'))
    }
  }

  get main(): RegularCode {
    return this.records.get(this.shape.main)!
  }

  get companion(): RegularCode | null {
    const { companion } = this.shape
    return companion === null ? null : this.records.get(companion.role)!
  }

  /** A field of the records at hand; undefined for one of a record that regular titles do not have. */
  part(path: string): Part | undefined {
    const { role, field } = fieldAt(this.dialect.layout, path)
    const record = this.records.get(role)
    return record && { record, field }
  }

  /** A date as `YYYY-MM-DD`, or null. */
  date(entry: LineParsedEntry): string {
    return this.dateFrom(entry, 'date')
  }

  /** A date as days since 1970-01-01, or `NO_DATE`. */
  day(entry: LineParsedEntry): string {
    return this.dateFrom(entry, 'day')
  }

  private dateFrom(entry: LineParsedEntry, as: 'date' | 'day'): string {
    const none = as === 'date' ? 'null' : String(NO_DATE)
    const source = this.projection[entry] as DateSource | undefined
    if (source === undefined) return none
    const path = typeof source === 'string' ? source : source.date
    const header = this.headerField(path)
    if (header !== null) return this.headerValue(header, as)
    const part = this.part(path)
    const own = part === undefined ? none : part.record[as](part.field)
    if (typeof source === 'string') return own
    return `(${own} === ${none} && o.outcome.isPayment ? ${this.headerValue(this.headerField(source.header)!, as)} : ${own})`
  }

  /** The name of a field of the header; null for a path to another record. */
  private headerField(path: string): string | null {
    const { role, field } = fieldAt(this.dialect.layout, path)
    return role === this.dialect.layout.structure.header ? field : null
  }

  private headerValue(name: string, as: HeaderField['as']): string {
    let index = this.header.findIndex((each) => each.name === name && each.as === as)
    if (index === -1) index = this.header.push({ name, as }) - 1
    return `${HEADER_VALUE}${index}`
  }

  /** A text. */
  text(entry: LineParsedEntry): string {
    const header = this.headerText(entry)
    if (header !== null) return this.headerValue(header, 'text')
    const parts = this.textParts(entry)
    const key = `${entry === 'banco_recebedor'}${parts.map(({ record, field }) => `${record.at}.${field}`).join()}`
    const made = this.texts.get(key)
    if (made !== undefined) return made
    const isItsOwn = ITS_OWN.has(entry)
    const trimmed = (): string => parts.map(({ record, field }) => record.trimmed(field, isItsOwn)).join(' + ')
    const joined = parts.length === 0 ? "''" : (sideBySide(parts) ?? trimmed())
    const name = `text${this.texts.size}`
    this.texts.set(key, name)
    this.working.push(`let ${name} = ${joined}`)
    if (entry === 'banco_recebedor') this.working.push(`if (${name} === '${NO_BANK}') ${name} = ''`)
    return name
  }

  /** A text as the columns that hold it, one behind the other. */
  spans(entry: LineParsedEntry): readonly (Span | HeaderSpan | string)[] {
    const header = this.headerText(entry)
    if (header !== null) {
      const { from, to } = this.dialect.layout.records[this.dialect.layout.structure.header]!.fields[header]!
      return [{ bytes: this.headerValue(header, 'bytes'), most: UTF8_LATIN1 * (to - from + 1) }]
    }
    const parts = this.textParts(entry)
    return parts.map(({ record, field }): Span | string => {
      const { literal, kind } = record.field(field)
      if (literal !== undefined) return literal.trim()
      const [from, to] = record.span(field)
      const span = { record, field, from, to, digits: kind === 'digits' || kind === 'tax_id' }
      return entry === 'banco_recebedor' && parts.length === 1 ? this.unlessNoBank(span) : span
    })
  }

  private unlessNoBank(span: Span): Span {
    const { from, to } = span
    const { at } = span.record
    const zeros = [...NO_BANK].map((char, i) => `b[${at} + ${from} + ${i}] === ${char.charCodeAt(0)}`).join(' && ')
    const name = `span${this.worked.size}`
    this.worked.add(name)
    this.working.push(`const ${name} = ${to} - ${from} === ${NO_BANK.length} && ${zeros} ? ${from} : ${to}`)
    return { ...span, to: name }
  }

  /** An amount as text, without zeros before it: `''` when the bank does not tell it. */
  cents(entry: LineParsedEntry): string {
    const source = this.projection[entry] as MoneySource | undefined
    if (source === undefined) return "''"
    if (typeof source === 'string') return this.centsAt(source)
    if ('where' in source) {
      const cents = this.centsAt(source.money)
      const told = this.told(source)
      return `(${told} === 0 ? ${cents} : ${told} === 1 || (${told} === 2 && ${cents} === '0') ? '0' : '')`
    }
    if ('beside' in source) {
      const [cents, beside] = [this.centsAt(source.money), this.centsAt(source.beside)]
      return `((${cents} === '0') === (${beside} === '0') ? ${cents} : '')`
    }
    const number = this.workedOut(entry, source)
    // Mostly it is an amount whose digits are at hand: what was credited, or the face value.
    const near = 'net' in source ? [source.net, ...source.owed.plus.slice(0, 1)] : []
    const told = near.map((path) => `${number} === ${this.numberAt(path)} ? ${this.centsAt(path)} : `)
    return `(${told.join('')}${number} < 0 ? '' : String(${number}))`
  }

  /** An amount as a number, negative when the bank does not tell it. */
  amount(entry: LineParsedEntry): string {
    const source = this.projection[entry] as MoneySource | undefined
    if (source === undefined) return UNTOLD
    if (typeof source === 'string') return this.numberAt(source)
    if ('where' in source) {
      const number = this.numberAt(source.money)
      const told = this.told(source)
      return `(${told} === 0 ? ${number} : ${told} === 1 || (${told} === 2 && ${number} === 0) ? 0 : -1)`
    }
    if ('beside' in source) {
      const [number, beside] = [this.numberAt(source.money), this.numberAt(source.beside)]
      return `((${number} === 0) === (${beside} === 0) ? ${number} : -1)`
    }
    return this.workedOut(entry, source)
  }

  /** The field of the header that a text is; null for a text of the title. */
  private headerText(entry: LineParsedEntry): string | null {
    const source = this.projection[entry] as TextSource | undefined
    return typeof source === 'string' ? this.headerField(source) : null
  }

  private textParts(entry: LineParsedEntry): Part[] {
    const source = this.projection[entry] as TextSource | undefined
    const paths = source === undefined ? [] : typeof source === 'string' ? [source] : source
    return paths.map((path) => this.part(path)).filter((part) => part !== undefined)
  }

  private numberAt(path: string): string {
    const part = this.part(path)
    return part === undefined ? UNTOLD : part.record.number(part.field)
  }

  private centsAt(path: string): string {
    const part = this.part(path)
    return part === undefined ? "''" : part.record.cents(part.field)
  }

  private told(source: MoneyWhere): string {
    let index = this.where.indexOf(source)
    if (index === -1) index = this.where.push(source) - 1
    return `o.told[${index}]`
  }

  private workedOut(entry: LineParsedEntry, source: { readonly sum: readonly string[] } | GrossOf): string {
    const name = `worked_${entry}`
    if (this.worked.has(name)) return name
    this.worked.add(name)
    if ('sum' in source) {
      const parts = source.sum.map((path) => this.numberAt(path))
      const blank = parts.map((part) => `${part} < 0`).join(' || ')
      this.working.push(`const ${name} = ${blank} ? -1 : ${parts.join(' + ')}`)
    } else this.gross(name, source)
    return name
  }

  /** See `grossOf` in `project.ts`. An amount that had to be inferred is told, so it is not regular. */
  private gross(name: string, { net, fee, owed }: GrossOf): void {
    const known = (path: string): string => `Math.max(${this.numberAt(path)}, 0)`
    const plus = owed.plus.map((path) => ` + ${known(path)}`).join('')
    const minus = owed.minus.map((path) => ` - ${known(path)}`).join('')
    this.working.push(
      `let ${name} = ${this.numberAt(net)}`,
      `if (${name} > 0 && !o.outcome.isPayment) ${name} = 0`,
      `const owed = 0${plus}${minus}`,
      `if (${name} > 0 && ${name} !== owed) {`,
      `const fee = ${known(fee)}`,
      `${name} += fee`,
      `if (fee > 0 && ${name} !== owed) ${IRREGULAR}`,
      '}',
    )
  }
}

/** Fields of digits that lie side by side are one slice, when none is blank; null for other fields. */
function sideBySide(parts: readonly Part[]): string | null {
  const [first] = parts
  if (first === undefined || parts.length === 1) return null
  const fields = parts.map(({ record, field }) => record.field(field))
  const lieTogether = fields.every(
    (field, i) =>
      field.kind === 'digits' && parts[i]!.record === first.record && (i === 0 || fields[i - 1]!.to + 1 === field.from),
  )
  if (!lieTogether) return null
  const { at } = first.record
  const filled = fields.map(({ from }) => `b[${at} + ${from - 1}] !== 32`).join(' && ')
  const text = (from: number, to: number): string => first.record.columnsAsText(from - 1, to)
  const apart = fields.map(({ from, to }) => `${text(from, to)}.trim()`)
  return `${filled} ? ${text(fields[0]!.from, fields.at(-1)!.to)} : ${apart.join(' + ')}`
}

/** A file without the people in it, to be shown to whoever is to find out what is wrong with it. */
import { randomUUID } from 'node:crypto'
import { ValidationError, withoutPadding } from '../../cobranca/index.js'
import {
  encode,
  type FileLayout,
  type FileLine,
  type FixedRecord,
  type Kind,
  oddFaults,
} from '../../fixed-width/index.js'
import { type OpenOptions, openFile } from '../opened-file.js'
import { type Disguise, disguiseOf } from './disguise.js'
import { MadeUp } from './made-up.js'
import { digitsOnly, lettersAndDigits, reshaped } from './permutation.js'

export interface MaskOptions extends OpenOptions {
  /**
   * A secret text: files masked with the same one have the same made-up people, so that a remittance and its return still match. Whoever has it
   * can find out whether somebody is in the file. Without one, each call has its own.
   */
  readonly key?: string
}

export interface MaskedFile {
  /** As many bytes a line as the original, but where a line was in UTF-8. */
  readonly bytes: Uint8Array
  /** How many fields became something else, by what they were. */
  readonly masked: Readonly<Partial<Record<Exclude<Disguise, 'keep'>, number>>>
  /** Lines (1-based) whose columns are not where they should be, or that no record of the layout claims: every letter in them became X, every digit 9. */
  readonly unreadable: readonly number[]
}

/**
 * Replaces people, companies, tax ids, addresses, e-mails, telephones, Pix keys and the company's own numbers by made-up ones, and blanks free texts.
 * Amounts, dates, codes, nosso número, and the beneficiary's agency and account stay: totals and check digits are as right or wrong as before.
 *
 * @throws {ValidationError} when what is given are no bytes, or the key is empty
 * @throws {UnsupportedFileError} when it is no file of cobrança that the library knows: then nobody can tell what is personal in it
 * @example
 * const { bytes } = maskFile(await readFile('retorno.ret'), { key: 'a secret of ours' })
 */
export function maskFile(bytes: Uint8Array, { key = randomUUID(), ...options }: MaskOptions = {}): MaskedFile {
  if (typeof key !== 'string' || key === '') throw new ValidationError({ key: ['não pode ficar em branco'] })
  const { file } = openFile(bytes, options)
  const mask = new Mask(file.layout, file.lines, key)
  const parts = file.lines.map((line) => mask.bytesOf(line))
  return { bytes: Buffer.concat(parts), masked: mask.masked, unreadable: mask.unreadable }
}

/** What is personal in a field of a line. */
interface Finding {
  readonly name: string
  readonly from: number
  readonly content: string
  readonly disguise: Exclude<Disguise, 'keep'>
}

/** So many digits of a tax id are enough to be somebody's: files have placeholders of a few. */
const TELLING = 8
const TAX_ID = /[0-9A-Z]{11,}/g
const TAX_ID_LENGTHS = [11, 14]
/** Half a character, whose other half was masked. */
const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
const COMPANY = /\b(LTDA|S\.?[/.]?A|ME|EPP|EIRELI|MEI|CIA|COM(ERCIO|ERCIAL)?|IND(USTRIA)?)\b/i

class Mask {
  readonly masked: Partial<Record<Exclude<Disguise, 'keep'>, number>> = {}
  readonly unreadable: number[] = []
  private readonly made: MadeUp
  /** Tax ids of the file. */
  private readonly taxIds = new Set<string>()
  /** From 0: the columns that tell which record a line is. */
  private readonly keyColumns: ReadonlySet<number>

  constructor(
    private readonly layout: FileLayout,
    lines: readonly FileLine[],
    private readonly key: string,
  ) {
    this.keyColumns = new Set(Object.values(layout.records).flatMap(keyColumnsOf))
    for (const line of lines) {
      const record = this.recordOf(line)
      if (record === null) continue
      for (const { disguise, name, content } of findings(record, line)) {
        if (disguise !== 'tax_id') continue
        const taxId = taxIdOf(line, name, content)
        if (taxId.replace(/^0+/, '').length >= TELLING) this.taxIds.add(taxId)
      }
    }
    this.made = new MadeUp(key, this.taxIds)
  }

  bytesOf(line: FileLine): Uint8Array {
    const { before, after, terminator, charset } = line.source
    return Buffer.concat([
      Buffer.from(before, 'latin1'),
      encode(this.textOf(line), charset),
      Buffer.from(after + terminator, 'latin1'),
    ])
  }

  private textOf(line: FileLine): string {
    if (line.raw.trim() === '') return line.raw
    const record = this.recordOf(line)
    if (record === null) {
      this.unreadable.push(line.number)
      return this.withoutContent(line.raw)
    }
    // One for each column, as the fields count them: not by characters, of which some take two.
    const chars = line.raw.split('')
    const hidden = new Set<number>()
    for (const finding of findings(record, line)) {
      const other = this.disguised(finding, line)
      if (other === finding.content) continue
      this.masked[finding.disguise] = (this.masked[finding.disguise] ?? 0) + 1
      for (let i = 0; i < finding.content.length; i++) {
        hidden.add(finding.from + i)
        if (finding.from + i < chars.length) chars[finding.from + i] = other[i]!
      }
    }
    return this.withoutTaxIds(chars, hidden).join('').replace(HALF, ' ')
  }

  /** The record of a line whose columns are where they should be; null for another. */
  private recordOf(line: FileLine): FixedRecord | null {
    if (line.role === null || line.misplaced) return null
    const record = this.layout.records[line.role]!
    return holdsForeign(line, record) ? null : record
  }

  /** The line with nothing left but its shape and the columns that tell which record it is. */
  private withoutContent(raw: string): string {
    return raw
      .split('')
      .map((char, i) => (this.keyColumns.has(i) ? char : shapeOf(char)))
      .join('')
  }

  /** Tax ids of the file where nobody would look for one: in a number of the company, say. */
  private withoutTaxIds(chars: string[], hidden: ReadonlySet<number>): string[] {
    const found: number[] = []
    for (const { 0: run, index } of chars.join('').matchAll(TAX_ID)) {
      for (const length of TAX_ID_LENGTHS) {
        for (let i = 0; i + length <= run.length; i++) {
          if (!this.taxIds.has(run.slice(i, i + length))) continue
          const places = Array.from({ length }, (_, n) => index + i + n)
          if (places.some((place) => !hidden.has(place))) found.push(...places)
        }
      }
    }
    for (const place of found) if (!this.keyColumns.has(place)) chars[place] = shapeOf(chars[place]!)
    return chars
  }

  private disguised({ disguise, name, content }: Finding, line: FileLine): string {
    const text = content.trim()
    if (text === '' || /^0+$/.test(text)) return content
    const other = this.otherText(disguise, name, text, line)
    const cased = text === text.toUpperCase() ? other.toUpperCase() : other
    const width = content.length
    if (disguise === 'tax_id')
      return content.startsWith(' ') || content.endsWith(' ') ? cased.padEnd(width) : cased.padStart(width, '0')
    // Whoever aligns a text or number to the right goes on doing so.
    return content.startsWith(' ') ? cased.slice(0, width).padStart(width) : cased.slice(0, width).padEnd(width)
  }

  private otherText(disguise: Exclude<Disguise, 'keep'>, name: string, text: string, line: FileLine): string {
    const { made, key } = this
    switch (disguise) {
      case 'tax_id': {
        const taxId = taxIdOf(line, name, text)
        return made.taxId(taxId) ?? shaped(text)
      }
      case 'person': {
        const taxId = taxIdBeside(line, name)
        return taxId === null ? made.person(text, COMPANY.test(text)) : made.person(taxId, taxId.length > 11)
      }
      case 'address':
        return made.address(text)
      case 'neighborhood':
        return made.neighborhood(text)
      case 'city':
        return made.city(text)
      case 'zipcode':
        return made.zipcode(text)
      case 'phone':
        return made.phone(text)
      case 'email':
        return text.includes('@') ? text.replace(/[^\s;,]+/g, (each) => made.email(each)) : ''
      case 'pix_key':
        return this.pixKey(text)
      case 'code':
        return reshaped(text, lettersAndDigits, key)
      case 'blank':
        return ''
      case 'shape':
        return shaped(text)
    }
  }

  private pixKey(text: string): string {
    const { made, key } = this
    if (text.includes('@')) return made.email(text)
    if (/^\+\d+$/.test(text)) return text.slice(0, 3) + reshaped(text.slice(3), digitsOnly, key)
    if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return made.uuid(text)
    return made.taxId(text) ?? ''
  }
}

/** What is personal in a line of a record, or may be. */
function* findings(record: FixedRecord, line: FileLine): Generator<Finding> {
  const odd = new Set(oddFaults(record, line.faults).map(({ field }) => field))
  for (const [name, field] of Object.entries(record.fields)) {
    const from = field.from - 1
    const content = line.raw.slice(from, field.to)
    const disguise = disguiseOf(name, field, content)
    if (disguise !== 'keep') yield { name, from, content, disguise }
    else if (odd.has(name)) yield { name, from, content, disguise: FILLERS.has(field.kind) ? 'blank' : 'shape' }
  }
  if (line.raw.length > record.width) {
    yield { name: '', from: record.width, content: line.raw.slice(record.width), disguise: 'blank' }
  }
}

const FILLERS: ReadonlySet<Kind> = new Set(['literal', 'blanks', 'zeros'])

/** Whether several fields have what looks like another's: the line is read, but what is personal in it may be anywhere. */
function holdsForeign(line: FileLine, record: FixedRecord): boolean {
  const foreign = oddFaults(record, line.faults).filter(({ field }) => {
    const { from, to, kind } = record.fields[field]!
    return !FILLERS.has(kind) && FOREIGN.test(line.raw.slice(from - 1, to))
  })
  return foreign.length > 1
}

/** Letters, or two numbers, in the columns of one. */
const FOREIGN = /\p{L}|\d\s+\d/u

const keyColumnsOf = ({ fields }: FixedRecord): number[] =>
  Object.values(fields).flatMap(({ kind, from, to }) =>
    kind === 'key' ? Array.from({ length: to - from + 1 }, (_, i) => from - 1 + i) : [],
  )

/** A tax id without what fills up its columns, by the field beside it that says which it is. */
function taxIdOf({ values }: FileLine, name: string, content: string): string {
  const text = content.trim()
  const type = String(values?.[`${name}_type`] ?? '')
  const bare = withoutPadding(type, text)
  if (bare.length === 11 || bare.length === 14) return bare
  const digits = text.replace(/^0+/, '')
  return digits.length <= 11 && /^\d+$/.test(digits) ? digits.padStart(11, '0') : text.slice(-14)
}

/** The tax id of the person whose name a field holds; null when the record does not tell it. */
function taxIdBeside(line: FileLine, name: string): string | null {
  const field = name.replace(/name$/, 'tax_id')
  const value = line.values?.[field]
  if (typeof value !== 'string' || /^0*$/.test(value)) return null
  return taxIdOf(line, field, value)
}

const shapeOf = (char: string): string => (/\d/.test(char) ? '9' : /\p{L}/u.test(char) ? 'X' : char)
const shaped = (text: string): string => [...text].map(shapeOf).join('')

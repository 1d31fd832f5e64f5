/** Removes personal data from a file, e.g. to attach it to a support request. */
import { randomUUID } from 'node:crypto'
import { ValidationError, withoutPadding } from '../../cobranca/index.js'
import {
  type AnyField,
  eachLine,
  encode,
  type FileLayout,
  type FileLine,
  type FixedRecord,
  isBlank,
  type Kind,
  significantFaults,
} from '../../fixed-width/index.js'
import { type OpenOptions, openFile } from '../opened-file.js'
import { FakeData } from './fake-data.js'
import { isBankText, type MaskKind, maskKindOf } from './mask-kind.js'
import { digitsOnly, lettersAndDigits, reshaped } from './permutation.js'
import { PersonTexts } from './person-texts.js'

export interface MaskOptions extends OpenOptions {
  /**
   * Secret text. Files masked with the same key have the same fake people, so a remittance and its return still match. Anyone with the key can
   * check whether a person is in the file. Default: a random key for each call.
   */
  readonly key?: string
}

export interface MaskedFile {
  /** Lines keep their length in bytes, except lines in UTF-8. */
  readonly bytes: Uint8Array
  /** Number of masked fields by type of data. */
  readonly masked: Readonly<Partial<Record<Exclude<MaskKind, 'keep'>, number>>>
  /** Lines (1-based) with displaced columns or of an unknown record: their letters become X, their digits 9. Headers keep constants and codes. */
  readonly unreadable: readonly number[]
}

/**
 * Replaces names, tax ids, addresses, e-mails, telephones, Pix keys and the company's own numbers with fake data, and blanks free texts.
 * Keeps amounts, dates, codes, nosso número, and the beneficiary's agency and account: totals and check digits stay as right or wrong as before.
 *
 * @throws {ValidationError} if the argument is not a byte array, or the key is empty
 * @throws {UnsupportedFileError} if the library does not support the file: it cannot detect the personal data then
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

/** Personal data in a field of a line. */
interface PersonalField {
  readonly name: string
  readonly from: number
  readonly content: string
  readonly maskKind: Exclude<MaskKind, 'keep'>
}

/** Minimum length of a real tax id; shorter ones are placeholders. */
const MIN_TAX_ID_LENGTH = 8
const TAX_ID = /[0-9A-Z]{11,}/g
const TAX_ID_LENGTHS = [11, 14]
/** Data that may be repeated in a text of the bank. */
const TEXTS: ReadonlySet<MaskKind> = new Set(['person', 'address', 'neighborhood', 'city', 'email', 'pix_key', 'code'])
/** Unpaired surrogate: the other half was masked. */
const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
const LETTER = /\p{L}/u
/** Letters that no code has. */
const ACCENTED = /(?![A-Za-z])\p{L}/gu
const COMPANY = /\b(LTDA|S\.?[/.]?A|ME|EPP|EIRELI|MEI|CIA|COM(ERCIO|ERCIAL)?|IND(USTRIA)?)\b/i

class Mask {
  readonly masked: Partial<Record<Exclude<MaskKind, 'keep'>, number>> = {}
  readonly unreadable: number[] = []
  private readonly fake: FakeData
  /** Tax ids in the file. */
  private readonly taxIds = new Set<string>()
  private readonly personTexts = new PersonTexts()
  /** Key columns of all records, 0-based. */
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
      for (const { maskKind, name, content } of personalFields(record, line)) {
        if (TEXTS.has(maskKind)) this.personTexts.add(content)
        if (maskKind !== 'tax_id') continue
        const taxId = taxIdOf(line, name, content)
        if (taxId.replace(/^0+/, '').length >= MIN_TAX_ID_LENGTH) this.taxIds.add(taxId)
      }
    }
    this.fake = new FakeData(key, this.taxIds)
  }

  bytesOf(line: FileLine): Uint8Array {
    const { before, after, terminator, charset } = line.source
    if (line.lines !== undefined) return this.bytesOfRun(line.raw + terminator, line.number)
    return Buffer.concat([
      Buffer.from(before, 'latin1'),
      encode(this.textOf(line), charset),
      Buffer.from(after + terminator, 'latin1'),
    ])
  }

  /** Masks many short lines at once. Bytes of other charsets are letters. */
  private bytesOfRun(text: string, first: number): Uint8Array {
    const bytes = Buffer.from(text, 'latin1')
    for (const line of eachLine(bytes)) if (!isBlank(line)) this.unreadable.push(first + line.number - 1)
    for (let i = 0; i < bytes.length; i++) bytes[i] = SHAPES[bytes[i]!]!
    return bytes
  }

  private textOf(line: FileLine): string {
    if (line.raw.trim() === '') return line.raw
    const record = this.recordOf(line)
    if (record === null) {
      this.unreadable.push(line.number)
      return this.withoutContent(line)
    }
    // Fields count UTF-16 units, not characters.
    const chars = line.raw.split('')
    const hidden = new Set<number>()
    for (const field of personalFields(record, line, this.personTexts)) {
      const masked = this.maskedText(field, line)
      if (masked === field.content) continue
      this.masked[field.maskKind] = (this.masked[field.maskKind] ?? 0) + 1
      for (let i = 0; i < field.content.length; i++) {
        hidden.add(field.from + i)
        if (field.from + i < chars.length) chars[field.from + i] = masked[i]!
      }
    }
    return this.withoutTaxIds(chars, hidden).join('').replace(HALF, ' ')
  }

  /** Returns the record of a line; null if its columns are displaced. */
  private recordOf(line: FileLine): FixedRecord | null {
    if (line.role === null || line.misplaced) return null
    const record = this.layout.records[line.role]!
    return hasForeignContent(line, record) ? null : record
  }

  /** Replaces all letters and digits except in the key columns. A header also keeps the constants and codes that identify bank and service. */
  private withoutContent({ raw, role }: FileLine): string {
    const { records, structure } = this.layout
    const isHeader = role === structure.header || role === structure.lot?.header
    const fields: readonly AnyField[] = isHeader ? Object.values(records[role!]!.fields) : []
    const inPlace = new Set(fields.filter((field) => isConstantOrCode(field, raw)).flatMap(placesOf))
    return raw
      .split('')
      .map((char, i) => (this.keyColumns.has(i) || inPlace.has(i) ? char : shapeOf(char)))
      .join('')
  }

  /** Masks tax ids of the file in other fields, e.g. in the company's control number. */
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

  private maskedText({ maskKind, name, content }: PersonalField, line: FileLine): string {
    const text = content.trim()
    if (text === '' || /^0+$/.test(text)) return content
    const other = this.otherText(maskKind, name, text, line)
    const cased = text === text.toUpperCase() ? other.toUpperCase() : other
    const width = content.length
    // Keeps the alignment.
    if (maskKind === 'tax_id' && !content.startsWith(' '))
      return content.endsWith(' ') ? cased.padEnd(width) : cased.padStart(width, '0')
    return content.startsWith(' ') ? cased.slice(0, width).padStart(width) : cased.slice(0, width).padEnd(width)
  }

  private otherText(maskKind: Exclude<MaskKind, 'keep'>, name: string, text: string, line: FileLine): string {
    const { fake, key } = this
    switch (maskKind) {
      case 'tax_id': {
        const taxId = taxIdOf(line, name, text)
        return fake.taxId(taxId) ?? shaped(text)
      }
      case 'person': {
        const taxId = taxIdBeside(line, name)
        return taxId === null ? fake.person(text, COMPANY.test(text)) : fake.person(taxId, taxId.length > 11)
      }
      case 'address':
        return fake.address(text)
      case 'neighborhood':
        return fake.neighborhood(text)
      case 'city':
        return fake.city(text)
      case 'zipcode':
        return LETTER.test(text) ? shaped(text) : fake.zipcode(text)
      case 'phone':
        return LETTER.test(text) ? shaped(text) : fake.phone(text)
      case 'email':
        return text.includes('@') ? text.replace(/[^\s;,]+/g, (each) => fake.email(each)) : ''
      case 'pix_key':
        return this.pixKey(text)
      case 'code':
        return reshaped(text.replace(ACCENTED, shapeOf), lettersAndDigits, key)
      case 'blank':
        return ''
      case 'shape':
        return shaped(text)
    }
  }

  private pixKey(text: string): string {
    const { fake, key } = this
    if (text.includes('@')) return fake.email(text)
    if (/^\+\d+$/.test(text)) return text.slice(0, 3) + reshaped(text.slice(3), digitsOnly, key)
    if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return fake.uuid(text)
    return fake.taxId(text) ?? ''
  }
}

/**
 * Yields the fields of a line that contain, or may contain, personal data.
 *
 * @param persons texts of persons that a text of the bank must not have
 */
function* personalFields(record: FixedRecord, line: FileLine, persons?: PersonTexts): Generator<PersonalField> {
  const odd = new Set(significantFaults(record, line.faults).map(({ field }) => field))
  for (const [name, field] of Object.entries(record.fields)) {
    const from = field.from - 1
    const content = line.raw.slice(from, field.to)
    const maskKind = maskKindOf(name, field, content)
    if (maskKind !== 'keep') yield { name, from, content, maskKind }
    else if (odd.has(name)) yield { name, from, content, maskKind: FILLERS.has(field.kind) ? 'blank' : 'shape' }
    else if (isBankText(name) && persons?.areIn(content) === true) yield { name, from, content, maskKind: 'shape' }
  }
  if (line.raw.length > record.width) {
    yield { name: '', from: record.width, content: line.raw.slice(record.width), maskKind: 'blank' }
  }
}

const FILLERS: ReadonlySet<Kind> = new Set(['literal', 'blanks', 'zeros'])

/** Returns true if several fields have content of another type: the columns are displaced, so personal data may be anywhere. */
function hasForeignContent(line: FileLine, record: FixedRecord): boolean {
  const foreign = significantFaults(record, line.faults).filter(({ field }) => {
    const { from, to, kind } = record.fields[field]!
    return !FILLERS.has(kind) && FOREIGN.test(line.raw.slice(from - 1, to))
  })
  return foreign.length > 1
}

/** Letters or two numbers in a numeric field. */
const FOREIGN = /\p{L}|\d\s+\d/u

const keyColumnsOf = ({ fields }: FixedRecord): number[] =>
  Object.values(fields).flatMap((field) => (field.kind === 'key' ? placesOf(field) : []))

/** Returns the columns of a field, 0-based. */
const placesOf = ({ from, to }: AnyField): number[] => Array.from({ length: to - from + 1 }, (_, i) => from - 1 + i)

function isConstantOrCode({ from, to, literal, codes }: AnyField, raw: string): boolean {
  const content = raw.slice(from - 1, to)
  return content === literal || (codes !== undefined && Object.hasOwn(codes, content.trim()))
}

/** Removes the padding of a tax id, according to the type field beside it. */
function taxIdOf({ values }: FileLine, name: string, content: string): string {
  const text = content.trim()
  const type = String(values?.[`${name}_type`] ?? '')
  const bare = withoutPadding(type, text)
  if (bare.length === 11 || bare.length === 14) return bare
  const digits = text.replace(/^0+/, '')
  return digits.length <= 11 && /^\d+$/.test(digits) ? digits.padStart(11, '0') : text.slice(-14)
}

/** Returns the tax id of the person named in a field; null if the record has none. */
function taxIdBeside(line: FileLine, name: string): string | null {
  const field = name.replace(/name$/, 'tax_id')
  const value = line.values?.[field]
  if (typeof value !== 'string' || /^0*$/.test(value)) return null
  return taxIdOf(line, field, value)
}

const shapeOf = (char: string): string => (/\d/.test(char) ? '9' : /\p{L}/u.test(char) ? 'X' : char)
const shaped = (text: string): string => [...text].map(shapeOf).join('')

/** The masked byte for each byte. Bytes that may be a part of a character are masked as a letter, all others as their Latin-1 character. */
const SHAPES = Uint8Array.from({ length: 256 }, (_, byte) =>
  (byte < 0x80 ? shapeOf(String.fromCharCode(byte)) : 'X').charCodeAt(0),
)

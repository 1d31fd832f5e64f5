/** Masks the lines of a file. */

import { withoutPadding } from '../../cobranca/index.js'
import {
  type AnyField,
  eachLine,
  encode,
  type FileLayout,
  type FixedRecord,
  indexInRow,
  isBlank,
  type ReadLine,
  significantFaults,
  valueIn,
} from '../../fixed-width/index.js'
import { latin1Bytes } from '../../runtime/bytes.js'
import { FakeData } from './fake-data.js'
import type { MaskKind } from './mask-kind.js'
import type { MaskedBytes } from './masked-bytes.js'
import { FILLERS, kindOfContent, type MaskedField, maskedRecord, placesOf } from './masked-record.js'
import { digitsOnly, lettersAndDigits, reshaped } from './permutation.js'
import { PersonTexts } from './person-texts.js'
import { type PlaceSpan, TaxIds } from './tax-ids.js'

/** Kind of a field that is masked. */
type DataKind = Exclude<MaskKind, 'keep'>

/** Number of masked fields by type of data. */
export type MaskedCounts = Readonly<Partial<Record<DataKind, number>>>

/** Personal data in a field of a line. */
interface PersonalField {
  /** Null for columns after the record. */
  readonly of: MaskedField | null
  readonly from: number
  readonly content: string
  readonly maskKind: DataKind
}

/** Minimum length of a real tax id; shorter ones are placeholders. */
const MIN_TAX_ID_LENGTH = 8
/** Data that may be repeated in a text of the bank. */
const TEXTS: ReadonlySet<MaskKind> = new Set(['person', 'address', 'neighborhood', 'city', 'email', 'pix_key', 'code'])
/** Unpaired surrogate: the other half was masked. */
const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
const LETTER = /\p{L}/u
/** Letters that no code has. */
const ACCENTED = /(?![A-Za-z])\p{L}/gu
const COMPANY = /\b(LTDA|S\.?[/.]?A|ME|EPP|EIRELI|MEI|CIA|COM(ERCIO|ERCIAL)?|IND(USTRIA)?)\b/i

/** The people of a file. All lines must be added before the first is masked. */
export class People {
  readonly taxIds = new TaxIds()
  readonly texts = new PersonTexts()
  private readonly hasBankTexts: boolean

  constructor(private readonly layout: FileLayout) {
    this.hasBankTexts = Object.values(layout.records).some((record) =>
      maskedRecord(record).all.some(({ isBankText }) => isBankText),
    )
  }

  add(line: ReadLine): void {
    const record = recordOf(line, this.layout)
    if (record === null) return
    for (const { maskKind, of, content } of personalFields(record, line)) {
      if (this.hasBankTexts && TEXTS.has(maskKind)) this.texts.add(content)
      if (maskKind !== 'tax_id' || of === null) continue
      const taxId = taxIdOf(typeBeside(line, of), content)
      if (taxId.replace(/^0+/, '').length >= MIN_TAX_ID_LENGTH) this.taxIds.add(taxId)
    }
  }
}

/** Masks the lines of a file, in their order. */
export class LineMask {
  readonly masked: Partial<Record<DataKind, number>> = {}
  private readonly fake: FakeData
  /** Key columns of all records, 0-based. */
  private readonly keyColumns: ReadonlySet<number>

  /** @param onUnreadable called with the number of each line whose columns are not read: only its shape is kept */
  constructor(
    private readonly layout: FileLayout,
    private readonly people: People,
    private readonly key: string,
    private readonly onUnreadable: (line: number) => void,
  ) {
    this.keyColumns = new Set(Object.values(layout.records).flatMap((record) => maskedRecord(record).keyColumns))
    this.fake = new FakeData(key, people.taxIds.all)
  }

  /** Writes a masked line. */
  write(line: ReadLine, out: MaskedBytes): void {
    if (line.isRun) {
      out.add(this.bytesOfRun(line.raw + line.source.terminator, line.number))
      return
    }
    if (line.raw.trim() === '') {
      put(line.raw, line, out)
      return
    }
    const record = recordOf(line, this.layout)
    if (record !== null) this.writeRecord(line, record, out)
    else {
      this.onUnreadable(line.number)
      put(this.withoutContent(line), line, out)
    }
  }

  private writeRecord(line: ReadLine, record: FixedRecord, out: MaskedBytes): void {
    const hidden: PlaceSpan[] = []
    const text = this.textOf(line, record, hidden)
    if (line.source.charset !== 'latin1') {
      put(this.withoutTaxIds(text, hidden).replace(HALF, ' '), line, out)
      return
    }
    const start = out.length
    put(text, line, out)
    if (!this.people.taxIds.mayBeIn(out, start, out.length)) return
    out.length = start
    put(this.withoutTaxIds(text, hidden), line, out)
  }

  /** Masks many short lines at once. Bytes of other charsets are letters. */
  private bytesOfRun(text: string, first: number): Uint8Array {
    const bytes = latin1Bytes(text)
    for (const line of eachLine(bytes)) if (!isBlank(line)) this.onUnreadable(first + line.number - 1)
    for (let i = 0; i < bytes.length; i++) bytes[i] = SHAPES[bytes[i]!]!
    return bytes
  }

  /** Returns the text with masked fields, and adds their columns to `hidden`. */
  private textOf(line: ReadLine, record: FixedRecord, hidden: PlaceSpan[]): string {
    const { raw } = line
    // Fields count UTF-16 units, not characters.
    let text = ''
    let end = 0
    for (const field of personalFields(record, line, this.people.texts)) {
      const { from, content, maskKind } = field
      const masked = this.maskedText(field, line)
      if (masked === content) continue
      this.masked[maskKind] = (this.masked[maskKind] ?? 0) + 1
      text += raw.slice(end, from) + masked.slice(0, content.length)
      end = from + content.length
      hidden.push({ from, to: end })
    }
    return text + raw.slice(end)
  }

  /** Replaces all letters and digits except in the key columns. A header also keeps the constants and codes that identify bank and service. */
  private withoutContent({ raw, role }: ReadLine): string {
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
  private withoutTaxIds(text: string, hidden: readonly PlaceSpan[]): string {
    const found = this.people.taxIds.in(text)
    if (found.length === 0) return text
    const isHidden = (place: number): boolean => hidden.some(({ from, to }) => place >= from && place < to)
    const chars = text.split('')
    for (const { from, to } of found) {
      const places = Array.from({ length: to - from }, (_, i) => from + i)
      if (places.every(isHidden)) continue
      for (const place of places) if (!this.keyColumns.has(place)) chars[place] = shapeOf(text[place]!)
    }
    return chars.join('')
  }

  private maskedText({ of, content, maskKind }: PersonalField, line: ReadLine): string {
    const text = content.trim()
    if (text === '' || /^0+$/.test(text)) return content
    const other = this.otherText(maskKind, of, text, line)
    const cased = text === text.toUpperCase() ? other.toUpperCase() : other
    const width = content.length
    // Keeps the alignment.
    if (maskKind === 'tax_id' && !content.startsWith(' '))
      return content.endsWith(' ') ? cased.padEnd(width) : cased.padStart(width, '0')
    return content.startsWith(' ') ? cased.slice(0, width).padStart(width) : cased.slice(0, width).padEnd(width)
  }

  private otherText(maskKind: DataKind, of: MaskedField | null, text: string, line: ReadLine): string {
    const { fake, key } = this
    switch (maskKind) {
      case 'tax_id': {
        const taxId = taxIdOf(typeBeside(line, of!), text)
        return fake.taxId(taxId) ?? shaped(text)
      }
      case 'person': {
        const taxId = taxIdBeside(line, of!, this.layout.records[line.role!]!)
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

/** Writes a text as the columns of a line, with the bytes around them. */
function put(text: string, { source: { before, after, terminator, charset } }: ReadLine, out: MaskedBytes): void {
  if (charset === 'latin1') {
    out.addLatin1(before + text + after + terminator)
    return
  }
  out.addLatin1(before)
  out.add(encode(text, charset))
  out.addLatin1(after + terminator)
}

/** Returns the record of a line; null if its columns are displaced. */
function recordOf(line: ReadLine, layout: FileLayout): FixedRecord | null {
  if (line.role === null || line.misplaced) return null
  const record = layout.records[line.role]!
  return line.faults.length > 0 && hasForeignContent(line, record) ? null : record
}

const NO_FIELDS: ReadonlySet<string> = new Set()

/**
 * Returns the fields of a line that contain, or may contain, personal data.
 *
 * @param persons texts of persons that a text of the bank must not have
 */
function personalFields(record: FixedRecord, line: ReadLine, persons?: PersonTexts): PersonalField[] {
  const { raw, faults } = line
  const fields = maskedRecord(record)
  const odd = faults.length === 0 ? NO_FIELDS : new Set(significantFaults(record, faults).map(({ field }) => field))
  const found: PersonalField[] = []
  for (const of of odd.size === 0 ? fields.personal : fields.all) {
    const { name, from, isFiller, isBankText } = of
    const content = raw.slice(from, of.field.to)
    const maskKind = kindOfContent(of, content)
    if (maskKind !== 'keep') found.push({ of, from, content, maskKind })
    else if (odd.has(name)) found.push({ of, from, content, maskKind: isFiller ? 'blank' : 'shape' })
    else if (isBankText && persons?.areIn(content) === true) found.push({ of, from, content, maskKind: 'shape' })
  }
  if (raw.length > record.width) {
    found.push({ of: null, from: record.width, content: raw.slice(record.width), maskKind: 'blank' })
  }
  return found
}

/** Returns true if several fields have content of another type: the columns are displaced, so personal data may be anywhere. */
function hasForeignContent(line: ReadLine, record: FixedRecord): boolean {
  const foreign = significantFaults(record, line.faults).filter(({ field }) => {
    const { from, to, kind } = record.fields[field]!
    return !FILLERS.has(kind) && FOREIGN.test(line.raw.slice(from - 1, to))
  })
  return foreign.length > 1
}

/** Letters or two numbers in a numeric field. */
const FOREIGN = /\p{L}|\d\s+\d/u

function isConstantOrCode({ from, to, literal, codes }: AnyField, raw: string): boolean {
  const content = raw.slice(from - 1, to)
  return content === literal || (codes !== undefined && Object.hasOwn(codes, content.trim()))
}

/** Returns the type of a tax id, from the field beside it. */
const typeBeside = ({ row }: ReadLine, { typeIndex }: MaskedField): string => String(valueIn(row, typeIndex) ?? '')

/** Removes the padding of a tax id, according to its type. */
function taxIdOf(type: string, content: string): string {
  const text = content.trim()
  const bare = withoutPadding(type, text)
  if (bare.length === 11 || bare.length === 14) return bare
  const digits = text.replace(/^0+/, '')
  return digits.length <= 11 && /^\d+$/.test(digits) ? digits.padStart(11, '0') : text.slice(-14)
}

/** Returns the tax id of the person named in a field; null if the record has none. */
function taxIdBeside(line: ReadLine, { taxIdIndex, taxIdName }: MaskedField, record: FixedRecord): string | null {
  const value = valueIn(line.row, taxIdIndex)
  if (typeof value !== 'string' || /^0*$/.test(value)) return null
  return taxIdOf(String(valueIn(line.row, indexInRow(record, `${taxIdName}_type`)) ?? ''), value)
}

const shapeOf = (char: string): string => (/\d/.test(char) ? '9' : /\p{L}/u.test(char) ? 'X' : char)
const shaped = (text: string): string => [...text].map(shapeOf).join('')

/** The masked byte for each byte. Bytes that may be a part of a character are masked as a letter, all others as their Latin-1 character. */
const SHAPES = Uint8Array.from({ length: 256 }, (_, byte) =>
  (byte < 0x80 ? shapeOf(String.fromCharCode(byte)) : 'X').charCodeAt(0),
)

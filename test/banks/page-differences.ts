/** Differences between a record of `src/banks` and the page of the manual that prints it. */
import type { AnyField, FixedRecord } from '../../src/fixed-width/index.js'
import type { Column, DatePicture, Page, Picture } from '../remittance/manual-pages.js'

interface Part {
  readonly columns: readonly Column[]
  readonly fields: readonly (readonly [name: string, field: AnyField])[]
}

/** Splits page and record at every column where a field of both begins. */
function partsOf(page: Page, record: FixedRecord): Part[] {
  const fields = Object.entries(record.fields)
  const ends = page.map(([, to]) => to).filter((end) => fields.some(([, { to }]) => to === end))
  return ends.map((end, i) => {
    const start = i === 0 ? 1 : ends[i - 1]! + 1
    return {
      columns: page.filter(([from, to]) => from >= start && to <= end),
      fields: fields.filter(([, { from, to }]) => from >= start && to <= end),
    }
  })
}

/** A number without decimals may be read as text, which loses nothing. A printed text must not be read as digits, which would report letters as faults. */
const KINDS: Readonly<Record<'9' | 'X', readonly string[]>> = {
  '9': ['digits', 'integer', 'tax_id', 'text', 'reserved'],
  X: ['text', 'tax_id', 'reserved'],
}

const FORMATS = { DDMMAA: 'DDMMYY', DDMMAAAA: 'DDMMYYYY', AAAAMMDD: 'YYYYMMDD', HHMMSS: 'HHMMSS' } as const

/** All numbers of decimals that a field can have, depending on the code of another field. */
function decimalsOf({ decimals, unit }: Pick<AnyField, 'decimals' | 'unit'>): number[] {
  if (unit === undefined || 'of' in unit) return [decimals ?? 2]
  const all = Object.values(unit.codes).flatMap((each) =>
    'of' in each ? [each.of === 'percentage' ? each.decimals : 2] : decimalsOf({ unit: each }),
  )
  return [...new Set(all)].sort()
}

/** Whether a field reads what its column's picture prints. */
function isPictured(picture: Picture, field: AnyField): boolean {
  const { kind, format } = field
  if (picture === '9' || picture === 'X') return KINDS[picture].includes(kind)
  if (picture in FORMATS) return format === FORMATS[picture as DatePicture]
  return (kind === 'money' || kind === 'rate') && decimalsOf(field).join('/') === (picture.slice(2) || '2')
}

/** The constant content of a field; undefined if it is read as a value. */
function constantOf({ kind, literal, from, to }: AnyField): string | undefined {
  if (literal !== undefined) return literal
  if (kind === 'zeros') return '0'.repeat(to - from + 1)
  if (kind === 'blanks') return ' '.repeat(to - from + 1)
  return undefined
}

/** A printed number in two fields: the digits before the bank's own number (`agency_prefix`), or its check digit (`our_number_digit`). */
function isSplitNumber(fields: Part['fields']): boolean {
  const [first, second] = fields.map(([name]) => name)
  return fields.length === 2 && (first!.endsWith('_prefix') || second === `${first}_digit`)
}

/**
 * Whether the fields read what the columns print. A constant of a field must be printed; a printed constant may be read as a value, since another content of a
 * return need not be reported.
 */
function isFaithful({ columns, fields }: Part): boolean {
  const [[start, , picture]] = columns as [Column]
  const contents = columns.map(([, , , content]) => content)
  const whole = contents.includes(undefined) ? undefined : contents.join('')
  const isRead = (field: AnyField): boolean => {
    const constant = constantOf(field)
    if (constant === undefined) return isPictured(picture, field)
    return constant === whole?.slice(field.from - start, field.to - start + 1)
  }
  if (fields.length === 1) return (columns.length === 1 || whole !== undefined) && isRead(fields[0]![1])
  if (whole === undefined ? columns.length > 1 || !isSplitNumber(fields) : isFiller(whole)) {
    return fields.every(([, field]) => constantOf(field) !== undefined && isRead(field))
  }
  return fields.every(([, field]) => isRead(field))
}

const isFiller = (content: string): boolean => /^( +|0+)$/.test(content)

const spanOf = (from: number, to: number): string => (from === to ? `${from}` : `${from}-${to}`)

function wordsOf(content: string | undefined): string {
  if (content === undefined) return ''
  if (!isFiller(content)) return ` ${content.trimEnd()}`
  return content.startsWith(' ') ? ' blanks' : ' zeros'
}

/** The first and the last item. */
const listed = (all: readonly string[]): string => (all.length > 4 ? `${all[0]} … ${all.at(-1)}` : all.join(', '))

/** The differences in words, in the order of the columns: `38-40 9, 41-48 9 = 38-48 our_number digits`. */
export const differences = (page: Page, record: FixedRecord): string[] =>
  partsOf(page, record)
    .filter((part) => !isFaithful(part))
    .map(({ columns, fields }) => {
      const printed = columns.map(([from, to, picture, content]) => `${spanOf(from, to)} ${picture}${wordsOf(content)}`)
      const read = fields.map(([name, field]) => {
        const { kind, from, to, decimals, unit } = field
        const places = decimals === undefined && unit === undefined ? '' : ` V${decimalsOf(field).join('/')}`
        return `${spanOf(from, to)} ${name} ${kind}${places}`
      })
      return `${listed(printed)} = ${listed(read)}`
    })

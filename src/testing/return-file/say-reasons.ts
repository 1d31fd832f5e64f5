/** Reasons into their columns: the tables of reasons run backwards. */
import type { ReturnDialect } from '../../banks/index.js'
import { ValidationError } from '../../cobranca/index.js'
import type { ReasonTable } from '../../febraban/index.js'
import { type AnyField, fieldAt } from '../../fixed-width/index.js'
import { codesIn, FLAG, flagCode, isWithin } from '../../return/index.js'
import type { TitleShape } from './title-shape.js'

/**
 * What the fields of reasons hold, by `role.field`.
 *
 * @throws {ValidationError} when no table of the occurrence has a code, or its columns are full
 */
export function sayReasons(
  { layout, reasons: tables }: ReturnDialect,
  occurrence: string,
  shape: TitleShape,
  codes: readonly string[],
): ReadonlyMap<string, string> {
  const isHere = (field: string): boolean => shape.roles.includes(fieldAt(layout, field).role)
  const own = tables.filter(
    ({ occurrences, field }) =>
      occurrences.includes(occurrence) && (isHere(field) || shape.optional.includes(fieldAt(layout, field).role)),
  )
  const byField = new Map<string, ReasonColumns>()
  for (const code of codes) {
    const explaining = own
      .filter((table) => table.form === 'text' || Object.hasOwn(table.codes, code))
      .sort((a, b) => rank(a) - rank(b))
    const isWritten = explaining.some((table) => {
      const { role, field: name } = fieldAt(layout, table.field)
      const columns = byField.get(table.field) ?? columnsOf(table, layout.records[role]!.fields[name]!, own)
      byField.set(table.field, columns)
      return columns.add(code, table.span)
    })
    if (isWritten) continue
    const why = explaining.length === 0 ? 'não é motivo da ocorrência' : 'não cabe com os outros motivos da ocorrência'
    throw new ValidationError({ reasons: [`${code} ${why} ${occurrence}`] })
  }
  return new Map([...byField].filter(([, { isFilled }]) => isFilled).map(([path, { content }]) => [path, content]))

  /** Codes before texts, records of all titles before optional ones. */
  function rank({ form, field }: ReasonTable): number {
    return (form === 'text' ? 2 : 0) + (isHere(field) ? 0 : 1)
  }
}

/** The columns of a field, to be filled with reasons. */
interface ReasonColumns {
  /** False when there is no room for it. */
  add(code: string, span: ReasonTable['span']): boolean
  readonly content: string
  readonly isFilled: boolean
}

function columnsOf(
  { form, codeWidth, field: path }: ReasonTable,
  field: AnyField,
  own: readonly ReasonTable[],
): ReasonColumns {
  switch (form) {
    case 'flags':
      return new Flags(field)
    case 'lengths':
    case 'text':
      return new OneAfterAnother(
        field,
        own.filter((table) => table.field === path),
      )
    default:
      return new Slots(field, codeWidth)
  }
}

/** Codes of one width. */
class Slots implements ReasonColumns {
  private readonly slots: string[]

  constructor(
    field: AnyField,
    private readonly width: number,
  ) {
    this.slots = emptySlots(field, width)
  }

  add(code: string, span: ReasonTable['span']): boolean {
    const free = this.slots.findIndex((slot, i) => isEmpty(slot) && isWithin(span, i * this.width + 1))
    if (free < 0) return false
    this.slots[free] = code.padEnd(this.width)
    return true
  }

  get content(): string {
    return withoutBlanksBefore(this.slots)
  }

  get isFilled(): boolean {
    return !this.slots.every(isEmpty)
  }
}

/** A flag in the place of each reason. */
class Flags implements ReasonColumns {
  private readonly flags: string[]

  constructor({ from, to }: AnyField) {
    this.flags = Array.from({ length: to - from + 1 }, () => '0')
  }

  add(code: string, span: ReasonTable['span']): boolean {
    const place = this.flags.findIndex((flag, i) => flag !== FLAG && flagCode(i + 1) === code)
    if (place < 0 || !isWithin(span, place + 1)) return false
    this.flags[place] = FLAG
    return true
  }

  get content(): string {
    return this.flags.join('')
  }

  get isFilled(): boolean {
    return this.flags.includes(FLAG)
  }
}

/** Codes of several lengths, or one text: what would be read as something else has no room. */
class OneAfterAnother implements ReasonColumns {
  content = ''
  private readonly read: string[] = []

  constructor(
    private readonly field: AnyField,
    private readonly tables: readonly ReasonTable[],
  ) {}

  add(code: string): boolean {
    const content = this.content + code
    const asked = [...this.read, code]
    const read = codesIn(content, this.tables).map((each) => each.text ?? each.code)
    if (content.length > this.field.to - this.field.from + 1 || read.join('\n') !== asked.join('\n')) return false
    this.content = content
    this.read.push(code)
    return true
  }

  get isFilled(): boolean {
    return this.content !== ''
  }
}

/** Columns before a reason that none takes hold zeros: a text has no blanks before it. */
function withoutBlanksBefore(slots: readonly string[]): string {
  const first = slots.findIndex((slot) => !isEmpty(slot))
  return slots
    .map((slot, i) => (i < first ? '0'.repeat(slot.length) : slot))
    .join('')
    .trimEnd()
}

/** Zeros where the columns hold nothing but digits: blanks among them would not be read. */
const emptySlots = ({ from, to, kind }: AnyField, width: number): string[] =>
  Array.from({ length: Math.floor((to - from + 1) / width) }, () => (kind === 'digits' ? '0' : ' ').repeat(width))

const isEmpty = (slot: string): boolean => /^[0 ]*$/.test(slot)

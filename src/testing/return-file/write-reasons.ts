/** Writes reasons to their columns: the inverse of the tables of reasons. */
import type { ReturnDialect } from '../../banks/index.js'
import { ValidationError } from '../../cobranca/index.js'
import type { ReasonTable } from '../../febraban/index.js'
import { type AnyField, fieldAt } from '../../fixed-width/index.js'
import { codesIn, FLAG, flagCode, isWithin } from '../../return/index.js'
import type { TitleShape } from './title-shape.js'

/**
 * Returns the content of the reason fields, by `role.field`.
 *
 * @throws {ValidationError} if no table of the occurrence has a code, or its columns are full
 */
export function writeReasons(
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
    const candidates = own
      .filter((table) => table.form === 'text' || Object.hasOwn(table.codes, code))
      .sort((a, b) => rank(a) - rank(b))
    const isWritten = candidates.some((table) => {
      const { role, field: name } = fieldAt(layout, table.field)
      const columns = byField.get(table.field) ?? columnsOf(table, layout.records[role]!.fields[name]!, own)
      byField.set(table.field, columns)
      return columns.add(code, table.span)
    })
    if (isWritten) continue
    const why = candidates.length === 0 ? 'não é motivo da ocorrência' : 'não cabe com os outros motivos da ocorrência'
    throw new ValidationError({ reasons: [`${code} ${why} ${occurrence}`] })
  }
  return new Map([...byField].filter(([, { isFilled }]) => isFilled).map(([path, { content }]) => [path, content]))

  /** Sorts codes before texts, and required records before optional records. */
  function rank({ form, field }: ReasonTable): number {
    return (form === 'text' ? 2 : 0) + (isHere(field) ? 0 : 1)
  }
}

/** Reason columns of a field. */
interface ReasonColumns {
  /** Returns false if the code does not fit. */
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
      return new VariableLength(
        field,
        own.filter((table) => table.field === path),
      )
    default:
      return new Slots(field, codeWidth)
  }
}

/** Codes of fixed width. */
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
    return withoutLeadingBlanks(this.slots)
  }

  get isFilled(): boolean {
    return !this.slots.every(isEmpty)
  }
}

/** One flag per reason. */
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

/** Codes of several lengths, or one text. Rejects codes that would be read as other codes. */
class VariableLength implements ReasonColumns {
  content = ''
  private readonly read: string[] = []

  constructor(
    private readonly field: AnyField,
    private readonly tables: readonly ReasonTable[],
  ) {}

  add(code: string): boolean {
    const content = this.content + code
    const expected = [...this.read, code]
    const read = codesIn(content, this.tables).map((each) => each.text ?? each.code)
    if (content.length > this.field.to - this.field.from + 1 || read.join('\n') !== expected.join('\n')) return false
    this.content = content
    this.read.push(code)
    return true
  }

  get isFilled(): boolean {
    return this.content !== ''
  }
}

/** Fills empty slots before the first reason with zeros, because a text has no leading blanks. */
function withoutLeadingBlanks(slots: readonly string[]): string {
  const first = slots.findIndex((slot) => !isEmpty(slot))
  return slots
    .map((slot, i) => (i < first ? '0'.repeat(slot.length) : slot))
    .join('')
    .trimEnd()
}

/** Returns empty slots: zeros for numeric fields, in which blanks would be invalid, otherwise blanks. */
const emptySlots = ({ from, to, kind }: AnyField, width: number): string[] =>
  Array.from({ length: Math.floor((to - from + 1) / width) }, () => (kind === 'digits' ? '0' : ' ').repeat(width))

const isEmpty = (slot: string): boolean => /^[0 ]*$/.test(slot)

/** Reasons into their columns: the tables of reasons run backwards. */
import type { ReturnDialect } from '../../banks/index.js'
import { ValidationError } from '../../cobranca/index.js'
import { type AnyField, fieldAt } from '../../fixed-width/index.js'
import { isWithin } from '../../return/index.js'
import type { TitleShape } from './title-shape.js'

/**
 * What the fields of reasons hold, by `role.field`.
 *
 * @throws {ValidationError} when no table of the occurrence has a code, or its columns are full
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
  const byField = new Map<string, string[]>()
  for (const code of codes) {
    const explaining = own
      .filter((table) => Object.hasOwn(table.codes, code))
      .sort((a, b) => Number(isHere(b.field)) - Number(isHere(a.field)))
    const found = explaining.flatMap(({ field: path, codeWidth, span }) => {
      const { role, field: name } = fieldAt(layout, path)
      const field = layout.records[role]!.fields[name]!
      const slots = byField.get(path) ?? emptySlots(field, codeWidth)
      const free = slots.findIndex((slot, i) => isEmpty(slot) && isWithin(span, i * codeWidth + 1))
      return free < 0 ? [] : [{ path, slots, free, codeWidth }]
    })[0]
    if (found === undefined) {
      const why =
        explaining.length === 0 ? 'não é motivo da ocorrência' : 'não cabe com os outros motivos da ocorrência'
      throw new ValidationError({ reasons: [`${code} ${why} ${occurrence}`] })
    }
    found.slots[found.free] = code.padEnd(found.codeWidth)
    byField.set(found.path, found.slots)
  }
  return new Map([...byField].map(([path, slots]) => [path, withoutBlanksBefore(slots)]))
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

/** Records of a title, which depend on its occurrence. */
import type { ReturnDialect } from '../../banks/index.js'
import { notInList, ValidationError } from '../../cobranca/index.js'
import { type Companion, fieldAt, isRequired } from '../../fixed-width/index.js'

export interface TitleShape {
  /** Role of the first record. */
  readonly main: string
  /** Roles of all records, in the order of the file. */
  readonly roles: readonly string[]
  /** Roles of optional records. */
  readonly optional: readonly string[]
}

/**
 * Returns the records of a title.
 *
 * @param requestedMain role of the main record, if the occurrence allows several
 * @throws {ValidationError} if no record of the dialect supports the occurrence, or the requested record does not
 */
export function titleShape(dialect: ReturnDialect, occurrence: string, requestedMain?: string): TitleShape {
  const mains = mainsFor(dialect, occurrence)
  const main = requestedMain === undefined ? mains[0] : mains.find((each) => each === requestedMain)
  if (main === undefined) throw new ValidationError({ record: [notInList(mains)] })
  const companions = companionsOf(dialect, main)
  const isNeeded = (companion: Companion): boolean =>
    isRequired(companion, (field) => (`${main}.${field}` === dialect.titles[main]!.event_type ? occurrence : undefined))
  const required = companions.flatMap(([role, companion]) =>
    isNeeded(companion)
      ? [
          companions.find(
            ([other, terms]) => terms.insteadOf === role && isReservedFor(dialect, other, terms, occurrence),
          )?.[0] ?? role,
        ]
      : [],
  )
  return {
    main,
    roles: [main, ...required],
    optional: companions.flatMap(([role, companion]) =>
      isNeeded(companion) || companion.insteadOf !== undefined ? [] : [role],
    ),
  }
}

/** Adds optional records to a title. */
export function withCompanions(dialect: ReturnDialect, shape: TitleShape, roles: readonly string[]): TitleShape {
  const unknown = roles.find((role) => !shape.optional.includes(role) && !shape.roles.includes(role))
  if (unknown !== undefined)
    throw new ValidationError({ companions: [`não tem ${unknown}: ${notInList(shape.optional)}`] })
  const all = companionsOf(dialect, shape.main).flatMap(([role]) =>
    shape.roles.includes(role) || roles.includes(role) ? [role] : [],
  )
  return { ...shape, roles: [shape.main, ...all] }
}

const companionsOf = ({ layout }: ReturnDialect, main: string): [string, Companion][] =>
  Object.entries(layout.structure.titles.find((title) => title.main === main)!.companions ?? {}) as [
    string,
    Companion,
  ][]

/** Returns the declaration of a companion record of a title. */
export const companionOf = (dialect: ReturnDialect, main: string, role: string): Companion =>
  companionsOf(dialect, main).find(([each]) => each === role)?.[1] ?? {}

/** Returns the possible main records of an occurrence: the records reserved for it or, if it has none, the general records. */
export function mainsFor({ layout, titles }: ReturnDialect, occurrence: string): readonly string[] {
  const literalOf = (main: string): string | undefined => {
    const { role, field } = fieldAt(layout, titles[main]!.event_type as string)
    return layout.records[role]!.fields[field]!.literal
  }
  const own = Object.keys(titles).filter((main) => literalOf(main) === occurrence)
  return own.length > 0 ? own : Object.keys(titles).filter((main) => literalOf(main) === undefined)
}

/** Returns whether a record is reserved for an occurrence. */
const isReservedFor = (
  { layout }: ReturnDialect,
  role: string,
  { linkFields = [] }: Companion,
  occurrence: string,
): boolean => linkFields.some((field) => layout.records[role]!.fields[field]!.literal === occurrence)

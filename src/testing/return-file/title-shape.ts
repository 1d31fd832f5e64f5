/** Which records a title is made of, by its occurrence. */
import type { ReturnDialect } from '../../banks/index.js'
import { notInList, ValidationError } from '../../cobranca/index.js'
import { type Companion, fieldAt } from '../../fixed-width/index.js'

export interface TitleShape {
  /** The record it begins with. */
  readonly main: string
  /** All records that it has, in the order of the file, the main one first. */
  readonly roles: readonly string[]
  /** Records that may come with it besides. */
  readonly optional: readonly string[]
}

/**
 * The records of a title.
 *
 * @param begins the record it is to begin with, where an occurrence leaves a choice
 * @throws {ValidationError} when no record of the dialect can say the occurrence, or not the one that was asked for
 */
export function titleShape(dialect: ReturnDialect, occurrence: string, begins?: string): TitleShape {
  const mains = mainsFor(dialect, occurrence)
  const main = begins === undefined ? mains[0] : mains.find((each) => each === begins)
  if (main === undefined) throw new ValidationError({ record: [notInList(mains)] })
  const companions = companionsOf(dialect, main)
  const required = companions.flatMap(([role, { required }]) =>
    required === true
      ? [
          companions.find(
            ([other, terms]) => terms.insteadOf === role && claims(dialect, other, terms, occurrence),
          )?.[0] ?? role,
        ]
      : [],
  )
  return {
    main,
    roles: [main, ...required],
    optional: companions.flatMap(([role, { required, insteadOf }]) =>
      required === true || insteadOf !== undefined ? [] : [role],
    ),
  }
}

/** The same with records that may come with it. */
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

/** The terms on which a record comes with a title. */
export const companionTerms = (dialect: ReturnDialect, main: string, role: string): Companion =>
  companionsOf(dialect, main).find(([each]) => each === role)?.[1] ?? {}

/** The records that a title of an occurrence may begin with: one of that occurrence alone goes before those of any. */
export function mainsFor({ layout, titles }: ReturnDialect, occurrence: string): readonly string[] {
  const literalOf = (main: string): string | undefined => {
    const { role, field } = fieldAt(layout, titles[main]!.event_type as string)
    return layout.records[role]!.fields[field]!.literal
  }
  const own = Object.keys(titles).filter((main) => literalOf(main) === occurrence)
  return own.length > 0 ? own : Object.keys(titles).filter((main) => literalOf(main) === undefined)
}

/** Whether a record is of that occurrence alone. */
const claims = ({ layout }: ReturnDialect, role: string, { linkFields = [] }: Companion, occurrence: string): boolean =>
  linkFields.some((field) => layout.records[role]!.fields[field]!.literal === occurrence)

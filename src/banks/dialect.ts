/** What every dialect says of itself, and how a file of one is told from the bank's others of the same width. */
import { headLines } from '../febraban/index.js'
import { type FileLayout, type FixedRecord, fieldAt } from '../fixed-width/index.js'
import type { Evidence } from './evidence.js'

/** The document a dialect was written from. */
export interface Manual {
  /** As printed on it. */
  readonly title: string
  /** Version or date, as printed on it; more than one edition where both were read. */
  readonly version: string
}

/** How a bank writes or reads the files of one layout. */
export interface Dialect {
  readonly layout: FileLayout
  readonly manual: Manual
  readonly evidence: Evidence
  /** Its name among the bank's dialects of this layout; the same in return and remittance. The usual one may have none. */
  readonly variant?: string
  /** What tells a file of this dialect: all of these must hold. Without any, it is the one to fall back to. */
  readonly told?: readonly Sign[]
  /** Other descriptors of a role, which no column tells from it: a line is of the one that fits it best. */
  readonly alternatives?: Readonly<Record<string, readonly FixedRecord[]>>
  /** Fields whose text follows from others: the check digit of nosso número, as far as the file has all that it is taken of. */
  readonly checked?: readonly CheckedField[]
}

/** A field, in every record that has it and all that it is taken of. */
export interface CheckedField {
  /** Its name, in whichever record. */
  readonly field: string
  /** What its text is taken of: fields of the same record, by name, or of the file's header or of the lot's, as `header.agreement_code`. */
  readonly of: readonly string[]
  /** The text it should have, without blanks around it, by those of `of`; null where these do not tell: a title without number, another rule. */
  text(...of: readonly string[]): string | null
}

/**
 * A field of the first record of its role, and what it holds without blanks around it; or a record that stands among the first lines. Where what it
 * holds is told by its form alone, an example of it, as it stands in the columns: files that are made up have it.
 */
export type Sign =
  | (SignField & { readonly values: readonly string[] })
  | (SignField & { readonly values: RegExp; readonly example: string })
  | { readonly has: string }

interface SignField {
  readonly field: string
  /** The same field of other roles, where any may come first: the first of them all says it. */
  readonly also?: readonly string[]
}

/** The dialects whose lines have so many columns; undefined where there are none. */
export function ofWidth<D extends Dialect>(dialects: readonly D[], width: number | null): readonly [D, ...D[]] | undefined {
  const [first, ...others] = dialects.filter(({ layout }) => layout.width === width)
  return first === undefined ? undefined : [first, ...others]
}

/** The dialect a file is written in, of some of one width, by its first bytes: the first that is told, or else the first of all. */
export function dialectTold<D extends Dialect>(dialects: readonly [D, ...D[]], head: Uint8Array): D {
  if (dialects.length === 1) return dialects[0]
  const lines = headLines(head, dialects[0].layout.width)
  const isTold = ({ layout, told }: D): boolean => told?.every((sign) => holds(sign, layout, lines)) === true
  return dialects.find(isTold) ?? dialects[0]
}

function holds(sign: Sign, layout: FileLayout, lines: readonly string[]): boolean {
  if ('has' in sign) return lines.some((line) => roleOf(layout, line) === sign.has)
  const places = [sign.field, ...(sign.also ?? [])].map((path) => fieldAt(layout, path))
  for (const line of lines) {
    const role = roleOf(layout, line)
    const place = places.find((each) => each.role === role)
    if (place === undefined) continue
    const { from, to } = layout.records[place.role]!.fields[place.field]!
    const value = line.slice(from - 1, to).trim()
    const { values } = sign
    const isOne = (text: string): boolean => (values instanceof RegExp ? values.test(text) : values.includes(text))
    return isOne(value) || isOne(value.toUpperCase())
  }
  return false
}

const roleOf = (layout: FileLayout, line: string): string | null =>
  layout.recogniseAnyCase(Buffer.from(line.padEnd(layout.width), 'latin1'), 0)

/** The name of a dialect as results carry it: nothing for the usual one. */
export const variantOf = ({ variant }: Dialect): { readonly variant?: string } => (variant === undefined ? {} : { variant })

/** The dialect of that name, or the usual one. */
export const dialectNamed = <D extends Dialect>(dialects: readonly [D, ...D[]] | undefined, variant: string | undefined): D | undefined =>
  variant === undefined ? dialects?.[0] : dialects?.find((each) => each.variant === variant)

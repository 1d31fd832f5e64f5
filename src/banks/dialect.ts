/** Properties of every dialect, and detection of a file's dialect among the bank's dialects of the same width. */
import type { FileHead } from '../febraban/index.js'
import { type AnyField, type FileLayout, type FixedRecord, fieldAt, once } from '../fixed-width/index.js'
import type { Evidence } from './evidence.js'

/** The document that a dialect follows. */
export interface Manual {
  /** As printed on it. */
  readonly title: string
  /** Version or date, as printed on it; may name several editions. */
  readonly version: string
}

/** Rules by which a bank writes or reads the files of one layout. */
export interface Dialect {
  readonly layout: FileLayout
  readonly manual: Manual
  readonly evidence: Evidence
  /** Name among the bank's dialects of this layout; the same in return and remittance. The usual dialect may have no name. */
  readonly variant?: string
  /** Signatures of a file of this dialect; all must match. A dialect without signatures is the fallback. */
  readonly detectBy?: readonly Signature[]
  /** Further descriptors of a role that no column distinguishes: a line takes the descriptor that fits best. */
  readonly alternatives?: Readonly<Record<string, readonly FixedRecord[]>>
  /** Fields that can be calculated from other fields of the file, e.g. the check digit of nosso número. */
  readonly checked?: readonly CheckedField[]
}

/** A calculated field; checked in every record that has the field and its sources. */
export interface CheckedField {
  /** Field name, the same in every record. */
  readonly field: string
  /** Source fields: by name in the same record, or as `header.agreement_code` in the header of the file or the lot. */
  readonly of: readonly string[]
  /** Returns the expected text, trimmed, from the texts of `of`; null if it cannot be calculated: a title without number, another rule. */
  text(...of: readonly string[]): string | null
}

/**
 * Bytes that identify a dialect: a field of the first record of its role with its trimmed values, or a record among the first lines. A RegExp needs an
 * `example`, as written in the columns, for generated files.
 */
export type Signature =
  | (SignatureField & { readonly values: readonly string[] })
  | (SignatureField & { readonly values: RegExp; readonly example: string })
  | { readonly has: string }

interface SignatureField {
  readonly field: string
  /** The same field of other roles; the first line of any of these roles decides. */
  readonly also?: readonly string[]
}

/** Returns the dialects whose lines have `width` columns; undefined if the list is empty. */
export function ofWidth<D extends Dialect>(dialects: readonly D[], width: number | null): readonly [D, ...D[]] | undefined {
  const found = dialects.filter(({ layout }) => layout.width === width)
  return found.length === 0 ? undefined : (found as [D, ...D[]])
}

/** Detects the dialect of a file from its first bytes, among dialects of one width: the first match, otherwise the first dialect. */
export function detectDialect<D extends Dialect>(dialects: readonly [D, ...D[]], head: FileHead): D {
  if (dialects.length === 1) return dialects[0]
  const matches = (dialect: D): boolean => checksOf(dialect)?.every((holds) => holds(head)) === true
  return dialects.find(matches) ?? dialects[0]
}

/** The signatures of a dialect as functions. */
const checksOf = once(({ layout, detectBy }: Dialect) => detectBy?.map((signature) => checkOf(signature, layout)))

/** Returns a function that checks whether a signature matches the first lines of a file. */
function checkOf(signature: Signature, layout: FileLayout): (head: FileHead) => boolean {
  const { width } = layout
  if ('has' in signature) return (head) => head.lines(width).some((_, i) => head.roleOf(layout, i) === signature.has)
  const columns = new Map<string, AnyField>(
    [signature.field, ...(signature.also ?? [])].map((path) => {
      const { role, field } = fieldAt(layout, path)
      return [role, layout.records[role]!.fields[field]!]
    }),
  )
  const { values } = signature
  const isOne = (text: string): boolean => (values instanceof RegExp ? values.test(text) : values.includes(text))
  return (head) => {
    for (const [i, line] of head.lines(width).entries()) {
      const found = columns.get(head.roleOf(layout, i) ?? '')
      if (found === undefined) continue
      const value = line.slice(found.from - 1, found.to).trim()
      return isOne(value) || isOne(value.toUpperCase())
    }
    return false
  }
}

/** The variant name of a dialect for results; an empty object for the usual dialect. */
export const variantOf = ({ variant }: Dialect): { readonly variant?: string } => (variant === undefined ? {} : { variant })

/** The dialect of that name, or the usual one. */
export const dialectNamed = <D extends Dialect>(dialects: readonly [D, ...D[]] | undefined, variant: string | undefined): D | undefined =>
  variant === undefined ? dialects?.[0] : dialects?.find((each) => each.variant === variant)

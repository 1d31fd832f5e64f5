import { LINE_PARSED_ENTRIES, type LineParsedEntry } from '../cobranca/index.js'
import { type FileLayout, type FixedRecord, fieldAt, type Kind, LayoutError, type Records } from '../fixed-width/index.js'

/** `role.field`, for every field of a layout whose kind is one of `K`. */
type PathOfKind<R extends Records, K extends Kind> = {
  [Role in keyof R & string]: R[Role] extends FixedRecord<infer F>
    ? { [N in keyof F & string]: F[N]['kind'] extends K ? `${Role}.${N}` : never }[keyof F & string]
    : never
}[keyof R & string]

type MoneyPath<R extends Records> = PathOfKind<R, 'money'>
type CodePath<R extends Records> = PathOfKind<R, 'text' | 'digits'>

/**
 * Where a value of money comes from: one field, several added up, one where a code says so, one beside another, or what was paid, worked out from
 * what was credited.
 */
export type MoneySource<Path extends string = string, CodePath extends string = string> =
  | Path
  | SumOf<Path>
  | MoneyWhere<Path, CodePath>
  | MoneyBeside<Path>
  | GrossOf<Path>

/** A value that the bank tells in parts (interest and fine apart). Blank when any part is. */
export interface SumOf<Path extends string = string> {
  readonly sum: readonly Path[]
}

/**
 * An amount that is what the entry means only where another field holds one of some codes, or none of them: a value entered in the account, that may
 * be a credit or a debit. Otherwise (`is`) it is zero, or (`isNot`, columns that hold something else then) the bank does not tell, nor does it where
 * the code is blank (but zeros are zero).
 */
export type MoneyWhere<Path extends string = string, CodePath extends string = string> = {
  readonly money: Path
  readonly where: CodePath
} & ({ readonly is: readonly string[] } | { readonly isNot: readonly string[] })

/**
 * An amount that some files leave in zeros: it is told when it and another one (the credit, and what was paid) are both zero or both not; else the
 * bank does not tell, and it is blank.
 */
export interface MoneyBeside<Path extends string = string> {
  readonly money: Path
  readonly beside: Path
}

/**
 * What the payer paid, in a bank that only tells what it credited.
 *
 * The credit may be net of the bank's fee or not, by contract, and the file does not say which. When the credit is all that was owed (face value,
 * plus charges, minus deductions), the fee was debited apart and the credit is what was paid; otherwise the fee is added to it.
 * Only settlements are payments: in any other occurrence it is zero.
 *
 * The same holds of a bank whose column of what was paid has the interest or not, by contract: there `fee` is the interest.
 */
export interface GrossOf<Path extends string = string> {
  readonly net: Path
  /** Several are added one by one, until the sum is what was owed. */
  readonly fee: Path | readonly Path[]
  readonly owed: { readonly plus: readonly Path[]; readonly minus: readonly Path[] }
}

/** Where a text comes from: one field, or several put together (a number and its digit). A field of the file's header is the same for all its titles. */
export type TextSource<Path extends string = string> = Path | readonly Path[]

/** Where a date comes from: one field, one of the header that stands for it, or one that only payments have. */
export type DateSource<Path extends string = string> = Path | DateOrHeader<Path> | DateOfPayments<Path>

/** A date of payments that some files have in the header alone: that of the title's main record, or, where it is blank in a payment, that of the header. */
export interface DateOrHeader<Path extends string = string> {
  readonly date: Path
  readonly header: Path
}

/** A date of payments in a field of the title's main record that holds another date in all other occurrences: there it is blank. */
export interface DateOfPayments<Path extends string = string> {
  readonly ofPayments: Path
}

interface SourceByKind<R extends Records> {
  money: MoneySource<MoneyPath<R>, CodePath<R>>
  date: DateSource<PathOfKind<R, 'date'>>
  text: TextSource<PathOfKind<R, 'text' | 'digits' | 'tax_id' | 'key'>>
}

/** Where each entry of `line_parsed` comes from, by the fields of a layout. An entry left out is one that the bank does not send. */
export type Projection<R extends Records = Records> = {
  readonly [E in LineParsedEntry]?: SourceByKind<R>[(typeof LINE_PARSED_ENTRIES)[E]]
}

/** A projection of any layout, as the reader of returns takes it. */
export type AnyProjection = Readonly<Partial<Record<LineParsedEntry, AnySource>>>

export type AnySource = MoneySource | TextSource | DateSource

/**
 * States where the entries of `line_parsed` come from.
 *
 * @throws {LayoutError} when a field named does not exist in the layout, or holds another kind of value than the entry
 */
export function projection<R extends Records>(layout: FileLayout<R>, sources: Projection<R>): AnyProjection {
  const check = (path: string, kind: keyof typeof KINDS): void => {
    const { role, field } = fieldAt(layout, path)
    if (!KINDS[kind].includes(layout.records[role]!.fields[field]!.kind)) throw new LayoutError(layout.name, `${path} does not hold ${kind}`)
  }
  for (const [entry, source] of Object.entries(sources) as [LineParsedEntry, AnySource][]) {
    const kind = LINE_PARSED_ENTRIES[entry]
    if (kind === undefined) throw new LayoutError(layout.name, `line_parsed has no entry ${entry}`)
    for (const path of pathsOf(source)) check(path, kind)
    if (typeof source === 'object' && 'where' in source) check(source.where, 'text')
  }
  return sources as AnyProjection
}

/** Kinds of the fields that entries of each kind come from. */
const KINDS: Readonly<Record<'money' | 'date' | 'text', readonly Kind[]>> = {
  money: ['money'],
  date: ['date'],
  text: ['text', 'digits', 'tax_id', 'key'],
}

/** The fields that a source takes its value from. */
export function pathsOf(source: AnySource): readonly string[] {
  if (typeof source === 'string') return [source]
  if ('header' in source) return [source.date, source.header]
  if ('ofPayments' in source) return [source.ofPayments]
  if ('where' in source) return [source.money]
  if ('beside' in source) return [source.money, source.beside]
  if ('sum' in source) return source.sum
  return 'net' in source ? [source.net, ...[source.fee].flat(), ...source.owed.plus, ...source.owed.minus] : source
}

/** A projection without some entries: those that a bank's records have no columns for. */
export function without<P extends object, K extends keyof P>(sources: P, ...entries: readonly K[]): Omit<P, K> {
  return Object.fromEntries(Object.entries(sources).filter(([entry]) => !entries.includes(entry as K))) as Omit<P, K>
}

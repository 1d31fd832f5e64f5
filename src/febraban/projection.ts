import { LINE_PARSED_ENTRIES, type LineParsedEntry } from '../cobranca/index.js'
import { type FileLayout, type FixedRecord, fieldAt, type Kind, LayoutError, type Records } from '../fixed-width/index.js'
import { type AmountExpression, type DateExpression, type FieldUse, fieldsOfExpression } from './expressions.js'

/** `role.field` for every field of a layout with a kind of `K`. */
type PathOfKind<R extends Records, K extends Kind> = {
  [Role in keyof R & string]: R[Role] extends FixedRecord<infer F>
    ? { [N in keyof F & string]: F[N]['kind'] extends K ? `${Role}.${N}` : never }[keyof F & string]
    : never
}[keyof R & string]

type MoneyPath<R extends Records> = PathOfKind<R, 'money'>
type CodePath<R extends Records> = PathOfKind<R, 'text' | 'digits'>

/**
 * Source of an amount: a field or another expression, a field whose meaning depends on a code, a field that is checked against another, or a paid amount whose
 * meaning depends on the contract.
 */
export type MoneySource<Path extends string = string, CodePath extends string = string> =
  | AmountExpression<Path>
  | MoneyWhere<Path, CodePath>
  | MoneyBeside<Path>
  | PaidByContract<Path>

/**
 * An amount whose meaning depends on a code in another field, such as an account entry that may be a credit or a debit. With `is`, the amount counts only for
 * these codes, and is zero for others. With `isNot`, the columns have another meaning for these codes, so the amount is blank. If the code is blank, the amount
 * is zero if its columns are zeros, and blank otherwise.
 */
export type MoneyWhere<Path extends string = string, CodePath extends string = string> = {
  readonly money: Path
  readonly where: CodePath
} & ({ readonly is: readonly string[] } | { readonly isNot: readonly string[] })

/**
 * An amount that some files leave at zero. It counts if it and another amount (credit and paid amount) are both zero or both not zero; otherwise it is blank.
 */
interface MoneyBeside<Path extends string = string> {
  readonly money: Path
  readonly beside: Path
}

/**
 * The paid amount of a bank whose column has another meaning by contract: it includes the fee or the interest, or does not. No column has the contract. A layout
 * whose manual leaves one meaning takes the column itself.
 *
 * If one of the meanings makes exactly the amount owed by the line's own columns (face value plus charges minus deductions), this is the paid amount. Otherwise,
 * if the meanings make different amounts, it is the amount of the column, and the payment needs review. If the column has zero although an amount was owed, the
 * paid amount is unknown. Only settlements are payments. Other occurrences have the amount of the column if it usually is the paid amount. If it is not, a reversal
 * has the amount of the column, blank if it is zero, an unknown occurrence is blank, and for others the amount is zero. A reversal needs review if the meanings make
 * different amounts: the booked payment shows which of them it undoes.
 */
export interface PaidByContract<Path extends string = string> {
  readonly column: Path
  /** What the contract may mean, as the manual lists it, the usual meaning first. `{}` is the column itself. */
  readonly meanings: readonly ColumnMeaning<Path>[]
  readonly owed: { readonly plus: readonly Path[]; readonly minus: readonly Path[] }
}

/** The payer paid the amount of the column plus and minus these amounts. */
export interface ColumnMeaning<Path extends string = string> {
  readonly plus?: readonly Path[]
  readonly minus?: readonly Path[]
}

/** Whether the column usually is the paid amount itself. */
export const isUsuallyPaid = ({ meanings: [usual] }: Pick<PaidByContract, 'meanings'>): boolean =>
  usual !== undefined && usual.plus === undefined && usual.minus === undefined

/** Source of a text: a field, or several fields joined (a number and its digit). May be a field of the file header. */
export type TextSource<Path extends string = string> = Path | readonly Path[]

/** Source of a date: a field or another expression, a field with the header as fallback, or a field that is a date of payments only. */
export type DateSource<Path extends string = string> = Exclude<DateExpression<Path>, null> | DateOrHeader<Path> | DateOfPayments<Path>

/**
 * A date of the title. If it is blank in a payment, the date of the file header, or of the header of its lot: some files have the date of payments only there.
 */
interface DateOrHeader<Path extends string = string> {
  readonly date: Path
  readonly header: Path
}

/**
 * A date of payments: a field of the main record that has another date for other occurrences, or a field of the file header, whose date is that of all titles.
 * Blank for other occurrences.
 */
interface DateOfPayments<Path extends string = string> {
  readonly ofPayments: Path
}

type DatePath<R extends Records> = PathOfKind<R, 'date'>
/** Paths of the fields in expressions. */
type ExpressionPath<R extends Records> = MoneyPath<R> | CodePath<R> | DatePath<R>

interface SourceByKind<R extends Records> {
  money: MoneySource<MoneyPath<R>, CodePath<R>> | Exclude<AmountExpression<ExpressionPath<R>>, string>
  date: DateSource<DatePath<R>> | Exclude<DateExpression<ExpressionPath<R>>, string | null>
  text: TextSource<PathOfKind<R, 'text' | 'digits' | 'tax_id' | 'key'>>
}

/** Sources of the entries of `line_parsed`, by the fields of a layout. The bank does not send entries without source. */
export type Projection<R extends Records = Records> = {
  readonly [E in LineParsedEntry]?: SourceByKind<R>[(typeof LINE_PARSED_ENTRIES)[E]]
}

/** A projection of any layout. */
export type AnyProjection = Readonly<Partial<Record<LineParsedEntry, AnySource>>>

export type AnySource = MoneySource | TextSource | DateSource

/**
 * Defines the sources of the entries of `line_parsed`.
 *
 * @throws {LayoutError} if a field does not exist in the layout, or has another kind of value than the entry
 */
export function projection<R extends Records>(layout: FileLayout<R>, sources: Projection<R>): AnyProjection {
  for (const [entry, source] of Object.entries(sources) as [LineParsedEntry, AnySource][]) {
    const kind = LINE_PARSED_ENTRIES[entry]
    if (kind === undefined) throw new LayoutError(layout.name, `line_parsed has no entry ${entry}`)
    for (const { field: path, as } of usesIn(source, kind)) {
      const { role, field } = fieldAt(layout, path)
      if (!KINDS[as].includes(layout.records[role]!.fields[field]!.kind)) throw new LayoutError(layout.name, `${path} does not hold ${as}`)
    }
  }
  return sources as AnyProjection
}

const TEXT: readonly Kind[] = ['text', 'digits', 'tax_id', 'key']
/** Kinds of the fields that are read as amounts, dates, texts and codes. */
const KINDS: Readonly<Record<SourceField['as'], readonly Kind[]>> = { money: ['money'], date: ['date'], text: TEXT, code: TEXT }

/** A field of a source, and what the source reads from it. */
interface SourceField {
  readonly field: string
  readonly as: FieldUse<string>['as'] | 'text'
}

function usesIn(source: AnySource, kind: 'money' | 'date' | 'text'): readonly SourceField[] {
  const all = (as: SourceField['as'], ...paths: readonly string[]) => paths.map((field) => ({ field, as }))
  if (typeof source === 'string') return all(kind, source)
  if (isPaths(source)) return all('text', ...source)
  if ('header' in source) return all('date', source.date, source.header)
  if ('ofPayments' in source) return all('date', source.ofPayments)
  if ('where' in source) return [...all('money', source.money), ...all('code', source.where)]
  if ('beside' in source) return all('money', source.money, source.beside)
  if ('column' in source) {
    const { column, meanings, owed } = source
    return all('money', column, ...[...meanings, owed].flatMap(({ plus = [], minus = [] }) => [...plus, ...minus]))
  }
  return fieldsOfExpression<string>(source, kind === 'date' ? 'date' : 'money')
}

const isPaths = (source: object): source is readonly string[] => Array.isArray(source)

/** Returns the fields of a source, without codes. */
export const pathsOf = (source: AnySource): readonly string[] =>
  usesIn(source, 'text').flatMap(({ field, as }) => (as === 'code' ? [] : [field]))

/** Returns a projection without some entries, for records that have no columns for them. */
export function without<P extends object, K extends keyof P>(sources: P, ...entries: readonly K[]): Omit<P, K> {
  return Object.fromEntries(Object.entries(sources).filter(([entry]) => !entries.includes(entry as K))) as Omit<P, K>
}

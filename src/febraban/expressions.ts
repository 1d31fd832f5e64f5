/**
 * Expressions: amounts and dates that follow from several fields of a title, from its codes, or from its outcome. They are data. A projection has them with
 * paths of fields (`role.field`), the plan of a title with the fields themselves; every reader of titles evaluates these nodes and no others.
 */

/** A field of an expression. */
type FieldOrPath = string | { readonly path: string }

/** An amount in cents, or blank. An amount is never negative. */
export type AmountExpression<F extends FieldOrPath = string> =
  | F
  | ConstantAmount
  | SumOf<AmountExpression<F>>
  | SumOfSent<AmountExpression<F>>
  | DifferenceOf<AmountExpression<F>>
  | QuotientOf<AmountExpression<F>>
  | Conditional<F, AmountExpression<F>>

/** A date, or null. */
export type DateExpression<F extends FieldOrPath = string> = Choice<F, F | null>

export interface ConstantAmount {
  /** Null is a blank amount. */
  readonly cents: number | null
}

/** An amount that the bank sends in parts, such as interest and fine. Blank if a part is blank. */
interface SumOf<Amount> {
  readonly sum: readonly Amount[]
}

/** The sum of the parts that the bank sends; zero if all of them are blank. */
interface SumOfSent<Amount> {
  readonly sumOfSent: readonly Amount[]
}

/** The first amount less the second one. Blank if one of them is blank, or if the result would be negative. */
interface DifferenceOf<Amount> {
  readonly difference: readonly [Amount, Amount]
}

/** An amount divided by a whole number: of a column with more decimals than two. Blank if the amount is blank, or if the result would not be whole cents. */
interface QuotientOf<Amount> {
  readonly quotient: Amount
  readonly by: number
}

/** A value, or a choice between values. */
export type Choice<F extends FieldOrPath, T> = T | Conditional<F, T>

export interface Conditional<F extends FieldOrPath, T> {
  readonly if: Test<F>
  readonly yes: Choice<F, T>
  readonly no: Choice<F, T>
}

export type Test<F extends FieldOrPath = string> = TestOfCodes<F> | TestOfValues<F>

/** A test whose result depends only on the codes of a title. */
export type TestOfCodes<F extends FieldOrPath = string> = OutcomeTest | CodeTest<F>

/** A test whose result depends on amounts and dates. */
type TestOfValues<F extends FieldOrPath = string> =
  | EqualTest<AmountExpression<F>>
  | LessTest<AmountExpression<F>>
  | BlankTest<F>

/** Whether the occurrence is a payment, provided that the title has a value; moves money even without a value; or is in no table. */
interface OutcomeTest {
  readonly outcome: 'payment' | 'money' | 'unknown'
}

/** Whether a code, in capitals, is one of these. The code of a blank field is `''`. */
interface CodeTest<F extends FieldOrPath> {
  readonly code: F
  readonly is: readonly string[]
}

/** Whether two amounts are equal. Two blank amounts are. */
interface EqualTest<Amount> {
  readonly equal: readonly [Amount, Amount]
}

/** Whether the first amount is less than the second one. False if one of them is blank. */
interface LessTest<Amount> {
  readonly less: readonly [Amount, Amount]
}

/** Whether the columns of a date are blank or zeros. False for a date that cannot be read. */
interface BlankTest<F extends FieldOrPath> {
  readonly blank: F
}

export const isConditional = <F extends FieldOrPath, T>(node: Choice<F, T>): node is Conditional<F, T> =>
  typeof node === 'object' && node !== null && 'if' in node

export const isTestOfCodes = <F extends FieldOrPath>(test: Test<F>): test is TestOfCodes<F> =>
  'outcome' in test || 'code' in test

/** A field of an expression, and what the expression reads from it. */
export interface FieldUse<F extends FieldOrPath> {
  readonly field: F
  readonly as: 'money' | 'date' | 'code'
}

/**
 * Returns the fields of an expression and of its tests.
 *
 * @param as kind of the result
 */
export function fieldsOfExpression<F extends FieldOrPath>(
  node: AmountExpression<F> | DateExpression<F>,
  as: 'money' | 'date',
): readonly FieldUse<F>[] {
  if (node === null) return []
  if (typeof node === 'string' || 'path' in (node as object)) return [{ field: node as F, as }]
  const computed = node as Exclude<typeof node, F | null>
  if ('cents' in computed) return []
  if ('if' in computed) {
    const { if: test, yes, no } = computed
    return [...fieldsOfTest<F>(test), ...fieldsOfExpression<F>(yes, as), ...fieldsOfExpression<F>(no, as)]
  }
  return operandsOf(computed).flatMap((part) => fieldsOfExpression<F>(part, as))
}

/** The operands of a computed amount that is not a choice. */
export function operandsOf<Amount>(
  node: SumOf<Amount> | SumOfSent<Amount> | DifferenceOf<Amount> | QuotientOf<Amount>,
): readonly Amount[] {
  if ('sum' in node) return node.sum
  if ('sumOfSent' in node) return node.sumOfSent
  return 'quotient' in node ? [node.quotient] : node.difference
}

function fieldsOfTest<F extends FieldOrPath>(test: Test<F>): readonly FieldUse<F>[] {
  if ('outcome' in test) return []
  if ('code' in test) return [{ field: test.code, as: 'code' }]
  if ('blank' in test) return [{ field: test.blank, as: 'date' }]
  const compared = 'equal' in test ? test.equal : test.less
  return compared.flatMap((part) => fieldsOfExpression<F>(part, 'money'))
}

/** Expressions of a title plan: those of the projection with their fields. A field of a record that the titles lack is blank, and what follows from that is left out. */
import {
  type AmountExpression,
  type Choice,
  type ConstantAmount,
  type DateExpression,
  isConditional,
  type Test,
  type TestOfCodes,
} from '../../febraban/index.js'
import type { AnyField } from '../../fixed-width/index.js'
import { NO_AMOUNT, ZERO_AMOUNT } from './lowered-sources.js'

export interface FieldOfPlan {
  /** A line of the title, the file header, or the header of the lot. The fast readers do not know the header of the lot. */
  readonly from: 'title' | 'header' | 'lot header'
  /** `role.name` */
  readonly path: string
  readonly role: string
  readonly name: string
  readonly field: AnyField
}

/** An amount. Its fields are in the title. */
export type AmountPlan = AmountExpression<FieldOfPlan>

/** An amount that is computed when a title is read. */
export type ComputedAmount = Exclude<AmountPlan, FieldOfPlan | { readonly cents: unknown }>

/** A date. Null if the bank does not send it, or sends it in a record that is not among the plan's records. */
export type DatePlan = DateExpression<FieldOfPlan>

/** A choice by the values of a title. */
export type ChoicePlan<T> = Choice<FieldOfPlan, T>

export type TestPlan = Test<FieldOfPlan>

/** A test of the codes of a title. */
export type CodesTest = TestOfCodes<FieldOfPlan>

/** Makes the expressions of one plan. Equal nodes are the same object, so that readers compute each once. */
export class PlanExpressions {
  /** The tests of codes, each once. */
  readonly tests: CodesTest[] = []
  /** The fields whose blanks decide. */
  readonly blanks = new Set<FieldOfPlan>()
  private readonly amounts = new Map<object, AmountPlan>()
  private readonly constants = new Map([NO_AMOUNT, ZERO_AMOUNT].map((constant) => [constant.cents, constant]))

  /** @param fieldOf returns the field of a path; null if its record is not among the plan's records */
  constructor(private readonly fieldOf: (path: string) => FieldOfPlan | null) {}

  amount(node: AmountExpression): AmountPlan {
    if (typeof node === 'string') return this.fieldOf(node) ?? NO_AMOUNT
    const amount = this.amounts.get(node) ?? this.computed(node)
    this.amounts.set(node, amount)
    return amount
  }

  private computed(node: Exclude<AmountExpression, string>): AmountPlan {
    if ('cents' in node) return this.constant(node)
    if ('if' in node) return this.choice<AmountExpression, AmountPlan>(node, (value) => this.amount(value))
    if ('difference' in node) {
      const [from, less] = node.difference.map((part) => this.amount(part)) as [AmountPlan, AmountPlan]
      return from === NO_AMOUNT || less === NO_AMOUNT ? NO_AMOUNT : { difference: [from, less] }
    }
    if ('quotient' in node) {
      const quotient = this.amount(node.quotient)
      return quotient === NO_AMOUNT || quotient === ZERO_AMOUNT ? quotient : { quotient, by: node.by }
    }
    const parts = ('sum' in node ? node.sum : node.sumOfSent).map((part) => this.amount(part))
    if ('sum' in node) return parts.includes(NO_AMOUNT) ? NO_AMOUNT : { sum: parts }
    const sent = parts.filter((part) => part !== NO_AMOUNT)
    return sent.length === 0 ? ZERO_AMOUNT : { sumOfSent: sent }
  }

  private constant(node: ConstantAmount): ConstantAmount {
    const known = this.constants.get(node.cents) ?? node
    this.constants.set(node.cents, known)
    return known
  }

  date(node: DateExpression): DatePlan {
    return this.choice<string | null, FieldOfPlan | null>(node, (path) => (path === null ? null : this.fieldOf(path)))
  }

  choice<T, V>(node: Choice<string, T>, leafOf: (value: T) => ChoicePlan<V>): ChoicePlan<V> {
    if (!isConditional<string, T>(node)) return leafOf(node)
    const test = this.test(node.if)
    if (test === true) return this.choice(node.yes, leafOf)
    if (test === false) return this.choice(node.no, leafOf)
    return choiceOf(test, this.choice(node.yes, leafOf), this.choice(node.no, leafOf))
  }

  /** Returns a test; a boolean if it is true or false in all titles. */
  private test(test: Test): TestPlan | boolean {
    if ('outcome' in test) return this.testOfCodes(test)
    if ('code' in test) {
      const code = this.fieldOf(test.code)
      return code === null ? test.is.includes('') : this.testOfCodes({ code, is: test.is })
    }
    if ('blank' in test) {
      const blank = this.fieldOf(test.blank)
      if (blank === null) return true
      this.blanks.add(blank)
      return { blank }
    }
    const [a, b] = ('equal' in test ? test.equal : test.less).map((amount) => this.amount(amount)) as [
      AmountPlan,
      AmountPlan,
    ]
    if ('less' in test) return a === b || a === NO_AMOUNT || b === NO_AMOUNT ? false : { less: [a, b] }
    // No constant equals another one.
    return a === b ? true : 'cents' in a && 'cents' in b ? false : { equal: [a, b] }
  }

  private testOfCodes(test: CodesTest): CodesTest {
    const key = keyOf(test)
    const known = this.tests.find((each) => keyOf(each) === key)
    if (known === undefined) this.tests.push(test)
    return known ?? test
  }
}

const keyOf = (test: CodesTest): string => ('outcome' in test ? test.outcome : [test.code.path, ...test.is].join())

export const choiceOf = <T>(test: TestPlan, yes: ChoicePlan<T>, no: ChoicePlan<T>): ChoicePlan<T> =>
  yes === no ? yes : { if: test, yes, no }

/** Returns a choice between other values, by the same tests. */
export const mapChoice = <T, V>(node: ChoicePlan<T>, leafOf: (value: T) => ChoicePlan<V>): ChoicePlan<V> =>
  isConditional<FieldOfPlan, T>(node)
    ? choiceOf(node.if, mapChoice(node.yes, leafOf), mapChoice(node.no, leafOf))
    : leafOf(node)

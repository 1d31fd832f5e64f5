/** Lowers the sources of amounts and dates to expressions over paths. A new kind of source is one function here. */
import {
  type AmountExpression,
  type Choice,
  type ColumnMeaning,
  type ConstantAmount,
  type DateExpression,
  type DateSource,
  isUsuallyPaid,
  type MoneySource,
  type MoneyWhere,
  type PaidByContract,
} from '../../febraban/index.js'
import { once } from '../../fixed-width/index.js'

/** A paid amount that may be several amounts, none of which is the amount owed, or that cannot be computed; or a reversal of several possible amounts. */
export type PaidAmountDoubt = 'paid_amount_ambiguous' | 'paid_amount_unknown'

/** An amount, and the diagnostic that its value needs. */
export interface LoweredAmount {
  readonly amount: AmountExpression
  readonly doubt: Choice<string, PaidAmountDoubt | null>
  /** The amounts of `paid_amount_ambiguous`, with repetitions; a blank one is impossible. */
  readonly possible: readonly AmountExpression[]
}

const sure = (amount: AmountExpression): LoweredAmount => ({ amount, doubt: null, possible: [] })

export const ZERO_AMOUNT: ConstantAmount = { cents: 0 }
export const NO_AMOUNT: ConstantAmount = { cents: null }

const IS_PAYMENT = { outcome: 'payment' } as const
const IS_MONEY = { outcome: 'money' } as const
const IS_UNKNOWN = { outcome: 'unknown' } as const

const isZero = (amount: AmountExpression) => ({ equal: [amount, ZERO_AMOUNT] }) as const
const isBlank = (amount: AmountExpression) => ({ equal: [amount, NO_AMOUNT] }) as const

/** Without a source the bank does not send the amount. Entries with the same source have the same expression. */
export function loweredAmount(source: MoneySource | undefined): LoweredAmount {
  if (source === undefined) return sure(NO_AMOUNT)
  return typeof source === 'string' ? sure(source) : computed(source)
}

const computed: (source: Exclude<MoneySource, string>) => LoweredAmount = once((source) =>
  'column' in source ? paidByContract(source) : sure(amountOf(source)),
)

function amountOf(source: Exclude<MoneySource, string | PaidByContract>): AmountExpression {
  if ('where' in source) return amountByCode(source)
  if ('beside' in source) return amountBeside(source.money, source.beside)
  return source
}

/** See `DateOrHeader` and `DateOfPayments`. */
export function loweredDate(source: DateSource): DateExpression {
  if (typeof source === 'string') return source
  if ('ofPayments' in source) return { if: IS_PAYMENT, yes: source.ofPayments, no: null }
  if (!('header' in source)) return source
  const { date, header } = source
  return { if: IS_PAYMENT, yes: { if: { blank: date }, yes: header, no: date }, no: date }
}

/** Whether a title moves money: some occurrences do so only with a paid amount, since some banks send a payment by Pix without its value. */
export const moneyIfPaid = (paid: AmountExpression): Choice<string, boolean> => ({
  if: IS_MONEY,
  yes: true,
  no: {
    if: IS_PAYMENT,
    yes: { if: { less: [ZERO_AMOUNT, paid] }, yes: true, no: false },
    no: false,
  },
})

/** See `MoneyWhere`. */
function amountByCode(source: MoneyWhere): AmountExpression {
  const { money, where: code } = source
  return {
    if: { code, is: [''] },
    yes: { if: isZero(money), yes: ZERO_AMOUNT, no: NO_AMOUNT },
    no:
      'is' in source
        ? { if: { code, is: source.is }, yes: money, no: ZERO_AMOUNT }
        : { if: { code, is: source.isNot }, yes: NO_AMOUNT, no: money },
  }
}

/** See `MoneyBeside`. */
const amountBeside = (money: string, beside: string): AmountExpression => ({
  if: isZero(money),
  yes: { if: isZero(beside), yes: money, no: NO_AMOUNT },
  no: { if: isZero(beside), yes: NO_AMOUNT, no: money },
})

/** See `PaidByContract`. Blank if the column is blank. */
function paidByContract(source: PaidByContract): LoweredAmount {
  const { column, meanings } = source
  const { plus, minus } = source.owed
  const owed = { difference: [{ sumOfSent: plus }, { sumOfSent: minus }] } as const
  const candidates = meanings.map((meaning) => paidBy(column, meaning))
  const isAnythingOwed = { less: [ZERO_AMOUNT, owed] } as const
  /** The choice of the candidate that is the amount owed. */
  const ifOwed = <T>(found: (candidate: AmountExpression) => Choice<string, T>, otherwise: Choice<string, T>) => ({
    if: isAnythingOwed,
    yes: candidates.reduceRight<Choice<string, T>>(
      (others, candidate) => ({ if: { equal: [candidate, owed] }, yes: found(candidate), no: others }),
      otherwise,
    ),
    no: otherwise,
  })
  const ifDifferent = candidates.reduce<Choice<string, PaidAmountDoubt | null>>(
    (others, candidate) =>
      candidate === column
        ? others
        : {
            if: { equal: [candidate, column] },
            yes: others,
            no: { if: isBlank(candidate), yes: others, no: 'paid_amount_ambiguous' },
          },
    null,
  )
  const inPayment = <T>(nothing: T, unknown: T, paid: Choice<string, T>): Choice<string, T> => ({
    if: isZero(column),
    yes: { if: IS_MONEY, yes: { if: isAnythingOwed, yes: unknown, no: nothing }, no: nothing },
    no: paid,
  })
  const ofPayment = inPayment<AmountExpression>(
    ZERO_AMOUNT,
    NO_AMOUNT,
    ifOwed<AmountExpression>((candidate) => candidate, column),
  )
  return {
    amount: {
      if: isBlank(column),
      yes: NO_AMOUNT,
      no: { if: IS_PAYMENT, yes: ofPayment, no: isUsuallyPaid(source) ? column : ofOthers(column) },
    },
    doubt: {
      if: IS_PAYMENT,
      yes: {
        if: isBlank(column),
        yes: null,
        no: inPayment<PaidAmountDoubt | null>(
          null,
          'paid_amount_unknown',
          ifOwed<PaidAmountDoubt | null>(() => null, ifDifferent),
        ),
      },
      // The column of a reversal has the meaning of the contract, too.
      no: {
        if: IS_MONEY,
        yes: { if: isBlank(column), yes: null, no: { if: isZero(column), yes: null, no: ifDifferent } },
        no: null,
      },
    },
    possible: [column, ...candidates],
  }
}

/** The amount of a title that is not a payment, if the column is not usually the paid amount. */
const ofOthers = (column: string): AmountExpression => ({
  if: IS_MONEY,
  yes: { if: isZero(column), yes: NO_AMOUNT, no: column },
  no: { if: IS_UNKNOWN, yes: { if: isZero(column), yes: ZERO_AMOUNT, no: NO_AMOUNT }, no: ZERO_AMOUNT },
})

/** Blank if the amount would be negative. */
function paidBy(column: string, { plus = [], minus = [] }: ColumnMeaning): AmountExpression {
  const sum = plus.length === 0 ? column : { sumOfSent: [column, ...plus] }
  return minus.length === 0 ? sum : { difference: [sum, { sumOfSent: minus }] }
}

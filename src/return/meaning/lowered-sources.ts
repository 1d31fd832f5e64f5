/** Lowers the sources of amounts and dates to expressions over paths. A new kind of source is one function here. */
import type {
  AmountExpression,
  Choice,
  ConstantAmount,
  DateExpression,
  DateSource,
  GrossOf,
  MoneySource,
  MoneyWhere,
} from '../../febraban/index.js'
import { once } from '../../fixed-width/index.js'

/** A paid amount that was computed and does not match the amount owed, or that cannot be computed. */
export type PaidAmountDoubt = 'paid_amount_inferred' | 'paid_amount_unknown'

/** An amount, and the diagnostic that its value needs. */
export interface LoweredAmount {
  readonly amount: AmountExpression
  readonly doubt: Choice<string, PaidAmountDoubt | null>
}

export const ZERO_AMOUNT: ConstantAmount = { cents: 0 }
export const NO_AMOUNT: ConstantAmount = { cents: null }

const IS_PAYMENT = { outcome: 'payment' } as const
const IS_MONEY = { outcome: 'money' } as const
const IS_UNKNOWN = { outcome: 'unknown' } as const

const isZero = (amount: AmountExpression) => ({ equal: [amount, ZERO_AMOUNT] }) as const
const isBlank = (amount: AmountExpression) => ({ equal: [amount, NO_AMOUNT] }) as const

/** Without a source the bank does not send the amount. Entries with the same source have the same expression. */
export function loweredAmount(source: MoneySource | undefined): LoweredAmount {
  if (source === undefined) return { amount: NO_AMOUNT, doubt: null }
  return typeof source === 'string' ? { amount: source, doubt: null } : computed(source)
}

const computed: (source: Exclude<MoneySource, string>) => LoweredAmount = once((source) =>
  'net' in source ? paidFromCredit(source) : { amount: amountOf(source), doubt: null },
)

function amountOf(source: Exclude<MoneySource, string | GrossOf>): AmountExpression {
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

/** See `GrossOf`. Blank if the credit is blank or the occurrence is unknown. */
function paidFromCredit({ net, fee, owed: { plus, minus } }: GrossOf): LoweredAmount {
  const owed = { difference: [{ sumOfSent: plus }, { sumOfSent: minus }] } as const
  const candidates = [net, ...[fee].flat().map((_, i, fees) => ({ sumOfSent: [net, ...fees.slice(0, i + 1)] }))]
  const last = candidates.at(-1)!
  /** The choice of the first candidate that is the amount owed, or else of the last one. */
  const firstOwed = <T>(found: (candidate: AmountExpression) => Choice<string, T>, otherwise: Choice<string, T>) =>
    candidates.reduceRight<Choice<string, T>>(
      (others, candidate) => ({ if: { equal: [candidate, owed] }, yes: found(candidate), no: others }),
      otherwise,
    )
  const inPayment = <T>(nothing: T, unknown: T, credited: Choice<string, T>): Choice<string, T> => ({
    if: isZero(net),
    yes: { if: IS_MONEY, yes: { if: { less: [ZERO_AMOUNT, owed] }, yes: unknown, no: nothing }, no: nothing },
    no: credited,
  })
  return {
    amount: {
      if: IS_UNKNOWN,
      yes: { if: isZero(net), yes: ZERO_AMOUNT, no: NO_AMOUNT },
      no: {
        if: isBlank(net),
        yes: NO_AMOUNT,
        no: {
          if: IS_PAYMENT,
          yes: inPayment<AmountExpression>(
            ZERO_AMOUNT,
            NO_AMOUNT,
            firstOwed<AmountExpression>((candidate) => candidate, last),
          ),
          no: { if: IS_MONEY, yes: { if: isZero(net), yes: NO_AMOUNT, no: net }, no: ZERO_AMOUNT },
        },
      },
    },
    doubt: {
      if: IS_PAYMENT,
      yes: {
        if: isBlank(net),
        yes: null,
        no: inPayment<PaidAmountDoubt | null>(
          null,
          'paid_amount_unknown',
          firstOwed<PaidAmountDoubt | null>(() => null, {
            if: { equal: [net, last] },
            yes: null,
            no: 'paid_amount_inferred',
          }),
        ),
      },
      no: null,
    },
  }
}

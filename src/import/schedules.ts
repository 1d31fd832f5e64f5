/** Installments and subscriptions. */
import {
  CYCLES,
  type FieldErrors,
  INSTALLMENT_NAMES,
  type Installment,
  nextCharge,
  PORTUGUESE_SLIP_NAMES,
  plainName,
  SLIP_FIELDS,
  type Slip,
  SUBSCRIPTION_NAMES,
  type Subscription,
  slipsOfInstallment,
} from '../cobranca/index.js'
import { type ColumnForm, ImportColumns } from './columns.js'
import { errorsOf, throwAny } from './row-errors.js'
import type { RowFields } from './row-source.js'
import { SLIP_FORMS } from './slip-columns.js'
import type { SlipCheck } from './slips.js'

/** Portuguese names of columns. The due date of a row is that of the first slip. */
const portugueseNames = (first: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(PORTUGUESE_SLIP_NAMES).map(([name, field]) => [name, field === 'expire_at' ? first : field]),
  )

export const INSTALLMENT_COLUMNS = new ImportColumns({
  owner: 'do carnê (amount, total, start_at …)',
  item: 'carnê',
  names: INSTALLMENT_NAMES,
  portuguese: {
    ...portugueseNames('start_at'),
    primeiro_vencimento: 'start_at',
    ultimo_vencimento: 'end_at',
    valor_parcela: 'amount',
    valor_da_parcela: 'amount',
    parcelas: 'total',
    total_de_parcelas: 'total',
    numero_de_parcelas: 'total',
    periodicidade: 'cycle',
  },
  forms: new Map<string, ColumnForm>([...SLIP_FORMS, ['total', 'count'], ['start_at', 'date'], ['end_at', 'date']]),
})

export const SUBSCRIPTION_COLUMNS = new ImportColumns({
  owner: 'da assinatura (amount, next_billing …)',
  item: 'assinatura',
  names: SUBSCRIPTION_NAMES,
  portuguese: {
    ...portugueseNames('next_billing'),
    proximo_vencimento: 'next_billing',
    proxima_cobranca: 'next_billing',
    periodicidade: 'cycle',
    dias_de_antecedencia: 'days_in_advance',
  },
  forms: new Map<string, ColumnForm>([
    ...SLIP_FORMS,
    ['next_billing', 'date'],
    ['end_at', 'date'],
    ['created_at', 'date'],
    ['days_in_advance', 'count'],
    ['billing_day', 'count'],
  ]),
})

/** Options of the slips of a schedule. */
export interface ScheduleCheck {
  readonly check: SlipCheck
  /** `YYYY-MM-DD`. */
  readonly today: string
  readonly allow_expiration_on_weekends: boolean
}

/**
 * Returns the installment of a row.
 *
 * @throws {ValidationError} with the errors of its fields and of its first slip
 */
export function installmentOfRow(values: RowFields, options: ScheduleCheck): Installment {
  const installment = withCycle(values) as unknown as Installment
  checkSchedule(installment, options, () => slipsOfInstallment(installment, options)[0]!)
  return installment
}

/**
 * Returns the subscription of a row. Without `next_billing` and `created_at`, it begins today.
 *
 * @throws {ValidationError} with the errors of its fields and of its next slip
 */
export function subscriptionOfRow(values: RowFields, options: ScheduleCheck): Subscription {
  const given = withCycle(values)
  const isNew = [given['next_billing'], given['created_at']].every((day) => String(day ?? '').trim() === '')
  const subscription = (isNew ? { ...given, created_at: options.today } : given) as unknown as Subscription
  checkSchedule(subscription, options, () => nextCharge(subscription, options).slip)
  return subscription
}

/** The amount and the due date of a slip whose schedule is invalid: its other fields are checked nevertheless. */
const ANY_SLIP = { amount: 1 } as const

function checkSchedule(schedule: object, { check, today }: ScheduleCheck, firstSlip: () => Slip): void {
  let slip: Slip | null = null
  const ofSchedule = errorsOf(() => {
    slip = firstSlip()
  })
  const ofSlip = check(slip ?? ({ ...slipFieldsOf(schedule), ...ANY_SLIP, expire_at: today } as Slip))
  throwAny([ofSchedule, withoutSame(ofSlip, ofSchedule)])
}

/** Errors of a slip without those of fields that have an error in the schedule. */
const withoutSame = (ofSlip: FieldErrors, ofSchedule: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(ofSlip).filter(([field]) => !Object.hasOwn(ofSchedule, field)))

const slipFieldsOf = (schedule: object): Partial<Slip> =>
  Object.fromEntries(Object.entries(schedule).filter(([field]) => (SLIP_FIELDS as readonly string[]).includes(field)))

const CYCLE_NAMES = new Map<string, string>(Object.entries(CYCLES).map(([cycle, name]) => [name, cycle]))

/** A cycle may have its Portuguese name: `mensal`. */
function withCycle(values: RowFields): Record<string, unknown> {
  const { cycle, ...rest } = values
  if (cycle === undefined) return rest
  return { ...rest, cycle: (typeof cycle === 'string' ? CYCLE_NAMES.get(plainName(cycle)) : undefined) ?? cycle }
}

/**
 * Fields of a slip that another field disables by its default, e.g. `fine_percentage` without `fine_type`: the file would be built without them, and
 * no one would notice. An explicit value that disables them (`fine_type: 0`, `pix_enabled: false`) is valid.
 */

import type { Problems } from '../errors/problems.js'
import { MUST_NOT_BE_BLANK } from '../errors/validation-messages.js'
import { isAbsent } from '../fields/field-forms.js'
import type { GivenFields } from '../fields/field-info.js'
import { SLIP_FLAGS } from './slip-fields.js'

/** For each field that enables others: those fields, and the remedy for the message. */
const ENABLING: Readonly<Record<string, { readonly amounts: readonly string[]; readonly remedy: string }>> = {
  fine_type: {
    amounts: ['fine_percentage', 'fine_value'],
    remedy: 'use 1 (percentual), 2 (valor) ou 0 (sem multa)',
  },
  interest_type: {
    amounts: ['interest_percentage', 'interest_value'],
    remedy: 'use 1 (percentual ao dia), 2 (valor ao dia), 4 (percentual ao mês) ou 0 (sem juros)',
  },
  discount_type: {
    amounts: ['', 'second_', 'third_'].flatMap((prefix) => [`${prefix}discount_value`, `${prefix}discount_percentage`]),
    remedy: 'use 1 (valor), 2 (percentual) ou 0 (sem desconto)',
  },
  divergent_payment_type: {
    amounts: [
      'divergent_payment_minimum_value',
      'divergent_payment_maximum_value',
      'divergent_payment_minimum_percentage',
      'divergent_payment_maximum_percentage',
      'divergent_payment_limit',
    ],
    remedy: 'use 1 (qualquer valor), 2 (entre mínimo e máximo), 3 (só o valor do boleto) ou 4 (a partir de um mínimo)',
  },
  pix_enabled: {
    amounts: ['pix_key', 'pix_txid', 'pix_location_id'],
    remedy: 'use true (com Pix) ou false (sem Pix)',
  },
  split_payment: {
    amounts: ['split_accounts'],
    remedy: 'use true (com rateio) ou false (sem rateio)',
  },
}

type Amount = 'percentage' | 'value'

/** The amount that each type of a charge reads. */
const AMOUNTS: Readonly<Record<string, Readonly<Record<string, Amount>>>> = {
  fine_type: { 1: 'percentage', 2: 'value' },
  interest_type: { 1: 'percentage', 2: 'value', 4: 'percentage' },
  discount_type: { 1: 'value', 2: 'percentage' },
}

/** Prefixes of the fields of charges: an amount that the type does not read is an error. With `mayBeBlank`, it is also an error if the amount that the type reads is blank. */
const CHARGES: readonly (readonly [type: string, field: string, mayBeBlank?: true])[] = [
  ['fine_type', 'fine'],
  ['interest_type', 'interest'],
  ['discount_type', 'second_discount', true],
  ['discount_type', 'third_discount', true],
]

/** Pairs of fields: with its type, the first is read and the second is not. */
const READ = CHARGES.flatMap(([type, field, mayBeBlank]) =>
  Object.entries(AMOUNTS[type]!).map(([is, read]) => {
    const instead: Amount = read === 'value' ? 'percentage' : 'value'
    return { type, is, read: `${field}_${read}`, instead: `${field}_${instead}`, mayBeBlank }
  }),
)

const BOUNDS = ['minimum_value', 'maximum_value', 'minimum_percentage', 'maximum_percentage']

/** Bounds that have no effect with a given `divergent_payment_type` or `divergent_payment_value_type`. */
const UNREAD: readonly (readonly [type: string, is: string, bounds: readonly string[]])[] = [
  ['divergent_payment_type', '1', BOUNDS],
  ['divergent_payment_type', '3', BOUNDS],
  ['divergent_payment_type', '4', ['maximum_value', 'maximum_percentage']],
  ['divergent_payment_value_type', '1', ['minimum_percentage', 'maximum_percentage']],
  ['divergent_payment_value_type', '2', ['minimum_value', 'maximum_value']],
]

/** A check of a slip. It has an effect only on slips with one of its fields. */
export interface DisabledFieldCheck {
  readonly fields: readonly string[]
  readonly check: (slip: GivenFields, problems: Problems) => void
}

/** A type is required with an amount that it enables. */
const requiredTypes = Object.entries(ENABLING).map(
  ([type, { amounts, remedy }]): DisabledFieldCheck => ({
    fields: amounts,
    check(slip, problems) {
      if (!isAbsent(slip[type])) return
      const given = amounts.find((amount) => !isNothing(slip[amount]))
      if (given !== undefined) problems.refuse(type, `${MUST_NOT_BE_BLANK} com ${given}: ${remedy}`)
    },
  }),
)

/** An error for an amount that the type does not read. */
const unreadAmounts = READ.map(
  ({ type, is, read, instead, mayBeBlank }): DisabledFieldCheck => ({
    fields: [instead],
    check(slip, problems) {
      if (textOf(slip[type]) !== is || isNothing(slip[instead]) || !isNothing(slip[read])) return
      if (mayBeBlank || !isAbsent(slip[read])) problems.refuse(instead, `não é lido com ${type} ${is}: use ${read}`)
    },
  }),
)

/** Bounds of a divergent payment that are not read, and two different numbers of payments. */
const divergentPayment: DisabledFieldCheck = {
  fields: ['divergent_payment_type'],
  check(slip, problems) {
    const { divergent_payment_type, divergent_payment_value_type, divergent_payment_limit, payment_count } = slip
    if (isAbsent(divergent_payment_type)) return
    const types: GivenFields = {
      divergent_payment_type,
      divergent_payment_value_type: isAbsent(divergent_payment_value_type) ? '1' : divergent_payment_value_type,
    }
    const unread = new Map<string, string>()
    for (const [type, is, bounds] of UNREAD) {
      if (textOf(types[type]) !== is) continue
      for (const bound of bounds) {
        const field = `divergent_payment_${bound}`
        if (!isNothing(slip[field]) && !unread.has(field)) unread.set(field, `não é lido com ${type} ${is}`)
      }
    }
    for (const [field, message] of unread) problems.refuse(field, message)
    const counts = [divergent_payment_limit, payment_count]
    if (!counts.some(isAbsent) && Number(divergent_payment_limit) !== Number(payment_count))
      problems.refuse('payment_count', 'deve ser igual a divergent_payment_limit: informe só um dos dois')
  },
}

const flags = SLIP_FLAGS.map(
  (flag): DisabledFieldCheck => ({
    fields: [flag],
    check(slip, problems) {
      if (!isAbsent(slip[flag]) && typeof slip[flag] !== 'boolean') problems.refuse(flag, 'deve ser true ou false')
    },
  }),
)

/** The contract of a wallet has one modality; no column of a slip changes it. */
const onlySimple: DisabledFieldCheck = {
  fields: ['charge_type'],
  check({ charge_type }, problems) {
    if (!isAbsent(charge_type) && textOf(charge_type) !== SIMPLE) problems.refuse('charge_type', ONLY_SIMPLE)
  },
}

export const DISABLED_FIELD_CHECKS: readonly DisabledFieldCheck[] = [
  ...requiredTypes,
  ...unreadAmounts,
  divergentPayment,
  ...flags,
  onlySimple,
]

/** Whether a type reads an amount that it enables: `fine_type` 1 reads `fine_percentage`. */
function isRead(type: string, value: unknown, amount: string): boolean {
  const is = String(value).trim()
  const amounts = AMOUNTS[type]
  if (amounts !== undefined) return amounts[is] !== undefined && amount.endsWith(amounts[is])
  return !UNREAD.some(
    ([of, each, bounds]) => of === type && each === is && bounds.some((bound) => amount.endsWith(bound)),
  )
}

/**
 * Returns the defaults that suit a slip. A type and its amounts belong together. A slip with its own type does not get default amounts of another type. A slip
 * with an amount that the default type does not read does not get the default type.
 */
export function suitingDefaults(slip: GivenFields, defaults: GivenFields): GivenFields {
  const unsuited = new Set<string>()
  for (const [type, { amounts }] of Object.entries(ENABLING)) {
    if (isAbsent(defaults[type])) continue
    const own = slip[type]
    const isOther = !isAbsent(own) && String(own).trim() !== String(defaults[type]).trim()
    const isUnread =
      isAbsent(own) && amounts.some((each) => !isNothing(slip[each]) && !isRead(type, defaults[type], each))
    if (isUnread) unsuited.add(type)
    if (isOther || isUnread) for (const amount of amounts) unsuited.add(amount)
  }
  return unsuited.size === 0
    ? defaults
    : Object.fromEntries(Object.entries(defaults).filter(([field]) => !unsuited.has(field)))
}

const SIMPLE = '1'
const ONLY_SIMPLE = 'deve ser 1 (simples): cobrança vinculada, descontada e vendor não são enviadas por esta biblioteca'

const textOf = (value: unknown): string => (typeof value === 'number' ? String(value) : String(value).trim())

/** Whether a value is absent or zero: `0`, `'0,00'`, an empty list. */
const isNothing = (value: unknown): boolean => isAbsent(value) || /^[0.,]*$/.test(textOf(value))

/**
 * What a slip asks for in a field that is not read, because another field, by its default, says that there is none: the file would go without it,
 * and nobody would notice. Where that other field says so outright (`fine_type: 0`, `pix_enabled: false`), it is taken at its word.
 */

import type { FieldErrors } from '../errors/validation-error.js'
import { BLANK } from '../errors/validation-messages.js'
import { type GivenFields, SLIP_FLAGS } from './slip-fields.js'

/** For each field that says whether there is something: the fields that say how much, and how to mend it. */
const SAYING: Readonly<Record<string, { readonly amounts: readonly string[]; readonly mend: string }>> = {
  fine_type: {
    amounts: ['fine_percentage', 'fine_value'],
    mend: 'use 1 (percentual), 2 (valor) ou 0 (sem multa)',
  },
  interest_type: {
    amounts: ['interest_percentage', 'interest_value'],
    mend: 'use 1 (percentual ao dia), 2 (valor ao dia), 4 (percentual ao mês) ou 0 (sem juros)',
  },
  discount_type: {
    amounts: ['', 'second_', 'third_'].flatMap((prefix) => [`${prefix}discount_value`, `${prefix}discount_percentage`]),
    mend: 'use 1 (valor), 2 (percentual) ou 0 (sem desconto)',
  },
  divergent_payment_type: {
    amounts: [
      'divergent_payment_minimum_value',
      'divergent_payment_maximum_value',
      'divergent_payment_minimum_percentage',
      'divergent_payment_maximum_percentage',
      'divergent_payment_limit',
    ],
    mend: 'use 1 (qualquer valor), 2 (entre mínimo e máximo), 3 (só o valor do boleto) ou 4 (a partir de um mínimo)',
  },
  pix_enabled: {
    amounts: ['pix_key', 'pix_txid', 'pix_location_id'],
    mend: 'use true (com Pix) ou false (sem Pix)',
  },
  split_payment: {
    amounts: ['split_accounts'],
    mend: 'use true (com rateio) ou false (sem rateio)',
  },
}

/** Pairs of which a type reads the first; where it may be blank, too. */
const READ: readonly (readonly [type: string, is: string, read: string, instead: string, mayBeBlank?: true])[] = [
  ['fine_type', '1', 'fine_percentage', 'fine_value'],
  ['fine_type', '2', 'fine_value', 'fine_percentage'],
  ['interest_type', '1', 'interest_percentage', 'interest_value'],
  ['interest_type', '2', 'interest_value', 'interest_percentage'],
  ['interest_type', '4', 'interest_percentage', 'interest_value'],
  ...['second_', 'third_'].flatMap((prefix) => [
    ['discount_type', '1', `${prefix}discount_value`, `${prefix}discount_percentage`, true] as const,
    ['discount_type', '2', `${prefix}discount_percentage`, `${prefix}discount_value`, true] as const,
  ]),
]

/** The errors of what a slip asks for in vain, by field. */
export function disabledFields(slip: GivenFields): FieldErrors {
  const errors: FieldErrors = {}
  for (const [field, { amounts, mend }] of Object.entries(SAYING)) {
    if (!isBlank(slip[field])) continue
    const given = amounts.find((amount) => !isNothing(slip[amount]))
    if (given !== undefined) errors[field] = [`${BLANK} com ${given}: ${mend}`]
  }
  for (const [type, is, read, instead, mayBeBlank] of READ) {
    if (String(slip[type]).trim() !== is || !isNothing(slip[read]) || isNothing(slip[instead])) continue
    if (mayBeBlank !== true && isBlank(slip[read])) continue
    errors[instead] = [`não é lido com ${type} ${is}: use ${read}`]
  }
  for (const flag of SLIP_FLAGS) {
    if (!isBlank(slip[flag]) && typeof slip[flag] !== 'boolean') errors[flag] = ['deve ser true ou false']
  }
  // A wallet is of one modality, which its contract says; no column of a slip changes it.
  const { charge_type } = slip
  if (!isBlank(charge_type) && String(charge_type).trim() !== SIMPLE) errors['charge_type'] = [ONLY_SIMPLE]
  return errors
}

const SIMPLE = '1'
const ONLY_SIMPLE = 'deve ser 1 (simples): cobrança vinculada, descontada e vendor não são enviadas por esta biblioteca'

const isBlank = (value: unknown): boolean => value === undefined || value === null || String(value).trim() === ''

/** Blank, or no more than a zero: `0`, `'0,00'`, an empty list. */
const isNothing = (value: unknown): boolean => isBlank(value) || /^[0.,]+$/.test(String(value).trim())

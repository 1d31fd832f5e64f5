import type { SlipField } from './slip-fields.js'

/** Fields of a slip that decide the amount to pay on a day. */
export const CHARGE_FIELDS = [
  'amount',
  'expire_at',
  'fine_type',
  'fine_percentage',
  'fine_value',
  'days_for_fine',
  'interest_type',
  'interest_percentage',
  'interest_value',
  'days_for_interest',
  'discount_type',
  'discount_value',
  'discount_percentage',
  'days_for_discount',
  'second_discount_value',
  'second_discount_percentage',
  'days_for_second_discount',
  'third_discount_value',
  'third_discount_percentage',
  'days_for_third_discount',
] as const satisfies readonly SlipField[]

export type ChargeField = (typeof CHARGE_FIELDS)[number]

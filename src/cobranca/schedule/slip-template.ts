import { FieldNames } from '../errors/field-names.js'
import { SLIP_SYNONYMS } from '../slip/portuguese-slip-names.js'
import type { Slip } from '../slip/slip.js'
import { SLIP_FIELDS } from '../slip/slip-fields.js'
import { UNREAD_SLIP_NAMES } from '../slip/slip-names.js'
import { nextBusinessDay } from '../values/bank-calendar.js'

/*
 * Common to installments and subscriptions: the slip that they repeat, and the rule that moves its due date.
 */

/** Fields that differ from slip to slip: a template has none of them. */
export const OWN_FIELDS = ['id', 'our_number', 'amount', 'expire_at', 'pix_txid', 'pix_location_id'] as const

/** A slip without the fields that differ from slip to slip: payer, charges, deadlines, guarantor, texts. */
export type SlipTemplate = Omit<Slip, (typeof OWN_FIELDS)[number]>

/** How due dates are placed. */
export interface DueDateOptions {
  /**
   * The wallet's flag: whether slips may be due on weekends and bank holidays. When false, the default, such a due date
   * moves to the next business day of the national bank calendar; the slips after it stay where they are.
   */
  readonly allow_expiration_on_weekends?: boolean | undefined
}

/** The fields of a slip that are to be copied. */
const COPIED_FIELDS = SLIP_FIELDS.filter((field) => !(OWN_FIELDS as readonly string[]).includes(field))

/**
 * The names that an installment or a subscription may have.
 *
 * @param owner as {@link FieldNames} takes it
 * @param own its fields beside those of its slips
 */
export const templateNames = (owner: string, own: readonly string[]): FieldNames =>
  new FieldNames({
    owner,
    fields: [...own, ...COPIED_FIELDS],
    unread: [...OWN_FIELDS, ...UNREAD_SLIP_NAMES, ...OF_THE_SERVICE],
    synonyms: SLIP_SYNONYMS,
  })

/** Results of the service. Source: public service reference, `installments`, `customer_subscriptions`. */
const OF_THE_SERVICE = ['bank_billet_ids'] as const

/** A slip of the template. Fields that are not a slip's are left out. */
export function slipFrom(template: SlipTemplate, amount: Slip['amount'], expire_at: string): Slip {
  const given = template as Readonly<Record<string, unknown>>
  const copied = COPIED_FIELDS.filter((field) => given[field] !== undefined).map((field) => [field, given[field]])
  return { ...(Object.fromEntries(copied) as SlipTemplate), amount, expire_at } as Slip
}

/** Returns the due date of a slip that is meant for a day. */
export function dueDate(day: string, { allow_expiration_on_weekends = false }: DueDateOptions): string {
  return allow_expiration_on_weekends ? day : nextBusinessDay(day)
}

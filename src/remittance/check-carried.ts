import type { LayoutKind, RemittanceDialect, SlipFeature } from '../banks/index.js'
import { type FieldErrors, type PreparedSlip, ValidationError } from '../cobranca/index.js'

/** For each feature: whether a slip asks for it, and the field by which it does. */
const ASKED: Readonly<Record<SlipFeature, Asked>> = {
  second_discount: { field: 'second_discount_value', asks: (slip) => slip.discounts.length > 1 },
  third_discount: { field: 'third_discount_value', asks: (slip) => slip.discounts.length > 2 },
  days_for_sue: { field: 'days_for_sue', asks: (slip) => slip.days_for_sue !== null },
  days_for_revoke: { field: 'days_for_revoke', asks: (slip) => slip.days_for_revoke !== null },
  days_for_negativation: { field: 'days_for_negativation', asks: (slip) => slip.days_for_negativation !== null },
  divergent_payment: { field: 'divergent_payment_type', asks: (slip) => slip.divergent_payment !== null },
  payment_count: { field: 'payment_count', asks: (slip) => slip.payment_count !== null },
  split: { field: 'split_accounts', asks: (slip) => slip.split.length > 0 },
  pix: { field: 'pix_enabled', asks: (slip) => slip.pix !== null },
  pix_txid: { field: 'pix_txid', asks: (slip) => (slip.pix?.txid ?? '') !== '' },
  bank_dispatch: { field: 'dispatch_type', asks: (slip) => slip.dispatch === 'bank' },
  nfe_key: { field: 'nfe_key', asks: (slip) => slip.nfe_key !== null },
}

/** A layout with columns for a third discount has them for a second. */
const carried = ({ carries }: RemittanceDialect, feature: SlipFeature): boolean =>
  carries.includes(feature) || (feature === 'second_discount' && carries.includes('third_discount'))

/**
 * Refuses a slip that asks for what the layout has no columns for: it would be registered without it, and nobody would notice.
 *
 * @throws {ValidationError} naming each such field
 */
export function checkCarried(dialect: RemittanceDialect, slip: PreparedSlip, layout: LayoutKind, bank: string): void {
  const untold = untoldBy(dialect)
  if (!untold.some(({ asks }) => asks(slip))) return
  const where = `${layout.toUpperCase()} de ${bank}`
  const errors: FieldErrors = {}
  for (const { field, asks } of untold) if (asks(slip)) errors[field] = [`não pode ser enviado no ${where}`]
  throw new ValidationError(errors)
}

/** What may be asked for, and by which field. */
interface Asked {
  readonly field: string
  asks(slip: PreparedSlip): boolean
}

const untold = new WeakMap<RemittanceDialect, readonly Asked[]>()

/** What a dialect has no columns for: worked out once. */
function untoldBy(dialect: RemittanceDialect): readonly Asked[] {
  const known = untold.get(dialect)
  if (known !== undefined) return known
  const features = Object.entries(ASKED) as [SlipFeature, Asked][]
  const found = [
    ...features.flatMap(([feature, asked]) => (carried(dialect, feature) ? [] : [asked])),
    ...CODES.filter((field) => !hasColumns(dialect, field)).map((field) => ({
      field,
      asks: (slip: PreparedSlip) => slip[field] !== '',
    })),
  ]
  untold.set(dialect, found)
  return found
}

/** Codes that a slip names outright: they go where the layout has columns of that name. */
const CODES = ['first_instruction', 'second_instruction', 'sue_code', 'revoke_code'] as const

/** Kinds of columns that hold a code, and not always the same. */
const VALUED: readonly string[] = ['text', 'digits']

const hasColumns = ({ layout }: RemittanceDialect, field: string): boolean =>
  Object.values(layout.records).some(({ fields }) => VALUED.includes(fields[field]?.kind ?? ''))

import { featuresOf, isConfirmed, type RemittanceDialect, type SlipFeature } from '../banks/index.js'
import { type FieldErrors, type OurCode, type PreparedSlip, ValidationError } from '../cobranca/index.js'
import type { OpenedWallet } from './open-wallet.js'

/** Codes of the bank in a slip, which are sent if the layout has columns of that name. */
const CODES = ['first_instruction', 'second_instruction', 'sue_code', 'revoke_code'] as const

/** The bit of each feature and code in a set, and the field of the slip that requests it. */
const ASKED = {
  second_discount: { bit: 1 << 0, field: 'second_discount_value' },
  third_discount: { bit: 1 << 1, field: 'third_discount_value' },
  days_for_sue: { bit: 1 << 2, field: 'days_for_sue' },
  days_for_revoke: { bit: 1 << 3, field: 'days_for_revoke' },
  days_for_negativation: { bit: 1 << 4, field: 'days_for_negativation' },
  divergent_payment: { bit: 1 << 5, field: 'divergent_payment_type' },
  payment_count: { bit: 1 << 6, field: 'payment_count' },
  split: { bit: 1 << 7, field: 'split_accounts' },
  pix: { bit: 1 << 8, field: 'pix_enabled' },
  pix_txid: { bit: 1 << 9, field: 'pix_txid' },
  bank_dispatch: { bit: 1 << 10, field: 'dispatch_type' },
  nfe_key: { bit: 1 << 11, field: 'nfe_key' },
  first_instruction: { bit: 1 << 12, field: 'first_instruction' },
  second_instruction: { bit: 1 << 13, field: 'second_instruction' },
  sue_code: { bit: 1 << 14, field: 'sue_code' },
  revoke_code: { bit: 1 << 15, field: 'revoke_code' },
} as const satisfies Readonly<Record<SlipFeature | (typeof CODES)[number], { bit: number; field: string }>>

type Feature = keyof typeof ASKED

/** Returns the features that a slip requests, as bits: this runs for every slip, and few slips request any. */
function featuresUsedBy(slip: PreparedSlip): number {
  let asked = 0
  if (slip.discounts.length > 1) asked |= ASKED.second_discount.bit
  if (slip.discounts.length > 2) asked |= ASKED.third_discount.bit
  if (slip.days_for_sue !== null) asked |= ASKED.days_for_sue.bit
  if (slip.days_for_revoke !== null) asked |= ASKED.days_for_revoke.bit
  if (slip.days_for_negativation !== null) asked |= ASKED.days_for_negativation.bit
  if (slip.divergent_payment !== null) asked |= ASKED.divergent_payment.bit
  if (slip.payment_count !== null) asked |= ASKED.payment_count.bit
  if (slip.split.length > 0) asked |= ASKED.split.bit
  if (slip.pix !== null) asked |= ASKED.pix.bit
  if (slip.pix !== null && slip.pix.txid !== '') asked |= ASKED.pix_txid.bit
  if (slip.dispatch === 'bank') asked |= ASKED.bank_dispatch.bit
  if (slip.nfe_key !== null) asked |= ASKED.nfe_key.bit
  if (slip.first_instruction !== '') asked |= ASKED.first_instruction.bit
  if (slip.second_instruction !== '') asked |= ASKED.second_instruction.bit
  if (slip.sue_code !== '') asked |= ASKED.sue_code.bit
  if (slip.revoke_code !== '') asked |= ASKED.revoke_code.bit
  return asked
}

const FURTHER_DISCOUNTS = ASKED.second_discount.bit | ASKED.third_discount.bit
const DEADLINES = ASKED.days_for_sue.bit | ASKED.days_for_revoke.bit | ASKED.days_for_negativation.bit
const LIMITS = ASKED.divergent_payment.bit | ASKED.payment_count.bit

/** Features that an instruction changes. */
const CHANGED: Readonly<Partial<Record<OurCode, number>>> = {
  '1031': FURTHER_DISCOUNTS | DEADLINES,
  '1071': FURTHER_DISCOUNTS,
  '1073': FURTHER_DISCOUNTS,
  '1102': FURTHER_DISCOUNTS,
  '1103': FURTHER_DISCOUNTS,
  '1148': LIMITS,
  '1149': LIMITS,
}

/**
 * Checks that the layout has columns for the features that an entry sends: otherwise it would silently be sent without them. A registration sends all features
 * of its slip, an instruction only those that it changes.
 *
 * @param unsupported bits of the features without columns: {@link unsupportedFeaturesOf}
 * @param layoutName  the bank's layout, for the message
 * @throws {ValidationError} under the field of each unsupported feature
 */
export function checkSupported(unsupported: number, ourCode: OurCode, slip: PreparedSlip, layoutName: string): void {
  const sent = ourCode === '1001' ? unsupported : unsupported & (CHANGED[ourCode] ?? 0)
  const asked = sent === 0 ? 0 : featuresUsedBy(slip) & sent
  if (asked === 0) return
  const errors: FieldErrors = {}
  for (const { bit, field } of Object.values(ASKED)) {
    if ((asked & bit) !== 0) errors[field] = [`não pode ser enviado no ${layoutName}`]
  }
  throw new ValidationError(errors)
}

/** Returns the features that a dialect has no columns for, as bits. */
export function unsupportedFeaturesOf(dialect: RemittanceDialect): number {
  const features = featuresOf(dialect)
  let unsupported = 0
  for (const [name, { bit }] of Object.entries(ASKED) as [Feature, { readonly bit: number }][]) {
    const isSupported = isCode(name) ? hasColumns(dialect, name) : carries(features, name)
    if (!isSupported) unsupported |= bit
  }
  return unsupported
}

const isCode = (name: Feature): name is (typeof CODES)[number] => (CODES as readonly string[]).includes(name)

/** Whether a layout has columns for a code that a slip names; null for other fields. */
export const isSupportedCode = (dialect: RemittanceDialect, field: string): boolean | null =>
  isCode(field as Feature) ? hasColumns(dialect, field) : null

/** A layout with columns for a third discount has them for a second. */
const carries = (features: readonly SlipFeature[], feature: SlipFeature): boolean =>
  features.includes(feature) || (feature === 'second_discount' && features.includes('third_discount'))

/** Kinds of columns that hold a code that varies. */
const VALUED: readonly string[] = ['text', 'digits']

const hasColumns = ({ layout }: RemittanceDialect, field: string): boolean =>
  Object.values(layout.records).some(({ fields }) => VALUED.includes(fields[field]?.kind ?? ''))

/**
 * Checks that more than other programs confirms the layout, for a strict remittance.
 *
 * @throws {ValidationError} under the contract, which decides the dialect
 */
export function checkEvidence({ dialect, layoutName }: Pick<OpenedWallet, 'dialect' | 'layoutName'>): void {
  if (isConfirmed(dialect.evidence)) return
  throw new ValidationError({
    bank_contract_slug: [
      `nenhum manual nem arquivo do banco confirma o ${layoutName}: para gerá-lo mesmo assim, não peça strict`,
    ],
  })
}

/** The charges of a remittance's entry as plain data, to be stored with the slip. */
import { DAYS_OF_A_MONTH, type OurCode } from '../cobranca/index.js'
import { subjectOf } from './entry/subjects.js'
import type { TitleCharge, TitleCharges } from './title-charges.js'

/** A fine or a discount in the form of the columns: cents, or a percentage of the slip's value as text (`'2'`, `'0.033'`). */
export type SentCharge = {
  /** First day of a fine or interest, last day of a discount; null if the columns have no day: fine and interest begin on the day after the due date. */
  readonly date: string | null
} & ({ readonly kind: 'value'; readonly cents: number } | { readonly kind: 'percentage'; readonly percentage: string })

/**
 * Interest in the form of the columns: an amount for a number of calendar days. Days are 100 for an amount with parts of a cent: R$ 0,0067 a day are 67 cents for
 * 100 days.
 */
export type SentInterest = SentCharge & { readonly days: 1 | 30 | 100 }

/**
 * Charges as the columns of a remittance carry them: rounded, and in the unit of the layout. Plain data: it can be stored as JSON. A registration has all parts. An
 * instruction has only the parts that it changes, so that `{ ...stored, ...changed }` are the charges after it.
 */
export interface ChargesSent {
  readonly fine?: SentCharge | null
  readonly interest?: SentInterest | null
  /** Up to three, in the order of the file. */
  readonly discounts?: readonly SentCharge[]
  /** Rebate (abatimento). */
  readonly rebate_cents?: number
}

/** The numbers of days that interest is sent for. */
export const DAYS_OF_INTEREST = [1, DAYS_OF_A_MONTH, 100] as const satisfies readonly SentInterest['days'][]

type PartSent = keyof ChargesSent

export const PARTS_SENT = ['fine', 'interest', 'discounts', 'rebate_cents'] as const satisfies readonly PartSent[]

/** Parts by the subject of an instruction that sets them. */
const OF_SUBJECT: Readonly<Record<string, PartSent>> = {
  fine_type: 'fine',
  interest_type: 'interest',
  discount_type: 'discounts',
}

/** Further instructions that set a part if their columns have it. Changes of other data (1031) may set any. */
const SETTING: Readonly<Partial<Record<OurCode, readonly PartSent[]>>> = {
  '1004': ['rebate_cents'],
  '1031': PARTS_SENT,
  '1048': ['interest'],
  '1077': ['rebate_cents'],
  '1113': ['fine'],
}

/** Instructions that remove a part. */
const REMOVING: Readonly<Partial<Record<OurCode, PartSent>>> = {
  '1005': 'rebate_cents',
  '1047': 'interest',
  '1072': 'discounts',
  '1075': 'fine',
  '1129': 'discounts',
}

const NOTHING = { fine: null, interest: null, discounts: [], rebate_cents: 0 } as const satisfies ChargesSent

/** Whether an instruction is about charges. */
export const sendsCharges = (ourCode: OurCode | null): boolean =>
  ourCode !== null && (ourCode === '1001' || REMOVING[ourCode] !== undefined || partsSetBy(ourCode).length > 0)

/** Returns the charges that an instruction registers or changes; null if it is about other data. */
export function chargesSent(ourCode: OurCode, charges: TitleCharges): ChargesSent | null {
  const all: Required<ChargesSent> = {
    fine: charges.fine && plainCharge(charges.fine),
    interest: charges.interest && { ...plainCharge(charges.interest), days: daysOf(charges.interest) },
    discounts: charges.discounts.map(plainCharge),
    rebate_cents: charges.rebate,
  }
  if (ourCode === '1001') return all
  const removed = REMOVING[ourCode]
  if (removed !== undefined) return { [removed]: NOTHING[removed] }
  const set = partsSetBy(ourCode).filter((part) => !isNothing(all[part]))
  return set.length === 0 ? null : Object.fromEntries(set.map((part) => [part, all[part]]))
}

function partsSetBy(ourCode: OurCode): readonly PartSent[] {
  const subject = OF_SUBJECT[subjectOf(ourCode) ?? '']
  return subject === undefined ? (SETTING[ourCode] ?? []) : [subject]
}

const isNothing = (part: Required<ChargesSent>[PartSent]): boolean =>
  part === null || part === 0 || (Array.isArray(part) && part.length === 0)

const plainCharge = (charge: TitleCharge): SentCharge =>
  charge.kind === 'value'
    ? { kind: 'value', cents: charge.cents, date: charge.date }
    : { kind: 'percentage', percentage: charge.percentage.toFixed(), date: charge.date }

const daysOf = ({ days }: TitleCharge): SentInterest['days'] => DAYS_OF_INTEREST.find((each) => each === days) ?? 1

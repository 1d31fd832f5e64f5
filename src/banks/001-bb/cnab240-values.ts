/** Banco do Brasil, Particularidades BB, Leiaute CNAB 240, February 2021: values of the records of a remittance. */
import { type PreparedCharge, ValidationError } from '../../cobranca/index.js'
import { daysText, type RecordDifferences, type SentParts } from '../families/febraban240/index.js'
import type { EntryContext } from '../remittance-dialect.js'
import { type remittanceRecords240, segmentP, segmentR } from './cnab240.js'
import { type BbContext240, deadlines240, NO_REVOKE, protestOf } from './cnab240-deadlines.js'
import { checkDiscounts, checkInterest, daysToReceive, isByEmail, messageIn } from './rules.js'

/** Movements that send each part of a slip. The manual does not print which columns an instruction reads; an instruction sends the title and its own part. */
const ABOUT = {
  interest: ['01', '12', '13', '31'],
  discounts: ['01', '07', '16', '31', '34'],
  fine: ['01', '14', '15', '31'],
  deadline: ['01', '09', '31', '45', '46'],
  limit: ['01', '19', '31'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const isAbout = (part: keyof typeof ABOUT, { movement }: EntryContext): boolean =>
  (ABOUT[part] as readonly string[]).includes(movement)

/** Movement 13 removes the interest and 15 the fine, even if the slip has them. */
const DISPENSES_INTEREST = '13'

export const DISPENSES_FINE = '15'

/** Message 3; the bank does not print it if the slip has a guarantor (19.3Q, p. 16; 18.3R, pp. 17–18). */
export const messageOf = messageIn(segmentR.fields.message_3)

const BY_EMAIL = '3'

/** Null removes the interest. */
function interestOf(context: EntryContext): PreparedCharge | null | undefined {
  if (!isAbout('interest', context)) return undefined
  return context.movement === DISPENSES_INTEREST ? null : context.slip.interest
}

/** In carteira 11 the bank prints and delivers; in 17 and 18 as agreed (17.3P and 18.3P, p. 11). */
function dispatchOf({ slip, contract }: BbContext240): string {
  return contract.code === '11' || slip.dispatch === 'bank' ? '1' : '2'
}

/** 14.3R to 16.3R, p. 17. Movement 14 charges a fine, 15 removes it. */
function isCharged(context: EntryContext): boolean {
  return isAbout('fine', context) && context.movement !== DISPENSES_FINE
}

/** 15.3R, p. 17: «Sistema aceita a mesma data do vencimento, ou dia seguinte». */
const LATE_FINE = 'deve ser no máximo 1: o CNAB 240 do Banco do Brasil cobra a multa no vencimento ou no dia seguinte'

function checkFine(context: BbContext240): void {
  if (isCharged(context) && (context.slip.fine?.days ?? 0) > 1)
    throw new ValidationError({ days_for_fine: [LATE_FINE] })
}

/** Parts of a slip that an instruction sends. */
export const sentParts: SentParts<BbContext240> = {
  interest: interestOf,
  discounts: (context) => (isAbout('discounts', context) ? context.slip.discounts : undefined),
  fine: (context) => (isCharged(context) ? context.slip.fine : null),
  deadlines: (context) => isAbout('deadline', context),
  protest: protestOf,
}

/** The values of each record that differ from FEBRABAN's. */
export const writtenRecords: RecordDifferences<BbContext240, typeof remittanceRecords240> = {
  segment_p: {
    checks: {
      interest_type: (context) => {
        if (isAbout('interest', context) && context.movement !== DISPENSES_INTEREST) checkInterest(context.slip)
      },
      discount_type: (context) => {
        if (isAbout('discounts', context)) checkDiscounts(context.slip)
      },
    },
    values: {
      // Blanks where the bank numbers the title (13.3P, 1).
      our_number: ({ our_number }) =>
        /^0*$/.test(our_number.number) ? '' : our_number.prefix + our_number.number + our_number.digit,
      charge_type: ({ contract }) => contract.charge_type,
      dispatch_type: dispatchOf,
      distribution_type: (context) =>
        context.movement === '01' && isByEmail(context) ? BY_EMAIL : dispatchOf(context),
      revoke_code: () => NO_REVOKE,
      // With zeros the bank applies its own deadline (39.3P).
      days_for_revoke: (context) =>
        daysText(
          segmentP.fields.days_for_revoke,
          isAbout('limit', context) ? (daysToReceive(context, deadlines240) ?? 0) : 0,
        ),
      currency_code: () => '00',
    },
  },
  segment_q: {},
  segment_r: {
    orWhen: ({ slip, movement }) => movement === '01' && messageOf(slip) !== '',
    checks: { fine_type: checkFine },
    values: { message_3: ({ slip, movement }) => (movement === '01' ? messageOf(slip) : '') },
  },
  segment_s_email: { when: isByEmail, values: { email: ({ slip }) => slip.payer_email } },
}

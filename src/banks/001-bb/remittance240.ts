/** Banco do Brasil, Particularidades BB, Leiaute CNAB 240, February 2021: how a remittance is written. */
import { BLANK, type PreparedSlip, ValidationError } from '../../cobranca/index.js'
import { type CodedDays, codedDays, deadlineDays } from '../deadlines.js'
import { cnab240Remittance, daysText, fits } from '../families/febraban240/index.js'
import type { EntryContext, InstructionShape, RemittanceDialect } from '../remittance-dialect.js'
import { checkNamedCodes } from '../slip-codes.js'
import { guarantorAddressOf, messagesOf } from '../unsupported-fields.js'
import { bank } from './bank.js'
import { documentTypeByOurs240, movements240, type sueCodes240 } from './cnab240-instructions.js'
import {
  fileHeader,
  fileTrailer,
  lotHeader,
  lotTrailer,
  segmentP,
  segmentQ,
  segmentR,
  segmentSEmail,
  segmentSMessages,
  segmentY01,
  segmentY04,
  segmentY50,
  segmentY51,
} from './cnab240-records.js'
import { checkDiscounts, checkInterest, daysToReceive } from './codes.js'
import { type BbContract, checkedDigit240, contractsOf4, contractsOf6, contractsOf7, contractsOf8, contractsOfFree17, of4, of6, of7, of8, ofFree17 } from './contracts.js'
import { deadlines240 } from './deadlines.js'
import { demands240 } from './demands.js'
import { manual240 } from './manuals.js'
import { AGREEMENT_240, VARIANT_4, VARIANT_6, VARIANT_8, VARIANT_FREE_17, VERSIONS_240 } from './variants.js'

type Context = EntryContext<BbContract>

/** What a movement is about, besides the title itself: the manual names no columns, and only these go with an instruction. */
const ABOUT = {
  interest: ['01', '12', '13', '31'],
  discounts: ['01', '07', '16', '31', '34'],
  fine: ['01', '14', '15', '31'],
  deadline: ['01', '09', '31', '45', '46'],
  limit: ['01', '19', '31'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const isAbout = (what: keyof typeof ABOUT, { movement }: EntryContext): boolean => (ABOUT[what] as readonly string[]).includes(movement)

/** 13 takes interest away and 15 the fine, whatever the slip says of them. */
const DISPENSES_INTEREST = '13'
const DISPENSES_FINE = '15'

/** What is about the fine alone goes in R even when there is none. */
const WITH_FINE: readonly string[] = [movements240['14'].our_code, ...movements240['14'].also, movements240[DISPENSES_FINE].our_code]

const records = {
  header: fileHeader,
  lot_header: lotHeader,
  segment_p: segmentP,
  segment_q: segmentQ,
  segment_r: segmentR,
  segment_s_email: segmentSEmail,
  segment_s_messages: segmentSMessages,
  segment_y01: segmentY01,
  segment_y04: segmentY04,
  segment_y50: segmentY50,
  segment_y51: segmentY51,
  lot_trailer: lotTrailer,
  trailer: fileTrailer,
} as const

function shapeOf(_movement: unknown, ourCode: string): InstructionShape<typeof records> {
  const withR = { segment_p: 'all', segment_q: 'all', segment_r: 'all' } as const
  if (ourCode === '1001') return { ...withR, segment_s_email: 'all' }
  return WITH_FINE.includes(ourCode) ? { ...withR, segment_r: Object.keys(segmentR.fields) } : withR
}

/** Agreements of 7 digits. */
export const remittance240: RemittanceDialect = cnab240Remittance({
  ...of7,
  bank,
  name: 'bb240',
  bankName: 'BANCO DO BRASIL S.A.',
  manual: manual240,
  evidence: 'manual_and_files',
  records,
  companions: { segment_s_email: { many: true, linkFields: ['movement'] } },
  versions: VERSIONS_240,
  lotVersion: '042',
  contracts: contractsOf7,
  documentTypes: documentTypeByOurs240,
  // 0014: cobrança cedente (07.0 and 11.1, BB2).
  company: {
    agreement_number: ({ wallet }) => wallet.extra1,
    agreement_kind: () => '0014',
    wallet_number: ({ contract }) => contract.code,
    wallet_variation: ({ contract }) => contract.variation,
  },
  fileHeader: { file_layout_version: () => '083' },
  sends: {
    interest: (context) =>
      isAbout('interest', context) ? (context.movement === DISPENSES_INTEREST ? null : context.slip.interest) : undefined,
    discounts: (context) => (isAbout('discounts', context) ? context.slip.discounts : undefined),
    fine: (context) => (isCharged(context) ? context.slip.fine : null),
    deadlines: (context) => isAbout('deadline', context),
    protest: protestOf,
  },
  writes: {
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
        our_number: ({ our_number }) => (/^0*$/.test(our_number.number) ? '' : our_number.prefix + our_number.number + our_number.digit),
        charge_type: ({ contract }) => contract.charge_type,
        dispatch_type: dispatchOf,
        distribution_type: (context) => (context.movement === '01' && isByEmail(context) ? BY_EMAIL : dispatchOf(context)),
        // The code of write-off is not treated (38.3P, p. 14); 39.3P: zeros leave it to the bank's own deadline.
        revoke_code: () => NO_REVOKE,
        days_for_revoke: (context) =>
          daysText(segmentP.fields.days_for_revoke, isAbout('limit', context) ? (daysToReceive(context, deadlines240) ?? 0) : 0),
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
  },
  movements: movements240,
  shapeOf,
  deadlines: deadlines240,
  features: ['third_discount', 'bank_dispatch'],
  demands: demands240,
  // The message beside a guarantor or that is too long, and the guarantor's address: Y-01 is not used (p. 21).
  unsupportedFields: ({ slip }) => ({ ...(messageOf(slip) === '' ? messagesOf(slip) : {}), ...guarantorAddressOf(slip) }),
})

/** Agreements of 4 and of 6 digits, whose nosso número has a check digit. */
const withDigit = { checked: checkedDigit240 }
export const remittance240Of4: RemittanceDialect = { ...remittance240, evidence: 'manual', ...of4, ...withDigit, contracts: contractsOf4, variant: VARIANT_4, detectBy: [AGREEMENT_240[4]] }
export const remittance240Of6: RemittanceDialect = { ...remittance240, evidence: 'manual', ...of6, ...withDigit, contracts: contractsOf6, variant: VARIANT_6, detectBy: [AGREEMENT_240[6]] }

/** Agreements of 6 digits with a nosso número of 17 of the company's own. */
export const remittance240OfFree17: RemittanceDialect = {
  ...remittance240,
  evidence: 'manual',
  ...ofFree17,
  contracts: contractsOfFree17,
  variant: VARIANT_FREE_17,
  detectBy: [AGREEMENT_240[6], { field: 'segment_p.our_number', values: /^[0-9]{17}$/, example: '12345678901234567' }],
}

/** Agreements of 8 digits: of the service's reference, in no manual at hand. */
export const remittance240Of8: RemittanceDialect = { ...remittance240, evidence: 'family_manual', ...of8, contracts: contractsOf8, variant: VARIANT_8, detectBy: [AGREEMENT_240[8]] }

/** By e-mail where the bank prints the slip, which is agreed with it beforehand (18.3P, p. 11; segment S, p. 19). */
function isByEmail({ slip }: EntryContext): boolean {
  return slip.dispatch === 'bank' && slip.payer_email !== ''
}
const BY_EMAIL = '3'

/** In carteira 11 the bank prints and delivers; in 17 and 18 as agreed (17.3P and 18.3P, p. 11). */
function dispatchOf({ slip, contract }: Context): string {
  return contract.code === '11' || slip.dispatch === 'bank' ? '1' : '2'
}

/** 221–223. 45 and 46 are about the listing, whatever the slip says of a protest. */
function protestOf({ slip, movement }: Context): CodedDays | undefined {
  if (movement === '46') return { code: LIST, days: 0 }
  if (movement === '45') {
    if (slip.days_for_negativation === null) throw new ValidationError({ days_for_negativation: [BLANK] })
    return { code: LIST, days: deadlineDays(slip, 'days_for_negativation', deadlines240) }
  }
  checkNamedCodes(slip, { revoke_code: NO_REVOKE }, deadlines240.layout)
  if (movement !== '09') return undefined
  if (slip.days_for_sue !== null) return codedDays({ ...slip, days_for_negativation: null }, 'sue_code', deadlines240, movement)
  checkNamedCodes(slip, { sue_code: BANKS_OWN_DAYS.code }, deadlines240.layout)
  return BANKS_OWN_DAYS
}

/** The bank has its own days for a protest ordered without any (CNAB 400 nota 9 c, p. 14). */
const BANKS_OWN_DAYS: CodedDays = { code: '0', days: 0 }

const NO_REVOKE = '0'
const LIST: keyof typeof sueCodes240 = '8'

/** 14.3R to 16.3R, p. 17. 14 charges a fine, 15 takes it away. */
function isCharged(context: EntryContext): boolean {
  return isAbout('fine', context) && context.movement !== DISPENSES_FINE
}

function checkFine(context: Context): void {
  if (isCharged(context) && (context.slip.fine?.days ?? 0) > 1) throw new ValidationError({ days_for_fine: [LATE_FINE] })
}

/** 15.3R, p. 17: «Sistema aceita a mesma data do vencimento, ou dia seguinte». */
const LATE_FINE = 'deve ser no máximo 1: o CNAB 240 do Banco do Brasil cobra a multa no vencimento ou no dia seguinte'

/** The only message the bank prints, and not beside a guarantor (19.3Q, p. 16; 18.3R, pp. 17–18). */
function messageOf({ instructions, guarantor }: PreparedSlip): string {
  const message = instructions.join(' ')
  return guarantor === null && fits(segmentR.fields.message_3, message) ? message : ''
}

/** Banco do Brasil, Particularidades BB, Leiaute CNAB 240, February 2021: how returns are read and remittances written. */
import { ValidationError } from '../../cobranca/index.js'
import type { ReturnDialect } from '../bank.js'
import { registeredInterest } from '../bank-defaults.js'
import { type CodedDays, codedDays, type Deadlines } from '../deadlines.js'
import { issuedBeforeDueDate, issuedByFileDate, notProtested } from '../demands.js'
import { cardAndProposalAlone } from '../excludes.js'
import { cnab240Remittance, cnab240Return, daysText } from '../families/febraban240/index.js'
import type { Demand, EntryContext, InstructionShape, RemittanceDialect } from '../remittance-dialect.js'
import { checkNamedCodes } from '../slip-codes.js'
import { type BbContract, bank, manual240, of7, walletColumns } from './bank.js'
import { remittanceRecords240, returnRecords240, segmentP, segmentR } from './cnab240.js'
import { documentTypeByOurs240, movements240, occurrences240, reasons240, rejectionCodes240, type sueCodes240, WITH_BUREAU } from './cnab240-tables.js'
import { checkDiscounts, checkInterest, daysToList, daysToReceive, exactly, isByEmail, messageIn, NOT_PROTESTED, unsupportedFieldsOf } from './rules.js'

const NO_REVOKE = '0'

/** The code of write-off is not treated (38.3P). */
const deadlines240: Deadlines = {
  layout: 'CNAB 240 do Banco do Brasil',
  source: '36.3P a 39.3P, pp. 13–14',
  ranges: {
    days_for_sue: [
      { from: 6, to: 29, kind: 'calendar', code: '1' },
      exactly(35, 'calendar', '1'),
      exactly(40, 'calendar', '1'),
      { from: 3, to: 5, kind: 'working', code: '2' },
    ],
    days_for_negativation: [{ from: 1, to: 99, kind: 'unstated', code: '8' }],
    days_for_revoke: [{ from: 1, to: 360, kind: 'unstated' }],
  },
  codes: { sue_code: { none: ['3'] }, revoke_code: { none: [NO_REVOKE] } },
}

/** In carteira 11 the document is issued before the due date. */
const issuedBeforeDueDateIn11: Demand = (context) => {
  if (context.contract.code === '11') issuedBeforeDueDate(context)
}

/**
 * Issue date: 26.3P, p. 13. By the manual's table (24.3P, p. 12) cheques (01) and warrants (30) are not among the protested documents. Credit card and
 * proposal: anexos 02 and 03, pp. 34–35.
 */
const demands240: readonly Demand[] = [issuedByFileDate, issuedBeforeDueDateIn11, notProtested(...NOT_PROTESTED, '01', '30')]

const shared = {
  name: 'bb240',
  manual: manual240,
  evidence: 'manual_and_files',
  // Versions that the bank accepts; zeros are accepted too (20.0, p. 4).
  versions: ['000', '030', '040', '050', '080', '082', '083', '084'],
} as const

/** A variant's agreement in the header of the lot, in nine columns. */
export const agreementIn240 = (values: RegExp, example: string) => ({ field: 'lot_header.agreement_number', values, example }) as const

/** Agreements of 7 digits: nosso número of 17, without check digit. */
export const return240: ReturnDialect = cnab240Return({
  ...shared,
  records: returnRecords240,
  walletColumns,
  // The payer's value less the fee is credited (13.3U).
  titles: { segment_t: { other_credit: { money: 'segment_u.other_credit', where: 'segment_u.occurrence', isNot: WITH_BUREAU } } },
  occurrences: occurrences240,
  reasons: reasons240,
  rejectionCodes: rejectionCodes240,
})

type BbContext240 = EntryContext<BbContract>

/** Movements that send each part of a slip. The manual does not print which columns an instruction reads; an instruction sends the title and its own part. */
const ABOUT = {
  interest: ['01', '12', '13', '31'],
  discounts: ['01', '07', '16', '31', '34'],
  fine: ['01', '14', '15', '31'],
  deadline: ['01', '09', '31', '45', '46'],
  limit: ['01', '19', '31'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const isAbout = (part: keyof typeof ABOUT, { movement }: EntryContext): boolean => (ABOUT[part] as readonly string[]).includes(movement)

/** Movement 13 removes the interest and 15 the fine, even if the slip has them. */
const DISPENSES_INTEREST = '13'
const DISPENSES_FINE = '15'

/** Instructions about the fine alone. They always send segment R. */
const WITH_FINE: readonly string[] = [movements240['14'].our_code, ...movements240['14'].also, movements240[DISPENSES_FINE].our_code]

function shapeOf(_movement: unknown, ourCode: string): InstructionShape<typeof remittanceRecords240> {
  const withR = { segment_p: 'all', segment_q: 'all', segment_r: 'all' } as const
  if (ourCode === '1001') return { ...withR, segment_s_email: 'all' }
  return WITH_FINE.includes(ourCode) ? { ...withR, segment_r: Object.keys(segmentR.fields) } : withR
}

/** Message 3; the bank does not print it if the slip has a guarantor (19.3Q, p. 16; 18.3R, pp. 17–18). */
const messageOf = messageIn(segmentR.fields.message_3)

/** Agreements of 7 digits. */
export const remittance240: RemittanceDialect = cnab240Remittance({
  ...shared,
  ...of7,
  bank,
  bankName: 'BANCO DO BRASIL S.A.',
  records: remittanceRecords240,
  companions: { segment_s_email: { many: true, linkFields: ['movement'] } },
  lotVersion: '042',
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
        revoke_code: () => NO_REVOKE,
        // With zeros the bank applies its own deadline (39.3P).
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
  bankDefaults: [registeredInterest('C018, p. 13')],
  // Proposals, «inclusive R$ 0,00» (anexo 02, p. 34).
  excludes: cardAndProposalAlone,
  zeroAmount: ['36'],
  // Y-01, which has the guarantor's address, is not used (p. 21).
  unsupportedFields: unsupportedFieldsOf(messageOf),
})

const BY_EMAIL = '3'

/** In carteira 11 the bank prints and delivers; in 17 and 18 as agreed (17.3P and 18.3P, p. 11). */
function dispatchOf({ slip, contract }: BbContext240): string {
  return contract.code === '11' || slip.dispatch === 'bank' ? '1' : '2'
}

const LIST: keyof typeof sueCodes240 = '8'

/** The bank has its own days for a protest ordered without days (CNAB 400 nota 9 c, p. 14). */
const BANKS_OWN_DAYS: CodedDays = { code: '0', days: 0 }

/** Columns 221–223. Movements 45 and 46 send the code of the listing, even if the slip asks for a protest. */
function protestOf({ slip, movement }: BbContext240): CodedDays | undefined {
  if (movement === '46') return { code: LIST, days: 0 }
  if (movement === '45') return { code: LIST, days: daysToList(slip, deadlines240) }
  checkNamedCodes(slip, { revoke_code: NO_REVOKE }, deadlines240.layout)
  if (movement !== '09') return undefined
  if (slip.days_for_sue !== null) return codedDays({ ...slip, days_for_negativation: null }, 'sue_code', deadlines240, movement)
  checkNamedCodes(slip, { sue_code: BANKS_OWN_DAYS.code }, deadlines240.layout)
  return BANKS_OWN_DAYS
}

/** 14.3R to 16.3R, p. 17. Movement 14 charges a fine, 15 removes it. */
function isCharged(context: EntryContext): boolean {
  return isAbout('fine', context) && context.movement !== DISPENSES_FINE
}

/** 15.3R, p. 17: «Sistema aceita a mesma data do vencimento, ou dia seguinte». */
const LATE_FINE = 'deve ser no máximo 1: o CNAB 240 do Banco do Brasil cobra a multa no vencimento ou no dia seguinte'

function checkFine(context: BbContext240): void {
  if (isCharged(context) && (context.slip.fine?.days ?? 0) > 1) throw new ValidationError({ days_for_fine: [LATE_FINE] })
}

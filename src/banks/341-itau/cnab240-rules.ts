/**
 * Itaú, Cobrança CNAB 240, January 2017: how returns are read and remittances written. Instructions by nota 4 (p. 17), charges by notas 13–16 and 31,
 * protest and write-off by notas 18 and 19.
 */
import type { OurCode } from '../../cobranca/index.js'
import type { ReturnDialect } from '../bank.js'
import type { Deadlines } from '../deadlines.js'
import { cnab240Remittance, cnab240Return, paidFromCredit240 } from '../families/febraban240/index.js'
import type { EntryContext, InstructionShape, RemittanceDialect } from '../remittance-dialect.js'
import { documentTypeIn } from '../slip-codes.js'
import { bank, checked240, contracts240, manual240, ourNumber, walletDigits, walletFields } from './bank.js'
import { remittanceRecords240, returnRecords240 } from './cnab240.js'
import { events240, movements240, occurrences240, reasons240 } from './cnab240-tables.js'
import type { ItauMovement } from './cnab400-tables.js'
import { checkFine, demands, discountInCents, documentTypeOf, OTHER_DATA, orderedDays, sendsSlip, unknownTitle } from './rules.js'


/**
 * Both values of U (78–92 and 93–107) are «valor lançado em conta corrente» (p. 15), so `paid_amount` is computed from the credit. The bank of
 * payment (97–99) is zeros by p. 14; a real file fills it. There are no columns of other charges and credits. Indicator 40.6 (p. 35): the lot header has the
 * credit date, segment U, or (by default) both.
 */
export const return240: ReturnDialect = cnab240Return({
  name: 'itau240',
  manual: manual240,
  evidence: 'manual_and_files',
  checked: checked240,
  records: returnRecords240,
  versions: ['040'],
  titles: {
    segment_t: {
      other_fines: null,
      other_credit: null,
      paid_amount: paidFromCredit240,
      credit_at: { date: 'segment_u.credit_date', header: 'lot_header.credit_date' },
    },
  },
  occurrences: occurrences240,
  reasons: reasons240,
  rejectionCodes: { payer_tax_id: '37', due_date: '05', amount: '67', duplicated_number: '15', unknown_title: unknownTitle },
  events: events240,
})

/**
 * 00 means two calendar days; a slip with 2 days gets 00 (nota 18, p. 21; nota 4 C, p. 18). The bank rejects a negativation in less than two days (reason 43).
 */
const deadlines240: Deadlines = {
  layout: 'CNAB 240 do Itaú',
  source: 'notas 18 e 19, pp. 20–21',
  ranges: {
    days_for_sue: [
      { from: 1, to: 99, kind: 'calendar', code: '1' },
      { from: 1, to: 99, kind: 'working', code: '2' },
    ],
    days_for_negativation: [{ from: 2, to: 99, kind: 'calendar', code: '7' }],
    days_for_revoke: [{ from: 1, to: 99, kind: 'unstated', code: '1' }],
  },
  codes: { sue_code: { none: ['0', '3', '8'] }, revoke_code: { none: ['0', '2'] } },
}

/** Fields of P that observations A and B of nota 4 require (pp. 17–18). «Código da carteira» has no column in this layout. */
const B = ['agency_number', 'account_number', 'account_digit', 'wallet_code', 'our_number', 'our_number_digit']
const REQUIRED = { A: [...B, 'amount'], B } as const

/** A registration sends the whole slip. An instruction sends the fields of nota 4 and an empty segment Q, which is mandatory. */
function shapeOf({ requires, fields = {} }: ItauMovement, ourCode: OurCode): InstructionShape<typeof remittanceRecords240> {
  if (requires === 'all') return { segment_p: 'all', segment_q: 'all', segment_r: 'all', segment_y01: 'all' }
  const required = REQUIRED[requires]
  // A new value of the title is sent without other changes (nota 4 B).
  if (ourCode === '1028') return { segment_p: [...required, 'amount'], segment_q: [] }
  if (ourCode === '1031') return { segment_p: { allBut: ['amount'] }, segment_q: 'all', segment_r: 'all' }
  // 49 with zeros in a field of the fine removes the fine (nota 4 B, p. 18), even if the slip has a fine.
  if (ourCode === '1075') return { segment_p: required, segment_q: [], segment_r: [] }
  const { segment_p = [], ...others } = fields
  return { segment_p: [...required, ...segment_p], segment_q: [], ...others }
}

const REJECTED_CLAIM = '38'

/** A value of the slip; undefined for movements that do not send the slip. */
const ofSlip =
  <Value>(value: (context: EntryContext) => Value) =>
  (context: EntryContext): Value | undefined =>
    sendsSlip(context) ? value(context) : undefined

/** Segment R is sent with registrations, with 49 (fine) and with 31 (only discounts) (p. 11). */
const hasFine = ({ movement }: EntryContext): boolean => movement !== OTHER_DATA

export const remittance240: RemittanceDialect = cnab240Remittance({
  bank,
  name: 'itau240',
  bankName: 'BANCO ITAU SA',
  manual: manual240,
  evidence: 'manual_and_files',
  checked: checked240,
  records: remittanceRecords240,
  versions: ['040'],
  lotVersion: '030',
  contracts: contracts240,
  wallet: walletFields,
  walletDigits,
  ourNumber,
  fileHeader: { file_sequence: () => undefined },
  lotHeader: { remittance_number: () => undefined },
  sends: {
    interest: ofSlip(({ slip }) => slip.interest),
    discounts: ofSlip(({ slip }) => slip.discounts),
    deadlines: sendsSlip,
    fine: (context) => (hasFine(context) ? context.slip.fine : undefined),
  },
  writes: {
    segment_p: {
      values: {
        wallet_code: ({ contract }) => contract.code,
        document_type: ofSlip(({ slip }) => documentTypeIn(documentTypeOf, slip, deadlines240.layout)),
        discount_value: ofSlip(({ slip }) => discountInCents(slip, 0)),
      },
      own: (context) => (sendsSlip(context) ? {} : { days_for_sue: String(orderedDays(context, deadlines240)) }),
    },
    segment_r: {
      checks: { fine_value: (context) => hasFine(context) && checkFine(context) },
      values: {
        second_discount_value: ofSlip(({ slip }) => discountInCents(slip, 1)),
        third_discount_value: ofSlip(({ slip }) => discountInCents(slip, 2)),
        payer_occurrence_codes: ({ movement, instruction_code }) => (movement === REJECTED_CLAIM ? (instruction_code ?? undefined) : undefined),
      },
    },
    // Guarantor (sacador avalista) with an address (p. 13). Segment Q also has the name and tax id of the guarantor.
    segment_y01: { when: ({ slip }) => slip.guarantor?.address != null },
  },
  movements: movements240,
  shapeOf: (movement, ourCode) => shapeOf(movement as ItauMovement, ourCode),
  deadlines: deadlines240,
  features: ['third_discount'],
  demands,
})

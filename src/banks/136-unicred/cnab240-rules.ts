/** Unicred, CNAB 240: how returns are read (8 July 2021) and remittances written (15 December 2020). */
import { accountWithDigit } from '../account-with-digit.js'
import type { ReturnDialect } from '../bank.js'
import { issuedByFileDate } from '../demands.js'
import { cnab240Remittance, cnab240Return, linesFor, messageColumns } from '../families/febraban240/index.js'
import type { EntryContext, RemittanceDialect } from '../remittance-dialect.js'
import { bank, contracts, filenameOf, manualRemittance240, manualReturn240, ourNumber, walletFields } from './bank.js'
import { remittanceRecords240, returnRecords240 } from './cnab240.js'
import { protestDays } from './protest-days.js'
import { checkRebate, checkSlip, deadlinesOf, documentOf, fineTypeOf, interestOf, protestOf } from './slip-rules.js'
import { events240, movements240, occurrences240, reasons240 } from './tables240.js'

export const return240: ReturnDialect = cnab240Return({
  name: 'unicred240',
  manual: manualReturn240,
  evidence: 'manual',
  records: returnRecords240,
  lotVersions: { known: ['030'] },
  titles: {
    segment_t: {
      agency_number: null,
      account_number: 'segment_t.beneficiary_code',
      control_number: null,
      other_fines: null,
      other_credit: null,
    },
  },
  // T has neither agency nor account (pp. 4–5).
  walletColumns: { account_number: 'extra1' },
  occurrences: occurrences240,
  reasons: reasons240,
  events: events240,
})

const deadlines = deadlinesOf('CNAB 240 da Unicred', 'P 221–223, pp. 26–27')
const { layout } = deadlines

const { interest_value: INTEREST } = remittanceRecords240.segment_p.fields

const COLUMNS_OF_R = messageColumns(remittanceRecords240.segment_r)

/** Messages of the slip: two in R, the third in S (C037, p. 27). Whether it takes one from each S, where S repeats, is not printed. */
const MOST_MESSAGES = COLUMNS_OF_R.names.length + 1

const messagesOf = ({ slip }: EntryContext): readonly string[] => linesFor(slip, COLUMNS_OF_R, MOST_MESSAGES)

/** Whether R does not hold all messages; too many are an error of R. */
const exceedsR = ({ slip }: EntryContext): boolean =>
  linesFor(slip, COLUMNS_OF_R, Number.POSITIVE_INFINITY).length > COLUMNS_OF_R.names.length

const TITLE = { segment_p: 'all', segment_q: 'all' } as const

export const remittance240: RemittanceDialect = cnab240Remittance({
  name: 'unicred240',
  manual: manualRemittance240,
  evidence: 'manual',
  bank,
  bankName: 'UNICRED DO BRASIL',
  records: remittanceRecords240,
  companions: {
    // Instructions and changes may go without it (p. 3).
    segment_q: { required: true, requiredFor: { field: 'movement', codes: ['01'] }, linkFields: ['movement'] },
    // Each record has two of the up to 36 lines for the receipt (C078, p. 28).
    segment_s: { many: true, linkFields: ['movement'] },
  },
  versions: ['085'],
  lotVersions: { known: ['044'] },
  contracts,
  wallet: walletFields,
  ourNumber,
  company: { beneficiary_code: 'extra1' },
  lotHeader: { beneficiary_account: ({ wallet }) => accountWithDigit(wallet) },
  sends: { protest: (context) => protestOf(deadlines, context) },
  collects: true,
  writes: {
    segment_p: {
      checks: {
        acceptance: ({ slip }) => checkSlip(slip, layout),
        discountable: ({ slip }) => void documentOf(slip, layout),
        value_rebate: checkRebate,
      },
      values: {
        discountable: () => 'N',
        interest_type: ({ slip }) => interestOf(INTEREST, slip).code,
        interest_value: ({ slip }) => interestOf(INTEREST, slip).number,
      },
    },
    segment_r: {
      orWhen: ({ slip }) => slip.instructions.length > 0,
      values: {
        fine_type: ({ slip }) => fineTypeOf(slip),
        message_3: (context) => messagesOf(context)[0],
        message_4: (context) => messagesOf(context)[1],
      },
    },
    segment_s: {
      when: exceedsR,
      values: { message_7: (context) => messagesOf(context)[2] },
    },
    segment_y01: {},
    segment_y_email: {},
  },
  movements: movements240,
  // Entries send all segments; changes of the payer's data send his e-mail, too (p. 3). The manual prints the columns that an instruction reads only for the
  // rebate (p. 11) and the protest (p. 26): the others send the whole title.
  shapeOf: (movement, ourCode) => {
    if (ourCode === '1001')
      return { ...TITLE, segment_r: 'all', segment_s: 'all', segment_y01: 'all', segment_y_email: 'all' }
    return movement === movements240['23'] ? { ...TITLE, segment_y_email: 'all' } : TITLE
  },
  deadlines,
  features: [],
  // Reason 25.
  demands: [issuedByFileDate],
  warnings: protestDays,
  unsupportedFields: ({ slip }) => documentOf(slip, layout),
  filename: filenameOf('CNAB240'),
})

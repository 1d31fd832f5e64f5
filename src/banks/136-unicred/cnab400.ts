/** Unicred, CNAB 400: how returns are read (7 August 2020) and remittances written (17 November 2021). */
import { chargeInCents, type PreparedSlip, Problems } from '../../cobranca/index.js'
import { messageLines, rejectionCodes240, taxIdKind2 } from '../../febraban/index.js'
import { issuedByFileDate } from '../demands.js'
import { cnab400Remittance, cnab400Return } from '../families/core400/index.js'
import { chargeInto, columnCount } from '../into-fields.js'
import { type EntryContext, instructionsOf, type RecordValues } from '../remittance-dialect.js'
import { AGENCY_AND_ACCOUNT } from '../wallet-columns.js'
import { bank, contracts, filenameOf, manualRemittance400, manualReturn400, ourNumber, walletFields } from './bank.js'
import { protestDays } from './protest-days.js'
import { remittanceRecords } from './remittance-records.js'
import { returnRecords } from './return-records.js'
import { checkRebate, checkSlip, deadlinesOf, documentOf, fineTypeOf, interestOf, protestOf } from './slip-rules.js'
import { events, movements, occurrences, reasons } from './tables.js'
import { words400 } from './words.js'

export const return400 = cnab400Return({
  bank,
  layout: { records: returnRecords, words: words400 },
  walletColumns: { ...AGENCY_AND_ACCOUNT, beneficiary_code: 'extra1' },
  manual: manualReturn400,
  evidence: 'manual_and_files',
  occurrences,
  reasons,
  rejectionCodes: rejectionCodes240,
  events,
})

/** 158–160, pp. 13–14. */
const deadlines = deadlinesOf('CNAB 400 da Unicred', '158–160, pp. 13–14')

/** Messages of the slip, p. 19, in records of three. */
const MAX_MESSAGES = 7

type UnicredTitle = RecordValues<typeof remittanceRecords.title>

export const remittance400 = cnab400Remittance({
  bank,
  manual: manualRemittance400,
  evidence: 'manual_and_files',
  layout: { records: remittanceRecords, companions: { guarantor: {}, address: {}, messages: { many: true } } },
  contracts,
  wallet: walletFields,
  ourNumber,
  file: { header: ({ wallet }) => ({ beneficiary_code: wallet.extra1, bank_name: 'UNICRED' }) },
  records: {
    title,
    guarantor: ({ slip }) => guarantor(slip),
    messages: ({ slip }) => messages(slip),
  },
  movements,
  // The manual prints the columns that an instruction reads only for the rebate (p. 15) and the protest (p. 14): the others send the whole title.
  instructions: instructionsOf(movements, (_movement, ourCode) => (ourCode === '1001' ? { title: 'all', guarantor: 'all', messages: 'all' } : { title: 'all' })),
  deadlines,
  features: [],
  // Reason 25.
  demands: [issuedByFileDate],
  warnings: protestDays,
  unsupportedFields: ({ slip }) => documentOf(slip, deadlines.layout),
  endMark: true,
  filename: filenameOf('CNAB400'),
})

function title(context: EntryContext): UnicredTitle {
  const { slip } = context
  const { layout } = deadlines
  const [discount] = slip.discounts
  const problems = new Problems()
  problems.attempt(documentOf, slip, layout)
  problems.attempt(checkSlip, slip, layout)
  problems.attempt(checkRebate, context)
  const protest = problems.attempt(protestOf, deadlines, context)
  const fine_value = problems.attempt(chargeInto, remittanceRecords.title.fields.fine_value, slip.fine, 'fine_percentage')
  const interest = problems.attempt(interestOf, remittanceRecords.title.fields.interest_value, slip)
  const discount_value = problems.attempt(chargeInCents, discount, slip.amount, 'discount_percentage')
  problems.throwAny()
  return {
    fine_type: fineTypeOf(slip),
    fine_value,
    interest_type: interest?.code,
    interest_value: interest?.number,
    discountable: 'N',
    discount_type: discount === undefined ? '0' : '1',
    discount_value,
    sue_code: protest?.code,
    days_for_sue: protest?.days,
  }
}

function guarantor({ guarantor: party }: PreparedSlip): RecordValues<typeof remittanceRecords.guarantor> {
  if (party === null) return {}
  return {
    guarantor_tax_id_type: party.tax_id_type === null ? '' : taxIdKind2(party.tax_id_type),
    guarantor_tax_id: party.tax_id ?? '',
    guarantor_address: party.address ?? '',
    guarantor_neighborhood: party.neighborhood ?? '',
    guarantor_zipcode: party.zipcode ?? '',
    guarantor_city: party.city ?? '',
    guarantor_state: party.state ?? '',
  }
}

function messages(slip: PreparedSlip): readonly RecordValues<typeof remittanceRecords.messages>[] {
  const lines = messageLines(slip, columnCount(remittanceRecords.messages.fields.message_1), MAX_MESSAGES)
  return [0, 3, 6].filter((at) => at < lines.length).map((at) => ({ message_1: lines[at] ?? '', message_2: lines[at + 1] ?? '', message_3: lines[at + 2] ?? '' }))
}

/** Unicred, CNAB 400: how returns are read (7 August 2020) and remittances written (17 November 2021). */
import { BLANK, chargeInCents, type FieldErrors, type PreparedSlip, Problems, ValidationError } from '../../cobranca/index.js'
import { messageLines, rejectionCodes240, taxIdKind2 } from '../../febraban/index.js'
import { codedDays, type Deadlines } from '../deadlines.js'
import { issuedByFileDate } from '../demands.js'
import { cnab400Remittance, cnab400Return } from '../families/core400/index.js'
import { chargeInto, columnsOf } from '../into-fields.js'
import { type EntryContext, instructionsOf, type RecordValues } from '../remittance-dialect.js'
import { documentTypeIn } from '../slip-codes.js'
import { AGENCY_AND_ACCOUNT } from '../wallet-columns.js'
import { bank, contracts, filename, manualRemittance400, manualReturn400, ourNumber, walletFields } from './bank.js'
import { remittanceRecords, type sueCodes } from './remittance-records.js'
import { returnRecords } from './return-records.js'
import { events, movements, occurrences, reasons } from './tables.js'

export const return400 = cnab400Return({
  bank,
  layout: { records: returnRecords },
  walletColumns: { ...AGENCY_AND_ACCOUNT, beneficiary_code: 'extra1' },
  manual: manualReturn400,
  evidence: 'manual_and_files',
  occurrences,
  reasons,
  rejectionCodes: rejectionCodes240,
  events,
})

/** The service's document_type → espécie of the slip (ficha, p. 6). No column of a file has it. */
const documentTypes = { '02': 'DM', '04': 'DS', '07': 'LC', '12': 'NP', '16': 'NS', '17': 'REC', '19': 'ND', '32': 'CS', '99': 'Outros' } as const

/** Document type of nearly all slips. Others are reported, since the file leaves them out. */
const USUAL_DOCUMENT = 'DM'

const NO_PROTEST = '3' satisfies keyof typeof sueCodes

/** 158–160, pp. 13–14: two columns, of days from 1. */
const deadlines: Deadlines = {
  layout: 'CNAB 400 da Unicred',
  source: '158–160, pp. 13–14',
  ranges: {
    days_for_sue: [
      { from: 1, to: 99, kind: 'calendar', code: '1' },
      { from: 1, to: 99, kind: 'working', code: '2' },
    ],
  },
  codes: { sue_code: { none: [NO_PROTEST] } },
}

/** Concessão de abatimento, p. 12. */
const REBATE = '04' satisfies keyof typeof movements

/** Messages of the slip, p. 19, in records of three. */
const MOST_MESSAGES = 7

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
  // Which columns each instruction reads is not printed, but for the rebate (p. 15) and the protest (p. 14): they send the title whole.
  instructions: instructionsOf(movements, (_movement, ourCode) => (ourCode === '1001' ? { title: 'all', guarantor: 'all', messages: 'all' } : { title: 'all' })),
  deadlines,
  features: [],
  // Reason 25.
  demands: [issuedByFileDate],
  unsupportedFields: ({ slip }) => documentOf(slip),
  endMark: true,
  filename,
})

function title({ slip, movement, our_code, value_rebate }: EntryContext): UnicredTitle {
  const [discount] = slip.discounts
  const problems = new Problems()
  problems.attempt(documentTypeIn, documentTypes, slip, deadlines.layout)
  problems.attempt(checkSlip, slip)
  problems.attempt(checkRebate, movement, value_rebate)
  const protest = problems.attempt(protestOf, slip, movement, our_code)
  const fine_value = problems.attempt(chargeInto, remittanceRecords.title.fields.fine_value, slip.fine, 'fine_percentage')
  const interest_value = problems.attempt(chargeInCents, slip.interest, slip.amount, 'interest_percentage')
  const discount_value = problems.attempt(chargeInCents, discount, slip.amount, 'discount_percentage')
  problems.throwAny()
  return {
    fine_type: slip.fine === null ? '3' : slip.fine.kind === 'value' ? '1' : '2',
    fine_value,
    interest_type: slip.interest === null ? '5' : '1',
    interest_value,
    discountable: 'N',
    discount_type: discount === undefined ? '0' : '1',
    discount_value,
    ...protest,
  }
}

/** The bank counts fine and interest from the day after the due date (pp. 11 and 14), and has no acceptance. */
function checkSlip({ accepted, fine, interest }: PreparedSlip): void {
  const errors: FieldErrors = {}
  if (accepted) errors['acceptance'] = [`deve ser N: o ${deadlines.layout} não tem aceite`]
  if ((fine?.days ?? 1) !== 1) errors['days_for_fine'] = [`deve ser 1 no ${deadlines.layout}`]
  if ((interest?.days ?? 1) !== 1) errors['days_for_interest'] = [`deve ser 1 no ${deadlines.layout}`]
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

/** «Deve ser preenchido somente no envio 04» (p. 15): with another movement it would be lost. */
function checkRebate(movement: string, value_rebate: number | null): void {
  if (movement !== REBATE && value_rebate !== null && value_rebate > 0)
    throw new ValidationError({ value_rebate: ['só é lido pela Unicred na concessão de abatimento: envie a instrução 1004'] })
}

/** 158–160 are read with 01 and 26 only; 26 creates or changes the order to protest, or removes it (pp. 13–14). */
function protestOf(slip: PreparedSlip, movement: string, our_code: EntryContext['our_code']): UnicredTitle {
  const isOrder = movement === '01' || our_code === '1151' || our_code === '1017'
  if (our_code === '1151' && slip.days_for_sue === null) throw new ValidationError({ days_for_sue: [BLANK] })
  if (!isOrder) return { sue_code: NO_PROTEST, days_for_sue: 0 }
  const { code, days } = codedDays(slip, 'sue_code', deadlines, movement)
  return { sue_code: code, days_for_sue: days }
}

/** The document type that the file leaves out, unless it is the usual one. */
function documentOf(slip: PreparedSlip): Readonly<Record<string, string>> {
  const type = documentTypeIn(documentTypes, slip, deadlines.layout)
  return type === USUAL_DOCUMENT ? {} : { document_type: type }
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
  const lines = messageLines(slip, columnsOf(remittanceRecords.messages.fields.message_1), MOST_MESSAGES)
  return [0, 3, 6].filter((at) => at < lines.length).map((at) => ({ message_1: lines[at] ?? '', message_2: lines[at + 1] ?? '', message_3: lines[at + 2] ?? '' }))
}

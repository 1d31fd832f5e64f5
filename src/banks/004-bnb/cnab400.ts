/** Banco do Nordeste, Cobrança Eletrônica BNB, 400 Posições, v2.0 (July 2011): how returns are read and remittances written. */
import { chargeInCents, type FieldErrors, type OurCode, type PreparedCharge, type PreparedSlip, Problems, ValidationError } from '../../cobranca/index.js'
import { messageLines } from '../../febraban/index.js'
import { type Deadlines, deadlineDays } from '../deadlines.js'
import { hasDocumentNumber } from '../demands.js'
import { cnab400Remittance, cnab400Return } from '../families/core400/index.js'
import { columnCount, wholePercentageInto } from '../into-fields.js'
import { type BankDefault, type Demand, type EntryContext, instructionsOf, type RecordValues } from '../remittance-dialect.js'
import { checkInstructions, documentTypeIn } from '../slip-codes.js'
import { guarantorDetailsOf, mergeFields, messagesOf } from '../unsupported-fields.js'
import { type BnbContract, bank, contracts, manual, ourNumber, walletFields } from './bank.js'
import { remittanceRecords } from './remittance-records.js'
import { returnRecords } from './return-records.js'
import { documentTypes, events, instructionTexts, movements, occurrences, reasons, rejectionCodes } from './tables.js'

export const return400 = cnab400Return({
  bank,
  layout: { records: returnRecords, titles: [{ main: 'title' }, { main: 'title_settled' }] },
  projections: { title: { error_code: 'title.reason_flags' }, title_settled: { error_code: 'title_settled.reason_flags' } },
  manual,
  evidence: 'manual_and_files',
  occurrences,
  reasons,
  rejectionCodes,
  events,
})

const LAYOUT = 'CNAB 400 do Banco do Nordeste'

/** 99 is not to protest (392–393, p. 8). */
const NO_PROTEST = 99

const deadlines: Deadlines = {
  layout: LAYOUT,
  source: '392–393, p. 8',
  ranges: { days_for_sue: [{ from: 1, to: NO_PROTEST - 1, kind: 'unstated' }] },
}

const NO_CHARGES: keyof typeof instructionTexts = '08'
const BANKS_CHARGE: keyof typeof instructionTexts = '15'

/** Instructions that contradict the charges of the slip (nota 7, p. 13; 161–173, p. 7). */
const chargesAgree: Demand = ({ slip }) => {
  const { first_instruction: code } = slip
  const errors: FieldErrors = {}
  if (slip.interest !== null && (code === NO_CHARGES || code === BANKS_CHARGE)) errors['interest_type'] = [notWith(slip)]
  if (slip.fine !== null && code === NO_CHARGES) errors['fine_type'] = [notWith(slip)]
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

/** The instruction not to receive a title after its due date. */
const NOT_AFTER_DUE: keyof typeof instructionTexts = '12'

/** Instructions that decide the charges of a slip without interest. */
const DECIDES_INTEREST: readonly string[] = [NO_CHARGES, BANKS_CHARGE, NOT_AFTER_DUE]

/**
 * With zeros in 161–173 the bank charges its own interest, unless an instruction decides otherwise: that of the title or, for 00, that of the beneficiary's
 * carteira (p. 7; nota 7, p. 13), which the file does not show.
 */
const ownInterest: BankDefault = {
  field: 'interest_type',
  effect: {
    pt: `pode cobrar a comissão de permanência dele: sem instrução valem as da carteira do beneficiário; \`first_instruction\` ${NO_CHARGES} a dispensa`,
    en: `may charge its own interest for late payment (comissão de permanência): without an instruction those of the beneficiary’s carteira apply; \`first_instruction\` ${NO_CHARGES} waives it`,
  },
  source: '161–173, p. 7; nota 7, p. 13',
  warning: ({ our_code, slip: { interest, first_instruction } }) =>
    our_code === '1001' && interest === null && !DECIDES_INTEREST.includes(first_instruction)
      ? {
          code: 'interest_by_bank',
          field: 'interest_type',
          message: `sem juros, o Banco do Nordeste pode cobrar a comissão de permanência dele: informe os juros, ou first_instruction ${NO_CHARGES} para que não haja encargos`,
        }
      : null,
}

const notWith = ({ first_instruction }: PreparedSlip): string => `não pode vir com first_instruction ${first_instruction}`

type BnbContext = EntryContext<BnbContract>
type BnbTitle = RecordValues<typeof remittanceRecords.title>

export const remittance400 = cnab400Remittance({
  bank,
  layout: { records: remittanceRecords, titles: [{ main: 'title' }, { main: 'title_change' }] },
  manual,
  evidence: 'manual',
  contracts,
  wallet: walletFields,
  ourNumber,
  // v2.0 prints «B. DO NORDESTE» (p. 5); the manual of August 2009 prints this name as a literal (p. 2), and the bank's own files have it.
  file: { header: ({ wallet }) => ({ bank_name: 'B.DO NORDESTE', user_code: wallet.extra1 }) },
  records: { title, title_change: titleChange },
  movements,
  // The manual prints omitted columns only for service 31; the other services send the whole title.
  instructions: instructionsOf(movements, ({ our_code }) => (our_code === '1031' ? { title_change: 'all' } : { title: 'all' })),
  features: ['second_discount'],
  deadlines,
  demands: [hasDocumentNumber, chargesAgree],
  bankDefaults: [ownInterest],
  // 352–391 are of the guarantor's name or of a message.
  unsupportedFields: ({ slip }) => (slip.guarantor === null ? {} : mergeFields(guarantorDetailsOf(slip), messagesOf(slip))),
  endMark: true,
})

function title(context: BnbContext): BnbTitle {
  const { slip, contract, value_rebate } = context
  const problems = new Problems()
  const sent = charges(slip, problems)
  const document_type = problems.attempt(documentTypeIn, documentTypes, slip, LAYOUT)
  const first_instruction = problems.attempt(instructionOf, slip)
  const days_for_sue = problems.attempt(protestOf, context)
  const guarantor_or_message = problems.attempt(guarantorOrMessage, slip)
  problems.throwAny()
  return {
    ...sent,
    wallet_number: contract.inFile,
    document_type,
    acceptance: acceptanceOf(slip),
    first_instruction,
    value_rebate: value_rebate ?? 0,
    guarantor_or_message,
    days_for_sue,
    currency_code: REAL,
  }
}

const acceptanceOf = ({ accepted }: PreparedSlip): string => (accepted ? 'S' : 'N')

/** Real (nota 6, p. 13). */
const REAL = '0'

/** Without interest, the columns of the interest are zeros: see `ownInterest`. */
function charges(slip: PreparedSlip, problems: Problems): BnbTitle {
  const [discount, second] = slip.discounts
  problems.attempt(checkDays, slip)
  return {
    fine_percentage: problems.attempt(fineOf, slip.fine),
    interest_value: problems.attempt(chargeInCents, slip.interest, slip.amount, 'interest_percentage'),
    discount_value: problems.attempt(chargeInCents, discount, slip.amount, 'discount_percentage'),
    second_discount_value: problems.attempt(chargeInCents, second, slip.amount, 'second_discount_percentage'),
  }
}

/** The layout has no column for the day from which fine and interest count. */
function checkDays({ fine, interest }: PreparedSlip): void {
  const errors: FieldErrors = {}
  if ((fine?.days ?? 1) > 1) errors['days_for_fine'] = [`deve ser 1: o ${LAYOUT} conta a multa desde o vencimento`]
  if ((interest?.days ?? 1) > 1) errors['days_for_interest'] = [`deve ser 1: o ${LAYOUT} conta os juros desde o vencimento`]
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

function fineOf(fine: PreparedCharge | null): number {
  if (fine === null) return 0
  if (fine.kind === 'value') throw new ValidationError({ fine_value: [`não existe no ${LAYOUT}: informe a multa em percentual inteiro`] })
  return wholePercentageInto(remittanceRecords.title.fields.fine_percentage, fine.percentage, 'fine_percentage', LAYOUT)
}

/** Without an instruction, the bank applies the instructions of the carteira (nota 7, p. 13). */
const NO_INSTRUCTION: keyof typeof instructionTexts = '00'

function instructionOf(slip: PreparedSlip): string {
  checkInstructions(slip, instructionTexts, LAYOUT)
  return slip.first_instruction || NO_INSTRUCTION
}

/** 99 in a registration without protest and in an order not to protest; zeros in other services without days (p. 4). */
function protestOf({ slip, our_code }: BnbContext): number {
  if (our_code === '1010') return NO_PROTEST
  return deadlineDays(slip, 'days_for_sue', deadlines) || (our_code === '1001' ? NO_PROTEST : 0)
}

function guarantorOrMessage(slip: PreparedSlip): string {
  if (slip.guarantor !== null) return slip.guarantor.name
  const [message = ''] = messageLines(slip, columnCount(remittanceRecords.title.fields.guarantor_or_message), 1)
  return message
}

type BnbChange = RecordValues<typeof remittanceRecords.title_change>

/** Neutral values of the columns that a change may leave unchanged (service 31, p. 7). */
const UNCHANGED: BnbChange = {
  fine_percentage: null,
  control_number: '',
  contract_number: '',
  second_discount_date: null,
  second_discount_value: null,
  document_number: '',
  due_date: null,
  amount: null,
  document_type: '',
  acceptance: '',
  document_date: null,
  first_instruction: '',
  interest_value: null,
  discount_date: null,
  discount_value: null,
  iof: null,
  value_rebate: null,
  payer_tax_id_type: '',
  payer_tax_id: '',
  payer_name: '',
  payer_address: '',
  payer_neighborhood: '',
  payer_zipcode: '',
  payer_city: '',
  payer_state: '',
  days_for_sue: null,
}

/** `undefined` writes the usual value of the column. */
const PAYER_NAME: BnbChange = { payer_name: undefined }
const PAYER_ADDRESS: BnbChange = { payer_address: undefined, payer_neighborhood: undefined }
const PAYER_ZIPCODE: BnbChange = { payer_zipcode: undefined }
const PAYER_STATE: BnbChange = { payer_state: undefined }
const PAYER_TAX_ID: BnbChange = { payer_tax_id_type: undefined, payer_tax_id: undefined }
const PAYER: BnbChange = { ...PAYER_NAME, ...PAYER_ADDRESS, ...PAYER_ZIPCODE, ...PAYER_STATE, ...PAYER_TAX_ID }

const discountOf = ({ slip }: BnbContext): BnbChange => {
  const [discount] = slip.discounts
  return discount === undefined ? {} : { discount_date: discount.date, discount_value: chargeInCents(discount, slip.amount, 'discount_percentage') }
}

const documentTypeOf = ({ slip }: BnbContext): BnbChange => ({ document_type: documentTypeIn(documentTypes, slip, LAYOUT) })

/** Columns that each instruction changes, among the data that service 31 lists (nota 3, p. 12). */
const CHANGED: Readonly<Partial<Record<OurCode, (context: BnbContext) => BnbChange>>> = {
  '1012': () => PAYER_NAME,
  '1013': () => PAYER_ADDRESS,
  '1015': () => PAYER_STATE,
  '1020': () => PAYER_TAX_ID,
  '1031': (context) => ({
    ...PAYER,
    ...discountOf(context),
    ...documentTypeOf(context),
    document_date: undefined,
    acceptance: acceptanceOf(context.slip),
    first_instruction: context.slip.first_instruction === '' ? '' : instructionOf(context.slip),
  }),
  '1038': () => PAYER_ZIPCODE,
  '1073': discountOf,
  '1079': () => PAYER,
  '1103': discountOf,
  '1123': documentTypeOf,
}

function titleChange(context: BnbContext): BnbChange {
  return { ...UNCHANGED, wallet_number: context.contract.inFile, ...CHANGED[context.our_code]!(context) }
}

/** Safra, Layout Padrão Safra 400, December 2017: how returns are read and remittances written. */
import { addDays, chargeInCents, type FieldErrors, MUST_NOT_BE_BLANK, type PreparedSlip, Problems, ValidationError } from '../../cobranca/index.js'
import { taxIdKind1, taxIdKind2 } from '../../febraban/index.js'
import { type Deadlines, rangeOf } from '../deadlines.js'
import { guarantorHasTaxId, guarantorIsNotPayer, hasDocumentNumber, noRebateAtEntry } from '../demands.js'
import { cnab400Remittance, cnab400Return } from '../families/core400/index.js'
import { percentageInto } from '../into-fields.js'
import { type Demand, type EntryContext, type InstructionShape, instructionsOf, type RecordValues } from '../remittance-dialect.js'
import { checkInstructions, documentTypeIn, noInstructionLeft } from '../slip-codes.js'
import { messagesOf } from '../unsupported-fields.js'
import { bank, contracts, manual, ourNumber, walletFields } from './bank.js'
import { remittanceRecords } from './remittance-records.js'
import { returnRecords } from './return-records.js'
import { cashierInstructions, documentTypes, events, movements, occurrences, reasons, rejectionCodes } from './tables.js'
import { words400 } from './words.js'

/** The paid amount is «valor líquido pago pelo pagador» (254–266, p. 15); no column has the credited amount. */
export const return400 = cnab400Return({
  bank,
  manual,
  evidence: 'manual',
  layout: { records: returnRecords, words: words400 },
  occurrences,
  reasons,
  rejectionCodes,
  events,
})

const LAYOUT = 'CNAB 400 do Safra'

/**
 * The third instruction holds the days of protest (6.1.6, p. 13); the manual prints no bounds. 02 and 03 are returns after a fixed number of days (6.1.5, p.
 * 12).
 */
const deadlines: Deadlines = {
  layout: LAYOUT,
  source: '106–107 e 157–160, pp. 7, 12 e 13',
  ranges: {
    days_for_sue: [{ from: 1, to: 99, kind: 'unstated', code: '10' }],
    days_for_revoke: [
      { from: 15, to: 15, kind: 'unstated', code: '02' },
      { from: 30, to: 30, kind: 'unstated', code: '03' },
    ],
  },
}

type SafraContext = EntryContext<(typeof contracts)[keyof typeof contracts]>

/** In vinculada the bank decides the days of protest (p. 7); the file has none (guide of 2019, p. 11). */
const LINKED = contracts['safra-bs-2'].code

/** Minimum number of days between the date of the file and the due date of a slip that the beneficiary prints: 1 in simples, 2 in vinculada (p. 8). */
const dueInTime: Demand = ({ slip, contract, date }) => {
  const days = contract.code === LINKED ? 2 : 1
  if (slip.expire_at < addDays(date, days))
    throw new ValidationError({ expire_at: [`deve ser pelo menos ${days} ${days === 1 ? 'dia' : 'dias'} depois da data da remessa na carteira ${contract.code}`] })
}

const protestIsTheBanks: Demand = ({ slip, contract }) => {
  if (slip.days_for_sue !== null && contract.code === LINKED)
    throw new ValidationError({ days_for_sue: [`não existe na carteira ${LINKED}: o prazo de protesto é o do banco`] })
}

type SafraTitle = RecordValues<typeof remittanceRecords.title>
type SafraTitleFine = RecordValues<typeof remittanceRecords.title_fine>

/** Account and number of a title, and the fields that every instruction needs: nosso número, carteira and amount (p. 11). */
const IDENTITY = [
  'beneficiary_tax_id_type', 'beneficiary_tax_id', 'agency_number', 'account_number', 'account_digit', 'control_number', 'our_number', 'wallet_number', 'movement',
  'amount', 'bank_code', 'collecting_agency_number', 'issuing_bank', 'file_sequence',
] as const satisfies readonly (keyof SafraTitle)[]

/** Additional fields of an instruction (p. 11). */
const ALSO_SENT: Readonly<Partial<Record<string, readonly (keyof SafraTitle)[]>>> = {
  '1003': ['due_date'],
  '1004': ['value_rebate'],
  '1005': ['value_rebate'],
  '1008': ['document_number'],
  '1009': ['due_date'],
  '1010': ['due_date'],
  '1120': ['document_number'],
}

const ENTRY: InstructionShape<typeof remittanceRecords> = { title: 'all', title_fine: 'all', guarantor: 'all', invoice: 'all' }

const companions = { guarantor: {}, invoice: {} } as const

export const remittance400 = cnab400Remittance({
  bank,
  manual,
  evidence: 'manual_and_files',
  layout: {
    words: words400,
    records: remittanceRecords,
    titles: [
      { main: 'title', companions },
      { main: 'title_fine', companions },
    ],
    totals: [
      { field: 'trailer.title_count', equals: 'file_titles' },
      { field: 'trailer.total_amount', equals: { sum: 'title.amount', over: 'file' } },
    ],
    fileConstants: ['file_sequence'],
  },
  contracts,
  wallet: walletFields,
  ourNumber,
  file: { header: () => ({ bank_name: 'BANCO SAFRA' }) },
  records: {
    title: { when: ({ slip }) => slip.fine === null, values: title },
    title_fine: { when: ({ slip }) => slip.fine !== null, values: titleFine },
    guarantor: { when: ({ slip }) => slip.payer_email !== '' || hasDetails(slip), values: guarantor },
    invoice: { when: ({ slip }) => slip.nfe_key !== null, values: () => ({}) },
  },
  movements,
  instructions: instructionsOf(movements, (_movement, ourCode) => (ourCode === '1001' ? ENTRY : { title: [...IDENTITY, ...(ALSO_SENT[ourCode] ?? [])] })),
  deadlines,
  features: ['nfe_key'],
  // In a registration the columns of the rebate hold the fine; a rebate is possible only after the confirmation (6.1.8, p. 13; reason 088, p. 18).
  demands: [hasDocumentNumber, guarantorIsNotPayer, guarantorHasTaxId, dueInTime, noRebateAtEntry, protestIsTheBanks],
  unsupportedFields: ({ slip }) => messagesOf(slip),
  endMark: true,
})

function title(context: SafraContext): SafraTitle {
  const { slip, wallet, movement, value_rebate, date } = context
  if (movement === CHANGE_OF_DUE_DATE && slip.expire_at <= date) throw new ValidationError({ expire_at: ['deve ser depois da data da remessa'] })
  const identity = { ...inscriptionOf(context), collecting_agency_number: wallet.agency_number, value_rebate: value_rebate ?? 0, issuing_bank: bank.number }
  return movement === REGISTRATION ? { ...identity, ...termsOf(context) } : identity
}

/**
 * The columns of the company's tax id. Only companies of factoring, securitization and fomento have a guarantor (guide of 2019, p. 7): they send its tax id here,
 * and its name in 352–381 (6.1.1, p. 11).
 */
function inscriptionOf({ slip: { guarantor }, wallet }: SafraContext): Pick<SafraTitle, 'beneficiary_tax_id_type' | 'beneficiary_tax_id'> {
  const { beneficiary_tax_id_type: type, beneficiary_tax_id } = wallet
  if (guarantor?.tax_id == null) return { beneficiary_tax_id_type: taxIdKind2(type), beneficiary_tax_id }
  return { beneficiary_tax_id_type: taxIdKind2(guarantor.tax_id_type!), beneficiary_tax_id: guarantor.tax_id }
}

const REGISTRATION = '01'
/** The new due date must be after the day on which the bank processes the file (p. 11). */
const CHANGE_OF_DUE_DATE = '06'

function titleFine(context: SafraContext): SafraTitleFine {
  const { slip, wallet } = context
  const problems = new Problems()
  const terms = problems.attempt(termsOf, context)
  const fine_percentage = problems.attempt(fineOf, slip)
  problems.throwAny()
  const { first_instruction: _, ...others } = terms!
  return { ...others, ...inscriptionOf(context), collecting_agency_number: wallet.agency_number, fine_date: slip.fine!.date, fine_percentage, issuing_bank: bank.number }
}

/** Type, acceptance, instructions and charges of a registration. */
function termsOf({ slip }: SafraContext) {
  const problems = new Problems()
  const [discount] = slip.discounts
  const document_type = problems.attempt(documentTypeIn, documentTypes, slip, LAYOUT)
  const instructed = problems.attempt(instructionsOfTitle, slip)
  const interest_value = problems.attempt(interestOf, slip)
  const discount_value = problems.attempt(chargeInCents, discount, slip.amount, 'discount_percentage')
  problems.throwAny()
  return {
    document_type,
    acceptance: slip.accepted ? 'A' : 'N',
    ...instructed!,
    interest_value,
    discount_date: discount?.date ?? null,
    discount_value,
  }
}

const NONE = '00' satisfies keyof typeof cashierInstructions
const WITH_INTEREST = '01' satisfies keyof typeof cashierInstructions
const NO_PROTEST = '07' satisfies keyof typeof cashierInstructions
const NO_INTEREST = '08' satisfies keyof typeof cashierInstructions
const PROTEST = '10' satisfies keyof typeof cashierInstructions
const FINE = '16' satisfies keyof typeof cashierInstructions

/** Instructions that a slip may name; the other instructions follow from its fine and its deadlines. */
const NAMED = { [WITH_INTEREST]: cashierInstructions[WITH_INTEREST], [NO_PROTEST]: cashierInstructions[NO_PROTEST], [NO_INTEREST]: cashierInstructions[NO_INTEREST] }

/** The fine uses the first instruction and the protest the second; other instructions and the interest use a free column (guide of 2019, pp. 9–10). */
function instructionsOfTitle(slip: PreparedSlip) {
  checkInstructions(slip, NAMED, LAYOUT)
  const { first_instruction: first, second_instruction: second, days_for_sue, days_for_revoke, fine, interest } = slip
  const problems = new Problems()
  if (days_for_sue !== null) problems.attempt(rangeOf, slip, 'days_for_sue', deadlines)
  const revoke = days_for_revoke === null ? undefined : problems.attempt(rangeOf, slip, 'days_for_revoke', deadlines)
  problems.throwAny()
  const columns = [fine === null ? first : FINE, days_for_sue === null ? second : PROTEST]
  const errors: FieldErrors = {}
  if (fine !== null && first !== '') errors['first_instruction'] = [taken(FINE, 'a multa')]
  if (days_for_sue !== null && second !== '') errors['second_instruction'] = [taken(PROTEST, 'o protesto')]
  if (days_for_sue !== null && columns.includes(NO_PROTEST)) errors['days_for_sue'] = [`não pode vir com a instrução ${NO_PROTEST}, não protestar`]
  if (interest !== null && columns.includes(NO_INTEREST)) errors['interest_type'] = [`não pode vir com a instrução ${NO_INTEREST}, não cobrar juros`]
  if (revoke !== undefined && !put(columns, revoke.code!)) errors['days_for_revoke'] = [noInstructionLeft(LAYOUT)]
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  if (interest !== null) put(columns, WITH_INTEREST)
  const [first_instruction, second_instruction] = columns.map((code) => code || NONE)
  return { first_instruction: first_instruction!, second_instruction: second_instruction!, days_for_sue: days_for_sue ?? 0 }
}

const taken = (code: string, charge: string): string => `deve ficar em branco: o ${LAYOUT} leva ${charge} nesta instrução (${code})`

/** Puts a code into the first free column, unless a column already has it. Returns false if no column is free. */
function put(columns: string[], code: string): boolean {
  if (columns.includes(code)) return true
  const at = columns.indexOf('')
  if (at === -1) return false
  columns[at] = code
  return true
}

/** Largest interest per day, in percent of the slip (reason 008, p. 17). */
const MAX_INTEREST = 5

/** Reais per day, from the due date: there is no column for another first day. */
function interestOf({ interest, amount }: PreparedSlip): number {
  const cents = chargeInCents(interest, amount, 'interest_percentage')
  if (interest === null) return 0
  const errors: FieldErrors = {}
  if (interest.days > 1) errors['days_for_interest'] = [`deve ser no máximo 1: o ${LAYOUT} conta do vencimento, sem coluna para a data`]
  if (cents * 100 > amount * MAX_INTEREST) errors[`interest_${interest.kind}`] = [`deve ser no máximo ${MAX_INTEREST}% do boleto por dia`]
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  return cents
}

/** A percentage with two decimals, from a day after the due date (6.1.5, p. 12). */
function fineOf({ fine }: PreparedSlip): number {
  const errors: FieldErrors = {}
  if (fine!.kind === 'value') errors['fine_type'] = [`deve ser 1 (percentual): o ${LAYOUT} não tem multa em valor`]
  if (fine!.days < 1) errors['days_for_fine'] = ['deve ser maior ou igual a 1']
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  return fine!.kind === 'value' ? 0 : percentageInto(remittanceRecords.title_fine.fields.fine_percentage, fine!.percentage, 'fine_percentage')
}

/** Whether the guarantor has an address. Name and tax id are in the title. */
const hasDetails = ({ guarantor: party }: PreparedSlip): boolean =>
  party !== null && [party.address, party.neighborhood, party.city, party.zipcode, party.state].some((part) => part !== null && part !== '')

/** The record is optional; with a guarantor, all its fields are mandatory (p. 9). A record with only the payer's e-mail has blanks in these fields. */
function guarantor({ slip }: SafraContext): RecordValues<typeof remittanceRecords.guarantor> {
  const { payer_email, guarantor: party } = slip
  if (party === null || !hasDetails(slip)) return { payer_email, guarantor_name: '' }
  const parts = {
    guarantor_cnpj_cpf: party.tax_id,
    guarantor_address: party.address,
    guarantor_neighborhood: party.neighborhood,
    guarantor_city_name: party.city,
    guarantor_zipcode: party.zipcode,
    guarantor_state: party.state,
  }
  const missing = Object.entries(parts).flatMap(([field, part]) => (part === null || part === '' ? [[field, [MUST_NOT_BE_BLANK]]] : []))
  if (missing.length > 0) throw new ValidationError(Object.fromEntries(missing) as FieldErrors)
  return {
    payer_email,
    guarantor_name: party.name,
    guarantor_tax_id_type: taxIdKind1(party.tax_id_type!),
    guarantor_tax_id: party.tax_id!,
    guarantor_address: party.address!,
    guarantor_neighborhood: party.neighborhood!,
    guarantor_city: party.city!,
    guarantor_zipcode: party.zipcode!,
    guarantor_state: party.state!,
  }
}

/**
 * Itaú, Cobrança CNAB 400, July 2021 (v3): how a remittance is written. Instructions by nota 6 (pp. 30–31), cashier instructions by nota 11
 * (pp. 32–34), charges by notas 12, 13, 35–37.
 */
import { addDays, chargeInCents, type OurCode, type PreparedCharge, type PreparedSlip, scaledPercentage, ValidationError } from '../../cobranca/index.js'
import { taxIdKind2 } from '../../febraban/index.js'
import { fileLayout } from '../../fixed-width/index.js'
import {
  type EntryContext,
  fieldsOfRole,
  type InstructionShape,
  instructionsOf,
  plainFilename,
  type RecordValues,
  remittanceDialect,
  type VariantRecord,
  variant,
} from '../remittance-dialect.js'
import {
  acceptanceOf400,
  documentTypeOf400,
  fineTypeOf400,
  type ItauMovement,
  instructionFields400,
  movements400,
  type splitValueTypes400,
} from './cnab400-instructions.js'
import {
  remittanceFine,
  remittanceHeader,
  remittancePayer,
  remittancePix,
  remittanceSplit,
  remittanceTitle,
  remittanceTitleDiscounts,
  remittanceTitleMessage30,
  remittanceTitleMessage40,
  remittanceTrailer,
} from './cnab400-remittance.js'
import { contracts400, type ItauContract, ourNumber, walletFields } from './contracts.js'

export const remittanceLayout400 = fileLayout({
  name: 'itau400.remittance',
  width: 400,
  records: {
    header: remittanceHeader,
    title: remittanceTitle,
    fine: remittanceFine,
    pix: remittancePix,
    split: remittanceSplit,
    payer: remittancePayer,
    trailer: remittanceTrailer,
  },
  structure: {
    header: 'header',
    trailer: 'trailer',
    titles: [{ main: 'title', companions: { fine: {}, pix: {}, split: { many: true }, payer: {} } }],
  },
  sequence: { field: 'sequence', within: 'file' },
})

type Context = EntryContext<ItauContract>
type Title = RecordValues<typeof remittanceTitle>

/** An entry sends all there is of the slip; an instruction, only what nota 6 demands of it. */
const entry = { title: 'all', fine: 'all', split: 'all', payer: 'all' } as const

/** With Pix there is no split (p. 13) and no record of type 5. */
const pixEntry = { title: 'all', fine: 'all', pix: 'all' } as const

/** What 31 (other data) leaves out: the value of the title goes alone, as 1028 (nota 6 B). */
const ALONE = 'amount'

function shapeOf({ requires, fields }: ItauMovement, ourCode: OurCode): InstructionShape<typeof remittanceLayout400.records> {
  if (requires === 'all') return entry
  const obligatory = instructionFields400[requires]
  if (ourCode === '1028') return { title: [...obligatory, ALONE] }
  if (ourCode === '1031') return { title: Object.keys(remittanceTitle.fields).filter((field) => field !== ALONE) }
  const fine = fieldsOfRole('fine', fields)
  return { title: [...obligatory, ...fieldsOfRole('title', fields)], ...(fine.length === 0 ? {} : { fine }) }
}

const instructions = instructionsOf(movements400, shapeOf)

export const remittance400 = remittanceDialect({
  layout: remittanceLayout400,
  contracts: contracts400,
  wallet: walletFields,
  ourNumber,
  file: {
    header: ({ wallet, date }) => ({
      agency_number: wallet.agency_number,
      account_number: wallet.account_number,
      account_digit: wallet.account_digit,
      beneficiary_name: wallet.beneficiary_name,
      generation_date: date,
    }),
  },
  records: {
    title,
    fine: { when: ({ slip }) => slip.fine !== null, values: fine },
    pix: { when: ({ slip }) => slip.pix !== null && (slip.pix.key !== '' || slip.pix.location_id !== ''), values: pix },
    split: { when: ({ slip }) => slip.split.length > 0, values: split },
    payer: { when: ({ slip }) => slip.guarantor?.tax_id != null, values: payer },
  },
  movements: movements400,
  instructions: { ...instructions, '1001': { movement: '01', records: entry, withPix: { movement: '71', records: pixEntry } } },
  carries: ['third_discount', 'days_for_sue', 'days_for_revoke', 'days_for_negativation', 'split', 'pix'],
  filename: plainFilename,
})

function title(context: Context): Title | VariantRecord {
  const { slip, wallet, contract, our_number, movement } = context
  const { payer, guarantor } = slip
  checkPix(context)
  const { first, second, days } = cashierInstructions(slip)
  const [discount, ...further] = slip.discounts
  const values: Title = {
    beneficiary_tax_id_type: taxIdKind2(wallet.beneficiary_tax_id_type),
    beneficiary_tax_id: wallet.beneficiary_tax_id,
    agency_number: wallet.agency_number,
    account_number: wallet.account_number,
    account_digit: wallet.account_digit,
    control_number: slip.control_number,
    our_number: our_number.number,
    wallet_number: contract.code,
    wallet_letter: contract.letter,
    movement,
    document_number: slip.document_number,
    due_date: slip.expire_at,
    amount: slip.amount,
    document_type: documentType(slip),
    acceptance: acceptanceOf400[slip.accepted ? 'S' : 'N'],
    document_date: slip.document_date,
    first_instruction: first,
    second_instruction: second,
    interest_value: slip.interest === null ? 0 : chargeInCents(slip.interest, slip.amount, 'interest_percentage'),
    discount_date: discount?.date ?? null,
    discount_value: discountInCents(discount, slip, 'discount_percentage'),
    value_rebate: context.value_rebate ?? 0,
    ...(context.instruction_code === null ? {} : { cancelled_code: context.instruction_code }),
    payer_tax_id_type: taxIdKind2(payer.tax_id_type),
    payer_tax_id: payer.tax_id,
    payer_name: payer.name,
    payer_address: payer.address,
    payer_neighborhood: payer.neighborhood,
    payer_zipcode: payer.zipcode,
    payer_city: payer.city,
    payer_state: payer.state,
  }
  if (further.length > 0) return variant(remittanceTitleDiscounts, { ...values, ...furtherDiscounts(further, slip, days) })
  const message = messageVariant(first, second)
  if (message !== null) return variant(message, { ...values, instruction_days: days, payer_message: slip.instructions.join(' ') })
  return {
    ...values,
    guarantor_name: guarantor?.name ?? '',
    interest_date: slip.interest?.date ?? null,
    instruction_days: days,
  }
}

/** Instructions 93 and 94 print a message of 30 or 40 columns, where guarantor (and date of mora) would stand (nota 11 B, C). */
function messageVariant(...instructions: string[]): typeof remittanceTitleMessage30 | typeof remittanceTitleMessage40 | null {
  if (instructions.includes('94')) return remittanceTitleMessage40
  return instructions.includes('93') ? remittanceTitleMessage30 : null
}

/** Pix goes with wallet 109 only, and never with a split (p. 13). */
function checkPix({ slip, contract }: Context): void {
  if (slip.pix === null) return
  if (contract.code !== '109') throw new ValidationError({ pix_enabled: ['só é aceito pelo Itaú na carteira 109'] })
  if (slip.split.length > 0) throw new ValidationError({ split_accounts: ['não pode vir com Pix no Itaú'] })
}

function documentType(slip: PreparedSlip): string {
  const code = (documentTypeOf400 as Readonly<Record<string, string>>)[slip.document_type]
  if (code === undefined) throw new ValidationError({ document_type: [`${slip.document_type} não existe no CNAB 400 do Itaú`] })
  return code
}

/** Discounts are values in reais only (nota 13). */
const discountInCents = (discount: PreparedCharge | undefined, slip: PreparedSlip, field: string): number =>
  discount === undefined ? 0 : chargeInCents(discount, slip.amount, field)

/** Second and third discount stand where guarantor, date of mora and days of instructions would (nota 16 a): one excludes the other. */
function furtherDiscounts(
  [second, third]: readonly PreparedCharge[],
  slip: PreparedSlip,
  days: number,
): RecordValues<typeof remittanceTitleDiscounts> {
  const taken = 'não pode vir com segundo desconto no CNAB 400 do Itaú: ocupam as mesmas posições'
  if (slip.guarantor !== null) throw new ValidationError({ guarantor_name: [taken] })
  if (days > 0) throw new ValidationError({ [slip.days_for_sue === null ? 'days_for_negativation' : 'days_for_sue']: [taken] })
  return {
    second_discount_date: second?.date ?? null,
    second_discount_value: discountInCents(second, slip, 'second_discount_percentage'),
    third_discount_date: third?.date ?? null,
    third_discount_value: discountInCents(third, slip, 'third_discount_percentage'),
  }
}

/** Protest, negativation and return after so many days, as cashier instructions: one field of days for both (nota 11 A). */
const DAYS_INSTRUCTION = [
  ['days_for_sue', '09'],
  ['days_for_negativation', '66'],
  ['days_for_revoke', '92'],
] as const

function cashierInstructions(slip: PreparedSlip): { first: string; second: string; days: number } {
  const asked = DAYS_INSTRUCTION.filter(([field]) => slip[field] !== null)
  if (asked.length > 1) {
    throw new ValidationError({ [asked[1]![0]]: [`não pode vir com ${asked[0]![0]}: o CNAB 400 do Itaú tem um só prazo por boleto`] })
  }
  const days = asked.length === 0 ? 0 : slip[asked[0]![0]]!
  if (days > 99) throw new ValidationError({ [asked[0]![0]]: ['deve ser menor ou igual a 99'] })
  const given = [slip.first_instruction, slip.second_instruction]
  if (asked.length > 0 && given[0] === '') given[0] = asked[0]![1]
  return { first: given[0] ?? '', second: given[1] ?? '', days }
}

/** Any field in zeros takes the fine away (nota 6 B). It begins after the date given (nota 36): the day before its first day. */
function fine({ slip }: Context): RecordValues<typeof remittanceFine> {
  if (slip.fine === null) return {}
  return {
    fine_type: fineTypeOf400[slip.fine.kind === 'percentage' ? '1' : '2'],
    fine_date: dayBefore(slip.fine, slip),
    fine_value: slip.fine.kind === 'value' ? slip.fine.cents : scaledPercentage(slip.fine.percentage, 2, 'fine_percentage'),
  }
}

const dayBefore = ({ days }: PreparedCharge, slip: PreparedSlip): string => addDays(slip.expire_at, Math.max(days - 1, 0))

/** A key other than the account's CNPJ, or a location made beforehand (p. 13). */
function pix({ slip }: Context): RecordValues<typeof remittancePix> {
  const location_id = slip.pix?.location_id ?? ''
  return { pix_key: slip.pix?.key ?? '', ...(location_id === '' ? {} : { location_id }) }
}

/** Accounts a record of type 4 holds, and how many records a title may have (p. 15). */
const ACCOUNTS_A_RECORD = 14
const MOST_ACCOUNTS = 30

/** Shares in reais of the title's value (nota 32, kind 2). */
function split({ slip, wallet, contract, our_number }: Context): RecordValues<typeof remittanceSplit>[] {
  if (slip.split.length > MOST_ACCOUNTS) throw new ValidationError({ split_accounts: [`aceita no máximo ${MOST_ACCOUNTS} contas no Itaú`] })
  if (slip.split.some((account) => account.bank_number !== '341')) {
    throw new ValidationError({ 'split_accounts.bank_number': ['deve ser 341: o Itaú só divide o crédito entre contas suas'] })
  }
  if (slip.split.reduce((sum, account) => sum + account.amount, 0) > slip.amount) {
    throw new ValidationError({ 'split_accounts.amount': ['soma mais que o valor do boleto'] })
  }
  const records: RecordValues<typeof remittanceSplit>[] = []
  for (let from = 0; from < slip.split.length; from += ACCOUNTS_A_RECORD) {
    const shares: Record<string, string | number> = {}
    slip.split.slice(from, from + ACCOUNTS_A_RECORD).forEach(({ agency_number, account_number, account_digit, amount }, i) => {
      const prefix = `split_${i + 1}`
      shares[`${prefix}_agency_number`] = agency_number
      shares[`${prefix}_account_number`] = account_number
      shares[`${prefix}_account_digit`] = account_digit
      shares[`${prefix}_value`] = amount
    })
    records.push({
      beneficiary_tax_id_type: taxIdKind2(wallet.beneficiary_tax_id_type),
      beneficiary_tax_id: wallet.beneficiary_tax_id,
      agency_number: wallet.agency_number,
      account_number: wallet.account_number,
      account_digit: wallet.account_digit,
      wallet_number: contract.code,
      our_number: our_number.number,
      our_number_digit: our_number.digit,
      split_sequence: records.length + 1,
      ...shares,
      split_value_type: SHARES_IN_REAIS,
    })
  }
  return records
}

const SHARES_IN_REAIS: keyof typeof splitValueTypes400 = '2'

/** Tax id and address of the guarantor, whose name stands in the title (nota 30). */
function payer({ slip: { guarantor } }: Context): RecordValues<typeof remittancePayer> {
  if (guarantor === null || guarantor.tax_id === null || guarantor.tax_id_type === null) return {}
  return {
    payer_email: '',
    guarantor_tax_id_type: taxIdKind2(guarantor.tax_id_type),
    guarantor_tax_id: guarantor.tax_id,
    guarantor_address: guarantor.address ?? '',
    guarantor_neighborhood: guarantor.neighborhood ?? '',
    ...(guarantor.zipcode === null ? {} : { guarantor_zipcode: guarantor.zipcode }),
    guarantor_city: guarantor.city ?? '',
    guarantor_state: guarantor.state ?? '',
  }
}

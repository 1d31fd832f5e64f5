/**
 * Itaú, Cobrança CNAB 400, July 2021 (v3): how returns are read and remittances written. Instructions by nota 6 (pp. 30–31), cashier instructions by
 * nota 11 (pp. 32–34), charges by notas 12, 13, 35–37.
 */
import {
  addDays,
  BLANK,
  chargeInCents,
  type FieldErrors,
  mustBeAtMost,
  type OurCode,
  type PreparedCharge,
  type PreparedSlip,
  ValidationError,
} from '../../cobranca/index.js'
import { taxIdKind2 } from '../../febraban/index.js'
import type { DayRange, Deadline, Deadlines } from '../deadlines.js'
import { cnab400Remittance, cnab400Return } from '../families/core400/index.js'
import { chargeInto, inGroups } from '../into-fields.js'
import { type EntryContext, type InstructionShape, instructionsOf, type RecordValues, type VariantRecord, variant } from '../remittance-dialect.js'
import { documentTypeIn, instructionsAndDays } from '../slip-codes.js'
import { splitErrors } from '../split-rules.js'
import { guarantorAddressOf, mergeFields, messagesOf } from '../unsupported-fields.js'
import { bank, checked400, contracts400, type ItauContract, manual400, ourNumber, walletDigits, walletFields } from './bank.js'
import {
  remittanceFine,
  type remittancePayer,
  type remittancePix,
  remittanceRecords400,
  remittanceSplit,
  type remittanceTitle,
  remittanceTitleDiscounts,
  remittanceTitleMessage30,
  remittanceTitleMessage40,
  returnRecords400,
} from './cnab400.js'
import { cashierInstructions400, events400, type ItauMovement, movements400, occurrences400, reasons400 } from './cnab400-tables.js'
import { checkFine, demands, discountInCents, documentTypeOf, orderedDays, sendsSlip, unknownTitle } from './rules.js'

/**
 * The only amount received in the manual is 254–266, «valor lançado em conta corrente» (p. 20). In real files it is net of the fee, or gross if the contract
 * debits fees separately; `paid_amount` is computed from it (see `GrossOf`). By nota 19, the column of the discount may include the rebate.
 */
export const return400 = cnab400Return({
  bank,
  layout: {
    records: returnRecords400,
    titles: [
      { main: 'title', companions: { pix: {}, split: { many: true, linkFields: ['wallet_number', 'our_number', 'occurrence'] } } },
      { main: 'returned_cheque' },
      { main: 'cleared_cheque' },
    ],
    // The beneficiary's registration decides whether each account has a header (p. 52, indicator 04.2).
    manyHeaders: true,
    totals: [{ field: 'trailer.detail_count', equals: 'file_titles', optional: true }],
  },
  projections: {
    title: {
      // Indicator 40.6 (p. 53): the header has it, the title, or (by default) both.
      credit_at: { date: 'title.credit_date', header: 'header.credit_date' },
      paid_amount: {
        net: 'title.credit_amount',
        fee: 'title.bank_rate',
        owed: { plus: ['title.amount', 'title.billet_fine'], minus: ['title.discount', 'title.value_rebate'] },
      },
    },
    // Returned cheque: 254–266 holds the value of the cheque (p. 22), not a credit; the other columns of values are fillers. A cleared cheque is a notice after
    // the settlement (see occurrence 76): its value (254–266) is not a payment.
    returned_cheque: { paid_amount: 'returned_cheque.cheque_amount' },
  },
  manual: manual400,
  evidence: 'manual_and_files',
  checked: checked400,
  // Indicator 23.2 = 2 (p. 52): I is an announcement at processing, C is the line of the credit.
  announced: { field: 'title.settlement_notice', codes: ['I'], others: ['', 'C'] },
  occurrences: occurrences400,
  reasons: reasons400,
  rejectionCodes: { payer_tax_id: '37', due_date: '66', amount: '67', duplicated_number: '15', unknown_title: unknownTitle },
  events: events400,
})

const sue = (code: string, kind: DayRange['kind']): DayRange => ({ from: 1, to: 99, kind, code })

/** The usual protest, 09, counts days by the beneficiary's registration. The other codes are used only if a slip names them (nota 11 and A, pp. 32–34). */
const deadlines400: Deadlines = {
  layout: 'CNAB 400 do Itaú',
  source: 'notas 6 C e 11 A, pp. 31–34',
  ranges: {
    days_for_sue: [sue('09', 'registered'), sue('36', 'registered'), sue('42', 'unstated'), sue('81', 'calendar'), sue('82', 'working')],
    days_for_negativation: [{ from: 2, to: 99, kind: 'calendar', code: '66' }],
    days_for_revoke: [{ from: 1, to: 99, kind: 'unstated', code: '92' }],
  },
}

/** Fields of the title that observations A and B of nota 6 require (p. 31). */
const B = ['agency_number', 'account_number', 'account_digit', 'our_number', 'wallet_number', 'wallet_letter']
const REQUIRED = { A: [...B, 'amount'], B } as const

type Shape = InstructionShape<typeof remittanceRecords400>

/** A registration sends the whole slip; an instruction sends the fields of nota 6. */
const registration: Shape = { title: 'all', fine: 'all', split: 'all', payer: 'all' }

/** With Pix there is no split (p. 13) and no record of type 5. */
const registrationWithPix: Shape = { title: 'all', fine: 'all', pix: 'all' }

function shapeOf({ requires, fields = {} }: ItauMovement, ourCode: OurCode): Shape {
  if (requires === 'all') return registration
  const required = REQUIRED[requires]
  // A new value of the title is sent without other changes (nota 6 B).
  if (ourCode === '1028') return { title: [...required, 'amount'] }
  if (ourCode === '1031') return { title: { allBut: ['amount'] } }
  // 49 with zeros in a field of the fine removes the fine (nota 6 B), even if the slip has a fine.
  if (ourCode === '1075') return { title: required, fine: [] }
  const { title = [], ...others } = fields
  return { title: [...required, ...title], ...others }
}

type ItauContext400 = EntryContext<ItauContract>
type ItauTitle400 = RecordValues<typeof remittanceTitle>

export const remittance400 = cnab400Remittance({
  bank,
  layout: { records: remittanceRecords400, companions: { fine: {}, pix: {}, split: { many: true }, payer: {} } },
  manual: manual400,
  evidence: 'manual_and_files',
  checked: checked400,
  contracts: contracts400,
  alternatives: { title: [remittanceTitleDiscounts, remittanceTitleMessage30, remittanceTitleMessage40] },
  wallet: walletFields,
  walletDigits,
  ourNumber,
  records: {
    title,
    fine,
    pix: { when: ({ slip }) => slip.pix !== null && (slip.pix.key !== '' || slip.pix.location_id !== ''), values: pix },
    split,
    payer: { when: ({ slip: { guarantor } }) => guarantor?.tax_id != null || guarantor?.address != null, values: payer },
  },
  movements: movements400,
  instructions: {
    ...instructionsOf(movements400, shapeOf),
    '1001': { movement: '01', records: registration, withPix: { movement: '71', records: registrationWithPix } },
  },
  deadlines: deadlines400,
  features: ['third_discount', 'split', 'pix'],
  charges: { fromDayAfter: ['fine'] },
  demands,
  unsupportedFields,
})

/** Only the instructions 93 and 94 send messages. Only record 5 has the guarantor's address, and a title with Pix has no record 5. */
function unsupportedFields({ slip }: ItauContext400): Readonly<Record<string, string>> {
  const isPrinted = WITH_MESSAGE.includes(slip.first_instruction) || WITH_MESSAGE.includes(slip.second_instruction)
  return mergeFields(isPrinted ? null : messagesOf(slip), slip.pix === null ? null : guarantorAddressOf(slip))
}

function title(context: ItauContext400): ItauTitle400 | VariantRecord {
  if (sendsSlip(context)) return wholeTitle(context)
  const { contract, our_number } = context
  return {
    our_number: our_number.number,
    wallet_letter: contract.letter,
    cancelled_code: context.instruction_code ?? NOTHING_CANCELLED,
    instruction_days: orderedDays(context, deadlines400),
  }
}

/** Zeros where no instruction is cancelled (nota 27). */
const NOTHING_CANCELLED = '0000'

/** A single object literal: spreading parts would take most of the time of building a file. */
function wholeTitle(context: ItauContext400): ItauTitle400 | VariantRecord {
  const { slip, contract, our_number } = context
  checkPix(context)
  const { first, second, days } = instructionsAndDays(slip, cashierInstructions400, deadlines400, TAKES_DAYS)
  const values: ItauTitle400 = {
    our_number: our_number.number,
    wallet_letter: contract.letter,
    cancelled_code: context.instruction_code ?? NOTHING_CANCELLED,
    document_type: documentTypeIn(documentTypeOf, slip, deadlines400.layout),
    acceptance: slip.accepted ? 'A' : 'N',
    first_instruction: first,
    second_instruction: second,
    interest_value: chargeInCents(slip.interest, slip.amount, 'interest_percentage'),
    discount_value: discountInCents(slip, 0),
    interest_date: slip.interest?.date ?? null,
    instruction_days: days,
  }
  // A variant ignores values that it has no columns for.
  if (slip.discounts.length > 1) return variant(remittanceTitleDiscounts, { ...values, ...furtherDiscounts(slip) })
  if (first === '94' || second === '94') return withMessage40(values, slip)
  if (first === '93' || second === '93') return withMessage30(values, slip)
  return values
}

/** Instruction 93 prints a message of 30 characters, sent in the columns of the guarantor (nota 11 B). */
function withMessage30(values: ItauTitle400, slip: PreparedSlip): VariantRecord {
  checkGuarantor(slip)
  return variant(remittanceTitleMessage30, { ...values, payer_message: slip.instructions.join(' ') })
}

/** Instruction 94 prints a message of 40 characters, sent in the columns of guarantor and date of mora (nota 11 C). */
function withMessage40(values: ItauTitle400, slip: PreparedSlip): VariantRecord {
  checkGuarantor(slip)
  if (needsDateOfMora(slip)) throw new ValidationError({ days_for_interest: [MORA_TAKEN] })
  return variant(remittanceTitleMessage40, { ...values, payer_message: slip.instructions.join(' ') })
}

const MORA_TAKEN = 'não pode vir com a instrução 94 do Itaú: a mensagem ocupa o lugar da data de mora'

/** With a message, only the record of type 5 has the guarantor, identified by the tax id. */
function checkGuarantor({ guarantor }: PreparedSlip): void {
  if (guarantor?.tax_id === null) throw new ValidationError({ guarantor_cnpj_cpf: [NAME_TAKEN] })
}

const NAME_TAKEN = `${BLANK} com as instruções 93 e 94 do Itaú: a mensagem ocupa o lugar do nome do sacador/avalista`

/** R$ 10 million, in cents. */
const MAX_WITH_PIX = 1_000_000_000

/** Pix goes with carteira 109 only, up to R$ 10 million, and never with records of type 4 (p. 13) or 5 (p. 17). */
function checkPix({ slip, contract }: ItauContext400): void {
  if (slip.pix === null) return
  const errors: FieldErrors = {}
  if (contract.code !== '109') errors['pix_enabled'] = ['só é aceito pelo Itaú na carteira 109']
  if (slip.amount > MAX_WITH_PIX) errors['amount'] = [`${mustBeAtMost('10.000.000,00')} para boleto com Pix no Itaú`]
  if (slip.split.length > 0) errors['split_accounts'] = ['não pode vir com Pix no Itaú']
  if (slip.guarantor?.tax_id != null) {
    errors['guarantor_cnpj_cpf'] = ['não pode vir com Pix no CNAB 400 do Itaú: iria no registro 5, que o Boleto Pix não aceita']
  }
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

/** Instructions that print a message in the columns of the guarantor (nota 11 B, C). */
const WITH_MESSAGE: readonly string[] = ['93', '94']

const INSTRUCTION_FIELDS = ['first_instruction', 'second_instruction'] as const

/** The second and third discounts use the columns of guarantor, message, date of mora and days of instructions (nota 16 a), so these must be empty. */
function furtherDiscounts(slip: PreparedSlip): RecordValues<typeof remittanceTitleDiscounts> {
  const [, second, third] = slip.discounts
  const excluded = [
    ...(slip.guarantor === null ? [] : ['guarantor_name']),
    ...DEADLINES.filter((field) => slip[field] !== null),
    ...(needsDateOfMora(slip) ? ['days_for_interest'] : []),
    ...INSTRUCTION_FIELDS.filter((field) => WITH_MESSAGE.includes(slip[field])),
  ]
  const taken = 'não pode vir com segundo desconto no CNAB 400 do Itaú: ocupam as mesmas posições'
  if (excluded.length > 0) throw new ValidationError(Object.fromEntries(excluded.map((field) => [field, [taken]])))
  return {
    second_discount_date: second?.date ?? null,
    second_discount_value: discountInCents(slip, 1),
    third_discount_date: third?.date ?? null,
    third_discount_value: discountInCents(slip, 2),
  }
}

/** Without a date of mora, interest begins the day after the due date. */
const needsDateOfMora = ({ interest }: PreparedSlip): boolean => (interest?.days ?? 1) > 1

const DEADLINES = Object.keys(deadlines400.ranges) as Deadline[]

/** Instructions with days that are not a deadline of the slip: do not receive after XX days. */
const TAKES_DAYS: readonly string[] = ['91']

/** The fine begins after its date (nota 36): the date is the day before its first day. */
function fine(context: ItauContext400): RecordValues<typeof remittanceFine> {
  const { slip } = context
  if (slip.fine === null) return {}
  checkFine(context)
  return {
    fine_type: slip.fine.kind === 'percentage' ? '2' : '1',
    fine_date: dayBefore(slip.fine, slip),
    fine_value: chargeInto(remittanceFine.fields.fine_value, slip.fine, 'fine_percentage'),
  }
}

const dayBefore = ({ days }: PreparedCharge, slip: PreparedSlip): string => addDays(slip.expire_at, Math.max(days - 1, 0))

/** A key other than the account's CNPJ, or an existing location (p. 13). */
function pix({ slip }: ItauContext400): RecordValues<typeof remittancePix> {
  const location_id = slip.pix?.location_id ?? ''
  return { pix_key: slip.pix?.key ?? '', ...(location_id === '' ? {} : { location_id }) }
}

/** Largest number of accounts of a title, in records of type 4 (p. 15). */
const MAX_ACCOUNTS = 30

/** Shares in reais of the title's value (nota 32, kind 2). */
function split({ slip }: ItauContext400): RecordValues<typeof remittanceSplit>[] {
  const errors = splitErrors(slip, { bank, digits: ['account_digit'], maxAccounts: MAX_ACCOUNTS })
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  return inGroups(remittanceSplit, 'split', slip.split, ({ agency_number, account_number, account_digit, amount }) => ({
    agency_number,
    account_number,
    account_digit,
    value: amount,
  })).map((shares, i) => ({ split_sequence: i + 1, ...shares, split_value_type: SHARES_IN_REAIS }))
}

/** Of the title's value; 1 is its percentage, 3 and 4 are of the net amount received (nota 32, p. 48). */
const SHARES_IN_REAIS = '2'

/** Tax id (zeros without a tax id) and address of the guarantor, whose name is in the title (nota 30). */
function payer({ slip: { guarantor } }: ItauContext400): RecordValues<typeof remittancePayer> {
  if (guarantor === null) return {}
  return {
    payer_email: '',
    ...(guarantor.tax_id === null || guarantor.tax_id_type === null
      ? {}
      : { guarantor_tax_id_type: taxIdKind2(guarantor.tax_id_type), guarantor_tax_id: guarantor.tax_id }),
    guarantor_address: guarantor.address ?? '',
    guarantor_neighborhood: guarantor.neighborhood ?? '',
    ...(guarantor.zipcode === null ? {} : { guarantor_zipcode: guarantor.zipcode }),
    guarantor_city: guarantor.city ?? '',
    guarantor_state: guarantor.state ?? '',
  }
}

/**
 * Itaú, Cobrança CNAB 400, July 2021 (v3): values of the title of a remittance and of its variants. Cashier instructions by nota 11 (pp. 32–34), charges by
 * notas 12, 13 and 35.
 */
import {
  chargeInCents,
  type FieldErrors,
  MUST_NOT_BE_BLANK,
  mustBeAtMost,
  type PreparedSlip,
  ValidationError,
} from '../../cobranca/index.js'
import type { Deadline } from '../deadlines.js'
import { type EntryContext, type RecordValues, type VariantRecord, variant } from '../remittance-dialect.js'
import { documentTypeIn, instructionsAndDays } from '../slip-codes.js'
import type { ItauContract } from './bank.js'
import {
  type remittanceTitle,
  remittanceTitleDiscounts,
  remittanceTitleMessage30,
  remittanceTitleMessage40,
} from './cnab400.js'
import { deadlines400 } from './cnab400-deadlines.js'
import { cashierInstructions400 } from './cnab400-tables.js'
import { discountInCents, documentTypeOf, orderedDays, sendsSlip } from './rules.js'

export type ItauContext400 = EntryContext<ItauContract>

type ItauTitle400 = RecordValues<typeof remittanceTitle>

export function title(context: ItauContext400): ItauTitle400 | VariantRecord {
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

const NAME_TAKEN = `${MUST_NOT_BE_BLANK} com as instruções 93 e 94 do Itaú: a mensagem ocupa o lugar do nome do sacador/avalista`

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
    errors['guarantor_cnpj_cpf'] = [
      'não pode vir com Pix no CNAB 400 do Itaú: iria no registro 5, que o Boleto Pix não aceita',
    ]
  }
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

/** Instructions that print a message in the columns of the guarantor (nota 11 B, C). */
export const WITH_MESSAGE: readonly string[] = ['93', '94']

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

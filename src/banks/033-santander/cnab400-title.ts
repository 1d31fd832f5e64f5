/** Santander, CNAB 400 of standard 353, H7800 version 2.36 (July 2025): values of the title of a remittance. */
import { addDays, chargeInCents, type PreparedSlip, Problems, ValidationError } from '../../cobranca/index.js'
import { percentageInto } from '../into-fields.js'
import type { EntryContext, RecordValues } from '../remittance-dialect.js'
import { documentTypeIn } from '../slip-codes.js'
import type { SantanderContract } from './bank.js'
import { remittanceTitle } from './cnab400.js'
import { account } from './cnab400-account.js'
import { cashierInstructions } from './cnab400-instructions.js'
import { documentTypeOf400 } from './cnab400-tables.js'
import { checkNewAmount } from './slip-rules.js'

export type SantanderContext = EntryContext<SantanderContract>

export type SantanderTitle = RecordValues<typeof remittanceTitle>

/** Movement of a rebate. The rebate and the second discount share the columns of the value. */
const REBATE = '04'

export function title(context: SantanderContext): SantanderTitle {
  const { slip, contract } = context
  const [discount] = slip.discounts
  const problems = new Problems()
  const company = account(context.wallet)
  const fined = problems.attempt(fine, slip)
  const document_type = problems.attempt(documentTypeOf, context)
  const instructed = problems.attempt(cashierInstructions, slip)
  const interest_value = problems.attempt(interest, slip)
  const discount_value = problems.attempt(chargeInCents, discount, slip.amount, 'discount_percentage')
  const second = problems.attempt(secondDiscountOrRebate, context)
  problems.throwAny()
  return {
    movement_account: company.movement_account,
    account_number: company.account_number,
    account_complement_mark: company.account_complement_mark,
    account_complement: company.account_complement,
    fine_code: fined?.fine_code,
    fine_value: fined?.fine_value,
    fine_date: fined?.fine_date,
    charge_type: contract.code,
    document_type,
    // The page prints only N; rejection 264 names A and N (spreadsheet of 2008).
    acceptance: slip.accepted ? 'A' : 'N',
    first_instruction: instructed?.first_instruction,
    second_instruction: instructed?.second_instruction,
    days_for_sue: instructed?.days_for_sue,
    interest_value,
    discount_value,
    second_discount_date: second?.second_discount_date,
    value_rebate: second?.value_rebate,
  }
}

function documentTypeOf(context: SantanderContext): string {
  checkNewAmount(context)
  return documentTypeIn(documentTypeOf400, context.slip, 'CNAB 400 do Santander')
}

/** Interest in R$ per day, from the due date: the layout has no column for another first day. */
function interest({ interest: charge, amount }: PreparedSlip): number {
  if (charge === null) return 0
  if (charge.days > 1) {
    throw new ValidationError({
      days_for_interest: ['deve ser 1 no CNAB 400 do Santander, que conta os juros desde o vencimento'],
    })
  }
  return chargeInCents(charge, amount, 'interest_percentage')
}

/** Code 4, a percentage, and the day after which the fine is charged: a day after the due date, or zeros for the due date itself (nota 4). */
function fine({ fine: charge, expire_at }: PreparedSlip): SantanderTitle {
  if (charge === null) return {}
  if (charge.kind === 'value')
    throw new ValidationError({ fine_value: ['não existe no CNAB 400 do Santander: informe a multa em percentual'] })
  return {
    fine_code: '4',
    fine_value: percentageInto(remittanceTitle.fields.fine_value, charge.percentage, 'fine_percentage'),
    fine_date: charge.days > 1 ? addDays(expire_at, charge.days - 1) : null,
  }
}

/** The second discount and the rebate share one value (nota 12). A date in 71–76 makes it a second discount. */
function secondDiscountOrRebate({ slip, movement, value_rebate }: SantanderContext): SantanderTitle {
  const [, second] = slip.discounts
  if (movement === REBATE || second === undefined) return { second_discount_date: null }
  if (value_rebate !== null) {
    throw new ValidationError({
      value_rebate: ['não pode vir com segundo desconto no CNAB 400 do Santander: ocupam as mesmas posições'],
    })
  }
  return {
    second_discount_date: second.date,
    value_rebate: chargeInCents(second, slip.amount, 'second_discount_percentage'),
  }
}

/** A slip as the bank has it: its value, due date and charges, in the units in which a remittance carries them. */
import {
  type ChargeField,
  DAYS_OF_A_MONTH,
  type MoneyInput,
  mayBeZero,
  type PreparedCharge,
  parseMoney,
  type Slip,
  type SlipTerms,
  slipTerms,
} from '../cobranca/index.js'
import {
  type ChargesSent,
  type LayoutCharges,
  type TitleCharge,
  type TitleCharges,
  titleChargesOf,
} from '../remittance/index.js'

/** Fields of a slip that decide the amount to pay. */
export interface SlipCharges extends Pick<Slip, ChargeField>, Partial<Pick<Slip, 'document_type'>> {
  /** Rebate granted by an instruction (1004). Not a field of the service's slip. */
  value_rebate?: MoneyInput | null | undefined
  /** From `records` of the remittance. Its charges prevail over those of the other fields, which layouts round or send in another unit. */
  charges_sent?: ChargesSent | null | undefined
}

/** A title with the charges of its remittance. Amounts in cents. */
export interface ChargedTitle {
  readonly amount: number
  /** Due date. */
  readonly due: string
  readonly charges: TitleCharges
}

/** A title with the forms that each charge may have in its remittance. */
export interface ChargedForms extends Pick<ChargedTitle, 'amount' | 'due'> {
  readonly rebate: number
  readonly fine: readonly (TitleCharge | null)[]
  readonly interest: readonly (TitleCharge | null)[]
  /** Forms of each discount, at least one. */
  readonly discounts: readonly (readonly TitleCharge[])[]
}

export class ChargedSlip {
  private readonly terms: SlipTerms
  /** Charges that the caller stored, and the rebate. They prevail. */
  private readonly known: Partial<TitleCharges>

  /** @throws {ValidationError} if a field of the slip is invalid */
  constructor(private readonly slip: SlipCharges) {
    const { charges_sent, value_rebate } = slip
    this.terms = slipTerms(slip)
    this.known = {
      ...(charges_sent == null ? {} : titleChargesOf(charges_sent)),
      ...(value_rebate == null || value_rebate === '' ? {} : { rebate: rebateOf(value_rebate) }),
    }
  }

  /** Whether the charges of the remittance are known. */
  get isSent(): boolean {
    const { fine, interest, discounts } = this.known
    return fine !== undefined && interest !== undefined && discounts !== undefined
  }

  /** Whether a layout may have sent other charges than these: without charges, it sends none. */
  get hasOtherForms(): boolean {
    const { fine, interest, discounts } = this.terms
    return !this.isSent && (fine !== null || interest !== null || discounts.length > 0)
  }

  /** Whether the payer decides the amount: of a credit card slip or a proposal with the amount zero. */
  get isOfAnyAmount(): boolean {
    return this.terms.amount === 0 && mayBeZero(this.slip.document_type)
  }

  /** With the charges of the slip itself, not rounded. */
  get asWished(): ChargedTitle {
    const { fine, interest, discounts } = this.terms
    return this.title({
      fine: fine && chargeOf(fine),
      interest: interest && chargeOf(interest),
      discounts: discounts.map(chargeOf),
      rebate: 0,
    })
  }

  /**
   * With the charges that a layout carries.
   *
   * @throws {ValidationError} when the layout does not carry the charges
   */
  in(layout: LayoutCharges): ChargedTitle {
    return this.isSent ? this.asWished : this.title(layout.sent(this.slip))
  }

  /** With each charge in every form in which a layout may have carried it. */
  formsIn(layout: LayoutCharges): ChargedForms {
    const { amount, due, charges } = this.asWished
    const forms = layout.forms(this.terms)
    const { fine, interest, discounts } = this.known
    return {
      amount,
      due,
      rebate: charges.rebate,
      fine: fine === undefined ? [charges.fine, ...forms.fine] : [fine],
      interest: interest === undefined ? [charges.interest, ...forms.interest] : [interest],
      discounts:
        discounts === undefined
          ? charges.discounts.map((wished, i) => [wished, ...forms.discounts[i]!])
          : discounts.map((discount) => [discount]),
    }
  }

  private title(charges: TitleCharges): ChargedTitle {
    const { amount, expire_at } = this.terms
    return { amount, due: expire_at, charges: { ...charges, ...this.known } }
  }
}

const rebateOf = (rebate: MoneyInput): number => parseMoney(rebate, { field: 'value_rebate' })

/** Uses a percentage per month as it was given, because a thirtieth of it may have no exact decimals. */
function chargeOf(charge: PreparedCharge): TitleCharge {
  if (charge.kind === 'value') return { kind: 'value', cents: charge.cents, date: charge.date }
  return charge.perMonth === undefined
    ? { kind: 'percentage', percentage: charge.percentage, days: 1, date: charge.date }
    : { kind: 'percentage', percentage: charge.perMonth, days: DAYS_OF_A_MONTH, date: charge.date }
}

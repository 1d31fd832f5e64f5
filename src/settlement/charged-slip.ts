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

  /** With every combination of the forms in which a layout may have carried the charges. */
  *everyFormIn(layout: LayoutCharges): Generator<ChargedTitle> {
    const { charges } = this.asWished
    const forms = layout.forms(this.terms)
    const rebate = 0
    for (const fine of [charges.fine, ...forms.fine])
      for (const interest of [charges.interest, ...forms.interest])
        for (const discounts of combinations(charges.discounts.map((wished, i) => [wished, ...forms.discounts[i]!])))
          yield this.title({ fine, interest, discounts, rebate })
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

/** Every combination of one item of each list. */
const combinations = <T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  lists.reduce<readonly (readonly T[])[]>((all, list) => all.flatMap((some) => list.map((one) => [...some, one])), [[]])

/** Charges of a slip as the registrations of a layout carry them, without the remittance that registered it. */
import { bankOf, type LayoutKind, type RemittanceDialect, registersTitles } from '../banks/index.js'
import {
  addDays,
  CHARGE_FIELDS,
  centsAsPercentage,
  chargeInReais,
  DAYS_OF_A_MONTH,
  isDate,
  isValidationError,
  type PreparedCharge,
  percentPerMonth,
  rateOfAMonth,
  SLIP_FIELDS,
  type Slip,
  type SlipField,
  type SlipTerms,
  scaledPercentage,
  slipTerms,
  type Wallet,
} from '../cobranca/index.js'
import { type AnyField, CENTS, decimalsOf, REAIS, type Unit, unitsIn } from '../fixed-width/index.js'
import { EXAMPLE_SLIP } from './example-slip.js'
import { exampleWallets } from './example-wallets.js'
import { registeringDialect } from './open-wallet.js'
import { titleChargesOf } from './read-charges-sent.js'
import { RemittanceBuilder } from './remittance-builder.js'
import { amountOf, NO_CHARGES, scaledDown, type TitleCharge, type TitleCharges } from './title-charges.js'

/** Other units in which a layout may send each charge of a slip, besides the unit that it sends now. */
export interface ChargeForms {
  readonly fine: readonly TitleCharge[]
  readonly interest: readonly TitleCharge[]
  /** Forms of each discount. */
  readonly discounts: readonly (readonly TitleCharge[])[]
}

export class LayoutCharges {
  private readonly wallet: Wallet
  private readonly units = new Map<string, readonly Unit[]>()

  private constructor(
    private readonly dialect: RemittanceDialect,
    layout: LayoutKind,
    contract: string,
  ) {
    this.wallet = exampleWallets({ dialect, layout, contracts: [contract] })[0]!
  }

  /**
   * The layout of a wallet's registrations. The numbers of the wallet do not matter: it may be incomplete.
   *
   * @throws {ValidationError} when the bank, layout or contract is not known
   */
  static ofWallet(wallet: Wallet): LayoutCharges {
    const { layout, dialect } = registeringDialect(wallet)
    return new LayoutCharges(dialect, layout, wallet.bank_contract_slug)
  }

  /** The layouts in which a bank takes registrations. */
  static ofBank(bank: string, layout: LayoutKind): readonly LayoutCharges[] {
    const dialects = bankOf(bank)?.remittances[layout]?.filter(registersTitles) ?? []
    return dialects.flatMap((dialect) =>
      Object.keys(dialect.contracts)
        .slice(0, 1)
        .map((contract) => new LayoutCharges(dialect, layout, contract)),
    )
  }

  /**
   * Returns the charges as a registration carries them: registers the slip in a file of its own, and reads them there.
   *
   * @throws {ValidationError} when the layout does not carry the charges
   */
  sent(slip: Partial<Slip>): TitleCharges {
    try {
      return this.registered(slip, OWN_FIELDS)
    } catch (error) {
      if (!isValidationError(error)) throw error
      // Other fields may be absent or wrong.
      return this.registered(slip, CHARGE_FIELDS)
    }
  }

  private registered(slip: Partial<Slip>, fields: readonly SlipField[]): TitleCharges {
    const own = Object.fromEntries(fields.filter((field) => slip[field] != null).map((field) => [field, slip[field]]))
    const given = { ...EXAMPLE_SLIP, document_date: null, ...own } as Slip
    const builder = new RemittanceBuilder(this.wallet, { generated_at: `${dayOfRegistration(given)}T10:00:00` }, 1)
    const added = builder.add({ our_code: '1001', slip: given })
    return { ...NO_CHARGES, ...titleChargesOf(added!.record.charges_sent) }
  }

  /** Returns the charges in each unit that a column of the layout takes. */
  forms({ amount, fine, interest, discounts }: SlipTerms): ChargeForms {
    const formsOf = (name: string, charge: PreparedCharge | null): readonly TitleCharge[] =>
      charge === null ? [] : this.unitsOf(name).flatMap((unit) => chargeIn(unit, charge, amount) ?? [])
    return {
      fine: formsOf('fine', fine),
      interest: formsOf('interest', interest),
      discounts: discounts.map((discount, i) => formsOf(DISCOUNTS[i]!, discount)),
    }
  }

  /** The units of a charge in the records of a registration. */
  private unitsOf(name: string): readonly Unit[] {
    const known = this.units.get(name)
    if (known !== undefined) return known
    const { layout, alternatives = {}, instructions } = this.dialect
    const records = Object.keys(instructions['1001']!.records).flatMap((role) => [
      layout.records[role]!,
      ...(alternatives[role] ?? []),
    ])
    const units = records
      .flatMap(({ fields }) => [fields[`${name}_value`], fields[`${name}_percentage`]])
      .flatMap((field) => (field === undefined ? [] : unitsOfField(field)))
    this.units.set(name, units)
    return units
  }
}

const DISCOUNTS = ['discount', 'second_discount', 'third_discount'] as const

/** Fields that belong to the slip and its wallet, and not to its charges. */
const OF_WALLET: readonly SlipField[] = ['our_number', 'bank_billet_account_id', 'prevent_registration']
const OWN_FIELDS = SLIP_FIELDS.filter((field) => !OF_WALLET.includes(field))

/** A day on which the bank takes the slip: before its due date and the end of its discounts. */
function dayOfRegistration(slip: Slip): string {
  const { document_date } = slip
  const { expire_at, discounts } = slipTerms(slip)
  if (isDate(document_date) && document_date <= expire_at) return document_date
  const [first] = [expire_at, ...discounts.map(({ date }) => date)].sort()
  return addDays(first!, -1)
}

const unitsOfField = ({ unit, decimals }: AnyField & { readonly decimals?: number }): readonly Unit[] =>
  unit !== undefined ? unitsIn(unit) : decimals === CENTS ? [REAIS] : []

/** Returns a charge in a unit, as the functions convert it that write it; null if it does not exist in the unit. */
function chargeIn(unit: Unit, charge: PreparedCharge, amount: number): TitleCharge | null {
  const { date } = charge
  const perMonth = unit.per === 'month'
  const days = perMonth ? DAYS_OF_A_MONTH : 1
  try {
    if (unit.of === 'reais') {
      if (perMonth && charge.kind === 'value') return null
      const once = perMonth && charge.kind === 'percentage' ? rateOfAMonth(charge) : charge
      return { ...amountOf(chargeInReais(once, amount, decimalsOf(unit), ''), unit), date }
    }
    const { decimals } = unit
    const percentage =
      charge.kind === 'value'
        ? centsAsPercentage(charge.cents, { amount, decimals, perMonth }, '')
        : perMonth
          ? percentPerMonth(charge, decimals, '')
          : scaledDown(scaledPercentage(charge.percentage, decimals, ''), decimals)
    return { kind: 'percentage', percentage, days, date }
  } catch (error) {
    if (isValidationError(error)) return null
    throw error
  }
}

/** Dialects that an arbitrary draws from. */
import { BANKS, type Bank, bankNamed, type LayoutKind, type RemittanceDialect } from '../../banks/index.js'

/** Limits an arbitrary to some dialects of a bank. */
export interface DialectChoice {
  /** Name of a variant of the layout (`'convenio-6'`); null for the variant without a name. Default: all variants. */
  readonly variant?: string | null
  /** A contract of the bank (`bank_contract_slug`). Default: all contracts. */
  readonly contract?: string
}

/** A remittance dialect and its chosen contracts. */
export interface ChosenDialect {
  readonly bank: Bank
  readonly layout: LayoutKind
  readonly dialect: RemittanceDialect
  /** `bank_contract_slug` of each contract; at least one. */
  readonly contracts: readonly string[]
}

/**
 * Returns the remittance dialects of a bank that match a choice.
 *
 * @param bank number (`'341'`), slug or name
 * @throws {RangeError} if no dialect matches
 */
export function chosenDialects(
  bank: string,
  layout: LayoutKind,
  { variant, contract }: DialectChoice,
): readonly [ChosenDialect, ...ChosenDialect[]] {
  const found = bankNamed(bank)
  if (found === undefined)
    throw new RangeError(`no bank ${bank}: use one of ${BANKS.map(({ number }) => number).join(', ')}`)
  const [first, ...others] = (found.remittances[layout] ?? [])
    .filter((dialect) => variant === undefined || (dialect.variant ?? null) === variant)
    .map((dialect) => ({
      bank: found,
      layout,
      dialect,
      contracts: Object.keys(dialect.contracts).filter((slug) => contract === undefined || slug === contract),
    }))
    .filter(({ contracts }) => contracts.length > 0)
  if (first === undefined) {
    const requested = [layout, variant === undefined ? '' : `variant ${variant}`, contract ?? '']
      .filter((each) => each !== '')
      .join(', ')
    throw new RangeError(`${found.name} has no remittances of ${requested}`)
  }
  return [first, ...others]
}

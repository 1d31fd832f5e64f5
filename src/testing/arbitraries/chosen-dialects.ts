/** Which dialects of the registry an arbitrary draws for. */
import { BANKS, type Bank, bankNamed, type LayoutKind, type RemittanceDialect } from '../../banks/index.js'

/** What narrows an arbitrary down to some of a bank's dialects. */
export interface DialectChoice {
  /** One of the bank's variants of the layout, by name (`'convenio-6'`); null for the one without a name. Default: any. */
  readonly variant?: string | null
  /** A contract of the bank, by its `bank_contract_slug`. Default: any. */
  readonly contract?: string
}

/** A dialect of remittances, with the contracts that were asked for. */
export interface ChosenDialect {
  readonly bank: Bank
  readonly layout: LayoutKind
  readonly dialect: RemittanceDialect
  /** By `bank_contract_slug`; at least one. */
  readonly contracts: readonly string[]
}

/**
 * @param bank number (`'341'`), slug or name
 * @throws {RangeError} when there is no such dialect
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
    const asked = [layout, variant === undefined ? '' : `variant ${variant}`, contract ?? '']
      .filter((each) => each !== '')
      .join(', ')
    throw new RangeError(`${found.name} has no remittances of ${asked}`)
  }
  return [first, ...others]
}

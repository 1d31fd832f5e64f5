/** Dialects that an arbitrary draws from. */
import {
  BANKS,
  type BankDefinition,
  bankNamed,
  type Contract,
  type LayoutKind,
  type RemittanceDialect,
} from '../../banks/index.js'
import type { OurCode } from '../../cobranca/index.js'

/** Limits an arbitrary to some dialects of a bank. */
export interface DialectChoice {
  /** Name of a variant of the layout (`'convenio-6'`); null for the variant without a name. Default: all variants. */
  readonly variant?: string | null
  /** A contract of the bank (`bank_contract_slug`). Default: all contracts. */
  readonly contract?: string
  /**
   * Instruction, or instructions to draw from. Default: all that the bank supports in the layout and in all contracts. Contracts in which the bank does
   * not take a given instruction are left out.
   */
  readonly our_code?: OurCode | readonly OurCode[]
}

/** A remittance dialect and its chosen contracts. */
export interface ChosenDialect {
  readonly bank: BankDefinition
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
  { variant, contract, our_code = [] }: DialectChoice,
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
      contracts: Object.keys(dialect.contracts).filter(
        (slug) =>
          (contract === undefined || slug === contract) && takesAll(dialect.contracts[slug]!, [our_code].flat()),
      ),
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

const takesAll = ({ unavailable = [] }: Contract, codes: readonly OurCode[]): boolean =>
  !codes.some((code) => unavailable.includes(code))

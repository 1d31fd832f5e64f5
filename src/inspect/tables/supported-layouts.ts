/** The dialects of the banks, as rows. */
import {
  BANKS,
  type Bank,
  type BankDefinition,
  type Dialect,
  definitionOf,
  type Evidence,
  isLayoutKind,
  type LayoutKind,
  type Manual,
  notALayout,
  type RemittanceDialect,
  type ReturnDialect,
} from '../../banks/index.js'
import { ValidationError, type WalletFields } from '../../cobranca/index.js'

/** Layout of a bank, or one of its variants, and its support by the library. */
export interface SupportedLayout {
  /** COMPE number. */
  readonly bank: string
  readonly bank_name: string
  readonly layout: LayoutKind
  /** Null for a default dialect without a name. */
  readonly variant: string | null
  readonly reads_returns: boolean
  readonly writes_remittances: boolean
  /** Evidence for the columns and codes of returns; null if they are not read. See `EVIDENCE` for the texts. */
  readonly return_evidence: Evidence | null
  /** The same of remittances. */
  readonly remittance_evidence: Evidence | null
  /** Known versions of the file layout; empty if the files contain no version. */
  readonly versions: readonly string[]
  /** Sources of the layout. */
  readonly manuals: readonly Manual[]
  /** Supported values of the wallet's `bank_contract_slug`. */
  readonly contracts: readonly string[]
  /** Wallet fields required by remittances, with the maximum length of each. */
  readonly wallet_fields: WalletFields
}

/** A dialect with its bank and layout. */
export interface DialectRow<D extends Dialect = Dialect> {
  readonly bank: BankDefinition
  readonly layout: LayoutKind
  readonly dialect: D
}

/** Filter of a bank's layouts. Without a property, all match. */
export interface BankLayoutChoice {
  readonly layout?: LayoutKind | undefined
  readonly variant?: string | undefined
}

/** @throws {ValidationError} if the layout has an unknown name */
export function checkLayout({ layout }: BankLayoutChoice): void {
  if (layout != null && !isLayoutKind(layout)) throw new ValidationError({ layout: [notALayout(layout)] })
}

const dialectsIn = <D extends Dialect>(
  bank: BankDefinition,
  byLayout: Readonly<Partial<Record<LayoutKind, readonly D[]>>>,
  choice: BankLayoutChoice,
): readonly DialectRow<D>[] => {
  return (Object.entries(byLayout) as [LayoutKind, readonly D[]][])
    .flatMap(([layout, dialects]) => dialects.map((dialect) => ({ bank, layout, dialect })))
    .filter(
      ({ layout, dialect }) =>
        (choice.layout ?? layout) === layout && (choice.variant === undefined || dialect.variant === choice.variant),
    )
}

/** Return dialects of a bank, in the order of the registry. */
export function returnDialectsOf(bank: Bank, choice: BankLayoutChoice = {}): readonly DialectRow<ReturnDialect>[] {
  const definition = definitionOf(bank)
  return dialectsIn(definition, definition.returns, choice)
}

/** Remittance dialects of a bank, in the order of the registry. */
export function remittanceDialectsOf(
  bank: Bank,
  choice: BankLayoutChoice = {},
): readonly DialectRow<RemittanceDialect>[] {
  const definition = definitionOf(bank)
  return dialectsIn(definition, definition.remittances, choice)
}

/**
 * Returns the layouts that the library reads and writes: one row per layout and variant of a bank.
 *
 * @param bank limits the result to this bank
 * @throws {ValidationError} under `bank` if the library does not know the bank
 * @example
 * supportedLayouts().filter(({ layout, writes_remittances }) => layout === 'cnab240' && writes_remittances)
 */
export const supportedLayouts = (bank?: Bank): readonly SupportedLayout[] =>
  (bank === undefined ? BANKS : [bank]).flatMap((each) => supportedBy(each))

function supportedBy(bank: Bank): SupportedLayout[] {
  const returns = returnDialectsOf(bank)
  const remittances = remittanceDialectsOf(bank)
  const names = [...returns, ...remittances].map(({ layout, dialect: { variant } }) => ({ layout, variant }))
  const isOf =
    ({ layout, variant }: (typeof names)[number]) =>
    (row: DialectRow): boolean =>
      row.layout === layout && row.dialect.variant === variant
  return names
    .filter(
      (name, i) => names.findIndex(({ layout, variant }) => layout === name.layout && variant === name.variant) === i,
    )
    .sort((a, b) => (a.layout < b.layout ? -1 : a.layout > b.layout ? 1 : 0))
    .map((name) => {
      const read = returns.find(isOf(name))?.dialect
      const written = remittances.find(isOf(name))?.dialect
      const dialects = [read, written].filter((dialect) => dialect !== undefined)
      const manuals = dialects.map(({ manual }) => manual)
      return {
        bank: bank.number,
        bank_name: bank.name,
        layout: name.layout,
        variant: name.variant ?? null,
        reads_returns: read !== undefined,
        writes_remittances: written !== undefined,
        return_evidence: read?.evidence ?? null,
        remittance_evidence: written?.evidence ?? null,
        versions: [...new Set(dialects.flatMap(({ layout }) => layout.version?.known ?? []))],
        manuals: manuals.filter(
          ({ title, version }, i) =>
            manuals.findIndex((each) => each.title === title && each.version === version) === i,
        ),
        contracts: Object.keys(written?.contracts ?? {}),
        wallet_fields: written?.wallet ?? {},
      }
    })
}

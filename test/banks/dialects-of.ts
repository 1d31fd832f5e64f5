/** The dialects of the registry, one by one. Other tests do not read a bank's `returns` and `remittances` directly. */
import { fidc444Remittances } from '../../src/banks/families/fidc444/index.js'
import { genericReturns } from '../../src/banks/generic/index.js'
import {
  BANKS,
  BANKS_WITH_FILES,
  type BankDefinition,
  type Dialect,
  type LayoutKind,
  type RemittanceDialect,
  type RemittanceReading,
  type ReturnDialect,
  registersTitles,
} from '../../src/banks/index.js'
import { folderOf as fixtureFolderOf } from '../../src/testing/fixtures/folder-of.js'

/** A dialect, and its name in the tests. */
export interface DialectOf<D = ReturnDialect | RemittanceDialect | RemittanceReading> {
  readonly bank: BankDefinition
  readonly layout: LayoutKind
  /** Key of its row in the bank's own files: `cnab400` or `cnab400 SICOB`. */
  readonly key: string
  /** `341/cnab400`, `104/cnab400 SICOB` */
  readonly name: string
  /** Folder of its fixtures, under `fixtures/`: `341-itau/cnab400`, `104-caixa/cnab400-sicob`. */
  readonly folder: string
  /** The first of the bank's dialects of its layout. */
  readonly isUsual: boolean
  readonly dialect: D
}

/** Name of a bank's folders: `341-itau`. */
export const folderOf = ({ number, slug }: BankDefinition): string => `${number}-${slug}`

function dialectsOf<D extends Dialect>(
  bank: BankDefinition,
  byLayout: Readonly<Partial<Record<LayoutKind, readonly D[]>>>,
): readonly DialectOf<D>[] {
  return (Object.entries(byLayout) as [LayoutKind, readonly D[]][]).flatMap(([layout, dialects]) =>
    dialects.map((dialect, i) => {
      const key = dialect.variant === undefined ? layout : `${layout} ${dialect.variant}`
      const isUsual = i === 0
      return {
        bank,
        layout,
        key,
        name: `${bank.number}/${key}`,
        folder: fixtureFolderOf(bank, layout, dialect, isUsual),
        isUsual,
        dialect,
      }
    }),
  )
}

/** Every dialect of returns that is read, of one bank or of all. */
export const returnDialects = (banks: readonly BankDefinition[] = BANKS): readonly DialectOf<ReturnDialect>[] =>
  banks.flatMap((bank) => dialectsOf(bank, bank.returns))

/** Every dialect of remittances that is written, of one bank or of all. */
export const remittanceDialects = (banks: readonly BankDefinition[] = BANKS): readonly DialectOf<RemittanceDialect>[] =>
  banks.flatMap((bank) => dialectsOf(bank, bank.remittances))

/** Every earlier layout of remittances, which is only read. */
export const formerDialects = (banks: readonly BankDefinition[] = BANKS): readonly DialectOf<RemittanceReading>[] =>
  banks.flatMap((bank) => dialectsOf(bank, bank.formerRemittances ?? {}))

/** The layouts of no bank: of banks that are not known, and of funds. */
export function otherDialects(): readonly { readonly name: string; readonly dialect: Dialect }[] {
  const { cnab240 = [], cnab400 = [] } = genericReturns({ number: '999', slug: 'banco', name: 'Banco' })
  return [...cnab240, ...cnab400, ...fidc444Remittances.cnab400].map((dialect) => ({
    name: dialect.layout.name,
    dialect,
  }))
}

/** A bank's usual remittances, and its files of other instructions. */
export const instructedDialects = (
  dialects: readonly DialectOf<RemittanceDialect>[],
): readonly DialectOf<RemittanceDialect>[] =>
  dialects.filter(({ isUsual, dialect }) => isUsual || !registersTitles(dialect))

/** Instructions that the bank takes in another file of the same wallets; none at most banks. */
export const instructionsOfOtherFile = (of: DialectOf<RemittanceDialect>): readonly string[] =>
  remittanceDialects([of.bank])
    .filter(
      ({ layout, dialect }) =>
        layout === of.layout &&
        registersTitles(dialect) !== registersTitles(of.dialect) &&
        Object.keys(dialect.contracts).some((slug) => Object.hasOwn(of.dialect.contracts, slug)),
    )
    .flatMap(({ dialect }) => Object.keys(dialect.instructions))

/** The banks that are read, as messages list them. */
export const READ_BANKS = BANKS_WITH_FILES.map(({ number, name }) => `${number} ${name}`).join(', ')

/** A bank's usual dialect of each layout, without variants. It must have every kind of fixture. */
export const usualDialects = <D>(dialects: readonly DialectOf<D>[]): readonly DialectOf<D>[] =>
  dialects.filter(({ isUsual }) => isUsual)

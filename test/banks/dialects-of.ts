/** The dialects of the registry, one by one: the only place where the tests take a bank's `returns` and `remittances` apart. */
import { BANKS, type Bank, type LayoutKind, type RemittanceDialect, type ReturnDialect } from '../../src/banks/index.js'

/** A dialect, and what it is called in the tests. */
export interface DialectOf<D = ReturnDialect | RemittanceDialect> {
  readonly bank: Bank
  readonly layout: LayoutKind
  /** Which of the bank's dialects: its row in the bank's own files. */
  readonly key: string
  /** `341/cnab400` */
  readonly name: string
  /** Where its fixtures lie, under `fixtures/`: `341-itau/cnab400`. */
  readonly folder: string
  readonly dialect: D
}

/** What a bank's folders are called: `341-itau`. */
export const folderOf = ({ number, slug }: Bank): string => `${number}-${slug}`

function dialectsOf<D>(
  bank: Bank,
  dialects: Readonly<Partial<Record<LayoutKind, D>>>,
): readonly DialectOf<NonNullable<D>>[] {
  return (Object.entries(dialects) as [LayoutKind, NonNullable<D>][]).map(([layout, dialect]) => ({
    bank,
    layout,
    key: layout,
    name: `${bank.number}/${layout}`,
    folder: `${folderOf(bank)}/${layout}`,
    dialect,
  }))
}

/** Every dialect of returns that is read, of one bank or of all. */
export const returnDialects = (banks: readonly Bank[] = BANKS): readonly DialectOf<ReturnDialect>[] =>
  banks.flatMap((bank) => dialectsOf(bank, bank.returns))

/** Every dialect of remittances that is written, of one bank or of all. */
export const remittanceDialects = (banks: readonly Bank[] = BANKS): readonly DialectOf<RemittanceDialect>[] =>
  banks.flatMap((bank) => dialectsOf(bank, bank.remittances))

/** The banks that are read, as messages list them. */
export const READ_BANKS = BANKS.map(({ number, name }) => `${number} ${name}`).join(', ')

/** The wallet of a return: whose title a record is. */
import {
  AGENCY_AND_ACCOUNT,
  bankOf,
  dialectNamed,
  type ReturnDialect,
  type WalletColumn,
  type WalletNumbers,
} from '../banks/index.js'
import { LINE_PARSED_ENTRIES, type Wallet, type WalletField } from '../cobranca/index.js'
import { type AnyField, fieldAt } from '../fixed-width/index.js'
import type { ReturnFile, ReturnHeader, ReturnRecord } from '../return/index.js'
import { bankOfWallet, walletNumbers } from './wallet-numbers.js'

/** The wallet of a record or file. If not exactly one wallet matches, `reason` is `none` or `several`. `candidates` are all wallets that match. */
export type WalletMatch<W extends Wallet = Wallet> =
  | { readonly wallet: W; readonly reason: null; readonly candidates: readonly [W] }
  | { readonly wallet: null; readonly reason: 'none' | 'several'; readonly candidates: readonly W[] }

/**
 * Returns the wallet of a return record or file, by the columns with which the bank identifies it: agency and account in most layouts, the beneficiary's code
 * at Caixa and Banrisul, the agreement at Banco do Brasil, the company's code at the banks of AUTBANK's layout.
 *
 * A wallet matches if none of the columns contradicts it, and one of them, other than the agency, confirms it. Leading zeros do not count. If wallets of both
 * layouts match, those of the record's layout are chosen. The wallet of a file is the wallet of all its records; if they differ, they are the `candidates`.
 *
 * @param header header of the record's file, for banks that identify the wallet only there (C6)
 * @example
 * const { wallet } = walletOf(parseReturn(bytes), wallets)
 */
export function walletOf<W extends Wallet>(
  subject: ReturnFile | ReturnRecord,
  wallets: readonly W[],
  header: ReturnHeader | null = null,
): WalletMatch<W> {
  const finder = new WalletFinder(wallets)
  return 'bank_billet_discharges' in subject ? finder.ofFile(subject) : finder.of(subject, header)
}

const NO_WALLET = { wallet: null, reason: 'none', candidates: [] } as const

/** Finds the wallets of many records. Records with the same columns are looked up once. */
export class WalletFinder<W extends Wallet> {
  private readonly ofDialects = new Map<ReturnDialect, DialectWallets<W>>()
  private readonly ofBanks = new Map<string, readonly W[]>()

  constructor(private readonly wallets: readonly W[]) {}

  ofFile({ bank_billet_discharges: records, header }: ReturnFile): WalletMatch<W> {
    const found = new Set<W>()
    for (const record of records) {
      for (const wallet of this.of(record, header).candidates) found.add(wallet)
    }
    return matchOf([...found])
  }

  of(record: ReturnRecord, header: ReturnHeader | null): WalletMatch<W> {
    const bank = bankOf(record.bank)
    const dialect = dialectNamed(bank?.returns[record.layout], record.variant)
    if (bank === undefined || dialect === undefined) return NO_WALLET
    let wallets = this.ofDialects.get(dialect)
    if (wallets === undefined) {
      wallets = new DialectWallets(
        dialect,
        record.layout,
        this.ofBank(record.bank).map((wallet) => ({ wallet, numbers: walletNumbers(wallet, bank, record.layout) })),
      )
      this.ofDialects.set(dialect, wallets)
    }
    return wallets.of(record, header)
  }

  /** @param number COMPE number */
  ofBank(number: string): readonly W[] {
    let wallets = this.ofBanks.get(number)
    if (wallets === undefined) {
      const bank = bankOf(number)
      wallets = this.wallets.filter((wallet) => bankOfWallet(wallet) === bank)
      this.ofBanks.set(number, wallets)
    }
    return wallets
  }
}

interface NumberedWallet<W> {
  readonly wallet: W
  readonly numbers: WalletNumbers
}

/** A column that identifies wallets in one dialect. */
interface IdentifyingColumn {
  readonly name: string
  readonly column: WalletColumn
  /** Number of columns; Infinity if unknown. */
  readonly width: number
  readonly read: (record: ReturnRecord, header: ReturnHeader | null) => string
}

/** More contents of the columns than a bank's wallets can have: the cache is cleared. */
const MAX_KNOWN = 10_000

class DialectWallets<W extends Wallet> {
  private readonly columns: readonly IdentifyingColumn[]
  private readonly known = new Map<string, WalletMatch<W>>()

  constructor(
    dialect: ReturnDialect,
    private readonly layout: ReturnRecord['layout'],
    private readonly wallets: readonly NumberedWallet<W>[],
  ) {
    const { walletColumns = AGENCY_AND_ACCOUNT } = dialect
    this.columns = Object.entries(walletColumns).map(([name, column]) => ({
      name,
      column,
      width: widthOf(dialect, name),
      read: readerOf(dialect, name),
    }))
  }

  of(record: ReturnRecord, header: ReturnHeader | null): WalletMatch<W> {
    const texts = this.columns.map(({ read }) => read(record, header))
    const key = texts.join('\n')
    let match = this.known.get(key)
    if (match === undefined) {
      match = this.find(texts)
      if (this.known.size >= MAX_KNOWN) this.known.clear()
      this.known.set(key, match)
    }
    return match
  }

  private find(texts: readonly string[]): WalletMatch<W> {
    const matching = this.wallets.filter(({ numbers }) => this.isOf(numbers, texts)).map(({ wallet }) => wallet)
    const ofLayout = matching.filter(({ layout, kind }) => (layout ?? kind) === this.layout)
    return matchOf(ofLayout.length > 0 ? ofLayout : matching)
  }

  private isOf(numbers: WalletNumbers, texts: readonly string[]): boolean {
    let isConfirmed = false
    for (const [i, { name, column, width }] of this.columns.entries()) {
      const expected = textsOf(column, numbers)
      const text = bare(texts[i]!)
      if (text === '' || expected.length === 0) continue
      if (!expected.some((each) => text === bare(each) || text === bare(each.slice(-width)))) return false
      if (name !== 'agency_number') isConfirmed = true
    }
    return isConfirmed
  }
}

function matchOf<W extends Wallet>(wallets: readonly W[]): WalletMatch<W> {
  const [wallet, ...others] = wallets
  if (wallet === undefined) return NO_WALLET
  return others.length === 0
    ? { wallet, reason: null, candidates: [wallet] }
    : { wallet: null, reason: 'several', candidates: wallets }
}

/** Returns the texts that a column may have for a wallet; an empty list if the wallet does not have the number. */
function textsOf(column: WalletColumn, numbers: WalletNumbers): readonly string[] {
  const texts =
    typeof column === 'function'
      ? column(numbers)
      : [(typeof column === 'string' ? [column] : column).map((field: WalletField) => numbers[field])].map((parts) =>
          parts.includes('') ? '' : parts.join(''),
        )
  return texts.filter((text) => bare(text) !== '')
}

const bare = (text: string): string => text.trim().toUpperCase().replace(/^0+/, '')

const HEADER = 'header.'

const isEntry = (name: string): name is 'agency_number' | 'account_number' => Object.hasOwn(LINE_PARSED_ENTRIES, name)

/** Columns of a main record are read from the line: all values of a record cost more than the rest of a settlement. */
function readerOf(dialect: ReturnDialect, name: string): IdentifyingColumn['read'] {
  if (isEntry(name)) return ({ line_parsed }) => line_parsed[name]
  if (name.startsWith(HEADER)) return (_, header) => String(header?.fields[name.slice(HEADER.length)] ?? '')
  const field = fieldsOf(dialect, name)[0]
  return field === undefined ? () => '' : ({ line_raw }) => line_raw.slice(field.from - 1, field.to)
}

/** Returns the number of columns of a name in the titles of a dialect. */
const widthOf = (dialect: ReturnDialect, name: string): number =>
  Math.max(...fieldsOf(dialect, name).map((field) => (field === undefined ? UNKNOWN : field.to - field.from + 1)))

const UNKNOWN = Number.POSITIVE_INFINITY

/** Returns the field of a name in each main record; undefined if the entry has several fields. */
function fieldsOf({ layout, titles }: ReturnDialect, name: string): readonly (AnyField | undefined)[] {
  const paths = isEntry(name)
    ? Object.values(titles).map((projection) => projection[name])
    : name.startsWith(HEADER)
      ? [name]
      : Object.keys(titles).map((main) => `${main}.${name}`)
  return paths.map((path) => {
    if (typeof path !== 'string') return undefined
    const { role, field } = fieldAt(layout, path)
    return layout.records[role]?.fields[field]
  })
}

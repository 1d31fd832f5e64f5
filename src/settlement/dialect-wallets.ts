/** Finds wallets by the columns with which a dialect identifies them. */
import { AGENCY_AND_ACCOUNT, type ReturnDialect, type WalletColumn, type WalletNumbers } from '../banks/index.js'
import { LINE_PARSED_ENTRIES, type Wallet, type WalletField } from '../cobranca/index.js'
import { type AnyField, fieldAt } from '../fixed-width/index.js'
import type { ReturnHeader, ReturnRecord } from '../return/index.js'
import { matchOf, type WalletMatch } from './wallet-match.js'

/** A wallet, with its numbers as its bank writes them. */
export interface NumberedWallet<W> {
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

/** The wallets of a bank, for the records of one dialect. */
export class DialectWallets<W extends Wallet> {
  private readonly columns: readonly IdentifyingColumn[]
  /** For each column, the wallets that have its text, by their positions. */
  private readonly byText: readonly ReadonlyMap<string, readonly number[]>[]
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
    this.byText = this.columns.map((column) => positionsByText(column, wallets))
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

  /** A wallet is confirmed by a column other than the agency. A bank may have ten thousand: only those with the text of such a column are compared. */
  private find(texts: readonly string[]): WalletMatch<W> {
    const confirmed = new Set(
      this.columns.flatMap(({ name }, i) =>
        name === 'agency_number' ? [] : (this.byText[i]!.get(bare(texts[i]!)) ?? []),
      ),
    )
    const matching = [...confirmed]
      .sort((a, b) => a - b)
      .map((position) => this.wallets[position]!)
      .filter(({ numbers }) => this.agrees(numbers, texts))
      .map(({ wallet }) => wallet)
    const ofLayout = matching.filter(({ layout, kind }) => (layout ?? kind) === this.layout)
    return matchOf(ofLayout.length > 0 ? ofLayout : matching)
  }

  /** Whether no column has a text of another wallet. */
  private agrees(numbers: WalletNumbers, texts: readonly string[]): boolean {
    return this.columns.every((column, i) => {
      const expected = textsOf(column, numbers)
      const text = bare(texts[i]!)
      return text === '' || expected.length === 0 || expected.includes(text)
    })
  }
}

function positionsByText(
  column: IdentifyingColumn,
  wallets: readonly NumberedWallet<unknown>[],
): ReadonlyMap<string, readonly number[]> {
  const positions = new Map<string, number[]>()
  for (const [position, { numbers }] of wallets.entries())
    for (const text of new Set(textsOf(column, numbers))) {
      const known = positions.get(text)
      if (known === undefined) positions.set(text, [position])
      else known.push(position)
    }
  return positions
}

/** Returns the texts that a column may have for a wallet, without zeros: also its last characters, if it is too narrow. An empty list if the wallet does not have the number. */
function textsOf({ column, width }: IdentifyingColumn, numbers: WalletNumbers): readonly string[] {
  const texts =
    typeof column === 'function'
      ? column(numbers)
      : [(typeof column === 'string' ? [column] : column).map((field: WalletField) => numbers[field])].map((parts) =>
          parts.includes('') ? '' : parts.join(''),
        )
  return texts.flatMap((text) => [bare(text), bare(text.slice(-width))]).filter((text) => text !== '')
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

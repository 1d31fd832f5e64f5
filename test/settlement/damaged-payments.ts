/** Returns of a simulated bank whose payments are damaged in the columns of the day or the amount. */
import type { ReturnDialect } from '../../src/banks/index.js'
import type { LineParsedEntry } from '../../src/cobranca/index.js'
import { type AnyProjection, pathsOf } from '../../src/febraban/index.js'
import { fieldAt } from '../../src/fixed-width/index.js'
import {
  type BankBilletPayment,
  parseReturn,
  paymentFrom,
  type ReturnFile,
  type ReturnRecord,
} from '../../src/return/index.js'
import { overwrite } from '../../src/testing/corruptors/index.js'
import { titleShape } from '../../src/testing/return-file/title-shape.js'

/** Damage of a value: its entry of `line_parsed`, and what replaces a character of its columns. */
export interface Damage {
  readonly entry: Extract<LineParsedEntry, 'paid_amount' | 'paid_at'>
  readonly replacement: string
}

/** Letters in the amount or the day, an amount of zero, and an amount or day that is missing. */
export const DAMAGES: readonly Damage[] = [
  { entry: 'paid_amount', replacement: 'M' },
  { entry: 'paid_amount', replacement: ' ' },
  { entry: 'paid_amount', replacement: '0' },
  { entry: 'paid_at', replacement: 'X' },
  { entry: 'paid_at', replacement: '0' },
]

export interface DamagedFile {
  readonly file: ReturnFile
  /** The payments before the damage, by their lines. */
  readonly payments: ReadonlyMap<number, BankBilletPayment>
}

/** Damages the payments of a file that are chosen by their index among its payments. */
export function damagedFile(
  bytes: Uint8Array,
  { bank, bank_billet_discharges: records }: ReturnFile,
  dialect: ReturnDialect,
  { entry, replacement }: Damage,
  isChosen: (index: number) => boolean,
): DamagedFile {
  const payments = new Map<number, BankBilletPayment>()
  let damaged = bytes
  const paid = records.filter((record) => paymentFrom(record) !== null)
  for (const record of paid.filter((_, i) => isChosen(i))) {
    const { main } = titleShape(dialect, record.occurrence)
    const source = dialect.titles[main]![entry]
    // A missing day may come from the header: the payment is still sure.
    if (source === undefined || (typeof source === 'object' && 'header' in source)) continue
    for (const path of amountPaths(source)) {
      const { role, field } = fieldAt(dialect.layout, path)
      const { from, to } = dialect.layout.records[role]!.fields[field]!
      damaged = overwrite(damaged, lineOf(record, role === main, bytes), from, replacement.repeat(to - from + 1))
    }
    payments.set(record.line, paymentFrom(record)!)
  }
  return { file: parseReturn(damaged, { bank }), payments }
}

/** All parts of a sum; of other sources the amount itself, without the code or the fees that it depends on. */
const amountPaths = (source: NonNullable<AnyProjection[LineParsedEntry]>): readonly string[] =>
  typeof source === 'object' && 'sum' in source ? pathsOf(source) : pathsOf(source).slice(0, 1)

/** The line of the main record, or of segment U. */
function lineOf({ line, line_parsed }: ReturnRecord, isMain: boolean, bytes: Uint8Array): number {
  if (isMain) return line
  const lines = Buffer.from(bytes).toString('latin1').split('\r\n')
  return lines.indexOf(line_parsed.line_u!, line) + 1
}

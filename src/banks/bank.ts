/** What a bank is to the library: its numbers and names, and the dialects it speaks. */
import type { WalletExtras } from '../cobranca/index.js'
import type { AnyProjection, Direction, EventOccurrences, OccurrenceTable, ReasonTable, RejectionCodes } from '../febraban/index.js'
import type { Dialect } from './dialect.js'
import type { FreeFieldContext } from './free-field.js'
import type { Contract, RemittanceDialect } from './remittance-dialect.js'

/** The two widths of cobrança files. */
export type LayoutKind = 'cnab240' | 'cnab400'

/** How a bank's return files of one layout are read. */
export interface ReturnDialect extends Dialect {
  /** For each record that begins a title: where each entry of `line_parsed` comes from. */
  readonly titles: Readonly<Record<string, AnyProjection>>
  readonly occurrences: OccurrenceTable
  readonly reasons: readonly ReasonTable[]
  /** By which of the reasons the bank says the commonest rejectionCodes: for who makes files up. */
  readonly rejectionCodes?: RejectionCodes
  /** By what the bank tells what becomes of a title: for who makes files up. A dialect that answers no remittance has none. */
  readonly events?: EventOccurrences
  readonly header: HeaderFields
  /** The nosso número of its lines, where it is not as long as in the bank's remittances of the same name, or else of the usual one. */
  readonly ourNumber?: {
    readonly length: number
    readonly digitLength?: number
    /** Zeros before the number. With anything else there, the number is of another length, and no key is made of it. Default: anything may precede it. */
    readonly leadingZeros?: number
    /** Returns omit its leading zeros. */
    readonly withoutZeros?: true
  }
  /**
   * A field by which the bank marks a line that only announces a settlement: the same one comes again when it is credited, and must not be
   * booked twice. Such a line is of kind `info`.
   */
  readonly announced?: {
    readonly field: string
    /** Empty if the bank has another record for these lines. */
    readonly codes: readonly string[]
    /** What the field holds in lines that count. Any other content is damage: the line may be an announcement, or that record. */
    readonly others: readonly string[]
  }
}

/** Fields of the file header that every reader wants, by `role.field`. */
export interface HeaderFields {
  /** Left out where the header has no name: Sicredi's CNAB 400. */
  readonly beneficiary_name?: string
  readonly generated_at: string
  /** The bank's number of this file (NSA), when it has one. */
  readonly file_number?: string
}

export type DialectsByLayout<D> = Readonly<Partial<Record<LayoutKind, readonly [D, ...D[]]>>>

/** The names of a bank: the only place of its number. Known before the rest of the bank is defined. */
export interface BankIdentity {
  /** Number in the compensation system (COMPE), three digits. */
  readonly number: string
  readonly name: string
  /** As in `bank_contract_slug`: `itau`, `sicoob`. */
  readonly slug: string
  /** Other numbers that its files may carry: those of banks it took over. */
  readonly formerNumbers?: readonly string[]
  /** Files of the bank whose header has the number of another bank: a central cooperative, a correspondent. */
  readonly foreignHeaders?: readonly ForeignHeader[]
}

/** Files of a bank under the numbers of other banks, and how they are recognised before the records of either bank are defined. */
export interface ForeignHeader {
  readonly layout: LayoutKind
  readonly direction: Direction
  /** Numbers that the header may have. */
  readonly numbers: readonly string[]
  /** Columns that one of the first lines must have, all of them. Each is a field of the bank's records, and no file of the other banks has them so. */
  readonly detectBy: readonly [ColumnSignature, ...ColumnSignature[]]
}

/** Columns of a line, and their content. */
export interface ColumnSignature {
  /** First and last column, from 1. */
  readonly columns: readonly [from: number, to: number]
  readonly matches: RegExp
}

/** A bank: what its folder exports. */
export interface Bank extends BankIdentity {
  /** The usual dialect of a layout first, then its variants. */
  readonly returns: DialectsByLayout<ReturnDialect>
  readonly remittances: DialectsByLayout<RemittanceDialect>
  /** What the bank keeps in the extras of a wallet, those that its remittances need. */
  readonly walletExtras?: WalletExtras
  /** Contracts that have bar codes but no remittance, by `bank_contract_slug`: the manuals at hand have no file for them. */
  readonly barCodeContracts?: Readonly<Record<string, Contract>>
  /** Positions 20 to 44 of the bar code: 25 digits. The contract is one of the bank's own. */
  freeField?(context: FreeFieldContext): string
}

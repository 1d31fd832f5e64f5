/** Definition of a bank: its numbers, its names and its dialects. */
import type { WalletExtras, WalletNeeds } from '../cobranca/index.js'
import type { AnyProjection, Direction, EventOccurrences, OccurrenceTable, ReasonTable, RejectionCodes } from '../febraban/index.js'
import type { Dialect } from './dialect.js'
import type { FreeFieldContext } from './free-field.js'
import type { Contract, RemittanceDialect } from './remittance-dialect.js'
import type { RemittanceReading } from './remittance-reading.js'
import type { WalletColumns } from './wallet-columns.js'

/** The two widths of cobrança files. */
export type LayoutKind = 'cnab240' | 'cnab400'

/** Rules for reading a bank's returns of one layout. */
export interface ReturnDialect extends Dialect {
  /** Sources of the entries of `line_parsed`, for each record that begins a title. */
  readonly titles: Readonly<Record<string, AnyProjection>>
  readonly occurrences: OccurrenceTable
  readonly reasons: readonly ReasonTable[]
  /** Reasons of the most common rejections, for generated files. */
  readonly rejectionCodes?: RejectionCodes
  /** Occurrences that report the events of a title, for generated files. Omitted for a dialect that does not answer remittances. */
  readonly events?: EventOccurrences
  readonly header: HeaderFields
  /** Columns that identify the wallet of a title. Default: agency and account, as in `line_parsed`. */
  readonly walletColumns?: WalletColumns
  /** Set if nosso número in the lines has another length than in the bank's remittances of the same variant, or of the usual dialect. */
  readonly ourNumber?: {
    readonly length: number
    readonly digitLength?: number
    /**
     * Number of zeros before the number. Other characters in their place mean a number of another length, which has no key. Default: anything may precede the
     * number.
     */
    readonly leadingZeros?: number
    /** Returns omit its leading zeros. */
    readonly withoutZeros?: true
  }
  /**
   * Field that marks a line as an announcement of a settlement. The settlement comes again when it is credited and must not be booked twice, so
   * the announcement has kind `info`.
   */
  readonly announced?: {
    readonly field: string
    /** Empty if these lines have another record. */
    readonly codes: readonly string[]
    /** Values of the field in lines that count. Any other content is damage: the line may be an announcement, or such a record. */
    readonly others: readonly string[]
  }
}

/** Fields of the file header that readers return, by `role.field`. */
export interface HeaderFields {
  /** Omitted if the header has no name: Sicredi's CNAB 400. */
  readonly beneficiary_name?: string
  readonly generated_at: string
  /** The bank's number of this file (NSA), if the header has it. */
  readonly file_number?: string
}

export type DialectsByLayout<D> = Readonly<Partial<Record<LayoutKind, readonly [D, ...D[]]>>>

/** A bank: its number and its names. Functions that need its layouts take it; `layoutTables` and `supportedLayouts` return them as data. */
export interface Bank {
  /** Number in the compensation system (COMPE), three digits. */
  readonly number: string
  readonly name: string
  /** As in `bank_contract_slug`: `itau`, `sicoob`. */
  readonly slug: string
  /** Numbers of banks that it took over; its files may carry them. */
  readonly formerNumbers?: readonly string[]
  /** No manual at hand describes the bank's files: the bank has only bar codes. */
  readonly hasNoFiles?: true
  /** Numbers of a wallet that the bank's remittances need besides agency and account, with their descriptions. */
  readonly walletExtras?: WalletExtras
}

/** The names of a bank, and the only place of its number. Loaded before the rest of the bank. */
export interface BankIdentity extends Omit<Bank, 'walletExtras'> {
  /** Files of the bank whose header has the number of another bank: a central cooperative, a correspondent. */
  readonly foreignHeaders?: readonly ForeignHeader[]
}

/** Files of a bank under the numbers of other banks. They are recognised before the records of either bank are loaded. */
export interface ForeignHeader {
  readonly layout: LayoutKind
  readonly direction: Direction
  /** Numbers that the header may have. */
  readonly numbers: readonly string[]
  /** Contents that one of the first lines must have. All must match. Each column is a field of the bank's records; files of the other banks never match. */
  readonly detectBy: readonly [ColumnSignature, ...ColumnSignature[]]
}

/** Columns of a line, and their content. */
export interface ColumnSignature {
  /** First and last column, from 1. */
  readonly columns: readonly [from: number, to: number]
  readonly matches: RegExp
}

/** Numbers of the wallets and titles of a bank, for bar codes. */
export type BarCodeRules = WalletNeeds & Pick<RemittanceDialect, 'ourNumber'>

/** A bank as far as its returns need it: the export of `returns.ts` of its folder. */
export interface BankReturns extends BankIdentity {
  /** The usual dialect of a layout first, then its variants. */
  readonly returns: DialectsByLayout<ReturnDialect>
}

/** A bank whose returns are read: {@link BankReturns} for callers, who do not use the definitions. */
export interface ChosenBank extends Pick<Bank, 'number' | 'name' | 'slug'> {
  /** Dialects of its returns. */
  readonly returns: object
}

/** The definition of a bank: the export of its folder. */
export interface BankDefinition extends BankReturns {
  readonly remittances: DialectsByLayout<RemittanceDialect>
  /** Earlier layouts of remittances: their files are read, and none is written. */
  readonly formerRemittances?: DialectsByLayout<RemittanceReading>
  /** Extras of a wallet that the bank's remittances need. */
  readonly walletExtras?: WalletExtras
  /** Contracts that have bar codes but no remittance, by `bank_contract_slug`: the manuals at hand have no file for them. */
  readonly barCodeContracts?: Readonly<Record<string, Contract>>
  /** Rules of these contracts. Default: those of the usual dialect. A bank without remittances needs them. */
  readonly barCodeRules?: BarCodeRules
  /** Positions 20 to 44 of the bar code: 25 digits. The contract is one of the bank's own. */
  freeField?(context: FreeFieldContext): string
}

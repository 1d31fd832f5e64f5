/** How a bank's remittances of one layout are written: what goes into which column, and which records an instruction is made of. */
import type { OurCode, PreparedSlip, PreparedWallet, Wallet, WalletField, WalletNeeds } from '../cobranca/index.js'
import type { OccurrenceRef } from '../febraban/index.js'
import type { Encodable, FileLayout, FixedRecord, Records } from '../fixed-width/index.js'
import type { Deadline, Deadlines } from './deadlines.js'
import type { Dialect } from './dialect.js'

/** A wallet code (carteira) as the bank's manual describes it. */
export interface Contract {
  /** The bank's number of the wallet, as it goes in the file. */
  readonly code: string
  /** The bank numbers the titles itself: they go without nosso número, and it comes in the return. */
  readonly bankNumbers?: boolean
  /** The manual names no carteira: the wallet has in this field the one that the bank gave. `code` is then empty. */
  readonly codeIn?: WalletField
  /** The bank that collects the titles in place of this one: their slips are that bank's. */
  readonly correspondent?: Correspondent
}

/** Another bank of the registry that collects the titles of a contract. Its nosso número, check digit and free field follow its own rules. */
export interface Correspondent {
  /** Its COMPE number. */
  readonly bank: string
  /** Its contract, by `bank_contract_slug`. */
  readonly contract: string
  /** Number and account of the title at the correspondent, from those at the bank itself. */
  title(context: CorrespondentContext): CorrespondentFields
}

/** A title as the bank itself has it. */
export type CorrespondentContext<C extends Contract = Contract> = Pick<FileContext<C>, 'wallet' | 'contract'> & {
  readonly slip: PreparedSlip
  readonly our_number: OurNumber
}

/** Nosso número without check digit, and the fields of the wallet that the free field of the correspondent needs. */
export interface CorrespondentFields extends Readonly<Partial<Record<WalletField, string>>> {
  readonly our_number: string
}

/** A contract with the carteira of a wallet, where the wallet has it. */
export const contractOf = <C extends Contract>(contract: C, wallet: PreparedWallet): C =>
  contract.codeIn === undefined ? contract : { ...contract, code: wallet[contract.codeIn] }

/** Nosso número, as the bank writes it. */
export interface OurNumber {
  /** What stands before the number in the file and on the slip: the agreement, the modality. Often empty. */
  readonly prefix: string
  /** Digits, padded to the bank's length; zeros when the bank numbers the title. */
  readonly number: string
  /** Check digit; may be a letter, or empty where the bank has none. `'0'` when the bank numbers the title. */
  readonly digit: string
}

/** What a header or trailer is made from. */
export interface FileContext<C extends Contract = Contract> {
  readonly wallet: PreparedWallet
  readonly contract: C
  /** Day the file is made, `YYYY-MM-DD`. */
  readonly date: string
  /** Time of day, `HH:MM:SS`. */
  readonly time: string
  /** The wallet's number of this file. */
  readonly remittance_number: number
}

/** What the records of one entry are made from. */
export interface EntryContext<C extends Contract = Contract> extends FileContext<C> {
  readonly slip: PreparedSlip
  readonly our_number: OurNumber
  /** Nosso número at the correspondent of the contract; null without a correspondent, or without a number. */
  readonly correspondent_number: OurNumber | null
  /** The service's instruction: one movement of the bank may serve several. */
  readonly our_code: OurCode
  /** The bank's code of the instruction. */
  readonly movement: string
  /** The rebate to grant, in cents; null when the entry names none. */
  readonly value_rebate: number | null
  /** The bank's code of the instruction to cancel, or of the payer's claim to answer; null when the entry names none. */
  readonly instruction_code: string | null
  /** Last day on which the title may be paid, `YYYY-MM-DD`; null when the entry names none. */
  readonly payment_limit_at: string | null
}

/**
 * Values for a record; what is left out, or undefined, is written as blanks or zeros, as the field's kind has it. A record that goes with every
 * slip is written as one literal: put together by spreading, it would cost more than all the rest of building the file.
 */
export type RecordValues<R extends FixedRecord = FixedRecord> = { readonly [N in keyof Encodable<R>]?: Encodable<R>[N] | undefined }

/** Values for another descriptor than the role's own: a variant that is only told by what it is used for. */
export interface VariantRecord {
  readonly variant: FixedRecord
  readonly values: RecordValues
}

/** Values for a variant of a record, checked against it. */
export const variant = <R extends FixedRecord>(record: R, values: RecordValues<R>): VariantRecord => ({
  variant: record,
  values: values as RecordValues,
})

/** What a record function gives: one record, several, or a variant. */
export type WrittenRecords<R extends FixedRecord = FixedRecord> = RecordValues<R> | VariantRecord | readonly RecordValues<R>[]

/** A record that goes only when the slip calls for it; an instruction that names its fields sends it in any case. */
export interface OptionalRecord<Context, R extends FixedRecord = FixedRecord> {
  readonly when: (this: void, context: Context) => boolean
  readonly values: (this: void, context: Context) => WrittenRecords<R>
}

/** How the records of one role are made. */
export type RecordWriter<Context, R extends FixedRecord = FixedRecord> =
  | ((context: Context) => WrittenRecords<R>)
  | OptionalRecord<Context, R>

/** What goes of a record: `'all'` that the record function gives, all but some fields, or only some; the rest is neutral. */
export type SentFields = 'all' | { readonly allBut: readonly string[] } | readonly string[]

/** Which records an instruction is made of, in order, and what goes of each. A list of fields sends the record in any case. */
export type InstructionShape<R extends Records = Records> = { readonly [Role in keyof R]?: SentFields }

/** An instruction: the bank's code for it, and its records. */
export interface Instruction<R extends Records = Records> {
  /** The bank's movement code (código de ocorrência, de movimento). */
  readonly movement: string
  readonly records: InstructionShape<R>
  /** Fields of the entry it cannot go without. */
  readonly needs?: readonly NeededField[]
  /** The instruction to send in its place for a slip with Pix. */
  readonly withPix?: Instruction<R>
}

/** A field of an entry that only some instructions need. */
export type NeededField = 'value_rebate' | 'instruction_code' | 'payment_limit_at'

/** A movement code of a bank's table of instructions. */
export interface Movement {
  /** The bank's words. */
  readonly text: string
  /** The service's instruction that it carries out, or null when it has none. */
  readonly our_code: OurCode | null
  /** Further instructions of the service that it serves. */
  readonly also?: readonly OurCode[]
  /** Fields of the entry it cannot go without. */
  readonly needs?: readonly NeededField[]
  /**
   * By what the return confirms it: what the manual says so of, or what has its words; a change of data that has none of its own, as one of other
   * data. Null where the manual has nothing for it.
   */
  readonly confirmedBy: OccurrenceRef | null
  /** Occurrence of the return that rejects it, if it is not the dialect's usual rejection of an instruction. */
  readonly rejectedBy?: OccurrenceRef
}

export type Instructions<R extends Records = Records> = Readonly<Partial<Record<OurCode, Instruction<R>>>>

/**
 * The instructions a bank takes, from its table of movements: each `our_code` named by a movement, with the records of that movement.
 *
 * @param shapeOf the records of a movement, as the manual demands; null for one that is not sent
 */
export function instructionsOf<M extends Movement, R extends Records>(
  movements: Readonly<Record<string, M>>,
  shapeOf: (movement: M, ourCode: OurCode) => InstructionShape<R> | null,
): Instructions<R> {
  const instructions: Partial<Record<OurCode, Instruction<R>>> = {}
  for (const [code, movement] of Object.entries(movements)) {
    for (const ourCode of [movement.our_code, ...(movement.also ?? [])]) {
      const records = ourCode === null ? null : shapeOf(movement, ourCode)
      if (ourCode === null || records === null) continue
      instructions[ourCode] ??= { movement: code, records, ...(movement.needs === undefined ? {} : { needs: movement.needs }) }
    }
  }
  return instructions
}

/** What a slip may ask for that not every layout has columns for. An entry that asks for more than the layout carries is refused. */
export type SlipFeature =
  | 'second_discount' // goes without saying where there is a third
  | 'third_discount'
  | Deadline
  | 'divergent_payment'
  | 'payment_count'
  | 'split'
  | 'pix'
  | 'pix_txid'
  | 'bank_dispatch'
  | 'nfe_key'

/** How a bank numbers titles. */
interface OurNumberRule<C extends Contract> {
  /** Digits without check digit. */
  readonly length: number
  /** Characters of the check digit; 0 where there is none. Default 1. */
  readonly digitLength?: number
  /**
   * Where the wallet counts only the number's last digits: how many, and what stands before them in the number (the year of the file, say). A slip's
   * own number is always whole. Default: it counts the whole number.
   */
  readonly counted?: { readonly length: number; lead(file: FileContext<C>): string }
  /** Largest number that the company may give, of `length` digits; the bank gives the ones above it. Default: no limit. */
  readonly maxValue?: string
  /** What stands before the number in the file and on the slip; a modality may depend on who issues the slip. Default nothing. */
  prefix?(wallet: PreparedWallet, contract: C, slip: PreparedSlip): string
  digit(number: string, wallet: PreparedWallet, contract: C, prefix: string): string
}

/** Something a bank demands of a slip that it registers: throws a `ValidationError` when the slip has it not. `demands.ts` has those of several banks. */
export type Demand = (context: EntryContext) => void

/** How the charges of a title are read, besides what their fields tell. */
export interface ChargeReading {
  /** Those whose date is the day before the first that counts, and not that day itself. */
  readonly fromDayAfter?: readonly ('fine' | 'interest')[]
  /** The second discount is in the columns of the rebate, where `second_discount_date` is filled in. */
  readonly rebateMayBeDiscount?: true
}

export interface RemittanceSpec<R extends Records, C extends Contract> extends Dialect, WalletNeeds {
  readonly layout: FileLayout<R>
  /** By `bank_contract_slug`. */
  readonly contracts: Readonly<Record<string, C>>
  /** Of two dialects with the same contract, whether this is the one for a wallet (by the length of its agreement, say). Default: yes. */
  isFor?(wallet: Wallet): boolean
  readonly ourNumber: OurNumberRule<NoInfer<C>>
  /** Headers and trailers. Numbers, counters and sums are filled in by the builder, from the layout. */
  readonly file: { readonly [Role in keyof R]?: (context: FileContext<NoInfer<C>>) => RecordValues<R[Role]> }
  /** The records of an entry. */
  readonly records: { readonly [Role in keyof R]?: RecordWriter<EntryContext<NoInfer<C>>, R[Role]> }
  /** The bank's whole table of movements, for reading. */
  readonly movements: Readonly<Record<string, Movement>>
  readonly instructions: Instructions<NoInfer<R>>
  /** What the layout has columns for, of what not all have, besides its deadlines. */
  readonly features: readonly Exclude<SlipFeature, Deadline>[]
  /** What it takes of the deadlines of a slip. */
  readonly deadlines: Deadlines
  readonly charges?: ChargeReading
  /** What the bank demands of a slip that it registers, beyond what its columns hold. */
  readonly demands?: readonly Demand[]
  /** Texts of a slip that the layout has no place for, by the slip's field: an entry goes without them, and tells so. */
  unsupportedFields?(context: EntryContext<NoInfer<C>>): Readonly<Record<string, string>>
  /** The manual wants 1Ah behind the last line end. */
  readonly endMark?: true
  filename(context: FileContext<NoInfer<C>>): string
}

/** A remittance dialect, its types forgotten: as the builder takes it. */
export interface RemittanceDialect extends Dialect, WalletNeeds {
  readonly contracts: Readonly<Record<string, Contract>>
  isFor?(wallet: Wallet): boolean
  readonly ourNumber: OurNumberRule<Contract>
  readonly file: Readonly<Record<string, (context: FileContext) => RecordValues>>
  readonly records: Readonly<Record<string, RecordWriter<EntryContext>>>
  readonly movements: Readonly<Record<string, Movement>>
  readonly instructions: Instructions
  readonly features: readonly Exclude<SlipFeature, Deadline>[]
  readonly deadlines: Deadlines
  readonly charges?: ChargeReading
  readonly demands?: readonly Demand[]
  unsupportedFields?(context: EntryContext): Readonly<Record<string, string>>
  readonly endMark?: true
  filename(context: FileContext): string
}

/** States how a bank's remittances are written; record functions are checked against the descriptors. */
export const remittanceDialect = <R extends Records, C extends Contract>(spec: RemittanceSpec<R, C>): RemittanceDialect =>
  spec as unknown as RemittanceDialect

/** The name most banks leave to the company: day, number of the remittance, `.REM`. */
export const plainFilename = ({ date, remittance_number }: FileContext): string =>
  `${date.slice(2).replaceAll('-', '')}${remittance_number}.REM`

/** What a layout has columns for, of what not all have. */
export const featuresOf = ({ features: carries, deadlines }: Pick<RemittanceDialect, 'features' | 'deadlines'>): readonly SlipFeature[] => [
  ...carries,
  ...(Object.keys(deadlines.ranges) as Deadline[]),
]

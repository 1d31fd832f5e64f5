/** Rules for writing a bank's remittances of one layout: the values of the columns, and the records of each instruction. */
import { type DocumentType, isOurCode, type LocalizedText, type OurCode, type PreparedSlip, type PreparedWallet, type SlipFeature, type Wallet, type WalletField, type WalletFields, type WalletNeeds } from '../cobranca/index.js'
import type { OccurrenceRef } from '../febraban/index.js'
import type { Encodable, FileLayout, FixedRecord, Records } from '../fixed-width/index.js'
import type { BankWarning } from './bank-warning.js'
import type { Deadline, Deadlines } from './deadlines.js'
import type { Dialect } from './dialect.js'
import type { ReadMovement, RemittanceReading } from './remittance-reading.js'

/** A wallet code (carteira) as the bank's manual describes it. */
export interface Contract {
  /** The bank's number of the wallet, as it goes in the file. */
  readonly code: string
  /** The service's name, if it is not the code. Public service reference, bank contracts. */
  readonly inService?: ServiceContract
  /** The bank numbers the titles: the remittance has no nosso número, and the return brings it. */
  readonly bankNumbers?: boolean
  /** The manual names no carteira: this field of the wallet holds the carteira that the bank gave. `code` is then empty. */
  readonly codeIn?: WalletField
  /** The bank's movement of a registration, if it depends on the contract. Default: that of the layout's instruction 1001. */
  readonly registration?: string
  /** Instructions of the layout that the bank does not accept in this contract. */
  readonly unavailable?: readonly OurCode[]
  /** Document types of the layout that the bank does not accept in this contract. */
  readonly withoutDocumentTypes?: readonly DocumentType[]
  /** The bank prints all slips of the contract, and its manual has no bar code for them. */
  readonly hasNoBarCode?: true
  /** The correspondent that collects the titles; the slips are the correspondent's. */
  readonly correspondent?: Correspondent
}

/** A contract at the service, where it differs from the bank's code. */
export interface ServiceContract {
  readonly code?: string
  readonly variation?: string
  readonly name?: string
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

/** A title at the bank, as input for the correspondent. */
export type CorrespondentContext<C extends Contract = Contract> = Pick<FileContext<C>, 'wallet' | 'contract'> & {
  readonly slip: PreparedSlip
  readonly our_number: OurNumber
}

/** Nosso número without check digit, and the fields of the wallet that the free field of the correspondent needs. */
export interface CorrespondentFields extends Readonly<Partial<Record<WalletField, string>>> {
  readonly our_number: string
}

/** A contract with the carteira of a wallet, if the wallet has the carteira. */
export const contractOf = <C extends Contract>(contract: C, wallet: PreparedWallet): C =>
  contract.codeIn === undefined ? contract : { ...contract, code: wallet[contract.codeIn] }

/** Nosso número, as the bank writes it. */
export interface OurNumber {
  /** Prefix of the number in the file and on the slip: the agreement, the modality. Often empty. */
  readonly prefix: string
  /** Digits, padded to the bank's length; zeros when the bank numbers the title. */
  readonly number: string
  /** Check digit; may be a letter, or empty if the bank has no check digit. `'0'` when the bank numbers the title. */
  readonly digit: string
}

/** Inputs of a header or trailer. */
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

/** Inputs of the records of one entry. */
export interface EntryContext<C extends Contract = Contract> extends FileContext<C> {
  readonly slip: PreparedSlip
  readonly our_number: OurNumber
  /** Nosso número at the correspondent of the contract; null without a correspondent, or without a number. */
  readonly correspondent_number: OurNumber | null
  /** The service's instruction: one movement of the bank may serve several. */
  readonly our_code: OurCode
  /** The bank's code of the instruction. */
  readonly movement: string
  /** The rebate to grant, in cents; null if the entry names no rebate. */
  readonly value_rebate: number | null
  /** The bank's code of the instruction to cancel, or of the payer's claim to answer; null if the entry names no code. */
  readonly instruction_code: string | null
  /** Last day on which the title may be paid, `YYYY-MM-DD`; null if the entry names no day. */
  readonly payment_limit_at: string | null
}

/**
 * Values for a record. A missing or undefined field is written as blanks or zeros, by its kind. Write the record of every slip as one object
 * literal: spreading costs more time than the rest of building the file.
 */
export type RecordValues<R extends FixedRecord = FixedRecord> = { readonly [N in keyof Encodable<R>]?: Encodable<R>[N] | undefined }

/** Values for a descriptor other than the role's own: a variant that only its use distinguishes. */
export interface VariantRecord {
  readonly variant: FixedRecord
  readonly values: RecordValues
}

/** Values for a variant of a record, checked against it. */
export const variant = <R extends FixedRecord>(record: R, values: RecordValues<R>): VariantRecord => ({
  variant: record,
  values: values as RecordValues,
})

/** Result of a record function: one record, several records, or a variant. */
export type WrittenRecords<R extends FixedRecord = FixedRecord> = RecordValues<R> | VariantRecord | readonly RecordValues<R>[]

/** A record that is sent only if the slip needs it. An instruction that names the record's fields always sends it. */
interface OptionalRecord<Context, R extends FixedRecord = FixedRecord> {
  readonly when: (this: void, context: Context) => boolean
  readonly values: (this: void, context: Context) => WrittenRecords<R>
}

/** Writer of the records of one role. */
export type RecordWriter<Context, R extends FixedRecord = FixedRecord> =
  | ((context: Context) => WrittenRecords<R>)
  | OptionalRecord<Context, R>

/** Fields of a record that are sent: `'all'`, all except a list, or only a list. The other fields are neutral. */
export type SentFields = 'all' | { readonly allBut: readonly string[] } | readonly string[]

/** Records of an instruction, in order, and the fields sent of each. A list of fields always sends the record. */
export type InstructionShape<R extends Records = Records> = { readonly [Role in keyof R]?: SentFields }

/** An instruction: the bank's code for it, and its records. */
export interface Instruction<R extends Records = Records> {
  /** The bank's movement code (código de ocorrência, de movimento). */
  readonly movement: string
  readonly records: InstructionShape<R>
  /** Fields that the entry must have. */
  readonly needs?: readonly NeededField[]
  /** The instruction to send in its place for a slip with Pix. */
  readonly withPix?: Instruction<R>
}

/** A field of an entry that only some instructions need. */
export type NeededField = 'value_rebate' | 'instruction_code' | 'payment_limit_at'

/** A movement code of a bank's table of instructions. */
export interface Movement extends ReadMovement {
  /** Further instructions of the service that use the movement. */
  readonly also?: readonly OurCode[]
  /** Fields that the entry must have. */
  readonly needs?: readonly NeededField[]
  /**
   * Occurrences that confirm it: by a statement of the manual, or with the same words. A change of data without an occurrence of its own uses the
   * occurrence for other data. Null if the manual has no confirmation.
   */
  readonly confirmedBy: OccurrenceRef | null
  /** Occurrence of the return that rejects it, if it is not the dialect's usual rejection of an instruction. */
  readonly rejectedBy?: OccurrenceRef
}

export type Instructions<R extends Records = Records> = Readonly<Partial<Record<OurCode, Instruction<R>>>>

/**
 * Builds the instructions of a bank from its table of movements: each `our_code` of a movement, with the records of that movement.
 *
 * @param shapeOf the records of a movement, as the manual demands; null for a movement that is not sent
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

/** Rules of a bank for numbering titles. */
interface OurNumberRule<C extends Contract> {
  /** Digits without check digit. */
  readonly length: number
  /** Characters of the check digit; 0 without check digit. Default 1. */
  readonly digitLength?: number
  /**
   * Set if the wallet counts only the last digits of the number: `length` is their number, and `lead` returns the digits before them (e.g. the year of the
   * file). The number of a slip is always complete. Default: the wallet counts the whole number.
   */
  readonly counted?: { readonly length: number; lead(file: FileContext<C>): string }
  /** Largest number that the company may give, of `length` digits; the bank gives larger numbers. Default: no limit. */
  readonly maxValue?: string
  /** Prefix of the number in the file and on the slip; a modality may depend on the issuer of the slip. Default: empty. */
  prefix?(wallet: PreparedWallet, contract: C, slip: PreparedSlip): string
  digit(number: string, wallet: PreparedWallet, contract: C, prefix: string): string
}

/** Checks a rule of a bank for registered slips; throws a `ValidationError` if the slip breaks it. `demands.ts` has rules that banks share. */
export type Demand = (context: EntryContext) => void

/** A charge, or an action of the bank, that some document types exclude. */
export type Excluded = 'interest' | 'fine' | 'discount' | 'rebate' | 'protest' | 'negativation' | 'partial payments'

/** Charges and actions that a bank excludes, by document type. */
export type Excludes = Readonly<Partial<Record<DocumentType, readonly Excluded[]>>>

/** An action of the bank if a field of the slip is missing. */
export interface BankDefault {
  readonly field: Exclude<BankWarning['field'], 'expire_at' | 'document_number'>
  /** For the bank's page, with how to avoid it. */
  readonly effect: LocalizedText
  /** Source: columns or notes of the manual, and pages. */
  readonly source: string
  /** Omitted if the beneficiary has agreed on the effect with the bank: a warning for every slip would have no use. */
  readonly warning?: WarningRule
}

/** Looks for a warning about an entry; null without one. Each bank lists its rules with the page of its manual. */
export type WarningRule = (context: EntryContext) => BankWarning | null

/** A field of a slip by which a bank distinguishes titles, besides nosso número. */
type TitleField = 'document_number' | 'expire_at' | 'amount'

/** Rules for reading the charges of a title that the fields alone do not show. */
export interface ChargeReading {
  /** Charges whose date is the day before the first day that counts. */
  readonly fromDayAfter?: readonly ('fine' | 'interest')[]
  /** The columns of the rebate hold the second discount if `second_discount_date` is filled in. */
  readonly rebateMayBeDiscount?: true
}

export interface RemittanceSpec<R extends Records, C extends Contract> extends Dialect, WalletNeeds {
  readonly layout: FileLayout<R>
  /** Fields of the wallet that only bar codes need, and their lengths. */
  readonly barCodeFields?: WalletFields
  /** By `bank_contract_slug`. */
  readonly contracts: Readonly<Record<string, C>>
  /** For dialects that share a contract: whether this dialect serves a wallet, e.g. by the length of its agreement. Default: yes. */
  isFor?(wallet: Wallet): boolean
  readonly ourNumber: OurNumberRule<NoInfer<C>>
  /** Headers and trailers. The builder fills in numbers, counters and sums from the layout. */
  readonly file: { readonly [Role in keyof R]?: (context: FileContext<NoInfer<C>>) => RecordValues<R[Role]> }
  /** The records of an entry. */
  readonly records: { readonly [Role in keyof R]?: RecordWriter<EntryContext<NoInfer<C>>, R[Role]> }
  /** The bank's whole table of movements, for reading. */
  readonly movements: Readonly<Record<string, Movement>>
  readonly instructions: Instructions<NoInfer<R>>
  /** Optional features that the layout has columns for, besides its deadlines. */
  readonly features: readonly Exclude<SlipFeature, Deadline>[]
  /** Deadlines of a slip that the layout takes. */
  readonly deadlines: Deadlines
  readonly charges?: ChargeReading
  /** Rules of the bank for registered slips, beyond the limits of its columns. */
  readonly demands?: readonly Demand[]
  /** Charges and actions that document types exclude, in registrations and in later instructions. */
  readonly excludes?: Excludes
  /** Actions of the bank if fields of the slip are missing. */
  readonly bankDefaults?: readonly BankDefault[]
  /** Document types whose slips may have the amount zero. */
  readonly zeroAmount?: readonly DocumentType[]
  /** Further rules of the bank for the warnings of an entry, of any instruction. */
  readonly warnings?: readonly WarningRule[]
  /** Texts of a slip that the layout has no columns for, by the slip's field. The entry is sent without them, and the changes list each text. */
  unsupportedFields?(context: EntryContext<NoInfer<C>>): Readonly<Record<string, string>>
  /** The manual allows no punctuation in `document_number` and `control_number`: marks become blanks. Default: an identifier that would change is an error. */
  readonly identifierMarks?: 'blanks'
  /** The manual forbids two titles with equal values in all of these fields. */
  readonly onlyOnce?: readonly TitleField[]
  /** The manual requires 1Ah after the last line end. */
  readonly endMark?: true
  /** The bank rejects a file whose header equals that of an earlier file. The header has the time: files that are built together are dated seconds apart. */
  readonly distinctHeaders?: true
  filename(context: FileContext<NoInfer<C>>): string
}

/** A remittance dialect with erased types, for the builder. */
export interface RemittanceDialect extends RemittanceReading, WalletNeeds {
  readonly barCodeFields?: WalletFields
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
  readonly excludes?: Excludes
  readonly bankDefaults?: readonly BankDefault[]
  readonly zeroAmount?: readonly DocumentType[]
  readonly warnings?: readonly WarningRule[]
  unsupportedFields?(context: EntryContext): Readonly<Record<string, string>>
  readonly identifierMarks?: 'blanks'
  readonly onlyOnce?: readonly TitleField[]
  readonly endMark?: true
  readonly distinctHeaders?: true
  filename(context: FileContext): string
}

/** Returns an instruction of a dialect; null if the dialect does not have it. */
export const instructionOf = ({ instructions }: Pick<RemittanceDialect, 'instructions'>, ourCode: unknown): Instruction | null =>
  isOurCode(ourCode) ? (instructions[ourCode] ?? null) : null

/**
 * Whether the files of a dialect register titles. A dialect without registrations has the instructions that the bank takes in files of their own; the dialect
 * that registers the titles has the same contracts.
 */
export const registersTitles = ({ instructions }: Pick<RemittanceDialect, 'instructions'>): boolean => instructions['1001'] !== undefined

/** Defines a remittance dialect; checks the types of record functions against the descriptors. */
export const remittanceDialect = <R extends Records, C extends Contract>(spec: RemittanceSpec<R, C>): RemittanceDialect =>
  spec as unknown as RemittanceDialect

/** File name for banks that let the company choose it: day, number of the remittance, `.REM`. */
export const plainFilename = ({ date, remittance_number }: FileContext): string =>
  `${date.slice(2).replaceAll('-', '')}${remittance_number}.REM`

/** Optional features that a layout has columns for. */
export const featuresOf = ({ features: carries, deadlines }: Pick<RemittanceDialect, 'features' | 'deadlines'>): readonly SlipFeature[] => [
  ...carries,
  ...(Object.keys(deadlines.ranges) as Deadline[]),
]

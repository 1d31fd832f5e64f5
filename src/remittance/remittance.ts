import type { BankWarning, LayoutKind } from '../banks/index.js'
import type { AnyEntry, FieldErrors, MoneyUnit, OurCode, Wallet } from '../cobranca/index.js'
import type { ChargesSent } from './charges-sent.js'

/** A wallet and its entries. */
export interface RemittanceLot {
  readonly wallet: Wallet
  readonly entries: readonly AnyEntry[]
}

/** The file of one wallet, or several lots of one bank in one CNAB 240 file. */
export type RemittanceInput = RemittanceOptions &
  (RemittanceLot | { readonly lots: readonly [RemittanceLot, ...RemittanceLot[]] })

export interface RemittanceOptions {
  /** Day and time of the file: `YYYY-MM-DDTHH:MM:SS` in São Paulo, or with an offset (`Z`, `-03:00`), which is converted. Default: now. */
  readonly generated_at?: string
  /**
   * Each of these is an error: a text that would be cut or transliterated, a percentage that would be rounded, a message or guarantor without columns, a value
   * of the slip that an instruction is about but does not send, and a layout that no manual confirms. Default `false`: they are reported in `changes`, like the
   * payer's contacts and parts of the address without columns.
   */
  readonly strict?: boolean
  /**
   * Unit of numbers for money in slips, entries and the wallet's `configuration`: integer `cents` (default), or `reais`, as in JSON of the service. See
   * `fromReais`.
   */
  readonly money?: MoneyUnit
  /** Omits invalid entries, lists them in `rejected`, and builds the rest. Default `false`: one invalid entry means no file. */
  readonly partial?: boolean
}

/** One entry as written in the file: the service's `bank_billet_remittance`. */
export interface RemittanceRecord {
  /** Position of the entry in the input, from 0; through all lots. */
  readonly entry: number
  /** `id` of the slip, as given; null without one. */
  readonly bank_billet_id: string | number | null
  /** `id` of the wallet, as given; without one, the slip's `bank_billet_account_id`. */
  readonly bank_billet_account_id: string | number | null
  readonly our_code: OurCode
  /** The bank's code for it. */
  readonly occurrence: string
  /** The bank's words for it; null if the bank's table of movements lacks the code. */
  readonly occurrence_detail: string | null
  /** Nosso número without check digit; zeros when the bank gives the number. */
  readonly our_number: string
  /** Nosso número with prefix and check digit, if the bank has them, as in bar code and return. */
  readonly processed_our_number_raw: string
  /** Lines of the file (1-based) with the entry. */
  readonly lines: readonly number[]
  /**
   * Fine, interest, discounts and rebate as the columns carry them; null for an instruction that does not change them. Store it with the slip, and give it to
   * `settle` and `amountOwed`: many layouts round the charges of a slip, or send them in another unit.
   * `cnab-cobranca/settlement` exports the type.
   */
  readonly charges_sent: ChargesSent | null
}

/**
 * A text that changed: accents removed, characters replaced, cut to its columns, or left out without columns; or a percentage that was rounded to the
 * decimals of its columns.
 */
export interface TextChange {
  /** Position of the entry in the input, from 0; null for headers. */
  readonly entry: number | null
  /** `record.field`; `slip.field` for a text that the records do not send, and for a percentage. */
  readonly field: string
  readonly from: string
  readonly to: string
  /** Part of the text is missing from the file. */
  readonly cut: boolean
}

/** Reason of a warning. */
export type WarningCode =
  | 'due_on_weekend'
  | 'due_on_holiday'
  | 'due_on_last_banking_day'
  | 'overdue'
  /** Interest that is unlikely for a day: perhaps of a month. */
  | 'high_interest'
  | BankWarning['code']

/** A value of an entry that may be a mistake, or that the bank may reject on the day on which it processes the file. */
export interface RemittanceWarning {
  /** Position of the entry in the input, from 0. */
  readonly entry: number
  readonly code: WarningCode
  /** The slip's field. */
  readonly field: 'interest_value' | 'interest_percentage' | BankWarning['field']
  /** Its value, as text; empty if the slip leaves it out. */
  readonly value: string
  /** In Portuguese, to be read after the field's name. */
  readonly message: string
}

/** An entry that was left out of a partial file. */
export interface RejectedEntry {
  /** Position of the entry in the input, from 0. */
  readonly entry: number
  /** `id` of the slip, as given; null without one. */
  readonly bank_billet_id: string | number | null
  readonly errors: FieldErrors
}

/** Facts about a remittance file besides its bytes. */
export interface RemittanceSummary {
  readonly bank: string
  readonly bank_name: string
  readonly layout: LayoutKind
  /** Variant of the layout, if the bank has more than one: `convênio de 6 posições`. */
  readonly variant?: string
  readonly direction: 'remittance'
  readonly filename: string
  readonly remittance_number: number
  /**
   * Store the next numbers in the wallet for its next slip and file: the library keeps no state. Null for a wallet without `next_our_number`: the bank numbers
   * the titles, or each slip has its number.
   */
  readonly next_our_number: string | null
  /** The number after this file's; 1 again after the largest number that the columns hold (999 at Safra). */
  readonly next_remittance_number: number
}

/** A remittance file, built. */
export interface Remittance extends RemittanceSummary {
  /** The file, plain ASCII with CR LF: the same as text and as bytes. */
  readonly content: string
  readonly bytes: Uint8Array
  /** For each lot, in order, the next nosso número of its wallet. A file of one wallet has one. */
  readonly lots: readonly { readonly next_our_number: string | null }[]
  readonly records: readonly RemittanceRecord[]
  /** Entries left out because the slip was registered by other means (`prevent_registration`), by position. */
  readonly skipped: readonly number[]
  /** Entries left out because they are invalid; only with `partial`. */
  readonly rejected: readonly RejectedEntry[]
  readonly changes: readonly TextChange[]
  /**
   * Due dates in the past; due dates on days on which banks are closed (if only to the public), unless the wallet allows them (`allow_expiration_on_weekends`);
   * interest that is unlikely for a day; fields without which the bank decides for itself; and instructions that the bank does not accept on the day of the
   * file.
   */
  readonly warnings: readonly RemittanceWarning[]
}

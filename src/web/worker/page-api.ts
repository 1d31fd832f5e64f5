/** Calls from the page to its worker. */
import type { Language, LocalizedText } from '../../cobranca/index.js'
import type { Severity } from '../../fixed-width/index.js'
import type { CreditDay } from '../read/credit-days.js'
import type { FileFacts } from '../read/page-file.js'
import type { TitleQuery } from '../read/title-query.js'
import type { TitleColumn, TitleRow } from '../read/title-row.js'
import type { KindSums, TitleSums } from '../read/title-sums.js'

/** Number of a file; null for all files of the page. */
export type Selected = number | null

/** Sums of a file, or of all files together. */
export interface Overview {
  readonly sums: TitleSums
  readonly kinds: readonly KindSums[]
  readonly days: readonly CreditDay[]
  /** Payments and reversals that an earlier file has, too: they are not in the sums. */
  readonly repeated: { readonly count: number; readonly paid: number }
  /** Columns in which a title has a value. */
  readonly columns: readonly TitleColumn[]
  /** Names of the reasons to check a payment, by their code. */
  readonly reviews: Readonly<Record<string, LocalizedText>>
  /** Sums of each file, in their order. */
  readonly files: readonly { readonly id: number; readonly sums: TitleSums }[]
}

export interface QueryAnswer {
  readonly count: number
  readonly sums: TitleSums
}

/** A field of an explained line. */
export interface LineField {
  readonly label: LocalizedText
  /** One sentence on the content of the field. */
  readonly about: LocalizedText
  readonly from: number
  readonly to: number
  readonly raw: string
  readonly shown: string
  readonly meaning: string | null
  /** Whether the columns are filled with blanks or zeros for the bank's own use. */
  readonly is_filler: boolean
}

/** A line of a file, column by column. */
export interface PageLine {
  readonly line: number
  readonly raw: string
  readonly record: LocalizedText | null
  readonly source: string | null
  readonly fields: readonly LineField[]
  readonly findings: readonly LocalizedText[]
}

export interface PageLines {
  readonly line_count: number
  readonly lines: readonly PageLine[]
}

/** A finding of the linter. */
export interface PageFinding {
  readonly severity: Severity
  readonly line: number | null
  readonly columns: readonly [number, number] | null
  readonly message: LocalizedText
  readonly source: string | null
}

export interface PageFindings {
  readonly counts: Readonly<Record<Severity, number>>
  readonly findings: readonly PageFinding[]
}

/** An answer of the bank to a title of a remittance. */
export interface TitleAnswer {
  readonly line: number
  readonly our_number: string
  readonly document: string
  readonly instruction: string
  readonly state: 'answered' | 'rejected' | 'pending'
  /** The bank's words: occurrences and reasons, in the order of the returns. */
  readonly answers: readonly { readonly file: number; readonly line: number; readonly text: string }[]
}

export interface RemittanceAnswers {
  /** Names of the returns that were compared. */
  readonly returns: readonly string[]
  readonly counts: Readonly<Record<TitleAnswer['state'], number>>
  readonly titles: readonly TitleAnswer[]
}

/** A part of a typeable line or bar code. */
export interface BoletoReading {
  /** The problem, if the digits are not those of a boleto. */
  readonly problem: string | null
  readonly barcode: string
  readonly line: string | null
  readonly bank: string
  readonly bank_name: string | null
  /** Integer cents; 0 if the payer fills it in. */
  readonly amount: number
  readonly due: string | null
  readonly factor: string | null
  readonly free_field: string
  readonly digits_are_right: boolean
  readonly errors: readonly string[]
}

/** Forms in which titles or a file are taken along. */
export type TakenForm = 'csv' | 'xlsx' | 'ndjson' | 'masked'

export interface TakenFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

/** Functions of the worker. */
export interface PageApi {
  /** Opens files, also those in archives. Returns the facts of all files of the page. */
  open(files: readonly File[]): readonly FileFacts[]
  close(file: number): readonly FileFacts[]
  overview(selected: Selected): Overview
  /** Finds titles. `titles` returns them. */
  find(selected: Selected, query: TitleQuery): QueryAnswer
  /** Rows of the last `find`. */
  titles(from: number, to: number): readonly TitleRow[]
  lines(file: number, from: number, to: number): PageLines
  findings(file: number): PageFindings
  answers(remittance: number): RemittanceAnswers
  /** @param today `YYYY-MM-DD`: the due date of a bar code depends on the day of reading */
  boleto(digits: string, today: string): BoletoReading
  /** Makes a file of the titles of the last `find`, or a masked copy of a file. */
  take(selected: Selected, form: TakenForm, language: Language): TakenFile
}

export type PageCall = keyof PageApi

/** Messages to the worker. */
export interface CallMessage {
  readonly id: number
  readonly call: PageCall
  readonly values: readonly unknown[]
}

/** Messages of the worker. */
export type WorkerMessage =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string }
  | { readonly progress: { readonly name: string; readonly done: number } }

/** Titles that report events. Titles of one kind of event have the same form, which is planned once. */
import type { ReturnDialect } from '../../banks/index.js'
import { isValidationError } from '../../cobranca/index.js'
import { pathsOf } from '../../febraban/index.js'
import type { OccurrenceMeaning } from '../../return/index.js'
import { carriedIn } from '../return-file/carried-entries.js'
import { CompiledReadBack } from '../return-file/compiled-read-back.js'
import type { CopiedValues } from '../return-file/copied-values.js'
import type { NamedDialect } from '../return-file/dialect-of-name.js'
import type { FieldValues } from '../return-file/index.js'
import type { FormValues, PlannedRecord, ReturnTitleForm, TitleContext, TitleNames } from '../return-file/title-form.js'
import { differencesIn, TitleReadBack } from '../return-file/title-read-back.js'
import { TitleWriter } from '../return-file/title-writer.js'
import type { OccurrenceFinder, ReportingOccurrence } from './event-occurrences.js'
import type { Payment } from './timeline.js'

/** Amounts that a title reports: of a payment, of the reversal of a payment, or only a fee. */
export type ReportedAmounts = keyof typeof ENTRIES

/** An event of a title. Cents. */
export interface ReportedValues {
  readonly date: string
  /** The fee, if the title contains it. */
  readonly charged: number
  /** The credit of the payment. */
  readonly credit: number
  /** The payment, or the payment that is reversed. */
  readonly payment: Payment | null
}

/** A title that reports an event. */
export interface ReportedTitle {
  readonly records: readonly PlannedRecord[]
  /** Nosso número as the title is read. */
  readonly our_number: string
}

/** Entries of each kind of titles, in the order in which they are written. */
const ENTRIES = {
  fee: ['paid_at', 'bank_rate'],
  reversal: ['paid_at', 'bank_rate', 'paid_amount'],
  payment: [
    'paid_at',
    'bank_rate',
    'credit_at',
    'paid_amount',
    'credit_amount',
    'billet_fine',
    'discount',
    'value_rebate',
    'banco_recebedor',
  ],
} as const

type ReportedEntry = (typeof ENTRIES)['payment'][number]

const VALUES: Readonly<Record<Exclude<ReportedEntry, 'banco_recebedor'>, (values: ReportedValues) => string | number>> =
  {
    paid_at: ({ date }) => date,
    bank_rate: ({ charged }) => charged,
    credit_at: ({ payment }) => payment!.credit_at,
    paid_amount: ({ payment }) => payment!.paid,
    credit_amount: ({ credit }) => credit,
    billet_fine: ({ payment }) => payment!.fine + payment!.interest,
    discount: ({ payment }) => payment!.discount,
    value_rebate: ({ payment }) => payment!.rebate,
  }

/** The kinds of titles of one dialect. */
export class ReportedTitles {
  private readonly titles: TitleWriter
  private readonly readBack: TitleReadBack
  private readonly compiled: CompiledReadBack
  private readonly charges: readonly WrittenCharge[]
  private readonly carried = new Map<string, ReadonlySet<string>>()
  /** Kinds by occurrence, and by rejection: the code of its reason, null without a code, undefined without a rejection. */
  private readonly kinds = new Map<ReportingOccurrence, Map<string | null | undefined, KindsByAmounts>>()

  constructor(
    private readonly named: NamedDialect,
    private readonly occurrences: OccurrenceFinder,
  ) {
    this.titles = new TitleWriter(named)
    this.readBack = new TitleReadBack(named)
    this.compiled = new CompiledReadBack(named, [...ENTRIES.payment, 'our_number'], this.readBack)
    this.charges = chargesOf(named.dialect)
  }

  /** Whether titles of an occurrence contain an entry. */
  carries(occurrence: string, entry: ReportedEntry): boolean {
    let carried = this.carried.get(occurrence)
    if (carried === undefined) {
      carried = new Set(carriedIn(this.named.dialect, occurrence))
      this.carried.set(occurrence, carried)
    }
    return carried.has(entry)
  }

  /** @param rejection the code of the reason of a rejection; null if the bank has no code; undefined if nothing is rejected */
  of(reporting: ReportingOccurrence, rejection: string | null | undefined, amounts: ReportedAmounts): ReportedKind {
    let ofOccurrence = this.kinds.get(reporting)
    if (ofOccurrence === undefined) {
      ofOccurrence = new Map()
      this.kinds.set(reporting, ofOccurrence)
    }
    let kinds = ofOccurrence.get(rejection)
    if (kinds === undefined) {
      kinds = {}
      ofOccurrence.set(rejection, kinds)
    }
    kinds[amounts] ??= this.newKind(reporting, rejection, amounts)
    return kinds[amounts]
  }

  private newKind(
    reporting: ReportingOccurrence,
    rejection: string | null | undefined,
    amounts: ReportedAmounts,
  ): ReportedKind {
    const { meaning } = rejection == null ? reporting : this.occurrences.withReason(reporting, rejection)
    const { occurrence, our_occurrence, kind } = meaning
    const reason = rejection === undefined ? reporting.reason : rejection
    const reasons = reason === null ? NO_REASONS : [reason]
    const entries = ENTRIES[amounts].filter((entry) => this.carries(occurrence, entry))
    const constants: Readonly<Record<string, string | null>> = {
      ...reporting.deciding,
      ...(reporting.field !== null && { [reporting.field]: reporting.reason }),
    }
    const charges = amounts === 'payment' ? this.charges : []
    const names: TitleNames = {
      occurrence,
      our_occurrence: our_occurrence ?? undefined,
      kind,
      reasons: reporting.field === null ? reasons : NO_REASONS,
      entries,
      values: [...Object.keys(constants), ...charges.map(({ path }) => path)],
      companions: NO_COMPANIONS,
    }
    const form = formOrNull(() => this.titles.formOf(names))
    const bank = this.named.bank.number
    return new ReportedKind(meaning, reasons, {
      carries: (entry) => this.carries(occurrence, entry),
      entries: entries.map((entry) => (entry === 'banco_recebedor' ? () => bank : VALUES[entry])),
      values: [
        ...Object.values(constants).map((constant) => () => constant),
        ...charges.map(({ amountOf }) => amountOf),
      ],
      title: (values, context) => {
        if (form === null) return null
        const formed = form.title(values, context)
        const read = this.compiled.read(formed.records, context)
        if (read === null) {
          const { line_parsed } = this.readBack.read(names, values, formed, context)
          return { records: formed.records, our_number: line_parsed.our_number }
        }
        const differences = differencesIn(names, values, formed.codes, {
          our_occurrence: read.our_occurrence,
          reasons: read.reasons,
          entries: read,
        })
        if (Object.keys(differences).length > 0) return null
        return { records: formed.records, our_number: read.our_number ?? '' }
      },
    })
  }
}

type KindsByAmounts = Partial<Record<ReportedAmounts, ReportedKind>>

/** Plan of the titles of a kind. */
interface KindOfTitles {
  carries(entry: ReportedEntry): boolean
  readonly entries: readonly ((values: ReportedValues) => string | number)[]
  readonly values: readonly ((payment: Payment) => FieldValues[string])[]
  /** @throws {ValidationError} */
  title(values: FormValues, context: TitleContext): ReportedTitle | null
}

/** Titles of one occurrence that report the same amounts. */
export class ReportedKind {
  /** Whether the titles contain a fee, the charges, and the credit of a payment. */
  readonly carriesFee: boolean
  readonly carriesCharges: boolean
  readonly carriesCredit: boolean

  constructor(
    readonly meaning: OccurrenceMeaning,
    readonly reasons: readonly string[],
    private readonly of: KindOfTitles,
  ) {
    this.carriesFee = of.carries('bank_rate')
    this.carriesCharges = of.carries('billet_fine')
    this.carriesCredit = of.carries('credit_amount')
  }

  /** Returns a title, read back and compared; null if the layout cannot report its values. */
  title(reported: ReportedValues, copied: CopiedValues, context: TitleContext): ReportedTitle | null {
    const values: FormValues = {
      entries: this.of.entries.map((read) => read(reported)),
      values: this.of.values.map((read) => read(reported.payment!)),
      companions: NO_COMPANIONS,
      copied,
    }
    try {
      return this.of.title(values, context)
    } catch (error) {
      if (isValidationError(error)) return null
      throw error
    }
  }
}

const NO_REASONS: readonly string[] = []
const NO_COMPANIONS = {}

function formOrNull(form: () => ReturnTitleForm): ReturnTitleForm | null {
  try {
    return form()
  } catch (error) {
    if (isValidationError(error)) return null
    throw error
  }
}

/** A field of the charges. One field may hold both fine and interest (Santander CNAB 400, 267–279). */
interface WrittenCharge {
  readonly path: string
  readonly amountOf: (payment: Payment) => number
}

const CHARGES: Readonly<Record<string, WrittenCharge['amountOf']>> = {
  fine: ({ fine }) => fine,
  interest: ({ interest }) => interest,
  billet_fine: ({ fine, interest }) => fine + interest,
}

const NO_CHARGE = (): number => 0

/** Fine and interest are written to separate fields, if the layout has several. */
function chargesOf({ titles }: ReturnDialect): readonly WrittenCharge[] {
  const paths = Object.values(titles).flatMap(({ billet_fine: source }) =>
    typeof source === 'object' && 'sum' in source ? pathsOf(source) : [],
  )
  return [...new Set(paths)].map((path) => ({
    path,
    amountOf: CHARGES[path.slice(path.indexOf('.') + 1)] ?? NO_CHARGE,
  }))
}

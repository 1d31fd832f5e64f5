/** The simulated bank: answers the entries of a remittance one after the other. */
import { type BankDefinition, bankOf, type ReturnDialect, variantOf } from '../../banks/index.js'
import { INVALID, isDate, isDigits, notADate, ValidationError } from '../../cobranca/index.js'
import type { RejectionCause } from '../../febraban/index.js'
import { EXACT_DIGITS } from '../../fixed-width/index.js'
import { utf8Bytes, utf8Text } from '../../runtime/bytes.js'
import { answeringDialect, type NamedDialect } from '../return-file/dialect-of-name.js'
import { isDayOf } from '../return-file/file-days.js'
import type { FieldValues } from '../return-file/index.js'
import { DayFile, type ReceivedLot } from './day-file.js'
import { decideBy, outcomeFor } from './decide.js'
import { type EchoedRecord, echoOf } from './echo.js'
import { type InstructionEvent, OccurrenceFinder, type ReportingOccurrence } from './event-occurrences.js'
import { type EventReport, EventReporter } from './event-reporter.js'
import { type Random, randomOf, seedOf } from './random.js'
import type { EntryOutcome, Outcome } from './scenarios.js'
import { isNumbered, isRegistration, rejectionCause, type SentEntry } from './sent-entries.js'
import type { SentDialect, SentFileSink } from './sent-file-reader.js'
import type {
  AnsweredEntry,
  AnsweredEvent,
  Decide,
  SimulatedFees,
  SimulatedPart,
  SimulatedRejection,
  SimulationOptions,
  SimulationSummary,
} from './simulation.js'
import { timeline } from './timeline.js'
import { TitleCopies } from './title-copies.js'

const OF_ANOTHER_VARIANT =
  'neste dia os retornos do banco eram de outra variante do layout: informe o dia em que o banco recebe a remessa'

const FEES: Required<SimulatedFees> = { registered: 0, paid: 199, sent_to_notary: 2500 }

/** Receives the answers of the bank. */
export interface AnswerSink {
  /** Null if nobody needs the entries. */
  readonly entry: ((entry: AnsweredEntry) => void) | null
  /** Receives a part of a return file. The parts of several files alternate; the header of a file comes last. */
  part(part: SimulatedPart): void
}

export class SimulatedBank implements SentFileSink {
  private answering: Answering | null = null

  /** @param dayWithoutDate returns the day of a remittance without a date in its header */
  constructor(
    private readonly options: SimulationOptions,
    private readonly sink: AnswerSink,
    private readonly dayWithoutDate: () => string,
  ) {}

  begin(sent: SentDialect & { readonly header: readonly EchoedRecord[] }): void {
    this.answering = new Answering(sent, this.options, this.sink, this.dayWithoutDate)
  }

  lot(header: readonly EchoedRecord[]): void {
    this.answering!.lot(header)
  }

  entry(entry: SentEntry): void {
    this.answering!.entry(entry)
  }

  /** Ends all files. Call it after the end of the remittance. */
  end(): SimulationSummary {
    return this.answering!.end()
  }
}

/** A bank that received the header of a remittance. */
class Answering {
  private readonly named: NamedDialect
  private readonly reporter: EventReporter
  private readonly occurrences: OccurrenceFinder
  private readonly copies: TitleCopies
  private readonly today: string
  private readonly seed: number
  private readonly decide: Decide
  private readonly firstFile: number
  /** Values copied from the header of the remittance. */
  private readonly header: FieldValues
  private currentLot: ReceivedLot = { index: -1, values: {} }
  private position = 0
  /** Numbers of the registrations of the current lot. */
  private readonly seen = new Set<string | number>()
  private readonly files = new Map<string, DayFile>()
  private readonly totals = { paid: 0, reversed: 0, interest: 0, fees: 0, credited: 0 }

  constructor(
    { bank: number, layout, dialect, header }: SentDialect & { readonly header: readonly EchoedRecord[] },
    private readonly options: SimulationOptions,
    private readonly sink: AnswerSink,
    dayWithoutDate: () => string,
  ) {
    const bank = bankOf(number)!
    const answering = answeringDialect(bank, layout, dialect)
    this.named = { bank, layout, dialect: answering }
    this.today = dayOf(options.today ?? dateIn(header) ?? dayWithoutDate())
    if (!isDayOf(this.named, this.today)) throw new ValidationError({ today: [OF_ANOTHER_VARIANT] })
    this.seed = wholeNumber('seed', options.seed, 1)
    this.decide = decideBy(options.scenario ?? 'mixed')
    this.copies = new TitleCopies(answering, dialect, wholeNumber('first_our_number', options.first_our_number, 1))
    this.firstFile = wholeNumber('first_file_number', options.first_file_number, 1)
    this.header = echoOf(answering, header)
    this.occurrences = new OccurrenceFinder(answering, dialect.movements)
    const fees = { ...FEES, ...options.fees }
    this.reporter = new EventReporter(this.named, this.occurrences, fees, (day) => this.fileOf(day))
  }

  private get dialect(): ReturnDialect {
    return this.named.dialect
  }

  private get bank(): BankDefinition {
    return this.named.bank
  }

  lot(header: readonly EchoedRecord[]): void {
    this.currentLot = { index: this.currentLot.index + 1, values: echoOf(this.dialect, header) }
    this.seen.clear()
  }

  entry(entry: SentEntry): void {
    const position = this.position++
    const random = randomOf(seedOf(this.seed, position))
    const { line, movement, our_code, our_number, amount, due_date } = entry
    const cause = this.causeOf(entry)
    const outcome = outcomeFor(
      entry,
      cause === null ? this.decide({ entry: position, our_code, our_number, amount, due_date }, random) : 'rejected',
    )
    const isRejected = outcome === 'rejected' || outcome === 'refused'
    const rejection = isRejected ? this.rejectionOf(entry, cause ?? this.anyCause(entry, random)) : null
    const reports = this.reportsOf(entry, outcome, rejection, random)
    const events: AnsweredEvent[] = []
    let returned_our_number: string | null = null
    for (const { event, our_number } of reports) {
      this.addUp(event)
      events.push(event)
      returned_our_number ??= our_number
    }
    this.sink.entry?.({
      entry: position,
      our_code,
      our_number,
      amount,
      due_date,
      line,
      movement,
      outcome,
      rejection,
      returned_our_number: returned_our_number ?? '',
      events,
    })
  }

  private reportsOf(
    entry: SentEntry,
    outcome: Outcome,
    rejection: SimulatedRejection | null,
    random: Random,
  ): readonly EventReport[] {
    const copied = this.copies.of(entry)
    if (isRegistration(entry))
      return this.reporter.ofTitle(copied, timeline(entry, outcome as EntryOutcome, this.today, random), rejection)
    const answer = { event: outcome as InstructionEvent, date: this.today, movement: entry.movement }
    return [this.reporter.ofInstruction(copied, answer, rejection)]
  }

  end(): SimulationSummary {
    const files = [...this.files.values()].filter(({ hasBegun }) => hasBegun).sort((a, b) => (a.date < b.date ? -1 : 1))
    for (const [i, file] of files.entries()) file.end(this.firstFile + i)
    const { number, name } = this.bank
    return {
      bank: number,
      bank_name: name,
      layout: this.named.layout,
      ...variantOf(this.dialect),
      files: files.map(({ filename, date, size }) => ({ filename, date, size })),
      totals: this.totals,
    }
  }

  /** Returns the file of a day, in the current lot. */
  private fileOf(day: string): DayFile {
    let file = this.files.get(day)
    if (file === undefined) {
      file = new DayFile(this.named, day, this.header, (part) => this.sink.part(part))
      this.files.set(day, file)
    }
    file.enterLot(this.currentLot)
    return file
  }

  private addUp({ paid, reversed, fine, interest, fee, credited }: EventReport['event']): void {
    const { totals } = this
    totals.paid += paid
    totals.reversed += reversed
    totals.interest += fine + interest
    totals.fees += fee
    totals.credited += credited
  }

  private causeOf(entry: SentEntry): RejectionCause | null {
    if (!isRegistration(entry) || this.options.checks === false) return null
    const { seen } = this
    const before = seen.size
    const isDuplicate = isNumbered(entry) && seen.add(keptNumber(entry.our_number)).size === before
    return rejectionCause(entry, this.today, isDuplicate)
  }

  /** Returns a random cause for the rejection of a valid entry. */
  private anyCause(entry: SentEntry, random: Random): RejectionCause {
    if (!isRegistration(entry)) return 'unknown_title'
    const causes = (Object.keys(this.dialect.rejectionCodes ?? {}) as RejectionCause[]).filter(
      (cause) => cause !== 'unknown_title',
    )
    return causes[random.between(0, causes.length - 1)] ?? 'due_date'
  }

  private rejectionOf(entry: SentEntry, cause: RejectionCause): SimulatedRejection {
    const reporting: ReportingOccurrence | null = isRegistration(entry)
      ? this.occurrences.of('rejected')
      : this.occurrences.ofInstruction('refused', entry.movement)
    const { rejectionCodes = {}, reasons } = this.dialect
    const occurrence = reporting?.meaning.occurrence ?? ''
    const [own, ...others] = [rejectionCodes[cause], ...Object.values(rejectionCodes)].map((code) =>
      typeof code === 'object' ? code[occurrence] : code,
    )
    const hasReason = (code: string | undefined): code is string =>
      code !== undefined &&
      reasons.some(({ occurrences, codes }) => occurrences.includes(occurrence) && Object.hasOwn(codes, code))
    const code = reporting?.reason ?? [own, ...others].find(hasReason) ?? null
    return { cause, code, exact: code !== null && code === own }
  }
}

/** Returns a nosso número in the form that takes the least memory. */
function keptNumber(our_number: string): string | number {
  // The first digit keeps leading zeros apart.
  if (our_number.length < EXACT_DIGITS && isDigits(our_number)) return Number(`1${our_number}`)
  // A part of a line would keep the whole line.
  return utf8Text(utf8Bytes(our_number))
}

/** Date in the header of a remittance; null if it has none. */
function dateIn([header]: readonly EchoedRecord[]): string | null {
  const made = header?.values['generation_date']
  return typeof made === 'string' ? made : null
}

function dayOf(day: string): string {
  if (!isDate(day)) throw new ValidationError({ today: [notADate(day)] })
  return day
}

function wholeNumber(name: string, value: number | undefined, usual: number): number {
  if (value !== undefined && !Number.isSafeInteger(value)) throw new ValidationError({ [name]: [INVALID] })
  return value ?? usual
}

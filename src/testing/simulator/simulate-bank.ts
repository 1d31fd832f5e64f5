import { type BankDefinition, bankOf, type ReturnDialect, variantOf } from '../../banks/index.js'
import {
  INVALID,
  isDate,
  isValidationError,
  nextBusinessDay,
  notADate,
  notInList,
  ValidationError,
} from '../../cobranca/index.js'
import { pathsOf, type RejectionCause } from '../../febraban/index.js'
import { carriedIn } from '../return-file/carried-entries.js'
import { answeringDialect } from '../return-file/dialect-of-name.js'
import { ownValues } from '../return-file/field-layers.js'
import { isDayOf } from '../return-file/file-days.js'
import {
  type EntriesToWrite,
  type FieldValues,
  type ReturnLotValues,
  type ReturnTitleValues,
  type WrittenTitle,
  writeReturn,
} from '../return-file/index.js'
import {
  hasDigitElsewhere,
  type OurNumberParts,
  type OurNumberPlace,
  ourNumberPlace,
  readOurNumber,
  writeOurNumber,
} from '../return-file/our-number-place.js'
import { TitleWriter } from '../return-file/title-writer.js'
import { echoOf } from './echo.js'
import {
  type InstructionEvent,
  OccurrenceFinder,
  type ReportingOccurrence,
  type SlipEvent,
} from './event-occurrences.js'
import { type Random, randomOf, seedOf } from './random.js'
import { isRegistrationOutcome, type Outcome, SCENARIOS } from './scenarios.js'
import { isNumbered, isRegistration, rejectionCause, type SentEntry, type SentFile, sentFile } from './sent-entries.js'
import type {
  Decide,
  SimulatedEntry,
  SimulatedEvent,
  SimulatedFees,
  SimulatedRejection,
  Simulation,
  SimulationOptions,
} from './simulation.js'
import { type Payment, type Step, timeline } from './timeline.js'

/**
 * Answers a remittance as its bank would: returns the return files and a list of all events, with exact amounts.
 *
 * Titles are registered or rejected; paid on time, late, partially, by Pix, at the notary or after a write-off; paid and reversed; written off, protested
 * or withdrawn. Other instructions are accepted or refused. The remittance may come from any program: the returns repeat its fields of the same name, and
 * the payments include its own fine, interest and discounts. Each file reports the events of one day and is dated on that day or the next business day. The
 * same bytes and options always give the same files.
 *
 * If a bank's layout has no occurrence for an event, the event is left out of the files and its `file` is null. If the bank has no reason for the cause of
 * a rejection, `rejection.exact` is false.
 *
 * @param remittance the bytes of a remittance file
 * @throws {ValidationError} if the argument is not a byte array; under the option's name if a scenario, outcome, seed or date is invalid
 * @throws {UnsupportedFileError} if the file is not a cobrança remittance of a supported bank and layout
 * @example
 * const { files, totals } = simulateBank(remittance.bytes, { scenario: 'mixed', seed: 7 })
 * const payments = files.flatMap(({ bytes }) => paymentsFrom(parseReturn(bytes).bank_billet_discharges))
 * // payments.reduce((sum, { paid_amount }) => sum + paid_amount, 0) === totals.paid
 */
export function simulateBank(remittance: Uint8Array, options: SimulationOptions = {}): Simulation {
  return new SimulatedBank(sentFile(remittance, options.bank), options).answer()
}

const OF_ANOTHER_VARIANT =
  'neste dia os retornos do banco eram de outra variante do layout: informe o dia em que o banco recebe a remessa'

const FEES: Required<SimulatedFees> = { registered: 0, paid: 199, sent_to_notary: 2500 }

/** Event of an entry, before it is assigned to a file. `title` is null if the layout cannot report the event. */
interface EventReport {
  readonly entry: number
  readonly date: string
  readonly title: ReturnTitleValues | null
  readonly event: SimulatedEvent
}

/** An event of an entry, and what the bank reports about it. */
interface EventToReport {
  readonly event: SimulatedEvent['event']
  readonly date: string
  /** Null if the layout has no occurrence for the event. */
  readonly reporting: ReportingOccurrence | null
  readonly rejection?: SimulatedRejection | null
  /** In cents. Default: none. */
  readonly fee?: number
  /** The payment of the event, or the payment that a reversal undoes. */
  readonly payment?: Payment | null
  /** False for a cheque that was only announced: no payment is undone. Default: true. */
  readonly undoesPayment?: boolean
}

class SimulatedBank {
  private readonly bank: BankDefinition
  private readonly dialect: ReturnDialect
  private readonly titles: TitleWriter
  private readonly occurrences: OccurrenceFinder
  /** Where the titles of the return have nosso número. */
  private readonly places: readonly OurNumberPlace[]
  private readonly today: string
  private readonly seed: number
  private readonly decide: Decide
  private readonly fees: Required<SimulatedFees>
  /** Header values copied from the remittance and from each of its lots. */
  private readonly header: FieldValues
  private readonly lots: readonly FieldValues[]
  private nextNumber: number
  private readonly seen = new Set<string>()

  constructor(
    private readonly sent: SentFile,
    private readonly options: SimulationOptions,
  ) {
    const { layout, dialect } = sent
    this.bank = bankOf(sent.bank)!
    this.dialect = answeringDialect(this.bank, layout, dialect)
    this.titles = new TitleWriter({ bank: this.bank, layout, dialect: this.dialect })
    this.occurrences = new OccurrenceFinder(this.dialect, dialect.movements)
    const { layout: returned, titles, ourNumber = dialect.ourNumber } = this.dialect
    this.places = Object.keys(titles).flatMap(
      (main) => ourNumberPlace(main, returned.records[main]!.fields, ourNumber) ?? [],
    )
    this.today = dayOf(options.today ?? sent.date ?? earliestDue(sent))
    if (!isDayOf({ bank: this.bank, layout, dialect: this.dialect }, this.today))
      throw new ValidationError({ today: [OF_ANOTHER_VARIANT] })
    this.seed = wholeNumber('seed', options.seed, 1)
    this.decide = decideBy(options.scenario ?? 'mixed')
    this.fees = { ...FEES, ...options.fees }
    this.nextNumber = wholeNumber('first_our_number', options.first_our_number, 1)
    this.header = echoOf(this.dialect, sent.header)
    this.lots = sent.lots.map((records) => echoOf(this.dialect, records))
  }

  answer(): Simulation {
    const histories = this.sent.entries.map((entry, i) => this.historyOf(entry, i))
    const all = histories.flatMap(({ reports }) => reports)
    const days = [...new Set(all.flatMap((report) => (report.title === null ? [] : [dayOfFile(report)])))].sort()
    const first = wholeNumber('first_file_number', this.options.first_file_number, 1)
    const written = days.map((date, file) => this.fileOf(date, first + file, all))
    const fileOf = (report: EventReport): number | null =>
      report.title === null ? null : days.indexOf(dayOfFile(report))
    const entries = histories.map(({ entry, reports }) => ({
      ...entry,
      returned_our_number:
        reports
          .map((report) => written[days.indexOf(dayOfFile(report))]?.numbers.get(report))
          .find((each) => each !== undefined) ?? '',
      events: reports.map((report) => ({ ...report.event, file: fileOf(report) })),
    }))
    const { layout } = this.sent
    return {
      bank: this.bank.number,
      bank_name: this.bank.name,
      layout,
      ...variantOf(this.dialect),
      files: written.map(({ filename, date, bytes }) => ({ filename, date, bytes })),
      entries,
      totals: totalsOf(entries),
    }
  }

  /** Returns all events of an entry. */
  private historyOf(
    entry: SentEntry,
    position: number,
  ): { entry: Omit<SimulatedEntry, 'events' | 'returned_our_number'>; reports: readonly EventReport[] } {
    const random = randomOf(seedOf(this.seed, position))
    const { line, movement, our_code, our_number, amount, due_date } = entry
    const known = { entry: position, our_code, our_number, amount, due_date }
    const cause = this.causeOf(entry)
    const decided = cause === null ? this.decide(known, random) : 'rejected'
    const outcome = outcomeFor(entry, decided)
    const values = this.valuesOf(entry)
    const received = { position, entry, values }
    const isRejected = outcome === 'rejected' || outcome === 'refused'
    const reporting = isRegistration(entry)
      ? this.occurrences.of('rejected')
      : this.occurrences.ofInstruction('refused', movement)
    const rejection = isRejected ? this.rejectionOf(reporting, cause ?? this.anyCause(entry, random)) : null
    const reports = isRegistration(entry)
      ? this.reportsOf(
          received,
          timeline(entry, outcome as Parameters<typeof timeline>[1], this.today, random),
          rejection,
        )
      : [
          this.reportEvent(received, {
            event: outcome as InstructionEvent,
            date: this.today,
            reporting: this.occurrences.ofInstruction(outcome as InstructionEvent, movement),
            rejection,
          }),
        ]
    return { entry: { ...known, line, movement, outcome, rejection }, reports }
  }

  /** Returns the events of a registered title. A payment that the layout cannot report is not reversed either. */
  private reportsOf(
    received: ReceivedEntry,
    steps: readonly Step[],
    rejection: SimulatedRejection | null,
  ): readonly EventReport[] {
    const reports: EventReport[] = []
    for (const { event, date, payment } of steps) {
      const reporting = this.occurrences.of(event)
      if (payment === null)
        reports.push(this.reportEvent(received, { event, date, reporting, rejection, fee: this.feeOf(event) }))
      else if (event === 'reversed') reports.push(this.reportReversal(received, date, payment, reports.at(-1)!))
      else if (event === 'cheque_returned') reports.push(this.reportReturnedCheque(received, date, payment, reports))
      else if (event === 'cheque_announced')
        reports.push(this.reportEvent(received, { event, date, reporting, payment }))
      else reports.push(this.reportPayment(received, event, date, payment))
    }
    return reports
  }

  private reportReversal(
    received: ReceivedEntry,
    date: string,
    payment: Payment,
    paid: EventReport,
    event: 'reversed' | 'cheque_returned' = 'reversed',
  ): EventReport {
    const reporting = paid.event.paid > 0 ? this.occurrences.of(event) : null
    const isAmountReported =
      reporting !== null && carriedIn(this.dialect, reporting.meaning.occurrence).includes('paid_amount')
    return this.reportEvent(received, { event, date, reporting: isAmountReported ? reporting : null, payment })
  }

  /** A cheque comes back after its payment, which is undone, or after its announcement. */
  private reportReturnedCheque(
    received: ReceivedEntry,
    date: string,
    payment: Payment,
    before: readonly EventReport[],
  ): EventReport {
    const last = before.at(-1)!
    if (last.event.paid > 0) return this.reportReversal(received, date, payment, last, 'cheque_returned')
    const reporting = last.title === null ? null : this.occurrences.of('cheque_returned')
    return this.reportEvent(received, {
      event: 'cheque_returned',
      date,
      reporting,
      payment,
      undoesPayment: false,
    })
  }

  private causeOf(entry: SentEntry): RejectionCause | null {
    if (!isRegistration(entry) || this.options.checks === false) return null
    const key = `${entry.lot} ${entry.our_number}`
    const isDuplicate = isNumbered(entry) && this.seen.has(key)
    this.seen.add(key)
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

  private rejectionOf(reporting: ReportingOccurrence | null, cause: RejectionCause): SimulatedRejection {
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

  private feeOf(event: SlipEvent): number {
    return event === 'registered' || event === 'sent_to_notary' ? this.fees[event] : 0
  }

  /** Returns the title values copied from the remittance. A title without a number gets one from the bank. */
  private valuesOf(entry: SentEntry): FieldValues {
    const echoed = echoOf(this.dialect, entry.records)
    if (isNumbered(entry) || !isRegistration(entry)) return { ...echoed, ...this.sentNumber(entry) }
    const others = Object.entries(echoed).filter(([path]) => !/\.our_number/.test(path))
    return { ...Object.fromEntries(others), ...this.numbered({ number: String(this.nextNumber++), digit: null }) }
  }

  /** Nosso número of the remittance, in the titles of the return that have its check digit elsewhere. */
  private sentNumber({ records: [first] }: SentEntry): FieldValues {
    const sent = first === undefined ? null : ourNumberPlace('', first.fields, this.sent.dialect.ourNumber)
    if (sent === null) return {}
    const parts = readOurNumber(sent, first!.values)
    return this.numbered(
      parts,
      this.places.filter((place) => hasDigitElsewhere(place, parts, sent)),
    )
  }

  private numbered(parts: OurNumberParts, places = this.places): FieldValues {
    return Object.assign({}, ...places.map((place) => writeOurNumber(place, parts, this.dialect.checked)))
  }

  private reportPayment(received: ReceivedEntry, usual: SlipEvent, date: string, payment: Payment): EventReport {
    const reporting = this.occurrences.of(payment.byPix ? 'paid_by_pix' : usual)
    // The bank reports the credit elsewhere; this line only closes the title.
    if (reporting?.isPayment === false) return this.reportEvent(received, { event: usual, date, reporting })
    const paid = { event: usual, date, reporting, payment }
    const withFee = this.reportEvent(received, { ...paid, fee: this.fees.paid })
    // A bank that reports only the credit cannot report a partial payment with a fee in one line: no fee then.
    return withFee.title === null ? this.reportEvent(received, paid) : withFee
  }

  private reportEvent(
    received: ReceivedEntry,
    { event, date, reporting, rejection = null, fee = 0, payment = null, undoesPayment = true }: EventToReport,
  ): EventReport {
    const { position, entry, values } = received
    const unreportedEvent: SimulatedEvent = {
      ...NOTHING,
      event,
      date,
      file: null,
      occurrence: null,
      our_occurrence: null,
      reasons: [],
    }
    const unreported: EventReport = { entry: position, date, title: null, event: unreportedEvent }
    if (reporting === null) return unreported
    const { meaning } = rejection?.code == null ? reporting : this.occurrences.withReason(reporting, rejection.code)
    const { occurrence, our_occurrence, kind } = meaning
    const carried = carriedIn(this.dialect, occurrence)
    const ifCarried = (name: (typeof carried)[number], cents: number): number => (carried.includes(name) ? cents : 0)
    const charged = ifCarried('bank_rate', fee)
    const isReversal = event === 'reversed' || event === 'cheque_returned'
    const credit = payment === null ? 0 : Math.max(payment.paid - charged, 0)
    const entries: EntriesToWrite = {
      paid_at: date,
      bank_rate: charged,
      ...(payment !== null && isReversal && { paid_amount: payment.paid }),
      ...(payment !== null &&
        !isReversal && {
          credit_at: payment.credit_at,
          paid_amount: payment.paid,
          credit_amount: credit,
          billet_fine: payment.fine + payment.interest,
          discount: payment.discount,
          value_rebate: payment.rebate,
          banco_recebedor: this.bank.number,
        }),
    }
    const reasons = [rejection === null ? reporting.reason : rejection.code].filter((code) => code !== null)
    const title: ReturnTitleValues = {
      occurrence,
      our_occurrence: our_occurrence ?? undefined,
      kind,
      reasons: reporting.field === null ? reasons : [],
      line_parsed: Object.fromEntries(
        Object.entries(entries).filter(([name]) => (carried as readonly string[]).includes(name)),
      ),
      values: {
        ...values,
        ...reporting.deciding,
        ...(reporting.field !== null && { [reporting.field]: reporting.reason }),
        ...(payment !== null && !isReversal && partsOf(this.dialect, payment)),
      },
    }
    if (!this.isReportable(title, entry.lot)) return unreported
    return {
      entry: position,
      date,
      title,
      event: {
        ...unreportedEvent,
        occurrence,
        our_occurrence,
        reasons,
        fee: charged,
        ...(payment !== null && isReversal && undoesPayment && { reversed: payment.paid }),
        ...(payment !== null &&
          reporting.isPayment && {
            paid: payment.paid,
            fine: ifCarried('billet_fine', payment.fine),
            interest: ifCarried('billet_fine', payment.interest),
            discount: payment.discount,
            rebate: payment.rebate,
            credited: ifCarried('credit_amount', credit),
            pix: reporting.pix,
          }),
      },
    }
  }

  private isReportable(title: ReturnTitleValues, lot: number): boolean {
    const { bank, dialect, sent } = this
    const layers = [this.lots[lot], this.header, ownValues({ bank, layout: sent.layout, dialect })]
    try {
      this.titles.plan(title, { layers, headers: this.header })
      return true
    } catch (error) {
      if (isValidationError(error)) return false
      throw error
    }
  }

  private fileOf(date: string, file_number: number, reports: readonly EventReport[]) {
    const ofDay = reports.filter((report) => report.title !== null && dayOfFile(report) === date)
    const lots = this.lots.flatMap((values, lot): { reports: readonly EventReport[]; lot: ReturnLotValues }[] => {
      const ofLot = ofDay.filter(({ entry }) => this.sent.entries[entry]!.lot === lot)
      return ofLot.length === 0 ? [] : [{ reports: ofLot, lot: { values, titles: ofLot.map(({ title }) => title!) } }]
    })
    const { bytes, bank_billet_discharges } = writeReturn({
      bank: this.bank.number,
      layout: this.sent.layout,
      ...variantOf(this.dialect),
      generated_at: date,
      file_number,
      values: this.header,
      lots: lots.map(({ lot }) => lot) as unknown as readonly [ReturnLotValues, ...ReturnLotValues[]],
    })
    const inOrder = lots.flatMap((lot) => lot.reports)
    const numbers = new Map(
      inOrder.map((report, i) => [report, (bank_billet_discharges[i] as WrittenTitle).line_parsed.our_number] as const),
    )
    return { filename: `${this.bank.slug}-${date}.ret`, date, bytes, numbers }
  }
}

/** Banks make their files on business days. */
const dayOfFile = ({ date }: EventReport): string => nextBusinessDay(date)

interface ReceivedEntry {
  readonly position: number
  readonly entry: SentEntry
  readonly values: FieldValues
}

const NOTHING = {
  paid: 0,
  reversed: 0,
  fine: 0,
  interest: 0,
  discount: 0,
  rebate: 0,
  fee: 0,
  credited: 0,
  pix: false,
} as const

/** Returns fine and interest as separate fields, if the layout has several. One of them may hold both (Santander CNAB 400, 267–279). */
function partsOf({ titles }: ReturnDialect, { fine, interest }: Payment): FieldValues {
  const parts = Object.values(titles).flatMap(({ billet_fine: source }) =>
    typeof source === 'object' && 'sum' in source ? pathsOf(source) : [],
  )
  const amounts: Readonly<Record<string, number>> = { fine, interest, billet_fine: fine + interest }
  return Object.fromEntries(parts.map((path) => [path, amounts[path.slice(path.indexOf('.') + 1)] ?? 0]))
}

/** Replaces an outcome that does not apply to the instruction by the nearest one. */
function outcomeFor(entry: SentEntry, outcome: Outcome): Outcome {
  if (isRegistration(entry) === isRegistrationOutcome(outcome)) return outcome
  const isRejection = outcome === 'rejected' || outcome === 'refused'
  return isRegistration(entry) ? (isRejection ? 'rejected' : 'confirmed') : isRejection ? 'refused' : 'accepted'
}

/** @throws {ValidationError} under `scenario` */
function decideBy(scenario: NonNullable<SimulationOptions['scenario']>): Decide {
  if (typeof scenario === 'function') return scenario
  if (typeof scenario === 'string' && !Object.hasOwn(SCENARIOS, scenario)) {
    throw new ValidationError({ scenario: [notInList(Object.keys(SCENARIOS))] })
  }
  const weights = Object.entries(typeof scenario === 'string' ? SCENARIOS[scenario] : scenario) as [Outcome, number][]
  const of = (isRegistration: boolean) =>
    Object.fromEntries(weights.filter(([outcome]) => isRegistrationOutcome(outcome) === isRegistration))
  const [registrations, others] = [of(true), of(false)] as Readonly<Partial<Record<Outcome, number>>>[]
  return ({ our_code }, random) =>
    our_code === '1001' ? (random.weighted(registrations!) ?? 'confirmed') : (random.weighted(others!) ?? 'accepted')
}

function dayOf(day: string): string {
  if (!isDate(day)) throw new ValidationError({ today: [notADate(day)] })
  return day
}

function wholeNumber(name: string, value: number | undefined, usual: number): number {
  if (value !== undefined && !Number.isSafeInteger(value)) throw new ValidationError({ [name]: [INVALID] })
  return value ?? usual
}

/** Date of a file without a date in its header. */
const earliestDue = ({ entries }: SentFile): string =>
  entries.flatMap(({ due_date }) => due_date ?? []).sort()[0] ?? '2000-01-03'

function totalsOf(entries: readonly SimulatedEntry[]): Simulation['totals'] {
  const totals = { paid: 0, reversed: 0, interest: 0, fees: 0, credited: 0 }
  for (const { paid, reversed, fine, interest, fee, credited } of entries.flatMap(({ events }) => events)) {
    totals.paid += paid
    totals.reversed += reversed
    totals.interest += fine + interest
    totals.fees += fee
    totals.credited += credited
  }
  return totals
}

import { type Bank, bankOf, type ReturnDialect, variantOf } from '../../banks/index.js'
import {
  INVALID,
  isDate,
  isValidationError,
  NOT_A_DATE,
  nextBusinessDay,
  notInList,
  ValidationError,
} from '../../cobranca/index.js'
import type { RejectionCause } from '../../febraban/index.js'
import { carriedIn } from '../return-file/carried-entries.js'
import { answeringDialect } from '../return-file/dialect-of-name.js'
import { ownValues } from '../return-file/field-layers.js'
import { isDayOf } from '../return-file/file-days.js'
import {
  type FieldValues,
  type ReturnLotValues,
  type ReturnTitleValues,
  type SaidEntries,
  type WrittenTitle,
  writeReturn,
} from '../return-file/index.js'
import { TitleWriter } from '../return-file/title-writer.js'
import { echoOf } from './echo.js'
import { type InstructionEvent, type Saying, type SlipEvent, Speech } from './event-occurrences.js'
import { type Random, randomOf, seedOf } from './random.js'
import { isRegistrationOutcome, type Outcome, SCENARIOS } from './scenarios.js'
import { isEntering, isNumbered, rejectionCause, type SentEntry, type SentFile, sentFile } from './sent-entries.js'
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
 * Answers a remittance as its bank would: with return files, and an account of what they say, to the cent.
 *
 * Titles are taken in or refused, paid in time, late, in part, by Pix, at the notary or after their write-off, paid and reversed, written off, protested or taken back;
 * other instructions are carried out or refused. The remittance may be of any program: what is repeated of it are the fields of the same name, and
 * fine, interest and discounts are its own. What happens on one day is told in one file, made on that day or the business day after it. The same bytes and options give the same files.
 *
 * What a bank has no occurrence for in its layout is left out, and its event has no `file`; `refusal.exact` tells where it has no reason for a cause.
 *
 * @param remittance the bytes of a remittance file
 * @throws {ValidationError} when it is given no bytes; for a scenario, outcome, seed or day that is none, under the option's name
 * @throws {UnsupportedFileError} when it is no cobrança remittance of a bank and layout that the library writes
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

/** One thing to be told of an entry, before it has a file. */
interface EventReport {
  readonly entry: number
  readonly date: string
  readonly title: ReturnTitleValues | null
  readonly event: SimulatedEvent
}

class SimulatedBank {
  private readonly bank: Bank
  private readonly dialect: ReturnDialect
  private readonly titles: TitleWriter
  private readonly speech: Speech
  private readonly today: string
  private readonly seed: number
  private readonly decide: Decide
  private readonly fees: Required<SimulatedFees>
  /** What the headers repeat of the remittance, and of each of its lots. */
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
    this.speech = new Speech(this.dialect, dialect.movements)
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
    const lives = this.sent.entries.map((entry, i) => this.lifeOf(entry, i))
    const told = lives.flatMap(({ toTell }) => toTell)
    const days = [...new Set(told.flatMap((one) => (one.title === null ? [] : [dayOfFile(one)])))].sort()
    const first = wholeNumber('first_file_number', this.options.first_file_number, 1)
    const written = days.map((date, file) => this.fileOf(date, first + file, told))
    const fileOf = (one: EventReport): number | null => (one.title === null ? null : days.indexOf(dayOfFile(one)))
    const entries = lives.map(({ entry, toTell }) => ({
      ...entry,
      returned_our_number:
        toTell
          .map((one) => written[days.indexOf(dayOfFile(one))]?.numbers.get(one))
          .find((each) => each !== undefined) ?? '',
      events: toTell.map((one) => ({ ...one.event, file: fileOf(one) })),
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

  /** All that happens to an entry. */
  private lifeOf(
    entry: SentEntry,
    position: number,
  ): { entry: Omit<SimulatedEntry, 'events' | 'returned_our_number'>; toTell: readonly EventReport[] } {
    const random = randomOf(seedOf(this.seed, position))
    const { line, movement, our_code, our_number, amount, due_date } = entry
    const known = { entry: position, our_code, our_number, amount, due_date }
    const cause = this.causeOf(entry)
    const decided = cause === null ? this.decide(known, random) : 'rejected'
    const outcome = outcomeFor(entry, decided)
    const values = this.valuesOf(entry)
    const life = { position, entry, values }
    const isRejected = outcome === 'rejected' || outcome === 'refused'
    const saying = isEntering(entry) ? this.speech.of('rejected') : this.speech.answer('refused', movement)
    const refusal = isRejected ? this.rejectionOf(saying, cause ?? this.anyCause(entry, random)) : null
    const toTell = isEntering(entry)
      ? this.historyOf(life, timeline(entry, outcome as Parameters<typeof timeline>[1], this.today, random), refusal)
      : [
          this.tell(
            life,
            outcome as InstructionEvent,
            this.today,
            this.speech.answer(outcome as InstructionEvent, movement),
            refusal,
            0,
          ),
        ]
    return { entry: { ...known, line, movement, outcome, refusal }, toTell }
  }

  /** What the bank reports of the steps of a title. A payment that it does not report is not reversed either. */
  private historyOf(life: Life, steps: readonly Step[], refusal: SimulatedRejection | null): readonly EventReport[] {
    const reports: EventReport[] = []
    for (const { event, date, payment } of steps) {
      if (payment === null)
        reports.push(this.tell(life, event, date, this.speech.of(event), refusal, this.feeOf(event)))
      else if (event === 'reversed') reports.push(this.reportReversal(life, date, payment, reports.at(-1)!))
      else reports.push(this.reportPayment(life, event, date, payment))
    }
    return reports
  }

  private reportReversal(life: Life, date: string, payment: Payment, paid: EventReport): EventReport {
    const saying = paid.event.paid > 0 ? this.speech.of('reversed') : null
    const isAmountReported =
      saying !== null && carriedIn(this.dialect, saying.meaning.occurrence).includes('paid_amount')
    return this.tell(life, 'reversed', date, isAmountReported ? saying : null, null, 0, payment)
  }

  private causeOf(entry: SentEntry): RejectionCause | null {
    if (!isEntering(entry) || this.options.checks === false) return null
    const key = `${entry.lot} ${entry.our_number}`
    const isDuplicate = isNumbered(entry) && this.seen.has(key)
    this.seen.add(key)
    return rejectionCause(entry, this.today, isDuplicate)
  }

  /** What a bank says that refuses for no fault of the entry. */
  private anyCause(entry: SentEntry, random: Random): RejectionCause {
    if (!isEntering(entry)) return 'unknown_title'
    const causes = (Object.keys(this.dialect.rejectionCodes ?? {}) as RejectionCause[]).filter(
      (cause) => cause !== 'unknown_title',
    )
    return causes[random.between(0, causes.length - 1)] ?? 'due_date'
  }

  private rejectionOf(saying: Saying | null, cause: RejectionCause): SimulatedRejection {
    const { rejectionCodes: refusals = {}, reasons } = this.dialect
    const occurrence = saying?.meaning.occurrence ?? ''
    const [own, ...others] = [refusals[cause], ...Object.values(refusals)].map((code) =>
      typeof code === 'object' ? code[occurrence] : code,
    )
    const isReported = (code: string | undefined): code is string =>
      code !== undefined &&
      reasons.some(({ occurrences, codes }) => occurrences.includes(occurrence) && Object.hasOwn(codes, code))
    const code = saying?.reason ?? [own, ...others].find(isReported) ?? null
    return { cause, code, exact: code !== null && code === own }
  }

  private feeOf(event: SlipEvent): number {
    return event === 'registered' || event === 'sent_to_notary' ? this.fees[event] : 0
  }

  /** What the lines of a title repeat; a number of the bank's own where it came without. */
  private valuesOf(entry: SentEntry): FieldValues {
    const echoed = echoOf(this.dialect, entry.records)
    if (isNumbered(entry) || !isEntering(entry)) return echoed
    const others = Object.entries(echoed).filter(([path]) => !/\.our_number/.test(path))
    return { ...Object.fromEntries(others), ...this.numberedBy(this.nextNumber++) }
  }

  private numberedBy(number: number): FieldValues {
    const { ourNumber: written } = this.sent.dialect
    const { length, digitLength } = this.dialect.ourNumber ?? written
    const values: Record<string, string> = {}
    for (const main of Object.keys(this.dialect.titles)) {
      const field = this.dialect.layout.records[main]!.fields['our_number']
      if (field === undefined) continue
      if (field.kind !== 'text') values[`${main}.our_number`] = String(number)
      else {
        const bare = String(number).padStart(length, '0')
        const whole = bare + '0'.repeat(digitLength ?? 1)
        const rule = this.dialect.checked?.find((each) => each.field === 'our_number' && each.of.length === 1)
        values[`${main}.our_number`] = rule?.text(whole) ?? whole
      }
    }
    return values
  }

  private reportPayment(life: Life, usual: SlipEvent, date: string, payment: Payment): EventReport {
    const saying = this.speech.of(payment.byPix ? 'paid_by_pix' : usual)
    // Its credit is told elsewhere: the line only ends the title.
    if (saying?.isPayment === false) return this.tell(life, usual, date, saying, null, 0)
    const withFee = this.tell(life, usual, date, saying, null, this.fees.paid, payment)
    // A bank that tells only what it credits cannot tell a part that was paid and its fee in one line: it charges none then.
    return withFee.title === null ? this.tell(life, usual, date, saying, null, 0, payment) : withFee
  }

  private tell(
    life: Life,
    event: SimulatedEvent['event'],
    date: string,
    saying: Saying | null,
    refusal: SimulatedRejection | null,
    fee: number,
    payment: Payment | null = null,
  ): EventReport {
    const { position, entry, values } = life
    const untold: SimulatedEvent = {
      ...NOTHING,
      event,
      date,
      file: null,
      occurrence: null,
      our_occurrence: null,
      reasons: [],
    }
    const unsaid: EventReport = { entry: position, date, title: null, event: untold }
    if (saying === null) return unsaid
    const { meaning } = refusal?.code == null ? saying : this.speech.withReason(saying, refusal.code)
    const { occurrence, our_occurrence, kind } = meaning
    const carried = carriedIn(this.dialect, occurrence)
    const told = (name: (typeof carried)[number], cents: number): number => (carried.includes(name) ? cents : 0)
    const kept = told('bank_rate', fee)
    const isReversal = event === 'reversed'
    const credit = payment === null ? 0 : Math.max(payment.paid - kept, 0)
    const entries: SaidEntries = {
      paid_at: date,
      bank_rate: kept,
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
    const reasons = [refusal === null ? saying.reason : refusal.code].filter((code) => code !== null)
    const title: ReturnTitleValues = {
      occurrence,
      our_occurrence: our_occurrence ?? undefined,
      kind,
      reasons: saying.field === null ? reasons : [],
      line_parsed: Object.fromEntries(
        Object.entries(entries).filter(([name]) => (carried as readonly string[]).includes(name)),
      ),
      values: {
        ...values,
        ...(saying.field !== null && { [saying.field]: saying.reason }),
        ...(payment !== null && !isReversal && partsOf(this.dialect, payment)),
      },
    }
    if (!this.isReportable(title, entry.lot)) return unsaid
    return {
      entry: position,
      date,
      title,
      event: {
        ...untold,
        occurrence,
        our_occurrence,
        reasons,
        fee: kept,
        ...(payment !== null && isReversal && { reversed: payment.paid }),
        ...(payment !== null &&
          !isReversal && {
            paid: payment.paid,
            fine: payment.fine,
            interest: payment.interest,
            discount: payment.discount,
            rebate: payment.rebate,
            credited: told('credit_amount', credit),
            pix: saying.pix,
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

  private fileOf(date: string, file_number: number, told: readonly EventReport[]) {
    const ofDay = told.filter((one) => one.title !== null && dayOfFile(one) === date)
    const lots = this.lots.flatMap((values, lot): { told: readonly EventReport[]; lot: ReturnLotValues }[] => {
      const ofLot = ofDay.filter(({ entry }) => this.sent.entries[entry]!.lot === lot)
      return ofLot.length === 0 ? [] : [{ told: ofLot, lot: { values, titles: ofLot.map(({ title }) => title!) } }]
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
    const inOrder = lots.flatMap((lot) => lot.told)
    const numbers = new Map(
      inOrder.map((one, i) => [one, (bank_billet_discharges[i] as WrittenTitle).line_parsed.our_number] as const),
    )
    return { filename: `${this.bank.slug}-${date}.ret`, date, bytes, numbers }
  }
}

/** Banks make their files on business days. */
const dayOfFile = ({ date }: EventReport): string => nextBusinessDay(date)

interface Life {
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

/** Where the layout has interest and fine in columns of their own. */
function partsOf({ titles }: ReturnDialect, { fine, interest }: Payment): FieldValues {
  const parts = Object.values(titles).flatMap(({ billet_fine: source }) =>
    typeof source === 'object' && 'sum' in source ? source.sum : [],
  )
  return Object.fromEntries(
    parts.map((path) => [path, path.endsWith('.fine') ? fine : path.endsWith('.interest') ? interest : 0]),
  )
}

/** An outcome of the other kind is the one that comes nearest. */
function outcomeFor(entry: SentEntry, outcome: Outcome): Outcome {
  if (isEntering(entry) === isRegistrationOutcome(outcome)) return outcome
  const isRejection = outcome === 'rejected' || outcome === 'refused'
  return isEntering(entry) ? (isRejection ? 'rejected' : 'confirmed') : isRejection ? 'refused' : 'accepted'
}

/** @throws {ValidationError} under `scenario` */
function decideBy(scenario: NonNullable<SimulationOptions['scenario']>): Decide {
  if (typeof scenario === 'function') return scenario
  if (typeof scenario === 'string' && !Object.hasOwn(SCENARIOS, scenario)) {
    throw new ValidationError({ scenario: [notInList(Object.keys(SCENARIOS))] })
  }
  const weights = Object.entries(typeof scenario === 'string' ? SCENARIOS[scenario] : scenario) as [Outcome, number][]
  const of = (isOfEntry: boolean) =>
    Object.fromEntries(weights.filter(([outcome]) => isRegistrationOutcome(outcome) === isOfEntry))
  const [entering, others] = [of(true), of(false)] as Readonly<Partial<Record<Outcome, number>>>[]
  return ({ our_code }, random) =>
    our_code === '1001' ? (random.weighted(entering!) ?? 'confirmed') : (random.weighted(others!) ?? 'accepted')
}

function dayOf(day: string): string {
  if (!isDate(day)) throw new ValidationError({ today: [NOT_A_DATE] })
  return day
}

function wholeNumber(name: string, value: number | undefined, usual: number): number {
  if (value !== undefined && !Number.isSafeInteger(value)) throw new ValidationError({ [name]: [INVALID] })
  return value ?? usual
}

/** For a file whose header has no day. */
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

/** Reports the events of entries as titles of the bank's return files. */
import type { ReturnDialect } from '../../banks/index.js'
import { isValidationError, nextBusinessDay } from '../../cobranca/index.js'
import { pathsOf } from '../../febraban/index.js'
import { carriedIn } from '../return-file/carried-entries.js'
import type { CopiedValues } from '../return-file/copied-values.js'
import type { NamedDialect } from '../return-file/dialect-of-name.js'
import type { EntriesToWrite, EntryToWrite, ReturnTitleValues } from '../return-file/index.js'
import { type PlannedTitle, type TitleContext, TitleWriter } from '../return-file/title-writer.js'
import type { InstructionEvent, OccurrenceFinder, ReportingOccurrence, SlipEvent } from './event-occurrences.js'
import type { SimulatedEvent, SimulatedFees, SimulatedRejection } from './simulation.js'
import type { Payment, Step } from './timeline.js'

/** Event of an entry. `title` is null if the layout cannot report the event. */
export interface EventReport {
  /** Day of the file, which is a business day. */
  readonly day: string
  readonly title: PlannedTitle | null
  readonly event: Omit<SimulatedEvent, 'file'>
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

export class EventReporter {
  private readonly titles: TitleWriter
  private readonly carried = new Map<string, ReadonlySet<EntryToWrite>>()
  private readonly chargeFields: readonly WrittenChargeField[]

  /** @param contextOn returns the context of the titles in the file of a day */
  constructor(
    private readonly named: NamedDialect,
    private readonly occurrences: OccurrenceFinder,
    private readonly fees: Required<SimulatedFees>,
    private readonly contextOn: (day: string) => TitleContext,
  ) {
    this.titles = new TitleWriter(named)
    this.chargeFields = chargeFieldsOf(named.dialect)
  }

  /** Reports the events of a registered title. A payment that the layout cannot report is not reversed either. */
  ofTitle(copied: CopiedValues, steps: readonly Step[], rejection: SimulatedRejection | null): readonly EventReport[] {
    const reports: EventReport[] = []
    for (const { event, date, payment } of steps) {
      const reporting = this.occurrences.of(event)
      if (payment === null)
        reports.push(this.report(copied, { event, date, reporting, rejection, fee: this.feeOf(event) }))
      else if (event === 'reversed') reports.push(this.reportReversal(copied, date, payment, reports.at(-1)!))
      else if (event === 'cheque_returned') reports.push(this.reportReturnedCheque(copied, date, payment, reports))
      else if (event === 'cheque_announced') reports.push(this.report(copied, { event, date, reporting, payment }))
      else reports.push(this.reportPayment(copied, event, date, payment))
    }
    return reports
  }

  /** Reports the answer to an instruction. */
  ofInstruction(
    copied: CopiedValues,
    answer: { readonly event: InstructionEvent; readonly date: string; readonly movement: string },
    rejection: SimulatedRejection | null,
  ): EventReport {
    const { event, date, movement } = answer
    const reporting = this.occurrences.ofInstruction(event, movement)
    return this.report(copied, { event, date, reporting, rejection })
  }

  private feeOf(event: SlipEvent): number {
    return event === 'registered' || event === 'sent_to_notary' ? this.fees[event] : 0
  }

  private reportPayment(copied: CopiedValues, usual: SlipEvent, date: string, payment: Payment): EventReport {
    const reporting = this.occurrences.of(payment.byPix ? 'paid_by_pix' : usual)
    // The bank reports the credit elsewhere; this line only closes the title.
    if (reporting?.isPayment === false) return this.report(copied, { event: usual, date, reporting })
    const paid = { event: usual, date, reporting, payment }
    const withFee = this.report(copied, { ...paid, fee: this.fees.paid })
    // A bank that reports only the credit cannot report a partial payment with a fee in one line: no fee then.
    return withFee.title === null ? this.report(copied, paid) : withFee
  }

  private reportReversal(
    copied: CopiedValues,
    date: string,
    payment: Payment,
    paid: EventReport,
    event: 'reversed' | 'cheque_returned' = 'reversed',
  ): EventReport {
    const reporting = paid.event.paid > 0 ? this.occurrences.of(event) : null
    const isAmountReported = reporting !== null && this.carriedIn(reporting.meaning.occurrence).has('paid_amount')
    return this.report(copied, { event, date, reporting: isAmountReported ? reporting : null, payment })
  }

  /** A cheque comes back after its payment, which is undone, or after its announcement. */
  private reportReturnedCheque(
    copied: CopiedValues,
    date: string,
    payment: Payment,
    before: readonly EventReport[],
  ): EventReport {
    const last = before.at(-1)!
    if (last.event.paid > 0) return this.reportReversal(copied, date, payment, last, 'cheque_returned')
    const reporting = last.title === null ? null : this.occurrences.of('cheque_returned')
    return this.report(copied, { event: 'cheque_returned', date, reporting, payment, undoesPayment: false })
  }

  private report(
    copied: CopiedValues,
    { event, date, reporting, rejection = null, fee = 0, payment = null, undoesPayment = true }: EventToReport,
  ): EventReport {
    const day = nextBusinessDay(date)
    if (reporting === null) return { day, title: null, event: unreported(event, date) }
    const { meaning } = rejection?.code == null ? reporting : this.occurrences.withReason(reporting, rejection.code)
    const { occurrence, our_occurrence, kind } = meaning
    const carried = this.carriedIn(occurrence)
    const ifCarried = (name: EntryToWrite, cents: number): number => (carried.has(name) ? cents : 0)
    const charged = ifCarried('bank_rate', fee)
    const isReversal = event === 'reversed' || event === 'cheque_returned'
    const credit = payment === null ? 0 : Math.max(payment.paid - charged, 0)
    const entries: MutableEntries = {}
    const write = (name: EntryToWrite, value: string | number): void => {
      if (carried.has(name)) entries[name] = value
    }
    const values: Record<string, string | number | null> = { ...reporting.deciding }
    if (reporting.field !== null) values[reporting.field] = reporting.reason
    write('paid_at', date)
    write('bank_rate', charged)
    if (payment !== null && isReversal) write('paid_amount', payment.paid)
    else if (payment !== null) {
      write('credit_at', payment.credit_at)
      write('paid_amount', payment.paid)
      write('credit_amount', credit)
      write('billet_fine', payment.fine + payment.interest)
      write('discount', payment.discount)
      write('value_rebate', payment.rebate)
      write('banco_recebedor', this.named.bank.number)
      this.writeCharges(values, payment)
    }
    const reason = rejection === null ? reporting.reason : rejection.code
    const reasons = reason === null ? NO_REASONS : [reason]
    const title = this.planned(day, copied, {
      occurrence,
      our_occurrence: our_occurrence ?? undefined,
      kind,
      reasons: reporting.field === null ? reasons : NO_REASONS,
      line_parsed: entries,
      values,
    })
    if (title === null) return { day, title, event: unreported(event, date) }
    const isPayment = payment !== null && reporting.isPayment
    return {
      day,
      title,
      event: {
        event,
        date,
        occurrence,
        our_occurrence,
        reasons,
        paid: isPayment ? payment.paid : 0,
        reversed: payment !== null && isReversal && undoesPayment ? payment.paid : 0,
        fine: isPayment ? ifCarried('billet_fine', payment.fine) : 0,
        interest: isPayment ? ifCarried('billet_fine', payment.interest) : 0,
        discount: isPayment ? payment.discount : 0,
        rebate: isPayment ? payment.rebate : 0,
        fee: charged,
        credited: isPayment ? ifCarried('credit_amount', credit) : 0,
        pix: isPayment && reporting.pix,
      },
    }
  }

  /** Returns null for a title that the layout cannot report. */
  private planned(day: string, copied: CopiedValues, title: ReturnTitleValues): PlannedTitle | null {
    try {
      return this.titles.plan(title, this.contextOn(day), copied)
    } catch (error) {
      if (isValidationError(error)) return null
      throw error
    }
  }

  private carriedIn(occurrence: string): ReadonlySet<EntryToWrite> {
    let carried = this.carried.get(occurrence)
    if (carried === undefined) {
      carried = new Set(carriedIn(this.named.dialect, occurrence))
      this.carried.set(occurrence, carried)
    }
    return carried
  }

  /** Writes fine and interest to separate fields, if the layout has several. */
  private writeCharges(values: Record<string, string | number | null>, { fine, interest }: Payment): void {
    for (const { path, charge } of this.chargeFields)
      values[path] = (charge.includes('fine') ? fine : 0) + (charge.includes('interest') ? interest : 0)
  }
}

const NO_REASONS: readonly string[] = []

type MutableEntries = { -readonly [E in EntryToWrite]?: EntriesToWrite[E] }

/** An event that the layout cannot report. */
const unreported = (event: SimulatedEvent['event'], date: string): EventReport['event'] => ({
  event,
  date,
  occurrence: null,
  our_occurrence: null,
  reasons: [],
  paid: 0,
  reversed: 0,
  fine: 0,
  interest: 0,
  discount: 0,
  rebate: 0,
  fee: 0,
  credited: 0,
  pix: false,
})

/** A field of the charges, and what it contains. One field may hold both (Santander CNAB 400, 267–279). */
interface WrittenChargeField {
  readonly path: string
  readonly charge: readonly ('fine' | 'interest')[]
}

const CHARGES: Readonly<Record<string, WrittenChargeField['charge']>> = {
  fine: ['fine'],
  interest: ['interest'],
  billet_fine: ['fine', 'interest'],
}

const chargeFieldsOf = ({ titles }: ReturnDialect): readonly WrittenChargeField[] =>
  Object.values(titles)
    .flatMap(({ billet_fine: source }) => (typeof source === 'object' && 'sum' in source ? pathsOf(source) : []))
    .map((path) => ({ path, charge: CHARGES[path.slice(path.indexOf('.') + 1)] ?? [] }))

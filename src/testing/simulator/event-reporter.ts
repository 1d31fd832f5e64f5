/** Reports the events of entries as titles of the bank's return files. */
import type { CopiedValues } from '../return-file/copied-values.js'
import type { NamedDialect } from '../return-file/dialect-of-name.js'
import type { PlannedRecord, TitleContext } from '../return-file/title-form.js'
import { keptNextBusinessDay } from './business-days.js'
import type { InstructionEvent, OccurrenceFinder, ReportingOccurrence, SlipEvent } from './event-occurrences.js'
import { ReportedTitles } from './reported-titles.js'
import type { AnsweredEvent, SimulatedEvent, SimulatedFees, SimulatedRejection } from './simulation.js'
import type { Payment, Step } from './timeline.js'

/** The return file of a day. */
export interface ReportingFile {
  readonly filename: string
  /** The context of the titles of the current lot. */
  readonly context: TitleContext
  /** Writes a title of the current lot. */
  write(records: readonly PlannedRecord[]): void
}

/** A reported event of an entry. */
export interface EventReport {
  readonly event: AnsweredEvent
  /** Nosso número of the title; null if the layout cannot report the event. */
  readonly our_number: string | null
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
  private readonly titles: ReportedTitles

  /** @param fileOn returns the file of a business day */
  constructor(
    named: NamedDialect,
    private readonly occurrences: OccurrenceFinder,
    private readonly fees: Required<SimulatedFees>,
    private readonly fileOn: (day: string) => ReportingFile,
  ) {
    this.titles = new ReportedTitles(named, occurrences)
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
    return withFee.our_number === null ? this.report(copied, paid) : withFee
  }

  private reportReversal(
    copied: CopiedValues,
    date: string,
    payment: Payment,
    paid: EventReport,
    event: 'reversed' | 'cheque_returned' = 'reversed',
  ): EventReport {
    const reporting = paid.event.paid > 0 ? this.occurrences.of(event) : null
    const isAmountReported = reporting !== null && this.titles.carries(reporting.meaning.occurrence, 'paid_amount')
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
    const reporting = last.our_number === null ? null : this.occurrences.of('cheque_returned')
    return this.report(copied, { event: 'cheque_returned', date, reporting, payment, undoesPayment: false })
  }

  /** Writes the title that reports an event, if the layout can report it. */
  private report(
    copied: CopiedValues,
    { event, date, reporting, rejection = null, fee = 0, payment = null, undoesPayment = true }: EventToReport,
  ): EventReport {
    if (reporting === null) return unreported(event, date)
    const isReversal = payment !== null && (event === 'reversed' || event === 'cheque_returned')
    const amounts = payment === null ? 'fee' : isReversal ? 'reversal' : 'payment'
    const kind = this.titles.of(reporting, rejection === null ? undefined : rejection.code, amounts)
    const charged = kind.carriesFee ? fee : 0
    const credit = payment === null ? 0 : Math.max(payment.paid - charged, 0)
    const file = this.fileOn(keptNextBusinessDay(date))
    const title = kind.title({ date, charged, credit, payment }, copied, file.context)
    if (title === null) return unreported(event, date)
    file.write(title.records)
    const isPayment = payment !== null && reporting.isPayment
    return {
      event: {
        event,
        date,
        occurrence: kind.meaning.occurrence,
        our_occurrence: kind.meaning.our_occurrence,
        reasons: kind.reasons,
        paid: isPayment ? payment.paid : 0,
        reversed: isReversal && undoesPayment ? payment.paid : 0,
        fine: isPayment && kind.carriesCharges ? payment.fine : 0,
        interest: isPayment && kind.carriesCharges ? payment.interest : 0,
        discount: isPayment ? payment.discount : 0,
        rebate: isPayment ? payment.rebate : 0,
        fee: charged,
        credited: isPayment && kind.carriesCredit ? credit : 0,
        pix: isPayment && reporting.pix,
        filename: file.filename,
      },
      our_number: title.our_number,
    }
  }
}

/** An event that the layout cannot report. */
const unreported = (event: SimulatedEvent['event'], date: string): EventReport => ({
  event: {
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
    filename: null,
  },
  our_number: null,
})

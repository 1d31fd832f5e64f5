/** Due dates that a bank accepts but that may be mistakes. */
import { isBankHoliday, isLastBankingDay, isWeekend } from '../cobranca/index.js'
import type { FileReport } from './file-report.js'
import type { WarningCode } from './remittance.js'

const MESSAGES = {
  due_on_weekend: 'cai num fim de semana: o pagamento vale até o próximo dia útil',
  due_on_holiday: 'cai num feriado bancário: o pagamento vale até o próximo dia útil',
  due_on_last_banking_day:
    'cai no último dia útil do ano, em que os bancos não atendem o público: por costume, o pagamento vale até o próximo dia útil',
  overdue: 'é anterior à data da remessa: o título é registrado vencido',
} as const satisfies Readonly<Partial<Record<WarningCode, string>>>

type DueDateCode = keyof typeof MESSAGES

const NONE: readonly DueDateCode[] = []

/** With more different due dates, the cache is cleared. */
const MAX_KEPT = 4096

/** Checks the due dates of one file. Each day is checked once, since many slips have the same. */
export class DueDates {
  private readonly known = new Map<string, readonly DueDateCode[]>()

  /** @param today the day of the file */
  constructor(private readonly today: string) {}

  /**
   * Reports the warnings about a due date.
   *
   * @param anyDay whether it may be on a day on which banks are closed to the public
   */
  warn(report: FileReport, entry: number, expire_at: string, anyDay: boolean): void {
    for (const code of this.known.get(expire_at) ?? this.looked(expire_at)) {
      if (anyDay && code !== 'overdue') continue
      report.warn({ entry, code, field: 'expire_at', value: expire_at, message: MESSAGES[code] })
    }
  }

  private looked(expire_at: string): readonly DueDateCode[] {
    const codes: DueDateCode[] = []
    if (isWeekend(expire_at)) codes.push('due_on_weekend')
    else if (isBankHoliday(expire_at)) codes.push('due_on_holiday')
    else if (isLastBankingDay(expire_at)) codes.push('due_on_last_banking_day')
    if (expire_at < this.today) codes.push('overdue')
    if (this.known.size === MAX_KEPT) this.known.clear()
    this.known.set(expire_at, codes.length === 0 ? NONE : codes)
    return codes
  }
}

import { parseReturn, type ReturnRecord } from '../../src/return/index.js'
import { carriedEntries, type EntriesToWrite, writeReturn } from '../../src/testing/index.js'

/** Entries of `line_parsed` that a payment keeps. */
const KEPT = ['our_number', 'paid_at', 'credit_at', 'document_number', 'control_number'] as const

/** A return of one payment, of another amount. */
export function paidWith(
  { bank, layout, variant, occurrence, our_occurrence, kind, reasons, line_parsed }: ReturnRecord,
  paid_amount: number,
) {
  const carried = carriedEntries({ bank, layout, variant }, occurrence)
  const kept = Object.fromEntries(
    KEPT.filter((name) => carried.includes(name) && line_parsed[name] !== '').map((name) => [name, line_parsed[name]]),
  ) as EntriesToWrite
  const written = writeReturn({
    bank,
    layout,
    variant,
    titles: [
      {
        occurrence,
        our_occurrence: our_occurrence ?? undefined,
        kind,
        reasons: reasons.map(({ code }) => code),
        line_parsed: { ...kept, paid_amount },
      },
    ],
  })
  return parseReturn(written.bytes, { bank })
}

/** The payments of real files that are not sure. */
import { describe, expect, test } from 'vitest'
import { isUnsupportedFileError, parseReturn, type ReviewCode } from '../../src/return/index.js'
import { bytesOf, isHere, isRemittance, SUITE, samples } from './samples.js'

/** Number of payments by reason: 13 are damaged and 2 have no amount, in six files; one more is a payment of zero, and one may be two amounts. */
const UNSURE: Readonly<Record<string, Partial<Record<ReviewCode, number>>>> = {
  'retorno/033-santander-cnab400-4.ret': { doubtful_payment: 2 },
  'retorno/104-caixa-cnab240-1.ret': { doubtful_payment: 5 },
  'retorno/237-bradesco-cnab400-12.ret': { doubtful_payment: 2 },
  'retorno/341-itau-cnab240-2.ret': { paid_amount_unknown: 2 },
  'retorno/341-itau-cnab400-4.ret': { doubtful_payment: 2 },
  // A payment of the face value less the discount, or of that less the fee; made-up interest in the line.
  'retorno/341-itau-cnab400-6.ret': { paid_amount_ambiguous: 1 },
  'retorno/707-daycoval-cnab400-1.ret': { doubtful_payment: 2 },
  // A line of 06 with zeros in all amounts of segment U.
  'retorno/756-sicoob-cnab240-6.ret': { zero_payment: 1 },
}

function unsureIn(bytes: Uint8Array): Partial<Record<ReviewCode, number>> {
  const counts: Partial<Record<ReviewCode, number>> = {}
  let count = 0
  try {
    const { bank_billet_discharges, totals } = parseReturn(bytes)
    for (const { needs_review } of bank_billet_discharges) {
      if (needs_review.length > 0) count++
      for (const code of new Set(needs_review.map(({ code }) => code))) counts[code] = (counts[code] ?? 0) + 1
    }
    expect(totals.needs_review.count).toBe(count)
  } catch (error) {
    if (!isUnsupportedFileError(error)) throw error
  }
  return counts
}

describe.skipIf(!isHere)(SUITE, () => {
  test('exactly these payments need review', () => {
    const returns = samples.filter((sample) => !isRemittance(sample))
    const found = returns.map((sample) => [sample.name, unsureIn(bytesOf(sample))] as const)
    const unsure = found.filter(([, counts]) => Object.keys(counts).length > 0)
    expect(Object.fromEntries(unsure)).toEqual(UNSURE)
    const payments = Object.values(UNSURE).map(
      ({ doubtful_payment = 0, paid_amount_unknown = 0 }) => doubtful_payment + paid_amount_unknown,
    )
    expect(payments.reduce((sum, count) => sum + count)).toBe(15)
  })
})

/** Results of the family for a bank's descriptors and differences. FEBRABAN 240, 10.6, C018 to C023 (pp. 149–150), G073 (p. 180). */
import { Decimal } from 'decimal.js'
import { describe, expect, test } from 'vitest'
import {
  chargeColumns,
  cnab240Return,
  fileHeader,
  fileTrailer,
  lotHeader,
  lotTrailer,
  segmentP,
  segmentR,
  segmentT,
  segmentU,
} from '../../../src/banks/families/febraban240/index.js'
import { isValidationError, type PreparedCharge } from '../../../src/cobranca/index.js'
import { percentage, percentagePerMonth, REAIS, REAIS_PER_DAY } from '../../../src/fixed-width/index.js'

const value: PreparedCharge = { kind: 'value', cents: 150, date: '2026-05-01', days: 1 }
const rate: PreparedCharge = { kind: 'percentage', percentage: new Decimal('0.0333'), date: '2026-05-01', days: 1 }
const LAYOUT = 'CNAB 240 de teste'

describe('the columns decide how a charge is sent', () => {
  test('daily interest in percent is sent as a monthly percentage with the decimals of the column, or in reais per day: by the form that loses least', () => {
    const { code, number } = chargeColumns(segmentP, 'interest', LAYOUT)!
    expect([code(value, 100_00), number(value, 100_00)]).toEqual(['1', 150])
    // R$ 0,999 a month: 1% are R$ 1,00; 30 × R$ 0,03 are R$ 0,90.
    expect([code(rate, 100_00), number(rate, 100_00)]).toEqual(['2', 100])
    // R$ 99,90 a month: 1% are R$ 100,00; 30 × R$ 3,33 are R$ 99,90.
    expect([code(rate, 10_000_00), number(rate, 10_000_00)]).toEqual(['1', 333])
    const unit = { by: 'interest_type', codes: { '1': REAIS_PER_DAY, '2': percentagePerMonth(5) } }
    const ofFive = chargeColumns(segmentP.withUnits({ interest_value: unit }), 'interest', LAYOUT)!
    expect(ofFive.number(rate, 100_00)).toBe(99_900)
  })

  test('no interest has the first code that is neither a value nor a rate, no other charge 0', () => {
    expect(chargeColumns(segmentP, 'interest', LAYOUT)!.code(null, 1)).toBe('3')
    const ofZero = segmentP.withCodes({ interest_type: { '0': 'Isento', '1': 'Valor por Dia', '2': 'Taxa Mensal' } })
    expect(chargeColumns(ofZero, 'interest', LAYOUT)!.code(null, 1)).toBe('0')
    expect(chargeColumns(segmentR, 'fine', LAYOUT)!.code(null, 1)).toBe('0')
  })

  test('if the columns hold only reais, a percentage is converted', () => {
    const { number } = chargeColumns(segmentP.withUnits({ discount_value: REAIS }), 'discount', LAYOUT)!
    expect(number({ ...rate, percentage: new Decimal('2.5') } as PreparedCharge, 200_00)).toBe(500)
  })

  test('if they hold only percentages, a value is an error', () => {
    const { number } = chargeColumns(segmentR.withUnits({ fine_value: percentage(2) }), 'fine', LAYOUT)!
    expect(number({ ...rate, percentage: new Decimal('2') } as PreparedCharge, 200_00)).toBe(200)
    try {
      number(value, 200_00)
      expect.unreachable('nothing was refused')
    } catch (error) {
      expect(isValidationError(error) && Object.keys(error.errors)).toEqual(['fine_value'])
    }
  })
})

describe('a return with only FEBRABAN’s records', () => {
  const records = {
    header: fileHeader,
    lot_header: lotHeader,
    segment_t: segmentT,
    segment_u: segmentU,
    lot_trailer: lotTrailer,
    trailer: fileTrailer,
  }
  const spec = { name: 'made240', manual: { title: 'made up', version: '1' }, evidence: 'manual', records } as const

  test('has its structure, numbering, totals and titles (pp. 13–16 and 66–67)', () => {
    const { layout, titles } = cnab240Return(spec)
    expect(layout.structure.titles).toEqual([
      { main: 'segment_t', companions: { segment_u: { required: true, linkFields: ['occurrence'] } } },
    ])
    expect(layout.sequence).toEqual({ field: 'sequence', within: 'lot' })
    expect(layout.totals?.map(({ field }) => field)).toEqual([
      'lot_trailer.record_count',
      'trailer.lot_count',
      'trailer.record_count',
    ])
    expect(titles['segment_t']).toMatchObject({
      paid_amount: 'segment_u.paid_amount',
      our_number: 'segment_t.our_number',
    })
  })

  test('omits an entry that the bank does not send, and rejects a field of another kind', () => {
    expect(cnab240Return({ ...spec, titles: { segment_t: { iof: null } } }).titles['segment_t']).not.toHaveProperty(
      'iof',
    )
    expect(() => cnab240Return({ ...spec, titles: { segment_t: { iof: 'segment_u.credit_date' } } })).toThrow(
      'does not hold money',
    )
  })
})

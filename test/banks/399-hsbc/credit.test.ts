/** What is known of the credit of a payment. HSBC, Cobrança Registrada, CNAB 400 (05/2014), pp. 10, 19–24 and 38. */
import { describe, expect, test } from 'vitest'
import { parseReturn, paymentsFrom } from '../../../src/return/index.js'
import { fixture } from '../../../src/testing/fixtures/index.js'

const lines = Buffer.from(fixture('399-hsbc/cnab400/settlements').bytes).toString('latin1').split('\r\n')

/** The first title of the file, under an occurrence (109–110) and an indicator of credit (304). The header has 10 June 2014 as the date of credit (120–125). */
function titleWith(occurrence: string, indicator = ' ') {
  const title = lines[1]!
  const changed = `${title.slice(0, 108)}${occurrence}${title.slice(110, 303)}${indicator}${title.slice(304)}`
  const file = parseReturn(Buffer.from([lines[0], changed, lines.at(-2), ''].join('\r\n'), 'latin1'))
  return { ...file.bank_billet_discharges[0]!, payments: paymentsFrom(file.bank_billet_discharges) }
}

describe('the date of credit of the header', () => {
  test.each(['06', '07', '15', '16', '31', '32', '33', '36', '38', '39'])(
    'is that of the settlement %s',
    (occurrence) => {
      expect(titleWith(occurrence).line_parsed.credit_at).toBe('2014-06-10')
    },
  )

  test.each(['02', '03', '09', '10', '11', '14', '17', '37', '49', '69', '70'])(
    'is not one of occurrence %s',
    (occurrence) => {
      expect(titleWith(occurrence).line_parsed.credit_at).toBeNull()
    },
  )
})

describe('indicator 9, a payment whose cheque has not cleared (nota 15, p. 38)', () => {
  // p. 10 lists the occurrences.
  test.each(['31', '32', '33', '36', '39'])('%s, in cheque, is not money yet', (occurrence) => {
    expect(titleWith(occurrence, '9')).toMatchObject({ our_occurrence: '2026', kind: 'info', payments: [] })
  })

  test.each(['31', '32', '33', '36', '39'])('%s with another indicator is money', (occurrence) => {
    for (const indicator of [' ', '0', '1'])
      expect(titleWith(occurrence, indicator)).toMatchObject({ kind: 'settled', payments: [{ paid_amount: 150000 }] })
  })

  test.each(['06', '07', '15', '16', '38'])('%s, in money, has no cheque', (occurrence) => {
    expect(titleWith(occurrence, '9')).toMatchObject({ kind: 'settled' })
  })
})

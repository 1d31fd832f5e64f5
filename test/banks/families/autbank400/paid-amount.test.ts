/** 254–266 is «valor principal pago pelo sacado», 267–279 «valor de mora pago pelo sacado» (AUTBANK, p. 13). `principal-and-mora.test.ts` has the other banks. */
import { expect, test } from 'vitest'
import { titleWith } from '../../changed-lines.js'

/** The first settlement of the fixture, face value R$ 1.150,00. */
const paidOf = (bank: string, { paid, mora }: { paid: string; mora: string }) =>
  titleWith(`${bank}/cnab400/settlements`, 2, [
    [254, paid.padStart(13, '0')],
    [267, mora.padStart(13, '0')],
  ])!.line_parsed.paid_amount

test.each(['224-fibra', '643-pine'])('the column includes the mora, as in the bank’s real files: %s', (bank) => {
  expect(paidOf(bank, { paid: '117415', mora: '2415' })).toBe('117415')
  expect(paidOf(bank, { paid: '60000', mora: '1200' })).toBe('60000')
})

/** 254–266 is «valor principal pago pelo sacado», 267–279 «valor de mora pago pelo sacado»: AUTBANK, p. 13; Daycoval, carteira 6, p. 12; ABC Brasil, p. 16. */
import { expect, test } from 'vitest'
import { titleWith } from '../../changed-lines.js'

/** The first settlement of the fixture, face value R$ 1.150,00. */
const paidOf = (bank: string, { paid, mora, discount = '0' }: { paid: string; mora: string; discount?: string }) =>
  titleWith(`${bank}/cnab400/settlements`, 2, [
    [241, discount.padStart(13, '0')],
    [254, paid.padStart(13, '0')],
    [267, mora.padStart(13, '0')],
  ])!.line_parsed.paid_amount

test.each(['246-abc', '707-daycoval', '633-rendimento', '637-sofisa'])(
  'the mora is added to the principal, unless the principal is already what was owed: %s',
  (bank) => {
    expect(paidOf(bank, { paid: '115000', mora: '2415' })).toBe('117415')
    expect(paidOf(bank, { paid: '117415', mora: '2415' })).toBe('117415')
    expect(paidOf(bank, { paid: '110000', mora: '2415', discount: '5000' })).toBe('112415')
    expect(paidOf(bank, { paid: '115000', mora: '0' })).toBe('115000')
    // A payment of another value.
    expect(paidOf(bank, { paid: '60000', mora: '1200' })).toBe('61200')
  },
)

test.each(['224-fibra', '643-pine'])('the column includes the mora, as in the bank’s real files: %s', (bank) => {
  expect(paidOf(bank, { paid: '117415', mora: '2415' })).toBe('117415')
  expect(paidOf(bank, { paid: '60000', mora: '1200' })).toBe('60000')
})

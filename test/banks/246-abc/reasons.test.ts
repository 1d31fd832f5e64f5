/** Codes that ABC Brasil's two manuals print with other meanings: CNAB 240 (05/2020), pp. 30 and 40; CNAB 400 (11/2023), pp. 7 and 22. */
import { expect, test } from 'vitest'
import { remittance240, return240 } from '../../../src/banks/246-abc/cnab240-rules.js'

test.each(['70', '71', '72', '73', '74', '75', '76'])(
  'reason %s of CNAB 240 is about an automatic debit that was not made',
  (code) => {
    const [rejections] = return240.reasons
    expect(rejections!.codes[code]).toMatch(/^Débito Não Agendado/)
  },
)

test('75: the title is not registered, by request of the company', () => {
  expect(return240.reasons[0]!.codes['75']).toMatch(/Conforme seu Pedido, Título Não Registrado$/)
})

test('47 also changes the due date', () => {
  expect(remittance240.movements['47']!.text).toMatch(/altera vencimento também/)
})

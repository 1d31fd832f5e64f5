/** Codes that ABC Brasil's two manuals print with other meanings: CNAB 240 (05/2020), pp. 30 and 40; CNAB 400 (11/2023), pp. 7 and 22. */
import { expect, test } from 'vitest'
import { remittance240, return240 } from '../../../src/banks/246-abc/cnab240-rules.js'

test.each(['70', '71', '72', '73', '74', '75', '76'])(
  'reason %s of CNAB 240 is of an automatic debit that is not made',
  (code) => {
    const [rejections] = return240.reasons
    expect(rejections!.codes[code]).toMatch(/^Débito Não Agendado/)
  },
)

test('75: the title is not registered because the company asked for that', () => {
  expect(return240.reasons[0]!.codes['75']).toMatch(/Conforme seu Pedido, Título Não Registrado$/)
})

test('47 changes the due date, too', () => {
  expect(remittance240.movements['47']!.text).toMatch(/altera vencimento também/)
})

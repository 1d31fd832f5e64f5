/** The intraday return of Banrisul's CNAB 240: version 10.3 (23/06/2023), C044 «RI», p. 26, and C047-C, p. 29. */
import { expect, test } from 'vitest'
import { titleWith } from '../changed-lines.js'

const paid = (occurrence: string, reason: string) =>
  titleWith(
    '041-banrisul/cnab240/settlements',
    3,
    [
      [16, occurrence],
      [214, reason.padEnd(10)],
    ],
    [[16, occurrence]],
  )!

test.each([
  ['30', 'Liquidação no Guichê de Caixa em Cheque'],
  ['31', 'Liquidação em Banco correspondente'],
  ['32', 'Liquidação Terminal de Auto-Atendimento'],
  ['33', 'Liquidação na Internet (Home banking)'],
  ['34', 'Liquidado Office Banking'],
  ['35', 'Liquidado Correspondente em Dinheiro'],
  ['36', 'Liquidado Correspondente em Cheque'],
  ['37', 'Liquidado por meio de Central de Atendimento (Telefone)'],
  ['61', 'Liquidado via Pix'],
  ['04', 'Compensação Eletrônica'],
])('RI with %s, a channel of a payment that may fail at night: «%s»', (reason, text) => {
  expect(paid('RI', reason)).toMatchObject({
    our_occurrence: '2082',
    kind: 'info',
    money: false,
    final: false,
    pix: reason === '61',
    reasons: [{ code: reason, text, severity: 'channel' }],
  })
})

test('AB keeps the channels of C047-D', () => {
  expect(paid('AB', '03').reasons).toEqual([{ code: '03', text: 'No próprio Banco', severity: 'channel' }])
  expect(paid('AB', '61').reasons).toEqual([{ code: '61', text: null, severity: 'channel' }])
})

import { expect, test } from 'vitest'
import { ailos } from '../../../src/banks/085-ailos/index.js'
import { parseReturn } from '../../../src/return/index.js'
import { OccurrenceFinder } from '../../../src/testing/simulator/event-occurrences.js'
import { changedFixture } from '../../changed-fixture.js'

/** The first title of a return, with another occurrence and other reasons. */
function titleOf(occurrence: string, reasons: string) {
  const columns = { 16: occurrence, 214: reasons.padEnd(10) }
  const t = changedFixture('085-ailos/cnab240/settlements.ret', 3, columns).toString('latin1').split('\r\n')
  t[3] = t[3]!.slice(0, 15) + occurrence + t[3]!.slice(17)
  const { bank_billet_discharges, diagnostics } = parseReturn(Buffer.from(t.join('\r\n'), 'latin1'))
  return { ...bank_billet_discharges[0]!, diagnostics }
}

// C047, CNAB 240, January 2023, p. 42.
test.each([
  ['S1', 'instruction_rejected'],
  ['13', 'info'],
  ['S113', 'instruction_rejected'],
  ['13S1', 'instruction_rejected'],
])('Ailos: 92 with %s is %s', (reasons, kind) => {
  expect(titleOf('92', reasons)).toMatchObject({ our_occurrence: '2147', kind, diagnostics: [] })
})

// C044 and C047-A, pp. 38–39: list A also applies to 91; its 01 to 09 are about the letter (pp. 41–42).
test.each([
  ['06', 'Não procurado'],
  ['48', 'CEP Inválido'],
  ['A4', 'Sacado DDA'],
])('Ailos: 91 with %s is the information «%s»', (code, text) => {
  expect(titleOf('91', code)).toMatchObject({
    our_occurrence: '2146',
    kind: 'info',
    reasons: [{ code, text, severity: 'information' }],
    diagnostics: [],
  })
})

// C047, p. 42: «Pedido de Inclusão» and «Pedido de Cancelamento de Inclusão no Serasa Não Permitido para o Título».
test.each([
  ['93', 'S1'],
  ['94', 'S2'],
])('Ailos: 92 with its own reason rejects movement %s', (movement, reason) => {
  const finder = new OccurrenceFinder(ailos.returns.cnab240![0], ailos.remittances.cnab240![0].movements)
  expect(finder.ofInstruction('refused', movement)).toMatchObject({
    reason,
    meaning: { occurrence: '92', kind: 'instruction_rejected' },
  })
})

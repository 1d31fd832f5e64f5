/** Confirmed instructions without a unified code: ABC Brasil, CNAB 240 (05/2020), C044, p. 38. */
import { expect, test } from 'vitest'
import { titleWith } from '../changed-lines.js'

test.each([
  ['94', 'Confirmação de instrução de sustar e alterar vencimento'],
  ['97', 'Confirmação de agendamento de devolução'],
  ['99', 'Confirmação de alteração de multa'],
])('%s, «%s», confirms an instruction, as 98 does', (occurrence, occurrence_detail) => {
  const confirmed = (code: string) => titleWith('246-abc/cnab240/settlements', 3, [[16, code]], [[16, code]])
  expect(confirmed(occurrence)).toMatchObject({
    our_occurrence: null,
    kind: 'changed',
    money: false,
    final: false,
    occurrence_detail,
  })
  expect(confirmed('98')).toMatchObject({ our_occurrence: '2036', kind: 'changed' })
})

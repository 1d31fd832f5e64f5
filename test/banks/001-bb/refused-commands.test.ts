/** Comando 03 of Banco do Brasil rejects an entry or an instruction, depending on the reason: CBR643 (June 2019), nota 5 d, pp. 17–19. */
import { expect, test } from 'vitest'
import { titleWith } from '../changed-lines.js'

/** The first rejection of the fixture, with another reason in 87–88. */
const refused = (reason: string) => titleWith('001-bb/cnab400/registrations-and-rejections', 8, [[87, reason]])

test.each(['06', '09', '22', '23', '26', '30', '33', '34', '37', '40', '43', '67'])(
  '%s rejects only entries: the title is not at the bank',
  (reason) => {
    expect(refused(reason)).toMatchObject({ occurrence: '03', our_occurrence: '2002', kind: 'rejected', final: true })
  },
)

test.each([
  ['28', 'data do novo vencimento inválida'],
  ['49', 'abatimento a cancelar não consta do boleto'],
  ['61', 'título já foi fichado para protesto'],
  ['84', 'título não localizado na existência'],
])('%s, %s, rejects an instruction: the title does not change', (reason) => {
  expect(refused(reason)).toMatchObject({ our_occurrence: '2190', kind: 'instruction_rejected', final: false })
})

test.each([
  ['08', 'valor do boleto inválido'],
  ['66', 'número do documento do sacado inválido'],
  ['99', 'outros motivos'],
])('%s, %s, may reject both, so the title may be at the bank', (reason) => {
  expect(refused(reason)).toMatchObject({ our_occurrence: '2190', final: false })
})

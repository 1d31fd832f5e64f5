/** What Banco do Brasil's comando 03 refuses, an entry or an instruction: CBR643 (June 2019), nota 5 d, pp. 17–19. */
import { expect, test } from 'vitest'
import { titleWith } from '../changed-lines.js'

/** The first refusal of the fixture, with another reason in 87–88. */
const refused = (reason: string) => titleWith('001-bb/cnab400/registrations-and-rejections', 8, [[87, reason]])

test.each(['06', '09', '22', '23', '26', '30', '33', '34', '37', '40', '43', '67'])(
  '%s is of an entry alone: the title is not at the bank',
  (reason) => {
    expect(refused(reason)).toMatchObject({ occurrence: '03', our_occurrence: '2002', kind: 'rejected', final: true })
  },
)

test.each([
  ['28', 'data do novo vencimento inválida'],
  ['49', 'abatimento a cancelar não consta do boleto'],
  ['61', 'título já foi fichado para protesto'],
  ['84', 'título não localizado na existência'],
])('%s, %s, is of an instruction: the title stays as it was', (reason) => {
  expect(refused(reason)).toMatchObject({ our_occurrence: '2190', kind: 'instruction_rejected', final: false })
})

test.each([
  ['08', 'valor do boleto inválido'],
  ['66', 'número do documento do sacado inválido'],
  ['99', 'outros motivos'],
])('%s, %s, may be of both, and does not say that the title is not at the bank', (reason) => {
  expect(refused(reason)).toMatchObject({ our_occurrence: '2190', final: false })
})

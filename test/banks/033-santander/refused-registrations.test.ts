/** Occurrence 03 of the former Banco Real rejects an entry or an instruction: padrão 356, version 1.1 (01/02/2012), pp. 14–15. */
import { expect, test } from 'vitest'
import { return400Of356 } from '../../../src/banks/033-santander/variants/356.js'
import type { BankOccurrence } from '../../../src/febraban/index.js'
import { titleWith } from '../changed-lines.js'

/** The rejection of the fixture, with another reason in 340–341. */
const refused = (reason: string) => titleWith('033-santander/cnab400-356/settlements', 7, [[340, reason]])

test.each(['39', '40', '60', 'rc', 'rd', 're', 'rf'])(
  '%s rejects an instruction: the title is, or should be, at the bank',
  (reason) => {
    expect(refused(reason)).toMatchObject({
      occurrence: '03',
      our_occurrence: '2020',
      kind: 'instruction_rejected',
      final: false,
    })
  },
)

test('39 is doubtful: an entry may order the protest, too; 40 is of a registered title', () => {
  const { overrides } = return400Of356.occurrences['03'] as BankOccurrence
  const meant = (reason: string) => overrides!.find(({ codes }) => codes.includes(reason))!.means
  expect(meant('39')).toHaveProperty('doubt')
  expect(meant('40')).not.toHaveProperty('doubt')
})

test.each(['05', '09', '48', '63', 'ra'])('%s rejects a registration', (reason) => {
  expect(refused(reason)).toMatchObject({ our_occurrence: '2002', kind: 'rejected' })
})

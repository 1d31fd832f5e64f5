/** Occurrence 03 of the former Banco Real rejects an entry or an instruction: padrão 356, version 1.1 (01/02/2012), pp. 14–15. */
import { expect, test } from 'vitest'
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

test.each(['05', '09', '48', '63', 'ra'])('%s rejects a registration', (reason) => {
  expect(refused(reason)).toMatchObject({ our_occurrence: '2002', kind: 'rejected' })
})

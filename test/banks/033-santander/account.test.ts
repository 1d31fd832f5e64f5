/** The conta cobrança in returns of CNAB 400: H7800, version 2.36, nota 2, pp. 20–24. */
import { expect, test } from 'vitest'
import { titleWith } from '../changed-lines.js'

const SETTLEMENTS = '033-santander/cnab400/settlements'
const FIRST_EIGHT = [30, '00123456'] as const

test('of ten positions has the last ones in 384–385, marked by I in 338: 001234567-8 on page 24', () => {
  const title = titleWith(SETTLEMENTS, 2, [FIRST_EIGHT, [338, 'I'], [384, '78']])
  expect(title?.line_parsed.account_number).toBe('0012345678')
})

test('of eight positions has neither', () => {
  const title = titleWith(SETTLEMENTS, 2, [FIRST_EIGHT, [338, ' '], [384, '  ']])
  expect(title?.line_parsed.account_number).toBe('00123456')
})

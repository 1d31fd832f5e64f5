import { expect, test } from 'vitest'
import { withDistinctFilenames } from '../../src/remittance/distinct-filenames.js'
import type { RemittanceOfBytes } from '../../src/remittance/with-content.js'

const namesOf = (...filenames: string[]): string[] =>
  withDistinctFilenames(filenames.map((filename) => ({ filename }) as RemittanceOfBytes)).map(
    ({ filename }) => filename,
  )

test('the second file of a name gets -2, the third -3, before the last dot', () => {
  expect(namesOf('A.REM', 'B.REM', 'A.REM', 'A.REM', 'C.1.TXT', 'C.1.TXT')).toEqual([
    'A.REM',
    'B.REM',
    'A-2.REM',
    'A-3.REM',
    'C.1.TXT',
    'C.1-2.TXT',
  ])
})

test('a name that another file already has is not given again', () => {
  expect(namesOf('A-2.REM', 'A.REM', 'A.REM')).toEqual(['A-2.REM', 'A.REM', 'A-3.REM'])
})

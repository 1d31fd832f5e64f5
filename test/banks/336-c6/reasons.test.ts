/** Reasons of C6: CNAB 400, v2.2 (June 2022), D064, p. 20. */
import { expect, test } from 'vitest'
import { titleWith } from '../changed-lines.js'

test.each([
  ['06', 'information'],
  ['09', 'information'],
  ['72', 'information'],
  ['03', 'rejection'],
])(
  '%s: the codes of 378–393 have four digits each, and those of the spreadsheet are unknown',
  (occurrence, severity) => {
    const title = titleWith('336-c6/cnab400/settlements', 2, [
      [109, occurrence],
      [378, '0101920100000000'],
    ])
    expect(title!.reasons).toEqual([
      { code: '0101', text: null, severity },
      { code: '9201', text: null, severity },
    ])
  },
)

/** A number that is aligned like a text: Sicredi's nosso número (CNAB 240, 13.3T; CNAB 400, 48–62), which the manual marks as numeric. */
import { expect, test } from 'vitest'
import { key, parseRecord, record, text } from '../../src/fixed-width/index.js'
import type { Fault } from '../../src/fixed-width/read/faults.js'
import { parseReturn, paymentsFrom } from '../../src/return/index.js'
import { returnFixture } from '../return/return-fixtures.js'
import { ENGINES } from './one-field.js'

const title = record('title', 12, { type: key(1, 1, '1'), our_number: text(2, 12, { numeric: true }) }, 'made up')

test.each(ENGINES)('%s: digits followed by blanks are valid, other content is a fault', (engine) => {
  const faultsOf = (columns: string): Fault[] => {
    const faults: Fault[] = []
    expect(parseRecord(title, `1${columns.padEnd(11)}`, faults, engine)).toEqual({ our_number: columns })
    return faults
  }
  for (const columns of ['123456789', '12345678901', '']) expect(faultsOf(columns)).toEqual([])
  for (const columns of ['12345678O', '1\u00002', 'x', '12?', '12/3456-7', '12 34', ' 1234'])
    expect(faultsOf(columns)).toEqual([{ field: 'our_number', code: 'not_digits' }])
})

test.each(['748-sicredi/cnab240/settlements', '748-sicredi/cnab400/settlements'])(
  'a payment of %s whose nosso número has a letter is doubtful',
  (name) => {
    const { bytes } = returnFixture(name)
    const [payment] = paymentsFrom(parseReturn(bytes).bank_billet_discharges)
    const number = payment!.our_number
    const damaged = Buffer.from(
      Buffer.from(bytes).toString('latin1').replace(number, number.replace(/\d$/, 'O')),
      'latin1',
    )
    const file = parseReturn(damaged)
    expect(file.diagnostics.map(({ code }) => code)).toContain('doubtful_payment')
  },
)

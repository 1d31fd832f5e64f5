/** The simulated bank returns a nosso número with its check digit in the columns of the return, which differ from those of the remittance. */
import { expect, test } from 'vitest'
import { buildRemittance } from '../../src/remittance/index.js'
import { parseReturn } from '../../src/return/index.js'
import { simulateBank } from '../../src/testing/simulator/index.js'
import { rowsOf } from '../banks/rows-of.js'
import { entry, generated_at } from '../remittance/made-up.js'

const rows = await rowsOf('instruction-rows.ts')

// Unicred: number and digit in 193–203, in the return in 52–61 and 62; CNAB 240: in P 38–48, in T 47–56 and 57. C6: in 64–73 and 74, in the return both in 63–74.
test.each([
  ['136', 'cnab400', '450014', '00000450014'],
  ['136', 'cnab240', '450014', '00000450014'],
  ['336', 'cnab400', '450011', '00000450011'],
])('%s %s', (number, layout, sent, returned) => {
  const { wallet } = rows.find(({ bank }) => bank.number === number)!.rows.INSTRUCTIONS[layout]!
  const { bytes, records } = buildRemittance({ wallet, entries: [entry({ our_number: '45001' })], generated_at })
  expect(records[0]!.processed_our_number_raw).toMatch(new RegExp(`^0*${sent}$`))
  const [file] = simulateBank(bytes, { scenario: 'confirmed' }).files
  const [record] = parseReturn(file!.bytes).bank_billet_discharges
  expect(record!.line_parsed.our_number).toBe(returned)
})

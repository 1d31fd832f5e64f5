/** Features that only AUTBANK's remittances have, compared byte by byte with CNAB 400 (14/12/2018). */
import { expect, test } from 'vitest'
import { parseRemittance } from '../../../src/remittance/index.js'
import { build, entryOf, linesOf } from '../../remittance/instruction-rows.js'
import { INSTRUCTIONS } from './instruction-rows.js'

const { wallet, instead } = INSTRUCTIONS['cnab400']!

const columns = (line: string | undefined, from: number, to: number) => line?.slice(from - 1, to)

test('characters that the manual does not accept (p. 11) become one blank; other ASCII characters are unchanged', () => {
  const lines = linesOf(
    wallet,
    entryOf({
      ...instead,
      customer_person_name: 'Ana "Lu" <Sul> ^_`~ & Cia.',
      customer_address: "Rua D'Ávila #1 [fundos]",
      customer_address_number: '2',
      instructions: 'Multa > 2% [dia_1] {a|b}',
    }),
  )
  const title = lines.find((line) => line.startsWith('1'))
  const messages = lines.find((line) => line.startsWith('2'))
  expect(columns(title, 235, 264)).toBe('ANA LU SUL & CIA.'.padEnd(30))
  expect(columns(title, 275, 314)).toBe("RUA D'AVILA #1 [FUNDOS], 2".padEnd(40))
  expect(columns(messages, 3, 71)).toBe('MULTA 2% [DIA 1] {A|B}'.padEnd(69))
})

test('a file may have the headers, titles and trailers of several accounts, each numbered from 1 (p. 2, formato 1)', () => {
  const { bytes } = build(wallet, entryOf(instead))
  const other = build({ ...wallet, extra1: '7005678', extra3: '00010007005678' }, entryOf(instead)).bytes
  const { titles, diagnostics } = parseRemittance(Buffer.concat([bytes, other]))
  expect(titles).toHaveLength(2)
  expect(diagnostics).toEqual([])
})

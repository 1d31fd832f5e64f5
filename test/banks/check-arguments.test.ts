/** The option `bank` of every reader: a number or a name would look like an unknown bank. */
import { describe, expect, test } from 'vitest'
import { bankOf, layoutNamed } from '../../src/banks/index.js'
import { convertAll, convertFile } from '../../src/convert/index.js'
import { explainFile, layoutTables } from '../../src/inspect/index.js'
import { parseRemittance } from '../../src/remittance/index.js'
import { parseReturn, readReturn } from '../../src/return/index.js'
import { fixtures } from '../../src/testing/fixtures/fixtures.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { returnFixture } from '../return/return-fixtures.js'

const { bytes } = returnFixture('341-itau/cnab400/settlements')
const refused = { bank: ["deve ser o número do banco, um texto de três algarismos, '341' (Itaú), e é «341»"] }

describe('the option bank as a number', () => {
  test.each<[string, (options: never) => unknown]>([
    ['parseReturn', (options) => parseReturn(bytes, options)],
    ['readReturn', (options) => readReturn(bytes, options)],
    ['parseRemittance', (options) => parseRemittance(bytes, options)],
    ['explainFile', (options) => explainFile(bytes, options)],
  ])('is refused by %s', (_, read) => {
    expect(errorsOf(() => read({ bank: 341 } as never))).toEqual(refused)
  })

  test('is refused by convertFile and convertAll', async () => {
    const options = { out: 'out', bank: 341 } as never
    await expect(convertFile('x.ret', options)).rejects.toMatchObject({ errors: refused })
    await expect(convertAll(['x.ret'], options).next()).rejects.toMatchObject({ errors: refused })
  })
})

test.each([
  ['itau', "'341' (Itaú), e é «itau»"],
  ['BTG Pactual', "'208' (BTG Pactual), e é «BTG Pactual»"],
  ['33', "'033' (Santander), e é «33»"],
  [999.5, 'três algarismos, e é «999.5»'],
  ['7', "'007', e é «7»"],
])('the error for the bank %j names its number', (bank, end) => {
  expect(errorsOf(() => parseReturn(bytes, { bank: bank as string }))?.['bank']?.[0]).toMatch(
    new RegExp(`${end.replace(/[().]/g, '\\$&')}$`),
  )
})

test.each([
  ['cnab400', 'cnab400'],
  ['CNAB 240', 'cnab240'],
  ['cnab-240', 'cnab240'],
  ['400', 'cnab400'],
  ['cnab150', undefined],
  ['4000', undefined],
])('%j means the layout %j', (name, layout) => {
  expect(layoutNamed(name)).toBe(layout)
})

test('a layout in capitals is an error in the tables and the testing kit', () => {
  const refusedLayout = { layout: ["deve ser 'cnab400', e é «CNAB400»"] }
  const choice = { layout: 'CNAB400' } as never
  expect(errorsOf(() => layoutTables(bankOf('341')!, choice))).toEqual(refusedLayout)
  expect(errorsOf(() => fixtures(choice))).toEqual(refusedLayout)
  expect(errorsOf(() => fixtures({ bank: 341 } as never))).toEqual(refused)
})

/** Assignments of receivables to a fund (FIDC) have the header of a cobrança remittance. Their titles identify them. */
import { describe, expect, test } from 'vitest'
import { identify } from '../../src/febraban/index.js'
import { parseReturn } from '../../src/return/index.js'
import { simulateBank } from '../../src/testing/simulator/index.js'

/** Contents of a line, by first column (1-based). */
const line = (columns: Readonly<Record<number, string>>, width = 444): string =>
  Object.entries(columns).reduce(
    (text, [at, content]) => text.slice(0, Number(at) - 1) + content + text.slice(Number(at) - 1 + content.length),
    ' '.repeat(width),
  )

const file = (...lines: readonly string[]): Buffer => Buffer.from(lines.map((each) => `${each}\r\n`).join(''), 'latin1')

/** Apex Group, FIDC Cobrança Remessa V3 (17/07/2025), header and detail. Grafeno, CNAB 444 (05/2022), pp. 4–6, has the same columns in the header. */
const header = line({
  1: '01REMESSA01COBRANCA',
  27: '00000000000000012345',
  47: 'FUNDO DE TESTE',
  77: '237',
  95: '020326',
  109: 'MX0000001',
  439: '000001',
})
const assigned = {
  1: '1',
  21: '02',
  109: '01',
  111: 'NF1',
  121: '300426',
  127: '0000000025000',
  148: '01',
  151: '0203260000',
  160: '02',
  174: 'TERMO1',
  219: '02',
  439: '000002',
}
const registered = {
  ...assigned,
  21: '00091234123456780',
  150: 'N',
  157: '    ',
  160: ' ',
  161: '0000000000100',
  174: '000000',
}
const trailer = line({ 1: '9', 439: '000003' })

describe('an assignment of receivables', () => {
  const bytes = file(header, line(assigned), trailer)

  test('is another service, with 444 columns', () => {
    expect(identify(bytes)).toMatchObject({
      format: 'cnab400',
      width: 444,
      bank: '237',
      direction: 'remittance',
      isCobranca: false,
      service: { code: '01', name: 'Cessão de recebíveis (FIDC)' },
    })
  })

  test.each([
    ['a return', 'um retorno de cobrança', parseReturn],
    ['a remittance that a bank answers', 'uma remessa de cobrança', simulateBank],
  ])('is not %s of cobrança', (_, kind, read) => {
    expect(() => read(bytes)).toThrow(
      `Não é ${kind}: é remessa de outro serviço: 01 Cessão de recebíveis (FIDC) (CNAB400 de 444 posições, banco 237).`,
    )
  })
})

test.each([
  ['with an acceptance', registered],
  ['with an acceptance, an instruction and interest', { ...registered, 157: '0609' }],
  ['without acceptance, with blanks for instructions and interest', { ...registered, 150: ' ', 157: ' '.repeat(17) }],
  ['without acceptance, with zeros for them', { ...registered, 150: ' ', 157: '0'.repeat(17) }],
  [
    'without acceptance, with instructions and the highest interest',
    { ...registered, 150: ' ', 157: '06000999999999999' },
  ],
])('a cobrança remittance of 444 columns is cobrança: %s', (_, title) => {
  expect(identify(file(header, line(title), trailer))).toMatchObject({ width: 444, isCobranca: true })
})

test('a remittance of 400 columns is cobrança, for any titles', () => {
  const lines = [header, line(assigned), trailer].map((each) => each.slice(0, 394) + each.slice(438))
  expect(identify(file(...lines))).toMatchObject({ width: 400, isCobranca: true })
})

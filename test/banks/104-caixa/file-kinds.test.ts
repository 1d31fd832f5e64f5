/** Files of Caixa that are neither remittances nor ordinary returns: 67.118 v029, G015, p. 68; CNAB 400: 67.126 v015, pp. 17–18 and NE040, p. 44. */
import { expect, test } from 'vitest'
import { detectFile, lintFile } from '../../../src/inspect/index.js'
import { parseReturn, paymentsFrom } from '../../../src/return/index.js'
import { changedFixture } from '../../changed-fixture.js'

/** The settlements, with another code in column 143 of the header. */
const settlementsOf = (code: string): Buffer => changedFixture('104-caixa/cnab240/settlements.ret', 1, { 143: code })

const reportedIn = (bytes: Buffer) =>
  parseReturn(bytes).diagnostics.map(({ code, severity, line, columns }) => [code, severity, line, columns])

test.each([
  ['3', 'arquivo de pré-crítica de remessa processada de cobrança', 'cobrança pre-check file (remittance processed)'],
  [
    '4',
    'arquivo de pré-crítica de remessa processada em parte de cobrança',
    'cobrança pre-check file (remittance processed in part)',
  ],
  ['5', 'arquivo de pré-crítica de remessa rejeitada de cobrança', 'cobrança pre-check file (remittance rejected)'],
])(
  'a file with code %s is reported as the answer to a remittance, and never silently read as an ordinary return',
  (code, description, english) => {
    const bytes = settlementsOf(code)
    expect(detectFile(bytes)).toMatchObject({ direction: 'return', isCobranca: true, description, english })
    expect(reportedIn(bytes)).toEqual([['remittance_precheck', 'warning', 1, [143, 143]]])
    expect(lintFile(bytes).findings).toContainEqual(
      expect.objectContaining({ rule: 'remittance_precheck', severity: 'info', line: 1 }),
    )
  },
)

test('a file with code 7 is the on-line return, which announces settlements that the ordinary return repeats', () => {
  const bytes = settlementsOf('7')
  expect(detectFile(bytes)).toMatchObject({ direction: 'return', description: 'retorno on-line de cobrança' })
  expect(reportedIn(bytes)).toEqual([['announcing_return', 'info', 1, [143, 143]]])
})

test('a settlement that is announced on line and repeated by the ordinary return is booked once', () => {
  const records = ['on-line', 'settlements'].flatMap(
    (name) => parseReturn(changedFixture(`104-caixa/cnab240/${name}.ret`, 1, {})).bank_billet_discharges,
  )
  const booked = paymentsFrom(records).filter(({ our_number }) => our_number === '140000000000710011')
  expect(booked).toMatchObject([{ paid_amount: 45_000, bank_rate: 225 }])
})

test('an ordinary return has no diagnostic; an unknown code is reported', () => {
  expect(detectFile(settlementsOf('2')).description).toBe('retorno de cobrança')
  expect(reportedIn(settlementsOf('2'))).toEqual([])
  expect(reportedIn(settlementsOf('9'))).toEqual([['unexpected_literal', 'info', 1, [143, 143]]])
})

test('only Caixa’s manual has the code', () => {
  const bytes = changedFixture('033-santander/cnab240/settlements.ret', 1, { 143: '3' })
  expect(detectFile(bytes).description).toBe('retorno de cobrança')
})

test.each([
  ['CONFIRMACAO    ', 'arquivo de pré-crítica de remessa processada de cobrança'],
  ['REJ. PARCIAL   ', 'arquivo de pré-crítica de remessa processada em parte de cobrança'],
  ['REMES REJEITADA', 'arquivo de pré-crítica de remessa rejeitada de cobrança'],
])('the answer to a remittance of CNAB 400 is identified by 12–26, «%s», and is not a return', (name, description) => {
  const bytes = changedFixture('104-caixa/cnab400/entries.rem', 1, { 12: name })
  expect(detectFile(bytes)).toMatchObject({ format: 'cnab400', description })
  expect(() => parseReturn(bytes)).toThrow(description)
})

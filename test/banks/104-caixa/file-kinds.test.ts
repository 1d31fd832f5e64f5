/** Files of Caixa that are neither a remittance nor its ordinary return: 67.118 v029, G015, p. 68; CNAB 400: 67.126 v015, pp. 17–18 and NE040, p. 44. */
import { expect, test } from 'vitest'
import { detect, lintFile } from '../../../src/inspect/index.js'
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
  'a file of code %s is named as the answer to a remittance, and never taken silently for a return of money',
  (code, description, english) => {
    const bytes = settlementsOf(code)
    expect(detect(bytes)).toMatchObject({ direction: 'return', isCobranca: true, description, english })
    expect(reportedIn(bytes)).toEqual([['remittance_precheck', 'warning', 1, [143, 143]]])
    expect(lintFile(bytes).findings).toContainEqual(
      expect.objectContaining({ rule: 'remittance_precheck', severity: 'info', line: 1 }),
    )
  },
)

test('a file of code 7 is the on-line return, which announces what the ordinary one brings again', () => {
  const bytes = settlementsOf('7')
  expect(detect(bytes)).toMatchObject({ direction: 'return', description: 'retorno on-line de cobrança' })
  expect(reportedIn(bytes)).toEqual([['announcing_return', 'info', 1, [143, 143]]])
})

test('a settlement announced on line and brought again by the ordinary return is booked once', () => {
  const records = ['on-line', 'settlements'].flatMap(
    (name) => parseReturn(changedFixture(`104-caixa/cnab240/${name}.ret`, 1, {})).bank_billet_discharges,
  )
  const booked = paymentsFrom(records).filter(({ our_number }) => our_number === '140000000000710011')
  expect(booked).toMatchObject([{ paid_amount: 45_000, bank_rate: 225 }])
})

test('the ordinary return is told by nothing, and an unknown code as what was not expected', () => {
  expect(detect(settlementsOf('2')).description).toBe('retorno de cobrança')
  expect(reportedIn(settlementsOf('2'))).toEqual([])
  expect(reportedIn(settlementsOf('9'))).toEqual([['unexpected_literal', 'info', 1, [143, 143]]])
})

test('the code is of Caixa alone: no other bank’s manual has it', () => {
  const bytes = changedFixture('033-santander/cnab240/settlements.ret', 1, { 143: '3' })
  expect(detect(bytes).description).toBe('retorno de cobrança')
})

test.each([
  ['CONFIRMACAO    ', 'arquivo de pré-crítica de remessa processada de cobrança'],
  ['REJ. PARCIAL   ', 'arquivo de pré-crítica de remessa processada em parte de cobrança'],
  ['REMES REJEITADA', 'arquivo de pré-crítica de remessa rejeitada de cobrança'],
])('the answer to a remittance of CNAB 400 is named by 12–26, «%s», and is no return', (name, description) => {
  const bytes = changedFixture('104-caixa/cnab400/entries.rem', 1, { 12: name })
  expect(detect(bytes)).toMatchObject({ format: 'cnab400', description })
  expect(() => parseReturn(bytes)).toThrow(description)
})

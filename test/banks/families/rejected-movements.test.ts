/** Occurrences by rule. Banco do Nordeste, CNAB 400 v2.0 (07/2011), pp. 12–13: movement + 50; «54» rejects 04, concessão de abatimento. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rejectedByOrigin, rejectedMovements } from '../../../src/banks/families/rejected-movements.js'
import { bankOf, type Movement, type ReturnDialect } from '../../../src/banks/index.js'
import { bankOccurrences } from '../../../src/inspect/index.js'
import { parseReturn } from '../../../src/return/index.js'
import { writeReturn } from '../../../src/testing/return-file/index.js'

const movements = {
  '01': { text: 'Entrada de título', our_code: '1001', confirmedBy: ['02'] },
  '02': { text: 'Pedido de baixa', our_code: '1002', confirmedBy: ['10'] },
  '04': { text: 'Concessão de abatimento', our_code: '1004', confirmedBy: ['12'] },
  '06': { text: 'Alteração de vencimento', our_code: '1003', confirmedBy: ['14'] },
  '31': { text: 'Alteração de outros dados', our_code: null, confirmedBy: null },
} as const satisfies Readonly<Record<string, Movement>>

const rejected = rejectedMovements(movements, (movement) => String(Number(movement) + 50))

test('each movement has an occurrence with its words and the unified code of its rejection', () => {
  expect(rejected.occurrences).toEqual({
    '51': { text: 'Rejeitado: Entrada de título', our_occurrence: '2002' },
    '52': { text: 'Rejeitado: Pedido de baixa', our_occurrence: '2005' },
    '54': { text: 'Rejeitado: Concessão de abatimento', our_occurrence: '2020' },
    '56': { text: 'Rejeitado: Alteração de vencimento', our_occurrence: '2007' },
    '81': { text: 'Rejeitado: Alteração de outros dados', our_occurrence: '2020' },
  })
})

test('each movement names the occurrence that rejects it, and is otherwise unchanged', () => {
  expect(rejected.movements['04']).toEqual({ ...movements['04'], rejectedBy: ['54'] })
  expect(Object.keys(rejected.movements)).toEqual(Object.keys(movements))
})

test('two movements cannot have the same rejecting occurrence', () => {
  expect(() => rejectedMovements(movements, () => '99')).toThrow('two movements are rejected by 99')
})

describe('in a dialect', () => {
  const bank = bankOf('633')!
  const dialect = bank.returns.cnab400![0] as { occurrences: ReturnDialect['occurrences'] }
  const { occurrences } = dialect
  beforeAll(() => {
    dialect.occurrences = { ...occurrences, ...rejected.occurrences }
  })
  afterAll(() => {
    dialect.occurrences = occurrences
  })

  test('they are listed, written and read like the other occurrences', () => {
    const entry = bankOccurrences(bank).find(({ code }) => code === '54')
    expect(entry).toMatchObject({ text: 'Rejeitado: Concessão de abatimento', kind: 'instruction_rejected' })
    const { bytes } = writeReturn({
      bank: '633',
      layout: 'cnab400',
      titles: [{ occurrence: '54' }, { occurrence: '51' }],
    })
    expect(parseReturn(bytes).bank_billet_discharges).toMatchObject([
      { occurrence: '54', kind: 'instruction_rejected' },
      { occurrence: '51', kind: 'rejected' },
    ])
  })
})

describe('one occurrence with the movement of origin', () => {
  const origin = { occurrence: '03', text: 'Entrada rejeitada', field: 'title.origin_movement' } as const
  const byOrigin = rejectedByOrigin(movements, origin)

  test('means the rejection of each movement except the registration', () => {
    expect(byOrigin.overrides).toEqual(
      expect.arrayContaining([
        {
          field: origin.field,
          codes: ['02'],
          means: { text: 'Entrada rejeitada: Pedido de baixa', our_occurrence: '2005' },
        },
        {
          field: origin.field,
          codes: ['06'],
          means: { text: 'Entrada rejeitada: Alteração de vencimento', our_occurrence: '2007' },
        },
        {
          field: origin.field,
          codes: ['31'],
          means: { text: 'Entrada rejeitada: Alteração de outros dados', our_occurrence: '2020' },
        },
      ]),
    )
    expect(byOrigin.overrides.flatMap(({ codes }) => codes).sort()).toEqual(['02', '04', '06', '31'])
  })

  test('rejects each movement, whose code is in that field', () => {
    expect(byOrigin.movements['04']).toEqual({ ...movements['04'], rejectedBy: ['03', '04', 'origin_movement'] })
    expect(byOrigin.movements['01']).toEqual(movements['01'])
  })
})

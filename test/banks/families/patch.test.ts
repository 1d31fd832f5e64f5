import { describe, expect, test } from 'vitest'
import { patch } from '../../../src/banks/families/patch.js'

const base = { '01': 'Banco inválido', '02': 'Carteira inválida', '03': 'Valor inválido' }

describe('a table made of another', () => {
  test('leaves codes out', () => {
    expect(patch<string>(base, { without: '01 03' })).toEqual({ '02': 'Carteira inválida' })
    expect(patch<string>(base, { only: '02' })).toEqual({ '02': 'Carteira inválida' })
  })

  test('adds codes, changes them and words them otherwise', () => {
    const made = patch<string>(base, {
      without: '01',
      reworded: { '02': 'Carteira não cadastrada' },
      added: { A1: 'Pix' },
    })
    expect(made).toEqual({ '02': 'Carteira não cadastrada', '03': 'Valor inválido', A1: 'Pix' })
  })

  test.each([
    ['leaves out a code that is not there', { without: '04' }],
    ['keeps a code that is not there', { only: '04' }],
    ['changes a code that it leaves out', { without: '01', changed: { '01': 'Outro' } }],
    ['adds a code that is there', { added: { '01': 'Outro' } }],
    ['words a code as it is', { reworded: { '01': 'Banco inválido' } }],
  ])('fails when it %s', (_, difference) => {
    expect(() => patch<string>(base, difference)).toThrow(/no difference from the table/)
  })
})

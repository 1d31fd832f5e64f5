import { describe, expect, test } from 'vitest'
import { patch, patchOccurrences } from '../../../src/banks/families/patch.js'
import type { OccurrenceTable } from '../../../src/febraban/index.js'

const base = { '01': 'Banco inválido', '02': 'Carteira inválida', '03': 'Valor inválido' }

describe('a table derived from another', () => {
  test('removes codes', () => {
    expect(patch<string>(base, { without: '01 03' })).toEqual({ '02': 'Carteira inválida' })
    expect(patch<string>(base, { only: '02' })).toEqual({ '02': 'Carteira inválida' })
  })

  test('takes ranges of codes', () => {
    expect(patch<string>(base, { only: '01-02' })).toEqual({ '01': 'Banco inválido', '02': 'Carteira inválida' })
    expect(patch<string>(base, { without: '02-03' })).toEqual({ '01': 'Banco inválido' })
    expect(() => patch<string>(base, { only: '01-04' })).toThrow('no difference from the table: 04')
  })

  test('keeps no code of the family and has only the codes of the bank', () => {
    expect(patch<string>(base, { only: '', added: { A1: 'Pix' } })).toEqual({ A1: 'Pix' })
  })

  // UY3, CNAB 400, July 2024, pp. 12–13: 17 to 19 have the texts of Bradesco's 20 to 22.
  test('gives entries of the other table other codes, which replace the codes there', () => {
    expect(patch<string>(base, { without: '03', renumbered: { '01': '02', '07': '03' } })).toEqual({
      '01': 'Carteira inválida',
      '02': 'Carteira inválida',
      '07': 'Valor inválido',
    })
  })

  test('adds, changes and rewords codes', () => {
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
    ['renumbers a code that is not there', { renumbered: { '07': '04' } }],
    ['renumbers a code as it is', { renumbered: { '01': '01' } }],
    ['words a code as it is', { reworded: { '01': 'Banco inválido' } }],
  ])('fails when it %s', (_, difference) => {
    expect(() => patch<string>(base, difference)).toThrow(/no difference from the table/)
  })
})

// ID Banco, CNAB 400, February 2024, pp. 25–26: 19 with D in 295 has the words of 19.
test('a new wording also applies to the reasons that change the meaning', () => {
  const occurrence = (answer: string, other: string): OccurrenceTable[string] => ({
    text: answer,
    our_occurrence: '2015',
    overrides: [{ field: 'title.protest_answer', codes: ['D'], means: { text: other, our_occurrence: '2020' } }],
  })
  const reworded = { '19': 'Confirmação de Protesto' }
  const made = (other: string) => patchOccurrences({ '19': occurrence('Confirmação', other) }, { reworded })
  expect(made('Confirmação')).toEqual({ '19': occurrence('Confirmação de Protesto', 'Confirmação de Protesto') })
  expect(made('Desprezada')).toEqual({ '19': occurrence('Confirmação de Protesto', 'Desprezada') })
})

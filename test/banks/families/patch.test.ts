import { describe, expect, test } from 'vitest'
import { patch, patchOccurrences } from '../../../src/banks/families/patch.js'
import type { OccurrenceTable } from '../../../src/febraban/index.js'

const base = { '01': 'Banco inválido', '02': 'Carteira inválida', '03': 'Valor inválido' }

describe('a table derived from another', () => {
  test('removes codes', () => {
    expect(patch<string>(base, { without: '01 03' })).toEqual({ '02': 'Carteira inválida' })
    expect(patch<string>(base, { only: '02' })).toEqual({ '02': 'Carteira inválida' })
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

/** What of a slip has no code or columns in a layout is refused, by the field that is to blame. */
import { describe, expect, test } from 'vitest'
import {
  checkNamedCodes,
  deadlineDays,
  documentTypeIn,
  noInstructionLeft,
  onlyDeadline,
  PROTEST_OR_NEGATIVATION,
} from '../../src/banks/slip-codes.js'
import { isValidationError, type PreparedSlip } from '../../src/cobranca/index.js'

const slipOf = (fields: Partial<PreparedSlip>): PreparedSlip =>
  ({
    document_type: '02',
    days_for_sue: null,
    days_for_negativation: null,
    days_for_revoke: null,
    first_instruction: '',
    second_instruction: '',
    sue_code: '',
    revoke_code: '',
    ...fields,
  }) as PreparedSlip

/** What is wrong, by field; null when nothing is. */
function errorsOf(work: () => unknown): unknown {
  try {
    work()
    return null
  } catch (error) {
    if (isValidationError(error)) return error.errors
    throw error
  }
}

const LAYOUT = 'CNAB 400 do Banco'

describe('the espécie of a document type', () => {
  test('is what the bank’s table says', () => {
    expect(documentTypeIn({ '02': 'DM', '04': 'DS' }, slipOf({ document_type: '04' }), LAYOUT)).toBe('DS')
  })

  test('is refused where the table has none', () => {
    expect(errorsOf(() => documentTypeIn({ '02': 'DM' }, slipOf({ document_type: '04' }), LAYOUT))).toEqual({
      document_type: ['04 não existe no CNAB 400 do Banco'],
    })
  })
})

describe('the only deadline', () => {
  const all = ['days_for_sue', 'days_for_negativation', 'days_for_revoke'] as const

  test.each(all)('%s, where it is the only one', (field) => {
    expect(onlyDeadline(slipOf({ [field]: 3 }), all, LAYOUT)).toBe(field)
    expect(onlyDeadline(slipOf({ [field]: 0 }), all, LAYOUT)).toBe(field)
  })

  test('is none where the slip has none, or one that the layout has no columns for', () => {
    expect(onlyDeadline(slipOf({}), all, LAYOUT)).toBeUndefined()
    expect(onlyDeadline(slipOf({ days_for_revoke: 3 }), PROTEST_OR_NEGATIVATION, LAYOUT)).toBeUndefined()
    expect(onlyDeadline(slipOf({ days_for_revoke: 3, days_for_sue: 2 }), PROTEST_OR_NEGATIVATION, LAYOUT)).toBe(
      'days_for_sue',
    )
  })

  test('is refused where there are two: the later one is to blame', () => {
    const slip = slipOf({ days_for_sue: 2, days_for_negativation: 3 })
    expect(errorsOf(() => onlyDeadline(slip, PROTEST_OR_NEGATIVATION, LAYOUT))).toEqual({
      days_for_negativation: ['não pode vir com days_for_sue: o CNAB 400 do Banco tem um só prazo por boleto'],
    })
  })

  test('that goes as an instruction says what stands in its way', () => {
    expect(noInstructionLeft(LAYOUT)).toBe(
      'não pode vir com estas first_instruction e second_instruction: o CNAB 400 do Banco tem duas instruções por boleto, e uma levaria o prazo',
    )
  })
})

describe('days of a deadline', () => {
  test('are those of the slip, and nought where there are none', () => {
    expect(deadlineDays(slipOf({ days_for_sue: 5 }), 'days_for_sue')).toBe(5)
    expect(deadlineDays(slipOf({}), 'days_for_sue')).toBe(0)
    expect(deadlineDays(slipOf({ days_for_sue: 5 }), undefined)).toBe(0)
  })

  test('fill two columns mostly, and more where a bank has more', () => {
    expect(deadlineDays(slipOf({ days_for_sue: 99 }), 'days_for_sue')).toBe(99)
    expect(errorsOf(() => deadlineDays(slipOf({ days_for_sue: 100 }), 'days_for_sue'))).toEqual({
      days_for_sue: ['deve ser menor ou igual a 99'],
    })
    expect(deadlineDays(slipOf({ days_for_revoke: 120 }), 'days_for_revoke', 120)).toBe(120)
    expect(errorsOf(() => deadlineDays(slipOf({ days_for_revoke: 121 }), 'days_for_revoke', 120))).toEqual({
      days_for_revoke: ['deve ser menor ou igual a 120'],
    })
  })
})

describe('codes that a slip names', () => {
  test('may be those that its deadlines come to, or none', () => {
    expect(errorsOf(() => checkNamedCodes(slipOf({}), { sue_code: '1', revoke_code: '2' }, LAYOUT))).toBeNull()
    expect(errorsOf(() => checkNamedCodes(slipOf({ sue_code: '1' }), { sue_code: '1' }, LAYOUT))).toBeNull()
    expect(errorsOf(() => checkNamedCodes(slipOf({ sue_code: '1' }), {}, LAYOUT))).toBeNull()
  })

  test('are refused where others go', () => {
    const slip = slipOf({ sue_code: '3', revoke_code: '2', first_instruction: '09' })
    const written = { sue_code: '1', revoke_code: '2', first_instruction: '' } as const
    const why = 'não pode ser escolhido no CNAB 400 do Banco: vem dos prazos do boleto'
    expect(errorsOf(() => checkNamedCodes(slip, written, LAYOUT))).toEqual({
      sue_code: [why],
      first_instruction: [why],
    })
  })
})

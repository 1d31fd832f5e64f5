/** Values of a slip without a code or columns in a layout are errors of their field. */
import { describe, expect, test } from 'vitest'
import { checkInstructions, checkNamedCodes, documentTypeIn, noInstructionLeft } from '../../src/banks/slip-codes.js'
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

/** Errors by field; null without errors. */
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
  test('comes from the bank’s table', () => {
    expect(documentTypeIn({ '02': 'DM', '04': 'DS' }, slipOf({ document_type: '04' }), LAYOUT)).toBe('DS')
  })

  test('is an error if the table has none', () => {
    expect(errorsOf(() => documentTypeIn({ '02': 'DM' }, slipOf({ document_type: '04' }), LAYOUT))).toEqual({
      document_type: ['04 não existe no CNAB 400 do Banco'],
    })
  })
})

test('the error of a deadline that needs an instruction names the instructions that prevent it', () => {
  expect(noInstructionLeft(LAYOUT)).toBe(
    'não pode vir com estas first_instruction e second_instruction: o CNAB 400 do Banco tem duas instruções por boleto, e uma levaria o prazo',
  )
})

describe('instructions that a slip names', () => {
  const table = { '00': 'nenhuma', '06': 'protestar' }

  test('may be those of the table, or none', () => {
    expect(errorsOf(() => checkInstructions(slipOf({}), table, LAYOUT))).toBeNull()
    expect(
      errorsOf(() => checkInstructions(slipOf({ first_instruction: '06', second_instruction: '00' }), table, LAYOUT)),
    ).toBeNull()
  })

  test('are errors of their fields if the table does not have them', () => {
    expect(
      errorsOf(() => checkInstructions(slipOf({ first_instruction: '77', second_instruction: '6' }), table, LAYOUT)),
    ).toEqual({
      first_instruction: ['77 não existe no CNAB 400 do Banco'],
      second_instruction: ['6 não existe no CNAB 400 do Banco'],
    })
  })
})

describe('codes that a slip names', () => {
  test('may be the codes of its deadlines, or none', () => {
    expect(errorsOf(() => checkNamedCodes(slipOf({}), { sue_code: '1', revoke_code: '2' }, LAYOUT))).toBeNull()
    expect(errorsOf(() => checkNamedCodes(slipOf({ sue_code: '1' }), { sue_code: '1' }, LAYOUT))).toBeNull()
    expect(errorsOf(() => checkNamedCodes(slipOf({ sue_code: '1' }), {}, LAYOUT))).toBeNull()
  })

  test('are errors if other codes are sent', () => {
    const slip = slipOf({ sue_code: '3', revoke_code: '2', first_instruction: '09' })
    const written = { sue_code: '1', revoke_code: '2', first_instruction: '' } as const
    const why = 'não pode ser escolhido no CNAB 400 do Banco: vem dos prazos do boleto'
    expect(errorsOf(() => checkNamedCodes(slip, written, LAYOUT))).toEqual({
      sue_code: [why],
      first_instruction: [why],
    })
  })
})

import { describe, expect, test } from 'vitest'
import {
  currentOurCode,
  isOurCode,
  isRetiredOurCode,
  OUR_CODES,
  RETIRED_OUR_CODES,
} from '../../../src/cobranca/index.js'
import { reference } from '../reference.js'

interface ReferenceCode {
  our_code: string
  description: string
}
const published = reference<{ codes: ReferenceCode[]; retired_codes: ReferenceCode[] }>('our-codes.json')

describe('instructions (our_code)', () => {
  test('there are 92 codes, and six retired ones', () => {
    expect(Object.keys(OUR_CODES)).toHaveLength(92)
    expect(Object.keys(RETIRED_OUR_CODES)).toHaveLength(6)
  })

  test('codes have the texts of the reference', () => {
    expect(OUR_CODES).toMatchObject({
      1001: 'Entrada de título',
      1002: 'Pedido de baixa',
      1003: 'Alteração de vencimento',
      1004: 'Concessão de abatimento',
      1009: 'Protestar',
      1010: 'Não protestar',
      1018: 'Sustar o protesto',
      1034: 'Pago diretamente ao beneficiário',
      1047: 'Não cobrar juros',
      1066: 'Solicitar negativação expressa',
      1069: 'Cancelar negativação expressa',
      1151: 'Protesto automático',
    })
  })

  test('texts keep their quotation marks: 1007, 1008', () => {
    expect(OUR_CODES['1007']).toBe('Alteração do "uso da empresa"')
    expect(OUR_CODES['1008']).toBe('Alteração do "seu número"')
  })

  test('a retired code is not an instruction, and has a successor', () => {
    expect(isOurCode('1016')).toBe(false)
    expect(isRetiredOurCode('1016')).toBe(true)
    expect(currentOurCode('1016')).toBe('1038')
    expect(currentOurCode('1089')).toBe('1019')
    expect(currentOurCode('1090')).toBe('1022')
    expect(currentOurCode('1091')).toBe('1023')
    expect(currentOurCode('1092')).toBe('1024')
  })

  test('1088 is retired without a successor', () => {
    expect(isRetiredOurCode('1088')).toBe(true)
    expect(currentOurCode('1088')).toBeNull()
  })

  test('a code in use is its own successor; an unknown code has no successor', () => {
    expect(currentOurCode('1001')).toBe('1001')
    expect(currentOurCode('1006')).toBeNull()
  })

  test('a code is a text, not a value that converts to one', () => {
    expect(isOurCode('1001')).toBe(true)
    for (const other of [1001, ['1001'], '1006', '', 'toString', '__proto__', null, undefined])
      expect(isOurCode(other)).toBe(false)
    expect(isRetiredOurCode('1016')).toBe(true)
    for (const other of [1016, ['1016'], '1001', '', 'toString']) expect(isRetiredOurCode(other)).toBe(false)
  })

  test.skipIf(!published)('texts are those of the reference, if there is a copy of it', () => {
    const textOf = (codes: ReferenceCode[]) => Object.fromEntries(codes.map((c) => [c.our_code, c.description]))
    expect(OUR_CODES).toEqual(textOf(published?.codes ?? []))
    expect(Object.fromEntries(Object.entries(RETIRED_OUR_CODES).map(([code, { text }]) => [code, text]))).toEqual(
      textOf(published?.retired_codes ?? []),
    )
  })
})

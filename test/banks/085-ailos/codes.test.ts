import { expect, test } from 'vitest'
import { records240 } from '../../../src/banks/085-ailos/cnab240.js'

// CNAB 240, January 2023: C006, p. 32; G065, p. 52; C021, p. 34.
test('Ailos has the codes of its notes in every record that names them', () => {
  const { segment_p: p, segment_r: r, segment_t: t } = records240
  for (const { fields } of [p, t]) {
    expect(fields.charge_type.codes).toEqual({ 1: 'Cobrança Simples com Registro' })
    expect(fields.currency_code.codes).toEqual({ '09': 'Real' })
  }
  for (const field of [p.fields.discount_type, r.fields.second_discount_type, r.fields.third_discount_type]) {
    expect(field.codes).toEqual({ 0: 'Não Assumirá Desconto', 1: 'Valor Fixo Até a Data Informada' })
  }
})

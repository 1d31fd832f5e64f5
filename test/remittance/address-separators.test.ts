/** Characters that the library adds to the texts of a slip are characters that the layout takes. */
import { describe, expect, test } from 'vitest'
import type { Slip } from '../../src/cobranca/index.js'
import { buildRemittance } from '../../src/remittance/index.js'
import { rowsOf } from '../banks/rows-of.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { DIALECTS, isNumberedByBank } from './arbitraries.js'
import { generated_at } from './made-up.js'
import { ownNumber } from './own-number.js'

const instructions = await rowsOf('instruction-rows.ts')

/** Texts of letters, digits and blanks, short enough for all columns. */
const plain: Slip = {
  amount: '250,00',
  expire_at: '2026-04-30',
  document_number: 'NF1',
  control_number: 'C1',
  customer_person_name: 'MARIA DE TESTE',
  customer_cnpj_cpf: '529.982.247-25',
  customer_address: 'RUA A',
  customer_address_number: '12',
  customer_address_complement: 'CASA 2',
  customer_neighborhood: 'CENTRO',
  customer_zipcode: '80999-010',
  customer_city_name: 'CURITIBA',
  customer_state: 'PR',
  guarantor_name: 'JOSE DE TESTE',
  guarantor_cnpj_cpf: '111.444.777-35',
  guarantor_address: 'RUA B',
  guarantor_address_number: '7',
  guarantor_address_complement: 'LOJA 1',
  guarantor_neighborhood: 'CENTRO',
  guarantor_zipcode: '80999-010',
  guarantor_city_name: 'CURITIBA',
  guarantor_state: 'PR',
  instructions: 'PAGAR NA LOJA',
}

describe.each(DIALECTS)('$name', (self) => {
  const { bank, key, dialect } = self
  const { wallet: given, instead = {} } = instructions.find((each) => each.bank === bank)!.rows.INSTRUCTIONS[key]!
  const wallet = { ...given, beneficiary_name: 'LOJA DE TESTE LTDA' }
  const our_number = isNumberedByBank(self, given) ? null : ownNumber(dialect, 1)
  const { document_type } = instead

  test('a slip of plain letters and digits has no character that strict refuses', () => {
    const slip = { ...plain, our_number, ...(document_type != null && { document_type }) }
    const entries = [{ our_code: '1001', slip }] as const
    const { changes } = buildRemittance({ wallet, entries, generated_at })
    const changed = changes.filter(({ field, to, cut }) => !cut && to !== '' && !field.startsWith('slip.'))
    expect(changed).toEqual([])
    // Texts without columns and the evidence of the layout are refused for other reasons.
    const refused = errorsOf(() => buildRemittance({ wallet, entries, generated_at, strict: true })) ?? {}
    expect(
      Object.values(refused)
        .flat()
        .filter((message) => message.startsWith('seria trocado')),
    ).toEqual([])
  })
})

// Banrisul takes no punctuation (CNAB 400, p. 5; CNAB 240, p. 3): 275–314 is the address.
test('street and number are joined by a comma, and by a blank where the layout has none', () => {
  const addressIn = (name: string, from: number, to: number): string => {
    const { bank, key } = DIALECTS.find((each) => each.name === name)!
    const { wallet } = instructions.find((each) => each.bank === bank)!.rows.INSTRUCTIONS[key]!
    const slip = { ...plain, our_number: '45001', guarantor_name: '', guarantor_cnpj_cpf: '' }
    const { content } = buildRemittance({ wallet, entries: [{ our_code: '1001', slip }], generated_at })
    return content
      .split('\r\n')[1]!
      .slice(from - 1, to)
      .trim()
  }
  expect(addressIn('041/cnab400', 275, 314)).toBe('RUA A 12 CASA 2')
  expect(addressIn('341/cnab400', 275, 314)).toBe('RUA A, 12 CASA 2')
})

import { expect, test } from 'vitest'
import { barCodeOf, buildRemittance } from '../../../src/remittance/index.js'
import { errorsOf } from '../../cobranca/errors-of.js'

const wallet = {
  bank_contract_slug: 'banese-bs-1',
  agency_number: '15',
  account_number: '01007301',
  account_digit: '7',
  beneficiary_name: 'Loja de Teste Ltda',
  beneficiary_cnpj_cpf: '11.222.333/0001-81',
}

const slip = {
  our_number: '1',
  amount: '10,00',
  expire_at: '2006-09-01',
  document_number: 'NF 1',
  customer_person_name: 'Maria de Teste',
  customer_cnpj_cpf: '529.982.247-25',
  customer_address: 'Rua das Flores',
  customer_neighborhood: 'Centro',
  customer_zipcode: '49001-000',
  customer_city_name: 'Aracaju',
  customer_state: 'SE',
}

test('Banese: the slip of the manual (p. 6)', () => {
  expect(barCodeOf({ wallet, slip })).toEqual({
    bank: '047',
    barcode: '04792325100000010001501007301700000001704701',
    line: '04791501040730170000600017047010232510000001000',
    line_formatted: '04791.50104 07301.700006 00017.047010 2 32510000001000',
    our_number: '00000001',
    processed_our_number: '00000001-7',
    processed_our_number_raw: '000000017',
  })
})

test('Banese has no remittances: its manual has only the slip', () => {
  expect(errorsOf(() => buildRemittance({ wallet, entries: [{ our_code: '1001', slip }] }))).toEqual({
    bank_contract_slug: ['remessa não disponível para Banese: só o código de barras'],
  })
})

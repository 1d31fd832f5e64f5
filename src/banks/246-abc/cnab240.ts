/** ABC Brasil, CNAB 240, 5 May 2020: its records, as differences from FEBRABAN's. */

import { discountBy, interestBy, reaisOrPercentageBy, without } from '../../febraban/index.js'
import { blanks, digits, taxId, text, zeros } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'
import { withOnly } from '../families/kept-codes.js'

/** Percentages have four decimals (C020, C023 and C035, pp. 33–36); the pages of the records print two. */
const DECIMALS = 4

/** C021, p. 34. */
const discountTypes = { '0': 'Sem desconto', ...without(febraban.discountTypes, '7') }

/** C006, p. 31, and G065, p. 57. */
const CARTEIRA_AND_CURRENCY = { charge_type: '1-4', currency_code: '02 05 08 09' }

const TITLE = {
  company_code:           text(18, 37),   // G007 Código de identificação da empresa no banco
  direction:              digits(38, 38), // C090 Direcionamento da cobrança
  correspondent_modality: digits(39, 41), // C091 Modalidade em bancos correspondentes
  zeros_1:                zeros(42, 43),  // Uso exclusivo ABC: zeros
  wallet_number:          digits(44, 46), // C092 Modalidade com o banco cedente (nossa carteira)
  our_number:             digits(47, 57), // C093 Nosso número, com DV
}

export const records240 = febraban.recordsOf('abc240', 'ABC Brasil, CNAB 240 (05/05/2020)', {
  header: ['p. 8', febraban.fileHeader.replace([53, 72], { agreement_code_2: text(53, 72) })], // G007 Código de identificação da empresa no banco, again
  lot_header: ['p. 14', febraban.lotHeader.replace([54, 73], { agreement_code_2: text(54, 73) })], // G007 Código de identificação da empresa no banco, again
  lot_trailer: 'p. 26',
  trailer: 'p. 9',
  segment_p: ['p. 15', withOnly(febraban.segmentP.replace([18, 57], TITLE), {
    ...CARTEIRA_AND_CURRENCY,
    registration_form: '1 2',
    dispatch_type: '1-5',
    distribution_type: '1 2',
    document_type: '01-31 99', // C015, pp. 32–33
    sue_code: '1-3',
    revoke_code: '2',
  })
    .withCodes({ interest_type: { ...febraban.interestTypes, '4': 'Mora Padrão' }, discount_type: discountTypes })
    .withUnits({ interest_value: interestBy('interest_type', DECIMALS), discount_value: discountBy('discount_type', DECIMALS) })],
  segment_q: 'p. 16',
  // The columns of the automatic debit are blank.
  segment_r: ['p. 17', febraban.segmentR
    .replace([208, 215], {
      debit_bank:          text(208, 210), // G001 Banco da conta do débito
      debit_agency_number: text(211, 215), // G008 Agência do débito
    })
    .replace([217, 228], { debit_account_number: text(217, 228) }) // G010 Conta corrente para débito
    .withCodes({ second_discount_type: discountTypes, third_discount_type: discountTypes, fine_type: { '0': 'Não tem multa', ...febraban.fineTypes } })
    .withUnits({
      second_discount_value: discountBy('second_discount_type', DECIMALS),
      third_discount_value: discountBy('third_discount_type', DECIMALS),
      fine_value: reaisOrPercentageBy('fine_type', DECIMALS),
    })],
  segment_s_line: 'p. 18',
  segment_s_back_line: 'p. 18',
  segment_s_messages: 'p. 18',
  // The code of the company begins with the kind of carteira: 00019, S0019, D0019, CC019 (G007, p. 55).
  segment_t: ['p. 24', withOnly(febraban.segmentT.replace([18, 57], { ...TITLE, zeros_1: digits(42, 43) }), CARTEIRA_AND_CURRENCY)
    .replace([189, 198], { credit_contract_number: text(189, 198) })], // Nº do contrato da operação de crédito: brancos
  segment_u: 'p. 25',
  segment_y01: 'p. 19',
  // E-mail e celular.
  segment_y03: ['p. 19', febraban.segmentY04.replace([81, 240], { reserved_2: blanks(81, 240) })],
  // Rateio de crédito, pp. 20–21.
  segment_y50: ['p. 20', febraban.segmentY50
    .replace([175, 240], {
      credit_tax_id_type: digits(175, 175), // G005 Tipo de inscrição do beneficiário
      credit_tax_id:      taxId(176, 190),  // G006 CNPJ/CPF do beneficiário
      reserved_2:         blanks(191, 240), // G004 Uso exclusivo FEBRABAN/CNAB
    })],
  // Notas fiscais com chave de acesso, whose second key begins one column before FEBRABAN’s.
  segment_y52: ['p. 22', febraban.segmentY52
    .replace([140, 240], {
      invoice_key_2: text(140, 183),   // C083 Chave de acesso DANFE 2
      reserved_2:    blanks(184, 240), // G004 Uso exclusivo FEBRABAN/CNAB
    })],
  segment_y53: ['p. 23', febraban.segmentY53
    .withCodes({ payment_type: { ...febraban.paymentTypes, '04': 'Somente valor mínimo' }, max_value_type: febraban.limitValueTypes, min_value_type: febraban.limitValueTypes })],
})

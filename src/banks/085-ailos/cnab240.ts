/** Ailos, CNAB 240, January 2023, pp. 15–28: FEBRABAN's records; Y-04 has Ailos' parameters of SMS in the columns that FEBRABAN uses for Pix. */
import { without } from '../../febraban/index.js'
import { blanks, digits, REAIS } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'
import { patch } from '../families/patch.js'

/** C006, p. 32. */
const chargeTypes = { '1': 'Cobrança Simples com Registro' } as const

/** C012, p. 33: contents of the due date's columns instead of a date. */
const dueDateCodes = { '11111111': 'À Vista', '99999999': 'Contra apresentação' } as const

/** C021, p. 34. The homologação (p. 2) prints 2 for no discount; real files have 0. */
const discountTypes = { '0': 'Não Assumirá Desconto', '1': 'Valor Fixo Até a Data Informada' } as const

/** C080, p. 46. */
export const limitTypes = { '2': 'valor (R$)' } as const

/** G065, p. 52. */
const currencies = { '09': febraban.currencies['09'] } as const

/** G100 to G103, pp. 54–55. */
const smsCodes = {
  '0': 'Não enviar SMS',
  '1': 'SMS com a linha digitável do boleto + mensagem padrão Ailos',
  '2': 'SMS sem a linha digitável (apenas a mensagem padrão Ailos)',
} as const
const yesOrNo = { '0': 'Não enviar SMS', '1': 'Enviar SMS' } as const

export const records240 = febraban.recordsOf('ailos240', 'Ailos, Manual Técnico de Cobrança Bancária CNAB 240 (01/2023)', {
  // The page and the real return have version 084; real remittances have 087.
  header: 'p. 15',
  lot_header: 'p. 18',
  // Codes pp. 32–35. Discounts are in reais (homologação, p. 2).
  segment_p: ['pp. 20–21', febraban.segmentP
    .withCodes({
      charge_type: chargeTypes,
      registration_form: { '1': febraban.registrationForms['1'] },
      document_form: { '1': febraban.documentForms['1'] },
      dispatch_type: { '1': 'Cooperativa Emite', '2': 'Cooperado Emite' }, // C009
      distribution_type: { '1': 'Cooperativa Distribui (Correios)', '2': 'Cooperado Distribui' }, // C010
      due_date: dueDateCodes,
      document_type: patch<string>(febraban.documentTypes240, { only: '02 04' }), // C015
      discount_type: discountTypes,
      sue_code: { '1': 'Protestar Dias Corridos', '2': 'Negativação de boletos via Serasa', '3': 'Não Protestar / Não Negativar' }, // C026
      revoke_code: without(febraban.revokeCodes, '3'),
      currency_code: currencies,
    })
    .withUnits({ discount_value: REAIS })],
  segment_q: 'p. 22',
  // Exclusivo para multa.
  segment_r: ['pp. 22–23', febraban.segmentR
    .withCodes({ second_discount_type: discountTypes, third_discount_type: discountTypes })
    .withUnits({ second_discount_value: REAIS, third_discount_value: REAIS })],
  segment_s_line: 'p. 24',
  segment_s_back_line: 'p. 24',
  segment_s_messages: 'p. 24',
  // Envio de SMS; codes pp. 54–55.
  segment_y04: ['p. 25', febraban.segmentY04.replace([81, 240], {
    sms_type:       digits(81, 81, { codes: smsCodes }), // G100 Código de identificação do SMS
    sms_before_due: digits(82, 82, { codes: yesOrNo }),  // G101 SMS antes do vencimento
    sms_on_due:     digits(83, 83, { codes: yesOrNo }),  // G102 SMS no vencimento
    sms_after_due:  digits(84, 84, { codes: yesOrNo }),  // G103 SMS após o vencimento
    reserved_2:     blanks(85, 240),                     // G004 Uso exclusivo FEBRABAN/CNAB
  })],
  // Pagamento de valor divergente: limits are in reais.
  segment_y53: ['p. 26', febraban.segmentY53
    .withCodes({
      payment_type: { '01': 'Aceita qualquer valor', '02': 'Entre mínimo e máximo', '03': 'Não aceita pagamento com valor divergente' }, // C078, p. 46
      max_value_type: limitTypes,
      min_value_type: limitTypes,
    })
    .withUnits({ max_value: REAIS, min_value: REAIS })],
  segment_t: ['p. 27', febraban.segmentT.withCodes({ charge_type: chargeTypes, due_date: dueDateCodes, currency_code: currencies })],
  segment_u: 'p. 28',
  // Only returns have totals: the open titles of the carteira (C070, C071, pp. 45–46).
  lot_trailer: 'p. 19',
  trailer: 'p. 16',
})

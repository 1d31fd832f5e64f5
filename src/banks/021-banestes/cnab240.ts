/** Banestes, CNAB 240, PDF of July 2015, pp. 9–21: FEBRABAN's records with an account of 11 digits, columns of the carnê and a lot trailer of its own. */
import { oneDirectionCodes } from '../../febraban/index.js'
import { blanks, date, digits, integer, key, money, record, reserved, text, zeros } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'
import { currencies240, dispatchTypes240, distributionTypes240, documentTypes240, fileNames240, printCodes240, registrationForms240, revokeCodes240, sueCodes240 } from './cnab240-tables.js'
import { chargeTypes } from './tables.js'

/** Agency and check digits, which the bank does not use. */
const NO_AGENCY = { zeros: ['agency_number', 'account_digit'], blanks: ['agency_digit', 'agency_account_digit'] } as const

/** Trailer de lote, p. 20. */
const lotTrailer = record(
  'banestes240.lot_trailer',
  240,
  {
    bank_code:         digits(1, 3),     // Código do banco na compensação
    lot_number:        digits(4, 7),     // Anexo IV Lote de serviço
    record_type:       key(8, 8, '5'),   // Tipo de registro
    reserved_1:        blanks(9, 17),    // Filler
    record_count:      integer(18, 23),  // Quantidade de registros no lote
    simple_count:      integer(24, 29),  // Quantidade de títulos, cobrança simples
    simple_amount:     money(30, 46),    // Valor total, cobrança simples
    simple_notice:     digits(47, 49),   // Número do aviso de lançamento, cobrança simples
    linked_count:      integer(50, 55),  // Quantidade de títulos, cobrança vinculada
    linked_amount:     money(56, 72),    // Valor total, cobrança vinculada
    linked_notice:     digits(73, 75),   // Número do aviso de lançamento, cobrança vinculada
    pledged_count:     integer(76, 81),  // Quantidade de títulos, cobrança caucionada
    pledged_amount:    money(82, 98),    // Valor total, cobrança caucionada
    pledged_notice:    digits(99, 101),  // Número do aviso de lançamento, cobrança caucionada
    discounted_count:  integer(102, 107), // Quantidade de títulos, desconto
    discounted_amount: money(108, 124),  // Valor total, desconto
    discounted_notice: text(125, 127),   // Número do aviso de lançamento, desconto
    reserved_2:        blanks(128, 240), // Filler
  },
  '',
)

/** Segmento S: the lines of print types 1 and 2 have two messages of 70 positions. */
const LINES = {
  message:        text(21, 90),  // Anexo XXV Mensagem a ser impressa
  second_message: text(91, 160), // Anexo XXV Mensagem a ser impressa
}

export const records240 = febraban.recordsOf('banestes240', 'Banestes, CNAB 240 (07/2015)', {
  header: ['pp. 9–10', febraban.fileHeader
    .withUnused({ zeros: ['agency_number', 'account_digit', 'agency_account_digit', 'recording_density'], blanks: ['agreement_code', 'agency_digit'] })
    .replace([172, 240], {
      file_name:        text(172, 178, { codes: fileNames240 }),  // Anexo II Identificação por extenso do arquivo remessa
      print_code:       text(179, 184, { codes: printCodes240 }), // Anexo III Código identificador de impressão
      discount_wallet:  blanks(185, 194),                         // Para uso da carteira de desconto
      company_reserved: reserved(195, 214),                       // Para uso reservado da empresa
      reserved_3:       blanks(215, 240),                         // Filler
    })
    .withCodes({ file_direction: oneDirectionCodes })],
  lot_header: ['p. 11', febraban.lotHeader
    .withUnused({ zeros: [...NO_AGENCY.zeros, 'credit_date'], blanks: [...NO_AGENCY.blanks, 'agreement_code'] })],
  lot_trailer: ['p. 20', lotTrailer],
  // Without counts.
  trailer: ['p. 21', febraban.fileTrailer
    .replace([18, 35], {
      unused_counts: zeros(18, 35), // Quantidade de lotes, de registros e de contas: zeros
    })],
  segment_p: ['pp. 12–13', febraban.segmentP
    .withUnused({ zeros: [...NO_AGENCY.zeros, 'collecting_agency_number', 'collecting_agency_digit', 'iof', 'credit_contract_number'], blanks: [...NO_AGENCY.blanks, 'document_form', 'partial_payment_authorization'] })
    .replace([38, 57], {
      our_number:        digits(38, 47),                                  // Anexo VIII Nosso número
      our_number_filler: blanks(48, 57),                                  // Filler
    })
    .replace([62, 62], {
      distribution_type: digits(62, 62, { codes: distributionTypes240 }), // Identificação da distribuição (postagem)
    })
    .replace([225, 227], {
      days_for_revoke:   digits(225, 227),                                // Anexo XVII Número de dias para baixa/devolução
    })
    .withCodes({
      charge_type: chargeTypes,
      registration_form: registrationForms240,
      dispatch_type: dispatchTypes240,
      document_type: documentTypes240,
      sue_code: sueCodes240,
      revoke_code: revokeCodes240,
      currency_code: currencies240,
    })],
  segment_q: ['p. 14', febraban.segmentQ
    .withUnused({ zeros: ['correspondent_bank'] })
    .replace([213, 232], {
      booklet_id:               text(213, 218),   // Anexo XXIX Identificação do carnê
      installment_number:       digits(219, 220), // Número da parcela do carnê (anexo 30)
      installment_count:        digits(221, 222), // Quantidade de parcelas do carnê (anexo 31)
      correspondent_our_number: blanks(223, 232), // Nosso número no banco correspondente
    })],
  segment_r: ['p. 15', febraban.segmentR
    .withUnused({ zeros: [...febraban.noDebit.zeros, 'debit_account_digit', 'debit_agency_account_digit'], blanks: ['debit_agency_digit'] })],
  segment_s_messages: 'p. 16',
  segment_s_line: ['p. 16', febraban.segmentSLine.replace([21, 160], LINES)],
  segment_s_back_line: ['p. 16', febraban.segmentSBackLine.replace([21, 160], LINES)],
  segment_y01: 'p. 17',
  segment_t: ['p. 18', febraban.segmentT
    .withUnused({ zeros: [...NO_AGENCY.zeros, 'receiving_agency_digit'], blanks: NO_AGENCY.blanks })
    .replace([38, 57], {
      our_number:        text(38, 47),               // Anexo VIII Nosso número
      our_number_filler: blanks(48, 57),             // Filler
    })
    .replace([224, 240], {
      remittance_number: integer(224, 229),          // Número da remessa
      remittance_date:   date(230, 237, 'DDMMYYYY'), // Data da remessa
      edi_sequence:      text(238, 240),             // Sequência de transmissão do arquivo: usada pelo EDI
    })
    .withCodes({ charge_type: chargeTypes, currency_code: currencies240 })],
  // The bank sends neither the amount and date of the credit nor other expenses and credits.
  segment_u: ['p. 19', febraban.segmentU
    .withUnused({ zeros: ['iof', 'credit_amount', 'other_fines', 'other_credit', 'credit_date', 'correspondent_bank', 'correspondent_our_number'] })],
})

/**
 * CrediSIS, Layout CNAB 240 (April 2017), pp. 9–20: FEBRABAN's records without the columns that the bank leaves blank.
 *
 * Interest, fine and discounts have four decimals, as reais and as percentage (V(15), p. 4; C023 and G075, pp. 25 and 29). So have the amounts of returns (C048
 * and C049, p. 31): their columns are two fields, cents and zeros after them. Other digits there are reported. V(15) is also printed for amounts whose description
 * has two decimals (G070, G076, C052).
 */
import { interestBy, reaisOrPercentageBy } from '../../febraban/index.js'
import { blanks, date, digits, money, zeros } from '../../fixed-width/index.js'
import * as febraban from '../families/febraban240/index.js'
import { patch } from '../families/patch.js'
import { especies } from './tables.js'

/** C006, p. 27. */
const chargeTypes = { '1': febraban.chargeTypes['1'] }

/** G065, p. 24. */
const currencies = patch<string>(febraban.currencies, { only: '09' })

/** C021, pp. 28–29. */
const discountTypes = { '0': 'Isento', '1': febraban.discountTypes['1'], '2': febraban.discountTypes['2'] } as const

/** C026, p. 29. */
const sueCodes = {
  '1': 'Protestar Dias Corridos – ATRAVÉS DO CARTÓRIO',
  '2': 'Protestar Dias Úteis - ATRAVÉS DO CARTÓRIO',
  '3': 'Não Protestar - ATRAVÉS DO CARTÓRIO',
  '4': 'Negativar Dias Corridos - ATRAVÉS DO SERASA',
  '5': 'Negativar Dias úteis - ATRAVÉS DO SERASA',
  '6': 'Não Negativar - ATRAVÉS DO SERASA',
} as const

/** C023, p. 29; G075, p. 25; V(15), p. 4. */
const DECIMALS = 4

const unitBy = (type: string) => reaisOrPercentageBy(type, DECIMALS, DECIMALS)

const NO_DIGITS = ['agency_digit', 'agency_account_digit'] as const

export const records240 = febraban.recordsOf('credisis240', 'CrediSIS, CNAB 240 (04/2017)', {
  header: ['p. 9', febraban.fileHeader
    .withUnused({ blanks: [...NO_DIGITS, 'recording_density', 'bank_reserved', 'company_reserved'] })],
  lot_header: ['p. 10', febraban.lotHeader
    .withUnused({ blanks: [...NO_DIGITS, 'message_1', 'message_2'] })
    .replace([200, 207], {
      credit_date: date(200, 207, 'DDMMYYYY', { empty: 'blanks' }), // C003 Data do crédito: só no retorno
    })],
  segment_p: ['p. 11', febraban.segmentP
    .withUnused({
      blanks: [...NO_DIGITS, 'document_form', 'distribution_type', 'collecting_agency_digit', 'iof', 'value_rebate', 'revoke_code', 'days_for_revoke', 'credit_contract_number', 'partial_payment_authorization'],
    })
    .replace([38, 57], {
      our_number:        digits(38, 57), // G069 Identificação do título (nosso número), apêndice A
    })
    .replace([127, 141], {
      interest_value: money(127, 141, { unit: interestBy('interest_type', DECIMALS, DECIMALS) }), // C020 Valor ou percentual dos juros de mora
    })
    .replace([151, 165], {
      discount_value: money(151, 165, { unit: unitBy('discount_type') }), // C023 Valor ou percentual do desconto 1
    })
    .withCodes({
      charge_type: chargeTypes,
      registration_form: { '1': febraban.registrationForms['1'] },
      dispatch_type: { '2': febraban.dispatchTypes['2'] },
      document_type: especies,
      discount_type: discountTypes,
      sue_code: sueCodes,
      currency_code: currencies,
    })],
  // The guarantor is in Y-01.
  segment_q: ['p. 12', febraban.segmentQ
    .withUnused({ blanks: ['guarantor_tax_id_type', 'guarantor_tax_id', 'guarantor_name'] })
    .replace([213, 232], {
      correspondent_our_number: digits(213, 232), // C032 Nosso número no banco correspondente: o mesmo do segmento P
    })],
  segment_r: ['p. 13', febraban.segmentR
    .withUnused({ blanks: ['payer_information', 'payer_occurrence_codes', ...febraban.noDebit.zeros, ...febraban.noDebit.blanks] })
    .replace([27, 41], {
      second_discount_value: money(27, 41, { unit: unitBy('second_discount_type') }), // C023 Valor ou percentual do desconto 2
    })
    .replace([51, 65], {
      third_discount_value:  money(51, 65, { unit: unitBy('third_discount_type') }), // C023 Valor ou percentual do desconto 3
    })
    .replace([66, 66], {
      fine_type:             digits(66, 66, { codes: { '1': 'Valor Fixo', '2': 'Percentual' } }), // G073 Código da multa
    })
    .replace([75, 89], {
      fine_value:            money(75, 89, { unit: unitBy('fine_type') }), // G075 Valor ou percentual da multa
    })
    .withCodes({ second_discount_type: discountTypes, third_discount_type: discountTypes })],
  // It replaces the instructions of R (C037, p. 30).
  segment_s_line: ['p. 14', febraban.segmentSLine.withUnused({ blanks: ['line_number', 'font_type'] }), 'segment_s'],
  segment_t: ['p. 17', febraban.segmentT
    .withUnused({ blanks: [...NO_DIGITS, 'receiving_agency_digit', 'credit_contract_number'] })
    .replace([38, 57], {
      our_number: digits(38, 57), // G069 Identificação do título (nosso número), apêndice A
    })
    .withCodes({ charge_type: chargeTypes, currency_code: currencies })],
  segment_u: ['p. 18', febraban.segmentU
    .withUnused({ blanks: ['value_rebate', 'iof', 'payer_occurrence_code', 'payer_occurrence_date', 'payer_occurrence_amount', 'payer_occurrence_detail'] })
    .replace([18, 47], {
      billet_fine:          money(18, 30), // C048 Valor dos juros, multa e encargos
      billet_fine_fraction: zeros(31, 32), // C048 Terceira e quarta decimais
      discount:             money(33, 45), // C049 Valor do desconto concedido
      discount_fraction:    zeros(46, 47), // C049 Terceira e quarta decimais
    })],
  segment_y01: 'p. 15',
  // Contato do pagador.
  segment_y04: ['p. 16', febraban.segmentY04
    .replace([81, 240], {
      reserved_2: blanks(81, 240), // Uso exclusivo FEBRABAN
    })],
  lot_trailer: ['p. 19', febraban.lotTrailer
    .withUnused({ blanks: ['linked_count', 'linked_amount', 'pledged_count', 'pledged_amount', 'discounted_count', 'discounted_amount', 'entry_notice_number'] })],
  trailer: ['p. 20', febraban.fileTrailer
    .withUnused({ blanks: ['reconciliation_account_count'] })],
})

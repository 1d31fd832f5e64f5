/** Cresol, Manual Cobrança Integrada CNAB 240, versão 1.0.2 (PDF de 02/2022): FEBRABAN's records and codes in their words of 2015, with the bank's differences. */
import { oneDirectionCodes } from '../../febraban/index.js'
import { digits, money, percentage, REAIS, REAIS_PER_DAY, text, zeros } from '../../fixed-width/index.js'
import { noRebateAtEntry } from '../demands.js'
import { ourNumber } from '../families/bradesco400/index.js'
import { events, filename, reasonsBy } from '../families/cresol400/index.js'
import { similarTo } from '../families/doubts.js'
import * as febraban from '../families/febraban240/index.js'
import { patch, patchMovements, patchOccurrences } from '../families/patch.js'
import { bank, contracts, wallet } from './bank.js'
import { printed } from './cnab400.js'
import { words240 } from './words.js'

/** P 142 (p. 10), R 18 and 42: always reais, although p. 12 prints «valor/percentual» for R, without codes. */
const discountTypes = { '0': 'Sem desconto', '1': 'Com desconto' } as const

const records240 = febraban.recordsOf('cresol240', 'Cresol, Cobrança Integrada CNAB 240, versão 1.0.2 (02/2022)', {
  header: ['pp. 6–7 e 15–16', febraban.fileHeader
    .replace([33, 52], { agreement_code: digits(33, 52) }) // Número do convênio: conta do cooperado
    .withCodes({ file_direction: oneDirectionCodes })],
  lot_header: ['pp. 7–8 e 16–17', febraban.lotHeader.replace([34, 53], {
    zeros_1:          zeros(34, 37),   // Zero
    wallet_number:    digits(38, 40),  // Código da carteira (009)
    agreement_agency: digits(41, 45),  // Código da cooperativa
    agreement_number: digits(46, 52),  // Conta corrente
    agreement_digit:  text(53, 53),    // Dígito da conta
  })],
  segment_p: ['pp. 8–10', febraban.segmentP
    .replace([38, 57], {
      product:          zeros(38, 40),   // Identificação do produto: zeros
      zeros_1:          zeros(41, 45),   // Zeros
      our_number:       digits(46, 56),  // Nosso número
      our_number_digit: text(57, 57),    // Dígito do nosso número
    })
    .replace([62, 62], { distribution_type: text(62, 62) }) // Identificação da distribuição: the manual prints no codes
    .withUnused({ zeros: ['charge_type', 'registration_form', 'document_form', 'collecting_agency_number', 'credit_contract_number', 'partial_payment_authorization'] })
    .withUnused({ zeros: ['revoke_code'], blanks: ['collecting_agency_digit', 'days_for_revoke'] }) // 224–227: the manual prints no codes
    .withCodes({
      dispatch_type: { '1': 'Banco Emitente', '2': 'Cliente Emitente' },
      document_type: patch<string>(febraban.documentTypes240, { only: '01 02 04 06 07 12 17 19 26 27 28 29 30 99' }),
      interest_type: { '1': 'Real ao dia' },
      discount_type: discountTypes,
      sue_code: { '1': 'Protestar em x dias corridos', '3': 'Não protestar' },
    })
    .withUnits({ interest_value: REAIS_PER_DAY, discount_value: REAIS })],
  segment_q: ['p. 11', febraban.segmentQ.withUnused(febraban.noGuarantor).withUnused(febraban.noCorrespondent)],
  segment_r: ['pp. 12–13', febraban.segmentR
    .replace([75, 89], { fine_value: money(75, 89, { unit: percentage(2), maxValue: 99_99 }) }) // Valor da multa: de 0,00% a 99,99%
    .withUnused(febraban.noDebit).withUnused({ zeros: ['payer_occurrence_codes'] })
    .withCodes({ second_discount_type: discountTypes, third_discount_type: discountTypes, fine_type: { '2': 'Percentual' } })
    .withUnits({ second_discount_value: REAIS, third_discount_value: REAIS })],
  // The page prints 38–57 as one field; the record has the parts of P.
  segment_t: ['pp. 18–23', febraban.segmentT.replace([38, 58], {
    our_number_prefix: digits(38, 45), // Identificação do título: zeros
    our_number:        digits(46, 56), // Identificação do título: nosso número
    our_number_digit:  text(57, 57),   // Identificação do título: dígito
    charge_type:       digits(58, 58), // Código da carteira: the manual prints no codes; the real file has 9, of carteira 09
  })],
  segment_u: ['p. 24', febraban.segmentU.replace([154, 157], { payer_occurrence_code: text(154, 157) })], // Código da ocorrência: no codes
  lot_trailer: ['pp. 13 e 25', febraban.lotTrailer.withUnused(febraban.noTotals)],
  trailer: 'pp. 14 e 25',
})

const shared = { name: 'cresol240', manual: { title: 'Manual Cobrança Integrada Cresol, CNAB240', version: '1.0.2' }, versions: ['084'], records: records240 } as const

export const return240 = febraban.cnab240Return({
  words: words240,
  ...shared,
  evidence: 'manual_and_files',
  // C044, pp. 18–22. Codes that the manual prints as «não tratado pelo banco»: files should not contain them.
  occurrences: patchOccurrences(febraban.occurrences240, {
    only: '02-09 11-15 17 19 20 23-30 33-54',
    reworded: { '20': 'Confirmação Recebimento Instrução de Sustação de Protesto' },
    added: { '73': { text: 'Confirmação recebimento pedido de negativação', our_occurrence: '2247', doubt: similarTo('2225') } },
  }),
  // The manual has no table for T 214–223 (p. 23): the reasons of CNAB 400 are used.
  reasons: reasonsBy(printed).map((table) => ({ ...table, field: 'segment_t.reason_codes' })),
  events,
})

export const remittance240 = febraban.cnab240Remittance({
  words: words240,
  ...shared,
  evidence: 'manual',
  bank,
  bankName: 'CRESOL',
  lotVersion: '042',
  contracts,
  wallet,
  ourNumber,
  company: { agreement_code: 'account_number', agreement_agency: 'agency_number', agreement_number: 'account_number', agreement_digit: 'account_digit' },
  // The number of the file and the day of the lot are zeros (pp. 6 and 8).
  fileHeader: { agency_digit: () => '0', file_sequence: () => 0 },
  lotHeader: { remittance_number: () => 0, recording_date: () => undefined },
  // C004, P 16–17, pp. 8–9. The manual does not print which columns each movement reads: all send the whole title.
  movements: patchMovements(febraban.movements240, {
    only: '01 02 04 05 06 09 10 11',
    changed: { '10': { text: 'Cancela/Sustação da instrução de protesto', confirmedBy: ['20'], our_code: '1018' } },
    reworded: { '01': 'Remessa' },
  }),
  deadlines: { layout: 'CNAB 240 da Cresol', source: 'P 221–227, p. 10' },
  features: ['third_discount', 'bank_dispatch'],
  demands: [noRebateAtEntry], // «somente relevante com ocorrência=4» (P 181–195, p. 10): the bank would ignore the rebate of an entry
  filename,
})

// Banco do Brasil (001), Particularidades BB, Leiaute CNAB 240, February 2021: the codes a remittance speaks.

import { without } from '../../febraban/index.js'
import { documentTypesByOurs240, discountTypes as febrabanDiscountTypes } from '../families/febraban240/index.js'
import type { Movement } from '../remittance-dialect.js'

/**
 * Código de movimento remessa, P, Q and R 16–17, p. 9: those the bank treats, in its words, and the unified instruction. The returns that the bank
 * sends are on p. 27, and FEBRABAN's confirmations of discount, fine, interest and limit are not among them.
 */
export const movements240 = {
  '01': { text: 'Entrada de títulos',                                   confirmedBy: ['02'],                              our_code: '1001' },
  '02': { text: 'Pedido de baixa',                                      confirmedBy: ['09', '10'],                        our_code: '1002' },
  '04': { text: 'Concessão de Abatimento',                              confirmedBy: ['12'],                              our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de Abatimento',                           confirmedBy: ['13'],                              our_code: '1005' },
  '06': { text: 'Alteração de Vencimento',                              confirmedBy: ['14'],                              our_code: '1003' },
  '07': { text: 'Concessão de Desconto',                                confirmedBy: null,                                our_code: '1071' },
  '08': { text: 'Cancelamento de Desconto',                             confirmedBy: null,                                our_code: '1072' },
  '09': { text: 'Protestar',                                            confirmedBy: ['19'],                              our_code: '1009' },
  '10': { text: 'Cancela/Sustação da Instrução de protesto',            confirmedBy: ['20'],                              our_code: '1018' },
  '12': { text: 'Alterar Juros de Mora',                                confirmedBy: ['27'], rejectedBy: ['30'],             our_code: '1076' },
  '13': { text: 'Dispensar Juros de Mora',                              confirmedBy: null,                                our_code: '1047' },
  '14': { text: 'Cobrar Multa',                                         confirmedBy: null,                                our_code: '1104', also: ['1150', '1074'] },
  '15': { text: 'Dispensar Multa',                                      confirmedBy: null,                                our_code: '1075' },
  '16': { text: 'Ratificar dados da Concessão de Desconto',             confirmedBy: ['27'], rejectedBy: ['30'],             our_code: '1102', also: ['1073'] },
  '19': { text: 'Altera Prazo Limite de Recebimento',                   confirmedBy: ['27'], rejectedBy: ['30'],             our_code: '1107', needs: ['payment_limit_at'] },
  '20': { text: 'Dispensar Prazo Limite de Recebimento',                confirmedBy: null,                                our_code: '1106' },
  '21': { text: 'Altera do Número do Título dado pelo Beneficiário',    confirmedBy: ['27'], rejectedBy: ['30'],             our_code: '1120', also: ['1008'] },
  '22': { text: 'Alteração do Número de Controle do Participante',      confirmedBy: ['27'], rejectedBy: ['30'],             our_code: '1122', also: ['1007'] },
  '23': { text: 'Alteração de Nome e Endereço do Pagador',              confirmedBy: ['27'], rejectedBy: ['30'],             our_code: '1101', also: ['1012', '1013', '1014', '1015', '1038'] },
  '30': { text: 'Recusa da Alegação do Sacado',                         confirmedBy: null,                                our_code: '1030' }, // the claim it answers (21.3R) is not treated
  '31': { text: 'Alteração de Outros Dados',                            confirmedBy: ['27'], rejectedBy: ['30'],             our_code: '1031' },
  '34': { text: 'Altera Data Para Concessão de Desconto',               confirmedBy: ['27'], rejectedBy: ['30'],             our_code: '1103' },
  '40': { text: 'Alteração de modalidade',                              confirmedBy: null,                                our_code: null }, // 1108: the new kind of collection (14.3P) is in no field of a slip
  '45': { text: 'Inclusão de Negativação sem protesto',                 confirmedBy: ['85', '01'], rejectedBy: ['85', '12'], our_code: '1066' },
  '46': { text: 'Exclusão de Negativação sem protesto',                 confirmedBy: ['86', '09'], rejectedBy: ['86', '08'], our_code: '1068', also: ['1069'] }, // one code for excluding and cancelling
  '47': { text: 'Alteração do Valor Nominal do Boleto',                 confirmedBy: ['61'],                              our_code: '1028' },
} as const satisfies Readonly<Record<string, Movement>>

/** Código da carteira, 14.3P, p. 11: of which carteira and modality. */
export const chargeTypes240 = {
  '1': 'Simples, carteira 11/12',
  '2': 'Vinculada/Caucionada, carteira 11/17, e carteira 31',
  '3': 'Vinculada/Caucionada, carteira 11/17, e carteira 31',
  '4': 'Descontada, carteira 11/17, e carteira 51',
  '7': 'Simples, carteira 17',
  '8': 'Prêmio de Seguro',
} as const

/** Espécie do título, 24.3P, p. 12. 16 and 20 are of the insurance kind of collection only. */
export const documentTypes240 = {
  '01': 'Cheque',
  '02': 'Duplicata Mercantil',
  '04': 'Duplicata de Serviço',
  '06': 'Duplicata Rural',
  '07': 'Letra de Câmbio',
  '12': 'Nota Promissória',
  '16': 'Nota de Seguro',
  '17': 'Recibo',
  '19': 'Nota de Debito',
  '20': 'Apólice de Seguro',
  '26': 'Warrant',
  '27': 'Dívida Ativa de Estado',
  '28': 'Divida Ativa de Município',
  '29': 'Dívida Ativa União',
  '31': 'Cartão de Crédito',
  '32': 'Boleto de Proposta',
  '33': 'Boleto de Aporte',
} as const

/** The service's `document_type` → Banco do Brasil's, in simple collection: without those of insurance. */
export const documentTypeByOurs240 = without(documentTypesByOurs240(documentTypes240), '16', '20')

/** Código da moeda, P columns 228–229, 40.3P, p. 14. 09, FEBRABAN's (G065), is what files of other programs have for the real. */
export const currencies240 = {
  '00': 'Real',
  '02': 'Dólar Americano',
  '09': 'Real',
  '14': 'Euro',
} as const

/** Código do desconto: those that the bank treats, P column 142 (30.3P, p. 13), R columns 18 and 42 (08.3R and 11.3R, p. 17), in FEBRABAN's words. */
export const discountTypes240 = {
  '0': 'Não há desconto',
  ...without(febrabanDiscountTypes, '4', '5', '6', '7'),
} as const

/** Código para protesto, 36.3P, pp. 13–14: those that the bank treats. */
export const sueCodes240 = {
  '1': 'Protestar dias corridos',
  '2': 'Protestar dias úteis',
  '3': 'Não protestar',
  '8': 'Negativação Sem Protesto',
} as const

// Caixa (104), Leiaute CNAB 240 SIGCB, 67.118 v029 (outubro de 2022): the codes a remittance speaks (notas C004 to C099, pp. 48–65).
import { without } from '../../febraban/index.js'
import * as febraban from '../families/febraban240/index.js'
import type { Movement } from '../remittance-dialect.js'

/**
 * C004 Código de movimento remessa, p. 48. v010 of 2018 had 12 to 18 (interest, fine, discount, rebate) and 34 (cancel the split) besides; what they
 * changed, 31 changes since (pp. 17–18), all but the rebate. `also` are further our_codes that the same movement serves: those of 31 are the fields
 * that the pages say it changes.
 *
 * No movement for these our_codes of the service: 1010, 1041 and 1096 (31 changes the protest to a return, but a slip does not say so), 1077 (the
 * rebate only by 04 and 05), 1007 and 1121 (control number), 1020 (tax ids cannot be changed, p. 18).
 */
export const movements240 = {
  '01': { text: 'Entrada de Título',                                 done: ['02'],                        our_code: '1001' },
  '02': { text: 'Pedido de Baixa',                                   done: ['09', '10'],                  our_code: '1002' },
  '04': { text: 'Concessão de Abatimento',                           done: ['12'],                        our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de Abatimento',                        done: ['13'],                        our_code: '1005' },
  '06': { text: 'Alteração de Vencimento',                           done: ['14'],                        our_code: '1003' },
  '07': { text: 'Concessão de Desconto',                             done: ['07'],                        our_code: '1071' }, // the code of the discount is obligatory (rejection AB)
  '08': { text: 'Cancelamento de Desconto',                          done: ['08'],                        our_code: '1072' },
  '09': { text: 'Protestar (transferir de Devolução para Protesto)', done: ['19'],                        our_code: '1009', also: ['1097'] },
  '10': { text: 'Sustar Protesto e Baixar Título',                   done: ['20'],                        our_code: '1078' },
  '11': { text: 'Sustar Protesto e Manter em Carteira',              done: ['20'],                        our_code: '1019', also: ['1018'] },
  '31': {
    text: 'Alteração de Outros Dados',
    done: ['27'], refused: ['30'],
    our_code: '1031',
    also: ['1008', '1012', '1013', '1014', '1015', '1017', '1038', '1047', '1073', '1074', '1075', '1076', '1079', '1080', '1095', '1101', '1120', '1129'],
  },
  '33': { text: 'Alteração dos Dados do Rateio de Crédito',          done: ['27'], refused: ['30'],       our_code: '1093', also: ['1094'] }, // with Y-50 it changes, without it cancels (p. 32)
  '36': { text: 'Inclusão no Banco de Pagadores',                    done: ['35'], refused: ['41', 'YE'], our_code: '1124' },
  '37': { text: 'Alteração no Banco de Pagadores',                   done: ['36'], refused: ['41', 'YF'], our_code: '1125' },
  '38': { text: 'Exclusão no Banco de Pagadores',                    done: ['37'], refused: ['41', 'YF'], our_code: '1126' },
  '40': { text: 'Serviços',                                          done: null,                          our_code: null },   // Y-08: another copy of a return or of a statement
  '47': { text: 'Alteração do Valor Nominal do Título',              done: ['61'],                        our_code: '1028' },
  '48': { text: 'Alteração valor/percentual mínimo/máximo',          done: ['62'],                        our_code: '1148', also: ['1149'] }, // with Y-53 (rejection CH)
  '49': { text: 'Alteração de Carteira',                             done: ['63'],                        our_code: '1023' },
} as const satisfies Readonly<Record<string, Movement>>

/** Movements with which 17.3P must say whether the bank issues the billet anew (C004 and C009, p. 48; v010, p. 64): 5, it does not. */
export const CHANGES_BILLET: readonly string[] = ['31', '47', '48']

/** C015 Espécie do título, pp. 49–50. FEBRABAN's, without 26 to 30. */
export const documentTypes240 = {
  ...without(febraban.documentTypes240, '26', '27', '28', '29', '30', '31', '32', '33'),
  '31': 'CC Cartão de Crédito',
  '32': 'BP Boleto Proposta',
  '33': 'BDA Boleto de Depósito e Aporte',
} as const

/** The service's `document_type` → Caixa's. 33 has none at the service. */
export const documentTypeByOurs240 = febraban.documentTypesByOurs240(documentTypes240)

/** C006 Código da carteira, p. 48. */
export const chargeTypes240 = {
  '1': 'Cobrança Simples',
  '3': 'Cobrança Caucionada',
  '4': 'Cobrança Descontada',
  '6': 'Cessão de Direitos Creditórios',
} as const

/** C018 Código do juros de mora, p. 50. In calendar days; a month has 30. */
export const interestTypes240 = {
  '1': 'Valor (dias corridos)',
  '2': 'Taxa mensal (dias corridos)',
  '3': 'Isento',
} as const

/** G073 Código da multa, p. 74. */
export const fineTypes240 = {
  '0': 'Sem Multa',
  '1': 'Valor Fixo',
  '2': 'Percentual',
} as const

/** C026 Código para protesto, p. 51; days in 222–223, from 2 to 5 business days, then calendar days (C027). */
export const sueCodes240 = {
  '1': 'Protestar',
  '3': 'Não Protestar',
  '9': 'Cancelamento Protesto Automático', // only with movement 31
} as const

/** C028 Código para baixa/devolução, p. 52. 2 only with protest. Days in 225–227: 0 to 999 calendar days; blanks are 5 (C029). */
export const revokeCodes240 = {
  '1': 'Baixar / Devolver',
  '2': 'Não Baixar / Não Devolver',
} as const

/** C009 Identificação da emissão do boleto, p. 48. 4 and 5 only with movements 31, 47 and 48. */
export const dispatchTypes240 = {
  '1': 'Banco Emite',
  '2': 'Beneficiário Emite',
  '4': 'Banco Reemite',
  '5': 'Banco Não Reemite',
} as const

/** C010 Identificação da entrega do boleto, p. 49. 2, 3 and 4 only for billets that the bank issues. */
export const distributionTypes240 = {
  '0': 'Postagem pelo Beneficiário',
  '1': 'Postagem pela CAIXA',
  '2': 'Envio para agência CAIXA',
  '3': 'Pagador via e-mail',
  '4': 'Pagador via SMS',
} as const

/** C093 Identificação do tipo de pagamento, p. 63. 04 is not FEBRABAN's. */
export const paymentTypes240 = {
  '01': 'Aceita pagamento de qualquer valor',
  '02': 'Aceita pagamento de valores entre range mínimo e máximo',
  '03': 'Não aceita pagamento divergente do registrado',
  '04': 'Aceita pagamento de valores, desde que informado somente o valor mínimo',
} as const

/** C081 Identificação da solicitação, segment Y-08, p. 61. */
export const requestCodes240 = {
  '02': 'Redisponibilização Arquivo Retorno',
  '05': 'Emissão de 2ª via de Extrato de Cobrança',
  '06': 'Emissão de Títulos para Banco de Pagadores',
  '07': 'Agendamento de Títulos via Banco de Pagadores',
  '09': 'Emissão de 2ª via de Extrato de Rateio',
} as const

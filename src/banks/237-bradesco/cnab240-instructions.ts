/** Bradesco, Cobrança CNAB 240, version 06 of July 2017: the codes a remittance speaks (C004, p. 21; C006 to C029, pp. 22–25). */
import { without } from '../../febraban/index.js'
import * as febraban from '../families/febraban240/index.js'
import type { Movement } from '../remittance-dialect.js'

/**
 * Código de movimento remessa, C004, P, Q and R 16–17, p. 21. What is printed «não tratado pelo banco» has no our_code: the bank would take no notice.
 * The manual does not say which columns each reads. So it is of returns (C044, pp. 27–28), where FEBRABAN's 07 and those from 55 on are not the bank's.
 *
 * 1018, which elsewhere only stops the protest, is refused: 10 also writes the title off (use 1078 or 1019).
 */
export const movements240 = {
  '01': { text: 'Entrada de Títulos',                                            done: ['02'],                  our_code: '1001' },
  '02': { text: 'Pedido de Baixa',                                               done: ['09', '10'],            our_code: '1002' },
  '03': { text: 'Protesto para Fins Falimentares',                               done: ['47'],                  our_code: '1011' },
  '04': { text: 'Concessão de Abatimento',                                       done: ['12'],                  our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de Abatimento',                                    done: ['13'],                  our_code: '1005' },
  '06': { text: 'Alteração de Vencimento',                                       done: ['14'],                  our_code: '1003' },
  '07': { text: 'Concessão de Desconto',                                         done: null,                    our_code: '1071' },
  '08': { text: 'Cancelamento de Desconto',                                      done: null,                    our_code: null }, // not treated
  '09': { text: 'Protestar',                                                     done: ['19'],                  our_code: '1009' },
  '10': { text: 'Sustar Protesto e Baixar Título',                               done: ['20'],                  our_code: '1078' },
  '11': { text: 'Sustar Protesto e Manter em Carteira',                          done: ['20'],                  our_code: '1019' },
  '12': { text: 'Alteração de Juros de Mora',                                    done: ['27'], refused: ['30'], our_code: '1076' },
  '13': { text: 'Dispensar Cobrança de Juros de Mora',                           done: null,                    our_code: '1047' },
  '14': { text: 'Alteração de Valor/Percentual de Multa',                        done: ['27'], refused: ['30'], our_code: '1074' },
  '15': { text: 'Dispensar Cobrança de Multa',                                   done: null,                    our_code: '1075' },
  '16': { text: 'Alteração do Valor de Desconto',                                done: ['27'], refused: ['30'], our_code: '1073' },
  '17': { text: 'Não conceder Desconto',                                         done: null,                    our_code: null }, // not treated
  '18': { text: 'Alteração do Valor de Abatimento',                              done: ['12'],                  our_code: '1077', needs: ['value_rebate'] },
  '19': { text: 'Prazo Limite de Recebimento – Alterar',                         done: null,                    our_code: null }, // not treated
  '20': { text: 'Prazo Limite de Recebimento – Dispensar',                       done: null,                    our_code: null }, // not treated
  '21': { text: 'Alterar número do título dado pelo beneficiario',               done: ['40'],                  our_code: '1120', also: ['1008'] },
  '22': { text: 'Alterar número controle do Participante',                       done: ['41'],                  our_code: '1122', also: ['1007'] },
  '23': { text: 'Alterar dados do Pagador',                                      done: ['42'], refused: ['30'], our_code: '1079' },
  '24': { text: 'Alterar dados do Sacador/Avalista',                             done: ['43'], refused: ['30'], our_code: '1080' },
  '30': { text: 'Recusa da Alegação do Pagador',                                 done: null,                    our_code: null }, // not treated
  '31': { text: 'Alteração de Outros Dados',                                     done: ['27'], refused: ['30'], our_code: '1031', also: ['1010', '1041', '1067', '1118'] }, // with 9 in P 221 it cancels the automatic protest or listing (C026, p. 25)
  '33': { text: 'Alteração dos Dados do Rateio de Crédito',                      done: ['33'],                  our_code: '1093' },
  '34': { text: 'Pedido de Cancelamento dos Dados do Rateio de Crédito',         done: ['34'],                  our_code: '1094' },
  '35': { text: 'Pedido de Desagendamento do Débito Automático',                 done: ['35'],                  our_code: null }, // of the automatic debit, which is not sent
  '40': { text: 'Alteração de Carteira',                                         done: null,                    our_code: null }, // not treated
  '41': { text: 'Cancelar protesto',                                             done: null,                    our_code: null }, // not treated
  '42': { text: 'Alteração de Espécie de Título',                                done: ['27'], refused: ['30'], our_code: '1123' },
  '43': { text: 'Transferência de carteira/modalidade de cobrança',              done: null,                    our_code: null }, // not treated
  '44': { text: 'Alteração de contrato de cobrança',                             done: null,                    our_code: null }, // not treated
  '45': { text: 'Negativação Sem Protesto',                                      done: ['73'],                  our_code: '1066' },
  '46': { text: 'Solicitação de Baixa de Título Negativado Sem Protesto',        done: ['54'],                  our_code: null }, // no code of the service says that the title is written off, too
  '47': { text: 'Solicitação Excluir negativação e manter pendente',             done: null,                    our_code: '1068', also: ['1069'] }, // FEBRABAN's 47 changes the value of the title
} as const satisfies Readonly<Record<string, Movement>>

/** Espécie do título, C015, P 107–108, p. 23: FEBRABAN's but for the last. */
export const documentTypes240 = without(febraban.documentTypes240, '33')

/** The service's document_type → espécie: every one that FEBRABAN has. */
export const documentTypeOf240 = febraban.documentTypesByOurs240(documentTypes240)

/** Código para protesto, C026, P 221, p. 25. 9 goes with movement 31 only. */
export const sueCodes240 = {
  '1': 'Protestar Dias Corridos',
  '2': 'Protestar Dias Úteis',
  '3': 'Não Protestar',
  '4': 'Protestar Fim Falimentar - Dias Úteis',
  '5': 'Protestar Fim Falimentar - Dias Corridos',
  '8': 'Negativação sem Protesto',
  '9': 'Cancelamento Protesto/Negativação Automático',
} as const

// Sicredi, Manual do Beneficiário – Cobrança CNAB 240, version 1.6 of November 2021, pp. 33–40: what its records print.
import { documentTypesByOurs240 } from '../families/febraban240/index.js'
import type { Movement } from '../remittance-dialect.js'

/**
 * Código de movimento, P, Q, R, S and Y columns 16–17, p. 33, and the unified instruction. 10 and 76 also write the title off: 1018 and 1069, which
 * elsewhere only stop the protest or the listing, are 11 and 75, or refused.
 */
export const movements240 = {
  '01': { text: 'Entrada de títulos',                       done: ['02'],                        our_code: '1001' },
  '02': { text: 'Pedido de baixa',                          done: ['09', '10'], refused: ['36'], our_code: '1002' },
  '04': { text: 'Concessão de abatimento',                  done: ['12'],                        our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de abatimento',               done: ['13'],                        our_code: '1005' },
  '06': { text: 'Alteração de vencimento',                  done: ['14'],                        our_code: '1003' },
  '07': { text: 'Concessão de desconto',                    done: ['07'],                        our_code: '1071' },
  '08': { text: 'Cancelamento de desconto',                 done: ['08'],                        our_code: '1072' },
  '09': { text: 'Protestar',                                done: ['19'],                        our_code: '1009' },
  '10': { text: 'Sustar protesto e baixar título',          done: ['20'],                        our_code: '1078' },
  '11': { text: 'Sustar protesto e manter em carteira',     done: ['20'],                        our_code: '1019' },
  '12': { text: 'Alteração de juros de mora',               done: ['27'], refused: ['30'],       our_code: '1076' },
  '13': { text: 'Dispensar cobrança de juros de mora',      done: null,                          our_code: '1047' },
  '16': { text: 'Alteração do valor de desconto',           done: ['27'], refused: ['30'],       our_code: '1073' },
  '17': { text: 'Não conceder desconto',                    done: null,                          our_code: '1129' },
  '31': { text: 'Alteração de outros dados',                done: ['27'], refused: ['30'],       our_code: '1031', also: ['1041', '1118'] }, // 1041 and 1118 by 9 in 221, p. 39
  '45': { text: 'Negativação sem protesto',                 done: ['78'], refused: ['81', 'S1'], our_code: '1066' },
  '75': { text: 'Excluir negativação e manter em carteira', done: ['79'], refused: ['83', 'S1'], our_code: '1068', also: ['1069'] }, // one code for excluding (1068) and cancelling (1069)
  '76': { text: 'Excluir negativação e baixar',             done: ['79'], refused: ['83', 'S1'], our_code: null },
} as const satisfies Readonly<Record<string, Movement>>

/** Espécie de título, P columns 107–108, p. 36: FEBRABAN's numbers. */
export const documentTypes240 = {
  '03': 'DMI duplicata mercantil por indicação',
  '05': 'DSI duplicata de serviço por indicação',
  '06': 'DR duplicata rural',
  '07': 'LC letra de câmbio',
  '12': 'NP nota promissória',
  '13': 'NPR nota promissória rural',
  '16': 'NS nota de seguro',
  '17': 'RC recibo',
  '19': 'ND nota de débito',
  '32': 'Boleto Proposta',
  '99': 'Outros',
} as const

/** The service's `document_type` → Sicredi's. Duplicatas are only by indication. */
export const documentTypeByOurs240 = {
  ...documentTypesByOurs240(documentTypes240),
  '02': '03', // duplicata mercantil
  '04': '05', // duplicata de serviço
} as const

/** Código de juros, P column 118, p. 36; value in 127–141: R$, or % a month (p. 37). */
export const interestTypes240 = {
  '0': 'Isento',
  '1': 'Valor monetário',
  '2': 'Taxa Mensal',
  '3': 'Isento', // version 1.4 (p. 45), and files
} as const

/** Código do desconto: P column 142 (p. 38), R columns 18 and 42 (pp. 45–46). 3 takes one discount. */
export const discountTypes240 = {
  '0': 'Sem desconto',
  '1': 'Valor fixo até a data informada',
  '2': 'Percentual até a data informada',
  '3': 'Valor por antecipação (dias corridos)',
  '7': 'Cancelamento de desconto', // only with movement 31
} as const

/** Código para protesto / negativação, P column 221, p. 39. */
export const sueCodes240 = {
  '1': 'Protestar automaticamente',
  '3': 'Não protestar/Não negativar',
  '8': 'Negativar automaticamente',
  '9': 'Cancelar protesto automático/Cancelar negativação', // only with movement 31
} as const

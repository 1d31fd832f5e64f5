// Santander, Layout Cobrança H7815, CNAB 240 posições, version 8.4 (July 2025): the codes a remittance speaks (notas 5, 6, 14, 20 to 27 and 46 to 49,
// pp. 17–23 and 29).
import type { Movement } from '../remittance-dialect.js'

/** Código de movimento para remessa, nota 14, p. 19, and the unified instruction. 12 needs the favoured party of a FIDC; 15 to 17 are of SX Integra only. */
export const movements240 = {
  '01': { text: 'Entrada de boleto',                                                           done: ['02'],                  our_code: '1001' },
  '02': { text: 'Pedido de baixa',                                                             done: ['09', '10'],            our_code: '1002' },
  '04': { text: 'Concessão de abatimento',                                                     done: ['12'],                  our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de abatimento',                                                  done: ['13'],                  our_code: '1005' },
  '06': { text: 'Alteração de vencimento',                                                     done: ['14'],                  our_code: '1003' },
  '07': { text: 'Alteração da identificação do boleto na empresa (Controle Participante)',     done: ['27'], refused: ['30'], our_code: '1007', also: ['1098', '1122'] }, // one column, 196–220
  '08': { text: 'Alteração seu número',                                                        done: ['27'], refused: ['30'], our_code: '1008' },
  '09': { text: 'Pedido de Protesto',                                                          done: ['19'],                  our_code: '1009' },
  '10': { text: 'Concessão de Desconto',                                                       done: null,                    our_code: '1071' },
  '11': { text: 'Cancelamento de desconto',                                                    done: ['08'],                  our_code: '1072' },
  '12': { text: 'Transferência de Titularidade automática',                                    done: null,                    our_code: null },
  '15': { text: 'Transferência da carteira Simples para a carteira Cessão',                    done: ['05'],                  our_code: null },
  '16': { text: 'Baixa de Cessão por Descaracterização',                                       done: null,                    our_code: null },
  '17': { text: 'Baixa de Cessão por Pagamento',                                               done: null,                    our_code: null },
  '18': { text: 'Pedido de Sustação de Protesto',                                              done: ['20'],                  our_code: '1018' },
  '31': { text: 'Alteração de outros dados',                                                   done: ['27'], refused: ['30'], our_code: '1017', also: ['1031'] }, // only the kind and number of days of the protest
  '47': { text: 'Alteração do Valor Nominal do boleto',                                        done: ['61'],                  our_code: '1028' }, // only of a credit card slip or a proposal (nota 18)
  '48': { text: 'Alteração do Valor Mínimo ou Percentual Mínimo',                              done: ['91'],                  our_code: '1148' }, // with Y-53 (40-A, Z7)
  '49': { text: 'Alteração do Valor Máximo ou Percentual Máximo',                              done: ['92'],                  our_code: '1149' }, // with Y-53 (40-A, Z7)
  '98': { text: 'Não Protestar (Antes de iniciar o ciclo de protesto)',                        done: ['20'],                  our_code: '1010' },
} as const satisfies Readonly<Record<string, Movement>>

/** Espécie do boleto, nota 20, pp. 20–21. */
export const documentTypes240 = {
  '02': 'DM - Duplicata Mercantil',
  '04': 'DS - Duplicata de Serviço',
  '07': 'LC - Letra de Câmbio (somente para banco 353)',
  '12': 'NP - Nota Promissória',
  '13': 'NR - Nota Promissória Rural',
  '17': 'RC - Recibo',
  '20': 'AP – Apólice de Seguro',
  '30': 'LC - Letra de Câmbio (somente para banco 008)',
  '31': 'BCC – Cartão de Crédito',
  '32': 'BDP – Boleto de Proposta',
  '33': 'BDA – Boleto de Depósito e Aporte',
  '97': 'CH – Cheque',
  '98': 'ND - Nota Promissória Direta',
} as const

/** The service's document_type → espécie. A document_type that is not here has none; «por indicação» is not told apart. */
export const documentTypeOf240 = {
  '01': '97', // CH
  '02': '02', // DM
  '03': '02', // DMI
  '04': '04', // DS
  '05': '04', // DSI
  '07': '07', // LC
  '12': '12', // NP
  '13': '13', // NPR
  '17': '17', // RC
  '20': '20', // AP
  '35': '31', // CC
  '36': '32', // BDP
  '37': '98', // NPD
} as const satisfies Readonly<Record<string, keyof typeof documentTypes240>>

/** Código de mora, nota 21, pp. 21–22. 5 and 6 let the days until the date pass without interest. */
export const interestTypes240 = {
  '1': 'Valor por dia',
  '2': 'Taxa Mensal',
  '3': 'Isento',
  '4': 'Utilizar comissão permanência do Banco por dia de atraso',
  '5': 'Tolerância valor por dia (cobrar juros a partir de)',
  '6': 'Tolerância taxa mensal (cobrar juros a partir de)',
} as const

/** Código do desconto, nota 23, p. 22. */
export const discountTypes240 = {
  '0': 'Isento',
  '1': 'Valor fixo até a data informada',
  '2': 'Percentual até a data informada',
  '3': 'Valor por antecipação por dia corrido',
  '4': 'Valor por antecipação dia útil',
} as const

/** Código da multa, R 66, p. 9. */
export const fineTypes240 = {
  '1': 'Valor fixo',
  '2': 'Percentual',
} as const

/** Código para protesto, nota 25, p. 22. */
export const sueCodes240 = {
  '0': 'Não protestar',
  '1': 'Protestar dias corridos',
  '2': 'Protestar dias úteis',
  '3': 'Utilizar perfil beneficiário',
  '9': 'Cancelamento de protesto automático',
} as const

/** Código para baixa/devolução, nota 26, p. 22. */
export const revokeCodes240 = {
  '1': 'Baixar / devolver',
  '2': 'Não baixar / não devolver',
  '3': 'Utilizar perfil beneficiário',
} as const

/** Forma de cadastramento, nota 6, p. 18. */
export const registrationForms240 = {
  '1': 'Cobrança Registrada (Rápida e Eletrônica com Registro)',
  '2': 'Cobrança sem Registro',
  '3': 'Cobrança Simples (Sem Registro sem pré-impresso e com pré-impresso)',
} as const

// AUTBANK, Novo CNAB 400, history up to 14 December 2018, as Banco Rendimento (633) prints it, pp. 6–7.
import type { Codes } from '../../../fixed-width/index.js'
import type { Movement } from '../../remittance-dialect.js'

/** Código de ocorrência, title 109–110, nota 4. */
export const movements = {
  '01': { text: 'Remessa',                                                              confirmedBy: ['02'],                  our_code: '1001' },
  '02': { text: 'Pedido de Baixa',                                                      confirmedBy: ['09'], rejectedBy: ['15'], our_code: '1002' },
  '04': { text: 'Concessão de Abatimento',                                              confirmedBy: ['12'],                  our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de Abatimento',                                           confirmedBy: ['13'],                  our_code: '1005' },
  '06': { text: 'Alteração de Vencimento',                                              confirmedBy: ['14'],                  our_code: '1003' },
  '07': { text: 'Alteração de Campo Livre (não disponível)',                            confirmedBy: ['05'],                  our_code: null },
  '08': { text: 'Alteração de Seu Número (não disponível)',                             confirmedBy: ['22'],                  our_code: null },
  '09': { text: 'Protestar',                                                            confirmedBy: ['19'],                  our_code: '1009' },
  '10': { text: 'Pedido de Não Protestar',                                              confirmedBy: ['24'],                  our_code: '1010' },
  '18': { text: 'Sustar Protesto',                                                      confirmedBy: ['20'],                  our_code: '1018' },
  '47': { text: 'Alteração do Valor Nominal do título (altera vencimento também)',      confirmedBy: null,                    our_code: '1028' },
} as const satisfies Readonly<Record<string, Movement>>

/** Espécie, title 148–149, nota 6. */
export const documentKinds = {
  '01': 'Duplicata',
  '02': 'Nota Promissória',
  '03': 'Cheque',
  '04': 'Letra de Câmbio',
  '05': 'Recibo',
  '08': 'Apólice de Seguro',
  '12': 'Duplicata de Serviço',
  '31': 'Cartão de Crédito',
  '99': 'Outros',
} as const

/** The service's document_type → espécie. */
export const documentTypes = {
  '01': '03', // CH
  '02': '01', // DM
  '03': '01', // DMI
  '04': '12', // DS
  '05': '12', // DSI
  '07': '04', // LC
  '12': '02', // NP
  '17': '05', // RC
  '20': '08', // AP
  '35': '31', // CC
  '99': '99', // outros
} as const satisfies Readonly<Record<string, keyof typeof documentKinds>>

/** The document types of a bank that has only these espécies. */
export const documentTypesIn = (kinds: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(documentTypes).filter(([, kind]) => kinds.split(' ').includes(kind)))

/** Content of the columns without an instruction. Nota 9 does not list it, but the columns are numeric. */
export const NO_INSTRUCTION = '00'

/** The title must never have days of protest (nota 9). */
export const NO_PROTEST = '10'

/** Instruções 1 e 2, title 157–160, nota 9. 94, a message in the columns of the guarantor, is not sent: the record of type 2 has the messages. */
export const instructions = {
  [NO_INSTRUCTION]: 'Sem instrução',
  [NO_PROTEST]: 'Não anexar dias de protesto ao título',
  '94': 'Mensagem nas posições 352 a 391',
} as const

/** Instructions that a slip may name. */
export const sentInstructions: Codes = { [NO_INSTRUCTION]: instructions[NO_INSTRUCTION], [NO_PROTEST]: instructions[NO_PROTEST] }

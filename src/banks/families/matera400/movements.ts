// Matera's CNAB 400, as C6 Bank (336) prints it, version 2.2 of June 2022, pp. 14–15 and 41.
import type { Movement } from '../../remittance-dialect.js'

/** Código ocorrência remessa, title 109–110 (D020). Page 41 lists the data that 31 changes, without the payer's name and tax id. */
export const movements = {
  '01': { text: 'Remessa',                                        confirmedBy: ['02'],                  our_code: '1001' },
  '02': { text: 'Pedido de Baixa',                                confirmedBy: ['10'], rejectedBy: ['15'], our_code: '1002' },
  '04': { text: 'Concessão de Abatimento',                        confirmedBy: ['12'],                  our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de Abatimento',                     confirmedBy: ['13'],                  our_code: '1005' },
  '06': { text: 'Prorrogação',                                    confirmedBy: ['14'],                  our_code: '1003' },
  '07': { text: 'Troca Uso Empresa',                              confirmedBy: ['95'],                  our_code: '1007' },
  '09': { text: 'Protestar',                                      confirmedBy: ['19'], rejectedBy: ['90'], our_code: '1009' },
  '10': { text: 'Não protestar',                                  confirmedBy: ['21'],                  our_code: '1010' },
  '18': { text: 'Sustar Protesto e Baixar o Título',              confirmedBy: ['20'],                  our_code: '1078' },
  '19': { text: 'Sustar o Protesto e Manter em Carteira',         confirmedBy: ['20'],                  our_code: '1019' },
  '31': { text: 'Alteração de Outros Dados',                      confirmedBy: ['04'], rejectedBy: ['17'], our_code: '1031', also: ['1008', '1013', '1014', '1015', '1017', '1028', '1038', '1073', '1074', '1076', '1103'] },
  '34': { text: 'Baixa por Ter Sido Pago Diretamente ao Cedente', confirmedBy: ['10'], rejectedBy: ['15'], our_code: '1034' },
  '90': { text: 'Troca de emitente',                              confirmedBy: null,                    our_code: null }, // the issuer is in the optional columns after the sequence
} as const satisfies Readonly<Record<string, Movement>>

/** Espécie do título, title 148–149 (D024, p. 15). */
export const documentKinds = {
  '01': 'Duplicata Mercantil (DM)',
  '02': 'Duplicata de Serviço (DS)',
  '03': 'Nota Promissória',
  '04': 'Nota de Seguro',
  '05': 'Recibo',
  '06': 'Letra de Câmbio',
  '07': 'Ficha de Compensação',
  '08': 'Carnê',
  '09': 'Contrato',
  '10': 'Cheque',
  '11': 'Cobrança Seriada',
  '12': 'Mensalidade Escolar',
  '13': 'Nota de Débito',
  '15': 'Documento de Dívida',
  '16': 'Encargos Condominiais',
  '17': 'Conta de Prestação de Serviços',
  '31': 'Fatura de Cartão de Crédito (FT)',
  '33': 'Boleto Aporte',
  '99': 'Outros',
} as const

/** The service's document_type → espécie. */
export const documentTypes = {
  '02': '01', // DM
  '03': '01', // DMI
  '04': '02', // DS
  '05': '02', // DSI
  '07': '06', // LC
  '12': '03', // NP
  '16': '04', // NS
  '17': '05', // RC
  '19': '13', // ND
  '21': '12', // ME
  '24': '15', // DD
  '26': '09', // CTR
  '28': '16', // EC
  '29': '17', // CPS
  '32': '11', // CSR
  '33': '08', // CAR
  '46': '33', // boleto aporte
  '99': '99', // outros
} as const satisfies Readonly<Record<string, keyof typeof documentKinds>>

/** Instruções 1 e 2, title 157–160: the page has no codes besides the default (p. 7). */
export const instructions = { '00': 'Sem instrução' } as const

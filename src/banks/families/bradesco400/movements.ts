/** Bradesco, Cobrança CNAB 400, version 17 of 28 September 2020, pp. 10 and 19–21; «2023» is the version of March 2023, pp. 7–9 and 18. */
import type { Codes } from '../../../fixed-width/index.js'
import type { DayKind, Deadlines } from '../../deadlines.js'
import type { Movement } from '../../remittance-dialect.js'

/**
 * Identificação da ocorrência, title 109–110, pp. 19–20. The manual does not print which columns each movement reads.
 *
 * The manual has no separate movement for 1034 (paid directly), 1047, 1071 to 1077 (interest, discount, fine) and the payer's data: 31 changes «other data»,
 * which the manual does not list. 1018, which elsewhere only stops the protest, has none either: 18 also writes the title off (use 1078 or 1019).
 */
export const movements400 = {
  '01': { text: 'Remessa',                                                             confirmedBy: ['02'],                        our_code: '1001' },
  '02': { text: 'Pedido de baixa',                                                     confirmedBy: ['09', '10'], rejectedBy: ['27'], our_code: '1002' },
  '03': { text: 'Pedido de Protesto Falimentar',                                       confirmedBy: ['25', 'A'],                   our_code: '1011' },
  '04': { text: 'Concessão de abatimento',                                             confirmedBy: ['12'],                        our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de abatimento concedido',                                confirmedBy: ['13'],                        our_code: '1005', needs: ['value_rebate'] }, // 206–218 is the rebate «a ser concedido ou cancelado» (p. 10)
  '06': { text: 'Alteração de vencimento',                                             confirmedBy: ['14'],                        our_code: '1003' },
  '07': { text: 'Alteração do controle do participante',                               confirmedBy: ['21'],                        our_code: '1007', also: ['1122'] },
  '08': { text: 'Alteração de seu número',                                             confirmedBy: ['33'], rejectedBy: ['30'],       our_code: '1008', also: ['1120'] },
  '09': { text: 'Pedido de protesto',                                                  confirmedBy: ['19', 'A'],                   our_code: '1009' },
  '12': { text: 'Pedido de exclusão de cadastro de pagador débito',                    confirmedBy: ['07'], rejectedBy: ['08', 'B9'], our_code: null }, // 12 to 14 are about the payers' register for automatic debit (record type 6), which is not part of a slip
  '13': { text: 'Inclusão de cadastro de pagador',                                     confirmedBy: ['31'], rejectedBy: ['37', 'C0'], our_code: null },
  '14': { text: 'Alteração de cadastro de pagador',                                    confirmedBy: ['38'], rejectedBy: ['39', 'C0'], our_code: null },
  '18': { text: 'Sustar protesto e baixar Título',                                     confirmedBy: ['20'],                        our_code: '1078' },
  '19': { text: 'Sustar protesto e manter em carteira',                                confirmedBy: ['20'],                        our_code: '1019' },
  '20': { text: 'Alteração de valor',                                                  confirmedBy: ['33'], rejectedBy: ['30'],       our_code: '1028' },
  '21': { text: 'Alteração de valor com emissão de Boleto (quando a emissão é pelo Banco)', confirmedBy: ['33'], rejectedBy: ['30'],       our_code: '1021' },
  '22': { text: 'Transferência Cessão crédito ID. Prod.10',                            confirmedBy: null,                          our_code: '1022' },
  '23': { text: 'Transferência entre Carteiras',                                       confirmedBy: null,                          our_code: '1023' }, // with record type 6; the contract defines the target wallet (pp. 13–14)
  '24': { text: 'Dev. Transferência entre Carteiras',                                  confirmedBy: null,                          our_code: '1024' },
  '31': { text: 'Alteração de outros dados',                                           confirmedBy: ['33'], rejectedBy: ['30'],       our_code: '1031', also: ['1010', '1041', '1067', '1080', '1118'] }, // with 9999 in 157–160 it cancels the automatic protest or listing (p. 19); with record type 7 it carries the guarantor (p. 22)
  '32': { text: 'Instrução de Negativação',                                            confirmedBy: null,                          our_code: null }, // 1066 is the request, 45
  '45': { text: 'Pedido de Negativação',                                               confirmedBy: ['73'],                        our_code: '1066' },
  '46': { text: 'Excluir Negativação com baixa',                                       confirmedBy: ['74'],                        our_code: null }, // the service has no code for both
  '47': { text: 'Excluir negativação e manter pendente',                               confirmedBy: ['74'],                        our_code: '1068', also: ['1069'] },
  '68': { text: 'Acerto nos dados do rateio de crédito',                               confirmedBy: ['68'],                        our_code: '1093' },
  '69': { text: 'Cancelamento do rateio de crédito',                                   confirmedBy: ['69'],                        our_code: '1094' },
} as const satisfies Readonly<Record<string, Movement>>

/** Espécie de título, title 148–149, p. 10. */
export const documentTypes400 = {
  '01': 'Duplicata',
  '02': 'Nota Promissória',
  '03': 'Nota de Seguro',
  '04': 'Cobrança Seriada', // of version 14; no longer in 17
  '05': 'Recibo',
  '10': 'Letras de Câmbio',
  '11': 'Nota de Débito',
  '12': 'Duplicata de Serv.',
  '31': 'Cartão de Crédito',
  '32': 'Boleto de Proposta',
  '33': 'Depósito e Aporte',
  '99': 'Outros',
} as const

/** The service's document_type → espécie. Document types that are not here have no espécie at Bradesco. */
export const documentTypeOf400 = {
  '02': '01', // DM
  '03': '01', // DMI; Bradesco has no espécie of its own for «por indicação»
  '04': '12', // DS
  '05': '12', // DSI
  '07': '10', // LC
  '12': '02', // NP
  '16': '03', // NS
  '17': '05', // RC
  '19': '11', // ND
  '35': '31', // CC
  '36': '32', // BDP
  '99': '99', // outros
} as const satisfies Readonly<Record<string, keyof typeof documentTypes400>>

/** Adds 32, cobrança seriada, which version 14 (p. 10) has and other banks still use. */
export const documentTypeWithSeries400 = { ...documentTypeOf400, '32': '04' } as const

/** 1ª instrução, title 157–158, p. 20. For the first four, 159–160 has the number of days: at least 5, since 2023 at least 3 (p. 18). */
export const instructions400 = {
  '00': 'Sem instrução',
  '05': 'Protesto Falimentar',
  '06': 'Protestar',
  '07': 'Negativar',
  '18': 'Decurso de prazo',
  // 08 to 15: messages on slips that the bank issues
  '08': 'Não cobrar juros de mora',
  '09': 'Não receber após o vencimento',
  '10': 'Multas de 10% após o 4º dia do Vencimento',
  '11': 'Não receber após o 8º dia do vencimento',
  '12': 'Cobrar encargos após o 5º dia do vencimento',
  '13': 'Cobrar encargos após o 10º dia do vencimento',
  '14': 'Cobrar encargos após o 15º dia do vencimento',
  '15': 'Conceder desconto mesmo se pago após o vencimento',
  '99': 'Cancelamento da instrução automática de protesto/negativação', // 9999, with movement 31
} as const

/** The rules of a layout that has no columns for instructions and days. */
export const withoutInstructions = (layout: string, source: string): { readonly instructionCodes: Codes; readonly deadlines: Deadlines } => ({
  instructionCodes: {},
  deadlines: { layout, source, ranges: {} },
})

/** Deadlines of a bank that protests after a least number of days, which are of one kind. */
export const protestFrom = (from: number, kind: DayKind, layout: string, source: string): Deadlines => ({
  layout,
  source,
  ranges: { days_for_sue: [{ from, to: 99, kind, code: '06' satisfies keyof typeof instructions400 }] },
})

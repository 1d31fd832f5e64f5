// Santander, Layout Cobrança H7800, CNAB 353/400 posições, version 2.36 (July 2025): the codes a remittance speaks (notas 16 to 25, pp. 27–29), the
// same in version 2.33.
import type { Movement } from '../remittance-dialect.js'

/**
 * Código movimento remessa, nota 21, p. 28, and the unified instruction. 15, 16 and 17 are of the product SX Integra only, agreed with the bank. The
 * return (nota 29) confirms no change of 07 and 08, and no order to protest: it tells when the title goes to the notary.
 */
export const movements400 = {
  '01': { text: 'Entrada do boleto',                                             done: ['02'], our_code: '1001' },
  '02': { text: 'Baixa do boleto',                                               done: ['10'], our_code: '1002' },
  '04': { text: 'Concessão de abatimento',                                       done: ['12'], our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento do abatimento',                                    done: ['13'], our_code: '1005' },
  '06': { text: 'Alteração do vencimento',                                       done: ['14'], our_code: '1003' },
  '07': { text: 'Alteração do número controle beneficiário',                     done: null,   our_code: '1007', also: ['1098', '1122'] }, // one column, 38–62; 1098 is worded as in the edition of 2009
  '08': { text: 'Alteração do Seu Número',                                       done: null,   our_code: '1008' },
  '09': { text: 'Protestar',                                                     done: null,   our_code: '1009' },
  '15': { text: 'Transferência da carteira Simples para Cessão',                 done: ['05'], our_code: null },
  '16': { text: 'Baixa de Cessão por Descaracterização',                         done: null,   our_code: null },
  '17': { text: 'Baixa de Cessão por Pagamento',                                 done: null,   our_code: null },
  '18': { text: 'Sustar o protesto (Após início do ciclo de protesto)',          done: ['26'], our_code: '1018' },
  '47': { text: 'Alteração do valor nominal do boleto',                          done: ['61'], our_code: '1028' }, // only of a credit card slip or a proposal (nota 10)
  '48': { text: 'Alteração do valor mínimo/percentual',                          done: ['62'], our_code: '1148' }, // with a record of type 8 (error 383)
  '49': { text: 'Alteração do valor máximo/percentual',                          done: ['63'], our_code: '1149' }, // with a record of type 8 (error 383)
} as const satisfies Readonly<Record<string, Movement>>

/** Código da primeira e segunda instrução, nota 25, p. 29. */
export const cashierInstructions400 = {
  '00': 'Não há instruções', // the beneficiary's profile holds (nota 13)
  '02': 'Baixar após quinze dias do vencimento',
  '03': 'Baixar após 30 dias do vencimento',
  '04': 'Não Baixar',
  '06': 'Protestar (Vide posição 392/393)',
  '07': 'Não Protestar',
  '08': 'Não cobrar juros de mora',
} as const

/** Espécie do boleto, nota 24, p. 29. */
export const documentTypes400 = {
  '01': 'DM Duplicata Mercantil',
  '02': 'NP Nota Promissória',
  '03': 'AP Apólice de Seguro', // in the edition of 2009 «apólice / nota de seguro»
  '05': 'RC Recibo',
  '06': 'DS Duplicata de Serviço',
  '07': 'LC Letra de Cambio',
  '08': 'BDP Boleto de Proposta',
  '19': 'BCC Boleto de Cartão de Crédito',
  '33': 'BDA Boleto de Depósito e Aporte',
} as const

/** The service's document_type → espécie. A document_type that is not here has none; «por indicação» is not told apart. */
export const documentTypeOf400 = {
  '02': '01', // DM
  '03': '01', // DMI
  '04': '06', // DS
  '05': '06', // DSI
  '07': '07', // LC
  '12': '02', // NP
  '16': '03', // NS
  '17': '05', // RC
  '20': '03', // AP
  '35': '19', // CC
  '36': '08', // BDP
} as const satisfies Readonly<Record<string, keyof typeof documentTypes400>>

/** Tipo de cobrança of a remittance, nota 20, pp. 27–28. In the return 1 comes as 2. */
export const chargeTypes400 = {
  '1': 'Cobrança Simples (Eletrônica com Registro)',
  '3': 'Cobrança Caucionada (Eletrônica com Registro)',
  '5': 'Cobrança Simples (Rápida com Registro)',
  '6': 'Cobrança Caucionada (Rápida com Registro)',
  '7': 'Cobrança Descontada (Eletrônica com Registro)',
  '8': 'Cobrança Cessão (Eletrônica com Registro)',
} as const

/** Identificação do tipo de pagamento, nota 16, p. 27. */
export const paymentTypes400 = {
  '00': 'Conforme Perfil do Beneficiário',
  '01': 'Aceita qualquer valor',
  '02': 'Entre o mínimo e o máximo',
  '03': 'Não aceita pagamento com o valor divergente',
} as const

/** Tipo de valor informado, nota 18, p. 27. */
export const limitValueTypes400 = {
  '1': '% (percentual)',
  '2': 'valor',
} as const

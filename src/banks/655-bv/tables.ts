/** BV, Intercâmbio Eletrônico de Arquivos CNAB 400, 6.2 (August 2024): codes of the notas, pp. 13–21. */
import type { LocalizedText } from '../../cobranca/index.js'
import type { EventOccurrences, OccurrenceTable, ReasonTable, RejectionCodes } from '../../febraban/index.js'
import { percentagePerDay, percentagePerMonth, REAIS_PER_DAY, REAIS_PER_MONTH, type UnitByCode } from '../../fixed-width/index.js'
import { similarTo } from '../families/doubts.js'
import type { Movement } from '../remittance-dialect.js'

const MANUAL = 'BV, CNAB 400 6.2 (08/2024)'

const NO_UNIFIED_WRITE_OFF: LocalizedText = {
  pt: 'não há código unificado para uma baixa automática que não é feita',
  en: 'no unified code for an automatic write-off that is not made',
}

/** Doubt about the changed days, and what nota 11 has instead. */
const changedDays = ({ pt, en }: LocalizedText): LocalizedText => ({
  pt: `os dias são os da baixa automática, que 2129 chama de devolução; a nota 11 (p. 16 do manual do BV) tem ${pt}`,
  en: `the days are those of the automatic write-off, which 2129 calls devolução; nota 11 (p. 16 of BV’s manual) has ${en}`,
})

/**
 * Title 101–102, nota 10, pp. 15–16, printed without leading zeros. Nota 11 (p. 16) has 15, 17, 57 and 64, which are missing in nota 10, and other meanings of
 * 18 (rejection), 24 (protest stopped) and 25 (the payer's claim).
 */
export const occurrences = {
  '02': { text: 'ENTRADA CONFIRMADA', our_occurrence: '2001' },
  '03': { text: 'ENTRADA REJEITADA', our_occurrence: '2002' },
  '06': { text: 'LIQUIDAÇÃO NORMAL', our_occurrence: '2028' },
  '07': { text: 'LIQUIDAÇÃO PARCIAL', our_occurrence: '2029' },
  '08': { text: 'LIQUIDAÇÃO EM CARTÓRIO', our_occurrence: '2035' },
  '09': { text: 'BAIXA SIMPLES', our_occurrence: '2097' },
  '12': { text: 'ABATIMENTO CONCEDIDO', our_occurrence: '2033' },
  '14': { text: 'VENCIMENTO ALTERADO', our_occurrence: '2006', doubt: similarTo('2012', '2193') },
  '16': { text: 'INSTRUÇÕES REJEITADAS', our_occurrence: '2020' },
  '18': { text: 'CONFIRMAÇÃO DA INSTRUÇÃO DE ALTERAÇÃO DE DIAS PARA BAIXA AUTOMATICA', our_occurrence: '2129', doubt: changedDays({ pt: '18 entre as rejeições', en: '18 among the rejections' }) },
  '19': { text: 'CONFIRMAÇÃO DA INSTRUÇÃO DE PROTESTO', our_occurrence: '2015' },
  '20': { text: 'CONFIRMAÇÃO DA INSTRUÇÃO DE SUSTAÇÃO DE PROTESTO', our_occurrence: '2016' },
  '21': { text: 'CONFIRMAÇÃO DA INSTRUÇÃO DE NÃO PROTESTAR', our_occurrence: '2163' },
  '22': { text: 'CONFIRMAÇÃO DA INSTRUÇÃO DE NÃO BAIXAR AUTOMATICAMENTE', our_occurrence: null, why: NO_UNIFIED_WRITE_OFF, kind: 'changed' },
  '23': { text: 'PROTESTO ENVIADO A CARTÓRIO', our_occurrence: '2017', doubt: similarTo('2134') },
  '24': { text: 'CONFIRMAÇÃO DE ALTERAÇÃO DE DIAS PARA BAIXA AUTOMATICA', our_occurrence: '2129', doubt: changedDays({ pt: '24 como sustação de protesto', en: '24 as the stop of a protest' }) },
  '25': { text: 'CONFIRMAÇÃO DE CANCELAMENTO DE BAIXA AUTOMATICA', our_occurrence: null, why: NO_UNIFIED_WRITE_OFF, kind: 'changed' },
  '26': { text: 'CONFIRMAÇÃO DE ALTERAÇÃO DO VALOR NOMINAL', our_occurrence: '2124' },
  '27': { text: 'CONFIRMAÇÃO DE ALTERAÇÃO DE VALOR/PERCENTUAL MINIMO', our_occurrence: '2125' },
  '28': { text: 'CONFIRMAÇÃO DE ALTERAÇÃO DE VALOR/PERCENTUAL MAXIMO', our_occurrence: '2125' },
  '29': { text: 'CONFIRMAÇÃO DE ALTERAÇÃO DE VALOR/PERCENTUAL MÍNIMO E MAXIMO', our_occurrence: '2125' },
  '32': { text: 'BAIXA POR TER SIDO PROTESTADO', our_occurrence: '2019' },
  '33': { text: 'CONFIRMAÇÃO DE PROTESTO', our_occurrence: '2101', doubt: { pt: 'o manual não informa se o título já está protestado', en: 'the manual does not print whether the title is already protested' } },
  '34': { text: 'CONFIRMAÇÃO DE SUSTAÇÃO', our_occurrence: '2016' },
  '35': { text: 'PROTESTO SUSTADO JUDICIALMENTE', our_occurrence: '2112' },
  '47': { text: 'TRANSFERÊNCIA DE CARTEIRA', our_occurrence: '2208', doubt: similarTo('2031', '2032') },
  '48': { text: 'ALTERAÇÃO DE PERCENTUAL MÍNIMO/ MÁXIMO', our_occurrence: '2125' },
  '49': { text: 'ALTERAÇÃO DE PERCENTUAL MÍNIMO', our_occurrence: '2125' },
  '50': { text: 'ALTERAÇÃO DE PERCENTUAL MÁXIMO', our_occurrence: '2125' },
  '51': { text: 'ALTERAÇÃO DA QUANTIDADE DE PARCELAS', our_occurrence: null, why: { pt: 'não há código unificado para a quantidade de pagamentos parciais', en: 'no unified code for the number of partial payments' }, kind: 'changed' },
  '70': { text: 'LIQUIDAÇÃO PIX', our_occurrence: '2003', pix: true },
} as const satisfies OccurrenceTable

/** Nota 11, tabela 1, pp. 16–17: field with the error, and the error. */
const entryErrors = {
  '01': 'ABATIMENTO: VALOR DO ABATIMENTO INVÁLIDO',
  '02': 'AGENCIA ENCARREGADA DA COBRANCA EM BRANCO OU INVÁLIDO',
  '03': 'BAIRRO DO SACADO EM BRANCO OU INVÁLIDO',
  '04': 'CARTEIRA INVÁLIDA',
  '05': 'CEP NÃO NUMÉRICO OU INVALIDO',
  '06': 'CIDADE DO SACADO EM BRANCO OU INVÁLIDO',
  '07': 'CNPJ: INAPTO CNPJ DO CEDENTE INAPTO',
  '08': 'CNPJ/CPF DO SACADO: NÃO NUMÉRICO OU IGUAL A ZEROS',
  '09': 'COBRANÇA MENSAGEM: MENSAGEM DE COBRANÇA EM BRANCO OU INVÁLIDA PARA REGISTRO DO TIPO 7',
  '10': 'DATA DE EMISSÃO DE TITULO EM BRANCO OU INVÁLIDO',
  '11': 'DATA DE MORA EM BRANCO OU INVÁLIDO',
  '12': 'DATA DE MULTA INVALIDA/INFERIOR AO VENCIMENTO DO TÍTULO',
  '13': 'DATA DE VENCTO: INVALIDA/FORA DE PRAZO DE OPERAÇÃO (MÍNIMO OU MÁXIMO)',
  '14': 'DATA LIMITE PARA CONCESSÃO DE DESCONTO INVÁLIDO',
  '15': 'ESTADO: SIGLA DO ESTADO INVÁLIDA',
  '16': 'ESTADO/CEP: CEP INCOMPATÍVEL COM A SIGLA DO ESTADO',
  '17': 'IDENTIFICA A ESPECIE DO TITULO EM BRANCO OU INVÁLIDO',
  '18': 'IDENTIFICAÇÃO DO TIPO INSCRIÇÃO DO SACADO EM BRANCO OU INVÁLIDO',
  '19': 'INSTRUÇÃO DE COBRANCA INVÁLIDA',
  '20': 'JUROS DE MORA MAIOR QUE O PERMITIDO',
  '21': 'LOGRADOURO: NÃO INFORMADO OU DESLOCADO',
  '22': 'NOME DO SACADO: NÃO INFORMADO OU DESLOCADO',
  '23': 'NOSSO NÚMERO JÁ REGISTRADO OU INVÁLIDO',
  '24': 'NUMERO DA INSCRIÇÃO DO SACADO EM BRANCO OU INVÁLIDO',
  '25': 'NUMERO DE INSCRIÇÃO DA EMPRESA EM BRANCO OU INVÁLIDO',
  '26': 'OCORRÊNCIA INVÁLIDA',
  '27': 'PRAZO PARA PROTESTO EM BRANCO OU INVÁLIDO',
  '28': 'SACADOR / AVALISTA: NOME NÃO INFORMADO OU DESLOCADO (BANCOS CORRESPONDENTES)',
  '29': 'SEU NUMERO EM BRANCO',
  '30': 'VALOR DE MULTA INVÁLIDO OU MAIOR QUE O PERMITIDO',
  '31': 'VALOR DE MORA POR DIA DE ATRASO EM BRANCO OU INVÁLIDO',
  '32': 'VALOR DO ABATIMENTO A SER CONCEDIDO INVÁLIDO',
  '33': 'VALOR DE DESCONTO A SER CONCEDIDO INVÁLIDO',
  '34': 'VALOR DO ABATIMENTO A SER CONCEDIDO INVÁLIDO',
  '35': 'VALOR NOMINAL DO TITULO EM BRANCO OU INVÁLIDO',
  '50': 'CÓDIGO DO BOLETO PERSONALIZADO INVÁLIDO: CONVÊNIO SEM CÓDIGO DO BOLETO PERSONALIZADO CADASTRADO OU CÓDIGO INFORMADO DIFERENTE DO CADASTRADO',
  '53': 'QUANTIDADE DE MENSAGEM INVÁLIDA: ARQUIVO EXCEDEU A QUANTIDADE DE LINHAS PERMITIDAS',
  '54': 'MENSAGEM PERSONALIZADA INVÁLIDA: CONVENIO NÃO PERMITE MENSAGEM PERSONALIZADA',
} as const

/** Nota 11, tabela 2, p. 17: instruction, and the error. */
const instructionErrors = {
  '36': 'ABATIMENTO: VALOR DE ABATIMENTO INVÁLIDO',
  '37': 'ALTERAÇÃO DE VALOR: VALOR NOMINAL INVÁLIDO',
  '38': 'PRORROGAÇÃO: DATA DE PRORROGAÇÃO INVÁLIDA',
  '39': 'ALTERAÇÃO DE VENCIMENTO: DATA DE VENCIMENTO MENOR QUE A DATA ATUAL OU INVÁLIDA',
  '40': 'ALTERAÇÃO DE VALOR MINIMO: VALOR MINIMO INVÁLIDO',
  '41': 'ALTERAÇÃO DE VALOR MAXIMO: VALOR MAXIMO INVÁLIDO',
  '42': 'ALTERAÇÃO DE VALOR MINIMO E MAXIMO: VALOR MINIMO E/O MAXIMO INVÁLIDO(S)',
  '43': 'BAIXA: TITULO JÁ BAIXADO, LIQUIDADO, COM INSTRUÇAÕ DE PROTESTO OU RECUSADA PELO BANCO',
  '44': 'ALTERAÇÃO DE BAIXA AUTOMATICA: NUMERO DE DIAS PARA BAIXA AUTOMÁTICA INVÁLIDO',
  '45': 'NÃO PROTESTAR: TITULO SEM INSTRUÇÃO DE PROTESTO OU BAIXADO/LIQUIDADO',
  '46': 'SUSTAR PROTESTO: SUSTAÇÃO DE PROTESTO NÃO PERMITIDA PARA O TITULO',
  '47': 'NÃO BAIXAR AUTOMATICAMENTE: TITULO SEM INSTRUÇÃO E BAIXA AUTOMÁTICA OU JÁ BAIXADO/LIQUIDADO',
  '48': 'RECUSADO CARTÓRIO SEM CUSTAS',
  '49': 'RECUSADO CARTÓRIO COM CUSTAS',
  '51': 'PROTESTO RECUSADO PELO CARTÓRIO',
  '52': 'QUANTIDADE DE PARCELAS INVÁLIDA',
} as const

/** Nota 12, pp. 17–18: where and how the payer paid. */
export const channels = {
  '01': 'OUTROS BANCOS - GUICHE DE CAIXA',
  '02': 'OUTROS BANCOS - TERMINAL DE AUTO ATENDIMENTO',
  '03': 'OUTROS BANCOS - HOME/OFFICE BANKING',
  '05': 'OUTROS BANCOS - CORRESPONDENTE',
  '06': 'OUTROS BANCOS - TELEFONE',
  '07': 'OUTROS BANCOS - ARQUIVO ELETRÔNICO',
  '08': 'BANCO VOTORANTIM - POR DEBITO EM CONTA CORRENTE OU DINHEIRO',
} as const

export const reasons: readonly ReasonTable[] = [
  { occurrences: ['03'], field: 'title.reason_codes', codeWidth: 2, severity: 'rejection', codes: entryErrors, source: `${MANUAL}, pp. 16–17` },
  { occurrences: ['16'], field: 'title.reason_codes', codeWidth: 2, severity: 'rejection', codes: instructionErrors, source: `${MANUAL}, p. 17` },
  {
    occurrences: ['06', '07', '08', '70'],
    field: 'title.settlement_channel',
    codeWidth: 2,
    severity: 'channel',
    codes: channels,
    source: `${MANUAL}, pp. 17–18`,
  },
]

/** Nota 14, p. 18. */
export const walletTypes = {
  '001': 'Cobrança Escritural para Operação de Desconto',
  '200': 'Cobrança Escritural para Carteira Garantia',
  '300': 'Cobrança Escritural para Carteira Simples',
  '400': 'Cobrança Direta (Pré-Impressa) para Carteira Garantia',
  '500': 'Cobrança Direta (Pré-Impressa) para Carteira Simples',
  '600': 'Cobrança Simples Sem Registro',
} as const

/** Nota 25, p. 20. */
export const ddaIndicators = { '1': 'PAGADOR ADERENTE AO DDA', '2': 'PAGADOR NÃO ADERENTE AO DDA' } as const

/** No reason for an unknown title. */
export const rejectionCodes: RejectionCodes = { payer_tax_id: '24', due_date: '13', amount: '35', duplicated_number: '23' }

export const events: EventOccurrences = {
  registered: ['02'],
  rejected: ['03'],
  paid: ['06'],
  paid_partially: ['07'],
  paid_by_pix: ['70'],
  paid_at_notary: ['08'],
  paid_after_write_off: null,
  written_off: ['09'],
  protest_ordered: ['19'],
  sent_to_notary: ['23'],
  in_notary: null,
  protested: ['32'],
  withdrawn: ['34'],
  instruction_rejected: ['16'],
}

/**
 * Title 76–77, nota 6, p. 14. The manual does not print which occurrence confirms a movement: here it is the occurrence with the same words. Its observation
 * F lets 18 also cancel the order to protest of the registration.
 */
export const movements = {
  '01': { text: 'REMESSA COBRANÇA ESCRITURAL',                  confirmedBy: ['02'], our_code: '1001' },
  '48': { text: 'REMESSA COBRANÇA DIRETA (PRÉ-IMPRESSA)',       confirmedBy: ['02'], our_code: '1001' },
  '02': { text: 'PEDIDO DE BAIXA',                              confirmedBy: ['09'], our_code: '1002' },
  '04': { text: 'CONCESSÃO DE ABATIMENTO',                      confirmedBy: ['12'], our_code: '1004', needs: ['value_rebate'] },
  '06': { text: 'PRORROGAÇÃO DO VENCIMENTO',                    confirmedBy: ['14'], our_code: null }, // 08 has the words of 1003
  '07': { text: 'ALTERAÇÃO DO VALOR NOMINAL',                   confirmedBy: ['26'], our_code: '1028' },
  '08': { text: 'ALTERAÇÃO DO VENCIMENTO',                      confirmedBy: ['14'], our_code: '1003' },
  '09': { text: 'NÃO BAIXAR AUTOMATICAMENTE',                   confirmedBy: ['22'], our_code: null },
  '10': { text: 'NÃO PROTESTAR',                                confirmedBy: ['21'], our_code: '1010' },
  '11': { text: 'ALTERAÇÃO DE DIAS PARA BAIXA AUTOMATICA',      confirmedBy: ['18'], our_code: '1095' },
  '12': { text: 'ALTERAÇÃO DO PERCENTUAL PARA MINIMO',          confirmedBy: ['49'], our_code: '1148' },
  '13': { text: 'ALTERAÇÃO DO PERCENTUAL PARA MÁXIMO',          confirmedBy: ['50'], our_code: '1149' },
  '14': { text: 'ALTERAÇÃO DO PERCENTUAL PARA MÍNIMO E MÁXIMO', confirmedBy: ['48'], our_code: null }, // 1148 and 1149 change one limit each
  '15': { text: 'ALTERAÇÃO DA QUANTIDADE DE PARCELAS',          confirmedBy: ['51'], our_code: null },
  '18': { text: 'SUSTAR O PROTESTO',                            confirmedBy: ['20'], our_code: '1018', also: ['1041'] },
  '36': { text: 'PROTESTO URGENTE',                             confirmedBy: ['19'], our_code: '1009' },
} as const satisfies Readonly<Record<string, Movement>>

/** Nota 5, p. 13. */
export const documentKinds = { '01': 'DUPLICATA MERCANTIL', '08': 'DUPLICATA DE SERVIÇO', '31': 'CARTÃO DE CRÉDITO' } as const

/** The service's document_type → espécie. */
export const documentTypes = { '02': '01', '04': '08', '35': '31' } as const satisfies Readonly<Record<string, keyof typeof documentKinds>>

/** Nota 7, p. 15. */
export const cashierInstructions = {
  '81': 'PROTESTAR APÓS XX DIAS CORRIDOS DO VENCIMENTO',
  '84': 'NÃO PROTESTAR',
  '92': 'BAIXA AUTOMÁTICA APÓS XX DIAS CORRIDOS DO VENCIMENTO',
  '93': 'NÃO BAIXAR AUTOMATICAMENTE',
  '94': 'NÃO COBRAR JUROS',
} as const

/** Nota 31, p. 21. With zeros in 138–150 the parameter of the agreement counts, except with 3. */
export const interestTypes = {
  '': 'Percentual por dia ou Acatar parâmetro do convênio',
  '0': 'Acatar parâmetro do convênio',
  '1': 'Percentual por dia',
  '2': 'Percentual Mensal',
  '3': 'Isento',
  '4': 'Valor ao Dia',
  '5': 'Valor ao Mês',
} as const

export const interestUnit: UnitByCode = {
  by: 'interest_type',
  codes: { '': percentagePerDay(2), '1': percentagePerDay(2), '2': percentagePerMonth(2), '4': REAIS_PER_DAY, '5': REAIS_PER_MONTH },
}

/** Nota 32, p. 21. */
export const discountTypes = { '0': 'Percentual', '1': 'Valor' } as const

/** Nota 15, p. 18. */
export const fineTypes = { '0': 'Não Registra a Multa', '2': 'Percentual', '3': 'Acatar parâmetro do convênio', '4': 'Valor da Multa' } as const

/** Nota 26, p. 20. */
export const paymentTypes = {
  '0': 'Acatar parâmetro do convênio',
  '1': 'Qualquer Valor',
  '2': 'Mínimo e Máximo',
  '3': 'Não Aceita Divergente',
  '4': 'Somente Valor Mínimo',
} as const

/** Nota 22, p. 19. */
export const emailServices = { '01': 'Envio do Bloqueto por e-mail', '02': 'Régua de cobrança', '03': 'Envio do Bloqueto por e-mail e Régua de cobrança' } as const

/** Nota 23, pp. 19–20. */
export const operators = { '01': 'VIVO', '02': 'TIM', '03': 'OI', '04': 'CLARO', '05': 'NEXTEL', '06': 'OUTROS' } as const

/** Nota 28, p. 20. */
export const lineTypes = { '0': 'Registro não possui mensagens', '1': 'Recibo do Pagador', '2': 'Ficha de Compensação' } as const

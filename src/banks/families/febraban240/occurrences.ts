// FEBRABAN, Layout padrão 240 posições, versão 10.6 (16/03/2020), C044 (pp. 152–153) and C047 (pp. 153–156); codes marked 10.7 to 10.11 come from
// the later editions, up to 31/07/2023. Texts are the manual's own. A bank spreads these tables under its own differences.

import { type EventOccurrences, MANUAL, type OccurrenceTable, type ReasonTable } from '../../../febraban/index.js'
import type { Codes } from '../../../fixed-width/index.js'
import { GENERAL_WRITE_OFF, MINIMUM_AND_MAXIMUM, NEVER_A_PAYMENT } from '../doubts.js'
import { payerOccurrences } from './codes.js'

const REASONS = 'segment_t.reason_codes'

/** C044 Código de movimento retorno, T and U 16–17, pp. 152–153. */
export const occurrences240 = {
  '02': { text: 'Entrada Confirmada',                                                           our_occurrence: '2001' },
  '03': { text: 'Entrada Rejeitada',                                                            our_occurrence: '2002' },
  '04': { text: 'Transferência de Carteira/Entrada',                                            our_occurrence: '2031' },
  '05': { text: 'Transferência de Carteira/Baixa',                                              our_occurrence: '2032' },
  // C047-C, p. 156: 02 is a partial payment, 01 the payment of the rest, 08 a payment at the notary; a title written off with 14 was protested
  '06': {
    text: 'Liquidação', our_occurrence: '2003',
    overrides: [
      { field: REASONS, codes: ['02'], means: { text: 'Liquidação', our_occurrence: '2029' } },
      { field: REASONS, codes: ['01'], means: { text: 'Liquidação', our_occurrence: '2030' } },
      { field: REASONS, codes: ['08'], means: { text: 'Liquidação', our_occurrence: '2035' } },
    ],
  },
  '07': { text: 'Confirmação do Recebimento da Instrução de Desconto',                          our_occurrence: '2061' },
  '08': { text: 'Confirmação do Recebimento do Cancelamento do Desconto',                       our_occurrence: '2062' },
  '09': {
    text: 'Baixa', our_occurrence: '2004', doubt: GENERAL_WRITE_OFF,
    overrides: [{ field: REASONS, codes: ['14'], means: { text: 'Baixa', our_occurrence: '2019' } }],
  },
  '11': { text: 'Títulos em Carteira (Em Ser)',                                                 our_occurrence: '2009' },
  '12': { text: 'Confirmação Recebimento Instrução de Abatimento',                              our_occurrence: '2010' },
  '13': { text: 'Confirmação Recebimento Instrução de Cancelamento Abatimento',                 our_occurrence: '2011' },
  '14': { text: 'Confirmação Recebimento Instrução Alteração de Vencimento',                    our_occurrence: '2012' },
  '15': { text: 'Franco de Pagamento',                                                          our_occurrence: '2013' },
  // As 06 with 02 (C047-C, p. 156). 01 and 08 close the title, too: they keep the meaning of 17
  '17': {
    text: 'Liquidação Após Baixa ou Liquidação Título Não Registrado', our_occurrence: '2014',
    overrides: [{ field: REASONS, codes: ['02'], means: { text: 'Liquidação Após Baixa ou Liquidação Título Não Registrado', our_occurrence: '2029' } }],
  },
  '19': { text: 'Confirmação Recebimento Instrução de Protesto',                                our_occurrence: '2015' },
  '20': { text: 'Confirmação Recebimento Instrução de Sustação/Cancelamento de Protesto',       our_occurrence: '2016' },
  '23': { text: 'Remessa a Cartório (Aponte em Cartório)',                                      our_occurrence: '2017' },
  '24': { text: 'Retirada de Cartório e Manutenção em Carteira',                                our_occurrence: '2018' },
  '25': { text: 'Protestado e Baixado (Baixa por Ter Sido Protestado)',                         our_occurrence: '2019' },
  '26': { text: 'Instrução Rejeitada',                                                          our_occurrence: '2020' },
  '27': { text: 'Confirmação do Pedido de Alteração de Outros Dados',                           our_occurrence: '2021' },
  '28': { text: 'Débito de Tarifas/Custas',                                                     our_occurrence: '2022' },
  '29': { text: 'Ocorrências do Pagador',                                                       our_occurrence: '2023' },
  '30': { text: 'Alteração de Dados Rejeitada',                                                 our_occurrence: '2024' },
  '33': { text: 'Confirmação da Alteração dos Dados do Rateio de Crédito',                      our_occurrence: '2094' },
  '34': { text: 'Confirmação do Cancelamento dos Dados do Rateio de Crédito',                   our_occurrence: '2095' },
  '35': { text: 'Confirmação do Desagendamento do Débito Automático',                           our_occurrence: '2110' },
  '36': { text: 'Confirmação de envio de e-mail/SMS',                                           our_occurrence: '2196' },
  '37': { text: 'Envio de e-mail/SMS rejeitado',                                                our_occurrence: '2197' },
  '38': { text: 'Confirmação de alteração do Prazo Limite de Recebimento',                      our_occurrence: '2053' }, // the manual adds that the date goes in P 28.3 (interest_date)
  '39': { text: 'Confirmação de Dispensa de Prazo Limite de Recebimento',                       our_occurrence: '2052' },
  '40': { text: 'Confirmação da alteração do número do título dado pelo Beneficiário',          our_occurrence: '2043' },
  '41': { text: 'Confirmação da alteração do número controle do Participante',                  our_occurrence: '2054' },
  '42': { text: 'Confirmação da alteração dos dados do Pagador',                                our_occurrence: '2065' },
  '43': { text: 'Confirmação da alteração dos dados do Sacador/Avalista',                       our_occurrence: '2066' },
  // 50 announces a payment by cheque, which is settled when the cheque clears (45); 44 withdraws the announcement, or undoes a settlement in cheque (06, reasons 30 and 36)
  '44': { text: 'Título pago com cheque devolvido',                                             our_occurrence: '2025' },
  '45': { text: 'Título pago com cheque compensado',                                            our_occurrence: '2198' },
  '46': { text: 'Instrução para cancelar protesto confirmada',                                  our_occurrence: '2016', doubt: { pt: 'não há código unificado para isto; 2041 e 2209 são parecidos', en: 'no unified code for it; 2041 and 2209 are similar' } },
  '47': { text: 'Instrução para protesto para fins falimentares confirmada',                    our_occurrence: '2199' },
  '48': { text: 'Confirmação de instrução de transferência de carteira/modalidade de cobrança', our_occurrence: '2208' },
  '49': { text: 'Alteração de contrato de cobrança',                                            our_occurrence: '2200' },
  '50': { text: 'Título pago com cheque pendente de liquidação',                                our_occurrence: '2026' },
  '51': { text: 'Título DDA reconhecido pelo Pagador',                                          our_occurrence: '2067' },
  '52': { text: 'Título DDA não reconhecido pelo Pagador',                                      our_occurrence: '2068' },
  '53': { text: 'Título DDA recusado pela CIP',                                                 our_occurrence: '2069' },
  '54': { text: 'Confirmação da Instrução de Baixa de Título Negativado sem Protesto',          our_occurrence: '2201' },
  '55': { text: 'Confirmação de Pedido de Dispensa de Multa',                                   our_occurrence: '2202' },
  '56': { text: 'Confirmação do Pedido de Cobrança de Multa',                                   our_occurrence: '2203' },
  '57': { text: 'Confirmação do Pedido de Alteração de Cobrança de Juros',                      our_occurrence: '2204' },
  '58': { text: 'Confirmação do Pedido de Alteração do Valor/Data de Desconto',                 our_occurrence: '2205' },
  '59': { text: 'Confirmação do Pedido de Alteração do Beneficiário do Título',                 our_occurrence: '2206' },
  '60': { text: 'Confirmação do Pedido de Dispensa de Juros de Mora',                           our_occurrence: '2207' },
  '61': { text: 'Confirmação de Alteração do Valor Nominal do Título',                          our_occurrence: '2124' },
  '63': { text: 'Título Sustado Judicialmente',                                                 our_occurrence: '2112' },
  '64': { text: 'Confirmação de alteração do valor mínimo/percentual',                          our_occurrence: '2125', doubt: MINIMUM_AND_MAXIMUM },
  '65': { text: 'Confirmação de alteração do valor máximo/percentual',                          our_occurrence: '2125', doubt: MINIMUM_AND_MAXIMUM },
  '93': { text: 'Intenção de pagamento',                                                        our_occurrence: '2158', doubt: NEVER_A_PAYMENT }, // 10.11, newer than the unified list
  '94': { text: 'Cancelamento de intenção de pagamento',                                        our_occurrence: '2158', doubt: { pt: 'o código mais parecido, também usado para 93; nunca é um pagamento', en: 'the most similar code, also used for 93; never a payment' } }, // 10.11
} as const satisfies OccurrenceTable

/** C047-A Rejeições, pp. 153–155. With 02 all of them are information; 68, 87, 88, A4, A9, B1, P1 and P2 always are. */
export const rejectionReasons240 = {
  '01': 'Código do Banco Inválido',
  '02': 'Código do Registro Detalhe Inválido',
  '03': 'Código do Segmento Inválido',
  '04': 'Código de Movimento Não Permitido para Carteira',
  '05': 'Código de Movimento Inválido',
  '06': 'Tipo/Número de Inscrição do Beneficiário Inválidos',
  '07': 'Agência/Conta/DV Inválido',
  '08': 'Nosso Número Inválido',
  '09': 'Nosso Número Duplicado',
  '10': 'Carteira Inválida',
  '11': 'Forma de Cadastramento do Título Inválido',
  '12': 'Tipo de Documento Inválido',
  '13': 'Identificação da Emissão do Boleto de Pagamento Inválida',
  '14': 'Identificação da Distribuição do Boleto de Pagamento Inválida',
  '15': 'Características da Cobrança Incompatíveis',
  '16': 'Data de Vencimento Inválida',
  '17': 'Data de Vencimento Anterior a Data de Emissão',
  '18': 'Vencimento Fora do Prazo de Operação',
  '19': 'Título a Cargo de Bancos Correspondentes com Vencimento Inferior a XX Dias',
  '20': 'Valor do Título Inválido',
  '21': 'Espécie do Título Inválida',
  '22': 'Espécie do Título Não Permitida para a Carteira',
  '23': 'Aceite Inválido',
  '24': 'Data da Emissão Inválida',
  '25': 'Data da Emissão Posterior a Data de Entrada',
  '26': 'Código de Juros de Mora Inválido',
  '27': 'Valor/Taxa de Juros de Mora Inválido',
  '28': 'Código do Desconto Inválido',
  '29': 'Valor do Desconto Maior ou Igual ao Valor do Título',
  '30': 'Desconto a Conceder Não Confere',
  '31': 'Concessão de Desconto - Já Existe Desconto Anterior',
  '32': 'Valor do IOF Inválido',
  '33': 'Valor do Abatimento Inválido',
  '34': 'Valor do Abatimento Maior ou Igual ao Valor do Título',
  '35': 'Valor a Conceder Não Confere',
  '36': 'Concessão de Abatimento - Já Existe Abatimento Anterior',
  '37': 'Código para Protesto Inválido',
  '38': 'Prazo para Protesto Inválido',
  '39': 'Pedido de Protesto Não Permitido para o Título',
  '40': 'Título com Ordem de Protesto Emitida',
  '41': 'Pedido de Cancelamento/Sustação para Títulos sem Instrução de Protesto',
  '42': 'Código para Baixa/Devolução Inválido',
  '43': 'Prazo para Baixa/Devolução Inválido',
  '44': 'Código da Moeda Inválido',
  '45': 'Nome do Pagador Não Informado',
  '46': 'Tipo/Número de Inscrição do Pagador Inválidos',
  '47': 'Endereço do Pagador Não Informado',
  '48': 'CEP Inválido',
  '49': 'CEP Sem Praça de Cobrança (Não Localizado)',
  '50': 'CEP Referente a um Banco Correspondente',
  '51': 'CEP incompatível com a Unidade da Federação',
  '52': 'Unidade da Federação Inválida',
  '53': 'Tipo/Número de Inscrição do Sacador/Avalista Inválidos',
  '54': 'Sacador/Avalista Não Informado',
  '55': 'Nosso número no Banco Correspondente Não Informado',
  '56': 'Código do Banco Correspondente Não Informado',
  '57': 'Código da Multa Inválido',
  '58': 'Data da Multa Inválida',
  '59': 'Valor/Percentual da Multa Inválido',
  '60': 'Movimento para Título Não Cadastrado',
  '61': 'Alteração da Agência Cobradora/DV Inválida',
  '62': 'Tipo de Impressão Inválido',
  '63': 'Entrada para Título já Cadastrado',
  '64': 'Número da Linha Inválido',
  '65': 'Código do Banco para Débito Inválido',
  '66': 'Agência/Conta/DV para Débito Inválido',
  '67': 'Dados para Débito incompatível com a Identificação da Emissão do Boleto de Pagamento',
  '68': 'Débito Automático Agendado',
  '69': 'Débito Não Agendado - Erro nos Dados da Remessa',
  '70': 'Débito Não Agendado - Pagador Não Consta do Cadastro de Autorizante',
  '71': 'Débito Não Agendado - Beneficiário Não Autorizado pelo Pagador',
  '72': 'Débito Não Agendado - Beneficiário Não Participa da Modalidade Débito Automático',
  '73': 'Débito Não Agendado - Código de Moeda Diferente de Real (R$)',
  '74': 'Débito Não Agendado - Data Vencimento Inválida',
  '75': 'Débito Não Agendado, Conforme seu Pedido, Título Não Registrado',
  '76': 'Débito Não Agendado, Tipo/Num. Inscrição do Debitado, Inválido',
  '77': 'Transferência para Desconto Não Permitida para a Carteira do Título',
  '78': 'Data Inferior ou Igual ao Vencimento para Débito Automático',
  '79': 'Data Juros de Mora Inválido',
  '80': 'Data do Desconto Inválida',
  '81': 'Tentativas de Débito Esgotadas - Baixado',
  '82': 'Tentativas de Débito Esgotadas - Pendente',
  '83': 'Limite Excedido',
  '84': 'Número Autorização Inexistente',
  '85': 'Título com Pagamento Vinculado',
  '86': 'Seu Número Inválido',
  '87': 'e-mail/SMS enviado',
  '88': 'e-mail Lido',
  '89': 'e-mail/SMS devolvido - endereço de e-mail ou número do celular incorreto',
  '90': 'e-mail devolvido - caixa postal cheia',
  '91': 'e-mail/número do celular do Pagador não informado',
  '92': 'Pagador optante por Boleto de Pagamento Eletrônico - e-mail não enviado',
  '93': 'Código para emissão de Boleto de Pagamento não permite envio de e-mail',
  '94': 'Código da Carteira inválido para envio e-mail',
  '95': 'Contrato não permite o envio de e-mail',
  '96': 'Número de contrato inválido',
  '97': 'Rejeição da alteração do prazo limite de recebimento',
  '98': 'Rejeição de dispensa de prazo limite de recebimento',
  '99': 'Rejeição da alteração do número do título dado pelo Beneficiário',
  'A1': 'Rejeição da alteração do número controle do participante',
  'A2': 'Rejeição da alteração dos dados do Pagador',
  'A3': 'Rejeição da alteração dos dados do Sacador/avalista',
  'A4': 'Pagador DDA',
  'A5': 'Registro Rejeitado – Título já Liquidado',
  'A6': 'Código do Convenente Inválido ou Encerrado',
  'A7': 'Título já se encontra na situação Pretendida',
  'A8': 'Valor do Abatimento inválido para cancelamento',
  'A9': 'Não autoriza pagamento parcial',
  'B1': 'Autoriza recebimento parcial',
  'B2': 'Valor Nominal do Título Conflitante',
  'B3': 'Tipo de Pagamento Inválido',
  'B4': 'Valor Máximo/Percentual Inválido',
  'B5': 'Valor Mínimo/Percentual Inválido',
  'P1': 'Registrado com QR Code Pix', // 10.8
  'P2': 'Registrado sem QR Code Pix', // 10.8
  'P3': 'Chave Pix inválida', // 10.8
  'P4': 'Chave Pix sem cadastro no DICT', // 10.8
  'P5': 'Chave Pix incompatível com o CNPJ', // 10.8
  'P6': 'TXID em duplicidade', // 10.8
  'P7': 'TXID inválido ou não encontrado', // 10.8
  'P8': 'Alteração de QR Code não permitida (concluído ou removido)', // 10.8
  'P9': 'Cancelamento de QR Code não permitido (concluído ou removido)', // 10.8
} as const satisfies Codes

/** C047-B Tarifas e custas, pp. 155–156. */
export const feeReasons240 = {
  '01': 'Tarifa de Extrato de Posição',
  '02': 'Tarifa de Manutenção de Título Vencido',
  '03': 'Tarifa de Sustação',
  '04': 'Tarifa de Protesto',
  '05': 'Tarifa de Outras Instruções',
  '06': 'Tarifa de Outras Ocorrências',
  '07': 'Tarifa de Envio de Duplicata ao Pagador',
  '08': 'Custas de Protesto',
  '09': 'Custas de Sustação de Protesto',
  '10': 'Custas de Cartório Distribuidor',
  '11': 'Custas de Edital',
  '12': 'Tarifa Sobre Devolução de Título Vencido',
  '13': 'Tarifa Sobre Registro Cobrada na Baixa/Liquidação',
  '14': 'Tarifa Sobre Reapresentação Automática',
  '15': 'Tarifa Sobre Rateio de Crédito',
  '16': 'Tarifa Sobre Informações Via Fax',
  '17': 'Tarifa Sobre Prorrogação de Vencimento',
  '18': 'Tarifa Sobre Alteração de Abatimento/Desconto',
  '19': 'Tarifa Sobre Arquivo mensal (Em Ser)',
  '20': 'Tarifa Sobre Emissão de Boleto de Pagamento Pré-Emitido pelo Banco',
} as const satisfies Codes

/** C047-C Liquidação: where and how the title was paid, p. 156. */
export const settlementReasons240 = {
  '01': 'Por Saldo',
  '02': 'Por Conta',
  '03': 'Liquidação no Guichê de Caixa em Dinheiro',
  '04': 'Compensação Eletrônica',
  '05': 'Compensação Convencional',
  '06': 'Por Meio Eletrônico',
  '07': 'Após Feriado Local',
  '08': 'Em Cartório',
  '30': 'Liquidação no Guichê de Caixa em Cheque',
  '31': 'Liquidação em banco correspondente',
  '32': 'Liquidação Terminal de Auto-Atendimento',
  '33': 'Liquidação na Internet (Home banking)',
  '34': 'Liquidado Office Banking',
  '35': 'Liquidado Correspondente em Dinheiro',
  '36': 'Liquidado Correspondente em Cheque',
  '37': 'Liquidado por meio de Central de Atendimento (Telefone)',
  '61': 'Liquidado via Pix', // between 10.7 and 10.11
} as const satisfies Codes

/** C047-C Baixa: origin or cause of the write-off, p. 156. */
export const writeOffReasons240 = {
  '09': 'Comandada Banco',
  '10': 'Comandada Cliente Arquivo',
  '11': 'Comandada Cliente On-line',
  '12': 'Decurso Prazo - Cliente',
  '13': 'Decurso Prazo - Banco',
  '14': 'Protestado',
  '15': 'Título Excluído',
} as const satisfies Codes

/**
 * C047 Motivo da ocorrência, T 214–223: up to five codes of two characters. List A applies to 02, 03, 26 and 30; but 02 confirms an entry, so its codes are
 * then information. With 29 the field holds the payer's claim (A001).
 */
export const reasons240 = [
  { occurrences: ['03', '26', '30'], field: 'segment_t.reason_codes',          codeWidth: 2, severity: 'rejection',   codes: rejectionReasons240,  source: `${MANUAL}, C047-A, pp. 153–155` },
  { occurrences: ['02'],             field: 'segment_t.reason_codes',          codeWidth: 2, severity: 'information', codes: rejectionReasons240,  source: `${MANUAL}, C047-A, pp. 153–155` },
  { occurrences: ['28'],             field: 'segment_t.reason_codes',          codeWidth: 2, severity: 'fee',         codes: feeReasons240,        source: `${MANUAL}, C047-B, pp. 155–156` },
  { occurrences: ['06', '09', '17'], field: 'segment_t.reason_codes',          codeWidth: 2, severity: 'channel',     codes: settlementReasons240, source: `${MANUAL}, C047-C, p. 156`, pixCodes: ['61'] },
  { occurrences: ['06', '09', '17'], field: 'segment_t.reason_codes',          codeWidth: 2, severity: 'information', codes: writeOffReasons240,   source: `${MANUAL}, C047-C, p. 156` },
  { occurrences: ['29'],             field: 'segment_u.payer_occurrence_code', codeWidth: 4, severity: 'information', codes: payerOccurrences,     source: `${MANUAL}, A001, pp. 143–144` },
] as const satisfies readonly ReasonTable[]

/** C044 and C047-C, pp. 152–153 and 156: payments at the notary and by Pix have the usual occurrence and a separate reason. */
export const events240 = {
  registered: ['02'],
  rejected: ['03'],
  paid: ['06'],
  paid_partially: ['06', '02'],
  paid_by_pix: ['06', '61'],
  paid_at_notary: ['06', '08'],
  paid_after_write_off: ['17'],
  written_off: ['09', '13'],
  protest_ordered: ['19'],
  sent_to_notary: ['23'],
  in_notary: null,
  protested: ['25'],
  withdrawn: ['24'],
  instruction_rejected: ['26'],
} as const satisfies EventOccurrences

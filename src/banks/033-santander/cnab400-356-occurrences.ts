// Santander, standard 356 (former Banco Real): Cash Management, Cobrança 400 posições, version 1.1 (01/02/2012), pp. 13–15.
import type { OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import type { Codes } from '../../fixed-width/index.js'

const SOURCE = 'Santander, padrão 356, Cobrança 400 posições, versão 1.1 (01/02/2012), pp. 14–15'

/** Reasons of 03 (pp. 14–15) that only an instruction can have: they are of titles that the bank has, or should have. */
const INSTRUCTION_REFUSALS: readonly string[] = [
  '40', // título com ordem de protesto emitida
  '60', // movimento para título não cadastrado
  'rc', // título encontra-se em aberto
  'rd', // título já baixado
  're', // título não baixado
  'rf', // título não está vencido
]

/** Código da ocorrência, 109–110, pp. 13–14. */
export const occurrences400Of356: OccurrenceTable = {
  '02': { text: 'Confirmação de Entrada',                                                     our_occurrence: '2001' },
  '03': { text: 'Registro Recusado',                                                          our_occurrence: '2002', doubt: 'whether 04 and 05 are of entries or of instructions is not said', instead: [
    { field: 'title.reason_code', codes: INSTRUCTION_REFUSALS, means: { text: 'Registro Recusado', our_occurrence: '2020' } },
  ] },
  '04': { text: 'Baixado e Creditado em C. Corrente - Adiant. Fornecedores',                  our_occurrence: '2217', doubt: 'an advance to a supplier rather than a payment by the payer' },
  '05': { text: 'Liquidação de Tít. não Reg.',                                                our_occurrence: '2027' },
  '06': { text: 'Liquidação Normal',                                                          our_occurrence: '2028' },
  '07': { text: 'Liquidação por conta',                                                       our_occurrence: '2029' },
  '08': { text: 'Baixado protesto',                                                           our_occurrence: '2019' },
  '09': { text: 'Baixado',                                                                    our_occurrence: '2004' },
  '10': { text: 'Baixado Conf. Instruções',                                                   our_occurrence: '2074' },
  '12': { text: 'Abatimento Concedido',                                                       our_occurrence: '2033' },
  '13': { text: 'Abatimento Cancelado',                                                       our_occurrence: '2034' },
  '14': { text: 'Vencimento Alterado',                                                        our_occurrence: '2006' },
  '17': { text: 'Pago em Cartório',                                                           our_occurrence: '2076' },
  '18': { text: 'Confirmação Recebimento - Instr. Sustar Protesto e Baixar o Título',         our_occurrence: '2016', doubt: 'asks for the write-off as well, which has not happened yet' },
  '19': { text: 'Confirmação de Recebimento, Instr. Protestar',                               our_occurrence: '2015' },
  '20': { text: 'Confirmação recebimento instr. Sustar protesto e conservar em carteira',     our_occurrence: '2016' },
  '21': { text: 'Sustação não acatada, título liquidado na data',                             our_occurrence: '2020' },
  '22': { text: 'Número do Cedente alterado',                                                 our_occurrence: '2043' },
  '23': { text: 'Campo especial alterado',                                                    our_occurrence: '2077', doubt: 'which field that is the manual does not say' },
  '24': { text: 'Confirmação recebimento Instr. não protestar',                               our_occurrence: '2163' },
  '25': { text: 'Enviado a cartório',                                                         our_occurrence: '2134' },
  '26': { text: 'Protesto Sustado',                                                           our_occurrence: '2041' },
  '27': { text: 'Protesto Não sustado',                                                       our_occurrence: '2020', doubt: 'no code of its own: the instruction to stop it was not carried out' },
  '28': { text: 'Protesto Devolvido pelo cartório',                                           our_occurrence: '2154', doubt: 'no code of its own; 342–391 says why' },
  '29': { text: 'Débito Custas Cartoriais',                                                   our_occurrence: '2195' },
  '30': { text: 'Multa Alterada',                                                             our_occurrence: '2203', doubt: 'no code of its own' },
  '31': { text: 'Multa Cancelada',                                                            our_occurrence: '2202' },
  '32': { text: 'Desconto Concedido',                                                         our_occurrence: '2045' },
  '34': { text: 'Protesto Autom. Cancelado',                                                  our_occurrence: '2163', doubt: 'no code of its own' },
  '35': { text: 'Titulo DDA reconhecido pelo Sacado',                                         our_occurrence: '2067' },
  '36': { text: 'Titulo DDA não reconhecido p/ Sacado',                                       our_occurrence: '2068' },
  '37': { text: 'Titulo DDA recusado pela CIP',                                               our_occurrence: '2069' },
  '75': { text: 'Juros e Data de Vencimento alterados',                                       our_occurrence: '2006', doubt: 'interest as well' },
  '98': { text: 'Amortização',                                                                our_occurrence: '2029', doubt: 'a part of the title; 2096 is near' },
}

/** Motivo da ocorrência, 340–341, with code 03, pp. 14–15. The last eight are printed in small letters. */
const refusals: Codes = {
  '04': 'Cód. Movimento não permitido p/ carteira',
  '05': 'Cód. Movimento inválido',
  '08': 'Nosso Número inválido',
  '09': 'Duplicidade de Título',
  '10': 'Carteira inválida',
  '16': 'Data Vencimento inválida',
  '17': 'Data Venc. anterior a Data Emissão',
  '18': 'Venc. fora do prazo de operação',
  '20': 'Valor do título inválido',
  '21': 'Espécie do Título inválida',
  '22': 'Espécie do título não permitida para a carteira (título não é nota de débito)',
  '24': 'Data da emissão inválida',
  '26': 'Cód. De juros de mora inválido',
  '27': 'Valor/ Taxa de juros mora inválido',
  '28': 'Cód.do desconto inválido',
  '29': 'Valor do desconto maior ou igual ao valor do título',
  '30': 'Desconto a conceder não confere',
  '32': 'Valor/ Taxa de IOF inválido',
  '33': 'Valor do abatimento inválido',
  '34': 'Valor do abatimento maior ou igual ao valor do título',
  '35': 'Valor a conceder não confere',
  '37': 'Cód. P/ protesto inválido',
  '39': 'Pedido de protesto não permitido p/ o título',
  '40': 'Título com ordem de protesto emitida',
  '44': 'Código da moeda inválida',
  '45': 'Nome do sacado não informado',
  '46': 'Tipo/Nro. de inscrição do Sacado inválidos',
  '47': 'Endereço do sacado não informado',
  '48': 'CEP inválido',
  '49': 'CEP sem praça de cobrança (não localizado)',
  '51': 'CEP incompatível com UF',
  '53': 'Tipo/Nro. de inscrição do Sacador inválidos',
  '55': 'Nosso Número no bco. corresp. não informado',
  '57': 'Cód.da multa inválido',
  '58': 'Data da multa inválida',
  '59': 'Valor/Percentual da Multa Inválido',
  '60': 'Movimento p/ título não cadastrado',
  '62': 'Tipo de impressão inválido (Situação do Bco. Correspondente)',
  '63': 'Entrada p/ título já cadastrado',
  '79': 'Data do Juros de Mora Inválida',
  '85': 'Título com pagamento vinculado (Sujeito a confirmação da agência)',
  'ra': 'produto não e cobrança',
  'rb': 'protesto susp. temporariamente',
  'rc': 'titulo encontra-se em aberto',
  'rd': 'titulo já baixado',
  're': 'titulo não baixado',
  'rf': 'titulo não esta vencido',
  'rg': 'digito contrato/sub-cart inválido',
  'rk': 'valor de custas > r$ 1.500,00',
}

/** Codes 06 and 09 have complements, too (p. 13), which the manual does not list. */
export const reasons400Of356: readonly ReasonTable[] = [
  { occurrences: ['03'], field: 'title.reason_code', codeWidth: 2, severity: 'rejection',   codes: refusals,             source: SOURCE },
  { occurrences: ['02'], field: 'title.reason_code', codeWidth: 2, severity: 'information', codes: { '01': 'Sacado DDA' }, source: SOURCE },
]

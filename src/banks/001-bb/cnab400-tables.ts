// Banco do Brasil, the codes of CNAB 400. Remittance: CBR641, August 2020, with the differences of June 2024 (notas 7, 9 and 20). Return: CBR643, June
// 2019: comando (nota 7, pp. 21–22), natureza do recebimento (nota 5, pp. 16–20), canal (nota 15, p. 24); codes of July 2023 name that edition. Texts are the
// manual's own. The unified list took its 2025 to 2060 from the comandos.
import type { EventOccurrences, OccurrenceOverride, OccurrenceTable, ReasonTable, RejectionCodes } from '../../febraban/index.js'
import type { Codes } from '../../fixed-width/index.js'
import { NO_UNIFIED_CODE } from '../families/doubts.js'
import { patch } from '../families/patch.js'
import type { Movement } from '../remittance-dialect.js'
import { listingReasons, listingRejections, negativations, OPERATIONAL_WRITE_OFF, operationalWriteOffs, unlistingReasons, unlistingRejections } from './tables.js'

/** A movement and its records. */
export interface BbMovement extends Movement {
  /** Record that replaces the title: its columns 174–192 hold other values than the discount (nota 11). */
  readonly title?: 'title_interest' | 'title_fine' | 'title_no_fine' | 'title_no_limit' | 'title_limit'
  /** Records of type 5 that may follow (notas 14, 36, 37 and 39). */
  readonly options?: readonly ('fine' | 'discounts' | 'bureau' | 'email' | 'document_number')[]
}

/**
 * Comando, title 109–110 (nota 20, p. 20; 47 of 2024, p. 19). The manual does not name columns that an instruction omits. The confirming occurrence is the one
 * with the same words in CBR643 (nota 7; 2023, pp. 23–24). Its 20 reports a debit that was made; movement 03 asks for one.
 */
export const movements400 = {
  '01': { text: 'Registro de títulos',                                confirmedBy: ['02'],                              our_code: '1001', options: ['fine', 'discounts', 'bureau', 'email', 'document_number'] },
  '02': { text: 'Solicitação de baixa',                               confirmedBy: ['10'],                              our_code: '1002', also: ['1085', '1086'] },
  '03': { text: 'Pedido de débito em conta',                          confirmedBy: null,                                our_code: '1100' },
  '04': { text: 'Concessão de abatimento',                            confirmedBy: ['12'],                              our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de abatimento',                         confirmedBy: ['13'],                              our_code: '1005' },
  '06': { text: 'Alteração de vencimento de título',                  confirmedBy: ['14'],                              our_code: '1003' },
  '07': { text: 'Alteração do número de controle do participante',    confirmedBy: ['41'],                              our_code: '1007', also: ['1122'] },
  '08': { text: 'Alteração do número do titulo dado pelo Beneficiário', confirmedBy: ['26'],                              our_code: '1008', also: ['1120'], options: ['document_number'] },
  '09': { text: 'Instrução para protestar',                           confirmedBy: ['19'],                              our_code: '1009' },
  '10': { text: 'Instrução para sustar protesto',                     confirmedBy: ['24'],                              our_code: '1018' },
  '11': { text: 'Instrução para dispensar juros',                     confirmedBy: ['25'],                              our_code: '1047' },
  '12': { text: 'Alteração de nome e endereço do Pagador',            confirmedBy: ['21'],                              our_code: '1101', also: ['1012', '1013', '1014', '1015', '1038'] }, // 21 confirms the name; 22 confirms the address and may come too
  '16': { text: 'Alterar Juros de Mora',                              confirmedBy: ['16'],                              our_code: '1076', title: 'title_interest' },
  '31': { text: 'Conceder desconto',                                  confirmedBy: ['31'],                              our_code: '1071', options: ['discounts'] },
  '32': { text: 'Não conceder desconto',                              confirmedBy: ['32'],                              our_code: '1129', also: ['1072'] },
  '33': { text: 'Retificar dados da concessão de desconto',           confirmedBy: ['33'],                              our_code: '1102', also: ['1073'], options: ['discounts'] },
  '34': { text: 'Alterar data para concessão de desconto',            confirmedBy: ['34'],                              our_code: '1103', options: ['discounts'] },
  '35': { text: 'Cobrar multa',                                       confirmedBy: ['35'],                              our_code: '1150', also: ['1104', '1074'], title: 'title_fine' },
  '36': { text: 'Dispensar multa',                                    confirmedBy: ['36'],                              our_code: '1075', title: 'title_no_fine' },
  '37': { text: 'Dispensar indexador',                                confirmedBy: ['37'],                              our_code: '1105' },
  '38': { text: 'Dispensar prazo limite de recebimento',              confirmedBy: ['38'],                              our_code: '1106', title: 'title_no_limit' },
  '39': { text: 'Alterar prazo limite de recebimento',                confirmedBy: ['39'],                              our_code: '1107', needs: ['payment_limit_at'], title: 'title_limit' },
  '40': { text: 'Alterar modalidade',                                 confirmedBy: ['72'],                              our_code: null }, // 1108: a slip has no field for the new kind of collection (102–106)
  '47': { text: 'Alteração de Valor Nominal do Boleto',               confirmedBy: ['47', '61'], rejectedBy: ['47', '50'], our_code: '1028' },
  '85': { text: 'Inclusão de Negativação Sem Protesto',               confirmedBy: ['85', '01'], rejectedBy: ['85', '12'], our_code: '1066', options: ['bureau'] },
  '86': { text: 'Exclusão de Negativação Sem Protesto',               confirmedBy: ['86', '09'], rejectedBy: ['86', '08'], our_code: '1068', also: ['1069'], options: ['bureau'] }, // one code for excluding and cancelling
} as const satisfies Readonly<Record<string, BbMovement>>

const afterDays = (days: number, kind: 'útil' | 'corrido'): string => `Protestar no ${days}º dia ${kind} após vencido`

/** Instruções codificadas of movement 09 except 00 and 03 to 05: the number of days is the code (nota 9 c, p. 14). */
const protestInstructions400: Codes = Object.fromEntries(
  [...Array.from({ length: 25 }, (_, i) => 6 + i), 35, 40, 45].map((days) => [String(days).padStart(2, '0'), afterDays(days, 'corrido')]),
)

/** Instrução codificada of an entry, title 157–158 and 159–160 (nota 9 a, p. 14; 61 to 64 of 2024, p. 14). */
export const entryInstructions400: Codes = {
  '00': 'Ausência de instruções',
  '01': 'Cobrar juros (dispensável se informado o valor a ser cobrado por dia de atraso)',
  '03': afterDays(3, 'útil'),
  '04': afterDays(4, 'útil'),
  '05': afterDays(5, 'útil'),
  '06': 'Protesto em dias corridos: 6 a 29, 35 ou 40 dias, nos campos 392 a 393',
  '07': 'Não protestar',
  '22': 'Conceder desconto só até a data estipulada',
  ...patch(protestInstructions400, { only: '10 15 20 25 30 45' }),
  '61': 'Registrar com QR Code Pix',
  '62': 'Registrar com QR Code Pix e instrução 01 - Cobrar juros',
  '63': 'Registrar com QR Code Pix e instrução 07 - Não Protestar',
  '64': 'Registrar com QR Code Pix e instrução 22 - Conceder desconto',
  '88': 'Negativação sem protesto',
}

/** Instrução codificada of a write-off, by the service's instruction (nota 9 b, p. 14). */
export const writeOffInstructions400: Readonly<Record<string, '42' | '44' | '46'>> = { '1002': '44', '1085': '42', '1086': '46' }

/** Instrução codificada, title 157–158 and 159–160, for all comandos. A code that the entry also has keeps the entry's words. */
export const cashierInstructions400: Codes = {
  ...protestInstructions400,
  '42': 'Devolver',
  '44': 'Baixar',
  '46': 'Entregar ao Pagador franco de pagamento',
  ...entryInstructions400,
}

/** The service's `document_type` → espécie, title 148–149 (nota 7, p. 12; 33 of 2024, p. 12). */
export const documentTypeByOurs400 = {
  '01': '10', // cheque
  '02': '01', // duplicata mercantil
  '04': '12', // duplicata de serviço
  '07': '08', // letra de câmbio
  '12': '02', // nota promissória
  '16': '03', // nota de seguro
  '17': '05', // recibo
  '19': '13', // nota de débito
  '20': '15', // apólice de seguro
  '30': '09', // warrant
  '35': '31', // cartão de crédito
  '36': '32', // boleto de proposta
  '38': '26', // dívida ativa do estado
  '39': '27', // dívida ativa do município
  '40': '25', // dívida ativa da União
  '46': '33', // boleto de aporte
} as const

const MANUAL = 'Banco do Brasil, CNAB400/CBR643, junho/2019'
const MANUAL_2023 = 'Banco do Brasil, CNAB400/CBR643, julho/2023'

/** Natureza do recebimento: the reason of every comando. For some comandos it also decides the meaning. */
const NATURE = 'title.receipt_nature'

/** Write-off (nota 5 c) and entry (nota 5 b) caused by a change of the wallet or its variation: the title remains open. */
const LEFT_WALLET = { field: NATURE, codes: ['18', '46', '47'] } as const
const CAME_TO_WALLET = { field: NATURE, codes: ['16', '17', '18'] } as const

/** Other meanings of a write-off (nota 5 c). */
const overridesOfWriteOff = (text: string): readonly OccurrenceOverride[] => [
  { ...LEFT_WALLET,                means: { text, our_occurrence: '2032' } },
  { field: NATURE, codes: ['15'],  means: { text, our_occurrence: '2019' } },
  { field: NATURE, codes: ['31'],  means: { text, our_occurrence: '2161' } },
  { field: NATURE, codes: ['90'],  means: { text, our_occurrence: '2099' } },
]

/**
 * Reasons of 03 (nota 5 d) that reject only entries: no other comando sends their columns (CBR641, nota 20, p. 20), or their words are about the registration.
 * 09 is the due date of an entry, since 28 is a changed due date. All other reasons may reject instructions, some of them also entries: 66 an entry or a
 * changed payer, 08 an entry or a changed amount.
 */
const REJECTS_ENTRY = ['06', '09', '22', '23', '26', '30', '33', '34', '37', '40', '43', '67']

const NEW_AMOUNT = 'Alteração de valor nominal do boleto'

/** Reasons of 47 that refuse the change (nota 5 of 2023, p. 20). */
const amountRejections: Codes = {
  '08': 'Valor do Título Invalido',
  '40': 'Boleto já encaminhado a Cartório',
  '50': 'Comando incompatível com a carteira',
  '53': 'Título se encontra na situação desejada',
  '55': 'Vencimento fora do prazo da operação',
  '83': 'Carteira/Variação não cadastradas',
  '85': 'Boleto em liquidação',
  '86': 'Boleto sem registro prévio',
  '87': 'Tipo de boleto não permite alteração de valor',
}

/** Comando, 109–110. */
export const occurrences400: OccurrenceTable = {
  '02': { text: 'Confirmação de Entrada de Boleto', our_occurrence: '2001', overrides: [{ ...CAME_TO_WALLET, means: { text: 'Confirmação de Entrada de Boleto', our_occurrence: '2031' } }] },
  // 03 rejects an entry or an instruction; only some reasons decide which
  '03': {
    text: 'Comando recusado', our_occurrence: '2190', doubt: { pt: 'também pode rejeitar uma entrada, pelos motivos que entradas e instruções têm em comum: CPF ou CNPJ do pagador (66), valor (08)', en: 'may also reject an entry, with the reasons that entries and instructions have in common: a payer’s tax id (66), an amount (08)' },
    overrides: [{ field: NATURE, codes: REJECTS_ENTRY, means: { text: 'Comando recusado', our_occurrence: '2002' } }],
  },
  '05': { text: 'Liquidado sem registro (carteira 17-tipo4)',                our_occurrence: '2027' },
  // Reasons of 06: 03 and 11 settle the rest of a partially paid title (observação of nota 7, p. 22), 02 and 10 are partial payments, 09 is a payment at the
  // notary (nota 5 a)
  '06': {
    text: 'Liquidação Normal', our_occurrence: '2028',
    overrides: [
      { field: NATURE, codes: ['03', '11'], means: { text: 'Liquidação Normal', our_occurrence: '2030' } },
      { field: NATURE, codes: ['02', '10'], means: { text: 'Liquidação Normal', our_occurrence: '2029' } },
      { field: NATURE, codes: ['09'],       means: { text: 'Liquidação Normal', our_occurrence: '2035' } },
    ],
  },
  '07': { text: 'Liquidação por Conta/Parcial',                              our_occurrence: '2029' },
  '08': { text: 'Liquidação por Saldo',                                      our_occurrence: '2030' },
  '09': { text: 'Baixa de Titulo', our_occurrence: '2004', doubt: { pt: '2097, baixa simples, é igualmente parecido', en: '2097, simple write-off, is equally similar' }, overrides: overridesOfWriteOff('Baixa de Titulo') },
  '10': { text: 'Baixa Solicitada', our_occurrence: '2008', overrides: overridesOfWriteOff('Baixa Solicitada') },
  '11': { text: 'Boletos em Ser',                                            our_occurrence: '2009' },
  '12': { text: 'Abatimento Concedido',                                      our_occurrence: '2033' },
  '13': { text: 'Abatimento Cancelado',                                      our_occurrence: '2034' },
  '14': { text: 'Alteração de Vencimento do boleto',                         our_occurrence: '2006', doubt: { pt: '2012 confirma só o recebimento da instrução', en: '2012 confirms only the receipt of the instruction' } },
  '15': { text: 'Liquidação em Cartório',                                    our_occurrence: '2035' },
  '16': { text: 'Confirmação de alteração de juros de mora',                 our_occurrence: '2036' },
  '19': { text: 'Confirmação de recebimento de instruções para protesto',    our_occurrence: '2015' },
  '20': { text: 'Débito em Conta',                                           our_occurrence: '2037' },
  '21': { text: 'Alteração do Nome do Sacado',                               our_occurrence: '2038' },
  '22': { text: 'Alteração do Endereço do Sacado',                           our_occurrence: '2039' },
  '23': { text: 'Indicação de encaminhamento a cartório',                    our_occurrence: '2040' },
  '24': { text: 'Sustar Protesto',                                           our_occurrence: '2041' },
  '25': { text: 'Dispensar Juros de mora',                                   our_occurrence: '2042' },
  '26': { text: 'Alteração do número do boleto dado pelo Cedente (Seu número) – 10 e 15 posições', our_occurrence: '2043' },
  '28': { text: 'Manutenção de titulo vencido',                              our_occurrence: '2044' },
  '31': { text: 'Conceder desconto',                                         our_occurrence: '2045' },
  '32': { text: 'Não conceder desconto',                                     our_occurrence: '2046' },
  '33': { text: 'Retificar desconto',                                        our_occurrence: '2047' },
  '34': { text: 'Alterar data para desconto',                                our_occurrence: '2048' },
  '35': { text: 'Cobrar Multa',                                              our_occurrence: '2049' },
  '36': { text: 'Dispensar Multa',                                           our_occurrence: '2050' },
  '37': { text: 'Dispensar Indexador',                                       our_occurrence: '2051' },
  '38': { text: 'Dispensar prazo limite para recebimento',                   our_occurrence: '2052' },
  '39': { text: 'Alterar prazo limite para recebimento',                     our_occurrence: '2053' },
  '41': { text: 'Alteração do número do controle do participante (25 posições)', our_occurrence: '2054' },
  '42': { text: 'Alteração do número do documento do sacado (CNPJ/CPF)',     our_occurrence: '2055' },
  '44': { text: 'Boleto pago com cheque devolvido',                          our_occurrence: '2025', doubt: { pt: 'pode estornar um pagamento (06 vem antes da compensação do cheque: CNAB 400, nota 5 a, 04, 10 e 11) ou um anúncio que não movimentou dinheiro (46)', en: 'it may reverse a payment (06 comes before the cheque clears: CNAB 400, nota 5 a, 04, 10 and 11) or an announcement that was never booked (46)' } },
  '46': { text: 'Boleto pago com cheque, aguardando compensação',            our_occurrence: '2026' },
  // 47, 61 and 93: nota 7 of 2023, pp. 23–24. The reason of 47 decides between a change and a refusal (nota 5 of 2023, p. 20)
  '47': {
    text: NEW_AMOUNT, our_occurrence: '2124', doubt: { pt: 'sem motivo conhecido também pode ser uma recusa: só 61 confirma a alteração', en: 'without a known reason it may also be a refusal: only 61 confirms the change' },
    overrides: [
      { field: NATURE, codes: ['61'],                         means: { text: NEW_AMOUNT, our_occurrence: '2124' } },
      { field: NATURE, codes: Object.keys(amountRejections), means: { text: NEW_AMOUNT, our_occurrence: '2020' } },
    ],
  },
  '61': { text: 'Registrado QR Code Pix', our_occurrence: null, why: NO_UNIFIED_CODE },
  '72': { text: 'Alteração de tipo de cobrança (específico para boletos das carteiras 11 e 17)', our_occurrence: '2056' },
  '73': { text: 'Confirmação de Instrução de Parâmetro de Pagamento Parcial', our_occurrence: '2057' },
  ...negativations(NATURE, listingRejections, unlistingRejections),
  '93': { text: 'Baixa Operacional', our_occurrence: '2158', doubt: OPERATIONAL_WRITE_OFF },
  '96': { text: 'Despesas de Protesto',                                      our_occurrence: '2058' },
  '97': { text: 'Despesas de Sustação de Protesto',                          our_occurrence: '2059' },
  '98': { text: 'Débito de Custas Antecipadas',                              our_occurrence: '2060' },
}

/** Nota 5 a, p. 16. */
const settlements: Codes = {
  '01': 'liquidação normal',
  '02': 'liquidação parcial',
  '03': 'liquidação por saldo',
  '04': 'liquidação com cheque a compensar',
  '05': 'liquidação de boleto sem registro (carteira 7 tipo 4)',
  '07': 'liquidação na apresentação',
  '09': 'liquidação em cartório',
  '10': 'Liquidação Parcial com Cheque a Compensar',
  '11': 'Liquidação por Saldo com Cheque a Compensar',
}

/** Nota 5 b, p. 16. 00 is «por meio magnético»: zeros are never a reason. */
const entries: Codes = {
  '11': 'por via convencional',
  '16': 'por alteração do código do cedente',
  '17': 'por alteração da variação',
  '18': 'por alteração da carteira',
}

/** Nota 5 c, p. 17. 46 and 47 are printed alike. 00 is «solicitada pelo cliente». */
const writeOffs: Codes = {
  '15': 'protestado',
  '18': 'por alteração da carteira',
  '19': 'débito automático',
  '31': 'liquidado anteriormente',
  '32': 'habilitado em processo',
  '33': 'incobrável por nosso intermédio',
  '34': 'transferido para créditos em liquidação',
  '46': 'por alteração da variação',
  '47': 'por alteração da variação',
  '51': 'acerto',
  '90': 'baixa automática',
}

/** Nota 5 d, pp. 17–19. 84 is printed twice: both wordings are here. */
const rejections: Codes = {
  '01': 'identificação inválida',
  '02': 'variação da carteira inválida',
  '03': 'valor dos juros por um dia inválido',
  '04': 'valor do desconto inválido',
  '05': 'espécie de boleto inválida para carteira/variação',
  '06': 'espécie de valor invariável inválido',
  '07': 'prefixo da agência usuária inválido',
  '08': 'valor do boleto/apólice inválido',
  '09': 'data de vencimento inválida',
  '10': 'fora do prazo/só admissível na carteira',
  '11': 'inexistência de margem para desconto',
  '12': 'o banco não tem agência na praça do sacado',
  '13': 'razões cadastrais',
  '14': 'sacado interligado com o sacador (só admissível em cobrança simples- cart. 11 e 17)',
  '15': 'Titulo sacado contra órgão do Poder Público (só admissível na carteira 11 e sem ordem de protesto)',
  '16': 'Titulo preenchido de forma irregular',
  '17': 'Titulo rasurado',
  '18': 'Endereço do sacado não localizado ou incompleto',
  '19': 'Código do cedente inválido',
  '20': 'Nome/endereço do cliente não informado (ECT)',
  '21': 'Carteira inválida',
  '22': 'Quantidade de valor variável inválida',
  '23': 'Faixa nosso-numero excedida',
  '24': 'Valor do abatimento inválido',
  '25': 'Novo número do boleto dado pelo cedente inválido (Seu número)',
  '26': 'Valor do IOF de seguro inválido',
  '27': 'Nome do sacado/cedente inválido',
  '28': 'Data do novo vencimento inválida',
  '29': 'Endereço não informado',
  '30': 'Registro de boleto já liquidado (carteira 17-tipo 4)',
  '31': 'Numero do borderô inválido',
  '32': 'Nome da pessoa autorizada inválido',
  '33': 'Nosso número já existente',
  '34': 'Numero da prestação do contrato inválido',
  '35': 'percentual de desconto inválido',
  '36': 'Dias para fichamento de protesto inválido',
  '37': 'Data de emissão do boleto inválida',
  '38': 'Data do vencimento anterior à data da emissão do boleto',
  '39': 'Comando de alteração indevido para a carteira',
  '40': 'Tipo de moeda inválido',
  '41': 'Abatimento não permitido',
  '42': 'CEP/UF inválido/não compatíveis (ECT)',
  '43': 'Código de unidade variável incompatível com a data de emissão do boleto',
  '44': 'Dados para débito ao sacado inválidos',
  '45': 'Carteira/variação encerrada',
  '46': 'Convenio encerrado',
  '47': 'Titulo tem valor diverso do informado',
  '48': 'Motivo de baixa invalido para a carteira',
  '49': 'Abatimento a cancelar não consta do boleto',
  '50': 'Comando incompatível com a carteira',
  '51': 'Código do convenente invalido',
  '52': 'Abatimento igual ou maior que o valor do titulo',
  '53': 'Titulo já se encontra na situação pretendida',
  '54': 'Titulo fora do prazo admitido para a conta 1',
  '55': 'Novo vencimento fora dos limites da carteira',
  '56': 'Titulo não pertence ao convenente',
  '57': 'Variação incompatível com a carteira',
  '58': 'Impossível a variação única para a carteira indicada',
  '59': 'Titulo vencido em transferência para a carteira 51',
  '60': 'Titulo com prazo superior a 179 dias em variação única para carteira 51',
  '61': 'Titulo já foi fichado para protesto',
  '62': 'Alteração da situação de débito inválida para o código de responsabilidade',
  '63': 'DV do nosso número inválido',
  '64': 'Titulo não passível de débito/baixa – situação anormal',
  '65': 'Titulo com ordem de não protestar – não pode ser encaminhado a cartório',
  '66': 'Número do documento do sacado (CNPJ/CPF) inválido',
  '67': 'Titulo/carne rejeitado',
  '69': 'Valor/Percentual de Juros Inválido',
  '70': 'Boleto já se encontra isento de juros',
  '71': 'Código de Juros Inválido',
  '72': 'Prefixo da Ag. cobradora inválido',
  '73': 'Numero do controle do participante inválido',
  '74': 'Cliente não cadastrado no CIOPE (Desconto/Vendor)',
  '75': 'Qtde. de dias do prazo limite p/ recebimento de boleto vencido inválido',
  '76': 'Titulo excluído automaticamente por decurso de prazo CIOPE (Desconto/Vendor)',
  '77': 'Titulo vencido transferido para a conta 1 – Carteira vinculada',
  '80': 'Nosso numero inválido',
  '81': 'Data para concessão do desconto inválida', // 11: erro na data do desconto; 12: data do desconto anterior à data de emissão
  '82': 'CEP do sacado inválido',
  '83': 'Carteira/variação não localizada no cedente',
  '84': 'Titulo não localizado na existência/Baixado por protesto',
  '85': 'Recusa do Comando “41” – Parâmetro de Liquidação Parcial.',
  // 86, 87 and 89: 2023, p. 20
  '86': 'Comando de alteração indevido para a carteira',
  '87': 'Código de Movimento Inválido',
  '89': 'Rejeição da alteração dos dados do pagador',
  '99': 'Outros motivos',
}

/** Nota 5, p. 19: comando 72. 00 is between simple and discounted collection. */
const chargeTypeChanges: Codes = {
  '52': 'reembolso de boleto vendor ou descontado, quando ocorrerem reembolsos de boletos por falta de liquidação. Não há migração de carteira descontada para simples.',
}

/** Nota 15, p. 24: how the payer gets a title that was entered. 00 is a payer who is not in the DDA. */
const presentations: Codes = { '50': 'Sacado eletrônico no DDA' }

/** Nota 15, p. 24: where a title was paid; Pix: 2023, p. 26. */
const channels: Codes = {
  '01': 'terminal de auto-atendimento',
  '02': 'internet',
  '03': 'central de atendimento (URA)',
  '04': 'gerenciador financeiro',
  '05': 'central de atendimento',
  '06': 'outro canal de auto-atendimento',
  '07': 'correspondente bancário',
  '08': 'guichê de caixa',
  '09': 'arquivo-eletrônico',
  '10': 'compensação',
  '11': 'outro canal eletrônico',
  '61': 'Pix',
}

/** Nota 15 of 2023, p. 26: where a payment was made that only 93 reports so far. */
const operationalChannels: Codes = {
  '01': 'Liquidação Caixa',
  '02': 'Liquidação TAA',
  '03': 'Liquidação Internet',
  '05': 'Liquidação Correspondente Bancário',
  '06': 'Liquidação Central de Atendimento',
  '07': 'Liquidação Arquivo',
  '08': 'Liquidação DDA',
  '61': 'Liquidação Pix',
}

/** Comandos of nota 5 a. Nota 15 does not name 05 among those with a channel, but its columns hold nothing else. */
const RECEIPTS = ['05', '06', '07', '08', '15', '46'] as const

const CHANNEL = 'title.payment_channel'

/** Natureza do recebimento, and the channel. */
export const reasons400: readonly ReasonTable[] = [
  { occurrences: ['02'],             field: NATURE,  codeWidth: 2, severity: 'information', codes: entries,            source: `${MANUAL}, nota 5 b, p. 16` },
  { occurrences: ['03'],             field: NATURE,  codeWidth: 2, severity: 'rejection',   codes: rejections,         source: `${MANUAL}, nota 5 d, pp. 17–19; ${MANUAL_2023}, pp. 18–20` },
  { occurrences: RECEIPTS,           field: NATURE,  codeWidth: 2, severity: 'channel',     codes: settlements,        source: `${MANUAL}, nota 5 a, p. 16` },
  { occurrences: ['09', '10', '20'], field: NATURE,  codeWidth: 2, severity: 'information', codes: writeOffs,          source: `${MANUAL}, nota 5 c, p. 17` },
  { occurrences: ['47'],             field: NATURE,  codeWidth: 2, severity: 'rejection',   codes: amountRejections,   source: `${MANUAL_2023}, nota 5, p. 20` },
  { occurrences: ['47'],             field: NATURE,  codeWidth: 2, severity: 'information', codes: { '61': 'Confirmação de alteração do valor nominal do boleto' }, source: `${MANUAL_2023}, nota 5, p. 20` },
  { occurrences: ['93'],             field: NATURE,  codeWidth: 2, severity: 'information', codes: operationalWriteOffs, source: `${MANUAL_2023}, nota 5, p. 21` },
  { occurrences: ['72'],             field: NATURE,  codeWidth: 2, severity: 'information', codes: chargeTypeChanges,  source: `${MANUAL}, nota 5, p. 19` },
  { occurrences: ['85'],             field: NATURE,  codeWidth: 2, severity: 'information', codes: listingReasons,     source: `${MANUAL}, nota 5, p. 19` },
  { occurrences: ['85'],             field: NATURE,  codeWidth: 2, severity: 'rejection',   codes: listingRejections,  source: `${MANUAL}, nota 5, p. 19` },
  { occurrences: ['86'],             field: NATURE,  codeWidth: 2, severity: 'information', codes: unlistingReasons,   source: `${MANUAL}, nota 5, p. 20` },
  { occurrences: ['86'],             field: NATURE,  codeWidth: 2, severity: 'rejection',   codes: unlistingRejections,source: `${MANUAL}, nota 5, p. 20` },
  { occurrences: ['02'],             field: CHANNEL, codeWidth: 2, severity: 'channel',     codes: presentations,      source: `${MANUAL}, nota 15, p. 24` },
  { occurrences: RECEIPTS,           field: CHANNEL, codeWidth: 2, severity: 'channel',     codes: channels,           source: `${MANUAL}, nota 15, p. 24; ${MANUAL_2023}, p. 26`, pixCodes: ['61'] },
  { occurrences: ['93'],             field: CHANNEL, codeWidth: 2, severity: 'channel',     codes: operationalChannels, source: `${MANUAL_2023}, nota 15, p. 26`, pixCodes: ['61'] },
]

/** Notas 5 and 7, pp. 16–22; Pix: nota 15 of 2023, p. 26. No edition at hand has a code for a payment after the write-off. */
export const events400 = {
  registered: ['02'],
  rejected: ['03'],
  paid: ['06', '01'],
  paid_partially: ['07', '02'],
  paid_by_pix: ['06', '61', 'payment_channel'],
  paid_at_notary: ['15', '09'],
  paid_after_write_off: null,
  written_off: ['09', '90'],
  protest_ordered: ['19'],
  sent_to_notary: ['23'],
  in_notary: null,
  protested: ['09', '15'],
  withdrawn: ['24'],
  instruction_rejected: ['03'],
} as const satisfies EventOccurrences

/** Nota 5 d, pp. 17–19; of the negativação, pp. 19–20. */
export const rejectionCodes400: RejectionCodes = {
  payer_tax_id: '66',
  due_date: '09',
  amount: '08',
  duplicated_number: '33',
  unknown_title: { '03': '84', '85': '12', '86': '08' },
}

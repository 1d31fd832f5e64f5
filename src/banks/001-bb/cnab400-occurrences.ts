// Banco do Brasil, CNAB400/CBR643, June 2019: comando (nota 7, pp. 21–22), natureza do recebimento (nota 5, pp. 16–20), canal (nota 15, p. 24).
// Texts are the manual's own. The unified list took its 2025 to 2060 from this very table.
import type { EventOccurrences, OccurrenceOverride, OccurrenceTable, ReasonTable, RejectionCodes } from '../../febraban/index.js'
import type { Codes } from '../../fixed-width/index.js'
import { listingReasons, listingRejections, negativations, unlistingReasons, unlistingRejections } from './tables.js'

const MANUAL = 'Banco do Brasil, CNAB400/CBR643, junho/2019'

/** Where the nature of the receipt stands, which tells some comandos apart. */
const NATURE = 'title.receipt_nature'

/** Written off because the wallet or its variation changed (nota 5 c), entered for the same reason (5 b): the title lives on. */
const LEFT_WALLET = { field: NATURE, codes: ['18', '46', '47'] } as const
const CAME_TO_WALLET = { field: NATURE, codes: ['16', '17', '18'] } as const

/** The other ends that a write-off may be (nota 5 c). */
const writeOffsInstead = (text: string): readonly OccurrenceOverride[] => [
  { ...LEFT_WALLET,                means: { text, our_occurrence: '2032' } },
  { field: NATURE, codes: ['15'],  means: { text, our_occurrence: '2019' } },
  { field: NATURE, codes: ['31'],  means: { text, our_occurrence: '2161' } },
  { field: NATURE, codes: ['90'],  means: { text, our_occurrence: '2099' } },
]

/**
 * Reasons of 03 (nota 5 d) that only an entry can have: of what no other comando sends (CBR641, nota 20, p. 20), or in words of the registration. 09 is
 * the due date of an entry, since a changed one has 28. All others are of instructions, or of both: 66 of an entry and of a changed payer, 08 of an entry
 * and of a changed amount.
 */
const ENTRY_REFUSALS: readonly string[] = [
  '06', // espécie de valor invariável inválido
  '09', // data de vencimento inválida
  '22', // quantidade de valor variável inválida
  '23', // faixa nosso-numero excedida
  '26', // valor do IOF de seguro inválido
  '30', // registro de boleto já liquidado
  '33', // nosso número já existente
  '34', // número da prestação do contrato inválido
  '37', // data de emissão do boleto inválida
  '40', // tipo de moeda inválido
  '43', // código de unidade variável incompatível com a data de emissão do boleto
  '67', // título/carnê rejeitado
]

/** Comando, 109–110. */
export const occurrences400: OccurrenceTable = {
  '02': { text: 'Confirmação de Entrada de Boleto', our_occurrence: '2001', overrides: [{ ...CAME_TO_WALLET, means: { text: 'Confirmação de Entrada de Boleto', our_occurrence: '2031' } }] },
  // 03 refuses an entry or an instruction, and only the reason tells which, where it does
  '03': {
    text: 'Comando recusado', our_occurrence: '2190', doubt: 'of an entry as well, by the reasons that both have: a payer’s tax id (66), an amount (08)',
    overrides: [{ field: NATURE, codes: ENTRY_REFUSALS, means: { text: 'Comando recusado', our_occurrence: '2002' } }],
  },
  '05': { text: 'Liquidado sem registro (carteira 17-tipo4)',                our_occurrence: '2027' },
  // 06: with 03 or 11 the rest of a title paid in part was paid (observação of nota 7, p. 22); with 02 or 10 a part of it was; with 09
  // it was paid at the notary (nota 5 a)
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
  '09': { text: 'Baixa de Titulo', our_occurrence: '2004', doubt: '2097, simple write-off, is as near', overrides: writeOffsInstead('Baixa de Titulo') },
  '10': { text: 'Baixa Solicitada', our_occurrence: '2008', overrides: writeOffsInstead('Baixa Solicitada') },
  '11': { text: 'Boletos em Ser',                                            our_occurrence: '2009' },
  '12': { text: 'Abatimento Concedido',                                      our_occurrence: '2033' },
  '13': { text: 'Abatimento Cancelado',                                      our_occurrence: '2034' },
  '14': { text: 'Alteração de Vencimento do boleto',                         our_occurrence: '2006', doubt: '2012 is the same change, as received' },
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
  '44': { text: 'Boleto pago com cheque devolvido',                          our_occurrence: '2025', doubt: 'it may undo a payment (06 is told before the cheque clears: CNAB 400, nota 5 a, 04, 10 and 11) or an announcement that was no money (46)' },
  '46': { text: 'Boleto pago com cheque, aguardando compensação',            our_occurrence: '2026' },
  '72': { text: 'Alteração de tipo de cobrança (específico para boletos das carteiras 11 e 17)', our_occurrence: '2056' },
  '73': { text: 'Confirmação de Instrução de Parâmetro de Pagamento Parcial', our_occurrence: '2057' },
  ...negativations(NATURE, listingRejections, unlistingRejections),
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

/** Nota 5 b, p. 16. 00, «por meio magnético», is no reason: zeros never are. */
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

/** Nota 5 d, pp. 17–19. 84 is printed twice; both readings stand. */
const refusals: Codes = {
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
  '99': 'Outros motivos',
}

/** Nota 5, p. 19: comando 72. 00 is between simple and discounted collection. */
const chargeTypeChanges: Codes = {
  '52': 'reembolso de boleto vendor ou descontado, quando ocorrerem reembolsos de boletos por falta de liquidação. Não há migração de carteira descontada para simples.',
}

/** Nota 15, p. 24: how the payer gets a title that was entered. 00 is not in the DDA. */
const presentations: Codes = {
  '50': 'Sacado eletrônico no DDA',
}

/** Nota 15, p. 24: where a title was paid. No edition at hand has a channel of Pix. */
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
}

/** Comandos of nota 5 a. Nota 15 leaves 05 out of those that tell the channel, which has nothing else in those columns. */
const RECEIPTS = ['05', '06', '07', '08', '15', '46'] as const

/** Reasons of a title whose records are in these roles: the nature of the receipt, and the channel. */
export const reasons400: readonly ReasonTable[] = [
  { occurrences: ['02'],             field: 'title.receipt_nature',  codeWidth: 2, severity: 'information', codes: entries,           source: `${MANUAL}, nota 5 b, p. 16` },
  { occurrences: ['03'],             field: 'title.receipt_nature',  codeWidth: 2, severity: 'rejection',   codes: refusals,          source: `${MANUAL}, nota 5 d, pp. 17–19` },
  { occurrences: RECEIPTS,           field: 'title.receipt_nature',  codeWidth: 2, severity: 'channel',     codes: settlements,       source: `${MANUAL}, nota 5 a, p. 16` },
  { occurrences: ['09', '10', '20'], field: 'title.receipt_nature',  codeWidth: 2, severity: 'information', codes: writeOffs,         source: `${MANUAL}, nota 5 c, p. 17` },
  { occurrences: ['72'],             field: 'title.receipt_nature',  codeWidth: 2, severity: 'information', codes: chargeTypeChanges, source: `${MANUAL}, nota 5, p. 19` },
  { occurrences: ['85'],             field: 'title.receipt_nature',  codeWidth: 2, severity: 'information', codes: listingReasons,    source: `${MANUAL}, nota 5, p. 19` },
  { occurrences: ['85'],             field: 'title.receipt_nature',  codeWidth: 2, severity: 'rejection',   codes: listingRejections,   source: `${MANUAL}, nota 5, p. 19` },
  { occurrences: ['86'],             field: 'title.receipt_nature',  codeWidth: 2, severity: 'information', codes: unlistingReasons,  source: `${MANUAL}, nota 5, p. 20` },
  { occurrences: ['86'],             field: 'title.receipt_nature',  codeWidth: 2, severity: 'rejection',   codes: unlistingRejections, source: `${MANUAL}, nota 5, p. 20` },
  { occurrences: ['02'],             field: 'title.payment_channel', codeWidth: 2, severity: 'channel',     codes: presentations,     source: `${MANUAL}, nota 15, p. 24` },
  { occurrences: RECEIPTS,           field: 'title.payment_channel', codeWidth: 2, severity: 'channel',     codes: channels,          source: `${MANUAL}, nota 15, p. 24` },
]

/** Notas 5 and 7, pp. 16–22. No edition at hand tells a payment by Pix, or one after the write-off. */
export const events400 = {
  registered: ['02'],
  rejected: ['03'],
  paid: ['06', '01'],
  paid_partially: ['07', '02'],
  paid_by_pix: ['06', '01'],
  paid_at_notary: ['15', '09'],
  paid_after_write_off: null,
  written_off: ['09', '90'],
  protest_ordered: ['19'],
  sent_to_notary: ['23'],
  in_notary: null,
  protested: ['09', '15'],
  withdrawn: ['24'],
  refused: ['03'],
} as const satisfies EventOccurrences

/** Nota 5 d, pp. 17–19; of the negativation, pp. 19–20. */
export const refusals400: RejectionCodes = {
  payer_tax_id: '66',
  due_date: '09',
  amount: '08',
  duplicated_number: '33',
  unknown_title: { '03': '84', '85': '12', '86': '08' },
}

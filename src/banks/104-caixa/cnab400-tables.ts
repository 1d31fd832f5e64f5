// Caixa (104), Leiaute CNAB 400 SIGCB, 67.126 v015 (abril de 2020), with what v029 (2024) added: reasons, notas NE032, NE035, NE036 and NE038, pp. 41–44;
// occurrences, nota NE033, pp. 41–42; codes of a remittance, notas NE016 to NE064, pp. 37–48. Texts are the manual's own. The manual prints codes of three
// columns with two digits.
//
// v029 also confirms a change of carteira (movement 14), but the only available source does not show the code, so it is missing here.

import type { LocalizedText } from '../../cobranca/index.js'
import type { EventOccurrences, OccurrenceOverride, OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import type { Codes } from '../../fixed-width/index.js'
import type { Movement } from '../remittance-dialect.js'

const SOURCE = 'Caixa, Leiaute CNAB 400 SIGCB, 67.126 v015 (abril de 2020)'

/** NE032, of the occurrence 99, p. 41. 096 to PB come from v029. */
const rejections400 = {
  '001': 'Movimento sem Beneficiário Correspondente',
  '002': 'Movimento sem Título Correspondente',
  '008': 'Movimento para título já com movimentação no dia',
  '009': 'Nosso Número não pertence ao Beneficiário',
  '010': 'Inclusão de título já existente na base',
  '012': 'Movimento duplicado',
  '013': 'Entrada Inválida para Cobrança Caucionada (Beneficiário não possui conta Caução)',
  '020': 'CEP do Pagador não encontrado (não foi possível a determinação da Agência Cobradora para o título)',
  '021': 'Agência cobradora não encontrada (agência designada para cobradora não cadastrada no sistema)',
  '022': 'Agência Beneficiário não encontrada (Agência do Beneficiário não cadastrada no sistema)',
  '026': 'Data de vencimento inválida',
  '044': 'CEP do sacado inválido',
  '045': 'Data de Vencimento com prazo superior ao limite',
  '049': 'Prazo de protesto/devolução inválido',
  '050': 'Movimento inválido para título enviado a Cartório',
  '054': 'Faixa de CEP da Agência Cobradora não abrange CEP do Pagador',
  '055': 'Título já com opção de Devolução',
  '056': 'Processo de Protesto em andamento',
  '057': 'Título já com opção de Protesto',
  '058': 'Processo de devolução em andamento',
  '059': 'Novo prazo p/ Protesto/Devolução inválido',
  '076': 'Alteração do prazo de protesto inválida',
  '077': 'Alteração do prazo de devolução inválida',
  '082': 'CNPJ/CPF do Pagador inválido (dígito não confere)',
  '083': 'Número do Documento (seu número) inválido',
  '084': 'Protesto inválido para título sem Número do documento (seu número)',
  '096': 'Código de juros inválido',
  '097': 'Código do desconto inválido',
  '098': 'Movimento inválido para título boleto PIX ou híbrido',
  '099': 'Alteração de carteira inválida',
  'PA': 'Chave DICT Beneficiário Inválida - QR Code não cadastrado',
  'PB': 'TXID inválido - QR Code não cadastrado',
} as const satisfies Codes

/** NE038, pp. 43–44: errors of rejected and of accepted entries. 071 comes from v029. */
const errors400 = {
  '001': 'Remessa sem registro tipo 0',
  '002': 'Identificação inválida da Empresa na CAIXA',
  '003': 'Número Inválido da Remessa',
  '004': 'Beneficiário não pertence a Cobrança Eletrônica',
  '005': 'Código da Remessa Inválido',
  '006': 'Literal da Remessa Inválido',
  '007': 'Código de Serviço Inválido',
  '008': 'Literal de Serviço Inválido',
  '009': 'Código do Banco Inválido',
  '010': 'Nome do Banco Inválido',
  '011': 'Data de gravação Inválida',
  '012': 'Número de Remessa já Processada',
  '013': 'Tipo de registro esperado Inválido',
  '014': 'Tipo de Ocorrência Inválido',
  '015': 'Literal Remessa Inválida para fase de Testes',
  '016': 'Identificação da empresa no Registro tipo 0 difere da identificação no Registro Tipo 1',
  '017': 'Identificação na CAIXA inválida (Nosso Número)',
  '018': 'Código da Carteira inválido',
  '019': 'Número seqüencial do Registro Inválido',
  '020': 'Tipo de Inscrição da empresa Inválido',
  '021': 'Número de Inscrição da empresa Inválido',
  '023': 'Taxa de Comissão de Permanência Inválida',
  '026': 'Data de vencimento inválida',
  '027': 'Valor do título inválido',
  '028': 'Espécie de título Inválida',
  '029': 'Código de Aceite Inválido',
  '030': 'Data de emissão do título inválida',
  '031': 'Instrução de Cobrança 1 Inválida',
  '032': 'Instrução de Cobrança 2 Inválida',
  '033': 'Instrução de Cobrança 3 Inválida',
  '034': 'Valor de Juros Inválido',
  '035': 'Data do Desconto Inválida',
  '036': 'Valor do Desconto Inválido',
  '037': 'Valor do IOF Inválido',
  '038': 'Valor do Abatimento Inválido',
  '039': 'Tipo de Inscrição do Pagador Inválido',
  '040': 'Número de Inscrição do Pagador Inválido',
  '042': 'Nome do Pagador obrigatório',
  '043': 'Endereço do Pagador obrigatório',
  '044': 'CEP do Pagador Inválido',
  '045': 'Cidade do Pagador obrigatório',
  '046': 'Estado do Pagador obrigatório',
  '047': 'Data da multa inválida',
  '048': 'Valor da multa inválido',
  '049': 'Prazo de protesto/devolução inválido',
  '050': 'Prazo do protesto inválido',
  '051': 'Prazo de devolução inválido',
  '052': 'Moeda inválida',
  '053': '“USO DA EMPRESA” obrigatório',
  '054': 'Remessa sem registro tipo 9',
  '055': 'Solicitacao nao permitida para titulo incluido somente para protesto',
  '060': 'Identificação da emissão do boleto inválida',
  '061': 'Tipo de entrega inválido',
  '062': 'Modalidade do título inválida',
  '063': 'Forma de entrega de bloq.inválida para emis. banco',
  '064': 'Forma de entrega de bloq.inválida para emis.beneficiário',
  '065': 'Forma de emissao de boleto inválida',
  '066': 'E-mail inválido',
  '067': 'Número do DDD do celular do sacado inválido',
  '068': 'Número do celular do sacado inválido',
  '069': 'Tipo de mensagem de envio SMS inválido',
  '070': 'Envio de sms do beneficiário inválido',
  '071': 'Título com indicador de pagamento na rede bancária',
  '072': 'Movimento sem título correspondente',
  '073': 'Movimento inválido para título descontado',
  '074': 'Movimento inválido para título enviado',
  '075': 'Movimento inválido para título baixado',
  '076': 'Movimento inválido para título em garantia de crédito',
  '077': 'Processo de protesto em andamento',
  '078': 'Processo de devolução em andamento',
  '079': 'Título com endereço do pagador inconsistente',
  '080': 'Valor do abatimento maior que o valor total de rateio',
  '081': 'Bairro do pagador obrigatório',
  '083': 'Número do Documento de Cobrança (Seu Número) inválido',
  '084': 'Identificação do tipo de pagamento inválida',
  '085': 'Quantidade de pagamentos possíveis inválida',
  '086': 'Tipo de valor máximo inválido',
  '087': 'Valor máximo inválido',
  '088': 'Percentual máximo inválido',
  '089': 'Tipo de valor mínimo inválido',
  '090': 'Valor mínimo inválido',
  '091': 'Percentual mínimo inválido',
  '092': 'Tipos de valor máximo e mínimo divergentes',
  '093': 'Título autorizado para pagamentos parciais não pode ser alterado',
  '094': 'Quantidade de pagamentos possíveis menor que a quantidade de pagamentos realizados',
  '095': 'Autorização de pagamento parcial inválida',
} as const satisfies Codes

/** Reasons that reject only entries, or only instructions; the other reasons may reject both. */
export interface RejectionSubjects {
  readonly ofEntries: readonly string[]
  readonly ofInstructions: readonly string[]
}

/**
 * The words of NE032 (p. 41) and NE038 (pp. 43–44) decide; if both lists have a code, the words of both. Codes 001 to 016 and 054 of NE038 are about the header
 * and the trailer of the remittance: they reject a whole file, not a title. 050 is about an instruction in NE032 and about an entry in NE038, so it is in
 * neither list.
 */
const rejectionSubjects400: RejectionSubjects = {
  ofEntries: [
    '010', // inclusão de título já existente na base
    '013', // entrada inválida para cobrança caucionada
  ],
  ofInstructions: [
    '002', // movimento sem título correspondente
    '008', // movimento para título já com movimentação no dia
    '055', // título já com opção de devolução; título incluído somente para protesto
    '056', // processo de protesto em andamento
    '057', // título já com opção de protesto
    '058', // processo de devolução em andamento
    '059', // novo prazo para protesto ou devolução inválido
    '071', // título com indicador de pagamento na rede bancária
    '072', // movimento sem título correspondente
    '073', // movimento inválido para título descontado
    '074', // movimento inválido para título enviado
    '075', // movimento inválido para título baixado
    '076', // alteração do prazo de protesto inválida; movimento inválido para título em garantia de crédito
    '077', // alteração do prazo de devolução inválida; processo de protesto em andamento
    '078', // processo de devolução em andamento
    '093', // título autorizado para pagamentos parciais não pode ser alterado
    '094', // quantidade de pagamentos possíveis menor que a de pagamentos realizados
    '098', // movimento inválido para título boleto PIX ou híbrido
    '099', // alteração de carteira inválida
  ],
}

/** NE033, p. 42, and v029: remarks to an accepted entry or change. */
const remarks400 = {
  'A4': 'Pagador DDA',
  'P1': 'Registrado com QR Code PIX',
  'P2': 'Registrado sem QR Code PIX',
  'P3': 'Registrado com QR Code PIX e Código de Barras',
  'PC': 'PIX alterado - Verificar payload pela URL',
} as const satisfies Codes

/** NE035, of a settlement, p. 42. 061 and 062 are Pix (v029). */
const channels400 = {
  '002': 'Unidade Lotérica',
  '003': 'Agências CAIXA',
  '004': 'Compensação Eletrônica',
  '006': 'Internet Banking',
  '007': 'Correspondente CAIXA Aqui',
  '008': 'Em Cartório',
  '061': 'PIX CAIXA',
  '062': 'PIX Outros Bancos',
} as const satisfies Codes

/** NE035, of a write-off, p. 42. 015 (v029): the payer paid by the QR Code of a hybrid billet, and the bank then writes the billet off. */
const writeOffReasons400 = {
  '009': 'Comandada Banco',
  '010': 'Comandada Cliente via Arquivo',
  '011': 'Comandada Cliente On-line',
  '015': 'Comandado Banco por pagamento QR Code',
} as const satisfies Codes

/** NE036, of a settlement by 002, 003 or 008, p. 42; one column. 3 and 4 come from v029. */
const paymentForms400 = {
  '1': 'Dinheiro',
  '2': 'Cheque',
  '3': 'Débito em conta',
  '4': 'Cartão de Crédito',
} as const satisfies Codes

const LISTED_IN_NE033: LocalizedText = {
  pt: 'NE033 o lista entre as ocorrências, mas as suas colunas são 83–84 de uma entrada ou alteração (13.1, p. 28)',
  en: 'NE033 lists it among the occurrences, but its columns are 83–84 of an entry or change (13.1, p. 28)',
}
const REMARK_OF_ENTRY: LocalizedText = {
  pt: `${LISTED_IN_NE033.pt}, e nenhum código unificado informa um QR Code`,
  en: `${LISTED_IN_NE033.en}, and no unified code reports a QR Code`,
}

/** Write-off with 015 (NE035 of v029): the payer paid by the QR Code of the billet. Titles of SINCO have no QR Code. */
const paidByPix = (text: string): readonly OccurrenceOverride[] => [
  { field: 'title.channel', codes: ['015'], means: { text, our_occurrence: '2161', pix: true } },
]

/** Occurrence 99 rejects entries and instructions: overrides for the reasons that decide which. */
export const rejectionsInstead = (field: string, { ofEntries, ofInstructions }: RejectionSubjects): readonly OccurrenceOverride[] => [
  { field, codes: ofInstructions, means: { text: 'Rejeição do Título', our_occurrence: '2020' } },
  { field, codes: ofEntries,      means: { text: 'Rejeição do Título', our_occurrence: '2002' } },
]

const REJECTIONS = ['title.reason_code', 'title_sinco.reason_code'].flatMap((field) => rejectionsInstead(field, rejectionSubjects400))

/** Código de ocorrência, detail 109–110. */
export const occurrences400: OccurrenceTable = {
  '01': { text: 'Entrada Confirmada',                                       our_occurrence: '2001' },
  '02': { text: 'Baixa Manual Confirmada',                                  our_occurrence: '2126', overrides: paidByPix('Baixa Manual Confirmada') },
  '03': { text: 'Abatimento Concedido',                                     our_occurrence: '2033' },
  '04': { text: 'Abatimento Cancelado',                                     our_occurrence: '2034' },
  '05': { text: 'Vencimento Alterado',                                      our_occurrence: '2006', doubt: { pt: '2012 informa a instrução, e 2006, o seu efeito', en: '2012 reports the instruction, 2006 its effect' } },
  '06': { text: 'Uso da Empresa Alterado',                                  our_occurrence: '2127' },
  '07': { text: 'Prazo de Protesto Alterado',                               our_occurrence: '2128' },
  '08': { text: 'Prazo de Devolução Alterado',                              our_occurrence: '2129' },
  '09': { text: 'Alteração Confirmada',                                     our_occurrence: '2021' }, // confirms 09, «alteração de outros dados»
  '10': { text: 'Alteração com reemissão de boleto confirmada',             our_occurrence: '2130' },
  '11': { text: 'Alteração da opção de Protesto para Devolução Confirmada', our_occurrence: '2131' },
  '12': { text: 'Alteração da opção de Devolução para Protesto Confirmada', our_occurrence: '2132' },
  '20': { text: 'Em Ser',                                                   our_occurrence: '2009' },
  // 21 with the channel 008 (NE035, p. 42): paid at the notary, like 22
  '21': {
    text: 'Liquidação', our_occurrence: '2003',
    overrides: ['title.channel', 'title_sinco.channel'].map((field) => (
      { field, codes: ['008'], means: { text: 'Liquidação', our_occurrence: '2035' as const } }
    )),
  },
  '22': { text: 'Liquidação em Cartório',                                   our_occurrence: '2035' },
  '23': { text: 'Baixa por Devolução',                                      our_occurrence: '2133', overrides: paidByPix('Baixa por Devolução') },
  '25': { text: 'Baixa por Protesto',                                       our_occurrence: '2019' },
  '26': { text: 'Título enviado para Cartório',                             our_occurrence: '2134' },
  '27': { text: 'Sustação de Protesto',                                     our_occurrence: '2016', doubt: { pt: '2041 é o mesmo ato no Banco do Brasil', en: '2041 is the same act at Banco do Brasil' } },
  '28': { text: 'Estorno de Protesto',                                      our_occurrence: '2135' },
  '29': { text: 'Estorno de Sustação de Protesto',                          our_occurrence: '2136' },
  '30': { text: 'Alteração de Título',                                      our_occurrence: '2088', kind: 'changed', doubt: { pt: 'tem as palavras de 2088, que em outros bancos é uma tarifa; aqui as tarifas são 31 e 32', en: 'has the words of 2088, which is a fee at other banks; here the fees are 31 and 32' } },
  '31': { text: 'Tarifa sobre Título Vencido',                              our_occurrence: '2137' },
  '32': { text: 'Outras Tarifas de Alteração',                              our_occurrence: '2138' },
  '33': { text: 'Estorno de Baixa / Liquidação',                            our_occurrence: '2121' },
  '34': { text: 'Tarifas Diversas',                                         our_occurrence: '2139' },
  // 35, 36: the on-line return (pp. 11–12) announces what the nightly return brings as 21 and 33. Never booked, like 46 and 47 of CNAB 240
  '35': { text: 'Liquidação On-line',                                       our_occurrence: '2122', kind: 'info', doubt: { pt: 'arquivos reais de CNAB 240 mostram que a liquidação vem depois; o manual não informa isso', en: 'real files of CNAB 240 show that the settlement follows; the manual does not print it' } },
  '36': { text: 'Estorno de Liquidação On-line',                            our_occurrence: '2123', kind: 'info', doubt: { pt: 'desfaz 35, que não movimentou dinheiro', en: 'undoes 35, which was never booked' } },
  '37': { text: 'Transferência para a cobrança simples',                    our_occurrence: '2031', doubt: { pt: '2208 é uma transferência pedida; aqui é o próprio banco que transfere o título', en: '2208 is a requested transfer; here the bank itself transfers the title' } },
  '38': { text: 'Transferência para a cobrança descontada',                 our_occurrence: '2181', kind: 'changed', doubt: { pt: '2181 inclui uma baixa com a transferência; NE033, não', en: '2181 includes a write-off with the transfer, NE033 does not' } },
  '51': { text: 'Reconhecido pelo pagador DDA',                             our_occurrence: '2067' },
  '52': { text: 'Não reconhecido pelo pagador DDA',                         our_occurrence: '2068' },
  '53': { text: 'Recusado no DDA',                                          our_occurrence: '2069' },
  '99': { text: 'Rejeição do Título',                                       our_occurrence: '2140', doubt: { pt: 'também pode rejeitar uma instrução, pelos motivos que entradas e instruções têm em comum: 045, 082', en: 'may also reject an instruction, with the reasons that entries and instructions have in common: 045, 082' }, overrides: REJECTIONS },
  'A4': { text: 'Pagador DDA',                                              our_occurrence: '2093', doubt: LISTED_IN_NE033 },
  'P1': { text: 'Registrado com QR Code PIX',                               our_occurrence: null, why: REMARK_OF_ENTRY },
  'P2': { text: 'Registrado sem QR Code PIX',                               our_occurrence: null, why: REMARK_OF_ENTRY },
  'P3': { text: 'Registrado com QR Code PIX e Código de Barras',            our_occurrence: null, why: REMARK_OF_ENTRY },
  'PC': { text: 'PIX alterado - Verificar payload pela URL',                our_occurrence: null, why: REMARK_OF_ENTRY },
}

/** Inclusões e alterações: 13.1, p. 28. */
const ENTRIES_AND_CHANGES = ['01', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '30']
const SETTLEMENTS = ['21', '22', '35']
const WRITE_OFFS = ['02', '23', '25']
const NOT_REJECTED = Object.keys(occurrences400).filter((code) => code !== '99')

/**
 * Reasons of a title. With a rejection, 80–82 hold a code of NE032 or of NE038; with any other occurrence, an error of NE038 for which nothing was rejected (p.
 * 43).
 *
 * @param title the record's role
 */
const reasonsIn = (title: string): readonly ReasonTable[] => [
  { occurrences: ['99'],              field: `${title}.reason_code`,  codeWidth: 3, severity: 'rejection',   codes: { ...errors400, ...rejections400 }, source: `${SOURCE}, NE032 e NE038, pp. 41 e 43–44` },
  { occurrences: NOT_REJECTED,        field: `${title}.reason_code`,  codeWidth: 3, severity: 'information', codes: errors400, source: `${SOURCE}, NE038, pp. 43–44` },
  { occurrences: ENTRIES_AND_CHANGES, field: `${title}.remark_code`,  codeWidth: 2, severity: 'information', codes: remarks400, source: `${SOURCE}, 13.1, p. 28, e NE033, p. 42` },
  { occurrences: WRITE_OFFS,          field: `${title}.channel`,      codeWidth: 3, severity: 'information', codes: writeOffReasons400, pixCodes: ['015'], source: `${SOURCE}, NE035, p. 42` },
  { occurrences: SETTLEMENTS,         field: `${title}.channel`,      codeWidth: 3, severity: 'channel',     codes: channels400, pixCodes: ['061', '062'], source: `${SOURCE}, NE035, p. 42` },
  { occurrences: SETTLEMENTS,         field: `${title}.payment_form`, codeWidth: 1, severity: 'channel',     codes: paymentForms400, source: `${SOURCE}, NE036, p. 42` },
]

export const reasons400: readonly ReasonTable[] = ['title', 'title_sinco'].flatMap(reasonsIn)

/** NE033 and NE035, pp. 41–42. Neither note has a code for a partial payment, a payment after the write-off, or the order to protest. */
export const events400 = {
  registered: ['01'],
  rejected: ['99'],
  paid: ['21'],
  paid_partially: null,
  paid_by_pix: ['21', '061', 'channel'],
  paid_at_notary: ['22', '008', 'channel'],
  paid_after_write_off: null,
  written_off: ['23', '009', 'channel'],
  protest_ordered: null,
  sent_to_notary: ['26'],
  in_notary: null,
  protested: ['25'],
  withdrawn: ['27'],
  instruction_rejected: ['99'],
} as const satisfies EventOccurrences

/**
 * NE017 Código de movimento, pp. 37–38. `also` lists further our_codes of the same movement; for 09 they are the fields that obs. 6 allows to change.
 *
 * No movement for these our_codes of the service: 1009 (12 makes a protest of a return), 1010 and 1041 (11 needs the days of the return), 1018 and 1019, 1020
 * (tax ids cannot be changed, p. 16), 1021 (10 is of other data than the value), 1071 and 1072 (09 changes the discount).
 */
export const movements400 = {
  '01': { text: 'Entrada de Título',                              confirmedBy: ['01'],                   our_code: '1001' },
  '02': { text: 'Pedido de Baixa',                                confirmedBy: ['02', '010', 'channel'], our_code: '1002' },
  '03': { text: 'Concessão de Abatimento',                        confirmedBy: ['03'],                   our_code: '1004', needs: ['value_rebate'] },
  '04': { text: 'Cancelamento de Abatimento',                     confirmedBy: ['04'],                   our_code: '1005', needs: ['value_rebate'] }, // obs. 3: other than zeros
  '05': { text: 'Alteração de Vencimento',                        confirmedBy: ['05'],                   our_code: '1003' },
  '06': { text: 'Alteração do uso da Empresa',                    confirmedBy: ['06'],                   our_code: '1007' },
  '07': { text: 'Alteração do Prazo de Protesto',                 confirmedBy: ['07'],                   our_code: '1017' },
  '08': { text: 'Alteração do Prazo de Devolução',                confirmedBy: ['08'],                   our_code: '1095' },
  '09': {
    text: 'Alteração de outros dados',
    confirmedBy: ['09'],
    our_code: '1031',
    also: ['1008', '1012', '1013', '1014', '1015', '1038', '1047', '1073', '1074', '1075', '1076', '1079', '1080', '1101', '1120', '1129'],
  },
  '10': { text: 'Alt de dados c/ emissão / emissão de boleto',    confirmedBy: ['10'],                   our_code: null }, // the bank reissues the billet
  '11': { text: 'Alteração da opção de Protesto para Devolução',  confirmedBy: ['11'],                   our_code: '1096' },
  '12': { text: 'Alteração da opção de Devolução para Protesto',  confirmedBy: ['12'],                   our_code: '1097' },
  '13': { text: 'Alteração do valor nominal do título',           confirmedBy: null,                     our_code: '1028' }, // v029
  '14': { text: 'Alteração da carteira',                          confirmedBy: null,                     our_code: '1023' }, // v029; its list of codes (NE016) is not available
} as const satisfies Readonly<Record<string, Movement>>

/** NE022 Espécie do título, p. 39. */
export const documentTypes400 = {
  '01': 'Duplicata Mercantil',
  '02': 'Nota Promissória',
  '03': 'Duplicata de Prestação de Serviços',
  '04': 'Cheque',
  '05': 'Nota de Seguro',
  '06': 'Letra de Câmbio',
  '07': 'Duplicata Mercantil p/ Indicação',
  '08': 'Nota de Crédito Comercial',
  '09': 'Outros',
  '10': 'Nota de Crédito Industrial',
  '11': 'Nota de Crédito Rural',
  '12': 'Duplicata de Serviço', // DSI
  '13': 'Nota Promissória Rural',
  '14': 'Triplicata Mercantil',
  '15': 'Triplicata de Serviço',
  '16': 'Duplicata Rural',
  '17': 'Recibo',
  '18': 'Fatura',
  '19': 'Nota de Débito',
  '20': 'Apólice de Seguro',
  '21': 'Mensalidade Escolar',
  '22': 'Parcela de Consórcio',
  '23': 'Nota Fiscal',
  '24': 'Documento de Dívida',
  '25': 'Cédula de Produto Rural',
  '26': 'Nota de Crédito à Exportação',
  '30': 'Encargos Condominiais',
  '31': 'Cartão de Crédito',
  '32': 'Boleto Proposta',
} as const

/**
 * The service's `document_type` → Caixa's. 31 and 32 are not sent: they require a record of type 4, whose kinds of payment (NE043: parcial, divergente) the
 * service does not have.
 */
export const documentTypeByOurs400: Readonly<Record<string, keyof typeof documentTypes400>> = {
  '01': '04', // cheque
  '02': '01', // duplicata mercantil
  '03': '07', // duplicata mercantil p/ indicação
  '04': '03', // duplicata de serviço
  '05': '12', // duplicata de serviço p/ indicação
  '06': '16', // duplicata rural
  '07': '06', // letra de câmbio
  '08': '08', // nota de crédito comercial
  '09': '26', // nota de crédito à exportação
  '10': '10', // nota de crédito industrial
  '11': '11', // nota de crédito rural
  '12': '02', // nota promissória
  '13': '13', // nota promissória rural
  '14': '14', // triplicata mercantil
  '15': '15', // triplicata de serviço
  '16': '05', // nota de seguro
  '17': '17', // recibo
  '18': '18', // fatura
  '19': '19', // nota de débito
  '20': '20', // apólice de seguro
  '21': '21', // mensalidade escolar
  '22': '22', // parcela de consórcio
  '23': '23', // nota fiscal
  '24': '24', // documento de dívida
  '25': '25', // cédula de produto rural
  '28': '30', // encargos condominiais
  '99': '09', // outros
}

/** NE024 Instrução 1, p. 40. */
export const deadlineTypes400 = {
  '01': 'Protestar Dias Corridos',
  '02': 'Devolver (Não Protestar)',
} as const

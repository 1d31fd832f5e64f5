/**
 * Banestes, PDFs of July 2015: occurrences, reasons and carteiras of both layouts. CNAB 240, Anexos XXVII and XXVIII, pp. 33–39; CNAB 400, Anexo XIII, pp. 22–23,
 * and tables A to D, pp. 39–44. The tables are FEBRABAN's, in the words of that time (sacado, cedente), with codes of the bank's own.
 */
import type { EventOccurrences, OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import * as febraban from '../families/febraban240/index.js'
import { patch, patchOccurrences } from '../families/patch.js'

/** Carteira: 240, Anexo IX, p. 25; 400, Anexo III, p. 18. */
export const chargeTypes = { '1': febraban.chargeTypes['1'], '3': febraban.chargeTypes['3'] } as const

/** CNAB 240, Anexo XXVII, pp. 33–34. */
export const occurrences240: OccurrenceTable = patchOccurrences(febraban.occurrences240, {
  only: '02 03 04 05 06 07 08 09 11 12 13 14 15 17 19 20 23 24 25 26 27 28 29 30 33 34 35 40 42 43 51 52 53',
  reworded: {
    '29': 'Ocorrências do sacado',
    '35': 'Confirmação do cancelamento do débito automático agendado',
    '40': 'Confirmação da Alteração do Número do Título Dado Pelo Cedente',
    '42': 'Confirmação da Alteração dos Dados do Sacado',
    '43': 'Confirmação da Alteração dos Dados do Sacador Avalista',
    '51': 'Título DDA reconhecido pelo sacado',
    '52': 'Título DDA não reconhecido pelo sacado',
  },
  added: {
    '21': { text: 'Solicitação de 2ª Via de Instrumento de Protesto', our_occurrence: '2063' },
    '22': { text: '2ª Via de Instrumento de Protesto Emitida pelo Cartório', our_occurrence: '2064' },
    '98': { text: 'Instrução de protesto processada', our_occurrence: '2070' },
    '99': { text: 'Remessa rejeitada', our_occurrence: '2071' },
  },
})

/** Table A. CNAB 240, pp. 34–37; CNAB 400, pp. 39–41. */
const rejections = patch<string>(febraban.rejectionReasons240, {
  only: '01-86 92 98',
  changed: { '92': 'Sacado Eletrônico - DDA', '98': 'Erro na formação do carnê' },
  reworded: {
    '06': 'Tipo/Número de inscrição do cedente inválido',
    '13': 'Identificação da emissão do boleto inválida',
    '14': 'Identificação da distribuição (postagem) do boleto inválida',
    '45': 'Nome do sacado não informado',
    '46': 'Tipo / Número de inscrição do sacado inválido',
    '47': 'Endereço do sacado não informado',
    '67': 'Dados para débito incompatível com a identificação da emissão do boleto',
    '70': 'Débito não agendado - Sacado não consta do cadastro de autorizante',
    '71': 'Débito não agendado - Cedente não autorizado pelo sacado',
    '72': 'Débito não agendado - Cedente não participa da modalidade débito automático',
    '79': 'Data dos juros de mora inválida',
  },
})

/** Table B. CNAB 240, pp. 37–38; CNAB 400, p. 42. */
const fees = patch<string>(febraban.feeReasons240, {
  reworded: { '07': 'Tarifa de envio de duplicata ao sacado', '20': 'Tarifa sobre emissão de boleto pré-emitido pelo banco' },
})

/** Table C, liquidação. CNAB 240, p. 38; CNAB 400, p. 43. */
const channels = patch<string>(febraban.settlementReasons240, {
  only: '01 02 03 04 05 06 07 08',
  reworded: { '03': 'No próprio banco', '07': 'Depois de feriado local' },
})

/** Table D. CNAB 240, p. 39; CNAB 400, pp. 43–44. */
const fileRejections = {
  '01': 'Remessa em duplicidade',
  '02': 'Erro na sequência do registro',
  '03': 'Código do banco inválido',
  '04': 'Cedente não cadastrado',
  '05': 'Registro não é “Header”',
  '06': 'Arquivo não é remessa',
  '07': 'Serviço não é cobrança',
  '08': 'Conta corrente diferente do registro “Header”',
  '09': 'Código de ocorrência inválido',
  '10': 'Erro na sequência do lote',
  '11': 'Número do lote do registro “Detalhes” difere do registro de “Header”',
  '12': 'Falta registro de “Trailler” do arquivo',
  '13': 'Número do lote do registro “Trailler” difere do registro de “Header”',
  '14': 'Erro na quantidade de registro do lote',
  '15': 'Número do lote do registro “Trailler” inválido',
  '16': 'Erro na quantidade de lotes do arquivo',
  '17': 'Código do segmento fora de ordem',
  '18': 'Código do registro fora de ordem',
  '19': 'Código do registro inválido',
  '99': 'Outros motivos',
} as const

/** Pages of the tables in a manual. */
interface ReasonPages {
  readonly manual: string
  readonly a: string
  readonly b: string
  readonly c: string
  readonly d: string
}

/** Reasons of a layout, five codes of two digits in a field. The reasons of a confirmed entry are information. */
export const reasonsIn = (field: string, { manual, a, b, c, d }: ReasonPages): readonly ReasonTable[] => [
  { occurrences: ['03', '26', '30'], field, codeWidth: 2, severity: 'rejection',   codes: rejections,                  source: `${manual}, tabela A, ${a}` },
  { occurrences: ['02'],             field, codeWidth: 2, severity: 'information', codes: rejections,                  source: `${manual}, tabela A, ${a}` },
  { occurrences: ['28'],             field, codeWidth: 2, severity: 'fee',         codes: fees,                        source: `${manual}, tabela B, ${b}` },
  { occurrences: ['06', '09', '17'], field, codeWidth: 2, severity: 'channel',     codes: channels,                    source: `${manual}, tabela C, ${c}` },
  { occurrences: ['06', '09', '17'], field, codeWidth: 2, severity: 'information', codes: febraban.writeOffReasons240, source: `${manual}, tabela C, ${c}` },
  { occurrences: ['99'],             field, codeWidth: 2, severity: 'rejection',   codes: fileRejections,              source: `${manual}, tabela D, ${d}` },
]

/** The reasons have no code for Pix. */
export const events: EventOccurrences = { ...febraban.events240, paid_by_pix: null }

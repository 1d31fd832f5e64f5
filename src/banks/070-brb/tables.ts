/** BRB, Manual e Leiautes, version 077 (June 2019), sheet Leiaute Retorno: occurrences row 56, codes of the record rows 55–67, reasons rows 102–228. */
import type { EventOccurrences, OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import { similarTo } from '../families/doubts.js'
import { codesIn } from '../families/patch.js'

const MANUAL = 'BRB, Manual e Leiautes, versão 077 (06/2019), planilha Leiaute Retorno'
const WRITE_OFF = 'title.write_off_type'

/** «Pagamento em Cartório» (row 59). */
const atNotary = (text: string) => ({ overrides: [{ field: WRITE_OFF, codes: ['15'], means: { text, our_occurrence: '2035' } }] }) as const

const rejections = {
  '001': 'chave BRB invalida',
  '002': 'tipo doc inexistente',
  '003': 'valor do titulo invalido',
  '004': 'tipo de data invalido',
  '005': 'data vencimento invalida',
  '006': 'data emissão invalida',
  '007': 'aceite incomp c/tip doc',
  '008': 'seu numero não informado',
  '009': 'no/sacador inic c/espaço',
  '010': 'cod de mora inexistente',
  '011': 'juros de mora n/numérico',
  '012': 'cod instrução invalido',
  '013': 'prazo/taxa instr inval',
  '014': 'cod instrução invalido(rva)',
  '015': 'prz/taxa instr inval(rva)',
  '016': 'cidade começa c/ espaço',
  '017': 'uf inexistente',
  '018': 'nome pagador inic c/espaço',
  '019': 'CEP invalido',
  '020': 'tipo inscrição invalido',
  '021': 'CPF/CNPJ invalido',
  '022': 'carteira diferente de 1',
  '023': 'endereço inicia c/espaço',
  '024': 'desconto incorreto',
  '025': 'data limite desc inval',
  '026': 'abatimento incorreto',
  '027': 'tipo de moeda invalido',
  '028': 'desc ao dia incorreto',
  '029': 'mensagem invalida',
  '030': 'instr ou %/val multa inval.',
  '031': 'emitente em branco',
  '032': 'titulo ja existente',
  '033': 'tipo cobr.inval. (0 1 ou 2)',
  '034': 'erro de seq mov tip 01',
  '035': 'CPF/CGC isento',
  '036': 'vencimento igual a zeros',
  '037': 'titulo sem CPF/CGC',
  '038': 'falta reg continuação',
  '039': 'instr.prot. p/ não vencido',
  '040': 'seq.desc.deve ser 1 2 ou 3',
  '041': 'titulo inexistente',
  '042': 'valor não confere',
  '043': 'venc superior a 8 anos',
  '044': 'alt p/ código inexist',
  '045': 'tit baixado ou em cartor',
  '046': 'conteúdo difere do cod',
  '047': 'prazo de solicit invalido',
  '048': 'CPF/CGC invalido',
  '049': 'vencto maior q 120 dias',
  '050': 'arq.liq.duplicou - ver nsu',
  '051': 'val nominal não confere',
  '052': 'titulo inexistente',
  '053': 'tipo de liquid invalido',
  '054': 'data pagamento invalida',
  '055': 'valor titulo invalido',
  '056': 'acréscimos inválidos',
  '057': 'deduções invalidas',
  '058': 'tit devolv ou ja liquidado',
  '059': 'tit não esta em cartório',
  '060': 'cod ocorrência invalido',
  '061': 'confirm titulo inexist',
  '062': 'valor titulo não confere',
  '063': 'inconsist tabela de CEP',
  '064': 'incons confir cartório',
  '065': 'incons protesto cartório',
  '066': 'em carteira mas não vencido',
  '067': 'titulo ja esta em cartório',
  '068': 'val despesa não numérico',
  '069': 'tipo de despesa invalido',
  '070': 'desconto 2 incorreto',
  '071': 'data limite desc.2 inval.',
  '072': 'desconto 3 incorreto',
  '073': 'data limite desc.3 inval.',
  '074': 'valor IOF invalido',
  '075': 'tip. desconto invalido',
  '076': 'tipo/valor de juros inval.',
  '077': 'cod rateio não cadastrado',
  '078': 'seq mens seconci invalido',
  '079': 'alteracao p/ valor igual',
  '080': 'valores rateio > valor tit',
  '081': 'duplicidade de remessa',
  '082': 'erro na seq do registro',
  '083': 'destino remessa nao e brb',
  '084': 'data do mov invalida',
  '085': 'banco origem invalido',
  '086': 'movimento rejeitado',
  '087': 'categoria nao eh 1 2 ou 3',
  '088': 'benef.nao habil.p/cobranca',
  '089': 'conta bloqueada p/ cobranca',
  '090': 'val.confirm tit difer.',
  '091': 'inform cep invalido',
  '092': 'regiao n atend pelo brb',
  '093': 'so 02 06 28 e na dcbm500851',
  '094': 'agencia/conta inval.no ctu',
  '095': 'data invalida header',
  '096': 'bce invalido',
  '097': 'remessa ja cadastrada',
  '098': 'falta header',
  '099': 'agencia cobradora invalida',
  '101': 'entrada duplicada no movto',
  '102': 'nsu = nnnnnnnnn',
  '103': 'situacao do tit.invalida',
  '104': 'protesto em duplicidade',
  '105': 'instrucao em duplicidade',
  '106': 'instr.prot/sust.dupl/anulou',
  '107': 'despesa cartorio duplicada',
  '108': 'mov. desprezado - nao e dcb',
  '109': 'mov. desprezado - nao e 075',
  '110': 'arq.desprez.- duplicidade',
  '111': 'conta arq. difere do header',
  '112': 'mov. desprezado - nao e 077',
  '113': 'mov. desprezado - nao e 079',
  '114': 'mov. desprez. nao eh reg 01',
  '115': 'titulo inoperante',
  '116': 'sustacao indevida',
  '117': 'LIQUID.REJEIT./REGULARIZADA',
  '120': 'ID DE PAGTO DIVERG INVALIDO',
  '121': 'CAMPOS SEGMENTO 3 EM BRANCO',
  '122': 'QTDE PAGAMENTOS INVALIDA',
  '123': 'TIPO DE VALORES INVALIDO',
  '124': 'VALOR OU % MAXIMO INVALIDO',
  '125': 'VALOR OU % MINIMO INVALIDO',
  '126': 'NAO ACEITA DESCONTOS',
  '127': 'NAO ACEITA JUROS',
  '128': 'NAO ACEITA MULTA',
  '129': 'NAO ACEITA PROTESTO',
  '130': 'PRAZO SEM O VALOR DE JUROS',
} as const

/**
 * Reasons of entries. 001–037 follow the columns of a registration (sheet Leiaute Remessa 077); 038 and 120–130 are about its other records, 081 and 101 about its
 * repetition. Changes alter a rebate, the due date, the payer or the value (sheet Comandos, row 33): neither discounts (040, 070–073, 075), IOF, interest nor split
 * (074, 076, 077, 080). Row 28 of the sheet Exemplo Retorno is an entry rejected with 019.
 */
const OF_ENTRIES = codesIn('001-038 040 070-077 080 081 091 101 120-130')

const WITHOUT_REGISTRATION = 'Liquidação S/Registro ou Modalidade 1'
const NORMAL = 'Liquidação Normal C/Registro ou Modalidade 2 ou 3'

/** Title 109–110, row 56. 15 and 16 credit a payment that was rejected before (sheet Exemplo Retorno, rows 29–30). */
export const occurrences: OccurrenceTable = {
  '00': { text: 'Baixa por Devolução',  our_occurrence: '2133', overrides: [{ field: WRITE_OFF, codes: ['09'], means: { text: 'Baixa por Devolução', our_occurrence: '2008' } }] },
  '02': { text: 'Entrada de Título',    our_occurrence: '2001' },
  '05': { text: WITHOUT_REGISTRATION,   our_occurrence: '2003', doubt: similarTo('2027'), ...atNotary(WITHOUT_REGISTRATION) },
  '06': { text: NORMAL,                 our_occurrence: '2003', ...atNotary(NORMAL) },
  '09': {
    text: 'Liquidação/Instrução Rejeitada',
    our_occurrence: '2020',
    doubt: {
      pt: 'o mesmo código rejeita entradas, instruções e liquidações (planilha Exemplo Retorno, linhas 28–30); os motivos de entradas decidem',
      en: 'the same code rejects entries, instructions and payments (sheet Exemplo Retorno, rows 28–30); reasons of entries decide',
    },
    overrides: [{
      field: 'title.reason_code',
      codes: OF_ENTRIES,
      means: {
        text: 'Liquidação/Instrução Rejeitada',
        our_occurrence: '2002',
        doubt: {
          pt: 'o manual não relaciona os motivos a entradas; uma alteração de vencimento, do pagador, do valor ou do abatimento também pode ter 001, 003, 005, 016 a 021, 023, 026, 035 a 037 e 091',
          en: 'the manual does not relate the reasons to entries; a change of the due date, payer, value or rebate may also have 001, 003, 005, 016 to 021, 023, 026, 035 to 037 and 091',
        },
      },
    }],
  },
  '15': { text: 'Liquidação Regularizada S/Registro ou Modalidade 1',      our_occurrence: '2003', doubt: similarTo('2014') },
  '16': { text: 'Liquidação Regularizada C/Registro ou Modalidade 2 e 3', our_occurrence: '2003', doubt: similarTo('2014') },
}

/** Title 127–128, row 59. */
export const writeOffTypes = {
  '06': 'Liquidação normal (caixa)',
  '09': 'Baixa a pedido do beneficiário',
  '15': 'Pagamento em Cartório',
  '16': 'Pagamento em outro banco',
  '17': 'Pagamento via Agendamento eletrônico',
  '18': 'Pagamento via BRB Banknet',
  '19': 'Pagamento via Autoatendimento',
  '98': 'Pagamento em Cheque',
} as const

/** Title 178–179, row 67. */
export const documentTypes = {
  '21': 'Duplicata Mercantil',
  '22': 'Nota Promissória',
  '25': 'Recibo',
  '31': 'Duplicata Prestação',
  '39': 'Outros',
} as const

/**
 * With the espécie that only registrations have (sheet Leiaute Remessa 077, row 45). In that sheet 22, 25 and 31 have other names, so their meaning in the
 * return is doubtful.
 */
export const documentTypesReturned = { ...documentTypes, '32': 'Proposta' } as const

/** Title 108, row 55. */
export const payerKinds = { '0': 'Não é sacado eletrônico', '1': 'Cliente sacado eletrônico' } as const

/** Title 2–3, row 43. */
export const taxIdTypes = { '00': 'Não informada', '01': 'Física', '02': 'Jurídica', '09': 'Outros' } as const

/**
 * Title 365–367, rows 81 and 102–228; the text after the code is not always that of the list. A payment that was rejected and then credited keeps its reason (sheet
 * Exemplo Retorno, rows 14 and 16).
 */
export const reasons: readonly ReasonTable[] = [
  { occurrences: ['09'],       field: 'title.reason_code', codeWidth: 3, severity: 'rejection',   codes: rejections, source: `${MANUAL}, linhas 102–228` },
  { occurrences: ['15', '16'], field: 'title.reason_code', codeWidth: 3, severity: 'information', codes: rejections, source: `${MANUAL}, linhas 102–228` },
]

/** 09 rejects entries and instructions: its reason decides. */
export const events: EventOccurrences = {
  registered: ['02'],
  rejected: ['09', '019'],
  paid: ['06'],
  paid_partially: null,
  paid_by_pix: null,
  paid_at_notary: ['06', '15'],
  paid_after_write_off: null,
  written_off: ['00'],
  protest_ordered: null,
  sent_to_notary: null,
  in_notary: null,
  protested: null,
  withdrawn: null,
  instruction_rejected: ['09'],
}

/**
 * Sisprime, CNAB 240: occurrences p. 6 and reasons pp. 7–8 of the return (v3, October 2023); movements p. 5, espécies p. 14 and codes p. 7 of the remittance
 * (2.0, December 2022). The reasons are those of Bradesco's CNAB 400, in one list.
 */
import { rejectionReasons400 } from '../families/bradesco400/index.js'
import * as febraban from '../families/febraban240/index.js'
import { patch } from '../families/patch.js'
import type { Movement } from '../remittance-dialect.js'
import { RETURN_240 } from './cnab240.js'

/** 00 is no reason. */
const rejections = patch<string>(rejectionReasons400, {
  only: '01-05 07-10 13 15-18 20-24 27-31 33 34 36 38-42 44-48 50 53 60 63 65 66 68-75 85 86 94 97-99',
  changed: { '23': 'Aceite inválido', '44': 'Agência beneficiário não prevista' },
  reworded: {
    '38': 'Prazo para protesto inválido',
    '39': 'Protesto não permitido para título',
    '40': 'Título com ordem de protesto emitida',
    '41': 'Canc./sust. para título sem protesto',
    '73': 'Débito não agendado - data de vencimento inválida',
    '94': 'Título penhorado - instrução não liberada pela agência',
    '97': 'Instrução não permitida, título já negativado',
  },
  added: { '77': 'Transferência para desconto não permitido para carteira', 'I0': 'Rejeição do CRA' },
})

export const reasons240 = febraban.reasonsOf240(RETURN_240, {
  rejections: { page: 'pp. 7–8', occurrences: ['03', '26'], codes: rejections },
  // 00 is «título pago com dinheiro»; zeros also mean no reason.
  channels: { page: 'p. 8', occurrences: ['06'], codes: { '15': 'Pagamento com cheque', '66': 'Crédito Pix – cobrança' }, pixCodes: ['66'] },
  remarks: { page: 'p. 8', occurrences: ['06'], codes: { '42': 'Rateio não efetuado, cód. cálculo 2 (vlr registro)' } },
  writeOffs: {
    page: 'p. 8',
    occurrences: ['09'],
    codes: {
      '10': 'Baixa comandada pelo cliente',
      '14': 'Título protestado',
      '15': 'Título excluído',
      '16': 'Título baixado pelo banco por decurso prazo',
      '17': 'Título baixado e transferido carteira',
      '20': 'Título baixado e transferido para desconto',
    },
  },
})

/** 06 has the words of the bank's CNAB 400. 09 with 17 or 20: the title only moved to another wallet and remains open (p. 8). */
export const occurrences240 = febraban.occurrencesOf240(reasons240, {
  only: '02 03 06 09 24 26 27 41 44',
  changed: { '06': { text: 'Liquidação normal', our_occurrence: '2028' } },
  byReason: { '09': { '17': '2032', '20': '2181' } },
})

/** P and Q 16–17, p. 5. 27 confirms all changes; the manual does not print what confirms protest and negativation. */
export const movements240 = {
  '01': { text: 'Entrada de Títulos',               confirmedBy: ['02'],       our_code: '1001' },
  '02': { text: 'Pedido de Baixa',                  confirmedBy: ['09', '10'], our_code: '1002' },
  '04': { text: 'Concessão de Abatimento',          confirmedBy: ['27'],       our_code: '1004', needs: ['value_rebate'] },
  '05': { text: 'Cancelamento de Abatimento',       confirmedBy: ['27'],       our_code: '1005' },
  '06': { text: 'Alteração de Vencimento',          confirmedBy: ['27'],       our_code: '1003' },
  '09': { text: 'Pedido de protesto',               confirmedBy: null,         our_code: '1009' },
  '18': { text: 'Sustar protesto e baixar título',  confirmedBy: null,         our_code: '1078' },
  '19': { text: 'Sustar protesto e manter em carteira', confirmedBy: null,     our_code: '1019' },
  '31': { text: 'Alteração de Outros Dados',        confirmedBy: ['27'],       our_code: '1031' },
  '45': { text: 'Pedido de negativação',            confirmedBy: null,         our_code: '1066' },
  '46': { text: 'Sustar Negativação e Baixar Título', confirmedBy: null,       our_code: null }, // the service has no instruction that also writes the title off
  '47': { text: 'Sustar Negativação e Manter em Carteira', confirmedBy: null,  our_code: '1068', also: ['1069'] },
} as const satisfies Readonly<Record<string, Movement>>

/** P. 14; the manual prints OUTROS without its value, which is 99. */
export const documentTypes240 = febraban.documentTypesByOurs240(patch<string>(febraban.documentTypes240, { only: '02-05 07 12 13 16 17 19 99' }))

/**
 * ABC Brasil, CNAB 240, 5 May 2020: movements p. 30 (C004), occurrences pp. 37–38 (C044), reasons pp. 39–44 (C047). Reasons of rejections are those of CNAB
 * 400 in the words of its later manual, except the codes whose meaning differs.
 */
import type { OccurrenceTable } from '../../febraban/index.js'
import { MINIMUM_AND_MAXIMUM } from '../families/doubts.js'
import * as febraban from '../families/febraban240/index.js'
import { patch, patchOccurrences } from '../families/patch.js'
import type { Movement } from '../remittance-dialect.js'
import { entryRejections } from './reasons.js'

export const occurrences240: OccurrenceTable = patchOccurrences(febraban.occurrences240, {
  only: '02-09 11-15 17 19 20 23-30 33-61 64 94',
  changed: {
    '94': { text: 'Confirmação de instrução de sustar e alterar vencimento',       our_occurrence: null, kind: 'changed', why: { pt: 'nenhum código unificado tem as duas instruções', en: 'no unified code has both instructions' } },
  },
  added: {
    '01': { text: 'Entrada Confirmada na CIP',                                     our_occurrence: '2158' },
    '62': { text: 'Confirmação de Alteração do Valor Máximo do Título',            our_occurrence: '2125', doubt: MINIMUM_AND_MAXIMUM },
    '95': { text: 'Confirmação de alteração do campo livre',                       our_occurrence: '2127', doubt: { pt: '2054 e 2104 são parecidos; o campo livre é lido como uso da empresa (C025)', en: '2054 and 2104 are similar; the free field is read as uso da empresa (C025)' } },
    '96': { text: 'Confirmação de alteração do seu número',                        our_occurrence: '2043' },
    '97': { text: 'Confirmação de agendamento de devolução',                       our_occurrence: null, kind: 'changed', why: { pt: 'nenhum código unificado informa uma baixa agendada', en: 'no unified code reports a scheduled write-off' } },
    '98': { text: 'Confirmação de alteração de mora',                              our_occurrence: '2036' },
    '99': { text: 'Confirmação de alteração de multa',                             our_occurrence: null, kind: 'changed', why: { pt: 'nenhum código unificado informa uma multa alterada', en: 'no unified code reports a changed fine' } },
  },
})

/** The manual prints EM twice, with the meanings of EM and EN in CNAB 400 (p. 42). */
const rejections = patch<string>(entryRejections, {
  without: `88-91 EN JZ KJ KK KL KM KN KO KP KQ KR KS KT M1 M2 M3 M4 M5 M6 M7 M8 M9 MA MB MC MD ME MF MG MH MI MJ MK ML MM MN NA NB ND NE NG NH NI NJ NK NS NZ
    QH QL QT RS TC TR TY VL WA`,
  added: { A4: 'Título entrada DDA' },
  changed: {
    // Reasons about the automatic debit, which CNAB 400 does not have.
    ...patch<string>(febraban.rejectionReasons240, { only: '70-76' }),
    AR: 'Instrução rejeitada: represamento reprovado',
    CF: 'Excede prazo máximo da entrada ao vencimento',
    DA: 'Análise gerencial: título descontado com limite cancelado',
    DB: 'Análise gerencial: título descontado com limite vencido',
    EM: 'Valor do desconto maior ou igual ao valor nominal, ou percentual de desconto maior que 100%',
    Y6: 'Valor do abatimento superior a 30% do valor do título',
  },
})

/** No Pix among the reasons. */
export const reasons240 = febraban.reasonsOf240('ABC Brasil, CNAB 240 (05/05/2020)', {
  rejections: { page: 'pp. 39–43', codes: rejections },
  fees: {
    page: 'pp. 43–44',
    only: '01-13 16-20',
    added: {
      '96': 'Tarifa Sobre Instruções – Mês anterior',
      '97': 'Tarifa Sobre Baixas – Mês anterior',
      '98': 'Tarifa Sobre Entradas – Mês anterior',
      '99': 'Tarifa Sobre Instruções de Protesto/Sustação – Mês anterior',
    },
  },
  channels: { page: 'p. 44', only: '01-08', changed: { '03': 'No Próprio Banco' } },
  writeOffs: { page: 'p. 44' },
  claims: { page: 'A001, pp. 28–29' },
})

/** C026 has no code that cancels the protest with 31. 62 confirms a changed maximum. */
export const movements240 = patch<Movement>(febraban.movements240, {
  only: '01 02 04-11 30 31 33 34 47-49',
  changed: {
    '31': { text: febraban.movements240['31'].text, confirmedBy: ['27'], rejectedBy: ['30'], our_code: '1031' },
    '49': { text: febraban.movements240['49'].text, confirmedBy: ['62'], our_code: '1149' },
  },
  reworded: { '47': 'Alteração do Valor Nominal do Título (altera vencimento também)' },
})

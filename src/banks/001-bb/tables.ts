// Banco do Brasil: 85 and 86 (negativação) and their reasons, printed alike in CNAB400/CBR643, June 2019, notas 5 and 7, pp. 19–22, and in
// Particularidades BB, Leiaute CNAB 240, February 2021, p. 27 and anexo 01, p. 33, which adds some reasons.

import type { LocalizedText } from '../../cobranca/index.js'
import type { OccurrenceTable } from '../../febraban/index.js'
import type { Codes } from '../../fixed-width/index.js'
import { REJECTED_REMOVAL } from '../families/doubts.js'

/** 85, inclusão de negativação: received, done, cancelled. */
export const listingReasons: Codes = {
  '01': 'Negativação aceita no BB',
  '02': 'Negativação aceita no agente negativador',
  '03': 'Inclusão cancelada',
}

/** 85: rejected. */
export const listingRejections: Codes = {
  '04': 'Negativação recusada - pagador menor de idade',
  '05': 'Negativação recusada - espécie do boleto não permitida',
  '06': 'Negativação recusada - beneficiário não é PJ',
  '07': 'Negativação recusada - moeda do boleto não é Real',
  '08': 'Negativação recusada - endereço do pagador inválido',
  '09': 'Negativação recusada pelo agente negativador',
  '10': 'Negativação recusada - situação do boleto não permite NGTV',
  '11': 'Negativação recusada - cadastro do benef. desatualizado',
  '12': 'Negativação recusada - boleto inexistente',
  '13': 'Negativação recusada - pagador não identificado',
  '14': 'Recusa de tarifação de negativação',
  '15': 'Negativação recusada - motivos diversos',
}

/** 86, exclusão de negativação: received, done, cancelled. */
export const unlistingReasons: Codes = {
  '01': 'Exclusão cancelada',
  '02': 'Negativação excluída no agente negativador',
  '03': 'Negativação excluída - devolução pelos correios',
  '04': 'Negativação excluída - data de ocorrência decursada',
  '05': 'Negativação excluída - determinação judicial',
  '06': 'Negativação excluída - contestação do interessado',
  '07': 'Negativação excluída - carta não retornou do correio',
  '09': 'Exclusão de negativação aceita no BB',
}

/** 86: rejected. */
export const unlistingRejections: Codes = {
  '08': 'Exclusão negativação recusada - registro inexistente',
  '15': 'Exclusão negativação recusada - motivos diversos',
}

const IN = 'Inclusão de Negativação'
const OUT = 'Exclusão de Negativação'
const BUREAU: LocalizedText = { pt: 'a negativação pode ser na Quod, que nenhum código unificado cita', en: 'the bureau may be Quod, which no unified code names' }

/**
 * The occurrence is the same for accepted, done, cancelled and rejected; the reason decides. Without a reason, the bank accepted the instruction.
 *
 * @param field field that holds the reasons
 */
export const negativations = (field: string, refusedIn: Codes, refusedOut: Codes) => ({
  '85': {
    text: IN, our_occurrence: '2247',
    overrides: [
      { field, codes: ['02'],                  means: { text: IN, our_occurrence: '2148', doubt: BUREAU } },
      { field, codes: ['03'],                  means: { text: IN, our_occurrence: '2230', doubt: { pt: '2189, instrução cancelada, é igualmente parecido', en: '2189, instruction cancelled, is equally similar' } } },
      { field, codes: Object.keys(refusedIn),  means: { text: IN, our_occurrence: '2224' } },
    ],
  },
  '86': {
    text: OUT, our_occurrence: '2248',
    overrides: [
      { field, codes: ['01'],                  means: { text: OUT, our_occurrence: '2189' } },
      { field, codes: ['02', '03', '04', '05', '06', '07'], means: { text: OUT, our_occurrence: '2149', doubt: BUREAU } },
      { field, codes: Object.keys(refusedOut), means: { text: OUT, our_occurrence: '2020', doubt: REJECTED_REMOVAL } },
    ],
  },
}) satisfies OccurrenceTable

/** Of 93, in both layouts. */
export const OPERATIONAL_WRITE_OFF: LocalizedText = {
  pt: 'não há código unificado para a baixa operacional; é uma movimentação da CIP, um pagamento pendente ou cancelado (10), e não movimenta dinheiro',
  en: 'no unified code for an operational write-off; it is a movement of the clearing system, a pending payment or a cancelled payment (10), and never booked',
}

/** With 93: CNAB 240, T 214–215 (p. 29); CNAB 400 of 2023, 87–88 (p. 21). */
export const operationalWriteOffs: Codes = {
  '01': 'Baixa Operacional BB',
  '02': 'Baixa Operacional Outros Bancos',
  '10': 'Cancelamento de Baixa Operacional',
}

/** Banco Real, CNAB 240, version 4.5 (06/07/2010): how returns are read. C044, p. 39; C047, pp. 39–42. */
import type { OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import * as febraban from '../families/febraban240/index.js'
import { patch, patchOccurrences, withReasons } from '../families/patch.js'
import { manual240, ourNumber } from './bank.js'
import { returnRecords } from './cnab240-records.js'

const SOURCE = 'Banco Real, CNAB 240, versão 4.5 (06/07/2010)'
const REASONS = 'segment_t.reason_codes'

/** C047-A, pp. 39–41: 01 to 86, and A4. */
const rejectionReasons = patch<string>(febraban.rejectionReasons240, {
  without: `87 88 89 90 91 92 93 94 95 96 97 98 99 A1 A2 A3 A5 A6 A7 A8 A9 B1 B2 B3 B4 B5 P1 P2 P3 P4 P5 P6 P7 P8 P9`,
  reworded: {
    '06': 'Tipo/Número de Inscrição do Cedente Inválidos',
    '13': 'Identificação da Emissão do Bloqueto Inválida',
    '14': 'Identificação da Distribuição do Bloqueto Inválida',
    '45': 'Nome do Sacado Não Informado',
    '46': 'Tipo/Número de Inscrição do Sacado Inválidos',
    '47': 'Endereço do Sacado Não Informado',
    '67': 'Dados para Débito incompatível com a Identificação da Emissão do Bloqueto',
    '70': 'Débito Não Agendado - Sacado Não Consta do Cadastro de Autorizante',
    '71': 'Débito Não Agendado - Cedente Não Autorizado pelo Sacado',
    '72': 'Débito Não Agendado - Cedente Não Participa da Modalidade Débito Automático',
    'A4': 'Sacado DDA',
  },
})

/** C047-B, p. 41. */
const feeReasons = patch<string>(febraban.feeReasons240, {
  reworded: { '07': 'Tarifa de Envio de Duplicata ao Sacado', '20': 'Tarifa Sobre Emissão de Bloqueto Pré-Emitido pelo Banco' },
})

/** C047-C, pp. 41–42. */
const settlementReasons = patch<string>(febraban.settlementReasons240, {
  only: '01 02 03 04 05 06 07 08',
  changed: { '03': 'No Próprio Banco' },
})

/** The list of 03 is also that of 26 (C044). With 02, which confirms an entry, its codes are information. */
const reasons: readonly ReasonTable[] = [
  { occurrences: ['03', '26'],       field: REASONS, codeWidth: 2, severity: 'rejection',   codes: rejectionReasons,           source: `${SOURCE}, pp. 39–41` },
  { occurrences: ['02'],             field: REASONS, codeWidth: 2, severity: 'information', codes: rejectionReasons,           source: `${SOURCE}, pp. 39–41` },
  { occurrences: ['28'],             field: REASONS, codeWidth: 2, severity: 'fee',         codes: feeReasons,                 source: `${SOURCE}, p. 41` },
  { occurrences: ['06', '09', '17'], field: REASONS, codeWidth: 2, severity: 'channel',     codes: settlementReasons,          source: `${SOURCE}, pp. 41–42` },
  { occurrences: ['06', '09', '17'], field: REASONS, codeWidth: 2, severity: 'information', codes: febraban.writeOffReasons240, source: `${SOURCE}, p. 42` },
]

/** C044, p. 39. */
const occurrences: OccurrenceTable = withReasons(
  patchOccurrences(febraban.occurrences240, {
    only: '02 03 04 06 08 09 12 13 14 17 19 20 23 24 25 26 27 28 33 34 51 52 53',
    reworded: { '51': 'Título DDA reconhecido pelo sacado', '52': 'Título DDA não reconhecido pelo sacado' },
  }),
  reasons,
)

/**
 * Cobrança sem registro returns only the net credit: its paid amount is zero, and then unknown (C052 and C053, p. 42). T has no fee, and no bank that received the
 * payment. 108–122 of a settlement are what is missing from the payment, or the costs of the notary if the company asked for them (C054, p. 42).
 */
export const return240 = febraban.cnab240Return({
  name: 'real240',
  manual: manual240,
  evidence: 'manual',
  records: returnRecords,
  versions: ['040'],
  lotVersions: { known: ['040'] },
  titles: {
    segment_t: {
      paid_amount: { money: 'segment_u.paid_amount', beside: 'segment_u.credit_amount' },
      bank_rate: null,
      other_fines: { money: 'segment_u.other_fines', where: 'segment_t.occurrence', isNot: ['06', '17'] },
      iof: null,
      banco_recebedor: null,
    },
  },
  occurrences,
  reasons,
  events: null,
  ourNumber,
})

/** Inter, Manual CNAB400, v1.1 (30 August 2021): occurrences p. 14, reasons p. 15, movement p. 9. */
import type { EventOccurrences, OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import type { Movement } from '../remittance-dialect.js'

const MANUAL = 'Inter, Manual CNAB400 v1.1 (30/08/2021)'

/** Title 090–091, p. 14. The trailer (p. 16) calls 02 «confirmação de entradas», 03 «entrada rejeitada» and payments «liquidação». */
export const occurrences = {
  '02': { text: 'Em aberto', our_occurrence: '2001' },
  '03': { text: 'Erro', our_occurrence: '2002' },
  '06': { text: 'Pago', our_occurrence: '2003' },
  '07': { text: 'Baixado', our_occurrence: '2004', doubt: { pt: 'o mais geral dos códigos de baixa: o manual não informa a causa', en: 'the most general of several write-offs: the manual does not name its cause' } },
} as const satisfies OccurrenceTable

/** Title 241–380, p. 15: 140 columns of the bank's own words, without codes. */
export const reasons: readonly ReasonTable[] = [
  { occurrences: ['03'], field: 'title.rejection_text', form: 'text', codeWidth: 140, severity: 'rejection', codes: {}, source: `${MANUAL}, p. 15` },
]

/** The remittance has only entries (p. 9). */
export const events: EventOccurrences = {
  registered: ['02'],
  rejected: ['03'],
  paid: ['06'],
  paid_partially: null,
  paid_by_pix: null,
  paid_at_notary: null,
  paid_after_write_off: null,
  written_off: ['07'],
  protest_ordered: null,
  sent_to_notary: null,
  in_notary: null,
  protested: null,
  withdrawn: null,
  instruction_rejected: null,
}

/** Title 109–110, p. 9. */
export const movements: Readonly<Record<string, Movement>> = {
  '01': { text: 'Remessa', confirmedBy: ['02'], our_code: '1001' },
}

/** The service's document_type → espécie: remittances have only 99 (p. 9). Returns have 01, duplicata mercantil, instead (p. 15). */
export const documentTypes = { '02': '99', '99': '99' } as const

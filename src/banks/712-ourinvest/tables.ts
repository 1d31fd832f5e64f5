/** Ourinvest, CNAB 400, version 1.5: occurrences p. 31, reasons pp. 32–33, movements p. 13, espécies p. 8. */
import type { EventOccurrences, OccurrenceTable, ReasonTable } from '../../febraban/index.js'
import { dailyOccurrences400, events400, movements400, otherFees, paymentMeans, reasons400 } from '../families/bradesco400/index.js'
import { patch, patchOccurrences, patchReasons, withReasons } from '../families/patch.js'
import type { Movement } from '../remittance-dialect.js'

const MANUAL = 'Ourinvest, CNAB 400, versão 1.5 (09/2023)'

/** 02 and 03 have only the reason 00. 10 has no reasons, although the table of occurrences refers to them. */
export const reasons: readonly ReasonTable[] = [
  ...patchReasons(reasons400, MANUAL, {}, {
    '09': { page: 'p. 33', only: '10' },
    '28': { page: 'p. 33', only: '02 03 04 08', added: otherFees },
  }),
  paymentMeans(`${MANUAL}, p. 33`),
]

export const occurrences: OccurrenceTable = withReasons(patchOccurrences(dailyOccurrences400, { only: '02 03 06 09 10 12 13 14 15 16 17 20 23 28' }), reasons)

/** It has no occurrence for a rejected instruction, nor for an order to protest. */
export const events: EventOccurrences = {
  ...events400,
  paid_partially: null,
  paid_by_pix: ['06'],
  written_off: ['10'],
  protest_ordered: null,
  protested: null,
  withdrawn: null,
  instruction_rejected: null,
}

/** Title 109–110, p. 13. The manual prints no confirmation of an order to protest or of a change of other data. */
export const movements: Readonly<Record<string, Movement>> = patch<Movement>(movements400, {
  only: '01 02 04 05 06 09 18 19 31',
  changed: {
    '02': { text: 'Pedido de baixa', confirmedBy: ['09', '10'], our_code: '1002' },
    '09': { text: 'Pedido de protesto', confirmedBy: null, our_code: '1009' },
    // No columns for an automatic protest that it could cancel.
    '31': { text: 'Alteração de outros dados', confirmedBy: null, our_code: '1031', also: ['1080'] },
  },
})

/** P. 8: the service's document_type → espécie. */
export const documentTypes = { '02': '01', '03': '01', '04': '12', '05': '12', '12': '02', '99': '99' } as const

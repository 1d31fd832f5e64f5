/** Itaú, Cobrança CNAB 240: how its return files are laid out and what their columns mean. */
import type { ReturnDialect } from '../bank.js'
import { cnab240Return, paidFromCredit240 } from '../families/febraban240/index.js'
import { events240, occurrences240, reasons240 } from './cnab240-occurrences.js'
import { fileHeader, fileTrailer, lotHeader, lotTrailer, segmentT, segmentU } from './cnab240-records.js'
import { checked240 } from './contracts.js'
import { manual240 } from './manuals.js'
import { unknownTitle } from './reasons.js'

const NUMBER = ['segment_t.our_number', 'segment_t.our_number_digit'] as const

/**
 * Both values of U (78–92 and 93–107) are «valor lançado em conta corrente» (p. 15), so `paid_amount` is worked out from what was credited. The bank of
 * payment (97–99) is zeros by p. 14; a real file fills it. There are no columns of other charges and credits.
 */
export const return240: ReturnDialect = cnab240Return({
  name: 'itau240',
  manual: manual240,
  evidence: 'manual_and_files',
  checked: checked240,
  records: {
    header: fileHeader,
    lot_header: lotHeader,
    segment_t: segmentT,
    segment_u: segmentU,
    lot_trailer: lotTrailer,
    trailer: fileTrailer,
  },
  versions: ['040'],
  titles: {
    segment_t: { other_fines: null, other_credit: null, paid_amount: paidFromCredit240, our_number: NUMBER, processed_our_number_raw: NUMBER },
  },
  occurrences: occurrences240,
  reasons: reasons240,
  rejectionCodes: { payer_tax_id: '37', due_date: '05', amount: '67', duplicated_number: '15', unknown_title: unknownTitle },
  events: events240,
})

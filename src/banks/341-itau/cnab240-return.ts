/** Itaú, Cobrança CNAB 240, January 2017: how returns are read. */
import type { ReturnDialect } from '../bank.js'
import { cnab240Return, paidFromCredit240 } from '../families/febraban240/index.js'
import { checked240, manual240 } from './bank.js'
import { returnRecords240 } from './cnab240.js'
import { events240, occurrences240, reasons240 } from './cnab240-tables.js'
import { unknownTitle } from './rules.js'
import { words } from './words.js'

/**
 * Both values of U (78–92 and 93–107) are «valor lançado em conta corrente» (p. 15), so `paid_amount` is computed from the credit. The bank of
 * payment (97–99) is zeros by p. 14; a real file fills it. There are no columns of other charges and credits. Indicator 40.6 (p. 35): the lot header has the
 * credit date, segment U, or (by default) both.
 */
export const return240: ReturnDialect = cnab240Return({
  words,
  name: 'itau240',
  manual: manual240,
  evidence: 'manual_and_files',
  checked: checked240,
  records: returnRecords240,
  versions: ['040'],
  titles: {
    segment_t: {
      other_fines: null,
      other_credit: null,
      paid_amount: paidFromCredit240,
      credit_at: { date: 'segment_u.credit_date', header: 'lot_header.credit_date' },
    },
  },
  occurrences: occurrences240,
  reasons: reasons240,
  rejectionCodes: {
    payer_tax_id: '37',
    due_date: '05',
    amount: '67',
    duplicated_number: '15',
    unknown_title: unknownTitle,
  },
  events: events240,
})

/** Charges of a slip, without those that an instruction dispenses or cancels (C004 13, 15, 08 and 17): values for `sends`. */
import type { EntryContext } from '../../remittance-dialect.js'
import type { SentParts } from './record-difference.js'

export const chargesNotDispensed = {
  interest: ({ slip, our_code }) => (our_code === '1047' ? null : slip.interest),
  fine: ({ slip, our_code }) => (our_code === '1075' ? null : slip.fine),
  discounts: ({ slip, our_code }) => (our_code === '1072' || our_code === '1129' ? [] : slip.discounts),
} as const satisfies SentParts<EntryContext>

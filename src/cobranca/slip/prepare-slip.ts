import { plainSlip } from './plain-slip.js'
import { checkedSlip, type PreparedSlip } from './prepared-slip.js'
import type { Slip } from './slip.js'

/**
 * Validates and prepares a slip.
 *
 * @param today `YYYY-MM-DD`, the default of `document_date`
 * @throws {ValidationError} with every problem of the slip at once
 */
export function prepareSlip(slip: Slip, today: string): PreparedSlip {
  return plainSlip(slip, today) ?? checkedSlip(slip, today)
}

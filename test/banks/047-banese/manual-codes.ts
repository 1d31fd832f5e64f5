/** Banese has no codes: its manual has only the slip. */
import type { ManualCodes } from '../manual-codes.js'

export const MANUAL_CODES: ManualCodes = {}

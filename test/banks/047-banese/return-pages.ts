/** Banese has no returns: its manual has only the slip. */
import type { ReturnPages } from '../printed-page.js'

export const RETURN_PAGES: ReturnPages = {}

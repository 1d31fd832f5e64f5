import type { Page } from '../../../remittance/manual-pages.js'

/** A page of a line of 444 columns. */
export const withTail = (page: Page): Page => [...page, [401, 444, 'X']]

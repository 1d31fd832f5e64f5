import type { Page } from '../../../remittance/manual-pages.js'
import { part } from '../../printed-page.js'

/** A page of a line of 444 columns. */
export const withTail = (page: Page): Page => [...page, ...part`401-444 X`]

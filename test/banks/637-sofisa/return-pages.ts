/** The return records of AUTBANK as the manual of Sofisa prints them (May 2019). */
import { autbank400ReturnPages } from '../families/autbank400/return-pages.js'
import type { ReturnPages } from '../printed-page.js'

/** P. 3 has 444 columns for returns; no page prints the last 44. */
const UNPRINTED = 'printed with 400 columns'

export const RETURN_PAGES: ReturnPages = {
  ...autbank400ReturnPages({
    slug: 'sofisa',
    number: '637',
    header: 'p. 12',
    title: 'pp. 12–13',
    trailer: 'p. 17',
  }),
  'sofisa444.return.header': UNPRINTED,
  'sofisa444.return.title': UNPRINTED,
  'sofisa444.return.trailer': UNPRINTED,
}

/** The return records of AUTBANK (14/12/2018); Industrial has no manual of its own. */
import { autbank400ReturnPages } from '../families/autbank400/return-pages.js'

export const RETURN_PAGES = autbank400ReturnPages({
  slug: 'bib',
  number: '604',
  header: 'AUTBANK, p. 12',
  title: 'AUTBANK, pp. 12–13',
  trailer: 'AUTBANK, p. 18',
})

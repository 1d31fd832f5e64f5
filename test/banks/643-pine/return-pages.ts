/** The return records of AUTBANK as the manual of Pine prints them (February 2019). */
import { autbank400ReturnPages } from '../families/autbank400/return-pages.js'

export const RETURN_PAGES = autbank400ReturnPages({
  slug: 'pine',
  number: '643',
  header: 'p. 13',
  title: 'pp. 13–14',
  trailer: 'p. 19',
})

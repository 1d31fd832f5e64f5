/** The return records of AUTBANK as the manual of Rendimento prints them (14/12/2018). */
import { autbank400ReturnPages } from '../families/autbank400/return-pages.js'

export const RETURN_PAGES = autbank400ReturnPages({
  slug: 'rendimento',
  number: '633',
  header: 'p. 12',
  title: 'pp. 12–13',
  trailer: 'p. 18',
})

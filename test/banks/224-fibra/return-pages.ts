/** The return records of AUTBANK as the manual of Fibra prints them (August 2021). */
import { autbank400ReturnPages } from '../families/autbank400/return-pages.js'

export const RETURN_PAGES = autbank400ReturnPages({
  slug: 'fibra',
  number: '224',
  header: 'p. 13',
  title: 'pp. 14–15',
  trailer: 'p. 19',
})

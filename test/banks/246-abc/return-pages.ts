/** The return records of AUTBANK as the manual of ABC Brasil prints them (November 2023). */
import { autbank400ReturnPages } from '../families/autbank400/return-pages.js'

export const RETURN_PAGES = autbank400ReturnPages({
  slug: 'abc',
  number: '246',
  header: 'p. 15',
  title: 'pp. 15–16',
  trailer: 'p. 33',
})

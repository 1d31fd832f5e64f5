/**
 * The return records of AUTBANK as the manual of carteira 6 prints them (September 2023). It prints 01 as the bank's code in the trailer (p. 13), 127–146
 * as twelve columns, and zeros in 215–240.
 */
import { autbank400ReturnPages } from '../families/autbank400/return-pages.js'

export const RETURN_PAGES = autbank400ReturnPages({
  slug: 'daycoval',
  number: '707',
  header: 'p. 10',
  title: 'pp. 11–12',
  trailer: 'p. 13',
})

/** The return records of AUTBANK (14/12/2018), as Delbank's real return has them. */
import { autbank400ReturnPages } from '../families/autbank400/return-pages.js'

export const RETURN_PAGES = autbank400ReturnPages({
  slug: 'delbank',
  number: '435',
  header: 'AUTBANK, p. 12',
  title: 'AUTBANK, pp. 12–13',
  trailer: 'AUTBANK, p. 18',
})

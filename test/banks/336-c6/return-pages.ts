import { matera400Deviations, matera400ReturnPages } from '../families/matera400/return-pages.js'

const C6 = { slug: 'c6', number: '336' }

export const DEVIATIONS = matera400Deviations(C6)

export const RETURN_PAGES = matera400ReturnPages(C6)

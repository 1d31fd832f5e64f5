/** The return records of Matera; Pefisa has no manual of its own. */
import { matera400Deviations, matera400ReturnPages } from '../families/matera400/return-pages.js'

const PEFISA = { slug: 'pefisa', number: '174' }

export const DEVIATIONS = matera400Deviations(PEFISA)

export const RETURN_PAGES = matera400ReturnPages(PEFISA)

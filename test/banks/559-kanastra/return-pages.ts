/** Kanastra's return records as its manual (version 1.0, August 2024) prints them: Cresol's. */
import { returnPages400 } from '../families/cresol400/return-pages.js'

export const RETURN_PAGES = returnPages400('kanastra400', '559', 'KANASTRA', { header: 'p. 8', trailer: 'p. 10' })

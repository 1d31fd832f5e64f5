import { cresol400Codes } from '../families/cresol400/manual-codes.js'
import type { ManualCodes } from '../manual-codes.js'

const PAGES = { occurrences: 'pp. 11–13', reasons: 'pp. 13–26', movements: 'p. 6' }

export const MANUAL_CODES: ManualCodes = { cnab400: cresol400Codes('Kanastra, CNAB400, versão 1.0 (08/2024)', PAGES) }

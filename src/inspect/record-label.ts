import type { Language } from '../cobranca/index.js'
import { portugueseRecord } from '../fixed-width/index.js'

/** Returns the name of a record for people: in Portuguese `título`, `segmento U`, `registro de multa`; in English the name in the layout. */
export const recordLabel = (role: string, language: Language): string =>
  (language === 'pt' ? portugueseRecord(role)?.replace(/^d[aeo] /, '') : undefined) ?? role

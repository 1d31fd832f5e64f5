/** Formats of numbers, dates and record names in Portuguese and English. */

import { formatMoney, type Language, type LocalizedText } from '../cobranca/index.js'
import { grouped } from '../cobranca/values/digits.js'
import { portugueseRecord } from '../fixed-width/index.js'

/** `1 título`, `1.200 títulos` */
export const counted = (count: number, one: string, many: string, language: Language = 'pt'): string =>
  `${integer(count, language)} ${count === 1 ? one : many}`

/** Singular and plural of a noun. */
export type Noun = Readonly<Record<Language, readonly [one: string, many: string]>>

/** `1 título`, `1,200 titles` */
export const countedIn = (language: Language, count: number, noun: Noun): string =>
  counted(count, ...noun[language], language)

/** `1.200`, in English `1,200` */
export const integer = (count: number, language: Language = 'pt'): string =>
  grouped(String(count), { pt: '.', en: ',' }[language])

/** Cents as `R$ 1.234,56`. */
export const reais = (cents: number): string => `R$ ${formatMoney(cents)}`

/** `05/03/2026`, in English `2026-03-05` */
export const day = (date: string, language: Language = 'pt'): string =>
  language === 'pt' ? date.split('-').reverse().join('/') : date

/**
 * Label of a field in a table, with its record: `número do arquivo do header`, `parte do rateio do segmento Y50 (2)`; in English `file number (header)`. The label
 * alone for a field without a record.
 */
export function labelOfPath(path: string, label: LocalizedText, language: Language): string {
  const [, role, index] = /^([^.[]*)(?:\[(\d+)\])?\./.exec(path) ?? []
  if (role === undefined) return label[language]
  const record = language === 'pt' ? (portugueseRecord(role) ?? role) : `(${role})`
  return `${label[language]} ${record}${index === undefined ? '' : ` (${index})`}`
}

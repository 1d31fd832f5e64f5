/** Formats of numbers, dates and record names in Portuguese and English. */

import { formatMoney, type Language } from '../cobranca/index.js'
import { grouped } from '../cobranca/values/digits.js'
import { portugueseField, portuguesePath } from '../fixed-width/index.js'

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

/** Name of a field in a table: `número do arquivo do header`, in English `header.file_sequence`. */
export function fieldWords(path: string, language: Language): string {
  if (language === 'en') return path
  return path.includes('.') ? portuguesePath(path).replace(/[«»]/g, '') : (portugueseField(path) ?? path)
}

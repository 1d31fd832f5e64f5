/** Formats of numbers, dates and record names in Portuguese and English. */

import { formatMoney, type Language } from '../cobranca/index.js'
import { grouped } from '../cobranca/values/digits.js'

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

/** Portuguese names of records. */
const RECORD_WORDS: readonly (readonly [name: RegExp, words: (match: string, code: string) => string])[] = [
  [/\bsegment_([a-z0-9]+)\b(?!\.)/g, (_, code) => `segmento ${code.toUpperCase()}`],
  [/\blot_header\b(?!\.)/g, () => 'header do lote'],
  [/\blot_trailer\b(?!\.)/g, () => 'trailer do lote'],
  [/\bregistro title\b/gi, () => 'registro do título'],
]

/** Replaces record names in a message by their Portuguese names: `segmento U`. */
export const withRecordWords = (message: string): string =>
  RECORD_WORDS.reduce((text, [name, words]) => text.replace(name, words), message)

/** Language of the page, and values in it. */
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { OCCURRENCE_KINDS, type OccurrenceKind } from '../../cobranca/codes/occurrence-kinds.js'
import type { Language, LocalizedText } from '../../cobranca/index.js'
import { TEXTS, type TextName } from './texts.js'

export interface Localized {
  readonly language: Language
  /** A text of the page, with its values in place. */
  text(name: TextName, ...values: readonly (string | number)[]): string
  /** A text of the library. */
  of(text: LocalizedText): string
  money(cents: number | null): string
  day(date: string | null): string
  number(count: number): string
  kind(kind: OccurrenceKind): string
}

const LOCALES = { pt: 'pt-BR', en: 'en' } as const

export function localizedIn(language: Language): Localized {
  const locale = LOCALES[language]
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' })
  const number = new Intl.NumberFormat(locale)
  const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' })
  const shown = (value: string | number): string => (typeof value === 'number' ? number.format(value) : value)
  return {
    language,
    text: (name, ...values) => TEXTS[name][language].replace(/\{(\d)\}/g, (_, i) => shown(values[Number(i)] ?? '')),
    of: (text) => text[language],
    money: (cents) => (cents === null ? '' : money.format(cents / 100)),
    day: (date) => (date === null ? '' : dayText(date, day)),
    number: (count) => number.format(count),
    kind: (kind) => (language === 'pt' ? OCCURRENCE_KINDS[kind].label : kind.replaceAll('_', ' ')),
  }
}

function dayText(date: string, format: Intl.DateTimeFormat): string {
  const at = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? date : format.format(at)
}

export const LocalizedContext = createContext<Localized>(localizedIn('pt'))

export const useLocalized = (): Localized => useContext(LocalizedContext)

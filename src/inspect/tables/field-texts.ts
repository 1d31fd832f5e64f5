/** Texts of the tables of fields, in either language. */
import type { DayKind, DayRange } from '../../banks/index.js'
import { FIELD_FORMS, FIELD_UNITS, type Language, type LocalizedText } from '../../cobranca/index.js'
import type { FieldSupport } from '../../remittance/index.js'
import type { FieldEntry, FieldLayout } from './field-tables.js'

const WORDS = {
  pt: {
    required: 'exigido',
    default: 'padrão',
    upTo: 'até',
    from: 'de',
    to: 'a',
    characters: 'posições',
    character: '1 posição',
  },
  en: {
    required: 'required',
    default: 'default',
    upTo: 'up to',
    from: 'from',
    to: 'to',
    characters: 'characters',
    character: '1 character',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>

/** Meaning of a field with its codes: `tipo de multa: 0 sem multa, 1 …`; of a wallet's extra, with what the bank keeps there. */
export function meaningText({ meaning, values, codes, layouts }: FieldEntry, language: Language): string {
  const own = layouts.find((each) => each.meaning !== null)?.meaning
  const text = own == null ? meaning[language] : `${meaning[language]} (${own[language]})`
  if (codes !== null) return `${text}: \`cnab codes ${codes}\``
  if (values === null) return text
  const each = Object.entries(values[language]).map(([code, says]) => `\`${code}\` ${says}`)
  return `${text}: ${each.join(', ')}`
}

/** Form of the value, and its unit. */
export const formText = ({ form }: FieldEntry, language: Language): string => FIELD_FORMS[form][language]
export const unitText = ({ unit }: FieldEntry, language: Language): string =>
  unit === null ? '' : FIELD_UNITS[unit][language]

/** Limits of the value: `exigido, até 120 posições`, `26 a 35 posições`, `de 0 a 100, padrão 1`. */
export function limitText(entry: FieldEntry, language: Language): string {
  const { required, min_length, max_length, minimum, maximum } = entry
  const words = WORDS[language]
  const number = (value: number): string => (language === 'pt' ? String(value).replace('.', ',') : String(value))
  const lengths =
    max_length === null
      ? []
      : [
          min_length === null
            ? max_length === 1
              ? words.character
              : `${words.upTo} ${max_length} ${words.characters}`
            : min_length === max_length
              ? `${max_length} ${words.characters}`
              : `${min_length} ${words.to} ${max_length} ${words.characters}`,
        ]
  const bounds =
    minimum === null && maximum === null
      ? []
      : [
          minimum === null
            ? `${words.upTo} ${number(maximum!)}`
            : maximum === null
              ? `${words.from} ${number(minimum)}`
              : `${number(minimum)} ${words.to} ${number(maximum)}`,
        ]
  const fallback = entry.default === null ? [] : [`${words.default} \`${entry.default}\``]
  return [...(required ? [words.required] : []), ...lengths, ...bounds, ...fallback].join(', ')
}

/** The support of a field by a layout, in a word. */
const SUPPORT_TEXTS: Readonly<Record<FieldSupport, LocalizedText>> = {
  required: { pt: 'exigido', en: 'required' },
  sent: { pt: 'sim', en: 'yes' },
  left_out: { pt: 'fica fora', en: 'left out' },
  refused: { pt: 'não', en: 'no' },
  unread: { pt: 'não lido', en: 'not read' },
}

/** The same with its limit: columns of a text, the maximum number of digits, or the minimum and maximum number of days. */
export function supportText({ support, max_length, days }: FieldLayout, language: Language): string {
  const limits = max_length === null ? [] : [String(max_length)]
  if (days.length > 0)
    limits.push(`${Math.min(...days.map(({ from }) => from))}–${Math.max(...days.map(({ to }) => to))}`)
  return [SUPPORT_TEXTS[support][language], ...limits].join(', ')
}

const DAY_KINDS: Readonly<Record<DayKind, LocalizedText>> = {
  calendar: { pt: 'dias corridos', en: 'calendar days' },
  working: { pt: 'dias úteis', en: 'working days' },
  registered: { pt: 'dias como no cadastro do banco', en: 'days as registered at the bank' },
  unstated: { pt: 'dias', en: 'days' },
}

/** Days of a deadline, by how the bank counts them, with the bank's codes: `6–29 dias corridos (1); 2–5 dias úteis (2)`. */
export function daysText(ranges: readonly DayRange[], language: Language): string {
  const kinds = [...new Set(ranges.map(({ kind }) => kind))].map((kind) => {
    const ofKind = ranges.filter((range) => range.kind === kind)
    const numbers = ofKind.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`))
    const codes = ofKind.flatMap(({ code }) => code ?? [])
    const by = codes.length === 0 ? '' : ` (${[...new Set(codes)].sort().join(', ')})`
    return `${[...new Set(numbers)].join(', ')} ${DAY_KINDS[kind][language]}${by}`
  })
  return kinds.join('; ')
}

/** Description of the fields of slips and wallets: form, unit, limits and meaning, for the tables of fields. */

import type { Language, LocalizedText } from '../../code/language.js'
import { typedRows } from '../../code/typed-rows.js'

/** Forms in which the value of a field is given. */
export const FIELD_FORMS = typedRows<LocalizedText>()({
  text: { pt: 'texto', en: 'text' },
  digits: { pt: 'algarismos, em texto', en: 'digits, as text' },
  money: {
    pt: 'texto em reais (`1.345,56`) ou inteiro em centavos',
    en: 'text in reais (`1.345,56`) or integer cents',
  },
  money_text: { pt: 'texto em reais (`1.345,56`)', en: 'text in reais (`1.345,56`)' },
  percentage: { pt: 'número ou texto (`1.5`, `1,5`)', en: 'number or text (`1.5`, `1,5`)' },
  date: { pt: '`AAAA-MM-DD`', en: '`YYYY-MM-DD`' },
  id: { pt: 'número inteiro ou texto', en: 'integer or text' },
  texts: { pt: 'lista de textos', en: 'list of texts' },
  json: { pt: 'objeto JSON', en: 'JSON object' },
  integer: { pt: 'número inteiro', en: 'integer' },
  code: { pt: 'código', en: 'code' },
  flag: { pt: '`true` ou `false`', en: '`true` or `false`' },
  tax_id: { pt: 'CPF ou CNPJ, com ou sem máscara', en: 'CPF or CNPJ, masked or not' },
  zipcode: { pt: 'CEP, com ou sem máscara', en: 'CEP, masked or not' },
  state: { pt: 'sigla do estado', en: 'two letters of a state' },
  accounts: { pt: 'lista de contas', en: 'list of accounts' },
  slip: { pt: 'objeto com campos do boleto', en: 'object with fields of a slip' },
})

export type FieldForm = keyof typeof FIELD_FORMS

/** Units of amounts and counts. */
export const FIELD_UNITS = typedRows<LocalizedText>()({
  reais: { pt: 'R$', en: 'R$' },
  reais_per_day: { pt: 'R$ por dia', en: 'R$ per day' },
  percent_of_slip: { pt: '% do valor do boleto', en: '% of the slip’s value' },
  interest_rate: {
    pt: '% ao dia, ou ao mês com `interest_type` 4',
    en: '% per day, or per month with `interest_type` 4',
  },
  calendar_days: { pt: 'dias corridos', en: 'calendar days' },
  counted_days: {
    pt: 'dias corridos, ou úteis com `deadline_days_type` 2',
    en: 'calendar days, or working days with `deadline_days_type` 2',
  },
  bank_days: { pt: 'dias, como o banco os conta', en: 'days, as the bank counts them' },
  payments: { pt: 'pagamentos', en: 'payments' },
})

export type FieldUnit = keyof typeof FIELD_UNITS

/** Codes that a field takes, with their texts. */
export type FieldCodes = Readonly<Record<Language, Readonly<Record<string, string>>>>

/** Fields as given by the caller, unchecked. */
export type GivenFields = Readonly<Record<string, unknown>>

/** One field: its meaning in both languages, and what its value may be. */
export interface FieldInfo extends LocalizedText {
  readonly form: FieldForm
  readonly unit?: FieldUnit
  /** No slip or wallet goes without it, at any bank. */
  readonly required?: true
  /** Value of an absent field. */
  readonly default?: string | number
  /** Codes, where there are few. */
  readonly values?: FieldCodes
  /** Table of `cnab codes` with its codes, where there are many. */
  readonly codes?: string
  /** Characters or digits at most. */
  readonly maxLength?: number
  /** Characters or digits at least. */
  readonly minLength?: number
  readonly minimum?: number
  readonly maximum?: number
  /** A code of the bank: a text that is never cut. */
  readonly isBankCode?: true
  /** Not a field of the service. */
  readonly isOwn?: true
  /** Read by the library only: no bank gets it. */
  readonly isLocal?: true
  readonly example: unknown
  /** Further fields without which the example has no effect; several sets of them where banks differ. */
  readonly needs?: Readonly<Record<string, unknown>> | readonly Readonly<Record<string, unknown>>[]
}

/** Form and limits of the value of a field. */
export type FieldRule = Omit<FieldInfo, keyof LocalizedText | 'example'>

type RequiredKey<T> = { [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? never : K }[keyof T]

/** A row for each field of `T`; its required fields are marked, and no others. */
export type FieldTable<T> = {
  readonly [K in keyof T]-?: FieldInfo & (K extends RequiredKey<T> ? { required: true } : { required?: never })
}

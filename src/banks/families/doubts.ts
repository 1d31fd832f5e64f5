/** Doubts about unified codes that occur in the tables of several banks. */
import type { LocalizedText, OurOccurrence } from '../../cobranca/index.js'

const listed = (codes: readonly string[], and: string): string => [codes.slice(0, -1).join(', '), codes.at(-1)].filter((part) => part !== '').join(` ${and} `)

/** Other unified codes fit as well. */
export const similarTo = (...codes: readonly [OurOccurrence, ...OurOccurrence[]]): LocalizedText => ({
  pt: `${listed(codes, 'e')} ${codes.length === 1 ? 'é parecido' : 'são parecidos'}`,
  en: `${listed(codes, 'and')} ${codes.length === 1 ? 'is' : 'are'} similar`,
})

/** Another unified code has the same meaning. */
export const sameAs = (code: OurOccurrence): LocalizedText => ({ pt: `${code} tem o mesmo significado`, en: `${code} means the same` })

export const NO_UNIFIED_CODE: LocalizedText = { pt: 'não há código unificado para isto', en: 'no unified code for it' }

/** Of 2004. */
export const GENERAL_WRITE_OFF: LocalizedText = {
  pt: 'o mais geral dos códigos de baixa; 2008 e 2097 são parecidos',
  en: 'the most general of several write-offs; 2008 and 2097 are similar',
}

/** Of 2006. */
export const CONFIRMED_CHANGE: LocalizedText = {
  pt: '2012 e 2193 têm o mesmo significado; 2006 informa uma alteração confirmada',
  en: '2012 and 2193 mean the same; 2006 reports a confirmed change',
}

/** Doubt about 2181, for a title that guarantees a discount operation. */
export const STAYS_REGISTERED: LocalizedText = { pt: 'o título não é baixado', en: 'the title is not written off' }

/** Of 2125. */
export const MINIMUM_AND_MAXIMUM: LocalizedText = { pt: 'um só código para mínimo e máximo', en: 'one code for minimum and maximum' }

/** Doubt about 2158, for an intention to pay. */
export const NEVER_A_PAYMENT: LocalizedText = { pt: 'o código mais parecido; nunca é um pagamento', en: 'the most similar code; never a payment' }

/** Doubt about 2020, for a rejected removal from a bureau. */
export const REJECTED_REMOVAL: LocalizedText = {
  pt: '2224 informa uma negativação rejeitada, não uma exclusão rejeitada',
  en: '2224 reports a rejected listing, not a rejected removal',
}

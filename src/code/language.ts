/** The languages of texts for people. The banks' own words stay in Portuguese. */
export const LANGUAGES = ['pt', 'en'] as const

export type Language = (typeof LANGUAGES)[number]

/** A text for people, in every language. */
export type LocalizedText = Readonly<Record<Language, string>>

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text)

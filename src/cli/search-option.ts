/** What commands that search have in common. */
export const SEARCH_OPTION = {
  value: { pt: 'TEXTO', en: 'TEXT' },
  summary: {
    pt: 'só o que tem todas estas palavras; acentos e maiúsculas não importam',
    en: 'only what has all these words; accents and case do not matter',
  },
} as const

export const NOTHING_FOUND = { pt: 'Nada foi achado.', en: 'Nothing was found.' } as const

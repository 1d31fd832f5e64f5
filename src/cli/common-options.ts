import { LANGUAGES } from '../cobranca/index.js'
import type { Option, Options } from './command.js'

const languages = LANGUAGES.join('|')

/** The options of every command, and of `cnab` itself. */
export const COMMON_OPTIONS = {
  lang: {
    value: { pt: languages, en: languages },
    values: LANGUAGES,
    summary: {
      pt: 'idioma em que o comando fala (padrão: a variável CNAB_LANG, ou pt)',
      en: 'language the command speaks (default: the variable CNAB_LANG, or pt)',
    },
  },
  help: { short: 'h', summary: { pt: 'mostra esta ajuda', en: 'shows this help' } },
} as const satisfies Options

/** Only of `cnab` itself. */
export const BARE_OPTIONS = {
  ...COMMON_OPTIONS,
  version: { short: 'v', summary: { pt: 'mostra a versão', en: 'shows the version' } },
} as const satisfies Options

/** The option `--format`; the first is the default. */
export function formatOption<const F extends string>(...formats: readonly [F, ...F[]]) {
  const value = formats.join('|')
  return {
    value: { pt: value, en: value },
    values: formats,
    summary: { pt: `como mostrar (padrão: ${formats[0]})`, en: `how to show it (default: ${formats[0]})` },
  } satisfies Option
}

/** What commands that search have in common. */
export const SEARCH_OPTION = {
  value: { pt: 'TEXTO', en: 'TEXT' },
  summary: {
    pt: 'só o que tem todas estas palavras; acentos e maiúsculas não importam',
    en: 'only what has all these words; accents and case do not matter',
  },
} as const

export const NOTHING_FOUND = { pt: 'Nada foi achado.', en: 'Nothing was found.' } as const

import { LANGUAGES } from '../cobranca/index.js'
import type { Option, Options } from './command.js'

const languages = LANGUAGES.join('|')

/** Options of all commands and of `cnab` itself. */
export const COMMON_OPTIONS = {
  lang: {
    value: { pt: languages, en: languages },
    values: LANGUAGES,
    summary: {
      pt: 'idioma da saída (padrão: a variável CNAB_LANG, ou pt)',
      en: 'language of the output (default: the variable CNAB_LANG, or pt)',
    },
  },
  help: { short: 'h', summary: { pt: 'mostra esta ajuda', en: 'shows this help' } },
} as const satisfies Options

/** Options of `cnab` itself. */
export const BARE_OPTIONS = {
  ...COMMON_OPTIONS,
  version: { short: 'v', summary: { pt: 'mostra a versão', en: 'shows the version' } },
} as const satisfies Options

/** Creates the option `--format`; the first format is the default. */
export function formatOption<const F extends string>(...formats: readonly [F, ...F[]]) {
  const value = formats.join('|')
  return {
    value: { pt: value, en: value },
    values: formats,
    summary: { pt: `formato da saída (padrão: ${formats[0]})`, en: `output format (default: ${formats[0]})` },
  } satisfies Option
}

/** The option `--search`. */
export const SEARCH_OPTION = {
  value: { pt: 'TEXTO', en: 'TEXT' },
  summary: {
    pt: 'só itens com todas estas palavras; ignora acentos e maiúsculas',
    en: 'only items with all these words; ignores accents and case',
  },
} as const

export const NOTHING_FOUND = { pt: 'Nada encontrado.', en: 'Nothing found.' } as const

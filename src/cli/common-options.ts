import { LANGUAGES } from '../cobranca/index.js'
import type { Options } from './command.js'

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

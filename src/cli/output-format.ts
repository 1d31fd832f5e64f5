import type { Option } from './command.js'

/** The option `--format`; the first is the default. */
export function formatOption<const F extends string>(...formats: readonly [F, ...F[]]) {
  const value = formats.join('|')
  return {
    value: { pt: value, en: value },
    values: formats,
    summary: { pt: `como mostrar (padrão: ${formats[0]})`, en: `how to show it (default: ${formats[0]})` },
  } satisfies Option
}

/** Name of the output that joins all inputs. */
import { isAbsolute, normalize, sep } from 'node:path'
import { type LocalizedText, optionError } from '../../../cobranca/index.js'
import { formatOf, OUTPUT_FORMATS, type OutputFormat } from '../formats.js'

/** Why a name does not lead to a file of the output folder; null if it does. */
export function problemOfName(name: string): LocalizedText | null {
  const path = normalize(name)
  if (isAbsolute(path) || path === '..' || path.startsWith(`..${sep}`))
    return { pt: 'leva para fora da pasta de resultados', en: 'leads out of the output folder' }
  if (/\p{Cc}/u.test(name)) return { pt: 'tem caracteres de controle', en: 'has control characters' }
  return null
}

/**
 * Returns the name with the extension of the format.
 *
 * @throws {ValidationError} if the name is empty, hidden or leads out of the output folder, or has the extension of another format
 */
export function joinName(join: unknown, to: OutputFormat = 'ndjson'): string {
  const invalid = (text: LocalizedText): Error => optionError('join', text)
  if (typeof join !== 'string' || /(?:^|[\\/])(?:\.[^\\/]*)?$/.test(join))
    throw invalid({
      pt: 'deve ser o nome de um arquivo da pasta de saída',
      en: 'must be the name of a file in the output folder',
    })
  const problem = problemOfName(join)
  if (problem !== null) throw invalid(problem)
  const { extension } = formatOf(to)
  if (join.endsWith(extension)) return join
  const other = Object.entries(OUTPUT_FORMATS).find((format) => join.endsWith(format[1].extension))?.[0]
  if (other !== undefined)
    throw invalid({
      pt: `tem a extensão de ${other}, e a saída é em ${to}: informe também o formato ${other}`,
      en: `has the extension of ${other}, and the output is ${to}: also give the format ${other}`,
    })
  return join + extension
}

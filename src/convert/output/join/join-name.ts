/** Name and format of the output that joins all inputs. */
import { normalize, sep } from 'node:path'
import { type LocalizedText, optionError } from '../../../cobranca/index.js'
import { formatOf, OUTPUT_FORMATS, type OutputFormat } from '../formats.js'
import { EARLIER_MANIFEST_NAME, MANIFEST_NAME } from '../manifest.js'
import { comparableName, problemOfName } from '../output-name.js'

interface Join {
  /** Path relative to the output folder, with `/` and the extension of the format. One file has one path. */
  readonly join: string
  /** Absent if neither the caller nor the name gives a format. */
  readonly to?: OutputFormat
}

/**
 * Returns the name with the extension of the format. Without a format, the extension of the name decides it.
 *
 * @throws {ValidationError} if the name is empty, hidden, that of a manifest or leads out of the output folder, or has the extension of another format
 */
export function joinOf(name: unknown, given: OutputFormat | undefined): Join {
  const invalid = (text: LocalizedText): Error => optionError('join', text)
  if (typeof name !== 'string' || /(?:^|[\\/])\.?$/.test(name))
    throw invalid({
      pt: 'deve ser o nome de um arquivo da pasta de saída',
      en: 'must be the name of a file in the output folder',
    })
  const problem = problemOfName(name)
  if (problem !== null) throw invalid(problem)
  if (normalize(name).split(/[\\/]/).some(isHidden))
    throw invalid({
      pt: 'tem um arquivo ou uma pasta de nome oculto, que começa com um ponto',
      en: 'has a hidden file or folder, whose name begins with a dot',
    })
  const named = formatOfName(name)
  const to = given ?? named ?? undefined
  const { extension } = formatOf(to)
  if (named !== null && named !== to)
    throw invalid({
      pt: `tem a extensão de ${named}, mas o formato da saída é ${to}: mude um dos dois`,
      en: `has the extension of ${named}, but the format of the output is ${to}: change one of them`,
    })
  const join = normalize(named === to ? name : name + extension).replaceAll(sep, '/')
  if (MANIFEST_NAMES.has(comparableName(join)))
    throw invalid({ pt: 'é o nome de um manifesto: informe outro', en: 'is the name of a manifest: specify another' })
  return { join, ...(to === undefined ? {} : { to }) }
}

const MANIFEST_NAMES: ReadonlySet<string> = new Set([MANIFEST_NAME, EARLIER_MANIFEST_NAME])

const isHidden = (name: string): boolean => name.startsWith('.')

/** Returns the format of the extension of a name, whose case does not matter; null for another extension. */
function formatOfName(name: string): OutputFormat | null {
  const formats = Object.keys(OUTPUT_FORMATS) as OutputFormat[]
  return formats.find((each) => name.toLowerCase().endsWith(OUTPUT_FORMATS[each].extension)) ?? null
}

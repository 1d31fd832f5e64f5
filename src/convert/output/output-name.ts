/** Names of outputs from callers. */
import { isAbsolute, normalize, sep } from 'node:path'
import type { LocalizedText } from '../../cobranca/index.js'

/** Why a name does not lead to a file of the output folder; null if it does. */
export function problemOfName(name: string): LocalizedText | null {
  const path = normalize(name)
  if (isAbsolute(path) || path === '..' || path.startsWith(`..${sep}`))
    return { pt: 'leva para fora da pasta de resultados', en: 'leads out of the output folder' }
  if (/\p{Cc}/u.test(name)) return { pt: 'tem caracteres de controle', en: 'has control characters' }
  return null
}

/** Some file systems ignore case and Unicode normalization. */
export const comparableName = (name: string): string => name.normalize().toLowerCase()

/** Error messages of files that could not be processed, and of outputs. */
import type { Language } from '../cobranca/index.js'
import { systemErrorMessage } from '../convert/index.js'
import { isUnsupportedFileError } from '../return/index.js'
import { visible } from './visible.js'

/**
 * Returns the message of an unsupported file or a system error.
 *
 * @throws the error itself if it is of another type
 */
export const errorText = (error: unknown, language: Language): string =>
  visible(
    isUnsupportedFileError(error)
      ? { pt: error.message, en: error.english }[language]
      : `${systemErrorMessage(error, language)}.`,
  )

/** Message for an output that takes no more: a full disk behind `>`. */
export function outputFailed(error: Error, language: Language): string {
  const cause = visible(systemErrorMessage(error, language))
  return {
    pt: `Não foi possível gravar na saída padrão: ${cause}. A saída está incompleta: libere espaço ou use outro destino, e repita o comando.`,
    en: `Cannot write to the standard output: ${cause}. The output is incomplete: free some space or use another destination, and run the command again.`,
  }[language]
}

/** Error messages of files that could not be processed, and of outputs. */
import type { Language } from '../cobranca/index.js'
import { systemErrorMessage } from '../convert/index.js'
import { messageOf } from '../inspect/message-of.js'
import { isUnsupportedFileError } from '../return/index.js'
import { visible } from './visible.js'
import { NotWrittenError } from './whole-file.js'

/**
 * Returns the message of an unsupported file, a file that could not be written, or a system error.
 *
 * @throws the error itself if it is of another type
 */
export function errorText(error: unknown, language: Language): string {
  if (isUnsupportedFileError(error)) return visible(messageOf(error, language))
  if (error instanceof NotWrittenError) return notWritten(error, language)
  return visible(`${systemErrorMessage(error, language)}.`)
}

function notWritten({ path, cause }: NotWrittenError, language: Language): string {
  const reason = visible(systemErrorMessage(cause, language))
  return {
    pt: `Não foi possível gravar ${visible(path)}: ${reason}.`,
    en: `Cannot write ${visible(path)}: ${reason}.`,
  }[language]
}

/** Message for an output that accepts no more bytes, such as a full disk behind `>`. */
export function outputFailed(error: Error, language: Language): string {
  const cause = visible(systemErrorMessage(error, language))
  return {
    pt: `Não foi possível gravar na saída padrão: ${cause}. A saída está incompleta: libere espaço ou use outro destino, e repita o comando.`,
    en: `Cannot write to the standard output: ${cause}. The output is incomplete: free some space or use another destination, and run the command again.`,
  }[language]
}

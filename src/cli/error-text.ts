/** Error messages of files that could not be processed. */
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

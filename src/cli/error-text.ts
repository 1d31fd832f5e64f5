/** What a person is told of a file that could not be worked on. */
import type { Language } from '../cobranca/index.js'
import { systemErrorMessage } from '../convert/index.js'
import { isUnsupportedFileError } from '../return/index.js'
import { visible } from './visible.js'

/**
 * One sentence: what the file is instead of one of cobrança, or what the system says.
 *
 * @throws the error itself, when it is neither
 */
export const errorText = (error: unknown, language: Language): string =>
  visible(
    isUnsupportedFileError(error)
      ? { pt: error.message, en: error.english }[language]
      : `${systemErrorMessage(error, language)}.`,
  )

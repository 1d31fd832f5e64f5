/** Where another return file begins within one, and whether it is of the same dialect. */
import { type FoundDialect, returnDialectOf } from '../../banks/index.js'
import { beginsFile, isUnsupportedFileError } from '../../febraban/index.js'
import type { FileBoundary } from '../../fixed-width/index.js'

/** @param bank COMPE number that the caller reads the file by */
export const returnBoundary = (first: FoundDialect, bank: string | undefined): FileBoundary => ({
  begins: beginsFile,
  isOwn(head) {
    try {
      const found = returnDialectOf(head, bank)
      return found.dialect === first.dialect && found.disagreement?.got === first.disagreement?.got
    } catch (error) {
      if (!isUnsupportedFileError(error)) throw error
      return error.reason === 'not_cnab' ? null : false
    }
  },
})

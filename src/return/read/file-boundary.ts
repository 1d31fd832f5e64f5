/** Detects other return files inside a file, and whether they have the same dialect. */
import type { FoundReturn } from '../../banks/index.js'
import { beginsFile, isUnsupportedFileError } from '../../febraban/index.js'
import type { FileBoundary } from '../../fixed-width/index.js'
import type { DialectFinder } from './dialect-finder.js'

/** Number of another bank in the header, as reported. */
const headerBankOf = ({ diagnostics }: FoundReturn): string | null | undefined =>
  diagnostics.find(({ code }) => code === 'another_bank' || code === 'header_of_another_bank')?.got

/** @param bank COMPE number that the caller gave */
export const returnBoundary = (first: FoundReturn, finder: DialectFinder, bank: string | undefined): FileBoundary => ({
  begins: beginsFile,
  isOwn(head) {
    try {
      const found = finder.find(head, bank)
      return found.dialect === first.dialect && headerBankOf(found) === headerBankOf(first)
    } catch (error) {
      if (!isUnsupportedFileError(error)) throw error
      return error.reason === 'not_cnab' ? null : false
    }
  },
})

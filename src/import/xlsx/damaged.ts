import { ImportFileError } from '../import-file-error.js'

/** The file is not an XLSX, or its parts are not what they must be. */
export const damagedXlsx = (): ImportFileError =>
  new ImportFileError('O arquivo não é uma planilha XLSX, ou está danificado.')

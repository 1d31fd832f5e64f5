/** File name of a remittance, for Bradesco and banks of its family. */
import type { FileContext } from '../../remittance-dialect.js'

/** Day and month of a file: `DDMM`. */
export const dayAndMonth = ({ date }: Pick<FileContext, 'date'>): string => date.slice(8) + date.slice(5, 7)

/**
 * CBDDMM??.REM, where ?? are letters or digits (Bradesco, CNAB 400, version 17, p. 6; CNAB 240, p. 5). This library writes the last two digits of the
 * remittance number, since the names of a day must differ.
 */
export const cbFilename = (file: FileContext): string => `CB${dayAndMonth(file)}${String(file.remittance_number).padStart(2, '0').slice(-2)}.REM`

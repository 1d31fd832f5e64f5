/** Warnings of an import: the row is created all the same. */

export type ImportWarningCode = 'date_as_text' | 'hidden_column' | 'hidden_row' | 'hidden_sheet' | 'restored_zeros'

/** A warning about a cell or a row. A warning about a column or the whole sheet has the line of the header. */
export interface ImportWarning {
  readonly code: ImportWarningCode
  /** Line of the file, as in `ImportError`. */
  readonly line: number
  /** Null for a row or a sheet. */
  readonly field: string | null
  /** In Portuguese, to be read after the field's name. */
  readonly message: string
}

/** A warning about the row that it is found in. */
export type RowWarning = Omit<ImportWarning, 'line'>

/** @param day `YYYY-MM-DD` */
export const dateAsText = (field: string, day: string): RowWarning => ({
  code: 'date_as_text',
  field,
  message: `é uma data na planilha e foi lido como ${day}: se era outro texto, como 10/12, formate a coluna como texto e digite-o de novo`,
})

export const hiddenRow: RowWarning = {
  code: 'hidden_row',
  field: null,
  message: 'está oculta na planilha, e foi lida como as outras',
}

export const hiddenColumn = (field: string): RowWarning => ({
  code: 'hidden_column',
  field,
  message: 'está numa coluna oculta da planilha, lida como as outras',
})

export const hiddenSheet = (name: string): RowWarning => ({
  code: 'hidden_sheet',
  field: null,
  message: `a aba «${name}» está oculta, e foi lida`,
})

/** @param shown with the zeros */
export const restoredZeros = (field: string, shown: string): RowWarning => ({
  code: 'restored_zeros',
  field,
  message: `recebeu os zeros à esquerda que faltavam: ${shown}`,
})

/** Limits of an import. A small file may have large content: a ZIP unpacks, a cell may have any address, and many cells may share a text. */
import { type LocalizedText, notInList, ValidationError } from '../cobranca/index.js'
import { ImportFileError } from './import-file-error.js'

/** Largest numbers that an import reads. Those of rows, columns and characters of a cell are the limits of the format itself. */
export interface ImportLimits {
  /** Files in the ZIP of an XLSX. Default 10,000. */
  readonly parts: number
  /** Number of the last row of a sheet, default 1,048,576; rows of a CSV, JSON or NDJSON, by default any number. */
  readonly rows: number
  /** Number of the last column of a sheet; columns of the header of a CSV. Default 16,384. */
  readonly columns: number
  /** Cells of a sheet, also empty ones. Default 10,000,000. */
  readonly cells: number
  /** Shared texts of an XLSX. Default 2,000,000. */
  readonly shared_texts: number
  /** Characters of a text of an XLSX: of a cell, shared or not. Default 32,767. */
  readonly text_length: number
  /** Characters of the texts of all cells of a sheet, where a shared text counts in each cell, and of all shared texts. Default 67,108,864. */
  readonly total_text: number
  /** Formats of cells of an XLSX. Default 65,536. */
  readonly formats: number
  /** Characters of the format of a cell. Default 1,024. */
  readonly format_length: number
  /** Characters of a tag in the XML of an XLSX, with its attributes. Default 65,536. */
  readonly tag_length: number
  /** Depth of the tags in the XML of an XLSX. Default 100. */
  readonly depth: number
  /** Levels of lists and objects in a row of JSON or NDJSON. A slip has two. A line of NDJSON with more is a row with an error. Default 32. */
  readonly row_depth: number
  /** Characters of a row of JSON or NDJSON. A longer line of NDJSON is a row with an error. Default 1,048,576. */
  readonly row_length: number
}

/** Place of the content that exceeds a limit, if it is known. */
export interface LimitPlace {
  /** Line of the file, 1-based. */
  readonly line: number
  /** Path of the value: `[2].meta.a`; that of the row if it is too long. */
  readonly path: string
}

export type ImportLimit = keyof ImportLimits

export const IMPORT_LIMITS: ImportLimits = {
  parts: 10_000,
  rows: 2 ** 20,
  columns: 2 ** 14,
  cells: 10_000_000,
  shared_texts: 2_000_000,
  text_length: 32_767,
  total_text: 2 ** 26,
  formats: 2 ** 16,
  format_length: 1024,
  tag_length: 2 ** 16,
  depth: 100,
  row_depth: 32,
  row_length: 2 ** 20,
}

const SPLIT: LocalizedText = { pt: 'Divida o arquivo em arquivos menores.', en: 'Split the file into smaller files.' }
const SAVE_AGAIN: LocalizedText = {
  pt: 'Copie só as células com valores para uma planilha nova, ou salve-a como «CSV (separado por vírgulas)».',
  en: 'Copy only the cells with values to a new workbook, or save it as CSV.',
}

const CHECK: LocalizedText = {
  pt: 'Confira o arquivo e, se estiver certo, aumente o limite.',
  en: 'Check the file and, if it is right, raise the limit.',
}

const TEXTS: { readonly [L in ImportLimit]: LocalizedText & { readonly remedy: LocalizedText } } = {
  parts: { pt: 'partes dentro da planilha', en: 'parts inside of the workbook', remedy: SAVE_AGAIN },
  rows: { pt: 'linhas', en: 'rows', remedy: SPLIT },
  columns: { pt: 'colunas', en: 'columns', remedy: SAVE_AGAIN },
  cells: { pt: 'células', en: 'cells', remedy: SPLIT },
  shared_texts: { pt: 'textos', en: 'texts', remedy: SPLIT },
  text_length: { pt: 'caracteres numa célula', en: 'characters in a cell', remedy: SAVE_AGAIN },
  total_text: { pt: 'caracteres nas células juntas', en: 'characters in all cells', remedy: SPLIT },
  formats: { pt: 'formatos de células', en: 'formats of cells', remedy: SAVE_AGAIN },
  format_length: {
    pt: 'caracteres no formato de uma célula',
    en: 'characters in the format of a cell',
    remedy: SAVE_AGAIN,
  },
  tag_length: { pt: 'caracteres numa marca do XML', en: 'characters in a tag of the XML', remedy: SAVE_AGAIN },
  depth: { pt: 'marcas do XML uma dentro da outra', en: 'tags of the XML inside of each other', remedy: SAVE_AGAIN },
  row_depth: {
    pt: 'níveis de listas e objetos numa linha de JSON',
    en: 'levels of lists and objects in a row of JSON',
    remedy: CHECK,
  },
  row_length: { pt: 'caracteres numa linha de JSON', en: 'characters in a row of JSON', remedy: CHECK },
}

const ptNumber = (value: number): string => value.toLocaleString('pt-BR')
const enNumber = (value: number): string => value.toLocaleString('en-US')

/** The file exceeds a limit of an import. It is not damaged. */
export class ImportLimitError extends ImportFileError {
  override readonly name: string = 'ImportLimitError'
  override readonly code = 'import_limit'
  /** The message, also in English. */
  readonly text: LocalizedText
  /** The message without the place. */
  readonly reason: LocalizedText

  /**
   * @param limit the limit that is exceeded
   * @param allowed its value
   * @param found value in the file; it may have more, which was not read
   */
  constructor(
    readonly limit: ImportLimit,
    readonly allowed: number,
    readonly found: number,
    /** Null where the limit is of the whole file. */
    readonly place: LimitPlace | null = null,
  ) {
    const { pt, en, remedy } = TEXTS[limit]
    const reason = {
      pt: `passa do limite de ${pt}: tem ${ptNumber(found)} ou mais, e são lidos até ${ptNumber(allowed)}. ${remedy.pt}`,
      en: `exceeds the limit of ${en}: it has ${enNumber(found)} or more, and at most ${enNumber(allowed)} are read. ${remedy.en}`,
    }
    const file =
      place === null
        ? { pt: 'O arquivo', en: 'The file' }
        : {
            pt: `Linha ${place.line}, em ${place.path}: o arquivo`,
            en: `Line ${place.line}, in ${place.path}: the file`,
          }
    const text = { pt: `${file.pt} ${reason.pt}`, en: `${file.en} ${reason.en}` }
    super(text.pt)
    this.text = text
    this.reason = reason
  }
}

/**
 * Returns the limits with the given ones.
 *
 * @throws {ValidationError} under `limits` for no plain object, an unknown limit, or one that is not a whole number from 1
 */
export function checkedLimits(given: Partial<ImportLimits> = {}): ImportLimits {
  if (!isPlain(given)) throw new ValidationError({ limits: ['deve ser um objeto com os limites'] })
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(IMPORT_LIMITS, name))
      throw new ValidationError({ limits: [notInList(Object.keys(IMPORT_LIMITS))] })
    if (value !== undefined && value !== Number.POSITIVE_INFINITY && !(Number.isSafeInteger(value) && value > 0))
      throw new ValidationError({ limits: [`${name} deve ser um número inteiro a partir de 1`] })
  }
  const set = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...IMPORT_LIMITS, ...Object.fromEntries(set) }
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

/** @throws {ImportLimitError} if there are more than the limit allows */
export function checkLimit(limits: ImportLimits, limit: ImportLimit, found: number): void {
  const allowed = limits[limit]
  if (found > allowed) throw new ImportLimitError(limit, allowed, found)
}

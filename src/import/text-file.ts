/** Text of files in UTF-8 or Windows-1252, and the kinds of files that are not text. */

import { decode } from '../fixed-width/index.js'
import { isUtf8, latin1Bytes } from '../runtime/bytes.js'
import { readPath } from '../runtime/files.js'
import { ImportFileError } from './import-file-error.js'

const BYTE_ORDER_MARK = '\ufeff'

/**
 * Reads a text file in UTF-8 or, if it is not valid UTF-8, Windows-1252. Strips the byte order mark.
 *
 * @throws {ImportFileError} if it is a spreadsheet, another binary file, or in UTF-16; the message contains the remedy
 */
export async function readTextFile(path: string): Promise<string> {
  const bytes = await readPath(path)
  if (isXlsx(bytes)) throw new ImportFileError(XLSX)
  return decodedText(bytes)
}

/**
 * Decodes a text file in UTF-8 or, if it is not valid UTF-8, Windows-1252. Strips the byte order mark.
 *
 * @throws {ImportFileError} if it is not text
 */
export function decodedText(bytes: Uint8Array): string {
  checkStart(bytes)
  checkText(bytes)
  return withoutMark(decoded(bytes))
}

const decoded = (bytes: Uint8Array): string => decode(bytes, isUtf8(bytes) ? 'utf-8' : 'windows-1252')

export const withoutMark = (text: string): string => (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text)

/** Text of a line that was read as one byte per character. Each line has its own charset: the rest of a stream is not known yet. */
export function textOfLine(line: string): string {
  return NOT_ASCII.test(line) ? decoded(latin1Bytes(line)) : line
}

const NOT_ASCII = /[^\0-\x7f]/

/** @throws {ImportFileError} if the first bytes of a file are those of an XLS, a PDF or a text in UTF-16 */
export function checkStart(bytes: Uint8Array): void {
  const kind = OTHER_KINDS.find(({ starts }) => starts.some((start) => startsWith(bytes, start)))
  if (kind !== undefined) throw new ImportFileError(kind.message)
}

/** @throws {ImportFileError} if a part of a file is not text */
export function checkText(bytes: Uint8Array): void {
  if (bytes.includes(0)) throw new ImportFileError(isUtf16(bytes) ? IN_UTF16 : NOT_TEXT)
}

/** Whether a file is a ZIP, as an XLSX is. */
export const isXlsx = (bytes: Uint8Array): boolean => startsWith(bytes, ZIP)

const startsWith = (bytes: Uint8Array, start: Uint8Array): boolean =>
  bytes.length >= start.length && start.every((byte, i) => bytes[i] === byte)

/** Without its byte order mark, Portuguese text in UTF-16 has a NUL in nearly every other byte. */
function isUtf16(bytes: Uint8Array): boolean {
  const nuls = [0, 0]
  bytes.forEach((byte, i) => {
    if (byte === 0) nuls[i % 2]!++
  })
  return Math.max(...nuls) > bytes.length * 0.4 && Math.min(...nuls) === 0
}

const NOT_TEXT = 'O arquivo não é de texto: informe os dados em CSV, XLSX, JSON ou NDJSON.'

const XLSX = 'O arquivo é uma planilha XLSX (ou um ZIP), e não um texto.'

const IN_UTF16 =
  'O arquivo está em UTF-16 (no Excel, «Texto Unicode»): salve-o como «CSV UTF-8 (delimitado por vírgulas)» ou «CSV (separado por vírgulas)».'

const ZIP = latin1Bytes('PK\x03\x04')

const OTHER_KINDS: readonly { readonly starts: readonly Uint8Array[]; readonly message: string }[] = [
  {
    starts: [latin1Bytes('\xd0\xcf\x11\xe0')],
    message:
      'O arquivo é uma planilha XLS, ou uma planilha protegida por senha: abra-o e salve-o sem senha como «Pasta de Trabalho do Excel (.xlsx)» ou «CSV (separado por vírgulas)».',
  },
  {
    starts: [latin1Bytes('%PDF')],
    message: 'O arquivo é um PDF: informe os dados em CSV, XLSX, JSON ou NDJSON.',
  },
  { starts: [latin1Bytes('\xff\xfe'), latin1Bytes('\xfe\xff')], message: IN_UTF16 },
]

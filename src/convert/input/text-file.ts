import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { decode } from '../../fixed-width/read/charset.js'
import { EntriesFileError } from './entries-file-error.js'

/**
 * Reads a text file in UTF-8 or, if it is not valid UTF-8, Windows-1252. Strips the byte order mark.
 *
 * @throws {EntriesFileError} if it is a spreadsheet, another binary file, or in UTF-16; the message contains the remedy
 */
export async function readTextFile(path: string): Promise<string> {
  const bytes = await readFile(path)
  const kind = OTHER_KINDS.find(({ starts }) => starts.some((start) => bytes.subarray(0, start.length).equals(start)))
  if (kind !== undefined) throw new EntriesFileError(kind.message)
  if (bytes.includes(0)) throw new EntriesFileError(isUtf16(bytes) ? IN_UTF16 : NOT_TEXT)
  return decode(bytes, isUtf8(bytes) ? 'utf-8' : 'windows-1252').replace(/^\ufeff/, '')
}

/** Without its byte order mark, Portuguese text in UTF-16 has a NUL in nearly every other byte. */
function isUtf16(bytes: Uint8Array): boolean {
  const nuls = [0, 0]
  bytes.forEach((byte, i) => {
    if (byte === 0) nuls[i % 2]!++
  })
  return Math.max(...nuls) > bytes.length * 0.4 && Math.min(...nuls) === 0
}

const NOT_TEXT = 'O arquivo não é de texto: informe os boletos em CSV, JSON ou NDJSON.'

const IN_UTF16 =
  'O arquivo está em UTF-16 (no Excel, «Texto Unicode»): salve-o como «CSV UTF-8 (delimitado por vírgulas)» ou «CSV (separado por vírgulas)».'

const OTHER_KINDS: readonly { readonly starts: readonly Buffer[]; readonly message: string }[] = [
  {
    starts: [Buffer.from('PK\x03\x04', 'latin1')],
    message:
      'O arquivo é uma planilha XLSX (ou um ZIP), não um CSV: abra-o e salve-o como «CSV (separado por vírgulas)».',
  },
  {
    starts: [Buffer.from('\xd0\xcf\x11\xe0', 'latin1')],
    message: 'O arquivo é uma planilha XLS, não um CSV: abra-o e salve-o como «CSV (separado por vírgulas)».',
  },
  {
    starts: [Buffer.from('%PDF', 'latin1')],
    message: 'O arquivo é um PDF: informe os boletos em CSV, JSON ou NDJSON.',
  },
  { starts: [Buffer.from('\xff\xfe', 'latin1'), Buffer.from('\xfe\xff', 'latin1')], message: IN_UTF16 },
]

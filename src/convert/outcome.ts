import type { Language, LocalizedText } from '../cobranca/index.js'
import type { UnsupportedFileError } from '../return/index.js'
import type { Conversion } from './conversion.js'
import { MOST_TIMES } from './input/unpacked-size.js'

interface Tried {
  readonly path: string
  /** The caller named it; it was not merely found in a folder. */
  readonly named: boolean
}

/** What became of one of many files. */
export type FileOutcome =
  | (Tried & { readonly status: 'converted'; readonly conversion: Conversion })
  /** An earlier call converted the same content by the same options, and its result still stands. Its diagnostics are counted, not kept. */
  | (Tried & { readonly status: 'skipped'; readonly conversion: Conversion })
  /** The same content as another file, whose result stands. */
  | (Tried & { readonly status: 'duplicate'; readonly of: string; readonly conversion: Conversion })
  /** No cobrança return that the library reads. The message says, in Portuguese, what it is. */
  | (Tried & { readonly status: 'refused'; readonly message: string; readonly error: UnsupportedFileError })
  /** Found in a folder, and no bank file at all: a spreadsheet, a note, a link. The description says, in Portuguese, what it is. */
  | (Tried & { readonly status: 'ignored'; readonly description: string })
  /** It could not be read, or its result not be written. The message says why, in Portuguese. */
  | (Tried & { readonly status: 'failed'; readonly message: string; readonly error: unknown })

const SYSTEM_ERRORS: Readonly<Record<string, LocalizedText>> = {
  ENOENT: { pt: 'o arquivo ou a pasta não existe (mais)', en: 'the file or folder does not exist (any more)' },
  EACCES: { pt: 'sem permissão', en: 'no permission' },
  EPERM: { pt: 'sem permissão', en: 'no permission' },
  EISDIR: { pt: 'é uma pasta, não um arquivo', en: 'it is a folder, not a file' },
  EEXIST: { pt: 'já existe e não é uma pasta', en: 'it exists already and is no folder' },
  ENOTDIR: { pt: 'parte do caminho não é uma pasta', en: 'part of the path is no folder' },
  ENAMETOOLONG: { pt: 'o nome é longo demais', en: 'the name is too long' },
  ELOOP: { pt: 'é um atalho, que não é seguido', en: 'it is a link, which is not followed' },
  ENOSPC: { pt: 'não há espaço em disco', en: 'there is no room on the disk' },
  EFBIG: {
    pt: 'o arquivo ficaria grande demais para este disco ou usuário',
    en: 'the file would be too large for this disk or user',
  },
  EDQUOT: { pt: 'não há espaço em disco (cota do usuário)', en: 'there is no room on the disk (the user’s quota)' },
  EROFS: { pt: 'o disco só permite leitura', en: 'the disk can only be read' },
  EMFILE: { pt: 'há arquivos demais abertos', en: 'too many files are open' },
  EIO: { pt: 'o disco não respondeu como devia', en: 'the disk did not answer as it should' },
  EBUSY: { pt: 'está em uso por outro programa', en: 'another program is using it' },
  Z_BUF_ERROR: { pt: 'o arquivo comprimido está cortado', en: 'the compressed file was cut short' },
  damaged_zip: { pt: 'o ZIP está cortado ou danificado', en: 'the ZIP was cut short or is damaged' },
  linked_folder: {
    pt: 'na pasta de resultados há um atalho para outra pasta, que não é seguido',
    en: 'the folder of results has a link to another folder, which is not followed',
  },
  unpacked_size: {
    pt: `descompactado, seria mais de ${MOST_TIMES} vezes maior, como uma bomba; se não for, descompacte-o antes`,
    en: `unpacked, it would be more than ${MOST_TIMES} times as large, as a bomb is; if it is none, unpack it yourself`,
  },
  Z_DATA_ERROR: { pt: 'o arquivo comprimido está danificado', en: 'the compressed file is damaged' },
}

/** Why the system refused. */
export function systemErrorMessage(error: unknown, language: Language = 'pt'): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : null
  const known = code === null ? undefined : SYSTEM_ERRORS[code]
  if (known !== undefined) return `${known[language]} (${code})`
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

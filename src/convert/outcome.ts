import type { UnsupportedFileError } from '../return/index.js'
import type { Conversion } from './conversion.js'

interface Tried {
  readonly path: string
  /** The caller named it; it was not merely found in a folder. */
  readonly named: boolean
}

/** What became of one of many files. */
export type Outcome =
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

const SYSTEM_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'o arquivo ou a pasta não existe (mais)',
  EACCES: 'sem permissão',
  EPERM: 'sem permissão',
  EISDIR: 'é uma pasta, não um arquivo',
  EEXIST: 'já existe e não é uma pasta',
  ENOTDIR: 'parte do caminho não é uma pasta',
  ENAMETOOLONG: 'o nome é longo demais',
  ELOOP: 'o atalho leva a si mesmo',
  ENOSPC: 'não há espaço em disco',
  EFBIG: 'o arquivo ficaria grande demais para este disco ou usuário',
  EDQUOT: 'não há espaço em disco (cota do usuário)',
  EROFS: 'o disco só permite leitura',
  EMFILE: 'há arquivos demais abertos',
  EIO: 'o disco não respondeu como devia',
  EBUSY: 'está em uso por outro programa',
  Z_BUF_ERROR: 'o arquivo comprimido está cortado',
  damaged_zip: 'o ZIP está cortado ou danificado',
  Z_DATA_ERROR: 'o arquivo comprimido está danificado',
}

/** Why the system refused, in Portuguese. */
export function systemErrorMessage(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : null
  const known = code === null ? undefined : SYSTEM_ERRORS[code]
  if (known !== undefined) return `${known} (${code})`
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

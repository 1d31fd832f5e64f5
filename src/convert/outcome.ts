import { FileTooLargeError, type Language, type LocalizedText } from '../cobranca/index.js'
import { MAX_RATIO } from '../fixed-width/index.js'
import type { UnsupportedFileError } from '../return/index.js'
import type { Findings } from './workers/job.js'

/** Result of converting one file. */
export interface Conversion extends Findings {
  /** Path of the input. */
  readonly path: string
  /** Path of the output. */
  readonly output: string
}

interface OutcomeBase {
  readonly path: string
  /** Whether the caller passed this path, rather than a folder or a pattern that contains it. */
  readonly named: boolean
}

/** Outcome of one of many files. */
export type FileOutcome =
  | (OutcomeBase & { readonly status: 'converted'; readonly conversion: Conversion })
  /** An earlier call converted the same content with the same options, and its result still exists. Has counts of diagnostics only. */
  | (OutcomeBase & { readonly status: 'skipped'; readonly conversion: Conversion })
  /** Same content as another file, whose result exists. */
  | (OutcomeBase & { readonly status: 'duplicate'; readonly of: string; readonly conversion: Conversion })
  /** Not a supported cobrança return. The message, in Portuguese, describes the file. */
  | (OutcomeBase & { readonly status: 'unsupported'; readonly message: string; readonly error: UnsupportedFileError })
  /** Found in a folder, and not a bank file: a spreadsheet, a note, a link. The description is in Portuguese; `messageOf` has it in English. */
  | (OutcomeBase & {
      readonly status: 'ignored'
      readonly description: string
      /** @deprecated Use `messageOf`. */
      readonly english: string
    })
  /** The input cannot be read or the output cannot be written. The message, in Portuguese, contains the cause; `messageOf` has it in English. */
  | (OutcomeBase & {
      readonly status: 'failed'
      readonly message: string
      /** @deprecated Use `messageOf`. */
      readonly english: string
      readonly error: unknown
    })

const SYSTEM_ERRORS: Readonly<Record<string, LocalizedText>> = {
  ENOENT: { pt: 'o arquivo ou a pasta não existe (mais)', en: 'the file or folder does not exist (any more)' },
  EACCES: { pt: 'sem permissão', en: 'no permission' },
  EPERM: { pt: 'sem permissão', en: 'no permission' },
  EISDIR: { pt: 'é uma pasta, não um arquivo', en: 'it is a folder, not a file' },
  EEXIST: { pt: 'já existe e não é uma pasta', en: 'it already exists and is not a folder' },
  ENOTDIR: { pt: 'parte do caminho não é uma pasta', en: 'part of the path is not a folder' },
  ENAMETOOLONG: { pt: 'o nome é longo demais', en: 'the name is too long' },
  ELOOP: { pt: 'é um atalho, que não é seguido', en: 'it is a link, which is not followed' },
  ENOSPC: { pt: 'não há espaço em disco', en: 'no space left on the disk' },
  EFBIG: {
    pt: 'o arquivo ficaria grande demais para este disco ou usuário',
    en: 'the file would be too large for this disk or user',
  },
  EDQUOT: { pt: 'não há espaço em disco (cota do usuário)', en: 'no space left on the disk (user’s quota)' },
  EROFS: {
    pt: 'o disco só permite leitura: escolha outra pasta de saída',
    en: 'the disk is read-only: choose another output folder',
  },
  EMFILE: { pt: 'há arquivos demais abertos', en: 'too many files are open' },
  EIO: { pt: 'falha de leitura ou gravação no disco', en: 'the disk failed to read or write' },
  EBUSY: { pt: 'está em uso por outro programa', en: 'another program is using it' },
  thread_ended: {
    pt: 'a thread que fazia a conversão terminou antes do fim; tente de novo',
    en: 'the thread of the conversion ended before it; try again',
  },
  ERR_WORKER_OUT_OF_MEMORY: {
    pt: 'faltou memória à thread que fazia a conversão',
    en: 'the thread of the conversion ran out of memory',
  },
  Z_BUF_ERROR: { pt: 'o arquivo comprimido está cortado', en: 'the compressed file is truncated' },
  damaged_zip: { pt: 'o ZIP está cortado ou danificado', en: 'the ZIP is truncated or damaged' },
  linked_folder: {
    pt: 'na pasta de resultados há um atalho para outra pasta, que não é seguido',
    en: 'the output folder contains a link to another folder, which is not followed',
  },
  original_file: {
    pt: 'a saída substituiria um arquivo original: escolha outra pasta de saída',
    en: 'the output would replace an original file: choose another output folder',
  },
  unpacked_size: {
    pt: `descompactado, ficaria mais de ${MAX_RATIO} vezes maior, como uma bomba de descompressão; se o arquivo é confiável, descompacte-o antes`,
    en: `unpacked, it would be more than ${MAX_RATIO} times as large, like a decompression bomb; if you trust the file, unpack it first`,
  },
  file_changed: {
    pt: 'o arquivo mudou enquanto era lido; repita quando nenhum programa o gravar',
    en: 'the file changed while it was read; repeat when no program writes it',
  },
  Z_DATA_ERROR: { pt: 'o arquivo comprimido está danificado', en: 'the compressed file is damaged' },
}

/** Describes a system error. */
export function systemErrorMessage(error: unknown, language: Language = 'pt'): string {
  if (error instanceof FileTooLargeError) return language === 'pt' ? error.message : error.english
  const code = error instanceof Error && 'code' in error ? String(error.code) : null
  const known = code === null ? undefined : SYSTEM_ERRORS[code]
  if (known !== undefined) return `${known[language]} (${code})`
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

/** Returns a message of {@link systemErrorMessage}, e.g. the reason of a failed job, in English. Other messages stay as they are. */
export function inEnglish(message: string): string {
  const [, code = ''] = /\((\w+)\)$/.exec(message) ?? []
  const known = SYSTEM_ERRORS[code]
  return known !== undefined && message === `${known.pt} (${code})` ? `${known.en} (${code})` : message
}

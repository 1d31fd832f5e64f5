import type { LocalizedText } from '../cobranca/index.js'

/** The exit codes of `cnab`. Stable: scripts rely on them. */
export const EXIT = {
  /** Success. */
  ok: 0,
  /** Completed with problems: errors in a file, unsupported files, unfinished work, or nothing found. */
  incomplete: 1,
  /** Incorrect use; nothing was done. */
  usage: 2,
  /** Interrupted by Ctrl+C (SIGINT). Finished results are kept; the work can be resumed. */
  interrupted: 130,
  /** Interrupted by SIGTERM. Finished results are kept; the work can be resumed. */
  terminated: 143,
} as const

/** Meaning of the exit codes in all commands. The help of each command has details. */
export const EXIT_MEANINGS = {
  ok: { pt: 'sucesso', en: 'success' },
  incomplete: {
    pt: 'erros num arquivo, arquivos não suportados, trabalho incompleto ou nada encontrado; veja a ajuda do comando',
    en: 'errors in a file, unsupported files, incomplete work or nothing found; see the help of the command',
  },
  usage: { pt: 'uso incorreto; nada foi feito', en: 'incorrect use; nothing was done' },
  interrupted: { pt: 'interrompido por Ctrl+C (SIGINT)', en: 'interrupted by Ctrl+C (SIGINT)' },
  terminated: { pt: 'interrompido por SIGTERM', en: 'interrupted by SIGTERM' },
} as const satisfies Record<keyof typeof EXIT, LocalizedText>

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

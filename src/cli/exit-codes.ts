import type { LocalizedText } from '../cobranca/index.js'

/** The exit codes of `cnab`. Stable: scripts rely on them. */
export const EXIT = {
  /** All that was asked was done. */
  ok: 0,
  /** It was done, and not all is well: something is wrong in a file, was refused, left undone, or not found. */
  incomplete: 1,
  /** A wrong call: nothing was done. */
  usage: 2,
  /** Stopped by Ctrl+C (SIGINT): what was done stays, and can be gone on with. */
  interrupted: 130,
  /** Stopped by SIGTERM: what was done stays, and can be gone on with. */
  terminated: 143,
} as const

/** What they mean in all commands; the help of each says more. */
export const EXIT_MEANINGS = {
  ok: { pt: 'tudo certo: o que foi pedido foi feito', en: 'all is well: what was asked was done' },
  incomplete: {
    pt: 'algo está errado num arquivo, foi recusado, ficou por fazer ou não foi achado; a ajuda de cada comando diz o quê',
    en: 'something is wrong in a file, was refused, left undone or not found; the help of each command says what',
  },
  usage: { pt: 'comando errado; nada foi feito', en: 'wrong call; nothing was done' },
  interrupted: { pt: 'interrompido por Ctrl+C (SIGINT)', en: 'stopped by Ctrl+C (SIGINT)' },
  terminated: { pt: 'interrompido por SIGTERM', en: 'stopped by SIGTERM' },
} as const satisfies Record<keyof typeof EXIT, LocalizedText>

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

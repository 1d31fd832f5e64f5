/** The exit codes of `cnab`. Stable: scripts rely on them. */
export const EXIT = {
  /** All that was asked was done. */
  ok: 0,
  /** Something was left undone: a return not read, a file named but refused, a file that could not be read or written. */
  incomplete: 1,
  /** A wrong call: nothing was done. */
  usage: 2,
} as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** The exit codes of `cnab`. Stable: scripts rely on them. */
export const EXIT = {
  /** All that was asked was done. */
  ok: 0,
  /** Something was left undone: a return not read, a file named but refused, a file that could not be read or written. */
  incomplete: 1,
  /** A wrong call: nothing was done. */
  usage: 2,
  /** Stopped by Ctrl+C (SIGINT): what was done stays, and can be gone on with. */
  interrupted: 130,
  /** Stopped by SIGTERM: what was done stays, and can be gone on with. */
  terminated: 143,
} as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

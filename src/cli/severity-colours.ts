import type { Severity } from '../fixed-width/index.js'

/** How what is wrong in a file is shown. */
export const SEVERITY_COLOURS = { error: 'red', warning: 'yellow', info: 'cyan' } as const satisfies Record<
  Severity,
  string
>

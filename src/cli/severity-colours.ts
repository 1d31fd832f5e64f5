import type { Severity } from '../fixed-width/index.js'

/** Colours of findings and diagnostics by severity. */
export const SEVERITY_COLOURS = { error: 'red', warning: 'yellow', info: 'cyan' } as const satisfies Record<
  Severity,
  string
>

/** Formats of CNAB files, and the columns of their lines. */
export type Format = 'cnab240' | 'cnab400' | 'cnab150'

/**
 * Columns of a line of each format, the usual width first. Some banks add columns to CNAB 400 and 240: the key of an invoice (444: Grafeno, Sofisa), own
 * columns (416: Pefisa), the code of a Pix charge (750: Sisprime).
 */
export const FORMAT_WIDTHS = {
  cnab150: [150],
  cnab240: [240, 750],
  cnab400: [400, 416, 444, 750],
} as const satisfies Readonly<Record<Format, readonly [number, ...number[]]>>

/** Number of bytes from the start that identify a file. */
export const DETECTION_BYTES = 64 * 1024

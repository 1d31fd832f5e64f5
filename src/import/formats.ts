/** Formats of files. */
export const IMPORT_FORMATS = ['csv', 'xlsx', 'ndjson', 'json'] as const

export type ImportFormat = (typeof IMPORT_FORMATS)[number]

/**
 * The fields of `T`, each of which may be absent, `undefined` or `null`: all three mean the same, because slips and
 * wallets come from databases and JSON, which disagree on how to say nothing.
 */
export type OptionalFields<T> = { [K in keyof T]?: T[K] | null | undefined }

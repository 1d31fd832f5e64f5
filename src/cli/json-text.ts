/** Data as JSON, for programs, which may yet be shown on a terminal. */

/** Characters that JSON lets stand as they are, and a terminal obeys or does not show: see `visible`. */
const UNSEEN = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}]/gu

/** Indented JSON in which nothing commands a terminal; the same data, read back. */
export const jsonText = (data: unknown): string =>
  JSON.stringify(data, null, 2).replace(UNSEEN, (char) =>
    char
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  )

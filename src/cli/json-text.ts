/** JSON output that is safe to print on a terminal. */

/** Control characters and invisible characters that JSON does not escape; see `visible`. */
const INVISIBLE = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}]/gu

/** Formats data as indented JSON and escapes control characters; parsing gives the same data. */
export const jsonText = (data: unknown): string => escaped(JSON.stringify(data, null, 2))

/** Formats data like {@link jsonText}, in one line. */
export const jsonLine = (data: unknown): string => escaped(JSON.stringify(data))

const escaped = (json: string): string =>
  json.replace(INVISIBLE, (char) =>
    char
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  )

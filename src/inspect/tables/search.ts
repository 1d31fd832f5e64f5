import { plainUpper } from '../../cobranca/index.js'

/** Returns true if each word of the search occurs in one of the texts. Ignores accents and case. */
export function isFound(search: string, texts: readonly (string | null | undefined)[]): boolean {
  const all = plainUpper(texts.filter((text) => text !== null && text !== undefined).join(' '))
  return plainUpper(search)
    .split(' ')
    .every((word) => all.includes(word))
}

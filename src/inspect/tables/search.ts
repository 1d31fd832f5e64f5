import { plainUpper } from '../../cobranca/index.js'

/** Whether all words of a search stand in some of these texts; accents and case do not matter. */
export function isFound(search: string, texts: readonly (string | null | undefined)[]): boolean {
  const all = plainUpper(texts.filter((text) => text !== null && text !== undefined).join(' '))
  return plainUpper(search)
    .split(' ')
    .every((word) => all.includes(word))
}

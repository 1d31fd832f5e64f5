/** Beginnings of the texts of the persons of a file, to find them in other columns: with or without blanks, accents and punctuation, whole or cut. */

/** Shorter texts are words that others use, too. */
const LENGTH = 8

export class PersonTexts {
  private readonly beginnings = new Set<string>()

  add(text: string): void {
    const beginning = beginningOf(text)
    if (beginning !== null) this.beginnings.add(beginning)
  }

  areIn(text: string): boolean {
    const bare = bareText(text)
    for (let i = 0; i + LENGTH <= bare.length; i++) if (this.beginnings.has(bare.slice(i, i + LENGTH))) return true
    return false
  }
}

/** The first characters of the bare text; null if it is shorter. */
function beginningOf(text: string): string | null {
  let beginning = ''
  for (let i = 0; i < text.length && beginning.length < LENGTH; i++) {
    const code = text.charCodeAt(i)
    // Beyond ASCII, a character may become several.
    if (code >= 0x80) return bareBeginning(text)
    if (isLetterOrDigit(code)) beginning += text[i]
  }
  return beginning.length < LENGTH ? null : beginning.toUpperCase()
}

function bareBeginning(text: string): string | null {
  const bare = bareText(text)
  return bare.length < LENGTH ? null : bare.slice(0, LENGTH)
}

const isLetterOrDigit = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)

/** Capital letters without accents, and digits. */
const bareText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()

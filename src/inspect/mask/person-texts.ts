/** Beginnings of the texts of the persons of a file, to find them in other columns: with or without blanks, accents and punctuation, whole or cut. */

/** Shorter texts are words that others use, too. */
const LENGTH = 8

export class PersonTexts {
  private readonly beginnings = new Set<string>()

  add(text: string): void {
    const bare = bareText(text)
    if (bare.length >= LENGTH) this.beginnings.add(bare.slice(0, LENGTH))
  }

  areIn(text: string): boolean {
    const bare = bareText(text)
    for (let i = 0; i + LENGTH <= bare.length; i++) if (this.beginnings.has(bare.slice(i, i + LENGTH))) return true
    return false
  }
}

/** Capital letters without accents, and digits. */
const bareText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()

/**
 * The output byte of each Latin-1 character, with flags about the conversion. The flags of a text are the bitwise OR of the flags of its characters, so
 * writing needs no test per character.
 */
export type LetterTable = Uint16Array

/** The character is replaced by another one. Changes from lower to upper case do not count. */
export const IS_CHANGED = 0x100
/** The character is removed, or replaced by several characters. */
export const IS_IRREGULAR = 0x200
/** The character is written as a blank. */
export const IS_BLANK = 0x400

const BLANK = 0x20

/**
 * @param letters  ASCII character for each Latin-1 character; 0 if it is removed or replaced by several characters
 * @param capitals whether small letters are written as capitals
 */
export const letterTable = (letters: Uint8Array, capitals: boolean): LetterTable =>
  Uint16Array.from(letters, (letter, code) => {
    if (letter === 0) return IS_IRREGULAR
    const isSmall = letter >= 0x61 && letter <= 0x7a
    const marks = (letter === code ? 0 : IS_CHANGED) | (letter === BLANK ? IS_BLANK : 0)
    return marks | (capitals && isSmall ? letter - 0x20 : letter)
  })

/**
 * How the characters of Latin-1 go into a file: for each the byte that goes in its place, and marks of what that means. Marks of a whole text are those of
 * its characters put together, so that no character is asked anything while it is written.
 */
export type LetterTable = Uint16Array

/** Another letter goes in its place; a capital for a small one does not count. */
export const IS_CHANGED = 0x100
/** It goes as no character, or as several. */
export const IS_IRREGULAR = 0x200
/** A blank goes in its place. */
export const IS_BLANK = 0x400

const BLANK = 0x20

/**
 * @param letters  for each character of Latin-1 the one of ASCII it goes as, 0 for those that go as none or as several
 * @param capitals small letters go as capitals
 */
export const letterTable = (letters: Uint8Array, capitals: boolean): LetterTable =>
  Uint16Array.from(letters, (letter, code) => {
    if (letter === 0) return IS_IRREGULAR
    const isSmall = letter >= 0x61 && letter <= 0x7a
    const marks = (letter === code ? 0 : IS_CHANGED) | (letter === BLANK ? IS_BLANK : 0)
    return marks | (capitals && isSmall ? letter - 0x20 : letter)
  })

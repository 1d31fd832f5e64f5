/** Texts that a spreadsheet would run as formulas, in a file of which it takes every cell for one that its reader typed. */

/**
 * Where a cell may begin: with the text, and behind what separates cells or lines. A spreadsheet in Portuguese takes semicolons for that, and
 * does not mind the quotes around a text that it cuts at one. Blanks may come first.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[ \u00a0]*[=+\-@＝＋－＠]|[\t\r])/g

/** The text with an apostrophe before what would be a formula: spreadsheets take it for text then. */
export const unlikeFormula = (text: string): string => text.replace(FORMULA, "'")

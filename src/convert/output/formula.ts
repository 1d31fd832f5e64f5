/** Protection against CSV injection: spreadsheets run such texts as formulas. */

/**
 * Matches where a formula may begin: at the start of the text, or after a separator of cells or lines. A spreadsheet in Portuguese separates
 * cells by semicolons, even within quotes. Blanks may precede the formula.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[ \u00a0]*[=+\-@＝＋－＠]|[\t\r])/g

/** Inserts an apostrophe before each possible formula, so that spreadsheets read it as text. */
export const escapeFormula = (text: string): string => text.replace(FORMULA, "'")

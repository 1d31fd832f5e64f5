/** Columns quoted, and what is wrong in them pointed at. */
import type { LintFinding } from '../inspect/index.js'
import { visible } from './visible.js'

/** The most characters to quote. */
const MOST = 60

/** Characters that are wrong whatever stands around them, by rule. */
const WRONG: Readonly<Partial<Record<LintFinding['rule'], RegExp>>> = {
  not_digits: /[^0-9]/,
  not_a_number: /[^0-9]/,
  not_a_tax_id: /[^0-9A-Z]/,
  filler_not_blank: /[^ ]/,
  filler_not_zero: /[^0]/,
  lower_case: /\p{Ll}/u,
}

/** Rules by which the columns should be just as expected. */
const LIKE_EXPECTED: ReadonlySet<LintFinding['rule']> = new Set(['unexpected_literal', 'wrong_check_digit'])

/**
 * What stands in the columns of a finding, and a line with carets below what is wrong in it; null where all of it is, and the message has it.
 * Of long columns only the part around the fault is shown.
 */
export function quoted({
  rule,
  columns,
  found,
  expected,
}: LintFinding): { readonly text: string; readonly carets: string } | null {
  if (found === null || columns === null) return null
  const isWrong = wrongIn(rule, found, expected)
  if (isWrong === null) return null
  const marks = Array.from(found, (char, i) => isWrong(char, i))
  const first = marks.indexOf(true)
  if (first === -1 || marks.every(Boolean)) return null
  const from = found.length <= MOST ? 0 : Math.max(0, first - MOST / 2)
  const shown = [...found].slice(from, from + MOST).map((char) => visible(char))
  const carets = shown.map((char, i) => (marks[from + i] === true ? '^' : ' ').repeat(char.length))
  const [before, behind] = [from > 0 ? '…' : '', found.length > from + MOST ? '…' : '']
  return {
    text: `${before}${shown.join('')}${behind}`,
    carets: `${' '.repeat(before.length)}${carets.join('').trimEnd()}`,
  }
}

/** What tells a wrong character; null where no single one is wrong: a counter, a date. */
function wrongIn(
  rule: LintFinding['rule'],
  found: string,
  expected: string | null,
): ((char: string, at: number) => boolean) | null {
  const pattern = WRONG[rule]
  if (pattern !== undefined) return (char) => pattern.test(char)
  if (!LIKE_EXPECTED.has(rule) || expected?.length !== found.length) return null
  return (char, at) => char !== expected[at]
}

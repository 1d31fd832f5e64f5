/** Quotes columns and marks the invalid characters. */
import type { LintFinding } from '../inspect/index.js'
import { visible } from './visible.js'

/** Maximum number of characters to quote. */
const MAX_LENGTH = 60

/** Invalid characters by rule, independent of their position. */
const INVALID: Readonly<Partial<Record<LintFinding['rule'], RegExp>>> = {
  not_digits: /[^0-9]/,
  not_a_number: /[^0-9]/,
  not_a_tax_id: /[^0-9A-Z]/,
  filler_not_blank: /[^ ]/,
  filler_not_zero: /[^0]/,
  lower_case: /\p{Ll}/u,
}

/** Rules with an exact expected content. */
const LIKE_EXPECTED: ReadonlySet<LintFinding['rule']> = new Set(['unexpected_literal', 'wrong_check_digit'])

/**
 * Returns the content of a finding's columns, and a line with carets below the invalid characters. Returns null if all characters are invalid or the
 * rule does not concern single characters. Long columns are shortened around the first invalid character.
 */
export function quoted({
  rule,
  columns,
  found,
  expected,
}: LintFinding): { readonly text: string; readonly carets: string } | null {
  if (found === null || columns === null) return null
  const isInvalid = invalidIn(rule, found, expected)
  if (isInvalid === null) return null
  const marks = Array.from(found, (char, i) => isInvalid(char, i))
  const first = marks.indexOf(true)
  if (first === -1 || marks.every(Boolean)) return null
  const from = found.length <= MAX_LENGTH ? 0 : Math.max(0, first - MAX_LENGTH / 2)
  const shown = [...found].slice(from, from + MAX_LENGTH).map((char) => visible(char))
  const carets = shown.map((char, i) => (marks[from + i] === true ? '^' : ' ').repeat(char.length))
  const [before, behind] = [from > 0 ? '…' : '', found.length > from + MAX_LENGTH ? '…' : '']
  return {
    text: `${before}${shown.join('')}${behind}`,
    carets: `${' '.repeat(before.length)}${carets.join('').trimEnd()}`,
  }
}

/** Returns a test for invalid characters; null for rules about a whole value, e.g. a counter or a date. */
function invalidIn(
  rule: LintFinding['rule'],
  found: string,
  expected: string | null,
): ((char: string, at: number) => boolean) | null {
  const pattern = INVALID[rule]
  if (pattern !== undefined) return (char) => pattern.test(char)
  if (!LIKE_EXPECTED.has(rule) || expected?.length !== found.length) return null
  return (char, at) => char !== expected[at]
}

/** Parts of a number that only its format shows: leading zeros, as 5019 with the format `00000000000` is shown as 00000005019, and percent. */

/** Formats that show other digits than those of the number: decimals, percent, powers, fractions, dates, texts. */
const OTHER_DIGITS = /[.%/@]|E[+-]|[ymdhs]|General/i

/** A comma behind the last digit divides by a thousand. */
const isDivided = (digits: string): boolean =>
  digits.lastIndexOf(',') > Math.max(...['0', '#', '?'].map((digit) => digits.lastIndexOf(digit)))

const CONDITION = /^(?:\[[^\]<>=]*\])*\[(<=|>=|<>|<|>|=)(\d+(?:\.\d+)?)\]/

/** Splits a format by the semicolons outside of quotes and brackets. A loop: an expression would read the rest of the format again for each open quote. */
function sectionsOf(format: string): string[] {
  const sections = ['']
  let closing = ''
  for (let i = 0; i < format.length; i++) {
    const char = format[i]!
    if (closing === '' && char === ';') {
      sections.push('')
      continue
    }
    if (char === closing) closing = ''
    else if (closing === '') closing = char === '"' ? '"' : char === '[' ? ']' : ''
    const escaped = closing === '' && char === '\\' ? (format[++i] ?? '') : ''
    sections[sections.length - 1] += char + escaped
  }
  return sections
}

/** Removes texts and marks of a section that are no digits: `"NF "`, `\-`, `_)`, `* `, `[Red]`. */
export function withoutLiterals(section: string): string {
  let kept = ''
  let closing = ''
  for (let i = 0; i < section.length; i++) {
    const char = section[i]!
    if (closing !== '') closing = char === closing ? '' : closing
    else if (char === '"') closing = '"'
    else if (char === '[') closing = ']'
    else if (MARKS_OF_NEXT.includes(char)) i++
    else kept += char
  }
  return kept
}

/** Characters that mark the next character: shown unchanged, replaced by a blank of its width, repeated. */
const MARKS_OF_NEXT = '\\_*'

/** Section of a format that shows a number. */
function sectionOf(value: number, format: string): string {
  const sections = sectionsOf(format)
  const isConditional = sections.some((section) => CONDITION.test(section))
  const own = value === 0 ? sections[2] : value < 0 ? sections[1] : undefined
  if (!isConditional) return own ?? sections[0] ?? ''
  return sections.find((section) => holds(value, CONDITION.exec(section))) ?? ''
}

/** A section without condition is for all other numbers. */
function holds(value: number, condition: RegExpExecArray | null): boolean {
  if (condition === null) return true
  const limit = Number(condition[2])
  switch (condition[1]) {
    case '<=':
      return value <= limit
    case '>=':
      return value >= limit
    case '<>':
      return value !== limit
    case '<':
      return value < limit
    case '>':
      return value > limit
    default:
      return value === limit
  }
}

/**
 * Returns the digits of a number with the zeros that its format shows. Other marks of the format, such as the dots of a CPF, are left out.
 *
 * @param value a whole number, not negative
 * @param format of the cell: `00000\-000`, `[<=99999999999]000\.000\.000\-00;00\.000\.000\/0000\-00`
 * @example withShownZeros(1310100, '00000\\-000') // '01310100'
 */
export function withShownZeros(value: number, format: string): string {
  const digits = withoutLiterals(sectionOf(value, format))
  if (OTHER_DIGITS.test(digits) || isDivided(digits)) return String(value)
  return String(value).padStart(digits.match(/0/g)?.length ?? 0, '0')
}

/** Whether a format shows a number multiplied by 100. A quoted or escaped `%` is only a text. */
export const isPercent = (value: number, format: string): boolean =>
  format.includes('%') && withoutLiterals(sectionOf(value, format)).includes('%')

/** Lots of other services among the first lines of a CNAB 240 file. Their records are not those of cobrança, so they identify no dialect. */
import { beginsTitle240, otherServiceOf, recordType240 } from './cnab240/index.js'
import { HEADER_240, MAX_HEADER_240 } from './header-lines.js'

/** Whether the first lot of a file is of another service. */
export const startsWithOtherLot = (lines: readonly string[]): boolean => hasFileHeader(lines) && isOtherLot(lines, 1)

/** Whether lots of other services are among the lines of a file. */
export const hasOtherLots = (lines: readonly string[]): boolean => hasFileHeader(lines) && lines.some((_, i) => isOtherLot(lines, i))

/** Returns the lines without the lots of other services; all lines if all lots are of other services. */
export function withoutOtherLots(lines: readonly string[]): readonly string[] {
  if (!hasOtherLots(lines)) return lines
  let isOther = false
  const own = lines.filter((line, i) => {
    const type = recordType240(line)
    const ends = isOther && type === '5'
    if (type === '1') isOther = isOtherLot(lines, i)
    else if (type === '0' || type === '5' || type === '9' || beginsTitle240(line)) isOther = false
    return !isOther && !ends
  })
  return own.some((line) => recordType240(line) === '1' || beginsTitle240(line)) ? own : lines
}

/** Whether the first line is a header of CNAB 240, and not a record of CNAB 400 that begins with the same digits. */
const hasFileHeader = ([first = '']: readonly string[]): boolean =>
  HEADER_240.test(first) && recordType240(first) === '0' && first.trimEnd().length <= MAX_HEADER_240

/** Whether a line is the header of a lot of another service. With titles, the lot is of cobrança, and the code of its service is wrong. */
function isOtherLot(lines: readonly string[], i: number): boolean {
  const line = lines[i]
  if (line?.[7] !== '1' || recordType240(line) !== '1') return false
  return otherServiceOf(line) !== null && !beginsTitle240(lines[i + 1] ?? '')
}

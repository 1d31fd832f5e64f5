import type { OpenedFile } from '../opened-file.js'
import type { Violation } from './violation.js'

/** Returns the source of a violated rule: the pages of the record, or the whole manual. */
export function sourcesOf({
  dialect: { layout, manual },
  file: { lines },
}: OpenedFile): (violation: Violation) => string {
  const whole = `${manual.title} (${manual.version})`
  const roles = new Map(lines.map(({ number, role }) => [number, role]))
  return ({ field, line }) => {
    const role = field?.split('.')[0] ?? (line === null ? undefined : roles.get(line))
    return (role == null ? undefined : layout.records[role])?.source ?? whole
  }
}

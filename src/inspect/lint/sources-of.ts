import type { OpenedFile } from '../opened-file.js'
import type { Offence } from './offence.js'

/** Which manual says what was offended against, and on which pages where it is about one record. */
export function sourcesOf({ dialect: { layout, manual }, file: { lines } }: OpenedFile): (offence: Offence) => string {
  const whole = `${manual.title} (${manual.version})`
  const roles = new Map(lines.map(({ number, role }) => [number, role]))
  return ({ field, line }) => {
    const role = field?.split('.')[0] ?? (line === null ? undefined : roles.get(line))
    return (role == null ? undefined : layout.records[role])?.source ?? whole
  }
}

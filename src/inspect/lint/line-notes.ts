/** Facts about lines that violations need, of which a violation may come before or after its line. */
import type { FileLine } from '../../fixed-width/index.js'
import { unknownTexts } from './violations-in.js'

/** How far a file is read. */
export interface LineProgress {
  /** Whether no later line can add a violation to the lines up to `line`. */
  hasPassed(line: number): boolean
  /** Whether no later line can add a violation to the lines of no record up to `line`. */
  hasRead(line: number): boolean
}

/** Notes the roles and texts of the lines that have violations. Keeps other lines only until no violation can come for them. */
export class LineNotes {
  /** Lines with a violation. */
  private readonly wanted = new Set<number>()
  /** Roles of the last lines that have a record. */
  private readonly recent = new Map<number, string | null>()
  /** The last lines that have no record. */
  private unknown: FileLine[] = []
  private readonly roles = new Map<number, string | null>()
  private readonly texts = new Map<number, string>()

  want(line: number): void {
    if (!this.roles.has(line)) this.wanted.add(line)
  }

  /** Notes a line that may have passed. */
  note({ number, role }: FileLine): void {
    this.roles.set(number, role)
  }

  add(line: FileLine): void {
    if (line.role !== null) {
      this.recent.set(line.number, line.role)
      return
    }
    this.unknown.push(line)
    // The last record of a line with several ones decides.
    this.recent.delete(line.number)
  }

  /** Notes the wanted lines that have passed, and forgets the others that have passed. */
  pass(progress: LineProgress): void {
    const { wanted, recent, unknown, texts, roles } = this
    if (wanted.size > 0) {
      const isWanted = (line: number): boolean => wanted.has(line) && progress.hasRead(line)
      for (const [line, text] of unknownTexts(unknown, isWanted)) texts.set(line, text)
      for (const line of wanted) {
        if (!progress.hasPassed(line)) continue
        roles.set(line, recent.get(line) ?? null)
        wanted.delete(line)
      }
    }
    for (const line of recent.keys()) {
      if (!progress.hasPassed(line)) break
      recent.delete(line)
    }
    this.unknown = unknown.filter(({ number, lines = 1 }) => !progress.hasRead(number + lines - 1))
  }

  /** The role of a noted line. */
  roleOf(line: number): string | null | undefined {
    return this.roles.get(line)
  }

  /** The text of a noted line that has no record. */
  textOf(line: number): string | undefined {
    return this.texts.get(line)
  }
}

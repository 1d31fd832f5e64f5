/** Names of the fields that an object may have. A misspelt name would count as an absent field, and nobody would notice. */

import { closeName } from '../values/nearest-name.js'
import type { FieldErrors } from './validation-error.js'

interface NamedFields {
  /** The object, as the message names it: `do boleto`. */
  readonly owner: string
  /** Fields that are read. */
  readonly fields: readonly string[]
  /** Fields that are known and not read. */
  readonly unread?: readonly string[]
  /** Fields of another object, with the message for each. */
  readonly elsewhere?: Readonly<Record<string, string>>
}

/** Lists of names that are kept: the objects of one source have few different ones. */
const MAX_KEPT = 8

export class FieldNames {
  private readonly known: ReadonlySet<string>
  /** Names of the objects checked last, all without error, the latest first. */
  private kept: readonly (readonly string[])[] = []

  constructor(private readonly named: NamedFields) {
    this.known = new Set([...named.fields, ...(named.unread ?? [])])
  }

  has(name: string): boolean {
    return this.known.has(name)
  }

  /** Message for an unknown name: `não é um campo do boleto; o nome mais parecido é days_for_sue`. */
  errorOf(name: string): string {
    const { owner, elsewhere } = this.named
    if (elsewhere !== undefined && Object.hasOwn(elsewhere, name)) return `não é um campo ${owner}: ${elsewhere[name]}`
    const close = this.closeTo(name)
    return close === undefined ? `não é um campo ${owner}` : `não é um campo ${owner}; o nome mais parecido é ${close}`
  }

  /**
   * Returns an error for each unknown name that has a value, or null.
   *
   * @param object read by its names: those of a prototype count as well
   */
  errorsIn(object: object): FieldErrors | null {
    return this.isKept(object) ? null : this.errorsOf(object, (name) => !this.known.has(name))
  }

  /** Returns an error for each unknown name with a value that is close to a known one, or null: callers may keep fields of their own in the object. */
  misspeltIn(object: object): FieldErrors | null {
    if (this.isKept(object)) return null
    return this.errorsOf(object, (name) => !this.known.has(name) && this.closeTo(name) !== undefined)
  }

  /** The field that a name probably means, if one is close. */
  closeTo(name: string): string | undefined {
    return closeName(inSnakeCase(name), this.named.fields)
  }

  private isKept(object: object): boolean {
    for (let i = 0; i < this.kept.length; i++) if (hasOnly(object, this.kept[i]!)) return true
    return typeof object !== 'object'
  }

  private errorsOf(object: object, isWrong: (name: string) => boolean): FieldErrors | null {
    const names = Object.keys(object)
    const wrong = names.filter(isWrong)
    if (wrong.length === 0) {
      this.kept = [names, ...this.kept.slice(0, MAX_KEPT - 1)]
      return null
    }
    const given = wrong.filter((name) => (object as Readonly<Record<string, unknown>>)[name] != null)
    return given.length === 0 ? null : Object.fromEntries(given.map((name) => [name, [this.errorOf(name)]]))
  }
}

/** Whether an object has only the first of these names, in this order. */
function hasOnly(object: object, names: readonly string[]): boolean {
  let count = 0
  for (const name in object) if (names[count++] !== name) return false
  return true
}

/** `daysForSue` as the service writes it. */
const inSnakeCase = (name: string): string => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase()

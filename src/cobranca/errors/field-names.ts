/** Names of the fields that an object may have. A misspelt name would count as an absent field, and nobody would notice. */

import { closeName } from '../values/nearest-name.js'
import { plainName } from './plain-name.js'
import type { FieldErrors } from './validation-error.js'

interface NamedFields<Check extends FieldCheck> {
  /** The object, as the message names it: `do boleto`. */
  readonly owner: string
  /** Fields that are read. */
  readonly fields: readonly string[]
  /** Further checks of objects. */
  readonly checks?: readonly Check[]
  /** Fields that are known and not read. */
  readonly unread?: readonly string[]
  /** Other names of fields, in the form of `plainName`, with the field to use: suggested, not accepted. */
  readonly synonyms?: Readonly<Record<string, string>>
  /** Fields of another object, with the message for each. */
  readonly elsewhere?: Readonly<Record<string, string>>
}

/** A check that has an effect only on objects with one of its fields. */
export interface FieldCheck {
  readonly fields: readonly string[]
}

/** Lists of names that are kept: the objects of one source have few different ones. */
const MAX_KEPT = 32

/** Names of an object, without unknown ones. */
interface KnownNames<Check extends FieldCheck> {
  readonly names: readonly string[]
  /** The prototype of the object. Fields that it defines are not enumerable if it is that of a class. */
  readonly prototype: unknown
  /** The checks of the fields that the object has. */
  readonly checks: readonly Check[]
}

export class FieldNames<Check extends FieldCheck = FieldCheck> {
  private readonly known: ReadonlySet<string>
  /** Names of the objects checked last, all without error. */
  private kept: KnownNames<Check>[] = []

  constructor(private readonly named: NamedFields<Check>) {
    this.known = new Set([...named.fields, ...(named.unread ?? [])])
  }

  has(name: string): boolean {
    return this.known.has(name)
  }

  /** Message for an unknown name: `não é um campo do boleto; o nome mais parecido é days_for_sue`. */
  errorOf(name: string): string {
    const { owner, elsewhere } = this.named
    if (elsewhere !== undefined && Object.hasOwn(elsewhere, name)) return `não é um campo ${owner}: ${elsewhere[name]}`
    const synonym = this.synonymOf(name)
    if (synonym !== undefined) return `não é um campo ${owner}: use ${synonym}`
    const close = this.closeTo(name)
    return close === undefined ? `não é um campo ${owner}` : `não é um campo ${owner}; o nome mais parecido é ${close}`
  }

  /**
   * Returns an error for each unknown name that has a value, or null.
   *
   * @param object read by its names: those of a prototype count as well
   */
  errorsIn(object: object): FieldErrors | null {
    return this.keptFor(object) !== null ? null : this.errorsOf(object, (name) => !this.known.has(name))
  }

  /** Returns an error for each unknown name with a value that is close to a known one, or null: callers may keep fields of their own in the object. */
  misspeltIn(object: object): FieldErrors | null {
    if (this.keptFor(object) !== null) return null
    return this.errorsOf(object, (name) => !this.known.has(name) && this.closeTo(name) !== undefined)
  }

  /** The field that a Portuguese name means, as a message names it. */
  synonymOf(name: string): string | undefined {
    const { synonyms } = this.named
    const plain = plainName(name)
    return synonyms !== undefined && Object.hasOwn(synonyms, plain) ? synonyms[plain] : undefined
  }

  /** The field that a misspelt name means, if one is close: one letter in three may be wrong, and the beginning of a field needs three. */
  closeTo(name: string): string | undefined {
    const plain = plainName(name)
    return plain.length < 3 ? undefined : closeName(plain, this.named.fields, Math.floor(plain.length / 3))
  }

  /** Returns the checks of the fields that an object has, with or without a value; null if it has an unknown name. */
  checksOf(object: object): readonly Check[] | null {
    const kept = this.keptFor(object)
    if (kept !== null) return kept.checks
    const names = Object.keys(object)
    return names.every((name) => this.known.has(name)) ? this.keep(object, names).checks : null
  }

  private keptFor(object: object): KnownNames<Check> | null {
    if (typeof object !== 'object') return NOTHING
    const { kept } = this
    const prototype: unknown = Object.getPrototypeOf(object)
    for (let i = 0; i < kept.length; i++) {
      const found = kept[i]!
      if (found.prototype !== prototype || !hasOnly(object, found.names)) continue
      // One place further forward each time: the most frequent names are compared first.
      if (i > 0) {
        kept[i] = kept[i - 1]!
        kept[i - 1] = found
      }
      return found
    }
    return null
  }

  /** Names of a prototype have no place in the list of the object's own. */
  private keep(object: object, names: readonly string[]): KnownNames<Check> {
    const checks = this.named.checks?.filter(({ fields }) => fields.some((name) => name in object)) ?? []
    const found = { names, prototype: Object.getPrototypeOf(object), checks }
    this.kept = [found, ...this.kept.slice(0, MAX_KEPT - 1)]
    return found
  }

  private errorsOf(object: object, isWrong: (name: string) => boolean): FieldErrors | null {
    const names = Object.keys(object)
    const wrong = names.filter(isWrong)
    if (wrong.length === 0) {
      this.keep(object, names)
      return null
    }
    const given = wrong.filter((name) => (object as Readonly<Record<string, unknown>>)[name] != null)
    return given.length === 0 ? null : Object.fromEntries(given.map((name) => [name, [this.errorOf(name)]]))
  }
}

const NOTHING: KnownNames<never> = { names: [], prototype: null, checks: [] }

/** Whether an object has only the first of these names, in this order. */
function hasOnly(object: object, names: readonly string[]): boolean {
  let count = 0
  for (const name in object) if (names[count++] !== name) return false
  return true
}

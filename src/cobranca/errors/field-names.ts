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

/** Names that are kept, of all lists together: the objects of one source have few different lists. */
const MAX_KEPT = 2048

/** Names of an object, without unknown ones. */
interface KnownNames<Check extends FieldCheck> {
  /** The prototype of the object. Fields that it defines are not enumerable if it is that of a class. */
  readonly prototype: unknown
  /** The checks of the fields that the object has. */
  readonly checks: readonly Check[]
}

/** A name in the tree of the kept lists. Lists that begin with the same names share them, so an object is compared with all lists at once. */
class KeptName<Check extends FieldCheck> {
  /** The first name that may follow. */
  next: KeptName<Check> | null = null
  /** Objects whose last name this is. */
  readonly ended: KnownNames<Check>[] = []

  /** @param other another name that may stand in this place */
  constructor(
    readonly name: string,
    readonly other: KeptName<Check> | null,
  ) {}

  following(name: string): KeptName<Check> | null {
    let { next } = this
    while (next !== null && next.name !== name) next = next.other
    return next
  }

  add(name: string): KeptName<Check> {
    this.next = new KeptName(name, this.next)
    return this.next
  }
}

export class FieldNames<Check extends FieldCheck = FieldCheck> {
  private readonly known: ReadonlySet<string>
  /** Names of the objects checked last, all without error; before the first of them. */
  private kept = new KeptName<Check>('', null)
  private countOfKept = 0

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
    let last = this.kept
    for (const name in object) {
      const found = last.following(name)
      if (found === null) return null
      last = found
    }
    const prototype: unknown = Object.getPrototypeOf(object)
    for (const known of last.ended) if (known.prototype === prototype) return known
    return null
  }

  /** Names of a prototype have no place in the list of the object's own. */
  private keep(object: object, names: readonly string[]): KnownNames<Check> {
    this.countOfKept += names.length + 1
    if (this.countOfKept > MAX_KEPT) {
      this.kept = new KeptName('', null)
      this.countOfKept = names.length + 1
    }
    let last = this.kept
    for (const name of names) last = last.following(name) ?? last.add(name)
    const checks = this.named.checks?.filter(({ fields }) => fields.some((name) => name in object)) ?? []
    const found = { prototype: Object.getPrototypeOf(object), checks }
    last.ended.push(found)
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

const NOTHING: KnownNames<never> = { prototype: null, checks: [] }

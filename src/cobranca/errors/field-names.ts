/** Names of the fields that an object may have. A misspelt name would count as an absent field, and nobody would notice. */

import { closeName } from '../values/nearest-name.js'
import { plainName } from './plain-name.js'
import type { FieldErrors } from './validation-error.js'

interface NamedFields {
  /** The object, as the message names it: `do boleto`. */
  readonly owner: string
  /** Fields that are read. */
  readonly fields: readonly string[]
  /** Fields that are known and not read. */
  readonly unread?: readonly string[]
  /** Other names of fields, in the form of `plainName`, with the field to use: suggested, not accepted. */
  readonly synonyms?: Readonly<Record<string, string>>
  /** Fields of another object, with the message for each. */
  readonly elsewhere?: Readonly<Record<string, string>>
}

/** Maximum number of unknown names to remember that are close to no field: a caller uses few different names. */
const MAX_KEPT = 2048

export class FieldNames {
  private readonly known: ReadonlySet<string>
  /** Unknown names that are close to no field. */
  private readonly distant = new Set<string>()

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
    const synonym = this.synonymOf(name)
    if (synonym !== undefined) return `não é um campo ${owner}: use ${synonym}`
    const close = this.closeTo(name)
    return close === undefined ? `não é um campo ${owner}` : `não é um campo ${owner}; o nome mais parecido é ${close}`
  }

  /** Returns an error for each unknown name that has a value, or null. */
  errorsIn(object: object): FieldErrors | null {
    return this.errorsOf(object, (name) => !this.known.has(name))
  }

  /** Returns an error for each unknown name with a value that is close to a known one, or null: callers may keep fields of their own in the object. */
  misspeltIn(object: object): FieldErrors | null {
    return this.errorsOf(object, (name) => !this.known.has(name) && !this.isDistant(name))
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

  private isDistant(name: string): boolean {
    if (this.distant.has(name)) return true
    if (this.closeTo(name) !== undefined) return false
    if (this.distant.size === MAX_KEPT) this.distant.clear()
    this.distant.add(name)
    return true
  }

  private errorsOf(object: object, isWrong: (name: string) => boolean): FieldErrors | null {
    // The keys of a text are its positions.
    if (typeof object !== 'object' || !hasName(object, isWrong)) return null
    let wrong: string[] | null = null
    for (const name of Object.keys(object)) {
      if (!isWrong(name) || (object as Readonly<Record<string, unknown>>)[name] == null) continue
      wrong ??= []
      wrong.push(name)
    }
    return wrong === null ? null : Object.fromEntries(wrong.map((name) => [name, [this.errorOf(name)]]))
  }
}

/** Whether an object has such a name, its own or inherited: a loop over the names takes less than a list of them. */
function hasName(object: object, is: (name: string) => boolean): boolean {
  for (const name in object) if (is(name)) return true
  return false
}

/** Values that a bank copies to a title. They are converted for their columns once, for all titles that get them. */
import type { AnyField } from '../../fixed-width/index.js'
import { fitValue } from './fit-value.js'
import type { FieldValues } from './return-values.js'

/** A field of a return, by its path. */
export interface FieldPlace {
  readonly role: string
  readonly name: string
  readonly field: AnyField
  /** `role.name` */
  readonly path: string
}

/** Values of fields. The last value of a field counts. */
export class CopiedValues {
  private readonly places: FieldPlace[] = []
  private readonly values: (string | number)[] = []
  private readonly fitted: ReturnType<typeof fitValue>[] = []

  set(place: FieldPlace, value: string | number): void {
    this.places.push(place)
    this.values.push(value)
    this.fitted.push(fitValue(place.field, value))
  }

  /** Returns the value of a field as it was copied. */
  at(path: string): FieldValues[string] {
    for (let i = this.places.length - 1; i >= 0; i--) if (this.places[i]!.path === path) return this.values[i]
    return undefined
  }

  /** Writes the values of a record to an object with a value for each of its fields. */
  writeTo(values: Record<string, unknown>, role: string): void {
    const { places, fitted } = this
    for (let i = 0; i < places.length; i++) if (places[i]!.role === role) values[places[i]!.name] = fitted[i]
  }
}

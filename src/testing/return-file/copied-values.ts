/** Values that a bank copies to titles. They are converted for their columns once, for all titles that get them. */
import type { FieldPlace } from './field-places.js'
import { fitValue } from './fit-value.js'
import type { FieldValues } from './return-values.js'

type FittedValue = ReturnType<typeof fitValue>

/** Values of fields, by the index of their place. */
export class CopiedValues {
  /** The values as they were copied. */
  readonly values: FieldValues[string][]
  /** The values as their columns contain them. */
  readonly fitted: FittedValue[]
  /** The last value of each field and its fitted form: many values are the same in all titles of a file. */
  private readonly lastValues: FieldValues[string][]
  private readonly lastFitted: FittedValue[]
  /** Indexes of the values. */
  private readonly used: number[] = []

  /** @param places number of fields of the layout */
  constructor(places: number) {
    const empty = new Array<undefined>(places).fill(undefined)
    this.values = [...empty]
    this.fitted = [...empty]
    this.lastValues = [...empty]
    this.lastFitted = [...empty]
  }

  /** Removes all values. */
  clear(): void {
    const { values, fitted, used } = this
    for (const index of used) {
      values[index] = undefined
      fitted[index] = undefined
    }
    used.length = 0
  }

  /** Sets the value of a field. The last value counts. */
  set({ index, field }: FieldPlace, value: string | number): void {
    if (this.lastValues[index] !== value) {
      this.lastValues[index] = value
      this.lastFitted[index] = fitValue(field, value)
    }
    this.values[index] = value
    this.fitted[index] = this.lastFitted[index]
    this.used.push(index)
  }
}

/** Values that a bank copies to a title. They are converted for their columns once, for all titles that get them. */
import type { AnyField } from '../../fixed-width/index.js'
import { fitValue } from './fit-value.js'
import type { FieldValues } from './return-values.js'

type FieldContent = Exclude<FieldValues[string], undefined>

/** Values of fields, by record. */
export class CopiedValues {
  private readonly fitted = new Map<string, Map<string, ReturnType<typeof fitValue>>>()
  private readonly plain = new Map<string, FieldContent>()

  set(role: string, name: string, field: AnyField, value: string | number): void {
    const ofRole = this.fitted.get(role)
    if (ofRole === undefined) this.fitted.set(role, new Map([[name, fitValue(field, value)]]))
    else ofRole.set(name, fitValue(field, value))
    this.plain.set(`${role}.${name}`, value)
  }

  /** Returns the value of a field as it was copied. */
  at(path: string): FieldContent | undefined {
    return this.plain.get(path)
  }

  /** Writes the values of a record to an object with a value for each of its fields. */
  writeTo(values: Record<string, unknown>, role: string): void {
    const ofRole = this.fitted.get(role)
    if (ofRole !== undefined) for (const [name, value] of ofRole) values[name] = value
  }
}

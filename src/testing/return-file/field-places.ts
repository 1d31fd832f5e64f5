/** The fields of a return, numbered. */
import { type AnyField, type FileLayout, once } from '../../fixed-width/index.js'

/** A field of a return. */
export interface FieldPlace {
  readonly role: string
  readonly name: string
  readonly field: AnyField
  /** `role.name` */
  readonly path: string
  /** Position among all fields of the layout. */
  readonly index: number
}

/** The fields of all records of a layout, by their paths. */
export const fieldPlaces: (layout: FileLayout) => ReadonlyMap<string, FieldPlace> = once(({ records }) => {
  const places = new Map<string, FieldPlace>()
  for (const [role, { fields }] of Object.entries(records))
    for (const [name, field] of Object.entries<AnyField>(fields)) {
      const path = `${role}.${name}`
      places.set(path, { role, name, field, path, index: places.size })
    }
  return places
})

/**
 * Constructors of plain objects, for objects of which there is one for each title or slip. V8 observes how long the first objects of a literal live. If they are
 * kept, or the garbage collector marks objects just then, V8 allocates all later ones in the old heap, as long as the process runs: the same work takes twice the
 * time and several times the memory. It does not do so with a constructor.
 */

type Writable<T> = { -readonly [Name in keyof T]: T[Name] }

/** Returns the constructor of plain objects whose properties a function assigns to `this`. */
export function plainConstructor<T extends object, Given extends readonly unknown[]>(
  assign: (this: Writable<T>, ...given: Given) => void,
): new (
  ...given: Given
) => T {
  assign.prototype = Object.prototype
  return assign as unknown as new (
    ...given: Given
  ) => T
}

/** Code of a constructor that assigns these expressions to the properties of their names. */
export const plainConstructorCode = (
  name: string,
  parameters: readonly string[],
  properties: readonly (readonly [name: string, value: string])[],
): string => `function ${name}(${parameters.join(', ')}) {
  ${properties.map(([property, value]) => `this.${property} = ${value}`).join('\n  ')}
}
${name}.prototype = Object.prototype`

/** The same; the properties are the parameters. */
export const plainObjects = (name: string, properties: readonly string[]): string =>
  plainConstructorCode(
    name,
    properties,
    properties.map((each) => [each, each]),
  )

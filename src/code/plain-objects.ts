/**
 * Constructors of plain objects, for objects that are created for each title or slip. V8 observes how long the first objects of a literal live. If they are kept,
 * or the garbage collector is marking objects at that time, V8 allocates all later objects of the literal in the old heap until the process ends: the same work
 * takes twice the time and several times the memory. Objects of constructors are not affected.
 */

type Writable<T> = { -readonly [Name in keyof T]: T[Name] }

/** Returns the constructor of plain objects whose properties a function assigns to `this`. TypeScript does not check that it assigns all. */
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

/** Code of a constructor whose parameters are its properties. */
export const plainObjects = (name: string, properties: readonly string[]): string =>
  plainConstructorCode(
    name,
    properties,
    properties.map((each) => [each, each]),
  )

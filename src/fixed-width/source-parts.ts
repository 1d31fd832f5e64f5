/** What may reach generated source: checked identifiers, integers and quoted constants, nothing else. */

export function identifier(name: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`not an identifier: ${name}`)
  return name
}

export function integer(value: number): number {
  if (!Number.isInteger(value)) throw new Error(`not an integer: ${value}`)
  return value
}

export const quoted = (literal: string): string =>
  JSON.stringify(literal).replace(/[\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16)}`)

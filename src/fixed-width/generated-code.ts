/** Code made at run time: whether it may be, and what may be in it: checked identifiers and integers, nothing else. */

let allowed: boolean | undefined

/** Whether this program may make code at run time. */
export function canMakeCode(): boolean {
  if (allowed === undefined) {
    try {
      allowed = new Function('return true')() === true
    } catch {
      allowed = false
    }
  }
  return allowed
}

export function identifier(name: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`not an identifier: ${name}`)
  return name
}

export function integer(value: number): number {
  if (!Number.isInteger(value)) throw new Error(`not an integer: ${value}`)
  return value
}

/** Code generation at run time. Generated code contains only checked identifiers and integers. */

let allowed: boolean | undefined

/** Whether the runtime allows code generation. */
export function canGenerateCode(): boolean {
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

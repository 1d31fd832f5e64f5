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

/**
 * Compiles generated code. All code of the library is compiled here.
 *
 * In development, the environment variable `CNAB_PRINT_CODE` prints the code whose name contains its value; all code, if it is empty. The build of the package
 * removes this.
 *
 * @param name name of a record and purpose of the code
 * @param parameters names of the values that the code uses
 */
export function compileCode(
  name: string,
  parameters: readonly string[],
  source: string,
): (...values: never) => unknown {
  const printed = process.env['CNAB_PRINT_CODE']
  if (printed !== undefined && name.includes(printed))
    console.error(`// ${name}: ${parameters.join(', ')}\n${source}\n`)
  return new Function(...parameters, source) as (...values: never) => unknown
}

export function identifier(name: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`not an identifier: ${name}`)
  return name
}

export function integer(value: number): number {
  if (!Number.isInteger(value)) throw new Error(`not an integer: ${value}`)
  return value
}

/** An input through a target: what does not hold of it, told in a line that is the same for the same fault. */
import { Random } from './random.js'
import { TARGETS } from './targets.js'

/** What does not hold; null when all does. */
export async function fault(target: string, bytes: Uint8Array, seed: number): Promise<Error | null> {
  try {
    await TARGETS[target]!(bytes, new Random(seed))
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** What tells one fault from another: what is said of it, numbers apart, and the place in the library that says it. */
export function signatureOf(target: string, { name, message, stack = '' }: Error): string {
  const place = stack.split('\n').find((line) => /^\s+at /.test(line)) ?? ''
  const said = name === 'Violation' ? message.split(':')[0]! : message
  return `${target}: ${name}: ${said.replace(/\d+/g, '#').slice(0, 120)}${name === 'Violation' ? '' : place.replace(/\(.*\)/, '')}`
}

/** Runs an input through a target, and describes a fault in a line that is equal for equal faults. */
import { Random } from './random.js'
import { TARGETS } from './targets.js'

/** Returns the violated rule; null if all rules hold. */
export async function fault(target: string, bytes: Uint8Array, seed: number): Promise<Error | null> {
  try {
    await TARGETS[target]!(bytes, new Random(seed))
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Identifies a fault: its message without numbers, and the position in the library that reports it. */
export function signatureOf(target: string, { name, message, stack = '' }: Error): string {
  const place = stack.split('\n').find((line) => /^\s+at /.test(line)) ?? ''
  const rule = name === 'Violation' ? message.split(':')[0]! : message
  return `${target}: ${name}: ${rule.replace(/\d+/g, '#').slice(0, 120)}${name === 'Violation' ? '' : place.replace(/\(.*\)/, '')}`
}

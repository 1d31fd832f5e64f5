import { setFlagsFromString } from 'node:v8'

/**
 * Bytes of bytecode that a function executes before V8 optimises it: about fifteen times V8’s own number. A conversion of thousands of small files runs the code of many
 * banks some hundred times: to optimise all of it takes longer than it saves. The loops that take the time of a large file reach this number within
 * milliseconds.
 */
const BYTES = 1_000_000

/**
 * Lets V8 optimise less of a short program. Also holds for the threads that the program starts.
 *
 * @see test/cli/optimise-later.test.ts
 */
export function optimiseLater(): void {
  try {
    setFlagsFromString(`--interrupt-budget=${BYTES}`)
  } catch {
    // A runtime without V8.
  }
}

/** Repetitions after which V8 collects feedback of a loop. */
const ENOUGH = 256

/**
 * Makes the methods of texts fast again after a class that extends `String` was defined (ioredis 6 has one). In V8 such a class makes `String.prototype` a
 * dictionary for the whole thread, and each `charCodeAt` takes five times as long. V8 makes it a fast object again when a loop with feedback reads one of its
 * properties, which texts themselves never cause.
 */
export function restoreFastTexts(): unknown {
  let method: unknown
  for (let i = 0; i < ENOUGH; i++) method = String.prototype.charCodeAt
  return method
}

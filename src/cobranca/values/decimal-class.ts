import { Decimal } from 'decimal.js'

/**
 * A class of decimals with its own precision, which rounds half up whatever the program's settings. Made at its first use: programs that only read files
 * load no decimals.
 */
export function decimalClass(precision: number): () => Decimal.Constructor {
  let made: Decimal.Constructor | undefined
  return () => {
    made ??= Decimal.clone({ defaults: true, precision })
    return made
  }
}

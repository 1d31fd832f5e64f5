/** Names of the options of calls. A misspelt option would count as absent, and nobody would notice: plain JavaScript has no types. */
import { FieldNames } from './field-names.js'
import { ValidationError } from './validation-error.js'

/**
 * Returns a check of the options of a call. It throws a `ValidationError` under a name that is close to that of an option; other names are left to the caller.
 *
 * @param call the call, as its users name it: `settle`
 * @param names every option, so that TypeScript finds a missing one
 */
export function optionCheck<Options extends object>(
  call: string,
  names: Readonly<Record<keyof Options & string, true>>,
): (options: Options) => void {
  const known = new FieldNames({ owner: `das opções de ${call}`, fields: Object.keys(names) })
  return (options) => {
    const misspelt = known.misspeltIn(options)
    if (misspelt !== null) throw new ValidationError(misspelt)
  }
}

import type { FieldErrors, Language } from '../cobranca/index.js'
import { warnDeprecated } from '../code/deprecated.js'
import { type Diagnostic, diagnosticMessage } from '../fixed-width/index.js'
import type { LintReport } from './lint/lint-file.js'

/**
 * Returns the message of a diagnostic, of a finding of `lintFile`, of an error, or of the outcome of a converted file, in Portuguese or English. Errors of slips
 * and wallets are in Portuguese only. An outcome without a problem has no message: `''`.
 *
 * @example
 * for (const diagnostic of file.diagnostics) console.log(messageOf(diagnostic, 'en'))
 */
export function messageOf(
  thing:
    | Diagnostic
    | LintReport['findings'][number]
    | Error
    | {
        readonly status: string
        readonly message?: string
        readonly description?: string
        readonly english?: string
        readonly error?: unknown
      },
  language: Language,
): string {
  if (thing instanceof Error) return messageOfError(thing, language)
  if ('rule' in thing) return thing.message[language]
  if (!('status' in thing)) return diagnosticMessage(thing, language)
  const { message, description, english, error } = thing
  if (language === 'en' && english !== undefined) return english
  if (language === 'en' && error instanceof Error) return messageOfError(error, language)
  return message ?? description ?? ''
}

function messageOfError(error: Error & { readonly english?: string | FieldErrors }, language: Language): string {
  const { message, english } = error
  if (language === 'pt' || english === undefined) return message
  return typeof english === 'string' ? english : messageOfErrors(english)
}

/** As `ValidationError` writes its message. */
const messageOfErrors = (errors: FieldErrors): string =>
  Object.entries(errors)
    .map(([field, messages]) => `${field} ${messages.join(', ')}`)
    .join('; ')

/**
 * Returns the message of a diagnostic.
 *
 * @deprecated Use `messageOf`.
 */
export function messageOfDiagnostic(found: Diagnostic, language: Language): string {
  warnDeprecated('CNAB_DIAGNOSTIC_MESSAGE')
  return messageOf(found, language)
}

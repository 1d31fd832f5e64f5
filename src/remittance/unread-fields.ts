import type { EntryContext, NeededField } from '../banks/index.js'
import { type OurCode, ValidationError } from '../cobranca/index.js'

const FIELDS = ['value_rebate', 'instruction_code', 'payment_limit_at'] as const satisfies readonly NeededField[]

/** Finds fields of an entry, besides its slip, that no record reads. Otherwise they would silently be missing in the file. */
export class UnreadFields {
  private readonly unread: Set<NeededField>

  private constructor(
    private readonly given: EntryContext,
    fields: readonly NeededField[],
  ) {
    this.unread = new Set(fields)
  }

  /** Null for an entry without these fields, like nearly all. */
  static of(context: EntryContext): UnreadFields | null {
    if (context.value_rebate === null && context.instruction_code === null && context.payment_limit_at === null)
      return null
    const fields = FIELDS.filter((field) => context[field] !== null && context[field] !== 0)
    return fields.length === 0 ? null : new UnreadFields(context, fields)
  }

  /** The same context, recording which fields are read. */
  get context(): EntryContext {
    const context = { ...this.given }
    for (const field of this.unread) {
      Object.defineProperty(context, field, {
        enumerable: true,
        get: () => {
          this.unread.delete(field)
          return this.given[field]
        },
      })
    }
    return context
  }

  /**
   * @param layoutName the bank's layout, for the message
   * @throws {ValidationError} when a field was not read
   */
  check(layoutName: string): void {
    if (this.unread.size === 0) return
    throw notSent([...this.unread], this.given.our_code, layoutName)
  }
}

/** The error for fields of an entry that an instruction does not send. */
export function notSent(fields: readonly string[], ourCode: OurCode, layoutName: string): ValidationError {
  const message = `não pode ser enviado com a instrução ${ourCode} no ${layoutName}`
  return new ValidationError(Object.fromEntries(fields.map((field) => [field, [message]])))
}

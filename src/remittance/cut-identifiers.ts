/** Identifiers of a title that the columns of its layout would cut: two different ones could become equal. */
import type { FieldErrors, Slip } from '../cobranca/index.js'
import type { CutText } from './fit-text.js'
import type { Identifier } from './text-changes.js'

/** Identifiers by the name of their columns. */
const IDENTIFIERS: Readonly<Record<string, Identifier>> = {
  document_number: 'document_number',
  long_document_number: 'document_number',
  control_number: 'control_number',
}

/** Returns the identifier that the columns of a name hold; undefined for other columns. */
export const identifierIn = (column: string): Identifier | undefined =>
  Object.hasOwn(IDENTIFIERS, column) ? IDENTIFIERS[column] : undefined

/** Collects the cut identifiers of an entry. */
export class CutIdentifiers {
  private readonly cut: { readonly identifier: Identifier; readonly length: number; readonly width: number }[] = []

  get any(): boolean {
    return this.cut.length > 0
  }

  clear(): void {
    // Setting the length of an empty array costs V8 as much as of a full one.
    if (this.any) this.cut.length = 0
  }

  add(identifier: Identifier, { length, width }: CutText): void {
    this.cut.push({ identifier, length, width })
  }

  /**
   * Returns a message under each cut identifier of the slip, with the width of its narrowest columns.
   *
   * @param layoutName the bank's layout, for the message
   */
  errors(slip: Slip, layoutName: string): FieldErrors {
    const errors: FieldErrors = {}
    for (const { identifier, length, width } of this.cut.toSorted((a, b) => a.width - b.width)) {
      // Without a control number, its columns hold the document number.
      const field = hasText(slip.control_number) ? identifier : 'document_number'
      errors[field] ??= [`tem ${length} caracteres, e cabem ${width} no ${layoutName}: use um identificador mais curto`]
    }
    return errors
  }
}

const hasText = (value: unknown): boolean => String(value ?? '').trim() !== ''

/** Errors and warnings of an import, in bounded memory: the first ones of each kind are kept completely, further ones are counted with their lines. */
import type { FieldErrors } from '../cobranca/index.js'
import { type LineRange, LineRanges } from '../fixed-width/index.js'
import type { ImportWarning, ImportWarningCode } from './import-warning.js'

/** Rows with an error of one field, or warnings of one kind, that are kept whole by default. */
export const MAX_ERRORS = 100

/** The errors of a row. */
export interface ImportError {
  /** Line of the file in which the row begins; row of a spreadsheet; position in a JSON list. The header has number 1. */
  readonly line: number
  /** Messages in Portuguese, by field; those of a malformed row are under `row`. */
  readonly errors: FieldErrors
}

/** Lines of further errors or warnings. */
interface FurtherLines {
  readonly count: number
  readonly first_line: number
  readonly last_line: number
  /** Exact ranges of the lines, in order; null if there are more than 10,000. */
  readonly lines: readonly LineRange[] | null
}

/** Rows that are left out of `import_errors`, because one of their fields has enough rows with errors there. */
export interface FurtherErrors extends FurtherLines {
  /** `row` for malformed rows. A row with errors of several fields counts for each of them. */
  readonly field: string
}

/** Warnings that are left out of `import_warnings`, because their kind has enough warnings there. */
export interface FurtherWarnings extends FurtherLines {
  readonly code: ImportWarningCode
  readonly field: string | null
}

class ProblemKind {
  kept = 0
  count = 0
  private readonly lines = new LineRanges()

  add(line: number): void {
    this.count++
    this.lines.add(line)
  }

  /** @returns null if nothing was added */
  get further(): FurtherLines | null {
    const { first, last, list } = this.lines
    return first === null || last === null
      ? null
      : { count: this.count, first_line: first, last_line: last, lines: list }
  }
}

/** Rows with errors. */
export class RowErrors {
  readonly kept: ImportError[] = []
  /** Rows, also those that are not kept. */
  count = 0
  private readonly kinds = new Map<string, ProblemKind>()

  constructor(private readonly max: number) {}

  add(error: ImportError): void {
    this.count++
    const kinds = Object.keys(error.errors).map((field) => kindIn(this.kinds, field))
    if (kinds.every(({ kept }) => kept < this.max)) {
      this.kept.push(error)
      for (const kind of kinds) kind.kept++
    } else for (const kind of kinds) kind.add(error.line)
  }

  get further(): FurtherErrors[] {
    return [...this.kinds].flatMap(([field, { further }]) => (further === null ? [] : { field, ...further }))
  }
}

export class RowWarnings {
  readonly kept: ImportWarning[] = []
  private readonly kinds = new Map<string, ProblemKind & { of?: Pick<ImportWarning, 'code' | 'field'> }>()

  constructor(private readonly max: number) {}

  add(warning: ImportWarning): void {
    const { code, field, line } = warning
    const kind = kindIn(this.kinds, `${code} ${field ?? ''}`)
    kind.of ??= { code, field }
    if (kind.kept < this.max) {
      this.kept.push(warning)
      kind.kept++
    } else kind.add(line)
  }

  get further(): FurtherWarnings[] {
    return [...this.kinds.values()].flatMap(({ of, further }) =>
      of === undefined || further === null ? [] : { ...of, ...further },
    )
  }
}

function kindIn<K extends ProblemKind>(kinds: Map<string, K>, name: string): K {
  const known = kinds.get(name)
  if (known !== undefined) return known
  const kind = new ProblemKind() as K
  kinds.set(name, kind)
  return kind
}

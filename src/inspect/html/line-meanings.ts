/** Code meanings of all lines. Each text is stored once and referenced by index, because files have many lines and few texts. */

import type { RecordLine } from '../../banks/index.js'
import type { AnyField, FileLine, FixedRecord, Title } from '../../fixed-width/index.js'
import { meaningOf } from '../explain/meanings.js'
import type { OpenedFile } from '../opened-file.js'

/** Maximum width of a code, except lists of reasons. */
const MAX_CODE_LENGTH = 10

export class LineMeanings {
  readonly texts: string[] = []
  private readonly indexes = new Map<string, number>()
  /** Index of the text by record, field, content and occurrence of the title; -1 for no text. */
  private readonly known = new Map<string, number>()
  private readonly coded = new Map<FixedRecord, readonly (readonly [index: number, name: string, field: AnyField])[]>()

  constructor(
    private readonly opened: OpenedFile,
    private readonly titles: ReadonlyMap<FileLine, Title>,
  ) {}

  /** Returns pairs of field index and text index for the fields of a line that hold a known code. */
  of(line: RecordLine, record: FixedRecord): number[] {
    const { role, raw } = line
    const title = this.titles.get(line)
    // The meaning of a reason depends on the occurrence in the main line of the title.
    const of = title === undefined ? '' : this.codeOf(title)
    const found: number[] = []
    for (const [index, name, field] of this.codedFields(record)) {
      const columns = raw.slice(field.from - 1, field.to)
      const key = `${record.name}.${name} ${of} ${columns}`
      let text = this.known.get(key)
      if (text === undefined) {
        text = this.indexOf(meaningOf(this.opened, { role, name, field, columns }, title))
        this.known.set(key, text)
      }
      if (text >= 0) found.push(index, text)
    }
    return found
  }

  private codeOf({ main }: Title): string {
    const { opened } = this
    if (opened.direction === 'remittance') return ''
    const path = opened.dialect.titles[main.role!]?.event_type as string | undefined
    return path === undefined ? '' : `${main.role} ${main.values?.[path.split('.')[1]!] ?? ''}`
  }

  private codedFields(record: FixedRecord): readonly (readonly [number, string, AnyField])[] {
    let fields = this.coded.get(record)
    if (fields === undefined) {
      fields = Object.entries(record.fields).flatMap(([name, field], index) =>
        field.to - field.from < MAX_CODE_LENGTH && CODED.has(field.kind) ? [[index, name, field] as const] : [],
      )
      this.coded.set(record, fields)
    }
    return fields
  }

  private indexOf(text: string | null): number {
    if (text === null) return -1
    const known = this.indexes.get(text)
    if (known !== undefined) return known
    this.indexes.set(text, this.texts.length)
    return this.texts.push(text) - 1
  }
}

const CODED: ReadonlySet<AnyField['kind']> = new Set(['key', 'literal', 'digits', 'text'])

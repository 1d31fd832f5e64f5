/** What the codes in the lines of a file mean: each text once, for there are few of them and very many lines. */

import type { RecordLine } from '../../banks/index.js'
import type { AnyField, FileLine, FixedRecord, Title } from '../../fixed-width/index.js'
import { meaningOf } from '../explain/meanings.js'
import type { OpenedFile } from '../opened-file.js'

/** No code is longer, but for lists of reasons. */
const LONGEST = 10

export class LineMeanings {
  readonly texts: string[] = []
  private readonly places = new Map<string, number>()
  /** By record, field, columns, and code of the title: the place of its text, or -1. */
  private readonly known = new Map<string, number>()
  private readonly coded = new Map<FixedRecord, readonly (readonly [place: number, name: string, field: AnyField])[]>()

  constructor(
    private readonly opened: OpenedFile,
    private readonly titles: ReadonlyMap<FileLine, Title>,
  ) {}

  /** Of the fields of a line that hold a code which meaning it has: the field's place in the record, then the text's. */
  of(line: RecordLine, record: FixedRecord): number[] {
    const { role, raw } = line
    const title = this.titles.get(line)
    // Reasons depend on the occurrence, which stands somewhere in the title's main line.
    const of = title === undefined ? '' : this.codeOf(title)
    const found: number[] = []
    for (const [place, name, field] of this.codedFields(record)) {
      const columns = raw.slice(field.from - 1, field.to)
      const key = `${record.name}.${name} ${of} ${columns}`
      let text = this.known.get(key)
      if (text === undefined) {
        text = this.placeOf(meaningOf(this.opened, { role, name, field, columns }, title))
        this.known.set(key, text)
      }
      if (text >= 0) found.push(place, text)
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
      fields = Object.entries(record.fields).flatMap(([name, field], place) =>
        field.to - field.from < LONGEST && CODED.has(field.kind) ? [[place, name, field] as const] : [],
      )
      this.coded.set(record, fields)
    }
    return fields
  }

  private placeOf(text: string | null): number {
    if (text === null) return -1
    const known = this.places.get(text)
    if (known !== undefined) return known
    this.places.set(text, this.texts.length)
    return this.texts.push(text) - 1
  }
}

const CODED: ReadonlySet<AnyField['kind']> = new Set(['key', 'literal', 'digits', 'text'])

/** The files that are open in the page, and what is asked about them. */
import { LINT_RULES } from '../../inspect/index.js'
import { creditDaysOf } from '../read/credit-days.js'
import { openedFile, type PageFile } from '../read/page-file.js'
import { repeatedRows } from '../read/repeated.js'
import { findTitles, rowText, type TitleQuery } from '../read/title-query.js'
import { hasCell, TITLE_COLUMN_NAMES, type TitleRow } from '../read/title-row.js'
import { kindsOf, titleSumsOf } from '../read/title-sums.js'
import { type NamedBytes, NotUnpackedError, unpacked } from '../read/unpacked.js'
import { answersTo } from './answers.js'
import { boletoReading } from './boleto-reading.js'
import { explainedLines } from './explained-lines.js'
import { findingsOfFile } from './findings.js'
import type { Overview, PageApi, PageCall, Selected } from './page-api.js'
import { takenFile } from './taken-file.js'

type Session = {
  readonly [Call in PageCall]: (
    ...values: Parameters<PageApi[Call]>
  ) => ReturnType<PageApi[Call]> | Promise<ReturnType<PageApi[Call]>>
}

interface SelectedRows {
  readonly rows: readonly TitleRow[]
  readonly repeated: ReadonlySet<TitleRow>
}

/** @param onProgress receives the name of the file that is read, and the part that is done: 0 to 1 */
export function pageSession(onProgress: (name: string, done: number) => void): Session {
  const files = new Map<number, PageFile>()
  const texts = new WeakMap<TitleRow, string>()
  const selections = new Map<Selected, SelectedRows>()
  let lastId = 0
  let found: readonly TitleRow[] = []

  const facts = () => [...files.values()].map((file) => file.facts)

  const fileOf = (id: number): PageFile => {
    const file = files.get(id)
    if (file === undefined) throw new Error(`no file ${id}`)
    return file
  }

  /** All files: returns if there are any, otherwise remittances. A file with the same bytes as another is left out. */
  const selectedFiles = (selected: Selected): readonly PageFile[] => {
    if (selected !== null) return [fileOf(selected)]
    const read = [...files.values()].filter(({ facts }) => facts.state !== 'unread' && facts.same_as === null)
    const returns = read.filter(({ facts }) => facts.state === 'return')
    return returns.length > 0 ? returns : read
  }

  /** SelectedRows of files, and those that another file has, too. Kept until a file is opened or closed. */
  const selectedRows = (selected: Selected): SelectedRows => {
    let known = selections.get(selected)
    if (known === undefined) {
      const rows = selectedFiles(selected).flatMap((file) => file.rows)
      known = { rows, repeated: selected === null ? repeatedRows(rows) : new Set() }
      selections.set(selected, known)
    }
    return known
  }

  const textOf = (row: TitleRow): string => {
    let text = texts.get(row)
    if (text === undefined) {
      text = rowText(row)
      texts.set(row, text)
    }
    return text
  }

  const sameBytes = (bytes: Uint8Array): number | null => {
    for (const { bytes: other, facts } of files.values())
      if (other.length === bytes.length && other.every((byte, i) => byte === bytes[i])) return facts.id
    return null
  }

  const add = async ({ name, bytes }: NamedBytes): Promise<void> => {
    const id = ++lastId
    selections.clear()
    onProgress(name, 0)
    files.set(id, await openedFile({ id, name, bytes, same_as: sameBytes(bytes) }, (done) => onProgress(name, done)))
  }

  return {
    async open(given) {
      for (const file of given) {
        onProgress(file.name, 0)
        const bytes = new Uint8Array(await file.arrayBuffer())
        for (const each of unpackedOrWhole({ name: file.name, bytes })) await add(each)
      }
      return facts()
    },
    close(id) {
      files.delete(id)
      selections.clear()
      found = []
      return facts()
    },
    overview(selected): Overview {
      const chosen = selectedFiles(selected)
      const { rows, repeated } = selectedRows(selected)
      const counted = repeated.size === 0 ? rows : rows.filter((row) => !repeated.has(row))
      return {
        sums: titleSumsOf(counted),
        kinds: kindsOf(counted),
        days: creditDaysOf(counted.flatMap(({ moved }) => moved ?? [])),
        repeated: { count: repeated.size, paid: titleSumsOf(repeated).paid ?? 0 },
        columns: TITLE_COLUMN_NAMES.filter((column) => rows.some((row) => hasCell(row, column))),
        reviews: Object.fromEntries(rows.flatMap(({ review }) => review.map((code) => [code, LINT_RULES[code].name]))),
        files: chosen.map((file) => ({ id: file.facts.id, sums: titleSumsOf(file.rows) })),
      }
    },
    find(selected: Selected, query: TitleQuery) {
      const { rows, repeated } = selectedRows(selected)
      const result = findTitles(rows, query, repeated, textOf)
      found = result.rows
      return { count: found.length, sums: result.sums }
    },
    titles: (from, to) => found.slice(from, to),
    lines: (file, from, to) => explainedLines(fileOf(file).bytes, from, to),
    findings: (file) => findingsOfFile(fileOf(file).bytes),
    answers: (remittance) => answersTo(fileOf(remittance), [...files.values()]),
    boleto: boletoReading,
    take: (selected, form, language) => takenFile(selectedFiles(selected), found, form, language),
  }
}

/** An archive that cannot be opened is shown as a file that the library does not support. */
function unpackedOrWhole(file: NamedBytes): readonly NamedBytes[] {
  try {
    return unpacked(file)
  } catch (error) {
    if (error instanceof NotUnpackedError) return [file]
    throw error
  }
}

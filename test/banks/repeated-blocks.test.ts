/** A bank is a difference from a family: code that two banks share belongs to a family, or to a table that both read. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Lines of code that two banks may have in common. */
const MAX_LINES = 5

interface CodeLine {
  readonly number: number
  readonly text: string
}

/** Lines of code of a file, without imports, comments, blank lines and lines of punctuation alone. */
function codeLines(source: string): CodeLine[] {
  const blank = (text: string): string => text.replace(/[^\n]/g, '')
  const bare = source.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/^(import|export)\b[^=;]*?\bfrom '.*'$/gm, blank)
  return bare
    .split('\n')
    .map((text, i) => ({
      number: i + 1,
      text: text
        .replace(/(^|\s)\/\/ .*$/, '')
        .trim()
        .replace(/\s+/g, ' '),
    }))
    .filter(({ text }) => /\w/.test(text) && !WIRING.test(text))
}

/** `contracts,`, `manual: manual400,`: names a value that is defined elsewhere. */
const WIRING = /^\w+(: [A-Za-z]\w*)?,$/

interface SourceFile {
  readonly path: string
  readonly lines: readonly CodeLine[]
}

/** Folder of the bank that a path belongs to. */
const bankIn = (path: string): string => path.split('/')[0]!

/** Blocks longer than `MAX_LINES` in folders of two banks, as `path:first-last`. */
function repeatedBlocks(files: readonly SourceFile[]): string[] {
  const length = MAX_LINES + 1
  const places = new Map<string, { readonly file: SourceFile; readonly at: number }[]>()
  const found: string[] = []
  for (const file of files) {
    for (let at = 0; at + length <= file.lines.length; at++) {
      const block = textOf(file, at, length)
      const others = places.get(block) ?? []
      for (const other of others) {
        const isNew =
          bankIn(other.file.path) !== bankIn(file.path) && !hasSameLineBefore(file, at, other.file, other.at)
        if (isNew) found.push(`${placeOf(other.file, other.at, length)} and ${placeOf(file, at, length)}`)
      }
      places.set(block, [...others, { file, at }])
    }
  }
  return found
}

const textOf = ({ lines }: SourceFile, at: number, length: number): string =>
  lines
    .slice(at, at + length)
    .map(({ text }) => text)
    .join('\n')

/** Whether a block began one line earlier, and was reported there. */
const hasSameLineBefore = (a: SourceFile, atA: number, b: SourceFile, atB: number): boolean =>
  atA > 0 && atB > 0 && a.lines[atA - 1]!.text === b.lines[atB - 1]!.text

const placeOf = ({ path, lines }: SourceFile, at: number, length: number): string =>
  `${path}:${lines[at]!.number}-${lines[at + length - 1]!.number}`

const FOLDER = new URL('../../src/banks/', import.meta.url)

const sources = (): SourceFile[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^[0-9]{3}-.*\.ts$/.test(path))
    .sort()
    .map((path) => ({ path, lines: codeLines(readFileSync(new URL(path, FOLDER), 'utf8')) }))

test(`no block of more than ${MAX_LINES} lines is in the folders of two banks`, () => {
  expect(repeatedBlocks(sources())).toEqual([])
})

const six = ['a: 1,', 'b: 2,', 'c: 3,', 'd: 4,', 'e: 5,', 'f: 6,']
const fileOf = (path: string, lines: readonly string[]): SourceFile => ({ path, lines: codeLines(lines.join('\n')) })

test('a block is found once, wherever it is, with other comments, blanks and punctuation', () => {
  const apart = six.flatMap((line) => [`  ${line} // of the page`, '', '/** Why. */', '},'])
  const files = [fileOf('001-a/x.ts', ['z: 0,', ...six, 'g: 7,']), fileOf('002-b/y.ts', [...apart, 'g: 7,'])]
  expect(repeatedBlocks(files)).toEqual(['001-a/x.ts:2-7 and 002-b/y.ts:1-21'])
})

test('imports, shorter blocks and blocks of one bank are not found', () => {
  const imports = ['import {', ...six.map((line) => `  ${line.slice(0, 1)},`), "} from './x.js'"]
  expect(repeatedBlocks([fileOf('001-a/x.ts', imports), fileOf('002-b/x.ts', imports)])).toEqual([])
  expect(repeatedBlocks([fileOf('001-a/x.ts', six.slice(1)), fileOf('002-b/x.ts', six.slice(1))])).toEqual([])
  expect(repeatedBlocks([fileOf('001-a/x.ts', six), fileOf('001-a/y.ts', six)])).toEqual([])
})

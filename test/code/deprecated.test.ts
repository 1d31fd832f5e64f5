/** Old names of the public API: each does what the new name does, and warns once. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEPRECATIONS, forgetWarnings, warnDeprecated } from '../../src/code/deprecated.js'
import { ColumnReader } from '../../src/columns.js'
import {
  convertFile,
  detect,
  detectFile,
  diagnosticMessage,
  messageOf,
  NdjsonReader,
  parseReturn,
  ReturnReader,
  supports,
  supportsInstruction,
} from '../../src/index.js'
import { fixture, folderOf } from '../convert/folders.js'

const warnings: (Error & { readonly code?: string })[] = []
const listener = (warning: Error): void => void warnings.push(warning)

beforeAll(() => {
  forgetWarnings()
  process.on('warning', listener)
})
afterAll(() => void process.off('warning', listener))

/** Returns the warnings of a code so far. Node emits them in a later tick. */
async function warningsOf(code: keyof typeof DEPRECATIONS): Promise<Error[]> {
  await new Promise((resolve) => setImmediate(resolve))
  return warnings.filter((warning) => warning.code === code)
}

const bytes = fixture('341-itau/cnab400/damaged.ret')

describe('an old name does what the new name does', () => {
  const textOf = (batches: Iterable<Uint8Array>): string =>
    Buffer.concat([...batches].map((each) => Buffer.from(each))).toString()

  test('read and finish of NdjsonReader', () => {
    const [older, newer] = [new NdjsonReader(), new NdjsonReader()]
    const text = textOf(newer.push(bytes)) + textOf(newer.end())
    expect(text).not.toBe('')
    expect(textOf(older.read(bytes)) + textOf(older.finish())).toBe(text)
  })

  test('read and finish of ColumnReader', () => {
    const [older, newer] = [new ColumnReader(), new ColumnReader()]
    const batches = [...newer.push(bytes), ...newer.end()]
    expect(batches).not.toEqual([])
    expect([...older.read(bytes), ...older.finish()]).toEqual(batches)
  })

  test('read and finish of ReturnReader, in batches', () => {
    const [older, newer] = [new ReturnReader(), new ReturnReader()]
    const records = [...newer.push(bytes), ...newer.end()]
    expect(records).not.toEqual([])
    expect([...older.read(bytes), ...older.finish()].flat()).toEqual(records)
  })

  test('detect, supports and diagnosticMessage', () => {
    expect(detect(bytes)).toEqual(detectFile(bytes))
    expect(supports('341', 'cnab400', '1001', { strict: true })).toBe(
      supportsInstruction('341', 'cnab400', '1001', { strict: true }),
    )
    for (const diagnostic of parseReturn(bytes).diagnostics)
      expect(diagnosticMessage(diagnostic, 'en')).toBe(messageOf(diagnostic, 'en'))
  })
})

test('an old option of a CSV warns, and the new one does not', async () => {
  const folder = folderOf({ 'a.ret': bytes })
  const convert = (options: object) => convertFile(join(folder, 'a.ret'), { out: folder, to: 'csv', ...options })
  await convert({ csv: 'spreadsheet_pt' })
  await convert({ csv: { formulas: 'keep' } })
  expect(await warningsOf('CNAB_CSV_OPTIONS')).toEqual([])
  await convert({ delimiter: ';' })
  expect(await warningsOf('CNAB_CSV_OPTIONS')).toHaveLength(1)
})

test.each(Object.entries(DEPRECATIONS))('%s: warns once, with both names', async (key, [old, name]) => {
  const code = key as keyof typeof DEPRECATIONS
  for (let i = 0; i < 3; i++) warnDeprecated(code)
  expect(await warningsOf(code)).toMatchObject([
    { name: 'DeprecationWarning', message: `use ${name} em vez de ${old}: a forma antiga será removida` },
  ])
})

test.each(Object.entries(DEPRECATIONS))('%s: the changelog has both names', (code, [old, name]) => {
  const changelog = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8')
  expect(changelog).toContain(`| \`${old}\` | \`${name}\` | \`${code}\` |`)
})

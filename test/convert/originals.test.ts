/** No output replaces an input, or another bank file. */
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  type ConvertAllOptions,
  convertAll,
  convertFile,
  convertShard,
  type FileOutcome,
  mergeShards,
  planShards,
} from '../../src/convert/index.js'
import { identify } from '../../src/febraban/index.js'
import { folderOf, returnOf } from './folders.js'

const all = async (outcomes: AsyncIterable<FileOutcome>): Promise<FileOutcome[]> => {
  const list: FileOutcome[] = []
  for await (const outcome of outcomes) list.push(outcome)
  return list
}

async function mergedShards(paths: readonly string[], options: ConvertAllOptions): Promise<FileOutcome[]> {
  const shards = await planShards(paths, options)
  for (const shard of shards) await convertShard(shard)
  return all(mergeShards(shards))
}

test('no output of a fixture looks like a bank file', async () => {
  const out = folderOf()
  const files = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile())
  const returns = files('fixtures').filter((path) => path.endsWith('.ret'))
  let written = 0
  for (const options of [{}, { to: 'csv' }, { to: 'csv', fields: ['line_raw'] }, { fields: ['line_raw'] }] as const) {
    for await (const _ of convertAll(returns, { ...options, out, workers: 1, blocking: true }));
    for (const path of files(out)) {
      const { format, hasHeader } = identify(readFileSync(path))
      expect([path, format !== null && hasHeader]).toEqual([path, false])
      written++
    }
    rmSync(out, { recursive: true })
  }
  expect(written).toBeGreaterThan(500)
})

test.each<[string, (paths: readonly string[], options: ConvertAllOptions) => Promise<FileOutcome[]>, boolean]>([
  ['convertAll', (paths, options) => all(convertAll(paths, { ...options, workers: 1 })), false],
  [
    'convertAll of the command',
    (paths, options) => all(convertAll(paths, { ...options, workers: 1, blocking: true })),
    true,
  ],
  ['mergeShards', mergedShards, true],
])(
  '%s: a return or a named file with the name of an output is kept, and the file fails',
  async (_, convert, isFolder) => {
    const sheet = 'a;b\n'
    const files = { x: returnOf(2), 'x.csv': returnOf(3, 2), y: returnOf(1, 3), 'y.csv': sheet }
    const folder = folderOf(files)
    const paths = Object.keys(files).map((name) => join(folder, name))
    const outcomes = await convert(isFolder ? [folder, join(folder, 'y.csv')] : paths, { out: folder, to: 'csv' })
    const failed = outcomes.filter(({ status }) => status === 'failed')
    expect(failed.map(({ path }) => path)).toEqual([join(folder, 'x'), join(folder, 'y')])
    expect(failed[0]).toMatchObject({
      message: 'a saída substituiria um arquivo original: escolha outra pasta de saída (original_file)',
    })
    for (const [name, content] of Object.entries(files))
      expect(readFileSync(join(folder, name)).equals(Buffer.from(content))).toBe(true)
  },
)

test('convertFile and a joined output replace no original', async () => {
  const folder = folderOf({ a: returnOf(1), 'a.csv': returnOf(2, 2), 'b.csv': 'a;b' })
  const error = { code: 'original_file' }
  await expect(convertFile(join(folder, 'a'), { out: folder, to: 'csv' })).rejects.toMatchObject(error)
  await expect(all(convertAll([join(folder, 'a')], { out: folder, join: 'a.csv' }))).rejects.toMatchObject(error)
  const outcomes = await all(convertAll([join(folder, 'a'), join(folder, 'b.csv')], { out: folder, join: 'b.csv' }))
  expect(outcomes.map(({ status }) => status)).toEqual(['converted', 'unsupported', 'failed'])
  expect(readFileSync(join(folder, 'a.csv')).equals(returnOf(2, 2))).toBe(true)
  expect(readFileSync(join(folder, 'b.csv'), 'utf8')).toBe('a;b')
  copyFileSync(join(folder, 'b.csv'), join(folder, 'a.csv'))
  await convertFile(join(folder, 'a'), { out: folder, to: 'csv' })
  expect(readFileSync(join(folder, 'a.csv'), 'utf8')).toMatch(/^bank,/)
})

test.each<[string, (paths: readonly string[], options: ConvertAllOptions) => Promise<FileOutcome[]>]>([
  ['convertAll', (paths, options) => all(convertAll(paths, { ...options, workers: 1 }))],
  ['mergeShards', mergedShards],
])('%s: earlier outputs that the pattern of a shell names are replaced', async (_, convert) => {
  const folder = folderOf({ 'a.ret': returnOf(1) })
  const given = (): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((file) =>
      file.isFile() && !file.name.startsWith('.') ? [join(folder, file.name)] : [],
    )
  const lines = (name: string): number => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n').length
  const separate = { out: folder, fields: ['line'] } as const
  const joined = { ...separate, join: 'todos' }
  for (const options of [separate, joined]) await convert(given(), options)
  for (const [name, content] of Object.entries({ 'a.ret': returnOf(3), 'b.ret': returnOf(4, 2) }))
    writeFileSync(join(folder, name), content)
  for (const options of [separate, joined]) {
    const outcomes = await convert(given(), options)
    expect(outcomes.filter(({ status }) => status === 'failed')).toEqual([])
  }
  expect(['a.ret.ndjson', 'b.ret.ndjson', 'todos.ndjson'].map(lines)).toEqual([3, 4, 7])
})

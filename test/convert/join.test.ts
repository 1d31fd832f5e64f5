/** One output of many inputs. */
import { chmodSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { parquetReadObjects } from 'hyparquet'
import { describe, expect, test } from 'vitest'
import { isValidationError } from '../../src/cobranca/index.js'
import {
  type ConvertAllOptions,
  convertAll,
  convertFile,
  convertShard,
  type FileOutcome,
  mergeShards,
  type OutputFormat,
  planShards,
  resumeConversion,
} from '../../src/convert/index.js'
import { messageOf } from '../../src/inspect/message-of.js'
import { documentsIn, filesIn, fixture, folderOf, manifestIn, resultsIn, returnOf } from './folders.js'
import { rowsOfSheet } from './output/sheets.js'

type Options = Partial<ConvertAllOptions> & { readonly join: string }

async function all(outcomes: AsyncIterable<FileOutcome>): Promise<FileOutcome[]> {
  const list: FileOutcome[] = []
  for await (const outcome of outcomes) list.push(outcome)
  return list
}

const joined = (paths: readonly string[], out: string, options: Options): Promise<FileOutcome[]> =>
  all(convertAll(paths, { workers: 1, ...options, out }))

/** Files with records of several banks; a copy of the first; files that are no returns. */
const mixture = (): string =>
  folderOf({
    'abril/a.ret': fixture('341-itau/cnab400/life-cycle.ret'),
    'abril/b.ret': fixture('756-sicoob/cnab240/settlements.ret'),
    'copia.ret': fixture('341-itau/cnab400/life-cycle.ret'),
    'maio.ret.gz': gzipSync(returnOf(50, 9)),
    'nota.txt': 'nada',
    'vazio.ret': returnOf(0, 3),
    'z.ret': fixture('341-itau/cnab400/damaged.ret'),
  })
const NAMES = ['abril/a.ret', 'abril/b.ret', 'maio.ret.gz', 'vazio.ret', 'z.ret']

/** Rows of an output, as objects or lists. */
async function rowsOf(path: string, to: OutputFormat): Promise<unknown[]> {
  if (to === 'ndjson') return documentsIn(path)
  const bytes = readFileSync(path)
  if (to === 'csv') return parse(bytes, { columns: true })
  if (to === 'xlsx') return (await rowsOfSheet(bytes, 'Títulos')).slice(1)
  return parquetReadObjects({
    file: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer,
  })
}

describe.each<OutputFormat>(['ndjson', 'csv', 'parquet', 'xlsx'])('%s', (to) => {
  test.each<[string, object]>([
    ['all columns', {}],
    [
      'some columns of some records',
      { fields: ['our_number', 'kind', 'paid_amount', 'reasons', 'needs_review'], kinds: ['settled', 'rejected'] },
    ],
    ...(to === 'xlsx' ? [] : [['amounts in reais', { money: 'reais' }] as [string, object]]),
  ])('has the rows of the outputs of all files, with the name of the file first: %s', async (_, options) => {
    const folder = mixture()
    const [separate, out] = [folderOf(), folderOf()]
    await all(convertAll([folder], { ...options, to, out: separate, workers: 1 }))
    const outcomes = await joined([folder], out, { ...options, to, join: 'todos' })
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...['converted', 'converted', 'duplicate', 'converted', 'ignored', 'converted', 'converted'],
    ])
    expect(resultsIn(out)).toEqual([`todos.${to}`])
    const expected: unknown[] = []
    for (const name of NAMES) {
      for (const row of await rowsOf(join(separate, `${name}.${to}`), to))
        expected.push(Array.isArray(row) ? [name, ...row] : { file: name, ...(row as object) })
    }
    expect(expected.length).toBeGreaterThan(50)
    const rows = await rowsOf(join(out, `todos.${to}`), to)
    expect(rows).toEqual(expected)
    if (to !== 'xlsx') expect(rows.map((row) => Object.keys(row as object)[0])).toEqual(rows.map(() => 'file'))
  })
})

test('the totals of an XLSX are those of all files', async () => {
  const out = folderOf()
  const folder = folderOf({ 'a.ret': returnOf(10, 1), 'b.ret': returnOf(20, 2) })
  await joined([folder], out, { to: 'xlsx', join: 'todos', fields: ['our_number'] })
  const [, , settled] = await rowsOfSheet(readFileSync(join(out, 'todos.xlsx')), 'Totais')
  // Ten settlements of R$ 21.986,96 three times, as in the documents. One of them (07) needs review.
  expect(settled?.slice(1, 5)).toEqual(['liquidado', 30, 3, 65_960.88])
})

test('options of a CSV and the unit of money are those of the output', async () => {
  const out = folderOf()
  const folder = folderOf({ '=1+1.ret': returnOf(1), 'b.ret': returnOf(1, 2) })
  const fields = ['our_number', 'paid_amount']
  // Without `to`, the extension decides the format, and so the options.
  for (const to of [{ to: 'csv' }, {}] as const) {
    await joined([folder], out, { ...to, join: 'todos.csv', csv: 'spreadsheet_pt', fields })
    expect(readFileSync(join(out, 'todos.csv'), 'utf8')).toBe(
      "\ufefffile;our_number;paid_amount\n'=1+1.ret;000450012;1250,00\nb.ret;000450012;1250,00\n",
    )
    rmSync(join(out, 'todos.csv'))
  }
  expect(
    await joined([folder], out, { join: 'todos.xlsx', csv: { bom: true } }).catch((error) => error.errors),
  ).toEqual({
    'csv.bom': ['só vale para a saída em csv'],
  })
  await joined([folder], out, { join: 'todos', money: 'reais', fields })
  expect(documentsIn(join(out, 'todos.ndjson'))[0]).toMatchObject({ file: '=1+1.ret', paid_amount: 1250 })
})

test('files of one name have the names that their own outputs would have', async () => {
  const folder = folderOf({ 'x/a.ret': returnOf(1, 1), 'y/a.ret': returnOf(1, 2), 'z/A.ret': returnOf(1, 3) })
  const out = folderOf()
  await joined(
    ['x/a.ret', 'y/a.ret', 'z/A.ret'].map((name) => join(folder, name)),
    out,
    { join: 'todos', fields: ['line'] },
  )
  expect(documentsIn(join(out, 'todos.ndjson')).map((row) => (row as { file: string }).file)).toEqual([
    'a.ret',
    'a.ret-2',
    'A.ret-3',
  ])
})

test('a file that cannot be read is reported, and the others are in the output; resuming writes it from all files', async () => {
  const folder = folderOf({ 'a.ret': returnOf(2), 'c.ret': returnOf(3, 3) })
  const [out, missing] = [folderOf(), join(folder, 'b.ret')]
  const paths = [join(folder, 'a.ret'), missing, join(folder, 'c.ret')]
  const outcomes = await joined(paths, out, { join: 'todos', to: 'csv', fields: ['line'] })
  expect(outcomes.map(({ status }) => status)).toEqual(['converted', 'failed', 'converted'])
  const rows = () => readFileSync(join(out, 'todos.csv'), 'utf8').split('\n').length - 2
  expect(rows()).toBe(5)
  writeFileSync(missing, returnOf(4, 2))
  const again = await all(resumeConversion({ out }))
  expect(again.map(({ status }) => status)).toEqual(['converted', 'converted', 'converted'])
  expect(rows()).toBe(9)
  expect(await all(resumeConversion({ out }))).toEqual([])
})

test('each call writes the whole output, and the manifest records its files when it is in place', async () => {
  const folder = folderOf({ 'a.ret': returnOf(2) })
  const out = folderOf()
  const options = { join: 'todos', fields: ['line'] } as const
  await joined([folder], out, options)
  writeFileSync(join(folder, 'b.ret'), returnOf(3, 2))
  const outcomes = await joined([folder], out, options)
  expect(outcomes.map(({ status }) => status)).toEqual(['converted', 'converted'])
  expect(documentsIn(join(out, 'todos.ndjson')).length).toBe(5)
  const lines = manifestIn(out).map(({ type, output, titles }) => [type, output, titles])
  expect(lines).toEqual([
    ['run', undefined, undefined],
    ['file', 'todos.ndjson', 2],
    ['end', undefined, undefined],
    ['run', undefined, undefined],
    ['file', 'todos.ndjson', 2],
    ['file', 'todos.ndjson', 3],
    ['end', undefined, undefined],
  ])
})

describe('an earlier output', () => {
  const KEPT =
    'a saída anterior foi mantida, porque há entradas que não foram convertidas e a nova poderia ficar incompleta'
  const ADVICE = '. Corrija ou retire essas entradas, ou apague a saída anterior, e repita'
  const options = { join: 'todos', fields: ['line'] } as const

  /** Three files, and an output of all of them. */
  async function earlier() {
    const folder = folderOf({ 'a.ret': returnOf(1), 'b.ret': returnOf(2, 2), 'c.ret': returnOf(3, 3) })
    const out = folderOf()
    const paths = ['a.ret', 'b.ret', 'c.ret'].map((name) => join(folder, name))
    await joined(paths, out, options)
    return { folder, out, paths, rows: () => documentsIn(join(out, 'todos.ndjson')).length }
  }

  const last = (outcomes: readonly FileOutcome[]) => {
    const outcome = outcomes.at(-1)!
    return [outcome.status, outcome.path, messageOf(outcome, 'pt')]
  }

  test('stays if no file was converted', async () => {
    const { folder, out, paths, rows } = await earlier()
    for (const path of paths) rmSync(path)
    const output = join(out, 'todos.ndjson')
    const kept = ['failed', output, 'nenhuma entrada foi convertida, e a saída anterior foi mantida']
    expect(last(await joined(paths, out, options))).toEqual(kept)
    expect(last(await joined([folder], out, options))).toEqual(kept)
    expect(rows()).toBe(6)
    const empty = folderOf()
    expect(last(await joined([folder], empty, options))).toEqual([
      'failed',
      join(empty, 'todos.ndjson'),
      'nenhuma entrada foi convertida, e a saída não foi gravada',
    ])
    expect(resultsIn(empty)).toEqual([])
  })

  test.each([
    ['is gone', (path: string) => rmSync(path)],
    ['is another kind of file', (path: string) => writeFileSync(path, 'nada')],
  ])('stays if an input that is in it %s, until all of them are converted', async (_, damage) => {
    const { out, paths, rows } = await earlier()
    const before = readFileSync(paths[1]!)
    damage(paths[1]!)
    const outcomes = await joined(paths, out, options)
    expect(last(outcomes)).toEqual([
      'failed',
      join(out, 'todos.ndjson'),
      `${KEPT} (arquivos que faltariam: 1)${ADVICE}`,
    ])
    expect(rows()).toBe(6)
    expect(manifestIn(out).at(-1)).toMatchObject({ type: 'run' })
    writeFileSync(paths[1]!, before)
    expect((await all(resumeConversion({ out }))).map(({ status }) => status)).toEqual(paths.map(() => 'converted'))
    expect(rows()).toBe(6)
    expect(manifestIn(out).at(-1)).toMatchObject({ type: 'end' })
  })

  test('has one path, however its name is written', async () => {
    const { out, paths, rows } = await earlier()
    rmSync(paths[0]!)
    const outcomes = await joined(paths, out, { ...options, join: './x/../todos.ndjson' })
    expect(last(outcomes)).toEqual([
      'failed',
      join(out, 'todos.ndjson'),
      `${KEPT} (arquivos que faltariam: 1)${ADVICE}`,
    ])
    expect(rows()).toBe(6)
  })

  test('stays if its files are not known and an input fails', async () => {
    const { out, paths } = await earlier()
    writeFileSync(join(out, 'outro.ndjson'), '{}')
    const outcomes = await joined([...paths, join(out, 'falta.ret')], out, { ...options, join: 'outro' })
    expect(last(outcomes)).toEqual(['failed', join(out, 'outro.ndjson'), KEPT + ADVICE])
    expect(readFileSync(join(out, 'outro.ndjson'), 'utf8')).toBe('{}')
  })

  test('is replaced if the inputs that fail are not in it', async () => {
    const { folder, out, paths, rows } = await earlier()
    writeFileSync(join(folder, 'd.ret'), returnOf(4, 4))
    const outcomes = await joined([...paths, join(folder, 'd.ret'), join(folder, 'falta.ret')], out, options)
    expect(outcomes.map(({ status }) => status)).toEqual([...Array(4).fill('converted'), 'failed'])
    expect(rows()).toBe(10)
  })

  test('is replaced by a shorter one if no input fails', async () => {
    const { folder, out, paths, rows } = await earlier()
    rmSync(paths[2]!)
    writeFileSync(join(folder, 'nota.txt'), 'nada')
    expect((await joined([folder], out, options)).map(({ status }) => status)).toEqual([
      'converted',
      'converted',
      'ignored',
    ])
    expect(rows()).toBe(3)
  })

  test('stays if shards are merged again and their inputs are gone', async () => {
    const { folder, paths } = await earlier()
    const out = folderOf()
    const shards = await planShards([folder], { ...options, out })
    for (const shard of shards) await convertShard(shard)
    await all(mergeShards(shards))
    const rows = () => documentsIn(join(out, 'todos.ndjson')).length
    await all(mergeShards(shards))
    expect(rows()).toBe(6)
    rmSync(paths[0]!)
    expect(last(await all(mergeShards(shards)))).toEqual([
      'failed',
      join(out, 'todos.ndjson'),
      `${KEPT} (arquivos que faltariam: 1)${ADVICE}`,
    ])
    expect(rows()).toBe(6)
  })
})

test.each<OutputFormat>(['ndjson', 'xlsx'])('a call that stops leaves no part of the output: %s', async (to) => {
  const folder = folderOf(Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`${i}.ret`, returnOf(20, i)])))
  const out = folderOf()
  for await (const { status } of convertAll([folder], { out, to, join: 'todos', workers: 1 })) {
    expect(status).toBe('converted')
    break
  }
  expect(resultsIn(out)).toEqual([])
  const stop = new AbortController()
  const call = async () => {
    for await (const _ of convertAll([folder], { out, to, join: 'todos', signal: stop.signal, workers: 1 }))
      stop.abort(new Error('fim'))
  }
  await expect(call()).rejects.toThrow('fim')
  expect(resultsIn(out)).toEqual([])
  expect(manifestIn(out).map(({ type }) => type)).toEqual(['run', 'run'])
})

test('only users who can read all inputs can read the output', async () => {
  const folder = folderOf({ 'a.ret': returnOf(1), 'b.ret': returnOf(1, 2) })
  chmodSync(join(folder, 'a.ret'), 0o644)
  chmodSync(join(folder, 'b.ret'), 0o640)
  const out = folderOf()
  await joined([folder], out, { join: 'todos' })
  expect(statSync(join(out, 'todos.ndjson')).mode & 0o777).toBe(0o640)
})

describe('the name', () => {
  test('may be in a subfolder, and gets the extension of the format', async () => {
    const folder = folderOf({ 'a.ret': returnOf(1) })
    const out = folderOf()
    for (const name of ['2026/todos', '2026/todos.csv', './TODOS.CSV', 'todos.2026'])
      await joined([folder], out, { to: 'csv', join: name })
    expect(filesIn(out).filter((name) => !name.startsWith('.'))).toEqual([
      '2026/todos.csv',
      'TODOS.CSV',
      'todos.2026.csv',
    ])
  })

  test.each([
    ['', 'deve ser o nome de um arquivo da pasta de saída'],
    ['pasta/', 'deve ser o nome de um arquivo da pasta de saída'],
    ['.oculto', 'tem um arquivo ou uma pasta de nome oculto, que começa com um ponto'],
    ['a/.cnab-shards/b', 'tem um arquivo ou uma pasta de nome oculto, que começa com um ponto'],
    ['a\\.b', 'tem um arquivo ou uma pasta de nome oculto, que começa com um ponto'],
    ['pasta/..', 'tem um arquivo ou uma pasta de nome oculto, que começa com um ponto'],
    ['../fora', 'leva para fora da pasta de resultados'],
    ['/outra/pasta', 'leva para fora da pasta de resultados'],
    ['a\nb', 'tem caracteres de controle'],
    ['todos.XLSX', 'tem a extensão de xlsx, mas o formato da saída é csv: mude um dos dois'],
    ['todos.xlsx', 'tem a extensão de xlsx, mas o formato da saída é csv: mude um dos dois'],
    [7 as unknown as string, 'deve ser o nome de um arquivo da pasta de saída'],
  ])('%j is an error', async (name, message) => {
    const error = await joined(['a.ret'], folderOf(), { to: 'csv', join: name }).catch((thrown: unknown) => thrown)
    expect(isValidationError(error) && error.errors).toEqual({ join: [message] })
  })

  test.each(['cnab-manifest', 'x/../CNAB-Manifest.ndjson'])('%j is that of a manifest', async (name) => {
    await expect(joined(['a.ret'], folderOf(), { join: name })).rejects.toMatchObject({
      errors: { join: ['é o nome de um manifesto: informe outro'] },
    })
  })

  test.each<[string, string]>([
    ['todos.csv', 'file,our_number\na.ret,000450012\n'],
    ['TODOS.CSV', 'file,our_number\na.ret,000450012\n'],
    ['todos', '{"file":"a.ret","our_number":"000450012"}\n'],
    ['todos.ndjson', '{"file":"a.ret","our_number":"000450012"}\n'],
  ])('decides the format if none is given: %s', async (name, content) => {
    const out = folderOf()
    await joined([join(folderOf({ 'a.ret': returnOf(1) }), 'a.ret')], out, { join: name, fields: ['our_number'] })
    expect(resultsIn(out).map((each) => readFileSync(join(out, each), 'utf8'))).toEqual([content])
  })

  test('is of several files', async () => {
    const folder = folderOf({ 'a.ret': returnOf(1) })
    await expect(convertFile(join(folder, 'a.ret'), { out: folder, join: 'todos' })).rejects.toMatchObject({
      errors: { join: ['só vale para vários arquivos (convertAll)'] },
    })
  })
})

/** `cnab plan`, `cnab convert --shard` and `cnab merge`, in this process and as other programs call them. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { documentsIn, filesIn, fixture, folderOf, manifestIn, resultsIn, returnOf } from '../convert/folders.js'
import { isLong } from '../runs.js'
import { cnab, cnabReading } from './cnab.js'
import { buildPrograms, type Programs } from './programs.js'

const settlements = fixture('341-itau/cnab400/settlements.ret')

const returns = (): string =>
  folderOf({
    'banco/abril.ret': fixture('341-itau/cnab400/life-cycle.ret'),
    'banco/copia.ret': settlements,
    'banco/maio.ret': settlements,
    'cortado.ret': fixture('756-sicoob/cnab240/damaged.ret'),
    'leia.md': '# notas\n',
  })

/** Plans the conversion of a folder; returns the file of the plan. */
async function planOf(folder: string, out: string, ...options: string[]): Promise<string> {
  const { code, out: lines, err } = await cnab('plan', folder, '--out', out, '--max-files', '2', ...options)
  expect([code, err]).toEqual([0, ''])
  const plan = join(folderOf(), 'plano.ndjson')
  writeFileSync(plan, lines)
  return plan
}

const linesIn = (plan: string): number => readFileSync(plan, 'utf8').trim().split('\n').length

/** Results of one `cnab convert`. */
async function convertedAlone(folder: string, ...options: string[]) {
  const out = folderOf()
  const { out: printed } = await cnab('convert', folder, '--out', out, '--workers', '1', ...options)
  return { files: contentsOf(out), manifest: manifestIn(out), totals: totalsIn(printed) }
}

const contentsOf = (out: string) =>
  Object.fromEntries(
    resultsIn(out)
      .filter((name) => !name.startsWith('.'))
      .map((name) => [name, readFileSync(join(out, name), 'latin1')]),
  )

const totalsIn = (printed: string): string => printed.slice(printed.indexOf('Total:'))

describe('on the command line', () => {
  test.each([[[]], [['--to', 'csv', '--kind', 'settled', '--fields', 'our_number,paid_amount', '--bom']]])(
    'plan %j, convert --shard and merge give the results of convert',
    async (options) => {
      const [folder, out] = [returns(), folderOf()]
      const plan = await planOf(folder, out, ...options)
      expect(linesIn(plan)).toBe(3)
      for (const shard of ['3', '1', '2', '1']) {
        const { code, out: printed, err } = await cnab('convert', '--shard', shard, plan)
        expect([code, err]).toEqual([0, ''])
        expect(JSON.parse(printed)).toMatchObject({ shard: Number(shard), statuses: expect.anything() })
      }
      const merged = await cnab('merge', plan)
      const alone = await convertedAlone(folder, ...options)
      expect([merged.code, merged.err, totalsIn(merged.out)]).toEqual([0, '', alone.totals])
      expect([contentsOf(out), manifestIn(out)]).toEqual([alone.files, alone.manifest])
    },
  )

  test('--shard all reads the lines of a pipe', async () => {
    const [folder, out] = [returns(), folderOf()]
    const plan = readFileSync(await planOf(folder, out))
    const { code, out: printed } = await cnabReading(plan, 'convert', '--shard', 'all', '-')
    expect([code, printed.trim().split('\n').length]).toEqual([0, 3])
    expect((await cnabReading(plan, 'merge', '-', '--lang', 'en')).out).toContain('Total: 3 files converted')
  })

  test('0: a file that cannot be converted is part of the result, and merge exits with 1', async () => {
    const unsupported = fixture('077-inter/cnab400/settlements.ret')
    unsupported.write('998', 76)
    const folder = folderOf({ 'a.ret': settlements, 'b.ret': unsupported })
    const out = folderOf()
    const plan = await planOf(folder, out)
    const { code, out: printed } = await cnab('convert', '--shard', '1', plan)
    expect([code, JSON.parse(printed)]).toEqual([
      0,
      expect.objectContaining({ statuses: { converted: 1, unsupported: 1 } }),
    ])
    expect((await cnab('merge', plan)).code).toBe(1)
    expect(resultsIn(out).filter((name) => !name.startsWith('.'))).toEqual(['a.ret.ndjson'])
  })

  test('1: the output folder cannot be written to', async () => {
    const [folder, out] = [returns(), join(folderOf({ out: '' }), 'out')]
    const plan = await planOf(folder, out)
    const { code, out: printed, err } = await cnab('convert', '--shard', '1', plan)
    expect([code, printed, err]).toEqual([
      1,
      '',
      expect.stringMatching(/^A parte não foi convertida: .*\. Tente de novo\.\n$/),
    ])
  })

  test('1: merge lists the shards without a result', async () => {
    const [folder, out] = [returns(), folderOf()]
    const plan = await planOf(folder, out)
    await cnab('convert', '--shard', '2', plan)
    const { code, out: printed } = await cnab('merge', plan)
    expect([code, printed]).toEqual([1, 'Nada foi juntado. Partes sem resultado: 1, 3.\n'])
  })

  test.each([
    [['plan'], 'Informe os arquivos ou pastas a converter.'],
    [['plan', '-'], 'A entrada padrão (-) não pode ser dividida em partes.'],
    [['plan', '.', '--max-files', '0'], '--max-files deve ser um número inteiro, de 1 em diante.'],
    [['plan', '.', '--delimiter', 'x'], '--delimiter '],
    [['convert', '--shard', '1'], '--shard usa os arquivos e as opções do plano'],
    [['convert', '--shard', '1', 'a', '--to', 'csv'], '--shard usa os arquivos e as opções do plano'],
    [['convert', '--shard', '1', 'falta'], 'Não foi possível ler o plano falta: o arquivo ou a pasta não existe'],
    [['convert', '--shard', '1', 'package.json'], 'Plano inválido, package.json: linha 1: não é de um plano'],
    [['convert', '--shard', '1', '-'], '--shard deve ser all ou o número de uma parte do plano: 1.'],
    [['merge'], 'Informe o arquivo do plano.'],
    [['merge', '-'], 'Plano inválido: o plano está vazio.'],
  ])('2: %j', async (args, message) => {
    const { code, out, err } = await cnab(...args)
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(message)])
  })
})

const hasParallel = spawnSync('parallel', ['--version']).status === 0

describe.runIf(isLong)('in other programs', () => {
  let programs: Programs

  beforeAll(async () => {
    programs = await buildPrograms()
    writeFileSync(join(programs.home, 'cnab'), `#!/bin/sh\nexec "${process.execPath}" "${programs.cnab}" "$@"\n`, {
      mode: 0o755,
    })
  })

  /** The commands of an example in the documents, with a program and folders of the test. */
  function example(page: string, marker: string): string {
    const text = readFileSync(page, 'utf8')
    const start = text.indexOf('```sh\n', text.indexOf(`<!-- ${marker} -->`)) + 6
    return text.slice(start, text.indexOf('```', start))
  }

  test.runIf(hasParallel)(
    'GNU parallel: the example of the documents (skipped if parallel is not installed)',
    async () => {
      // More than a shard takes.
      const files = Array.from({ length: 102 }, (_, i) => [`retornos/${i}.ret`, returnOf(1 + (i % 3), i)])
      const folder = folderOf(Object.fromEntries(files))
      const home = folderOf({ '.parallel/will-cite': '' })
      const commands = example('docs/machines.md', 'parallel')
      expect(example('docs/pt/maquinas.md', 'parallel')).toBe(commands)
      const { status, stderr } = spawnSync('bash', ['--norc', '-euo', 'pipefail', '-c', commands], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, HOME: home, PATH: `${programs.home}:${process.env['PATH']}` },
      })
      expect([status, stderr]).toEqual([0, ''])
      expect(documentsIn(join(folder, 'results.ndjson')).length).toBe(2)
      const alone = await convertedAlone(join(folder, 'retornos'), '--to', 'parquet')
      expect(contentsOf(join(folder, 'out'))).toEqual(alone.files)
    },
  )

  test('shards killed at any time are done by another attempt', async () => {
    const folder = folderOf({
      'a.ret': returnOf(15_000),
      'b.ret': returnOf(6000, 2),
      'c.ret': returnOf(50, 3),
    })
    const out = folderOf()
    const plan = await planOf(folder, out, '--max-bytes', '2000000')
    const shards = Array.from({ length: linesIn(plan) }, (_, i) => String(i + 1))
    const attempt = (shard: string, timeout?: number) =>
      spawnSync(process.execPath, [programs.cnab, 'convert', '--shard', shard, plan], {
        timeout,
        killSignal: 'SIGKILL',
      })
    // From the start of Node to the end of the shard.
    for (const milliseconds of fc.sample(fc.integer({ min: 100, max: 900 }), 8)) {
      attempt(shards[milliseconds % shards.length]!, milliseconds)
    }
    for (const shard of shards) expect((await cnab('convert', '--shard', shard, plan)).code).toBe(0)
    expect((await cnab('merge', plan)).code).toBe(0)
    const alone = await convertedAlone(folder)
    expect([contentsOf(out), manifestIn(out)]).toEqual([alone.files, alone.manifest])
    expect(filesIn(join(out, '.cnab-shards')).filter((name) => !name.endsWith('.json'))).toEqual([])
  })
})

describe('the Parquet outputs', () => {
  test('load in DuckDB, as in the example of the documents', async () => {
    const { DuckDBInstance } = await import('@duckdb/node-api')
    const folder = folderOf({ 'a.ret': returnOf(20, 1), 'b/b.ret': returnOf(30, 2), 'c.ret': settlements })
    const out = folderOf()
    const plan = await planOf(folder, out, '--to', 'parquet')
    await cnab('convert', '--shard', 'all', plan)
    await cnab('merge', plan)
    const query = /```sql\n(.*?)```/s.exec(readFileSync('docs/machines.md', 'utf8'))![1]!
    expect(readFileSync('docs/pt/maquinas.md', 'utf8')).toContain(query)
    const connection = await (await DuckDBInstance.create()).connect()
    const reader = await connection.runAndReadAll(query.replace("'out/", `'${out}/`))
    const rows = reader.getRowObjects()
    const files = manifestIn(out).filter(({ type }) => type === 'file') as {
      by_kind: Record<string, { count: number; paid_amount: number }>
    }[]
    const sums = new Map<string, { titles: number; paid: number }>()
    for (const { by_kind } of files) {
      for (const [kind, { count, paid_amount }] of Object.entries(by_kind)) {
        const { titles, paid } = sums.get(kind) ?? { titles: 0, paid: 0 }
        sums.set(kind, { titles: titles + count, paid: paid + paid_amount })
      }
    }
    expect(rows.map(({ kind, titles, paid }) => [kind, Number(titles), Number(paid)]).sort()).toEqual(
      [...sums].map(([kind, { titles, paid }]) => [kind, titles, paid]).sort(),
    )
    connection.closeSync()
  })
})

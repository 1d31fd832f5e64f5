/** With `--lang en` no command prints Portuguese, whatever its input is, except data: texts of banks, and the errors of slips and wallets. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMMANDS } from '../../src/cli/commands/index.js'
import { folderOf, returnOf, zipped } from '../convert/folders.js'
import { cnab } from './cnab.js'

/** Words of sentences that are no words of English, and of no name of a file in this test. */
const PORTUGUESE =
  /(?<![\p{L}-])(?:não|arquivos?|pastas?|linhas?|erros?|avisos?|partes?|deve|devem|foi|foram|está|estão|há|uma|para|com|pelo|pela|são|é|sem|mais|dos|das|nem|já|só|ou|em|por|nenhum|inválid[oa]|desconhecid[oa]|informe|veja|existe|documento|falha|nada)(?![\p{L}-])/iu

/** Names of banks and their manuals, and the people of the fixtures. */
const DATA = /Banco do Brasil|Cobrança CNAB 400, julho\/2021 \(v3\)/g

const portugueseIn = (text: string): string[] =>
  text
    .replace(DATA, '')
    .split('\n')
    .filter((line) => PORTUGUESE.test(line))

const RETURN = 'fixtures/341-itau/cnab400/settlements.ret'
const DAMAGED = 'fixtures/341-itau/cnab400/damaged.ret'
const REMITTANCE = 'fixtures/341-itau/cnab400/entries.rem'
/** No server listens there. */
const NO_QUEUE = 'redis://127.0.0.1:1'

let folder: string
let plan: string
beforeAll(async () => {
  const unreadable = { 'c.zip': await zipped({ 'd.ret': returnOf(3) }), 'e.ret.gz': Buffer.from('x') }
  const zip = await zipped({ 'a.ret': returnOf(2), 'b.zip': await zipped(unreadable), 'f.gz': Buffer.from('x') })
  folder = mkdtempSync(join(tmpdir(), 'cnab-english-'))
  const files = {
    'a.zip': zip,
    'b.json': '{}',
    'c.md': '# notes',
    'cut.zip': zip.subarray(0, 90),
    'd.jpg': Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16),
    'e.pdf': '%PDF-1.4',
    'empty.ret': '',
    'g.ret': `${'x'.repeat(400)}\r\n`,
    'ok.ret': returnOf(5, 5),
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  plan = join(folder, '.plan')
  writeFileSync(plan, (await cnab('plan', RETURN, '--out', join(folder, '.out'))).out)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Calls whose output is no success, or has problems to say, by command. `DIR` is a folder of files of many kinds, `OUT` a new folder. */
const FAILING: Readonly<Record<string, readonly string[]>> = {
  detect: ['', 'missing', 'DIR', 'DIR/b.json', 'DIR/cut.zip'],
  lint: ['', 'missing', 'DIR', 'DIR/b.json', `${RETURN} --max x`, `${RETURN} --severity x`],
  explain: ['', 'missing', `${RETURN}:999`, 'DIR/b.json', `${RETURN} --bank x`],
  page: ['--out /dev/null/page'],
  inspect: ['', 'missing', 'DIR/b.json', `${RETURN} --html /dev/null/page`],
  diff: ['', RETURN, `${RETURN} missing`, `${RETURN} DIR/b.json`],
  mask: ['', 'missing', 'DIR', 'DIR --out OUT', 'DIR/b.json'],
  convert: [
    ...['', 'missing', 'DIR --out OUT', 'missing*.ret --out OUT', '/dev/null --out OUT', `${RETURN} --out ${RETURN}`],
    ...['--since x', '--to x', '--workers x', '--bank x', '--delimiter x --to csv', '--bom', '--decimal-comma'].map(
      (options) => `${RETURN} --out OUT ${options}`,
    ),
    ...['--quote-text', '--money reais --to parquet', '--kind x', '--fields x', '--fields bank,bank', '--resume'].map(
      (options) => `${RETURN} --out OUT ${options}`,
    ),
    ...['--resume --out OUT', `--shard 1 ${RETURN}`, '--shard 1 missing', '--shard 9 PLAN', `--shard 1 PLAN PLAN`],
  ],
  plan: ['', '-', `${RETURN} --max-files 0`, `${RETURN} --max-bytes x`, `${RETURN} --bom`],
  merge: ['', 'missing', RETURN, 'PLAN', '/dev/null'],
  enqueue: [
    ...['', RETURN, `${RETURN} --url x`, `${RETURN} --url ${NO_QUEUE}`, `- --url ${NO_QUEUE}`, 's3://a b'],
    `${RETURN} --url postgres://127.0.0.1:1/a`,
  ],
  worker: [
    ...['', '--url x', `--url ${NO_QUEUE} --wait 0`, `--url ${NO_QUEUE} --wait 1`, '--url redis://a --threads x'],
    '--url redis://a --wait 86401',
  ],
  remit: ['', '--wallet missing', '--wallet missing --slips missing', `--wallet DIR/b.json`],
  simulate: ['', 'missing', RETURN, 'DIR/b.json', `${REMITTANCE} --date x`, `${REMITTANCE} --seed x`],
  banks: ['x', '341 x'],
  occurrences: ['', 'x', '341 x', '341 cnab400 --search zzz'],
  codes: ['x'],
  fields: ['x', 'wallet x'],
  layout: ['', 'x', '341 x', '341 cnab400 return x'],
  completion: ['', 'x'],
}

/** Calls that succeed and print no texts of banks. The English golden files of this folder show the others. */
const SUCCEEDING: readonly string[] = [
  ...[`detect ${REMITTANCE}`, `lint ${RETURN}`, `lint ${DAMAGED}`, `lint ${REMITTANCE}`, `diff ${RETURN} ${RETURN}`],
  ...[
    `convert ${RETURN} ${DAMAGED} --out OUT`,
    `convert ${RETURN} --to csv --kind settled --out OUT`,
    'convert --shard all PLAN',
  ],
  ...[`plan ${RETURN} --out OUT`, `simulate ${REMITTANCE} --out OUT`, `mask ${RETURN} --out OUT`, 'completion bash'],
  ...COMMANDS.map(({ name }) => `${name} --help`),
  ...['--help', '--version'],
]

const argumentsOf = (call: string): string[] =>
  call
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => (part === 'OUT' ? folderOf() : part === 'PLAN' ? plan : part.replace(/^DIR/, folder)))

async function outputOf(call: string, language: 'pt' | 'en'): Promise<{ code: number; text: string }> {
  const { code, out, err } = await cnab(...argumentsOf(call), '--lang', language)
  return { code, text: out + err }
}

const failing = Object.entries(FAILING).flatMap(([name, calls]) => calls.map((call) => `${name} ${call}`.trim()))

test('every command is called', () => {
  expect(Object.keys(FAILING).sort()).toEqual(COMMANDS.map(({ name }) => name).sort())
})

describe('what fails', () => {
  test.each(failing)('%s', async (call) => {
    const { code, text } = await outputOf(call, 'en')
    expect(text).not.toBe('')
    expect(portugueseIn(text)).toEqual([])
    expect(code).not.toBe(130)
  })

  test('the same calls in Portuguese are noticed', async () => {
    const calls = failing.filter((call) => !/^(worker|enqueue)/.test(call))
    const unnoticed: string[] = []
    for (const call of calls) if (portugueseIn((await outputOf(call, 'pt')).text).length === 0) unnoticed.push(call)
    expect(unnoticed).toEqual([])
  })
})

describe('what succeeds', () => {
  test.each(SUCCEEDING)('%s', async (call) => {
    const { code, text } = await outputOf(call, 'en')
    expect([portugueseIn(text), code === 2]).toEqual([[], false])
  })
})

/** Commands print no control characters from file names, columns or arguments, because terminals interpret them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { COMMANDS } from '../../src/cli/commands/index.js'
import { jsonText } from '../../src/cli/json-text.js'
import { run } from '../../src/cli/run.js'
import { cnab, sink } from '../cli/cnab.js'
import { fixture, folderOf } from '../convert/folders.js'

/** Escape sequences for window title and colours, a C1 control, bidirectional overrides, line separators. */
const EVIL = '\x1b]0;X\x07\x1b[31m\x9b2J\u202e\u2066\u2028'

/** An address without a server. */
const NO_SERVER = 'redis://127.0.0.1:1'

/** Control characters and invisible characters, except line ends. */
const CONTROLS = /[\0-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/

/** Similar bytes of a file in Latin-1. */
const EVIL_BYTES = '\x1b]0;X\x07\x1b[31m\x9b2J\x85\x7f'

/** Writes control characters into names, numbers, codes and literals of a file. */
function evil(name: string): Buffer {
  const bytes = Buffer.from(fixture(name))
  for (const at of [
    30,
    47,
    95,
    402 + 37,
    402 + 82,
    402 + 116,
    402 + 324,
    402 * 2 + 1,
    402 * 2 + 60,
    402 * 3 + 146,
    402 * 3 + 377,
  ]) {
    bytes.write(EVIL_BYTES.slice(0, 8 + (at % 8)), at, 'latin1')
  }
  bytes.write('\x1b', 402 * 4, 'latin1')
  return bytes
}

function evilFolder(): { readonly folder: string; readonly path: (name: string) => string } {
  const folder = join(folderOf(), `a${EVIL}`)
  mkdirSync(folder)
  const path = (name: string): string => join(folder, `${EVIL}${name}`)
  writeFileSync(path('a.ret'), evil('341-itau/cnab400/settlements.ret'))
  writeFileSync(path('a.rem'), evil('341-itau/cnab400/entries.rem'))
  writeFileSync(path('b.ret'), fixture('341-itau/cnab400/settlements.ret'))
  writeFileSync(path('b.rem'), fixture('341-itau/cnab400/entries.rem'))
  writeFileSync(path('no.ret'), `${EVIL}`)
  writeFileSync(path('cut.zip'), 'PK')
  writeFileSync(path('cut.gz'), 'no')
  return { folder, path }
}

type Call = (at: ReturnType<typeof evilFolder>) => readonly string[]

const CALLS: Readonly<Record<string, readonly Call[]>> = {
  detect: [({ folder }) => [folder], ({ folder }) => [folder, '--format', 'json'], ({ path }) => [path('gone')]],
  lint: ['text', 'json', 'sarif'].flatMap((format): Call[] => [
    ({ folder }) => [folder, '--format', format],
    ({ path }) => [path('gone'), '--format', format],
    ({ path }) => [path('a.ret'), '--max', EVIL],
  ]),
  explain: [
    ({ path }) => [path('a.ret'), '--all'],
    ({ path }) => [path('a.rem'), '--all'],
    ({ path }) => [path('a.ret'), '--all', '--format', 'json'],
    ({ path }) => [`${path('a.ret')}:99`],
    ({ path }) => [path('no.ret')],
    ({ path }) => [path('a.ret'), '--lines', EVIL],
  ],
  inspect: [
    ({ path }) => [path('a.ret'), '--html', path('page.html')],
    ({ path }) => [path('no.ret')],
    ({ path }) => [path('gone')],
  ],
  page: [({ path }) => ['--out', path('gone/page.html')], () => [EVIL]],
  diff: [
    ({ path }) => [path('a.ret'), path('b.ret')],
    ({ path }) => [path('a.rem'), path('b.rem')],
    ({ path }) => [path('a.rem'), path('a.ret'), '--format', 'json'],
    ({ path }) => [path('no.ret'), path('a.ret')],
  ],
  mask: [
    ({ folder, path }) => [folder, '--out', path('masked')],
    ({ path }) => [path('gone')],
    ({ path }) => [path('no.ret')],
  ],
  convert: [
    ({ folder, path }) => [folder, '--out', path('out')],
    ({ path }) => [path('gone'), '--out', path('out')],
    ({ path }) => [path('a.ret'), '--bank', EVIL],
    ({ path }) => [path('a.ret'), '--fields', EVIL],
    ({ path }) => [path('a.ret'), '--since', EVIL, '--out', path('out')],
    ({ path }) => ['--resume', '--out', path('nothing')],
    ({ path }) => ['--shard', '1', path('gone')],
    ({ path }) => ['--shard', '1', path('no.ret')],
    ({ path }) => ['--shard', EVIL, path('gone')],
  ],
  plan: [
    ({ folder, path }) => [folder, '--out', path('out')],
    ({ path }) => [path('gone'), '--out', path('out')],
    ({ path }) => [path('a.ret'), '--max-files', EVIL],
  ],
  merge: [({ path }) => [path('gone')], ({ path }) => [path('no.ret')]],
  enqueue: [
    ({ path }) => [path('gone'), '--url', NO_SERVER],
    ({ folder, path }) => [folder, '--out', path('out'), '--url', NO_SERVER],
    ({ folder }) => [folder, '--url', EVIL],
    ({ folder }) => [folder, '--queue', EVIL, '--url', NO_SERVER],
    ({ folder }) => [folder, '--out', `s3://${EVIL}`, '--url', NO_SERVER],
  ],
  worker: [
    () => ['--url', EVIL],
    () => ['--url', NO_SERVER, '--wait', '0'],
    () => ['--queue', EVIL, '--url', NO_SERVER, '--wait', '0'],
    () => ['--threads', EVIL],
  ],
  remit: [
    ({ path }) => ['--wallet', path('gone'), '--slips', path('gone')],
    ({ path }) => ['--wallet', path('a.ret'), '--slips', path('a.ret')],
    ({ path }) => ['--wallet', path('a.ret'), '--slips', path('a.ret'), '--our-code', EVIL],
    ({ path }) => ['--wallet', path('a.ret'), '--slips', path('a.ret'), '--date', EVIL],
  ],
  simulate: [
    ({ path }) => [path('a.rem'), '--out', path('out')],
    ({ path }) => [path('b.rem'), '--out', path('out')],
    ({ path }) => [path('gone')],
    ({ path }) => [path('no.ret')],
    ({ path }) => [path('a.rem'), '--scenario', EVIL],
    ({ path }) => [path('a.rem'), '--date', EVIL],
  ],
  layout: [() => [EVIL], () => ['itau', EVIL], () => ['itau', 'cnab400', 'return', EVIL]],
  occurrences: [() => [EVIL], () => ['itau', '--search', EVIL], () => ['itau', 'cnab400', EVIL]],
  codes: [() => [EVIL], () => ['our_code', '--search', EVIL]],
  fields: [() => [EVIL], () => ['slip', EVIL]],
  banks: [() => [EVIL]],
  completion: [() => [EVIL]],
}

describe('every command', () => {
  test('is tested', () => {
    expect(Object.keys(CALLS).sort()).toEqual(COMMANDS.map(({ name }) => name).sort())
  })

  test.each(Object.entries(CALLS).flatMap(([name, calls]) => calls.map((call, i) => ({ name, i, call }))))(
    '$name $i',
    async ({ name, call }) => {
      const at = evilFolder()
      for (const lang of ['pt', 'en']) {
        const { out, err } = await cnab(name, ...call(at), '--lang', lang)
        const all = out + err
        expect(all).not.toBe('')
        expect(all.split('\n').filter((line) => CONTROLS.test(line))).toEqual([])
      }
    },
  )

  test('shards of a plan and their results', async () => {
    const { folder, path } = evilFolder()
    const plan = join(folderOf(), 'plan.ndjson')
    writeFileSync(plan, (await cnab('plan', folder, '--out', path('out'))).out)
    for (const call of [
      ['merge', plan],
      ['convert', '--shard', EVIL, plan],
      ['convert', '--shard', '1', plan],
      ['merge', plan],
    ]) {
      const { out, err } = await cnab(...call)
      expect(out + err).not.toBe('')
      expect((out + err).split('\n').filter((line) => CONTROLS.test(line))).toEqual([])
    }
  })

  test('unknown commands, options and arguments', async () => {
    for (const args of [
      [EVIL],
      [`--${EVIL}`],
      ['lint', `--${EVIL}`],
      ['codes', 'our_code', EVIL],
      [`-${EVIL}`, 'lint'],
    ]) {
      const { out, err } = await cnab(...args)
      expect(err).not.toBe('')
      expect((out + err).split('\n').filter((line) => CONTROLS.test(line))).toEqual([])
    }
  })

  test('control characters in a wallet and in slips', async () => {
    const { wallet, entries } = JSON.parse(readFileSync('fixtures/341-itau/cnab400/entries.json', 'utf8'))
    const folder = folderOf({
      'wallet.json': JSON.stringify(wallet),
      'odd-wallet.json': JSON.stringify({ ...wallet, [EVIL]: EVIL, kind: EVIL, bank_contract_slug: `itau-${EVIL}` }),
      'slips.json': JSON.stringify([{ ...entries[0].slip, customer_state: EVIL, our_number: EVIL, amount: EVIL }]),
      'odd.json': JSON.stringify([{ ...entries[0].slip, [EVIL]: 1 }]),
      'odd.csv': `amount;our_code\n1,00;${EVIL.replace('\u2028', '')}\n`,
      'flag.json': JSON.stringify([{ ...entries[0].slip, pix_enabled: EVIL }]),
    })
    for (const [walletFile, slips] of [
      ['wallet.json', 'slips.json'],
      ['odd-wallet.json', 'slips.json'],
      ['wallet.json', 'odd.json'],
      ['wallet.json', 'odd.csv'],
      ['wallet.json', 'flag.json'],
    ] as const) {
      const { out, code } = await cnab(
        'remit',
        '--wallet',
        join(folder, walletFile),
        '--slips',
        join(folder, slips),
        '--out',
        folder,
      )
      expect([slips, code]).toEqual([slips, 1])
      expect(out.split('\n').filter((line) => CONTROLS.test(line))).toEqual([])
    }
  })

  test('a masked file is escaped on a terminal, but not in a pipe', async () => {
    const masked = async (isTTY: boolean): Promise<string> => {
      const [out, err] = [sink({ isTTY }), sink()]
      await run(['mask', '-'], out.output, err.output, Readable.from([evil('341-itau/cnab400/settlements.ret')]))
      return out.text()
    }
    expect((await masked(true)).split('\n').filter((line) => CONTROLS.test(line))).toEqual([])
    expect(await masked(true)).toContain('\\x1b]')
    expect(await masked(false)).toContain('\x1b]')
  })
})

test('JSON output has no control characters, and parses to the same data', () => {
  const data = { [EVIL]: [EVIL, { a: '\u{e0001}\u{1d173} ok é' }] }
  expect(JSON.parse(jsonText(data))).toEqual(data)
  expect(
    jsonText(data)
      .split('\n')
      .filter((line) => CONTROLS.test(line)),
  ).toEqual([])
})

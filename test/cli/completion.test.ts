/** `cnab completion`: scripts made from the commands, tried in the shells that are here. */
import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { COMMANDS } from '../../src/cli/commands/index.js'
import { SHELLS, type Shell } from '../../src/cli/completion.js'
import { folderOf } from '../convert/folders.js'
import { cnab } from './cnab.js'

const isHere = (shell: string): boolean => spawnSync(shell, ['-c', 'exit 0']).status === 0
const scriptOf = async (shell: Shell, language = 'pt'): Promise<string> =>
  (await cnab('completion', shell, '--lang', language)).out

test.each(SHELLS)('the script for %s knows every command and every option, in both languages', async (shell) => {
  for (const language of ['pt', 'en'] as const) {
    const script = await scriptOf(shell, language)
    for (const { name, options, summary } of COMMANDS) {
      expect(script).toContain(name)
      for (const option of Object.keys(options))
        expect(script).toContain(shell === 'fish' ? `-l ${option}` : `--${option}`)
      if (shell !== 'bash') expect(script).toContain(summary[language])
    }
  }
})

test('values and words that go into scripts mean nothing to a shell', () => {
  for (const { name, options, operands } of COMMANDS) {
    const values = Object.values(options).flatMap((option) => option.values ?? [])
    const words = operands.flatMap(({ of }) => (of === 'files' ? [] : of))
    for (const each of [name, ...Object.keys(options), ...values, ...words]) expect(each).toMatch(/^[A-Za-z0-9._-]+$/)
  }
})

test.each(SHELLS.map((shell) => ({ shell, skipped: !isHere(shell) })))(
  '$shell takes its script (skipped where it is not here: $skipped)',
  async ({ shell, skipped }) => {
    if (skipped) return
    for (const language of ['pt', 'en']) {
      const path = join(folderOf({ script: await scriptOf(shell, language) }), 'script')
      expect(spawnSync(shell, ['-n', path], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
    }
  },
)

describe.skipIf(!isHere('bash'))('in bash', () => {
  /** What Tab offers behind these words. */
  async function offered(...words: string[]): Promise<string[]> {
    const script = await scriptOf('bash')
    const line = `COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _cnab; printf '%s\\n' "\${COMPREPLY[@]}"`
    const out = execFileSync('bash', ['-c', `${script}\n${line}`, 'bash', 'cnab', ...words], { encoding: 'utf8' })
    return out.split('\n').filter((word) => word !== '')
  }

  test.each([
    [['de'], ['detect']],
    [
      ['--lang', ''],
      ['pt', 'en'],
    ],
    [['--lang', 'en', 'conv'], ['convert']],
    [['--ver'], ['--version']],
    [['convert', '--o'], ['--out']],
    [
      ['convert', '--out', 'x', '--to', ''],
      ['ndjson', 'csv', 'parquet'],
    ],
    [['convert', '--to', 'p'], ['parquet']],
    [['convert', '--kind', 'settled,rev'], ['settled,reversed']],
    [
      ['detect', '--format', ''],
      ['text', 'json'],
    ],
    [['completion', ''], [...SHELLS]],
    [['completion', 'bash', ''], []],
    // Left to the shell: names of files.
    [['detect', ''], []],
    [['convert', 'a.ret', 'b'], []],
    [['convert', '--out', ''], []],
  ])('%j: %j', async (words, expected) => {
    expect(await offered(...words)).toEqual(expected)
  })
})

test.each([
  [[], 'Diga o shell: bash, zsh, fish.'],
  [['tcsh'], 'Shell desconhecido: tcsh. Há: bash, zsh, fish.'],
])('2: completion %j', async (args, complaint) => {
  expect(await cnab('completion', ...args)).toEqual({
    code: 2,
    out: '',
    err: `${complaint}\nVeja: cnab completion --help\n`,
  })
})

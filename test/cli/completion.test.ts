/** `cnab completion`: completion scripts, checked with the installed shells. */
import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loaded } from '../../src/cli/command.js'
import { COMMANDS } from '../../src/cli/commands/index.js'
import { SHELLS, type Shell } from '../../src/cli/completion.js'
import { folderOf } from '../convert/folders.js'
import { cnab } from './cnab.js'

const isInstalled = (shell: string): boolean => spawnSync(shell, ['-c', 'exit 0']).status === 0
const scriptOf = async (shell: Shell, language = 'pt'): Promise<string> =>
  (await cnab('completion', shell, '--lang', language)).out

test.each(SHELLS)('the script for %s contains every command and option, in both languages', async (shell) => {
  for (const language of ['pt', 'en'] as const) {
    const script = await scriptOf(shell, language)
    for (const { name, options, summary } of COMMANDS.map(loaded)) {
      expect(script).toContain(name)
      for (const option of Object.keys(options))
        expect(script).toContain(shell === 'fish' ? `-l ${option}` : `--${option}`)
      if (shell !== 'bash') expect(script).toContain(summary[language])
    }
  }
})

test('names, values and words need no escaping in a shell', () => {
  for (const { name, options, operands } of COMMANDS.map(loaded)) {
    const values = Object.values(options).flatMap((option) => option.values ?? [])
    const words = operands.flatMap(({ of }) => (of === 'files' ? [] : of))
    for (const each of [name, ...Object.keys(options), ...values, ...words]) expect(each).toMatch(/^[A-Za-z0-9._-]+$/)
  }
})

test.each(SHELLS.map((shell) => ({ shell, skipped: !isInstalled(shell) })))(
  'the syntax of the script is valid in $shell (skipped if not installed: $skipped)',
  async ({ shell, skipped }) => {
    if (skipped) return
    for (const language of ['pt', 'en']) {
      const path = join(folderOf({ script: await scriptOf(shell, language) }), 'script')
      expect(spawnSync(shell, ['-n', path], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
    }
  },
)

describe.skipIf(!isInstalled('bash'))('in bash', () => {
  /** Returns the completions after the given words. */
  async function completions(...words: string[]): Promise<string[]> {
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
      ['ndjson', 'csv', 'parquet', 'xlsx'],
    ],
    [['convert', '--to', 'p'], ['parquet']],
    [['convert', '--kind', 'settled,rev'], ['settled,reversed']],
    [
      ['detect', '--format', ''],
      ['text', 'json'],
    ],
    [['completion', ''], [...SHELLS]],
    [['completion', 'bash', ''], []],
    // File names are left to the shell.
    [['detect', ''], []],
    [['convert', 'a.ret', 'b'], []],
    [['convert', '--out', ''], []],
  ])('%j: %j', async (words, expected) => {
    expect(await completions(...words)).toEqual(expected)
  })
})

test.each([
  [[], 'Informe o shell: bash, zsh, fish.'],
  [['tcsh'], 'Shell desconhecido: tcsh. Use: bash, zsh, fish.'],
])('2: completion %j', async (args, message) => {
  expect(await cnab('completion', ...args)).toEqual({
    code: 2,
    out: '',
    err: `${message}\nVeja: cnab completion --help\n`,
  })
})

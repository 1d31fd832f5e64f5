/** An ordinary user, who may not read or write everything: messages say what is missing, exit codes are right, and nothing half is left. */
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { filesIn, fixture, folderOf, returnOf } from '../convert/folders.js'
import { someOf, testSome } from '../runs.js'
import { buildPrograms, type Programs } from './programs.js'

/** The user `nobody` of most systems. */
const NOBODY = 65_534

const isRoot = process.getuid?.() === 0
if (!isRoot) console.log('only root may become another user: tests of an ordinary user are skipped')

let programs: Programs
beforeAll(async () => {
  if (isRoot) programs = await buildPrograms()
})

interface Ran {
  readonly code: number | null
  readonly text: string
}

describe.skipIf(!isRoot)('an ordinary user', () => {
  /** A folder of the user, with a program that the user may read. */
  function home(files: Parameters<typeof folderOf>[0]): string {
    const folder = folderOf(files)
    for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
      chownSync(join(folder, name), NOBODY, NOBODY)
    chmodSync(folder, 0o755)
    return folder
  }

  const cnab = (folder: string, ...args: string[]): Ran => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [programs.cnab, ...args], {
      uid: NOBODY,
      gid: NOBODY,
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], CNAB_LANG: 'pt', HOME: folder },
    })
    return { code: status, text: (stdout + stderr).replaceAll(folder, '') }
  }

  const RETURN = returnOf(3, 1)
  const SLIPS = JSON.parse(fixture('341-itau/cnab400/entries.json').toString())

  /** A folder with a file, a subfolder and a remittance; `secret` are of root alone. */
  function folderWithSecrets(): string {
    const folder = home({
      'in/a.ret': RETURN,
      'in/secret.ret': returnOf(2, 2),
      'in/closed/c.ret': returnOf(1, 3),
      'wallet.json': JSON.stringify(SLIPS.wallet),
      'secret-wallet.json': JSON.stringify(SLIPS.wallet),
      'slips.json': JSON.stringify([SLIPS.entries[0].slip]),
      'secret-slips.json': '[]',
      'remessa.rem': fixture('341-itau/cnab400/entries.rem'),
      'read-only/old': '',
    })
    for (const name of ['in/secret.ret', 'secret-wallet.json', 'secret-slips.json']) {
      chownSync(join(folder, name), 0, 0)
      chmodSync(join(folder, name), 0o600)
    }
    for (const [name, mode] of [
      ['in/closed', 0o700],
      ['read-only', 0o755],
    ] as const) {
      chownSync(join(folder, name), 0, 0)
      chmodSync(join(folder, name), mode)
    }
    return folder
  }

  const noPermission = (name: string): RegExp => new RegExp(`${name}\\n  Não convertido: sem permissão \\(EACCES\\)`)

  test.each(someOf(['detect', 'lint', 'explain', 'inspect', 'mask', 'simulate'], 1))(
    '%s of an unreadable file',
    (command) => {
      const folder = folderWithSecrets()
      const { code, text } = cnab(folder, command, 'in/secret.ret')
      expect([code, text]).toEqual([1, expect.stringMatching(/secret\.ret.*sem permissão \(EACCES\)/s)])
      expect(text).not.toMatch(/at .*\(|Error:/)
    },
  )

  test('diff of an unreadable file', () => {
    const folder = folderWithSecrets()
    const { code, text } = cnab(folder, 'diff', 'in/a.ret', 'in/secret.ret')
    expect([code, text]).toEqual([expect.any(Number), expect.stringMatching(/secret\.ret.*sem permissão \(EACCES\)/s)])
    expect(code).not.toBe(0)
  })

  test('convert converts the readable files of a folder, and names the others', () => {
    const folder = folderWithSecrets()
    const { code, text } = cnab(folder, 'convert', 'in', '--out', 'out')
    expect(code).toBe(1)
    for (const name of ['secret.ret', 'closed']) expect(text).toMatch(noPermission(name))
    expect(filesIn(join(folder, 'out'))).toEqual(['.cnab-manifest', 'a.ret.ndjson'])
    // Once they are readable, another call converts the rest.
    chownSync(join(folder, 'in/secret.ret'), NOBODY, NOBODY)
    chownSync(join(folder, 'in/closed'), NOBODY, NOBODY)
    expect(cnab(folder, 'convert', '--resume', '--out', 'out').code).toBe(0)
    expect(filesIn(join(folder, 'out'))).toHaveLength(4)
  })

  const writers: [command: string, ...args: string[]][] = [
    ['convert', 'in/a.ret'],
    ['mask', 'in/a.ret'],
    ['simulate', 'remessa.rem'],
    ['remit', '--wallet', 'wallet.json', '--slips', 'slips.json', '--date', '2026-03-02'],
  ]
  test.each(someOf(writers, 1))('%s into a folder that is read-only', (command, ...args) => {
    const folder = folderWithSecrets()
    const { code, text } = cnab(folder, command, ...args, '--out', 'read-only')
    expect([code, text]).toEqual([
      expect.any(Number),
      expect.stringMatching(/(read-only.*sem permissão \(EACCES\)|sem permissão \(EACCES\): read-only)/s),
    ])
    expect(code === 1 || code === 2).toBe(true)
    expect(text).not.toMatch(/at .*\(|Error:/)
    expect(filesIn(join(folder, 'read-only'))).toEqual(['old'])
  })

  const unreadable = [
    ['an unreadable wallet', 'secret-wallet.json', 'slips.json'],
    ['an unreadable table of slips', 'wallet.json', 'secret-slips.json'],
  ] as const
  test.each(someOf(unreadable, 1))('remit with %s', (_, wallet, slips) => {
    const { code, text } = cnab(folderWithSecrets(), 'remit', '--wallet', wallet, '--slips', slips)
    expect([code, text]).toEqual([1, expect.stringMatching(/secret.*sem permissão \(EACCES\)/s)])
  })

  testSome(1, {
    'plan, shards and merge: unreadable files are results': () => {
      const folder = folderWithSecrets()
      const { status, stdout } = spawnSync(
        process.execPath,
        [programs.cnab, 'plan', join(folder, 'in'), '--out', join(folder, 'out')],
        { uid: NOBODY, gid: NOBODY, encoding: 'utf8' },
      )
      expect(status).toBe(0)
      writeFileSync(join(folder, 'plan.ndjson'), stdout)
      chmodSync(join(folder, 'plan.ndjson'), 0o644)
      expect(cnab(folder, 'convert', '--shard', 'all', 'plan.ndjson').code).toBe(0)
      const merged = cnab(folder, 'merge', 'plan.ndjson')
      expect(merged.code).toBe(1)
      for (const name of ['secret.ret', 'closed']) expect(merged.text).toMatch(noPermission(name))
      expect(filesIn(join(folder, 'out')).filter((name) => !name.startsWith('.'))).toEqual(['a.ret.ndjson'])
    },

    'in a folder with the sticky bit, as /tmp, the results of another user stay': () => {
      const folder = home({ 'a.ret': RETURN })
      const shared = folderOf({ 'a.ret.ndjson': 'of another user' })
      chmodSync(shared, 0o1777)
      const { code, text } = cnab(folder, 'convert', 'a.ret', '--out', shared)
      expect([code, text]).toEqual([1, expect.stringMatching(/sem permissão \(E(PERM|ACCES)\)/)])
      expect(readFileSync(join(shared, 'a.ret.ndjson'), 'utf8')).toBe('of another user')
      expect(filesIn(shared).filter((name) => name.endsWith('.part'))).toEqual([])
    },

    'a manifest of another user is an error, and nothing is converted': () => {
      const folder = home({ 'a.ret': RETURN, 'out/x': '' })
      writeFileSync(join(folder, 'out/.cnab-manifest'), '', { mode: 0o600 })
      const { code, text } = cnab(folder, 'convert', 'a.ret', '--out', 'out')
      expect([code, text]).toEqual([expect.any(Number), expect.stringMatching(/sem permissão \(EACCES\)/)])
      expect(code).not.toBe(0)
      expect(text).not.toMatch(/at .*\(|Error:/)
      expect(filesIn(join(folder, 'out'))).toEqual(['.cnab-manifest', 'x'])
    },
  })
})

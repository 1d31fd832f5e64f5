/** A standard output that is full: the command reports it, and does not end with 0. */
import { spawnSync } from 'node:child_process'
import { existsSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { standardOutput } from '../../src/cli/standard-output.js'
import { folderOf } from '../convert/folders.js'
import { someOf, testSome } from '../runs.js'
import { buildPrograms, type Programs } from './programs.js'

const RETURN = resolve('fixtures/341-itau/cnab400/settlements.ret')

describe.runIf(existsSync('/dev/full'))('a full disk behind >', () => {
  let programs: Programs
  beforeAll(async () => {
    programs = await buildPrograms()
  })

  /** Runs a program whose standard output is a full device. */
  function onFullDevice(program: string, ...args: string[]) {
    const full = openSync('/dev/full', 'w')
    const cwd = folderOf()
    return {
      cwd,
      ...spawnSync(process.execPath, [program, ...args], { stdio: ['ignore', full, 'pipe'], cwd, encoding: 'utf8' }),
    }
  }

  const commands: (readonly [readonly string[]])[] = [
    [['mask', RETURN]],
    [['plan', RETURN]],
    [['explain', RETURN]],
    [['lint', RETURN, '--format', 'json']],
    [['banks']],
    [['--version']],
  ]
  test.each(someOf(commands, 1))('cnab %j ends with 1, and says what happened and what to do', (args) => {
    const { status, stderr } = onFullDevice(programs.cnab, ...args, '--lang', 'pt')
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^Não foi possível gravar na saída padrão: não há espaço em disco \(ENOSPC\)\. A saída está incompleta: libere espaço ou use outro destino, e repita o comando\.$/m,
    )
    expect(stderr).not.toMatch(/\n +at |Error:/)
  })

  testSome(1, {
    'in English, once': () => {
      const { stderr } = onFullDevice(programs.cnab, 'banks', '--lang', 'en')
      expect(stderr).toBe(
        'Cannot write to the standard output: no space left on the disk (ENOSPC). The output is incomplete: free some space or use another destination, and run the command again.\n',
      )
    },

    'a conversion goes on without its report': () => {
      const { status, cwd } = onFullDevice(programs.cnab, 'convert', RETURN)
      expect(status).toBe(1)
      expect(readFileSync(join(cwd, 'out/settlements.ret.ndjson'), 'utf8')).not.toBe('')
    },

    'the code of a worse result is kept': () => {
      expect(onFullDevice(programs.cnab).status).toBe(2)
    },

    'the program of npm start does the same': () => {
      const { status, stderr } = onFullDevice(programs.start)
      expect([status, stderr]).toEqual([1, expect.stringMatching(/^Não foi possível gravar na saída padrão: .*ENOSPC/)])
    },

    'a standard error that takes no more changes nothing': () => {
      const full = openSync('/dev/full', 'w')
      const ran = (...args: string[]) =>
        spawnSync(process.execPath, [programs.cnab, ...args], { stdio: ['ignore', 'pipe', full], encoding: 'utf8' })
      const { status, stdout } = ran('mask', RETURN)
      expect([status, stdout.length]).toEqual([0, readFileSync(RETURN).length])
      expect(ran('convert').status).toBe(2)
    },
  })
})

describe('a file as standard output', () => {
  const path = () => join(folderOf(), 'saida.txt')
  const TEXT = 'Maçã\n'.repeat(1000)

  test('a write that the disk takes in parts is continued', () => {
    const file = path()
    const fd = openSync(file, 'w')
    const output = standardOutput({ fd } as never, (to, data, at) =>
      writeSync(to, data as Uint8Array, at as number, Math.min(7, (data as Uint8Array).length - (at as number))),
    )
    output.write(TEXT)
    expect(readFileSync(file, 'utf8')).toBe(TEXT)
  })

  test('a disk that fills up within a write is an error', () => {
    const file = path()
    const fd = openSync(file, 'w')
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' })
    const errors: Error[] = []
    const output = standardOutput({ fd } as never, (to, data, at) => {
      if (at !== 0) throw full
      return writeSync(to, data as Uint8Array, 0, 100)
    })
    output.on('error', (error) => errors.push(error))
    output.write(TEXT)
    expect([errors, readFileSync(file).length]).toEqual([[full], 100])
  })
})

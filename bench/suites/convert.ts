import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { convertFile, parseReturn } from '../../src/index.js'
import { copySynced } from '../baselines.js'
import { runCommand } from '../command.js'
import type { Input, Suite, Work } from '../suite.js'

/** What the command makes of the file, to know how many bytes there are to write: made by the first process that asks. */
async function madeOnce({ path, scratch }: Input): Promise<string> {
  const out = join(scratch, 'once')
  return existsSync(out) ? join(out, readdirSync(out)[0]!) : (await convertFile(path, { out })).output
}

const copyOutput: Work = {
  name: 'copy of the bytes written, synced',
  async prepare(input) {
    const made = await madeOnce(input)
    return () => copySynced(made, join(input.scratch, 'copy'))
  },
}

const copyInput: Work = {
  name: 'copy of the file read (fs.copyFile)',
  prepare:
    ({ path, scratch }) =>
    () =>
      copyFileSync(path, join(scratch, 'copy')),
}

const stringify: Work = {
  name: 'JSON.stringify of the records, nothing else',
  prepare({ path }) {
    const records = parseReturn(readFileSync(path)).bank_billet_discharges
    return () => {
      let length = 0
      for (const record of records) length += JSON.stringify(record).length
      return length
    }
  },
}

const start: Work = {
  name: 'start of the command (--help)',
  isFixed: true,
  prepare:
    ({ dist }) =>
    () =>
      runCommand(dist, ['convert', '--help']),
}

const byHand: Work = {
  name: 'parseReturn, JSON.stringify, write; synced',
  prepare({ path, scratch }) {
    mkdirSync(scratch, { recursive: true })
    return async () => {
      const file = await open(join(scratch, 'by-hand.ndjson'), 'w')
      try {
        let lines = ''
        for (const record of parseReturn(readFileSync(path)).bank_billet_discharges) {
          lines += `${JSON.stringify(record)}\n`
          if (lines.length > 1_000_000) {
            await file.write(lines)
            lines = ''
          }
        }
        await file.write(lines)
        await file.sync()
      } finally {
        await file.close()
      }
    }
  },
}

const inProcess: Work = {
  name: 'convertFile',
  prepare:
    ({ path, scratch }) =>
    () =>
      convertFile(path, { out: join(scratch, 'in-process') }),
}

const WORKERS = /--workers\b/

/** The command, in a process of its own; its start counts. */
function command(name: string, source: 'path' | 'parts', workers: number | null): Work {
  return {
    name,
    async missing({ dist }) {
      if (workers === null) return null
      const { stdout } = await runCommand(dist, ['convert', '--help'])
      return WORKERS.test(stdout) ? null : 'this version has no --workers'
    },
    prepare(input) {
      const out = join(input.scratch, 'command')
      const args = ['convert', input[source], '--out', out, ...(workers === null ? [] : ['--workers', String(workers)])]
      return async () => {
        rmSync(out, { recursive: true, force: true })
        const done = await runCommand(input.dist, args)
        if (bytesUnder(out) < bytesUnder(input[source])) throw new Error(`not all was converted: ${done.stdout}`)
        return done
      }
    },
  }
}

/** Of a file, or of all in a folder. A record of NDJSON is longer than its lines. */
function bytesUnder(path: string): number {
  if (statSync(path).isFile()) return statSync(path).size
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}

export const convert: Suite = {
  name: 'convert',
  title: 'cnab convert: returns to NDJSON',
  about:
    'The built command in a process of its own, from its start to its end, on one file and on a folder with the same titles in eight; what is' +
    ' written is on the disk when it ends. MB are of what is read; NDJSON is larger than CNAB. Beside it, plain copies of the same disk, synced too' +
    ' where it says so, and what one would write by hand.',
  clock: 'wall',
  files: ['itau400', 'sicoob240'],
  onDisk: true,
  inParts: true,
  baselines: () => [copyOutput],
  works: () => [
    copyInput,
    stringify,
    start,
    byHand,
    inProcess,
    command('cnab convert, one file', 'path', null),
    command('cnab convert, one file, --workers 1', 'path', 1),
    command('cnab convert, one file, --workers 2', 'path', 2),
    command('cnab convert, eight files', 'parts', null),
    command('cnab convert, eight files, --workers 1', 'parts', 1),
    command('cnab convert, eight files, --workers 2', 'parts', 2),
  ],
}

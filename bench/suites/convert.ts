import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { convertFile, parseReturn } from '../../src/index.js'
import { copySynced } from '../baselines.js'
import { runCommand } from '../command.js'
import { FILES } from '../files/index.js'
import { type Input, type Suite, type Work, writeFile } from '../suite.js'

/** Output of the command, which determines the number of bytes to write. Created by the first process that needs it. */
async function outputOnce({ path, scratch }: Input): Promise<string> {
  const out = join(scratch, 'once')
  return existsSync(out) ? join(out, readdirSync(out)[0]!) : (await convertFile(path, { out })).output
}

const copyOutput: Work = {
  name: 'copy of the bytes written, synced',
  async prepare(input) {
    const made = await outputOnce(input)
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

/** Runs the command in its own process; the start is included. */
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
        if (bytesUnder(out) < bytesUnder(input[source])) throw new Error(`not everything was converted: ${done.stdout}`)
        return done
      }
    },
  }
}

/** Size of a file, or of all files in a folder. NDJSON records are longer than their lines. */
function bytesUnder(path: string): number {
  if (statSync(path).isFile()) return statSync(path).size
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}

const PARTS = 8

/** Writes the file, and the same titles in eight files. */
function writeParts(input: Input): number {
  const { file, titles, parts } = input
  mkdirSync(parts)
  const each = Math.ceil(titles / PARTS)
  // The parts have different titles, because a duplicate file would not be converted.
  for (let part = 0; part < PARTS; part++)
    FILES[file].write({ titles: each, from: part * each }, join(parts, `${part}.ret`))
  return writeFile(input)
}

export const convert: Suite = {
  name: 'convert',
  title: 'cnab convert: returns to NDJSON',
  about:
    'The built command in its own process, from start to end, with one file and with a folder of the same titles in eight files; the output is' +
    ' synced to the disk at the end. MB are those of the input; NDJSON is larger than CNAB. For comparison: plain copies on the same disk, synced if' +
    ' stated, and a straightforward program.',
  clock: 'wall',
  files: ['itau400', 'sicoob240'],
  write: writeParts,
  sizes: () => [1_000_000],
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

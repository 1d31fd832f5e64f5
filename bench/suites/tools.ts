import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { returnTitle } from '../../src/banks/341-itau/cnab400.js'
import { runCommand } from '../command.js'
import { bytesOfTitle, LARGE } from '../files/index.js'
import { slipFilesIn, writeSlips } from '../files/slips.js'
import { type Input, type Suite, type Work, writeFile } from '../suite.js'

/** One title in so many has another amount in the second file of `diff`. */
const CHANGED = 100

/** Exit code of `diff` for files that differ. */
const DIFFERENT = 1

const changedOf = ({ parts }: Input): string => join(parts, 'changed.ret')

/** Writes the return, the same return with changed amounts, and the files of slips. */
function write(input: Input): number {
  const bytes = writeFile(input)
  writeSlips(input.titles, input.parts)
  const size = bytesOfTitle(LARGE.itau400)
  const { to } = returnTitle.fields.amount
  const changed = readFileSync(input.path)
  // The first line is the header. Another last digit of its amount makes a title different, and keeps it valid.
  for (let line = 1; line <= input.titles; line += CHANGED) {
    const digit = line * size + to - 1
    changed[digit] = changed[digit] === 0x30 ? 0x31 : 0x30
  }
  writeFileSync(changedOf(input), changed)
  return bytes
}

/** A command from start to end; `args` are its arguments before `--out`. */
function tool(name: string, args: (input: Input) => readonly string[], exit = 0): Work {
  return {
    name: `cnab ${name}`,
    prepare: (input) => () => runCommand(input.dist, args(input), exit),
  }
}

/** The same for a command that writes files into a folder, which is empty before each run. */
function writing(name: string, args: (input: Input) => readonly string[]): Work {
  return {
    name: `cnab ${name}`,
    prepare(input) {
      const out = join(input.scratch, name.split(' ')[0]!)
      return async () => {
        rmSync(out, { recursive: true, force: true })
        const done = await runCommand(input.dist, [...args(input), '--out', out])
        if (readdirSync(out).length === 0) throw new Error(`nothing written: ${done.stdout}`)
        return done
      }
    },
  }
}

const convert = writing('convert to NDJSON', ({ path }) => ['convert', path, '--workers', '1'])

const WORKS: readonly Work[] = [
  tool('lint', ({ path }) => ['lint', path]),
  writing('mask', ({ path }) => ['mask', path]),
  tool('diff of two returns', (input) => ['diff', input.path, changedOf(input)], DIFFERENT),
  tool('explain of a line in the middle', ({ path, titles }) => ['explain', `${path}:${Math.ceil(titles / 2)}`]),
  tool('inspect', ({ path, scratch }) => ['inspect', path, '--html', join(scratch, 'page.html')]),
  writing('remit of a CSV', ({ parts }) => {
    const { csv, wallet } = slipFilesIn(parts)
    return ['remit', '--wallet', wallet, '--slips', csv, '--money', 'reais']
  }),
  writing('simulate', ({ parts }) => ['simulate', slipFilesIn(parts).remittance]),
]

export const tools: Suite = {
  name: 'tools',
  title: 'Other commands on a large file',
  about:
    'Each built command in a new process, from start to end. The limit is the conversion of the return to NDJSON: a command that reads a file once should not' +
    ` cost much more. \`diff\` compares the return with a copy in which one title in ${CHANGED} has another amount. \`remit\` reads as many slips from a CSV, and` +
    ' `simulate` the remittance of the same slips; both write as many titles, so their rate is that of slips.',
  clock: 'cpu',
  files: ['itau400'],
  write,
  baselines: () => [convert],
  works: () => WORKS,
}

/** The command line: `npm run bench -- parse --titles 10000`. */
import { parseArgs } from 'node:util'
import type { SuiteName } from './suite.js'
import { SUITES } from './suites/index.js'

export interface Options {
  readonly suites: readonly SuiteName[]
  /** Null for the default sizes of each suite. */
  readonly sizes: readonly number[] | null
  /** Milliseconds per measurement. */
  readonly budget: number
  /** Minimum number of samples for a median. */
  readonly minSamples: number
  /** Size of the files of the suite `large`, in 10^9 bytes; 0 leaves the suite out. */
  readonly gigabytes: number
  /** Folder for generated files; null for the system's temporary folder. */
  readonly dir: string | null
  readonly save: boolean
}

export const HELP = `npm run bench -- [SUITE…] [options]

Suites: ${SUITES.map(({ name }) => name).join(', ')} (default: all, large only with --gigabytes)

  --quick             10,000 titles and short measurements; takes some minutes
  --titles N,N        sizes (default: those of the suite, mostly 100000)
  --gigabytes N       also measure files of N gigabytes
  --seconds N         time per measurement (default: 0.4)
  --dir DIR           folder for generated files (default: the system's temporary folder)
  --save              update bench/RESULTS.md and its charts; the results of other suites are kept`

/** Parses the command line; null for --help. */
export function optionsOf(args: readonly string[]): Options | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      titles: { type: 'string' },
      gigabytes: { type: 'string', default: '0' },
      seconds: { type: 'string' },
      dir: { type: 'string' },
      save: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return null
  const unknown = positionals.find((name) => SUITES.every((suite) => suite.name !== name))
  if (unknown !== undefined) throw new Error(`unknown suite ${unknown}\n\n${HELP}`)
  const gigabytes = positive(values.gigabytes)
  const all = SUITES.map(({ name }) => name).filter((name) => name !== 'large' || gigabytes > 0)
  return {
    suites: positionals.length > 0 ? (positionals as SuiteName[]) : all,
    sizes: (values.titles ?? (values.quick ? '10000' : null))?.split(',').map(positive) ?? null,
    budget: 1000 * positive(values.seconds ?? (values.quick ? '0.1' : '0.4')),
    minSamples: values.quick ? 3 : 5,
    gigabytes,
    dir: values.dir ?? null,
    save: values.save,
  }
}

function positive(text: string): number {
  const number = Number(text)
  if (Number.isNaN(number) || number < 0) throw new Error(`invalid number: ${text}`)
  return number
}

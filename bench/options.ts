/** The command line: `npm run bench -- parse --titles 10000`. */
import { parseArgs } from 'node:util'
import type { SuiteName } from './suite.js'
import { SUITES } from './suites/index.js'

export interface Options {
  readonly suites: readonly SuiteName[]
  readonly sizes: readonly number[]
  /** Milliseconds a measurement. */
  readonly budget: number
  /** Samples that make a median. */
  readonly least: number
  /** 10^9 bytes of the suite `large`; 0 leaves it out. */
  readonly gigabytes: number
  /** Where files are made; null for the system's own place. */
  readonly dir: string | null
  readonly save: boolean
}

export const HELP = `npm run bench -- [SUITE…] [options]

Suites: ${SUITES.map(({ name }) => name).join(', ')} (default: all, large only with --gigabytes)

  --quick             10,000 titles and short measurements: some minutes
  --titles N,N        sizes (default: 10000,100000,1000000)
  --gigabytes N       also a file of so many gigabytes
  --seconds N         how long to measure each (default: 0.4)
  --dir DIR           on which disk the files are made (default: the system's temporary folder)
  --save              write bench/RESULTS.md and its charts; suites, files and sizes not measured keep what they had`

/** Null when help is asked for. */
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
  if (unknown !== undefined) throw new Error(`no suite ${unknown}\n\n${HELP}`)
  const gigabytes = positive(values.gigabytes)
  const all = SUITES.map(({ name }) => name).filter((name) => name !== 'large' || gigabytes > 0)
  return {
    suites: positionals.length > 0 ? (positionals as SuiteName[]) : all,
    sizes: (values.titles ?? (values.quick ? '10000' : '10000,100000,1000000')).split(',').map(positive),
    budget: 1000 * positive(values.seconds ?? (values.quick ? '0.1' : '0.4')),
    least: values.quick ? 3 : 5,
    gigabytes,
    dir: values.dir ?? null,
    save: values.save,
  }
}

function positive(text: string): number {
  const number = Number(text)
  if (Number.isNaN(number) || number < 0) throw new Error(`${text} is no size`)
  return number
}

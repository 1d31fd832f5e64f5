/** bench/RESULTS.md and its charts, from what is kept of each suite in bench/results. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bar, barChart, type Group } from './chart.js'
import { FILES } from './files/index.js'
import { count, ratio } from './format.js'
import { type Machine, merged, type Part, type Row, rowsOf, type SuiteResult } from './result.js'
import type { Suite } from './suite.js'
import { SUITES } from './suites/index.js'
import { growthTables, speedTables } from './tables.js'

const CLOCK = { cpu: 'processor time', wall: 'the clock' }

/** Writes the report anew, with what was measured; the rest keeps what it had. */
export function writeReport(folder: string, measured: Suite, part: Part): void {
  const kept = join(folder, 'results')
  mkdirSync(kept, { recursive: true })
  const result = merged(readResult(kept, measured), part)
  writeFileSync(join(kept, `${measured.name}.json`), `${JSON.stringify(result, null, 1)}\n`)
  const sections = SUITES.flatMap((suite) => {
    const result = readResult(kept, suite)
    if (result.parts.length === 0) return []
    writeFileSync(join(kept, `${suite.name}.svg`), chartOf(suite, result))
    return [section(suite, result)]
  })
  writeFileSync(join(folder, 'RESULTS.md'), `${[HEAD, ...sections].join('\n\n')}\n`)
}

function readResult(kept: string, { name }: Suite): SuiteResult {
  const path = join(kept, `${name}.json`)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SuiteResult) : { suite: name, parts: [] }
}

const HEAD = `# Results

Made by \`npm run bench -- --save\`; [README.md](README.md) tells how to read them. The files are our own, of made-up people. Ratios
(\`×\`) are to the baselines in italics, each run in the same process and in turns with the work: compare ratios, not times.
Peak memory is of a process that does the one thing once; “before” is what it took with Node, the code, and what is measured on, all ready.`

function section(suite: Suite, result: SuiteResult): string {
  const growth = growthTables(suite, result)
  return [
    `## ${suite.title}`,
    suite.about,
    `${madeBy(result)}. Rates and ratios by ${CLOCK[suite.clock]}.`,
    `![${suite.title}](results/${suite.name}.svg)`,
    speedTables(suite, result),
    ...(growth === '' ? [] : [`### ${suite.title}: how cost grows with size`, growth]),
  ].join('\n\n')
}

/** Each machine, and the commands that ran on it. */
function madeBy({ parts }: SuiteResult): string {
  const machines = [...new Set(parts.map(({ machine }) => machineText(machine)))]
  return machines
    .map((text) => {
      const commands = parts.filter(({ machine }) => machineText(machine) === text).map(({ command }) => command)
      return `${text}: ${[...new Set(commands)].map((command) => `\`${command}\``).join(', ')}`
    })
    .join('; ')
}

const machineText = ({ cpu, cores, memory, node, platform }: Machine): string =>
  `${cpu}, ${cores} cores, ${Math.round(memory / 1e9)} GB, ${platform}, Node ${node}`

/** The largest size of each file. */
function chartOf(suite: Suite, result: SuiteResult): string {
  const rows = rowsOf(result)
  const groups = suite.files.flatMap((file): Group[] => {
    const measured = rows.filter((row) => row.file === file && row.missing === null)
    const titles = Math.max(...measured.map((row) => row.titles))
    const bars = measured.filter((row) => row.titles === titles).map((row) => barOf(suite, row))
    return bars.length === 0 ? [] : [{ title: `${FILES[file].name}, ${count(titles)} titles`, bars }]
  })
  const base = suite.baselines(suite.files[0]!)[0]!.name
  return barChart(suite.title, `Cost, × ${base} (logarithmic; shorter is faster)`, groups)
}

function barOf(suite: Suite, row: Row): Bar {
  const isPeer = suite.name.startsWith('peers') && !row.work.startsWith('cnab-cobranca')
  return { label: row.work, value: ratio(suite, row, 0), tone: row.isBaseline ? 'base' : isPeer ? 'peer' : 'ours' }
}

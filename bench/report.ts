/** bench/RESULTS.md and its charts, from what is kept of each suite in bench/results. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bar, barChart } from './chart.js'
import { FILES } from './files/index.js'
import { count, microsecondsATitle, ratio } from './format.js'
import { growthChart } from './growth-chart.js'
import { type Machine, merged, type Part, type Row, rowsOf, type SuiteResult } from './result.js'
import type { Suite } from './suite.js'
import { SUITES } from './suites/index.js'
import type { Group } from './svg.js'
import { ascending, growthOf, growthTables, speedTables } from './tables.js'

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
    const growth = growthChartOf(suite, result)
    if (growth !== null) writeFileSync(join(kept, `${suite.name}-growth.svg`), growth)
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
  const title = growthTitle(suite)
  return [
    `## ${suite.title}`,
    suite.about,
    `${madeBy(result)}. Rates and ratios by ${CLOCK[suite.clock]}.`,
    `![${suite.title}](results/${suite.name}.svg)`,
    speedTables(suite, result),
    ...(growth === '' ? [] : [`### ${title}`, `![${title}](results/${suite.name}-growth.svg)`, growth]),
  ].join('\n\n')
}

const growthTitle = ({ title }: Suite): string => `${title}: how cost grows with size`

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

/** The largest size of each work; where that is not the file's largest, it is told. */
function chartOf(suite: Suite, result: SuiteResult): string {
  const rows = rowsOf(result)
  const groups = suite.files.flatMap((file): Group<Bar>[] => {
    const measured = rows.filter((row) => row.file === file && row.missing === null)
    const most = Math.max(...measured.map(({ titles }) => titles))
    const bars = [...suite.baselines(file), ...suite.works(file)].flatMap(({ name }) => {
      const rows = measured.filter(({ work }) => work === name).sort((a, b) => b.titles - a.titles)
      return rows.slice(0, 1).map((row) => barOf(suite, row, row.titles === most ? '' : `, ${count(row.titles)}`))
    })
    return bars.length === 0 ? [] : [{ title: `${FILES[file].name}, ${count(most)} titles`, rows: bars }]
  })
  const base = suite.baselines(suite.files[0]!)[0]!.name
  return barChart(suite.title, `Cost, × ${base} (logarithmic; shorter is faster)`, groups)
}

/** Null when only one size was measured. */
function growthChartOf(suite: Suite, result: SuiteResult): string | null {
  const growths = growthOf(suite, result)
  const sizes = ascending(growths.flatMap(({ sizes }) => sizes))
  if (sizes.length < 2) return null
  const groups = growths.map(({ file, works }) => ({
    title: FILES[file].name,
    rows: works.map(({ work, rows }) => {
      const at = sizes.map((size) => rows.find(({ titles }) => titles === size))
      return {
        label: work,
        time: at.map((row) => (row === undefined ? null : microsecondsATitle(suite, row))),
        memory: at.map((row) => (row === undefined || row.peak === 0 ? null : row.peak / 1e6)),
      }
    }),
  }))
  return growthChart(
    growthTitle(suite),
    sizes.map((size) => `${count(size)} titles`),
    groups,
  )
}

function barOf(suite: Suite, row: Row, size: string): Bar {
  const isPeer = suite.name.startsWith('peers') && !row.work.startsWith('cnab-cobranca')
  return {
    label: row.work + size,
    value: ratio(suite, row, 0),
    tone: row.isBaseline ? 'base' : isPeer ? 'peer' : 'ours',
  }
}

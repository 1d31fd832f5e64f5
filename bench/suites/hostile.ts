import { readFileSync } from 'node:fs'
import { parseReturn } from '../../src/index.js'
import { describeFile, inspectHtml, lintFile, maskFile } from '../../src/inspect/index.js'
import { Draw } from '../files/draw.js'
import { hostileFile, type Lines, linesOf, mutated, SHAPES } from '../files/hostile.js'
import { type Suite, type Work, writeFile } from '../suite.js'

const TOOLS = {
  parseReturn: (bytes: Buffer) => parseReturn(bytes),
  lintFile: (bytes: Buffer) => lintFile(bytes),
  maskFile: (bytes: Buffer) => maskFile(bytes),
  describeFile: (bytes: Buffer) => describeFile(bytes),
  inspectHtml: (bytes: Buffer) => inspectHtml(bytes),
} as const

type Tool = keyof typeof TOOLS

const regular = (tool: Tool): Work => ({
  name: `${tool}: regular file`,
  prepare: ({ path }) => {
    const bytes = readFileSync(path)
    return () => TOOLS[tool](bytes)
  },
})

const hostileWork = (tool: Tool, shape: string, repeated: (lines: Lines) => string): Work => ({
  name: `${tool}: ${shape}`,
  prepare({ path }) {
    const bytes = readFileSync(path)
    const lines = linesOf(bytes)
    const file = hostileFile(lines, repeated(lines), bytes.length)
    return () => TOOLS[tool](file)
  },
})

/** Bytes of a file of the search, and its steps. */
const TRIED = 65_536
const STEPS = 300

/** Searches for the text that costs most, from those that are known: of two texts that differ little, the slower one is changed further. */
function worst(lines: Lines): string {
  const known = Object.values(SHAPES).map((shape) => shape(lines))
  const draw = new Draw(STEPS)
  const costs = new Map(known.map((text) => [text, costOf(lines, text)]))
  const slowest = (): string => [...costs].reduce((a, b) => (b[1] > a[1] ? b : a))[0]
  for (let i = 0; i < STEPS; i++) {
    const text = mutated(draw.is(0.5) ? slowest() : draw.oneOf(known), known, draw)
    if (!costs.has(text)) costs.set(text, costOf(lines, text))
  }
  const found = slowest()
  process.stderr.write(`the slowest text found: ${JSON.stringify(found.slice(0, 200))}\n`)
  return found
}

/** Processor time for a byte: the smaller of two, since the first may include the compiler. */
function costOf(lines: Lines, text: string): number {
  const file = hostileFile(lines, text, TRIED)
  const costs = [1, 2].map(() => {
    const before = process.cpuUsage()
    parseReturn(file)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / file.length
  })
  return Math.min(...costs)
}

export const hostile: Suite = {
  name: 'hostile',
  title: 'Small files that cost much',
  about:
    'Files of the size of a regular file of 1 MB with the same damaged or very short line again and again, and the slowest of hundreds of changed lines. The ratio' +
    ' to the regular file must stay below 25, and below 150 for lines of up to eight characters, of which there are a hundred times as many.',
  clock: 'cpu',
  files: ['itau400', 'sicoob240'],
  write: writeFile,
  sizes: () => [2_500],
  baselines: () => (Object.keys(TOOLS) as Tool[]).map(regular),
  works: () => [
    ...(Object.keys(TOOLS) as Tool[]).flatMap((tool) =>
      Object.entries(SHAPES).map(([name, shape]) => hostileWork(tool, name, shape)),
    ),
    hostileWork('parseReturn', 'the slowest line found', worst),
  ],
}

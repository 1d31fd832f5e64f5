import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runCommand, runNode } from '../command.js'
import { type Input, type Suite, type Work, writeFile } from '../suite.js'

/** Runs code in a Node process, from start to end. */
const script = (name: string, code: (input: Input) => string, type: 'module' | 'commonjs' = 'module'): Work => ({
  name,
  isFixed: true,
  prepare: (input) => {
    const args = [`--input-type=${type}`, '--eval', code(input)]
    return () => runNode(args)
  },
})

const libraryOf = ({ dist }: Input): string => JSON.stringify(pathToFileURL(join(dist, 'index.js')).href)

const parsing = (input: Input): string => `
import { readFileSync } from 'node:fs'
import { parseReturn } from ${libraryOf(input)}
parseReturn(readFileSync(${JSON.stringify(input.path)}))`

export const start: Suite = {
  name: 'start',
  title: 'Start',
  about:
    'Each work in its own Node process, from start to end. Importing the library loads no bank; reading a file loads its bank. The file has ten titles.',
  clock: 'wall',
  files: ['itau400', 'sicoob240'],
  write: writeFile,
  maxTitles: 10,
  baselines: () => [script('Node alone', () => '')],
  works: () => [
    script('import of the library', (input) => `import ${libraryOf(input)}`),
    script('require of the library', ({ dist }) => `require(${JSON.stringify(join(dist, 'index.cjs'))})`, 'commonjs'),
    script('import, and parseReturn of a file', parsing),
    {
      name: 'cnab --help',
      isFixed: true,
      prepare:
        ({ dist }) =>
        () =>
          runCommand(dist, ['--help']),
    },
  ],
}

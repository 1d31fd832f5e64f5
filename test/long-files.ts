import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { globSync } from 'tinyglobby'

/** The file that divides a run: its exports define all that a test does more often, or only, in the long run. */
const RUNS = 'test/runs.ts'

const IMPORTED = /^(?:import|export)\b[^'"]*'(\.[^']+)\.js'/gm

const importsOf = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(IMPORTED)].map(([, name]) => `${posix.join(path, '..', name!)}.ts`)

/**
 * The test files with a long part: those that import `runs.ts`, directly or through other files of `test`, and `*.long.test.ts`, which only the long run
 * has. All other files do the same in both runs, because the seed is that of the commit.
 */
export function longFiles(): readonly string[] {
  const files = globSync('test/**/*.ts')
  const imports = files.map((path) => [path, importsOf(path)] as const)
  const found = new Set([RUNS])
  for (let before = 0; before < found.size; ) {
    before = found.size
    for (const [path, imported] of imports) if (imported.some((each) => found.has(each))) found.add(path)
  }
  const isLong = (path: string): boolean =>
    path.endsWith('.long.test.ts') || (path.endsWith('.test.ts') && found.has(path))
  return files.filter(isLong).sort()
}

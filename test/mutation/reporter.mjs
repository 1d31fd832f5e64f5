/** Writes each mutant to `out/mutation.txt` as soon as its result is known, because a run takes hours. `run.mjs` tries the surviving mutants again. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'

const OUT = 'out/mutation.txt'

class OutcomeLines {
  constructor() {
    mkdirSync('out', { recursive: true })
    writeFileSync(OUT, '')
  }

  onMutantTested({ status, fileName, location: { start, end }, mutatorName, replacement, statusReason }) {
    if (status === 'Ignored') return
    const change = `${mutatorName}: ${replacement.replace(/\s+/g, ' ').slice(0, 100)}`
    // In the format of `--mutate`: columns count from 0.
    const range = `${relative('.', fileName)}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`
    // A property test that was interrupted before its first case does not show whether the mutant survives a real run.
    const outcome = /interrupted after 0 tests/.test(statusReason ?? '') ? 'Survived' : status
    appendFileSync(OUT, outcome === 'Killed' ? 'Killed\n' : `${outcome} ${range} ${change}\n`)
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'outcome-lines', OutcomeLines)]

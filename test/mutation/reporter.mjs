/** Tells each mutant that no test notices as soon as it is known: a run of hours says what is missing before it ends. `run.mjs` tries them again. */
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
    // As `--mutate` takes them: columns from nought on.
    const place = `${relative('.', fileName)}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`
    // A property that had no time to draw anything says nothing of the mutant.
    const outcome = /interrupted after 0 tests/.test(statusReason ?? '') ? 'Survived' : status
    appendFileSync(OUT, outcome === 'Killed' ? 'Killed\n' : `${outcome} ${place} ${change}\n`)
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'outcome-lines', OutcomeLines)]

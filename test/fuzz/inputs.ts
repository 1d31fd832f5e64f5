/** Inputs for the library: real files, drawn files and random bytes, damaged in every way. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { buildRemittance } from '../../src/remittance/index.js'
import { fixtures } from '../../src/testing/fixtures/index.js'
import { arbitraryRemittance, type DrawnRemittance } from '../../src/testing/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { grown, mutated } from './mutations.js'
import type { Random } from './random.js'

/** A file, and what it was made from. */
export interface Input {
  readonly bytes: Uint8Array
  readonly from: string
}

const SAMPLES = ['retorno', 'remessa'].map((folder) => join('../shared/samples', folder)).filter(existsSync)

/** Real files, if available, and the fixtures. */
const FILES: readonly Input[] = [
  ...SAMPLES.flatMap((folder) =>
    readdirSync(folder)
      .sort()
      .map((name) => ({ bytes: readFileSync(join(folder, name)), from: name })),
  ),
  ...fixtures().map(({ name, direction, bytes }) => ({ bytes, from: `${name} (${direction})` })),
]

const DIALECTS = remittanceDialects()

/** Generators for each dialect, created on demand. */
const arbitraries = new Map<string, fc.Arbitrary<DrawnRemittance>>()

function drawn(random: Random): Input {
  const { bank, layout, dialect, name } = random.of(DIALECTS)
  const choice = { variant: dialect.variant ?? null, texts: 'any', maxEntries: 3 } as const
  const arbitrary = arbitraries.get(name) ?? arbitraryRemittance(bank.number, layout, choice)
  arbitraries.set(name, arbitrary)
  const [remittance] = fc.sample(arbitrary, { numRuns: 1, seed: random.seed() })
  return { bytes: buildRemittance(remittance!).bytes, from: `remittance of ${name}` }
}

/** Large enough to detect excessive growth: each blank line is a diagnostic. */
const LARGE = 300_000

/** The next input. */
export function nextInput(random: Random): Input {
  if (random.oneIn(25)) return { bytes: random.bytes(random.below(3000)), from: 'random bytes' }
  const input = random.oneIn(12) ? drawn(random) : random.of(FILES)
  const bytes = mutated(input.bytes, random)
  return random.oneIn(150) ? { bytes: grown(bytes, random, LARGE), from: `${input.from}, grown` } : { ...input, bytes }
}

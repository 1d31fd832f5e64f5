import { execFileSync } from 'node:child_process'

/** Seed of a run, and its source. */
export interface RunSeed {
  readonly seed: number
  readonly source: 'FC_SEED' | 'commit' | 'random'
}

/**
 * Returns the seed of every draw of a run: `FC_SEED` if it is set, otherwise the seed of the checked-out commit. The same commit draws the same cases
 * twice, the next commit draws others. Without git or a commit (an unpacked archive) the seed is random.
 */
export function seedOfRun(): RunSeed {
  const given = integerFrom('FC_SEED')
  if (given !== undefined) return { seed: given, source: 'FC_SEED' }
  const commit = checkedOutCommit()
  if (commit !== undefined) return { seed: seedOfCommit(commit), source: 'commit' }
  return { seed: Math.floor(Math.random() * 2 ** 31), source: 'random' }
}

/** Seed of a commit: the first seven hexadecimal digits of its hash, 28 bits. */
export const seedOfCommit = (hash: string): number => Number.parseInt(hash.slice(0, 7), 16)

function checkedOutCommit(): string | undefined {
  try {
    const hash = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return /^[0-9a-f]{40,}\n$/.test(hash) ? hash : undefined
  } catch {
    return undefined
  }
}

/** An integer from an environment variable; undefined if it is not set or empty. */
export function integerFrom(name: string): number | undefined {
  const text = process.env[name]
  if (text === undefined || text === '') return undefined
  const value = Number(text)
  if (!Number.isInteger(value)) throw new Error(`${name} must be an integer, got ${JSON.stringify(text)}`)
  return value
}

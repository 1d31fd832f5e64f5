import { afterEach, expect, test, vi } from 'vitest'
import { seedOfCommit, seedOfRun } from './seed.js'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('FC_SEED is the seed if it is set', () => {
  vi.stubEnv('FC_SEED', '7')
  expect(seedOfRun()).toEqual({ seed: 7, source: 'FC_SEED' })
})

test('FC_SEED must be an integer', () => {
  vi.stubEnv('FC_SEED', 'seven')
  expect(() => seedOfRun()).toThrow('FC_SEED must be an integer, got "seven"')
})

test('the seed of a commit is its first seven digits', () => {
  expect(seedOfCommit('00000ff0000000000000000000000000000000ab')).toBe(255)
  expect(seedOfCommit('fffffff000000000000000000000000000000000')).toBe(2 ** 28 - 1)
})

test('the seed is random without a repository', () => {
  vi.stubEnv('FC_SEED', '')
  vi.stubEnv('GIT_DIR', '/nowhere')
  expect(seedOfRun()).toMatchObject({ source: 'random' })
})

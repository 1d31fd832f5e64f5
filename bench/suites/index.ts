import type { Suite, SuiteName } from '../suite.js'
import { build } from './build.js'
import { convert } from './convert.js'
import { hostile } from './hostile.js'
import { irregular } from './irregular.js'
import { kept } from './kept.js'
import { large } from './large.js'
import { manySmall } from './many-small.js'
import { outputs } from './outputs.js'
import { parse } from './parse.js'
import { peers, peersWrite } from './peers.js'
import { queue } from './queue.js'
import { settle } from './settle.js'
import { start } from './start.js'
import { stream } from './stream.js'
import { tools } from './tools.js'

export const SUITES: readonly Suite[] = [
  parse,
  kept,
  irregular,
  hostile,
  stream,
  large,
  manySmall,
  convert,
  outputs,
  tools,
  queue,
  settle,
  build,
  start,
  peers,
  peersWrite,
]

export function suiteOf(name: SuiteName): Suite {
  const suite = SUITES.find((suite) => suite.name === name)
  if (suite === undefined) throw new Error(`unknown suite ${name}`)
  return suite
}

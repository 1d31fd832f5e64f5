import { readFileSync } from 'node:fs'
import { parseReturn } from '../../src/index.js'
import { decode, decodeSplitAtOnce } from '../baselines.js'
import { type Suite, type Work, writeFile } from '../suite.js'
import { ours } from './parse.js'

const unread: Work = {
  name: 'parseReturn, no value read',
  prepare({ path }) {
    const bytes = readFileSync(path)
    return () => parseReturn(bytes)
  },
}

export const kept: Suite = {
  name: 'kept',
  title: 'Keeping all records of a return',
  about:
    '`parseReturn` of bytes in memory. The table compares the memory that the run adds with the bytes of the file. The limit is a program that decodes' +
    ' the file and keeps one string per line.',
  clock: 'cpu',
  files: ['itau400', 'sicoob240'],
  write: writeFile,
  sizes: () => [1000, 100_000, 1_000_000],
  baselines: () => [decodeSplitAtOnce, decode],
  works: () => [unread, ours.kept],
}

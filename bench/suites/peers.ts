import { decode, decodeLines } from '../baselines.js'
import * as readers from '../peers/readers.js'
import * as writers from '../peers/writers.js'
import type { Suite, Work } from '../suite.js'
import { ours } from './parse.js'

const mine = (work: Work): Work => ({ ...work, name: `cnab-cobranca: ${work.name}` })

/** Some take the square of the columns a line, and all keep what they read. */
const MOST = 100_000

export const peers: Suite = {
  name: 'peers',
  title: 'Beside npm packages: reading',
  about: [
    'The registry has no other package that reads CNAB of these banks but `node-boleto`, which reads returns of Bradesco (400) and Santander (240):',
    'a dozen values a title, numbers as text, a hash of each line; no trailer or sequence is checked, no code is told the meaning of, nothing wrong is',
    'reported, T and U go together by standing one after the other. The packages for fixed-width text are given the columns of',
    'Itaú’s title: text trimmed, amounts as numbers, dates left as text; no pairs, no checks, no meaning, no charset but ours (Latin-1).',
    '`parseFile` is our nearest to them: the columns, with dates read and every column checked, and with them all that came, to be written again. All but `readReturn` keep what they read.',
  ].join(' '),
  clock: 'cpu',
  files: ['itau400', 'bradesco400', 'santander240'],
  onDisk: true,
  most: MOST,
  baselines: () => [decode, decodeLines],
  works: (file) => [
    mine(ours.records),
    mine(ours.kept),
    ...(file === 'itau400'
      ? [
          mine(ours.columns),
          readers.byHand,
          readers.binaryParser,
          readers.fixy,
          readers.fixedWidthParser,
          readers.fixedwidth,
        ]
      : [readers.nodeBoleto(file === 'bradesco400' ? 'bradesco' : 'santander')]),
  ],
}

export const peersWrite: Suite = {
  name: 'peers-write',
  title: 'Beside npm packages: writing',
  about: [
    'The columns of Itaú’s title from values that are ready. Ours checks every value and refuses what does not fit; the others cut it.',
    'No package at hand builds a remittance: what that takes is under “Building a remittance”.',
  ].join(' '),
  clock: 'cpu',
  files: ['itau400'],
  onDisk: false,
  most: MOST,
  baselines: () => [writers.finishedLines],
  works: () => [writers.codec, writers.byHand, writers.fixy, writers.fixedWidthParser],
}

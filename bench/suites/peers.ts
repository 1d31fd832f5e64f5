import { decode, decodeLines } from '../baselines.js'
import * as readers from '../peers/readers.js'
import * as writers from '../peers/writers.js'
import { type Suite, type Work, writeFile } from '../suite.js'
import { ours } from './parse.js'

const peer = (work: Work): Work => ({ ...work, isPeer: true })

const labelled = (work: Work): Work => ({ ...work, name: `cnab-cobranca: ${work.name}` })

/** Some peers take time quadratic in the columns per line, and all keep their results. */
const MAX_TITLES = 100_000

export const peers: Suite = {
  name: 'peers',
  title: 'Beside npm packages: reading',
  about: [
    'The only other package in the registry that reads CNAB of these banks is `node-boleto`, for returns of Bradesco (400) and Santander (240).',
    'It reads a dozen values per title, numbers as text, and a hash of each line. It does not check trailers or sequences, explain codes or report errors,',
    'and it pairs T and U by their order. The packages for fixed-width text get the columns of Itaú’s title: trimmed text, amounts as numbers, dates as',
    'text; no pairs, no checks, no meanings, and only Latin-1. `parseFile` is the most similar function of cnab-cobranca: it reads the columns, parses',
    'dates, checks every column, and keeps the whole line. All works except `readReturn` keep their results.',
  ].join(' '),
  clock: 'cpu',
  files: ['itau400', 'bradesco400', 'santander240'],
  write: writeFile,
  maxTitles: MAX_TITLES,
  baselines: () => [decode, decodeLines],
  works: (file) => [
    labelled(ours.records),
    labelled(ours.kept),
    ...(file === 'itau400'
      ? [
          labelled(ours.columns),
          ...[readers.byHand, readers.binaryParser, readers.fixy, readers.fixedWidthParser, readers.fixedwidth].map(
            peer,
          ),
        ]
      : [peer(readers.nodeBoleto(file === 'bradesco400' ? 'bradesco' : 'santander'))]),
  ],
}

export const peersWrite: Suite = {
  name: 'peers-write',
  title: 'Beside npm packages: writing',
  about: [
    'Writes the columns of Itaú’s title from given values. cnab-cobranca checks every value and rejects values that do not fit; the others cut them.',
    'None of these packages builds a remittance; see “Building a remittance” for its cost.',
  ].join(' '),
  clock: 'cpu',
  files: ['itau400'],
  maxTitles: MAX_TITLES,
  baselines: () => [writers.finishedLines],
  works: () => [writers.codec, ...[writers.byHand, writers.fixy, writers.fixedWidthParser].map(peer)],
}

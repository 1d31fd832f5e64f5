import { readFileSync } from 'node:fs'
import { bankOf } from '../../src/banks/index.js'
import { readReturnColumns } from '../../src/columns.js'
import { parseReturn, readReturn } from '../../src/index.js'
import { type Engine, parseFile } from '../../src/layouts.js'
import { decode, decodeLines, decodeSplit, decodeSplitAtOnce } from '../baselines.js'
import { slices } from '../chunks.js'
import { consume, consumeAll, consumeBatches } from '../consume.js'
import { largeKind } from '../files/index.js'
import { type Suite, type Work, writeFile } from '../suite.js'
import { batchesOf, NO_BATCHES } from './batches.js'

const MEGABYTE = 1024 * 1024

const kept = (name: string, engine: Engine): Work => ({
  name,
  prepare({ path }) {
    const bytes = readFileSync(path)
    return () => {
      const { bank_billet_discharges: records } = parseReturn(bytes, { engine })
      let seen = 0
      for (const record of records) seen += consume(record)
      return [records, seen]
    }
  },
})

const records = (name: string, engine: Engine): Work => ({
  name,
  prepare({ path }) {
    const chunks = slices(readFileSync(path), MEGABYTE)
    return () => consumeAll(readReturn(chunks, { engine }))
  },
})

const batches: Work = {
  name: 'readReturn, by batches',
  missing: () => (batchesOf(readReturn([])) === null ? NO_BATCHES : null),
  prepare({ path }) {
    const chunks = slices(readFileSync(path), MEGABYTE)
    return () => consumeBatches(batchesOf(readReturn(chunks))!)
  },
}

/** Fields that a program needs to book payments. */
const SEVEN = ['our_number', 'kind', 'paid_at', 'credit_at', 'paid_amount', 'credit_amount', 'bank_rate'] as const

const fields: Work = {
  name: 'readReturn, 7 fields, by batches',
  prepare({ path }) {
    const chunks = slices(readFileSync(path), MEGABYTE)
    return async () => {
      let seen = 0
      for await (const batch of readReturn(chunks, { fields: SEVEN }).batches()) {
        for (const record of batch) for (const name of SEVEN) seen += record[name]?.length ?? 0
      }
      return seen
    }
  },
}

/** Sums the columns of numbers; the other columns are built, but not used. */
const typedColumns = (name: string, only?: typeof SEVEN): Work => ({
  name,
  prepare({ path }) {
    const chunks = slices(readFileSync(path), MEGABYTE)
    return async () => {
      let seen = 0
      for await (const { rows, columns } of readReturnColumns(chunks, only === undefined ? {} : { fields: only })) {
        const { paid_amount, credit_amount, bank_rate } = columns
        for (const { values } of [paid_amount, credit_amount, bank_rate])
          for (let row = 0; row < rows; row++) seen += values[row]!
      }
      return seen
    }
  },
})

/** Reads lines and their columns, without meanings. Keeps the raw text of each line, so that it can be written again. */
const columns: Work = {
  name: 'parseFile: every line kept',
  prepare({ path, file }) {
    const { bank, layout } = largeKind(file)
    const dialect = bankOf(bank)?.returns[layout]?.[0]
    if (dialect === undefined) throw new Error(`no returns of ${bank}, ${layout}`)
    const bytes = readFileSync(path)
    return () => parseFile(dialect.layout, bytes).lines
  },
}

export const parse: Suite = {
  name: 'parse',
  title: 'Reading a return that is in memory',
  about:
    'Every value of each record is used (the 21 of `line_parsed`, occurrence, kind, reasons); then the record is discarded. `parseReturn` keeps all' +
    ' records, as a program that needs the whole file does, so its cost includes the memory.',
  clock: 'cpu',
  files: ['itau400', 'sicoob240'],
  write: writeFile,
  baselines: () => [decode, decodeLines, decodeSplit, decodeSplitAtOnce],
  works: () => [
    records('readReturn, record by record', 'compiled'),
    batches,
    fields,
    typedColumns('readReturnColumns, 7 columns', SEVEN),
    typedColumns('readReturnColumns, without fields'),
    records('readReturn, interpreted', 'interpreted'),
    kept('parseReturn, all kept', 'compiled'),
    kept('parseReturn, all kept, interpreted', 'interpreted'),
    columns,
  ],
}

/** Works compared with the peers. */
export const ours = {
  records: records('readReturn', 'compiled'),
  kept: kept('parseReturn, all kept', 'compiled'),
  columns,
}

/** Writers of the columns of Itaú's title from given values, used as in the README of each package. */
import { returnTitle } from '../../src/banks/341-itau/cnab400.js'
import { codecOf } from '../../src/fixed-width/index.js'
import { itauTitle } from '../files/itau400.js'
import { Written } from '../measure.js'
import type { Work } from '../suite.js'
import { COLUMNS, columnValues, WIDTH } from './columns.js'
import { load, whyMissing } from './load.js'

/** Number of different rows; they are repeated. */
const DIFFERENT = 1000

const rows = (titles: number): Record<string, string | number>[] => {
  const different = Array.from({ length: DIFFERENT }, (_, i) => columnValues(i))
  return Array.from({ length: titles }, (_, i) => different[i % DIFFERENT]!)
}

/** The columns and the gaps between them, because these packages write columns consecutively. */
const all: readonly { name: string; from: number; width: number; isNumber: boolean }[] = COLUMNS.flatMap(
  (column, i) => {
    const next = column.from + column.width
    const gap = (COLUMNS[i + 1]?.from ?? WIDTH + 1) - next
    return gap === 0 ? [column] : [column, { name: `blank_${next}`, from: next, width: gap, isNumber: false }]
  },
)

export const finishedLines: Work = {
  name: 'writing finished lines into bytes',
  prepare({ titles }) {
    const lines = Array.from({ length: DIFFERENT }, (_, i) => `${codecOf(returnTitle).format(itauTitle(i))}\r\n`)
    const bytes = Buffer.alloc(DIFFERENT * (WIDTH + 2))
    return () => {
      for (let i = 0; i < titles; i++) bytes.write(lines[i % DIFFERENT]!, (i % DIFFERENT) * (WIDTH + 2), 'latin1')
      return new Written(titles * (WIDTH + 2))
    }
  },
}

export const codec: Work = {
  name: 'cnab-cobranca: record by record',
  prepare({ titles }) {
    const values = Array.from({ length: DIFFERENT }, (_, i) => itauTitle(i))
    const bytes = Buffer.alloc(DIFFERENT * WIDTH)
    return () => {
      const codec = codecOf(returnTitle)
      for (let i = 0; i < titles; i++) codec.encode(values[i % DIFFERENT]!, bytes, (i % DIFFERENT) * WIDTH)
      return new Written(titles * WIDTH)
    }
  },
}

interface Fixy {
  unparse(specs: object[], input: object[]): string
}

export const fixy: Work = {
  name: 'fixy 1.3: unparse',
  missing: () => whyMissing('fixy'),
  prepare({ titles }) {
    const { unparse } = load<Fixy>('fixy')
    const specs = all.map(({ name, width, isNumber }) => ({
      name,
      width,
      padding_position: isNumber ? 'start' : 'end',
      padding_symbol: isNumber ? '0' : ' ',
    }))
    const input = rows(titles)
    return () => new Written(Buffer.from(unparse(specs, input), 'latin1').length)
  },
}

type FixedWidthParser = new (columns: object[]) => { unparse(input: object[]): string }

export const fixedWidthParser: Work = {
  name: 'fixed-width-parser 3.0: unparse',
  missing: () => whyMissing('fixed-width-parser'),
  prepare({ titles }) {
    const { FixedWidthParser } = load<{ FixedWidthParser: FixedWidthParser }>('fixed-width-parser')
    const parser = new FixedWidthParser(
      all.map(({ name, from, width, isNumber }) => ({
        name,
        start: from - 1,
        width,
        type: isNumber ? 'int' : 'string',
        padPosition: isNumber ? 'start' : 'end',
        padChar: isNumber ? '0' : ' ',
      })),
    )
    const input = rows(titles)
    return () => new Written(Buffer.from(parser.unparse(input), 'latin1').length)
  },
}

/** A straightforward program without packages. */
export const byHand: Work = {
  name: 'by hand: padStart, padEnd, join',
  prepare({ titles }) {
    const input = rows(titles)
    return () => {
      const lines = input.map((row) =>
        all
          .map(({ name, width, isNumber }) => {
            const value = String(row[name] ?? '')
            return isNumber ? value.padStart(width, '0') : value.padEnd(width).slice(0, width)
          })
          .join(''),
      )
      return new Written(Buffer.from(lines.join('\r\n'), 'latin1').length)
    }
  },
}

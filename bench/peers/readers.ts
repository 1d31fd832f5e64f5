/** Readers of the columns of Itaú's title, used as in the README of each package. Decoding the bytes is included, as for cnab-cobranca. */
import { readFileSync } from 'node:fs'
import type { Input, Work } from '../suite.js'
import { COLUMNS, WIDTH } from './columns.js'
import { load, whyMissing } from './load.js'

const text = ({ path }: Input): (() => string) => {
  const bytes = readFileSync(path)
  return () => bytes.toString('latin1')
}

/** Removes header and trailer. */
const details = (whole: string): string => whole.slice(WIDTH + 2, -2 - WIDTH - 2)

interface Fixy {
  parse(specs: object, input: string): unknown
}

export const fixy: Work = {
  name: 'fixy 1.3: parse',
  missing: () => whyMissing('fixy'),
  prepare(input) {
    const { parse } = load<Fixy>('fixy')
    const map = COLUMNS.map(({ name, from, width, isNumber }) => ({
      name,
      start: from,
      width,
      type: isNumber ? 'int' : 'string',
    }))
    const read = text(input)
    return () => parse({ map, options: { fullwidth: WIDTH, skiplines: null } }, details(read()))
  },
}

type FixedWidthParser = new (columns: object[]) => { parse(input: string): unknown }

export const fixedWidthParser: Work = {
  name: 'fixed-width-parser 3.0: parse',
  maxTitles: 10_000,
  missing: () => whyMissing('fixed-width-parser'),
  prepare(input) {
    const { FixedWidthParser } = load<{ FixedWidthParser: FixedWidthParser }>('fixed-width-parser')
    const parser = new FixedWidthParser(
      COLUMNS.map(({ name, from, width, isNumber }) => ({
        name,
        start: from - 1,
        width,
        type: isNumber ? 'int' : 'string',
        padPosition: isNumber ? 'start' : 'end',
      })),
    )
    const read = text(input)
    return () => parser.parse(details(read()))
  },
}

export const fixedwidth: Work = {
  name: 'fixedwidth 1.1, line by line',
  missing: () => whyMissing('fixedwidth'),
  prepare(input) {
    const parse = load<(line: string, format: string) => unknown[]>('fixedwidth')
    const format: string[] = []
    let next = 1
    for (const { from, width, isNumber } of COLUMNS) {
      if (from > next) format.push(`X${from - next}`)
      format.push(`${isNumber ? 'I' : 'A'}${width}`)
      next = from + width
    }
    const read = text(input)
    return () =>
      details(read())
        .split('\r\n')
        .map((line) => parse(line, format.join(',')))
  },
}

interface BinaryParser {
  string(name: string, options: object): BinaryParser
  array(name: string, options: object): BinaryParser
  seek(bytes: number): BinaryParser
  parse(bytes: Uint8Array): unknown
}

export const binaryParser: Work = {
  name: 'binary-parser 2.3: parse',
  missing: () => whyMissing('binary-parser'),
  prepare({ path }) {
    const { Parser } = load<{ Parser: new () => BinaryParser }>('binary-parser')
    let line = new Parser()
    let next = 1
    for (const { name, from, width, isNumber } of COLUMNS) {
      if (from > next) line = line.seek(from - next)
      const formatter = isNumber ? Number : (value: string) => value.trimEnd()
      line = line.string(name, { length: width, encoding: 'latin1', formatter })
      next = from + width
    }
    line = line.seek(WIDTH + 3 - next)
    const file = new Parser().array('lines', { type: line, readUntil: 'eof' })
    const bytes = readFileSync(path)
    const body = bytes.subarray(WIDTH + 2, bytes.length - WIDTH - 2)
    return () => file.parse(body)
  },
}

/** A straightforward program without packages. */
export const byHand: Work = {
  name: 'by hand: split, slice, trim',
  prepare(input) {
    const read = text(input)
    return () =>
      details(read())
        .split('\r\n')
        .map((line) => {
          const record: Record<string, string | number> = {}
          for (const { name, from, width, isNumber } of COLUMNS) {
            const value = line.slice(from - 1, from - 1 + width)
            record[name] = isNumber ? Number(value) : value.trimEnd()
          }
          return record
        })
  },
}

interface NodeBoleto {
  readonly EdiParser: { parse(bank: string, content: string): { boletos: unknown } | null }
}

/** The only one of these packages that reads returns. */
export const nodeBoleto = (bank: 'bradesco' | 'santander'): Work => ({
  name: 'node-boleto 2.3: EdiParser.parse',
  missing: () => whyMissing('node-boleto'),
  prepare(input) {
    const { EdiParser } = load<NodeBoleto>('node-boleto')
    const read = text(input)
    return () => {
      const file = EdiParser.parse(bank, read())
      if (file === null) throw new Error('node-boleto could not read the file')
      return file
    }
  },
})

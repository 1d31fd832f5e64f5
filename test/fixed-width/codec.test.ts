import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  blanks,
  codecOf,
  digits,
  type Fault,
  type FixedRecord,
  formatRecord,
  key,
  latin1Columns,
  money,
  parseRecord,
  record,
  text,
} from '../../src/fixed-width/index.js'
import { columnsOf, type FieldValue, readField } from '../../src/fixed-width/interpreter.js'
import { freshModules } from '../fresh-modules.js'
import { runs } from '../runs.js'
import { anyRecord, anyValuesOf, damagedLineOf, regularLineOf, valuesOf } from './arbitraries.js'
import { ENGINES } from './one-field.js'

const withRecord = <T>(more: (record: FixedRecord) => fc.Arbitrary<T>) =>
  anyRecord.chain((record) => fc.tuple(fc.constant(record), more(record)))

/** The columns of a record among other bytes. */
const MARGIN = 7
const EDGE = 0xb7

function encodeAmongOthers(record: FixedRecord, values: object, engine: (typeof ENGINES)[number]): Uint8Array {
  const bytes = new Uint8Array(record.width + 2 * MARGIN).fill(EDGE)
  codecOf(record, engine).encode(values, bytes, MARGIN)
  return bytes
}

function parseAmongOthers(record: FixedRecord, line: string, engine: (typeof ENGINES)[number]) {
  // The bytes around the line are digits, so a read beyond its columns would change the values.
  const bytes = new Uint8Array(record.width + 2 * MARGIN).fill(0x37)
  bytes.set(latin1Columns(line), MARGIN)
  const faults: Fault[] = []
  const values = codecOf(record, engine).parse(line, bytes, MARGIN, faults)
  return { values, faults }
}

const outcome = (run: () => unknown): unknown => {
  try {
    return run()
  } catch (error) {
    const { name, message } = error as Error
    return { name, message, ...(error as object) }
  }
}

describe.each(ENGINES)('%s: laws of every record', (engine) => {
  test('encoded values are parsed back without a fault', () => {
    fc.assert(
      fc.property(withRecord(valuesOf), ([record, values]) => {
        const bytes = encodeAmongOthers(record, values, engine)
        const line = Buffer.from(bytes.subarray(MARGIN, MARGIN + record.width)).toString('latin1')
        expect(parseAmongOthers(record, line, engine)).toEqual({ values, faults: [] })
      }),
    )
  })

  test('a regular line has no fault, and its values are written back as the same columns', () => {
    fc.assert(
      fc.property(withRecord(regularLineOf), ([record, line]) => {
        const { values, faults } = parseAmongOthers(record, line, engine)
        expect(faults).toEqual([])
        expect(codecOf(record, engine).format(values)).toBe(line)
        expect(encodeAmongOthers(record, values, engine).subarray(MARGIN, -MARGIN)).toEqual(latin1Columns(line))
      }),
    )
  })

  test('exactly the columns of the record are written', () => {
    fc.assert(
      fc.property(withRecord(valuesOf), ([record, values]) => {
        const bytes = encodeAmongOthers(record, values, engine)
        const edge = new Uint8Array(MARGIN).fill(EDGE)
        expect(bytes.subarray(0, MARGIN)).toEqual(edge)
        expect(bytes.subarray(-MARGIN)).toEqual(edge)
        const text = codecOf(record, engine).format(values)
        expect(text).toHaveLength(record.width)
        expect(latin1Columns(text)).toEqual(bytes.subarray(MARGIN, -MARGIN))
      }),
    )
  })

  test('a record without values is written as blanks and zeros, without a fault except dates in blanks', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const line = codecOf(record, engine).format({})
        expect(line).toHaveLength(record.width)
        expect(parseAmongOthers(record, line, engine).faults).toEqual([])
      }),
    )
  })

  test('faults have fields of the record, each field once', () => {
    fc.assert(
      fc.property(withRecord(damagedLineOf), ([record, line]) => {
        const names = parseAmongOthers(record, line, engine).faults.map((fault) => fault.field)
        expect(Object.keys(record.fields)).toEqual(expect.arrayContaining(names))
        expect(new Set(names).size).toBe(names.length)
      }),
    )
  })

  test('every column of a damaged line is in a value or in a field with a fault', () => {
    fc.assert(
      fc.property(withRecord(damagedLineOf), ([record, line]) => {
        const { values, faults } = parseAmongOthers(record, line, engine)
        const faulty = new Set(faults.map((fault) => fault.field))
        const sound = Object.fromEntries(Object.entries(values).filter(([name]) => !faulty.has(name)))
        const written = codecOf(record, engine).format(sound)
        for (const [name, { from, to }] of Object.entries(record.fields)) {
          if (!faulty.has(name)) expect(written.slice(from - 1, to)).toBe(line.slice(from - 1, to))
        }
      }),
    )
  })
})

describe.each(ENGINES)('%s: a line is read like its fields one by one', (engine) => {
  const readOneByOne = (record: FixedRecord, line: string) => {
    const faults: Fault[] = []
    const values: Record<string, FieldValue> = {}
    for (const [name, field] of Object.entries(record.fields)) {
      const value = readField(field, columnsOf(field, line), (code) => faults.push({ field: name, code }))
      if (field.literal === undefined && field.kind !== 'blanks' && field.kind !== 'zeros') {
        values[name] = value
      }
    }
    return { values, faults }
  }

  test('values and faults of regular lines', () => {
    fc.assert(
      fc.property(withRecord(regularLineOf), ([record, line]) => {
        expect(parseAmongOthers(record, line, engine)).toEqual(readOneByOne(record, line))
      }),
    )
  })

  test('values and faults of damaged lines, characters up to U+FFFF included', () => {
    fc.assert(
      fc.property(withRecord(damagedLineOf), ([record, line]) => {
        expect(parseAmongOthers(record, line, engine)).toEqual(readOneByOne(record, line))
      }),
      runs(1000, 40),
    )
  })
})

describe('compiled and interpreted are equal', () => {
  test('the order of values and of faults', () => {
    fc.assert(
      fc.property(withRecord(damagedLineOf), ([record, line]) => {
        const compiled = parseAmongOthers(record, line, 'compiled')
        const interpreted = parseAmongOthers(record, line, 'interpreted')
        expect(Object.keys(compiled.values)).toEqual(Object.keys(interpreted.values))
        expect(compiled.faults.map((fault) => fault.field)).toEqual(interpreted.faults.map((fault) => fault.field))
      }),
    )
  })

  test('the written bytes, or the thrown error', () => {
    fc.assert(
      fc.property(withRecord(anyValuesOf), ([record, values]) => {
        expect(outcome(() => encodeAmongOthers(record, values, 'compiled'))).toEqual(
          outcome(() => encodeAmongOthers(record, values, 'interpreted')),
        )
      }),
      runs(1000, 40),
    )
  })

  test('encoded bytes and formatted text', () => {
    fc.assert(
      fc.property(withRecord(anyValuesOf), ([record, values]) => {
        const beyondLatin1 = Object.values(values).some(
          (value) => typeof value === 'string' && /[^\0-\xff]/.test(value),
        )
        fc.pre(!beyondLatin1)
        expect(outcome(() => encodeAmongOthers(record, values, 'compiled').subarray(MARGIN, -MARGIN))).toEqual(
          outcome(() => latin1Columns(codecOf(record).format(values))),
        )
      }),
    )
  })
})

const title = record(
  'bank400.return.title',
  20,
  {
    record_type: key(1, 1, '1'),
    occurrence: digits(2, 3),
    reserved_1: blanks(4, 5),
    amount: money(6, 12),
    name: text(13, 20),
  },
  'made up',
)

describe('parseRecord and formatRecord', () => {
  test('parse and format text', () => {
    expect(parseRecord(title, '106  0014000ANA     ')).toEqual({ occurrence: '06', amount: 14000, name: 'ANA' })
    expect(formatRecord(title, { occurrence: '06', amount: 14000, name: 'ANA' })).toBe('106  0014000ANA     ')
  })

  test('return faults in the given list', () => {
    const faults: Fault[] = []
    const values = parseRecord(title, '20X  00140A0JOÃO    ', faults)
    expect(values).toEqual({ occurrence: '0X', amount: null, name: 'JOÃO' })
    expect(faults).toEqual([
      { field: 'record_type', code: 'unexpected_literal' },
      { field: 'occurrence', code: 'not_digits' },
      { field: 'amount', code: 'not_a_number' },
    ])
  })

  test('a character outside Latin-1 is «?» in the bytes, so it is never read as a digit', () => {
    expect([...latin1Columns('1€\u0131\xff')]).toEqual([0x31, 0x3f, 0x3f, 0xff])
  })

  test('a record is compiled once', () => {
    expect(codecOf(title)).toBe(codecOf(title))
    expect(codecOf(title, 'interpreted')).not.toBe(codecOf(title))
  })
})

describe('without code generation', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('the interpreter is used', async () => {
    const { codecOf } = await freshModules<typeof import('../../src/fixed-width/index.js')>('fixed-width/index')
    vi.stubGlobal('Function', function forbidden() {
      throw new EvalError('Code generation from strings disallowed for this context')
    })
    const codec = codecOf(title, 'compiled')
    expect(codec).toBe(codecOf(title, 'interpreted'))
    const line = '106  0014000ANA     '
    expect(codec.parse(line, latin1Columns(line), 0, [])).toEqual({ occurrence: '06', amount: 14000, name: 'ANA' })
  })
})

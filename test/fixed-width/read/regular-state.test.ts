/** The state of a reader that regular titles can continue, and its state after regular titles were read separately. */
import { describe, expect, test } from 'vitest'
import {
  DiagnosticLog,
  FileReader,
  type RegularRun,
  type RegularState,
  splitLines,
} from '../../../src/fixed-width/index.js'
import { bytesOf, type MadeLine, madeFile, returnLayout } from '../cnab240-file.js'

// Titles that are read separately do not add up amounts.
const file = madeFile([[{ amount: 0 }, { amount: 0 }]])
const [header, lotHeader, t1, u1, t2, u2, lotTrailer, trailer] = file as MadeLine[] & { length: 8 }
const unknown: MadeLine = { role: 'segment_t', title: null, text: `75600013${'9'.repeat(232)}` }

/** A reader that has read some lines, its diagnostics and parts. */
function readerOf(lines: readonly MadeLine[]) {
  const log = new DiagnosticLog()
  const parts: string[] = []
  const reader = new FileReader(returnLayout, ({ type }) => parts.push(type), { log })
  const read = (more: readonly MadeLine[]): void => {
    for (const line of splitLines(bytesOf(more))) reader.push(line)
  }
  read(lines)
  return { reader, read, codes: () => log.diagnostics.map(({ code }) => code), parts }
}
function stateOf(reader: FileReader): RegularState | null {
  let state: RegularState | null = null
  reader.readRegular((ahead) => {
    state = ahead
    return null
  })
  return state
}
const stateBehind = (...lines: readonly MadeLine[]) => stateOf(readerOf(lines).reader)

describe('regular titles', () => {
  test('can follow a lot header and titles of the lot', () => {
    const bank = new Map([['bank_code', '756']])
    const state = { sequence: 1, lot: '0001', constants: bank, header: expect.any(Array), previous: null, padding: 0 }
    expect(stateBehind(header!, lotHeader!)).toEqual(state)
    expect(stateBehind(header!, lotHeader!, t1!)).toEqual({ ...state, sequence: 2, previous: t1!.text })
    expect(stateBehind(header!, lotHeader!, t1!, u1!)).toEqual({ ...state, sequence: 3, previous: t1!.text })
    expect(stateBehind(header!, lotHeader!, t1!, unknown, u1!)?.lot).toBe('0001')
  })

  test('cannot come before the header, outside a lot, or after unknown lines or the trailer', () => {
    expect(stateBehind()).toBeNull()
    expect(stateBehind(header!)).toBeNull()
    expect(stateBehind(header!, lotHeader!, unknown)).toBeNull()
    expect(stateBehind(header!, lotHeader!, t1!, u1!, lotTrailer!)).toBeNull()
    expect(stateBehind(header!, lotHeader!, t1!, u1!, lotTrailer!, trailer!)).toBeNull()
    // Without a lot header, the lot number is unknown.
    expect(stateBehind(header!, t1!, u1!)).toBeNull()
  })

  test('cannot come when their companion could be that of the title before', () => {
    const four = madeFile([Array.from({ length: 4 }, () => ({ amount: 0 }))])
    // The line numbers of the lot: T1, T5, T3, U4, U2, T7, U6.
    const mixed = [0, 1, 2, 6, 4, 5, 3, 8, 7].map((i) => four[i]!)
    expect(stateBehind(...mixed)).toBeNull()
    const { read, codes } = readerOf(mixed)
    const [main, companion] = four.slice(8)
    read([{ ...main!, text: main!.text.replace(/.$/, 'X') }, companion!])
    expect(codes()).toContain('ambiguous_companion')
  })

  const lastMain = { raw: t2!.text, number: 5 }
  const run: RegularRun = {
    titles: 2,
    lines: 4,
    nextSequence: 5,
    lastMain,
    start: 484,
    end: 1452,
    line: 3,
    firstMain: t1!.text,
    state: {
      sequence: 1,
      lot: '0001',
      constants: new Map([['bank_code', '756']]),
      header: null,
      previous: null,
      padding: 0,
    },
  }

  test('that were read separately are counted in the file and in the lot', () => {
    const { reader, read, codes } = readerOf([header!, lotHeader!])
    expect(reader.readRegular(() => run)).toBe(true)
    expect(stateOf(reader)).toMatchObject({ sequence: 5, previous: t2!.text })
    read([lotTrailer!, trailer!])
    reader.end()
    expect(codes()).toEqual([])
  })

  test('that are accepted end the previous title', () => {
    const { reader, read, codes, parts } = readerOf([header!, lotHeader!, t1!, u1!])
    const rest = { ...run, titles: 1, lines: 2, line: 5, firstMain: t2!.text, state: { ...run.state, sequence: 3 } }
    expect(reader.acceptRun(rest)).toBe(true)
    expect(parts).toEqual(['header', 'lot_header', 'title'])
    read([lotTrailer!, trailer!])
    reader.end()
    expect(codes()).toEqual([])
  })

  test('that do not continue the state are not accepted, and change nothing', () => {
    const { reader, read, codes, parts } = readerOf([header!, lotHeader!, t1!, u1!])
    expect(reader.acceptRun(run)).toBe(false)
    expect(parts).toEqual(['header', 'lot_header'])
    read([t2!, u2!, lotTrailer!, trailer!])
    reader.end()
    expect([codes(), parts.length]).toEqual([[], 6])
    expect(readerOf([]).reader.acceptRun(run)).toBe(false)
  })
})

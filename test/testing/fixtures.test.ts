/** Fixtures: every file of a bank in `fixtures/` with its JSON, by bank, layout, variant and direction. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseRemittance } from '../../src/remittance/index.js'
import { parseReturn } from '../../src/return/index.js'
import { fixture, fixtures } from '../../src/testing/fixtures/index.js'

const FOLDER = join(import.meta.dirname, '../../fixtures')
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  // Assignments to a fund belong to no bank.
  .filter((path) => /^(?!000-)\d.*\.(ret|rem)$/.test(path))
  .sort()

test('every file is returned once', () => {
  const returned = fixtures().map(({ name, direction }) => `${name}.${direction === 'return' ? 'ret' : 'rem'}`)
  expect(returned.sort()).toEqual(FILES)
  expect(returned.length).toBeGreaterThan(90)
})

describe.each(fixtures())('$name', ({ name, bank, layout, variant, direction, bytes, expected }) => {
  test('has the bytes and JSON of its files, and the dialect of its folder', () => {
    const path = join(FOLDER, `${name}.${direction === 'return' ? 'ret' : 'rem'}`)
    expect(bytes.equals(readFileSync(path))).toBe(true)
    expect(expected).toEqual(JSON.parse(readFileSync(path.replace(/\.re.$/, '.json'), 'utf8')))
    const read = direction === 'return' ? parseReturn(bytes) : parseRemittance(bytes)
    expect([read.bank, read.layout, read.variant ?? null]).toEqual([bank, layout, variant])
    expect([expected.bank, expected.layout, expected.direction]).toEqual([bank, layout, direction])
  })
})

test('fixtures are selected by bank, layout, variant and direction', () => {
  const names = (choice: Parameters<typeof fixtures>[0]) => fixtures(choice).map(({ name }) => name)
  expect(names({ bank: 'itau', layout: 'cnab240', direction: 'remittance' })).toEqual([
    '341-itau/cnab240/entries',
    '341-itau/cnab240/write-offs',
  ])
  expect(
    names({ bank: '104', layout: 'cnab400', variant: 'SICOB' }).every((name) => name.includes('cnab400-sicob')),
  ).toBe(true)
  expect(names({ bank: '104', layout: 'cnab400', variant: null }).every((name) => name.includes('/cnab400/'))).toBe(
    true,
  )
  expect(names({ bank: '999' })).toEqual([])
})

test('a fixture is found by name', () => {
  expect(fixture('341-itau/cnab400/settlements').expected.source).toContain('Itaú')
  expect(() => fixture('341-itau/cnab400/nothing')).toThrow(
    new RangeError('fixture not found: 341-itau/cnab400/nothing'),
  )
})

test('a fixture is the same by name and in the list', () => {
  for (const { bytes, expected, ...listed } of fixtures()) {
    const { bytes: ownBytes, expected: ownExpected, ...own } = fixture(listed.name)
    expect(own).toEqual(listed)
    expect([ownBytes.equals(bytes), JSON.stringify(ownExpected)]).toEqual([true, JSON.stringify(expected)])
  }
})

const NO_FIXTURES = [
  '../package',
  'package',
  '',
  '341-itau/settlements',
  '341-itau/cnab400/../cnab400/settlements',
  '341-itau/cnab400/../../237-bradesco/cnab400/settlements',
  '341-itau/cnab400-sicob/settlements',
  '341-itau/cnab500/settlements',
  '999-itau/cnab400/settlements',
]
test.each(NO_FIXTURES)('«%s» is no fixture', (name) => {
  expect(() => fixture(name)).toThrow(new RangeError(`fixture not found: ${name}`))
})

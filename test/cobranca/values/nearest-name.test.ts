/** Distances are counted by hand: letters inserted, omitted or changed. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closeName, nearestName } from '../../../src/cobranca/values/nearest-name.js'
import { runs } from '../../runs.js'

describe('the nearest name', () => {
  test.each([
    ['conver', 'convert', 'one letter is missing'],
    ['lnit', 'lint', 'two letters are changed; the other names need three or more changes'],
    ['xlint', 'lint', 'there is one letter too many'],
    ['deteqt', 'detect', 'one letter is different'],
    ['', 'lint', 'the shortest name is nearest to an empty name'],
  ])('to «%s» is %s: %s', (name, expected) => {
    expect(nearestName(name, ['convert', 'detect', 'lint', 'explain'])).toBe(expected)
  })

  test('is the first of two equally near names', () => {
    expect(nearestName('b', ['a', 'c'])).toBe('a')
    expect(nearestName('b', ['c', 'a'])).toBe('c')
  })
})

describe('the suggested name', () => {
  const known = ['convert', 'detect', 'lint', 'diff']

  test.each([
    ['con', 'convert', 'the name begins with it'],
    ['d', 'detect', 'the first name that begins with it'],
    ['dettec', 'detect', 'two letters, one inserted and one omitted'],
    ['lnt', 'lint', 'one letter'],
    ['nvert', 'convert', 'two letters, at the beginning'],
  ])('for «%s» is %s: %s', (name, expected) => {
    expect(closeName(name, known)).toBe(expected)
  })

  test.each([
    ['', 'an empty name has no suggestion'],
    ['detxyz', 'three letters are too many'],
    ['ab', 'both letters are different'],
    ['vert', 'three letters are missing at the beginning'],
  ])('is undefined for «%s»: %s', (name) => {
    expect(closeName(name, known)).toBeUndefined()
  })

  test('has at least one letter of the given name', () => {
    expect([closeName('x', ['y']), closeName('xy', ['ab']), closeName('xy', ['xb'])]).toEqual([
      undefined,
      undefined,
      'xb',
    ])
  })

  test('is undefined for an empty list', () => {
    expect(closeName('lint', [])).toBeUndefined()
    expect(closeName('', ['lint'])).toBeUndefined()
  })
})

test('two letters more or less still are close, among names of any length', () => {
  const letters = (minLength: number) => fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength, maxLength: 9 })
  fc.assert(
    fc.property(
      letters(5),
      fc.array(letters(1)),
      fc.nat(4),
      fc.constantFrom('', 'x', 'xy'),
      (name, others, at, put) => {
        const longer = name.slice(0, at) + put + name.slice(at)
        const shorter = name.slice(0, at) + name.slice(at + put.length)
        for (const misspelt of [longer, shorter]) expect(closeName(misspelt, [...others, name])).toBeDefined()
      },
    ),
    runs(300),
  )
})

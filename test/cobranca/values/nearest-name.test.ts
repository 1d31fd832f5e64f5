/** Distances are counted by hand: letters put in, left out or changed. */
import { describe, expect, test } from 'vitest'
import { closeName, nearestName } from '../../../src/cobranca/values/nearest-name.js'

describe('the nearest name', () => {
  test.each([
    ['conver', 'convert', 'one letter is missing'],
    ['lnit', 'lint', 'two letters changed, where all others take three or more'],
    ['xlint', 'lint', 'one letter too many'],
    ['deteqt', 'detect', 'one letter is another'],
    ['', 'lint', 'of nothing, the shortest'],
  ])('to «%s» is %s: %s', (name, expected) => {
    expect(nearestName(name, ['convert', 'detect', 'lint', 'explain'])).toBe(expected)
  })

  test('of two that are as near it is the first', () => {
    expect(nearestName('b', ['a', 'c'])).toBe('a')
    expect(nearestName('b', ['c', 'a'])).toBe('c')
  })
})

describe('the name that was perhaps meant', () => {
  const known = ['convert', 'detect', 'lint', 'diff']

  test.each([
    ['con', 'convert', 'it begins so'],
    ['d', 'detect', 'the first that begins so'],
    ['dettec', 'detect', 'two letters: one put in, one left out'],
    ['lnt', 'lint', 'one letter'],
    ['nvert', 'convert', 'two letters, at the beginning'],
  ])('«%s»: %s, for %s', (name, expected) => {
    expect(closeName(name, known)).toBe(expected)
  })

  test.each([
    ['', 'nothing is near to nothing'],
    ['detxyz', 'three letters are too many'],
    ['ab', 'both letters would have to be others'],
    ['vert', 'it ends so, but three letters are missing'],
  ])('is none for «%s»: %s', (name) => {
    expect(closeName(name, known)).toBeUndefined()
  })

  test('has a letter at least of the name', () => {
    expect([closeName('x', ['y']), closeName('xy', ['ab']), closeName('xy', ['xb'])]).toEqual([
      undefined,
      undefined,
      'xb',
    ])
  })

  test('among none there is none', () => {
    expect(closeName('lint', [])).toBeUndefined()
    expect(closeName('', ['lint'])).toBeUndefined()
  })
})

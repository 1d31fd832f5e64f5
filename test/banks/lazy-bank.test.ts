import { describe, expect, test, vi } from 'vitest'
import { bankOf } from '../../src/banks/index.js'
import { lazyBank } from '../../src/banks/lazy-bank.js'

describe('a bank of the registry', () => {
  const itau = bankOf('341')!
  const identity = { number: '341', name: 'Itaú', slug: 'itau', formerNumbers: ['479'] }

  test('is known by its names before it is defined', () => {
    const define = vi.fn(() => itau)
    const bank = lazyBank(identity, define)
    expect(bank).toMatchObject(identity)
    expect(define).not.toHaveBeenCalled()
  })

  test('is defined once, and then has all that the definition has', () => {
    const define = vi.fn(() => itau)
    const bank = lazyBank(identity, define)
    expect({ ...bank }).toEqual({ ...itau, ...identity })
    expect(bank.returns).toBe(itau.returns)
    expect(define).toHaveBeenCalledOnce()
  })
})

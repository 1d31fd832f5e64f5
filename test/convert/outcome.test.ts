import { expect, test } from 'vitest'
import { inEnglish, systemErrorMessage } from '../../src/convert/outcome.js'

const withCode = (code: string): Error => Object.assign(new Error('of the system'), { code })

test.each(['ENOENT', 'ENOSPC', 'EROFS', 'EDQUOT', 'damaged_zip', 'unpacked_size', 'file_changed', 'original_file'])(
  'the message of %s can be read in English where only the Portuguese is stored',
  (code) => {
    const [pt, en] = [systemErrorMessage(withCode(code)), systemErrorMessage(withCode(code), 'en')]
    expect(en).not.toBe(pt)
    expect(inEnglish(pt)).toBe(en)
  },
)

test.each(['RangeError: out of range', 'uma parte (ENOENT)', 'x (toString)', ''])('%j stays as it is', (message) => {
  expect(inEnglish(message)).toBe(message)
})

import { setFlagsFromString } from 'node:v8'
import { expect, test } from 'vitest'
import { restoreFastTexts } from '../../src/code/fast-texts.js'

setFlagsFromString('--allow-natives-syntax')
const isFast = new Function('return %HasFastProperties(String.prototype)') as () => boolean

function defineTextClass(): unknown {
  class Text extends String {}
  return Text
}

test('the methods of texts are fast again after each definition of a class that extends String', () => {
  for (let i = 0; i < 3; i++) {
    defineTextClass()
    restoreFastTexts()
    expect(isFast()).toBe(true)
  }
})

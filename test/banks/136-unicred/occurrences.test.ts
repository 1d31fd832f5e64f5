/** What Unicred's 02 confirms, by its origin: returns of CNAB 400 (7 August 2020), p. 11, and of CNAB 240 (8 July 2021), p. 12. */
import { expect, test } from 'vitest'
import { titleWith } from '../changed-lines.js'

const confirmed = {
  cnab400: (origin: string) =>
    titleWith('136-unicred/cnab400/registrations-and-rejections', 2, [
      [109, '02'],
      [327, origin],
    ]),
  cnab240: (origin: string) =>
    titleWith('136-unicred/cnab240/registrations-and-rejections', 3, [
      [16, '02'],
      [222, origin],
    ]),
}

// No other occurrence reports the write-off of the instruction 25, «Sustar Protesto e Baixar Título».
test.each(['cnab400', 'cnab240'] as const)('%s: 02 with the origin 25 or 02 writes the title off', (layout) => {
  for (const origin of ['25', '02'])
    expect(confirmed[layout](origin), origin).toMatchObject({
      our_occurrence: '2004',
      kind: 'written_off',
      final: true,
      money: false,
    })
})

test.each(['cnab400', 'cnab240'] as const)('%s: 02 with the origin 11 or 09 leaves the title open', (layout) => {
  for (const origin of ['11', '09'])
    expect(confirmed[layout](origin), origin).toMatchObject({ kind: 'changed', final: false })
})

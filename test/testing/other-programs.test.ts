/** Reads the simulated returns with another program: node-boleto, for the banks and layouts of its README. */
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildRemittance } from '../../src/remittance/index.js'
import { arbitraryRemittance } from '../../src/testing/arbitraries/index.js'
import { simulateBank } from '../../src/testing/simulator/index.js'
import { runs } from '../runs.js'

interface Boleto {
  readonly codigo_ocorrencia: string
  /** Cents, without zeros on the left. */
  readonly valor_pago: string
  readonly juros_mora: string
  readonly outros_creditos: string
}

interface NodeBoleto {
  readonly EdiParser: {
    /** Returns null for an unreadable file. Santander's titles are keyed by nosso número. */
    parse(bank: string, text: string): { readonly boletos: Readonly<Record<string, Boleto>> | readonly Boleto[] } | null
  }
}

const { EdiParser } = createRequire(import.meta.url)('node-boleto') as NodeBoleto

describe.each([
  { name: 'bradesco', bank: '237', layout: 'cnab400', paid: ['valor_pago'], keepsLast: false },
  // Its `valor_pago` is Caixa's «valor principal», its `outros_creditos` the fine (29.1 to 31.1 of the manual).
  {
    name: 'caixa',
    bank: '104',
    layout: 'cnab400',
    paid: ['valor_pago', 'juros_mora', 'outros_creditos'],
    keepsLast: false,
  },
  // If a title has several lines in one file, it keeps the last.
  { name: 'santander', bank: '033', layout: 'cnab240', paid: ['valor_pago'], keepsLast: true },
] as const)('node-boleto, $name, $layout', ({ name, bank, layout, paid, keepsLast }) => {
  test('finds the titles, their occurrences and the paid amounts', () => {
    fc.assert(
      fc.property(arbitraryRemittance(bank, layout, { variant: null }), fc.nat(), (remittance, seed) => {
        const { files, entries } = simulateBank(buildRemittance(remittance).bytes, { scenario: 'mixed', seed })
        for (const [file, { bytes }] of files.entries()) {
          const reported = entries.flatMap(({ events }) =>
            events.filter((event) => event.file === file).slice(keepsLast ? -1 : 0),
          )
          const read = Object.values(EdiParser.parse(name, Buffer.from(bytes).toString('latin1'))!.boletos)
          expect(read.map(({ codigo_ocorrencia }) => codigo_ocorrencia).sort()).toEqual(
            reported.map(({ occurrence }) => occurrence).sort(),
          )
          const amounts = read.flatMap((boleto) => paid.map((part) => Number(boleto[part])))
          // The columns of the paid amount have the reversed amount in a reversal.
          expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(
            reported.reduce((sum, { paid, reversed }) => sum + paid + reversed, 0),
          )
        }
      }),
      runs(30),
    )
  })
})

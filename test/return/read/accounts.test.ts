/** Idempotency keys of different accounts differ, in every dialect. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { splitLines } from '../../../src/fixed-width/index.js'
import { parseReturn, paymentsFrom } from '../../../src/return/index.js'
import { returnDialects } from '../../banks/dialects-of.js'
import { runs } from '../../runs.js'
import { returnFixture } from '../return-fixtures.js'

type Columns = readonly [from: number, to: number]

/** Columns of every title, or of the header, that identify the account by the manual: agency, account, or the bank's code of the account. */
interface Account {
  readonly of: 'titles' | 'header'
  readonly columns: readonly Columns[]
  readonly source: string
}

const BB240: Account = {
  of: 'titles',
  columns: [
    [19, 22],
    [28, 35],
  ],
  source: 'Particularidades BB (02/2021), pp. 27–28',
}
const BB400: Account = {
  of: 'titles',
  columns: [
    [18, 21],
    [23, 30],
  ],
  source: 'CBR643 (06/2019), p. 4',
}

const ACCOUNTS: Readonly<Record<string, Account>> = {
  '001-bb/cnab400': BB400,
  '001-bb/cnab400-convenio-4': BB400,
  '001-bb/cnab400-convenio-6': BB400,
  '001-bb/cnab240': BB240,
  '001-bb/cnab240-convenio-4': BB240,
  '001-bb/cnab240-convenio-6': BB240,
  '001-bb/cnab240-convenio-6-livre': BB240,
  '001-bb/cnab240-convenio-8': BB240,
  '004-bnb/cnab400': {
    of: 'titles',
    columns: [
      [18, 21],
      [24, 30],
    ],
    source: 'BNB, CNAB 400 v2.0 (07/2011), p. 9',
  },
  '021-banestes/cnab400': { of: 'titles', columns: [[18, 28]], source: 'CNAB 400 (07/2015), p. 14' },
  '021-banestes/cnab240': { of: 'titles', columns: [[25, 35]], source: 'CNAB 240 (07/2015), p. 18' },
  '033-santander/cnab240': {
    of: 'titles',
    columns: [
      [18, 21],
      [23, 31],
    ],
    source: 'H7815 8.4, p. 13',
  },
  '033-santander/cnab400': {
    of: 'titles',
    columns: [
      [18, 21],
      [30, 37],
      [384, 385],
    ],
    source: 'H7800 2.36, pp. 15–16 and nota 2',
  },
  '033-santander/cnab400-banespa': {
    of: 'titles',
    columns: [
      [18, 21],
      [30, 37],
      [384, 385],
    ],
    source: 'Banespa-033 2.0, pp. 12–13',
  },
  '033-santander/cnab400-356': {
    of: 'titles',
    columns: [
      [19, 22],
      [24, 30],
    ],
    source: 'padrão 356 1.1, p. 13',
  },
  '041-banrisul/cnab400': { of: 'titles', columns: [[18, 30]], source: 'CNAB 400 (12/2020), p. 18' },
  '041-banrisul/cnab240': { of: 'header', columns: [[33, 45]], source: 'CNAB 240 10.3 (06/2023), p. 5' },
  '041-banrisul/cnab240-040': { of: 'header', columns: [[33, 45]], source: 'CNAB 240 (10/2013), p. 7' },
  '084-uniprime/cnab240': {
    of: 'titles',
    columns: [
      [18, 22],
      [24, 35],
    ],
    source: 'CNAB 240 v3 (10/2023), p. 3',
  },
  '084-uniprime/cnab240-750': {
    of: 'titles',
    columns: [
      [18, 22],
      [24, 35],
    ],
    source: 'CNAB 240 v3 (10/2023), pp. 3 e 9',
  },
  '084-uniprime/cnab400-750': {
    of: 'titles',
    columns: [
      [26, 29],
      [30, 36],
    ],
    source: 'CNAB 400 2.0 (07/2019), p. 8; CNAB 240 v3 (10/2023), p. 9',
  },
  '084-uniprime/cnab400': {
    of: 'titles',
    columns: [
      [26, 29],
      [30, 36],
    ],
    source: 'CNAB 400 2.0 (07/2019), p. 8',
  },
  '070-brb/cnab400': {
    of: 'titles',
    columns: [[28, 37]],
    source: 'Manual e Leiautes 077 (06/2019), sheet Leiaute Retorno, row 48',
  },
  '077-inter/cnab400': {
    of: 'titles',
    columns: [
      [24, 27],
      [28, 36],
    ],
    source: 'Manual CNAB400 v1.1 (30/08/2021), p. 14',
  },
  '085-ailos/cnab240': {
    of: 'titles',
    columns: [
      [18, 22],
      [24, 35],
    ],
    source: 'CNAB 240 (01/2023), p. 27',
  },
  '097-credisis/cnab240': {
    of: 'titles',
    columns: [
      [18, 22],
      [24, 35],
    ],
    source: 'CNAB 240 (04/2017), p. 17',
  },
  '097-credisis/cnab400': {
    of: 'titles',
    columns: [
      [18, 21],
      [22, 29],
    ],
    source: 'CNAB 400 v1.1 (06/2017), p. 15',
  },
  '104-caixa/cnab240': { of: 'titles', columns: [[24, 29]], source: 'SIGCB v029, p. 38 and G007' },
  '104-caixa/cnab240-7-digitos': { of: 'titles', columns: [[24, 30]], source: 'SIGCB v029, p. 38 and G007' },
  '104-caixa/cnab240-sicob': {
    of: 'titles',
    columns: [
      [18, 22],
      [24, 35],
    ],
    source: 'SICOB v014, p. 19',
  },
  '104-caixa/cnab400': { of: 'titles', columns: [[22, 27]], source: 'SIGCB v015, p. 28' },
  '104-caixa/cnab400-7-digitos': { of: 'titles', columns: [[21, 27]], source: 'SIGCB v015, pp. 28 and 35' },
  '104-caixa/cnab400-sicob': { of: 'titles', columns: [[18, 33]], source: 'SICOB v01 (10/2005), p. 14' },
  '133-cresol/cnab240': {
    of: 'titles',
    columns: [
      [18, 22],
      [24, 35],
    ],
    source: 'CNAB 240 v1.0.2 (02/2022), pp. 22–23',
  },
  '136-unicred/cnab240': { of: 'titles', columns: [[24, 37]], source: 'CNAB 240 (08/07/2021), p. 5' },
  '136-unicred/cnab400': {
    of: 'titles',
    columns: [
      [18, 21],
      [23, 30],
    ],
    source: 'CNAB 400 (07/08/2020), p. 4',
  },
  '208-btg/cnab240': {
    of: 'titles',
    columns: [
      [18, 22],
      [24, 35],
    ],
    source: 'Tradutor CNAB (11/2023), Segmento T',
  },
  '237-bradesco/cnab240': {
    of: 'titles',
    columns: [
      [19, 22],
      [29, 35],
    ],
    source: 'CNAB 240 (07/2017), p. 18',
  },
  '133-cresol/cnab400': {
    of: 'titles',
    columns: [
      [26, 29],
      [30, 36],
    ],
    source: 'CNAB 400 2.0, pp. 9–10',
  },
  '237-bradesco/cnab400': {
    of: 'titles',
    columns: [
      [26, 29],
      [30, 36],
    ],
    source: 'CNAB 400 v17, p. 36',
  },
  '274-bmp/cnab400': {
    of: 'titles',
    columns: [
      [26, 29],
      [30, 36],
    ],
    source: 'CNAB 400 versão 10 (05/2024), pp. 12 e 34',
  },
  '274-bmp/cnab400-grafeno': {
    of: 'titles',
    columns: [
      [26, 29],
      [30, 36],
    ],
    source: 'Grafeno, CNAB 444 (05/2022), p. 12, e retorno (05/2022), p. 4',
  },
  '310-vortx/cnab400': {
    of: 'titles',
    columns: [
      [26, 29],
      [30, 37],
    ],
    source: 'CNAB 400 V1.0 (08/2025), p. 5',
  },
  '336-c6/cnab400': { of: 'titles', columns: [[18, 29]], source: 'C6, CNAB 400 v2.2 (06/2022), p. 10' },
  '341-itau/cnab240': {
    of: 'titles',
    columns: [
      [19, 22],
      [31, 35],
    ],
    source: 'FEBRABAN 240 (01/2017), p. 14',
  },
  '341-itau/cnab400': {
    of: 'titles',
    columns: [
      [18, 21],
      [24, 28],
    ],
    source: 'CNAB 400 (07/2021), p. 20',
  },
  '712-ourinvest/cnab400': {
    of: 'titles',
    columns: [
      [26, 29],
      [30, 36],
    ],
    source: 'CNAB 400 1.5 (09/2023), p. 28',
  },
  '745-citibank/cnab240': { of: 'titles', columns: [[24, 35]], source: 'Manual CNAB 240 v1.8, p. 14' },
  '745-citibank/cnab400': { of: 'titles', columns: [[18, 37]], source: 'Manual CNAB 400 v1.16, p. 13' },
  '748-sicredi/cnab240': {
    of: 'titles',
    columns: [
      [19, 22],
      [31, 35],
    ],
    source: 'CNAB 240 1.6, p. 60',
  },
  '439-id-banco/cnab400': {
    of: 'titles',
    columns: [
      [26, 29],
      [30, 36],
    ],
    source: 'CNAB 400 (02/2024), p. 22',
  },
  '457-uy3/cnab400': {
    of: 'titles',
    columns: [
      [26, 29],
      [30, 36],
    ],
    source: 'CNAB 400 (07/2024), p. 9',
  },
  '559-kanastra/cnab400': {
    of: 'titles',
    columns: [
      [26, 29],
      [30, 36],
    ],
    source: 'CNAB400 1.0 (08/2024), p. 9',
  },
  '246-abc/cnab240': { of: 'titles', columns: [[18, 37]], source: 'CNAB 240 (05/2020), p. 24' },
  '246-abc/cnab400': { of: 'titles', columns: [[18, 37]], source: 'CNAB 400 (16/11/2023), p. 16' },
  '224-fibra/cnab400': { of: 'titles', columns: [[18, 37]], source: 'CNAB 400 (08/2021), p. 14' },
  '633-rendimento/cnab400': { of: 'titles', columns: [[18, 37]], source: 'AUTBANK CNAB 400 (14/12/2018), p. 12' },
  '435-delbank/cnab400': { of: 'titles', columns: [[18, 37]], source: 'AUTBANK CNAB 400 (14/12/2018), p. 12' },
  '099-uniprime99/cnab400': {
    of: 'titles',
    columns: [
      [26, 29],
      [30, 36],
    ],
    source: 'Bradesco, CNAB 400 v17, p. 17',
  },
  '212-original/cnab400': { of: 'titles', columns: [[18, 37]], source: 'AUTBANK CNAB 400 (14/12/2018), p. 12' },
  '604-bib/cnab400': { of: 'titles', columns: [[18, 37]], source: 'AUTBANK CNAB 400 (14/12/2018), p. 12' },
  '174-pefisa/cnab400': { of: 'titles', columns: [[18, 29]], source: 'C6, CNAB 400 v2.2 (06/2022), p. 10' },
  '422-safra/cnab240': {
    of: 'titles',
    columns: [
      [18, 22],
      [24, 35],
    ],
    source: 'FEBRABAN CNAB 240, 10.6, p. 66',
  },
  '356-real/cnab240': {
    of: 'titles',
    columns: [
      [18, 22],
      [24, 35],
    ],
    source: 'Banco Real, CNAB 240, versão 4.5 (06/07/2010), p. 23',
  },
  '356-real/cnab400': {
    of: 'titles',
    columns: [
      [19, 22],
      [24, 30],
    ],
    source: 'Banco Real, CNAB 400, versão 3.0 (05/01/2005), p. 22',
  },
  '399-hsbc/cnab240': {
    of: 'titles',
    columns: [
      [18, 22],
      [24, 35],
    ],
    source: 'HSBC, CNAB 240, versão 2.01 (05/2014), p. 25',
  },
  '399-hsbc/cnab240-cnr': {
    of: 'titles',
    columns: [
      [18, 22],
      [24, 35],
    ],
    source: 'HSBC, CNAB 240, versão 2.03 (08/2013), p. 10',
  },
  '399-hsbc/cnab240-desconto': {
    of: 'titles',
    columns: [
      [18, 22],
      [24, 35],
    ],
    source: 'HSBC, CNAB 240, versão 2.01 (05/2014), p. 25',
  },
  '399-hsbc/cnab240-sap': {
    of: 'titles',
    columns: [
      [18, 22],
      [24, 35],
    ],
    source: 'HSBC, CNAB 240 - SAP R/3 (08/2012), p. 24',
  },
  '399-hsbc/cnab400': {
    of: 'titles',
    columns: [
      [19, 22],
      [25, 35],
    ],
    source: 'HSBC, CNAB 400 (05/2014), p. 21',
  },
  '399-hsbc/cnab400-cnr': {
    of: 'titles',
    columns: [
      [18, 22],
      [25, 35],
    ],
    source: 'HSBC, CNAB 400, Volume IV (05/2008), p. 5',
  },
  '422-safra/cnab400': {
    of: 'titles',
    columns: [
      [18, 22],
      [23, 30],
    ],
    source: 'Layout Padrão Safra 400 (12/2017), p. 15',
  },
  '637-sofisa/cnab400': { of: 'titles', columns: [[18, 37]], source: 'CNAB 444 (05/2019), p. 12' },
  '637-sofisa/cnab400-444': { of: 'titles', columns: [[18, 37]], source: 'CNAB 444 (05/2019), p. 12' },
  '643-pine/cnab400': { of: 'titles', columns: [[18, 37]], source: 'CNAB 400 (02/2019), p. 13' },
  '655-bv/cnab400': { of: 'titles', columns: [[18, 27]], source: 'BV, CNAB 400 6.2 (08/2024), p. 11' },
  '707-daycoval/cnab400': { of: 'titles', columns: [[18, 37]], source: 'carteira 6 (09/2023), p. 11' },
  '748-sicredi/cnab400': { of: 'header', columns: [[27, 31]], source: 'CNAB 400 2.1, p. 36' },
  '756-sicoob/cnab240': {
    of: 'titles',
    columns: [
      [19, 22],
      [28, 35],
    ],
    source: 'Retorno CNAB240 (10/2019), l. 75–77',
  },
  '756-sicoob/cnab400': {
    of: 'titles',
    columns: [
      [18, 21],
      [23, 30],
    ],
    source: 'Retorno CNAB400 (10/2019), l. 31–33',
  },
  '756-sicoob/cnab240-correspondente-bb': {
    of: 'header',
    columns: [
      [19, 22],
      [30, 40],
    ],
    source: 'correspondente Banco do Brasil (12/2011), p. 6',
  },
  '756-sicoob/cnab400-correspondente-bradesco': {
    of: 'titles',
    columns: [
      [27, 30],
      [31, 37],
    ],
    source: 'correspondente Bradesco (07/2013), p. 8',
  },
}

/** The settlements of a dialect, with another account. */
function ofAccount(folder: string, { of, columns }: Account, digits: string): Buffer {
  const { bytes, expected } = returnFixture(`${folder}/settlements`)
  const titles = new Set(expected.bank_billet_discharges.map(({ line }) => line))
  const changed = Buffer.from(bytes)
  for (const { number, start } of splitLines(bytes)) {
    if (of === 'header' ? number !== 1 : !titles.has(number)) continue
    let at = 0
    for (const [from, to] of columns) {
      changed.write(digits.slice(at, at + to - from + 1), start + from - 1, 'latin1')
      at += to - from + 1
    }
  }
  return changed
}

const keysOf = (bytes: Buffer): string[] =>
  paymentsFrom(parseReturn(bytes).bank_billet_discharges).map(({ idempotency_key }) => idempotency_key)

test('every dialect is in the table', () => {
  expect(Object.keys(ACCOUNTS).sort()).toEqual(
    returnDialects()
      .map(({ folder }) => folder)
      .sort(),
  )
})

describe.each(Object.entries(ACCOUNTS))('%s ($source)', (folder, account) => {
  const length = account.columns.reduce((sum, [from, to]) => sum + to - from + 1, 0)
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })

  it('different accounts have different keys, the same account the same key', () => {
    fc.assert(
      fc.property(digits, digits, (one, other) => {
        const [ofOne, ofOther] = [one, other].map((each) => keysOf(ofAccount(folder, account, each)))
        expect(ofOne!.length).toBeGreaterThan(0)
        if (one === other) expect(ofOther).toEqual(ofOne)
        else expect(ofOne!.filter((key) => ofOther!.includes(key))).toEqual([])
      }),
      runs(20),
    )
  })

  it('for a difference in any digit', () => {
    const plain = '1'.repeat(length)
    const keys = Array.from({ length }, (_, i) => `${plain.slice(0, i)}2${plain.slice(i + 1)}`).flatMap((each) =>
      keysOf(ofAccount(folder, account, each)),
    )
    expect(new Set(keys).size).toBe(keys.length)
  })
})

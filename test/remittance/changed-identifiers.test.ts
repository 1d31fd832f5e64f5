/** An identifier is in the file as given, but for capitals and accents: a change of its blanks or marks is an error, or reported where the manual orders it. */
import { describe, expect, test } from 'vitest'
import { registersTitles } from '../../src/banks/index.js'
import { isValidationError, type Slip, type Wallet } from '../../src/cobranca/index.js'
import { buildRemittance } from '../../src/remittance/index.js'
import { remittanceDialects } from '../banks/dialects-of.js'
import { rowsOf } from '../banks/rows-of.js'
import { errorsOf } from '../cobranca/errors-of.js'
import { someOf } from '../runs.js'
import { entry, generated_at, itau400 } from './made-up.js'
import { ownNumber } from './own-number.js'

const built = (wallet: Wallet, slip: Partial<Slip>) => buildRemittance({ wallet, entries: [entry(slip)], generated_at })

const rows = await rowsOf('instruction-rows.ts')

/** A wallet of each dialect of registrations, from the rows of its bank. */
const wallets = remittanceDialects()
  .filter(({ dialect }) => registersTitles(dialect))
  .map(({ bank, key, name, dialect }) => {
    const { wallet } = rows.find((each) => each.bank === bank)!.rows.INSTRUCTIONS[key]!
    const isNumberedByBank = dialect.contracts[wallet.bank_contract_slug]!.bankNumbers === true
    return { name, dialect, our_number: isNumberedByBank ? null : ownNumber(dialect, 1), wallet }
  })

const walletOf = (name: string): Wallet => wallets.find((each) => each.name === name)!.wallet

/** Each printable mark between letters, and texts in which a bank could change something else than a letter. */
const TEXTS = [
  ...Array.from('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ –²°€\t', (mark) => `Q7${mark}Z9`),
  'Q7  Z9',
  'Q7   Z9  K',
  'q7-z9',
]

const ORDERED = [
  '041/cnab240',
  '041/cnab400',
  '097/cnab400',
  '104/cnab240',
  '104/cnab240 7 dígitos',
  '104/cnab400',
  '104/cnab400 7 dígitos',
]

test('only the manuals of Banrisul (400, p. 5; 240, p. 3), Caixa (240, p. 17; 400, p. 15) and CrediSIS (400, p. 5) have identifiers without any punctuation', () => {
  const ordered = wallets.filter(({ dialect }) => dialect.identifierMarks !== undefined)
  expect(ordered.map(({ name }) => name).sort()).toEqual(ORDERED)
})

describe.each(someOf(wallets, 10))('$name', ({ name, dialect, wallet, our_number }) => {
  const columns = Object.values(dialect.layout.records).flatMap(({ fields }) => Object.keys(fields))

  test.each(['document_number', 'control_number'] as const)('%s is as given, or an error', (field) => {
    if (!columns.includes(field)) return
    for (const text of TEXTS) {
      const given = { our_number, document_number: 'NF1', control_number: 'C1', [field]: text }
      try {
        const { content, changes } = built(wallet, given)
        const changed = changes.filter((change) => change.from === text)
        if (ORDERED.includes(name) && changed.length > 0) continue
        expect([text, changed]).toEqual([text, []])
        expect(content).toContain(text.toUpperCase())
      } catch (error) {
        if (!isValidationError(error)) throw error
        expect([text, Object.keys(error.errors)]).toEqual([text, [field]])
      }
    }
  })
})

describe('an identifier that would change is an error', () => {
  const message = (to: string, layout: string) => [
    `seria gravado como «${to}» no ${layout}: use um identificador sem os sinais e espaços que o arquivo não leva`,
  ]

  // Citibank CNAB 400 v1.16, p. 4, and CNAB 240 v1.8, G072, p. 25. Daycoval CNAB 400, p. 2.
  test.each([
    ['341/cnab400', 'CNAB400 de Itaú', 'A  B', 'A B'],
    ['341/cnab240', 'CNAB240 de Itaú', 'A  B', 'A B'],
    ['745/cnab400', 'CNAB400 de Citibank', 'A#B*C', 'A B C'],
    ['745/cnab240', 'CNAB240 de Citibank', 'A#B*C', 'A B C'],
    ['707/cnab400', 'CNAB400 de Daycoval', 'A&B', 'A B'],
    ['041/cnab400', 'CNAB400 de Banrisul', 'A  B', 'A B'],
  ])('%s: %s, %s', (name, layout, text, to) => {
    const slip = { document_number: 'NF1', control_number: text }
    expect(errorsOf(() => built(walletOf(name), slip))).toEqual({ control_number: message(to, layout) })
  })

  test('the marks that Citibank returns are sent', () => {
    expect(built(walletOf('745/cnab400'), { control_number: 'A/B-C;D 1' }).content).toContain('A/B-C;D 1')
  })

  // The marks are only about the identification of the title (CNAB 400 v1.16, p. 4; CNAB 240 v1.8, G072, p. 25), not about «seu número» (p. 5; C011, p. 18).
  test.each([
    ['745/cnab400', 1, 110, 37],
    ['745/cnab240', 2, 62, 195],
  ] as const)('%s: a document number without a control number is sent as given', (name, line, own, control) => {
    const { content, changes } = built(walletOf(name), { document_number: 'NF.123' })
    const title = content.split('\r\n')[line]!
    expect([title.slice(own, own + 10), title.slice(control, control + 10)]).toEqual(['NF.123    ', 'NF 123    '])
    expect(changes.map(({ field, from, to }) => [field.split('.')[1], from, to])).toContainEqual([
      'control_number',
      'NF.123',
      'NF 123',
    ])
  })

  test('two such document numbers that become one control number are an error', () => {
    const entries = [entry({ document_number: 'NF.1' }), entry({ document_number: 'NF 1' })]
    expect(errorsOf(() => buildRemittance({ wallet: walletOf('745/cnab400'), entries, generated_at }))).toEqual({
      document_number: ['fica igual a «NF.1», que já está nesta remessa'],
    })
  })

  test('a control number that is the document number by default is reported as document_number', () => {
    expect(errorsOf(() => built(itau400, { document_number: 'A  B' }))).toEqual({
      document_number: message('A B', 'CNAB400 de Itaú'),
    })
  })

  test('letters only lose their accents, which is reported', () => {
    const { content, changes } = built(itau400, { document_number: 'Nº 7 Ç', control_number: 'a' })
    expect(content).toContain('NO 7 C')
    expect(changes).toEqual([{ entry: 0, field: 'title.document_number', from: 'Nº 7 Ç', to: 'NO 7 C', cut: false }])
  })
})

// CNAB 400, p. 5: «Não utilizar acentuação gráfica, pontuação, parênteses […]».
test('Banrisul takes no punctuation: it becomes blanks, and changes lists it', () => {
  const { content, changes } = built(walletOf('041/cnab400'), { document_number: 'NF1/2', control_number: 'CTRL-9' })
  const title = content.split('\r\n')[1]!
  expect([title.slice(110, 120), title.slice(37, 62).trim()]).toEqual(['NF1 2     ', 'CTRL 9'])
  expect(changes.filter(({ field }) => /_number$/.test(field))).toEqual([
    { entry: 0, field: 'title.control_number', from: 'CTRL-9', to: 'CTRL 9', cut: false },
    { entry: 0, field: 'title.document_number', from: 'NF1/2', to: 'NF1 2', cut: false },
  ])
})

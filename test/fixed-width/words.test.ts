import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { fields, fieldWords, fileLayout, parseFile, record } from '../../src/layouts.js'
import { parseReturn } from '../../src/return/index.js'
import { changedFixture } from '../changed-fixture.js'

const made = (words?: Parameters<typeof fileLayout>[0]['words']) =>
  fileLayout({
    name: 'made',
    width: 8,
    records: {
      header: record(
        'made.header',
        8,
        { type: fields.key(1, 1, '0'), due_date: fields.date(2, 7, 'DDMMYY'), plan_2: fields.digits(8, 8) },
        'Manual, p. 3',
      ),
    },
    structure: { header: 'header', titles: [] },
    ...(words === undefined ? {} : { words }),
  })

const PLAN = {
  label: { pt: 'plano', en: 'plan' },
  meaning: { pt: 'Código do plano do cliente.', en: 'Code of the client’s plan.' },
}

test('a field of an own layout has the words of its name, those of the layout, or none', () => {
  expect(fieldWords(made(), 'header', 'due_date')?.label).toEqual({ pt: 'vencimento', en: 'due date' })
  expect(fieldWords(made(), 'header', 'plan_2')).toBeNull()
  const expected = { label: { pt: 'plano 2', en: 'plan 2' }, meaning: PLAN.meaning, source: 'Manual, p. 3' }
  expect(fieldWords(made({ plan: PLAN }), 'header', 'plan_2')).toEqual(expected)
  expect(fieldWords(made({ 'header.plan': { ...PLAN, source: 'Manual, p. 9' } }), 'header', 'plan_2')).toEqual({
    ...expected,
    source: 'Manual, p. 9',
  })
  expect(fieldWords(made({ 'trailer.plan': PLAN }), 'header', 'plan_2')).toBeNull()
})

test('words without a label have that of the name', () => {
  const words = { due_date: { meaning: { pt: 'Último dia da oferta.', en: 'Last day of the offer.' } } }
  expect(fieldWords(made(words), 'header', 'due_date')).toMatchObject({
    label: { pt: 'vencimento', en: 'due date' },
    meaning: words.due_date.meaning,
  })
})

test('messages have the words of the layout', () => {
  const line = Buffer.from('0010126X\n')
  const [usual] = parseFile(made(), line).diagnostics
  expect(usual).toMatchObject({ field: 'header.plan_2', message: expect.stringContaining('header.plan_2') })
  const [found] = parseFile(made({ plan: PLAN }), line).diagnostics
  expect(found).toMatchObject({
    code: usual!.code,
    field: 'header.plan_2',
    message: expect.stringContaining('«plano 2» do header'),
  })
})

// Sicredi, CNAB 400 2.1, p. 36: «código do beneficiário» in 27–31, where other banks have the account.
test('a diagnostic of a return has the word of the bank', () => {
  const bytes = changedFixture('748-sicredi/cnab400/settlements.ret', 1, { 27: '4A527' })
  const { message } = parseReturn(bytes).diagnostics.find(({ field }) => field === 'header.account_number')!
  expect(message).toContain('«código do beneficiário» do header')
})

test('readers and their messages are bundled without the meanings of fields', async () => {
  const inputsOf = async (entry: string): Promise<string[]> => {
    const options = { bundle: true, write: false, metafile: true, format: 'esm', packages: 'external' } as const
    const { metafile } = await build({ ...options, platform: 'node', entryPoints: [entry] })
    return Object.keys(metafile.inputs).filter((path) => path.includes('/words/'))
  }
  const read = await inputsOf('src/return/index.ts')
  expect(read).toContain('src/fixed-width/words/field-labels.ts')
  expect(read.filter((path) => path.includes('meanings'))).toEqual([])
  expect(await inputsOf('src/layouts.ts')).toContain('src/fixed-width/words/field-meanings.ts')
})

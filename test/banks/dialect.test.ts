/** Detection of a file's dialect among a bank's dialects of one width. */
import { describe, expect, test } from 'vitest'
import { type Dialect, detectDialect } from '../../src/banks/dialect.js'
import { BANKS, BANKS_WITH_FILES } from '../../src/banks/index.js'
import { FileHead } from '../../src/febraban/index.js'
import { fieldAt, fileLayout, key, record, reserved, text } from '../../src/fixed-width/index.js'

const layout = fileLayout({
  name: 'bank10.return',
  width: 10,
  records: {
    header: record(
      'bank10.header',
      10,
      { type: key(1, 1, '0'), version: text(2, 4), reserved: reserved(5, 10) },
      'made up',
    ),
    title: record('bank10.title', 10, { type: key(1, 1, '1'), reserved: reserved(2, 10) }, 'made up'),
    title_7: record('bank10.title_7', 10, { type: key(1, 1, '7'), reserved: reserved(2, 10) }, 'made up'),
    trailer: record('bank10.trailer', 10, { type: key(1, 1, '9'), reserved: reserved(2, 10) }, 'made up'),
  },
  structure: { header: 'header', trailer: 'trailer', titles: [{ main: 'title' }, { main: 'title_7' }] },
})

const manual = { title: 'Manual', version: '1' }
const evidence = 'manual'
const usual: Dialect = { layout, manual, evidence }
const old: Dialect = {
  layout,
  manual,
  evidence,
  variant: 'old',
  detectBy: [{ field: 'header.version', values: ['30', '40'] }],
}
const seven: Dialect = {
  layout,
  manual,
  evidence,
  variant: 'seven',
  detectBy: [{ has: 'title_7' }, { field: 'header.version', values: /^5/, example: '51' }],
}

const detected = (...lines: string[]): string | undefined =>
  detectDialect([usual, old, seven], new FileHead(Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1')))
    .variant

describe('the dialect of a file', () => {
  test('is detected by a trimmed field of a record', () => {
    expect(detected('050', '1', '9')).toBeUndefined()
    expect(detected('030 ', '1', '9')).toBe('old')
    expect(detected('0 40', '1', '9')).toBe('old')
  })

  test('is detected only if all its signatures match: here a record among the first lines and a version', () => {
    expect(detected('051', '1', '7', '9')).toBe('seven')
    expect(detected('051', '1', '9')).toBeUndefined()
    expect(detected('060', '7', '9')).toBeUndefined()
  })

  test('is detected by a field of several roles, in the first line of any of them', () => {
    const any: Dialect = {
      layout,
      manual,
      evidence,
      variant: 'any',
      detectBy: [{ field: 'title.reserved', also: ['title_7.reserved'], values: ['4'] }],
    }
    const toldBy = (...lines: string[]) =>
      detectDialect([usual, any], new FileHead(Buffer.from(lines.join('\n'), 'latin1'))).variant
    expect(toldBy('050', '7 4', '1', '9')).toBe('any')
    expect(toldBy('050', '1 4', '7', '9')).toBe('any')
    expect(toldBy('050', '1', '7 4', '9')).toBeUndefined()
    expect(toldBy('050', '9')).toBeUndefined()
  })

  test('is the usual one if no signature matches, also without a header', () => {
    expect(detected('1', '9')).toBeUndefined()
    expect(detected('099', '1', '9')).toBeUndefined()
  })

  test('is detected by columns, with any letters before them', () => {
    const title = (name: string, type: string) =>
      record(`bank10.${name}`, 10, { name: text(1, 8), type: key(9, 9, type), end: reserved(10, 10) }, 'made up')
    const named = fileLayout({
      name: 'bank10.named',
      width: 10,
      records: { header: title('header', '0'), title: title('title', '1'), trailer: title('trailer', '9') },
      structure: { header: 'header', trailer: 'trailer', titles: [{ main: 'title' }] },
    })
    const titled: Dialect = { layout: named, manual, evidence, variant: 'titled', detectBy: [{ has: 'title' }] }
    const lines = Buffer.from('OPERAÇÃO0\r\nAÇÃO    1\r\n', 'latin1')
    expect(detectDialect([{ layout: named, manual, evidence }, titled], new FileHead(lines)).variant).toBe('titled')
  })

  test('is detected in short and long lines, and after blank lines', () => {
    expect(detected('', '030')).toBe('old')
    expect(detected('030        x')).toBe('old')
  })
})

describe.each(BANKS_WITH_FILES)('$number $name', ({ returns, remittances }) => {
  const lists: readonly (readonly [string, readonly Dialect[]])[] = [
    ...Object.entries(returns).map(([kind, dialects]) => [`returns ${kind}`, dialects] as const),
    ...Object.entries(remittances).map(([kind, dialects]) => [`remittances ${kind}`, dialects] as const),
  ]

  test.each(lists)('%s: variants have distinct names, and all except the usual one have a signature', (_, dialects) => {
    const names = dialects.map(({ variant }) => variant)
    expect(new Set(names).size).toBe(names.length)
    // Dialects of another width than the usual one need no signature.
    const others = dialects.filter(
      ({ layout: { width } }, i) => i > dialects.findIndex((each) => each.layout.width === width),
    )
    for (const { detectBy: signs } of others) expect(signs).not.toHaveLength(0)
    for (const { detectBy: signs } of others) expect(signs).toBeDefined()
  })

  test.each(lists)('%s: the fields of signatures are in the layout', (_, dialects) => {
    for (const { layout, detectBy: signs } of dialects) {
      for (const sign of signs ?? []) {
        if ('has' in sign) expect(layout.records).toHaveProperty(sign.has)
        else for (const path of [sign.field, ...(sign.also ?? [])]) expect(() => fieldAt(layout, path)).not.toThrow()
      }
    }
  })
})

describe('an example of a signature', () => {
  const examples = BANKS.flatMap(({ number, returns, remittances }) =>
    [...Object.values(returns), ...Object.values(remittances)]
      .flat()
      .flatMap(({ layout: { name, records }, detectBy: signatures = [] }) =>
        signatures.flatMap((sign) =>
          'example' in sign ? [{ name: `${number} ${name} ${sign.field}`, records, sign }] : [],
        ),
      ),
  )

  test.each(examples)('matches, and fills the columns: $name', ({ records, sign }) => {
    const [role, name] = sign.field.split('.') as [string, string]
    const { from, to, kind } = records[role]!.fields[name]!
    expect(sign.values.test(sign.example)).toBe(true)
    if (kind !== 'text') expect(sign.example).toHaveLength(to - from + 1)
    else expect(sign.example.length).toBeLessThanOrEqual(to - from + 1)
  })
})

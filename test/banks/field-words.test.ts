/** Every field of every layout has a label and a meaning, in Portuguese and English. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/code/language.js'
import { FIELD_LABELS } from '../../src/fixed-width/words/field-labels.js'
import { FIELD_MEANINGS } from '../../src/fixed-width/words/field-meanings.js'
import { type FieldWords, fieldWords } from '../../src/fixed-width/words/field-words.js'
import * as labelTables from '../../src/fixed-width/words/labels/index.js'
import { rowNamed } from '../../src/fixed-width/words/named.js'
import { formerDialects, otherDialects, remittanceDialects, returnDialects } from './dialects-of.js'

const dialects = [...returnDialects(), ...remittanceDialects(), ...formerDialects(), ...otherDialects()]

/** Every record of the layouts, also those that replace another by their content. */
const records = dialects.flatMap(({ name, dialect: { layout, alternatives = {} } }) =>
  [
    ...Object.entries(layout.records),
    ...Object.entries(alternatives).flatMap(([role, list]) => list.map((record) => [role, record] as const)),
  ].map(([role, { fields }]) => ({ name, role, layout, fields: Object.keys(fields) })),
)

interface Field {
  readonly place: string
  readonly name: string
  readonly words: FieldWords | null
}

const fields: readonly Field[] = records.flatMap(({ name, role, layout, fields }) =>
  fields.map((field) => ({ place: `${name} ${role}.${field}`, name: field, words: fieldWords(layout, role, field) })),
)

/** Fields whose words break a rule, each name once. */
const breaking = (breaks: (words: FieldWords, name: string) => boolean): string[] => {
  const found = fields.filter(({ words, name }) => words !== null && breaks(words, name))
  return [...new Map(found.map(({ place, name, words }) => [name, `${place}: ${JSON.stringify(words)}`])).values()]
}

describe('every field of every layout', () => {
  test('has words', () => {
    expect(fields.length).toBeGreaterThan(20_000)
    expect([...new Set(fields.filter(({ words }) => words === null).map(({ name }) => name))]).toEqual([])
  })

  test('has labels without underscores, and other than its name', () => {
    expect(
      breaking(({ label }, name) =>
        LANGUAGES.some(
          (language) => label[language] === '' || label[language] === name || /_|\s{2}|^\s|\s$/.test(label[language]),
        ),
      ),
    ).toEqual([])
  })

  test('has one sentence of at most 140 characters', () => {
    expect(
      breaking(({ meaning }) =>
        LANGUAGES.some((language) => !/^[A-Z0-9ÁÉÍÓÚÂÊÔÃÕÇ][^\n]{8,138}[^.]\.$/.test(meaning[language])),
      ),
    ).toEqual([])
    expect(breaking(({ meaning }) => LANGUAGES.some((language) => /\.\s+[A-ZÀ-Ú]/.test(meaning[language])))).toEqual([])
  })

  test('has a sentence that is more than its label', () => {
    const plain = (text: string): string =>
      text.toLowerCase().replace(/\b(of|the|d[aeo]s?|[ao]s?|number|número|check|verificador)\b|[^a-zà-ú0-9]/g, '')
    expect(
      breaking(({ label, meaning }) =>
        LANGUAGES.some((language) => plain(meaning[language]) === plain(label[language])),
      ),
    ).toEqual([])
  })

  test('has no words that the project does not use', () => {
    // The replaced words of the table of terms that a label or a meaning could have.
    const unused =
      /\b(told|tells|refus\w*|anew|mend\w*|ledger|whoever|thereof|queixa\w*|recus\w*)\b|^(what|who)\b|\bo valor do campo\b/i
    expect(
      breaking(({ label, meaning }) =>
        LANGUAGES.some((language) => unused.test(label[language]) || unused.test(meaning[language])),
      ),
    ).toEqual([])
  })
})

describe.each(LANGUAGES)('in %s', (language) => {
  test('two fields of a record have two labels', () => {
    const same = records.flatMap(({ name, role, layout, fields }) => {
      const labels = fields.map((field) => fieldWords(layout, role, field)!.label[language])
      return fields.flatMap((field, i) =>
        labels.indexOf(labels[i]!) < i ? [`${name} ${role}: ${fields[labels.indexOf(labels[i]!)]}, ${field}`] : [],
      )
    })
    expect(same).toEqual([])
  })
})

test('no words are without a field', () => {
  const used = new Set(
    records.flatMap(({ role, fields }) =>
      fields.flatMap((field) => [rowNamed(FIELD_LABELS, field, `${role}.`)?.key, rowNamed(FIELD_LABELS, field)?.key]),
    ),
  )
  expect(Object.keys(FIELD_LABELS).filter((key) => !used.has(key))).toEqual([])
})

test('labels and meanings have the same names, each once', () => {
  expect(Object.keys(FIELD_MEANINGS).sort()).toEqual(Object.keys(FIELD_LABELS).sort())
  const rows = Object.values(labelTables).flatMap((table) => Object.keys(table))
  expect(rows.length).toBe(Object.keys(FIELD_LABELS).length)
})

describe('words of one layout', () => {
  const own = dialects.filter(({ dialect }) => dialect.layout.words !== undefined)

  test('name the manual and its page', () => {
    const places = records.flatMap(({ name, role, layout, fields }) =>
      fields.map((field) => ({ place: `${name} ${role}.${field}`, source: fieldWords(layout, role, field)?.source })),
    )
    const without = places.filter(
      ({ source }) => source !== undefined && !/(, (pp?\.|l\.|linhas|seção) ?\d)/.test(source),
    )
    expect(places.filter(({ source }) => source !== undefined).length).toBeGreaterThan(100)
    expect(without).toEqual([])
  })

  test('are of a field of one of its layouts, and other than those of the name', () => {
    const used = new Set(
      own.flatMap(({ dialect: { layout } }) =>
        Object.entries(layout.records).flatMap(([role, { fields }]) =>
          Object.keys(fields).flatMap((field) => {
            const row = rowNamed(layout.words!, field, `${role}.`) ?? rowNamed(layout.words!, field)
            return row === null ? [] : [layout.words![row.key]!]
          }),
        ),
      ),
    )
    const rows = own.flatMap(({ name, dialect: { layout } }) =>
      Object.entries(layout.words!).map(([key, row]) => ({ place: `${name} ${key}`, key, row })),
    )
    expect(rows.filter(({ row }) => !used.has(row)).map(({ place }) => place)).toEqual([])
    const usual = ({ key, row: { label, meaning } }: (typeof rows)[number]): boolean => {
      const [name = '', record = ''] = key.split('.').reverse()
      const { records } = dialects[0]!.dialect.layout
      const words = fieldWords({ records }, record, name)
      return words !== null && (words.meaning.pt === meaning.pt || words.label.pt === label?.pt)
    }
    expect(rows.filter(usual).map(({ place }) => place)).toEqual([])
  })
})

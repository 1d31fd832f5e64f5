/** Regular titles as columns, written from bytes into arrays. Equal to `append` of the column builders on records. */

import { MAX_PADDING, NO_DATE } from '../../../fixed-width/index.js'
import { utf8Bytes, utf8Length } from '../../../runtime/bytes.js'
import type { ColumnBuilder } from '../../columns/column-builders.js'
import { COLUMNS, type ColumnName, cellOf } from '../../columns/columns.js'
import { type SlipColumn, slipColumnField } from '../../meaning/slip-columns.js'
import { isOfKind } from '../../meaning/title-plan.js'
import { fieldSource, type OutcomeField } from '../field-source.js'
import type { TitleKind } from '../regular-title.js'
import { compiledKind } from './compiled-title.js'
import type { Emission } from './title-code.js'
import type { HeaderSpan, Span, TitleSource } from './title-source.js'

/** Destination of the generated code: row count and columns. */
export interface ColumnsOut {
  rows: number
  readonly builders: readonly ColumnBuilder[]
}

/** Code of a column. Its variable names end in the column's number; `r` is the row. */
type ColumnCode = Required<Pick<Emission, 'variables' | 'begin' | 'statements'>>

export const columnsKind = (fields: readonly ColumnName[]): TitleKind =>
  compiledKind(`columns ${fields.join()}`, (title, origin) => {
    const outcomeCodes: RenderedCode[] = []
    const columns = fields.map((name, i): ColumnCode => {
      const source = fieldSource(origin, name)
      if ('slip' in source) return slipColumn(title, source.slip, i)
      if ('parsed' in source) return parsedColumn(title, source.parsed, i)
      if ('line' in source)
        return source.line === 'number'
          ? values(i, 'line')
          : texts(i, linesOf(title), title.dialect.layout.width + MAX_PADDING)
      if (COLUMNS[name] === 'json') return 'outcome' in source ? reasons(i) : texts(i, [], 0)
      if ('constant' in source)
        return codes(i, [`index${i} = column${i}.codeOf(${JSON.stringify(cellOf(name, source.constant))})`])
      if (COLUMNS[name] === 'boolean')
        return values(i, `${source.outcome === 'money' ? 'money' : `o.outcome.${source.outcome}`} ? 1 : 0`)
      outcomeCodes.push({ column: i, of: source.outcome })
      return codes(i, [])
    })
    const all = [renderedCodes(outcomeCodes), ...columns]
    return {
      helpers: { c: { utf8 } },
      variables: [...fields.map((_, i) => `column${i}`), ...all.flatMap(({ variables }) => variables)],
      begin: [...fields.map((_, i) => `column${i} = out.builders[${i}]`), ...all.flatMap(({ begin }) => begin)],
      statements: [
        'const r = out.rows',
        ...all.flatMap(({ statements }) => statements),
        'out.rows = r + 1',
        'const made = true',
      ],
      ...(fields.includes('reasons') ? { render: ({ reasons }) => utf8Bytes(JSON.stringify(reasons)) } : {}),
    }
  })

type ParsedField = Extract<ReturnType<typeof fieldSource>, { readonly parsed: unknown }>['parsed']

function parsedColumn(title: TitleSource, entry: ParsedField, i: number): ColumnCode {
  if (isOfKind(entry, 'date')) return values(i, title.day(entry))
  if (isOfKind(entry, 'text')) return texts(i, title.spans(entry), title.dialect.layout.width)
  return money(i, title.amount(entry))
}

function money(i: number, amount: string): ColumnCode {
  const { variables, begin, statements } = values(i, `amount${i} < 0 ? NaN : amount${i}`)
  return { variables, begin, statements: [`const amount${i} = ${amount}`, ...statements] }
}

function slipColumn(title: TitleSource, column: SlipColumn, i: number): ColumnCode {
  const found = slipColumnField(title.mainRecord, column)
  const { main } = title
  switch (column) {
    case 'amount':
      return money(i, found === null ? '-1' : main.number(found.name))
    case 'expire_at':
      return values(i, found === null ? String(NO_DATE) : main.day(found.name))
    case 'customer_person_name': {
      if (found === null) return absentText(i)
      const [from, to] = main.span(found.name)
      return texts(i, [{ record: main, from, to, digits: false }], title.dialect.layout.width)
    }
    case 'customer_cnpj_cpf':
      return { variables: [], begin: [], statements: [`column${i}.append(r, ${title.slip(column)})`] }
  }
}

const values = (i: number, value: string): ColumnCode => ({
  variables: [`values${i}`],
  begin: [`values${i} = column${i}.values`],
  statements: [`values${i}[r] = ${value}`],
})

const codes = (i: number, begin: readonly string[]): ColumnCode => ({
  variables: [`codes${i}`, `index${i}`],
  begin: [`codes${i} = column${i}.codes`, ...begin],
  statements: [`codes${i}[r] = index${i}`],
})

/** A column of codes that depends on the outcome. */
interface RenderedCode {
  readonly column: number
  readonly of: OutcomeField
}

/** Codes of all columns that depend on the outcome; looked up when the outcome changes. */
function renderedCodes(columns: readonly RenderedCode[]): ColumnCode {
  if (columns.length === 0) return { variables: [], begin: [], statements: [] }
  const lookUp = columns.map(({ column, of }) => `column${column}.codeOf(o.outcome.${of})`)
  return {
    variables: ['lastOutcome', 'codesByOutcome'],
    begin: ['lastOutcome = null', 'codesByOutcome = new Map()'],
    statements: [
      'if (o !== lastOutcome) {',
      'lastOutcome = o',
      'let found = codesByOutcome.get(o)',
      `if (found === undefined) { found = [${lookUp.join(', ')}]; codesByOutcome.set(o, found) }`,
      ...columns.map(({ column }, n) => `index${column} = found[${n}]`),
      '}',
    ],
  }
}

/** A text is copied by words, up to 3 bytes past its end. */
const COPY_OVERRUN = 3

/** @param width largest width of a span */
function texts(i: number, spans: readonly (Span | HeaderSpan | string)[], width: number): ColumnCode {
  const maxSize = spans.reduce((sum, span) => sum + maxSizeOf(span, width), 0)
  const room = [
    `if (k${i} + ${maxSize} > data${i}.length) { data${i} = column${i}.room(k${i} + ${maxSize}); view${i} = column${i}.view }`,
  ]
  return {
    variables: [`offsets${i}`, `data${i}`, `view${i}`],
    begin: [`offsets${i} = column${i}.offsets`, `data${i} = column${i}.data`, `view${i} = column${i}.view`],
    statements: [
      `let k${i} = offsets${i}[r]`,
      ...(spans.length === 0 ? [] : room),
      ...spans.flatMap((span) =>
        typeof span === 'string' ? constant(i, span) : 'bytes' in span ? [headerText(i, span)] : [copied(i, span)],
      ),
      `offsets${i}[r + 1] = k${i}`,
    ],
  }
}

/** The layout has no field for the text. */
function absentText(i: number): ColumnCode {
  const { variables, begin, statements } = texts(i, [], 0)
  return { variables, begin, statements: [...statements, `column${i}.setNull(r)`] }
}

function maxSizeOf(span: Span | HeaderSpan | string, width: number): number {
  if (typeof span === 'string') return utf8Length(span)
  return 'bytes' in span ? span.maxSize : 2 * width + COPY_OVERRUN
}

const headerText = (i: number, { bytes }: HeaderSpan): string =>
  `data${i}.set(${bytes}, k${i}); k${i} += ${bytes}.length`

const constant = (i: number, text: string): string[] =>
  [...utf8Bytes(text)].map((byte) => `data${i}[k${i}++] = ${byte}`)

/** Copies by words; byte by byte if the text is not ASCII. */
function copied(i: number, { record: { at }, from, to, digits }: Span): string {
  const word = `v.getInt32(${at} + i, true)`
  const store = (value: string): string => `view${i}.setInt32(k${i} + i - ${from}, ${value}, true)`
  const loop = (body: string): string => `for (let i = ${from}; i < ${to}; i += 4) ${body}`
  if (digits) return `${loop(store(word))}; k${i} += ${to} - ${from}`
  return [
    '{ let all = 0',
    loop(`{ const word = ${word}; ${store('word')}; all |= word }`),
    `k${i} = (all & 0x80808080) === 0 ? k${i} + ${to} - ${from} : c.utf8(data${i}, k${i}, b, ${at} + ${from}, ${at} + ${to}) }`,
  ].join('; ')
}

/** Writes Latin-1 as UTF-8. Returns the next position. */
function utf8(data: Uint8Array, at: number, bytes: Uint8Array, from: number, to: number): number {
  let k = at
  for (let i = from; i < to; i++) {
    const byte = bytes[i]!
    if (byte < 0x80) data[k++] = byte
    else {
      data[k++] = 0xc0 | (byte >> 6)
      data[k++] = 0x80 | (byte & 0x3f)
    }
  }
  return k
}

/** The lines of the title, as `line_raw` has them. */
function linesOf({ records }: TitleSource): (Span | string)[] {
  const lines = Array.from(records.values(), (record) => ({ record, from: '0', to: `(${record.end})`, digits: false }))
  return lines.flatMap((line, i) => (i === 0 ? [line] : ['\n', line]))
}

/** The rendered value of an outcome is the JSON of its reasons. */
function reasons(i: number): ColumnCode {
  return {
    ...texts(i, [], 0),
    statements: [
      `const k${i} = offsets${i}[r], end${i} = k${i} + o.rendered.length`,
      `if (end${i} > data${i}.length) data${i} = column${i}.room(end${i})`,
      `data${i}.set(o.rendered, k${i})`,
      `offsets${i}[r + 1] = end${i}`,
    ],
  }
}

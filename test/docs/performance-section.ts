/** The table of measured speed, from the saved results of the benchmark. */
import { readFileSync } from 'node:fs'
import { largeKind } from '../../bench/files/index.js'
import { megabytesASecond, titlesASecond } from '../../bench/format.js'
import type { Row, SuiteResult } from '../../bench/result.js'
import type { SuiteName } from '../../bench/suite.js'
import { suiteOf } from '../../bench/suites/index.js'
import type { Language } from '../../src/cobranca/index.js'
import { markdownTable } from './markdown.js'

const FILES = ['itau400', 'sicoob240'] as const
type File = (typeof FILES)[number]

const LARGE = 100_000

/** Suite, work, titles of the file, and name of the line. */
type Line = readonly [SuiteName, work: string, titles: number, name: Readonly<Record<Language, string>>]

const LINES: readonly Line[] = [
  [
    'parse',
    "decode all, split('\\n')",
    LARGE,
    { en: 'for comparison: decode and split into lines', pt: 'para comparar: decodificar e separar as linhas' },
  ],
  [
    'parse',
    'readReturn, by batches',
    LARGE,
    { en: '`readReturn`, by `batches()`', pt: '`readReturn`, com `batches()`' },
  ],
  [
    'parse',
    'readReturnColumns, 7 columns',
    LARGE,
    { en: '`readReturnColumns`, 7 columns', pt: '`readReturnColumns`, 7 colunas' },
  ],
  [
    'kept',
    'parseReturn, no value read',
    LARGE,
    { en: '`parseReturn`, before its values are used', pt: '`parseReturn`, antes de usar os valores' },
  ],
  [
    'kept',
    'parseReturn, all kept',
    LARGE,
    { en: '`parseReturn`, all values used', pt: '`parseReturn`, usando todos os valores' },
  ],
  [
    'convert',
    'cnab convert, one file, --workers 1',
    1_000_000,
    { en: '`cnab convert`, one worker', pt: '`cnab convert`, um worker' },
  ],
  [
    'convert',
    'cnab convert, eight files, --workers 2',
    1_000_000,
    { en: '`cnab convert`, eight files, two workers', pt: '`cnab convert`, oito arquivos, dois workers' },
  ],
  ['build', 'streamRemittance', LARGE, { en: '`streamRemittance`', pt: '`streamRemittance`' }],
]

const WORDS: Readonly<Record<Language, Readonly<Record<'locale' | 'a_second' | 'cores' | 'unread' | 'used', string>>>> =
  {
    en: {
      locale: 'en',
      a_second: 'titles/s',
      cores: 'cores',
      unread: '`parseReturn`: memory of the records, × bytes of the file, before their values are used',
      used: 'the same, all values used',
    },
    pt: {
      locale: 'pt-BR',
      a_second: 'títulos/s',
      cores: 'núcleos',
      unread: '`parseReturn`: memória dos registros, × bytes do arquivo, antes de usar os valores',
      used: 'o mesmo, usando todos os valores',
    },
  }

const figures = (value: number, language: Language): string =>
  value.toLocaleString(WORDS[language].locale, { maximumSignificantDigits: 3 })

function resultOf(suite: SuiteName): SuiteResult {
  return JSON.parse(readFileSync(`bench/results/${suite}.json`, 'utf8')) as SuiteResult
}

function rowOf(suite: SuiteName, work: string, titles: number, file: File): Row {
  const found = resultOf(suite).rows.find((row) => row.work === work && row.file === file && row.titles === titles)
  if (found === undefined) throw new Error(`bench/results/${suite}.json has no row ${work}, ${file}, ${titles}`)
  return found
}

function speed([name, work, titles]: Line, file: File, language: Language): string {
  const suite = suiteOf(name)
  const row = rowOf(name, work, titles, file)
  const about = row.isSteady ? '' : '≈ '
  return `${about}${figures(titlesASecond(suite, row), language)} ${WORDS[language].a_second}, ${figures(megabytesASecond(suite, row), language)} MB/s`
}

function memory(work: string, file: File, language: Language): string {
  const { held, bytes } = rowOf('kept', work, LARGE, file)
  return figures(held / bytes, language)
}

/** The machine of the results; all machines if the suites were measured on several. */
function machines(language: Language): string {
  const names = LINES.map(([suite]) => {
    const { cpu, cores, node } = resultOf(suite).machine
    return `${cpu.replaceAll('(R)', '')}, ${cores} ${WORDS[language].cores}, Node ${node.slice(1)}`
  })
  return [...new Set(names)].join('; ')
}

export const performanceSection = (language: Language): string =>
  markdownTable(
    [machines(language), ...FILES.map((file) => largeKind(file).name)],
    [
      ...LINES.map((line) => [line[3][language], ...FILES.map((file) => speed(line, file, language))]),
      [WORDS[language].unread, ...FILES.map((file) => memory('parseReturn, no value read', file, language))],
      [WORDS[language].used, ...FILES.map((file) => memory('parseReturn, all kept', file, language))],
    ],
  )

/** `cnab diff`: compares two files. */
import { isDate, type Language } from '../../cobranca/index.js'
import { type FieldValue, REAIS, type Unit } from '../../fixed-width/index.js'
import { shownAmount } from '../../inspect/explain/shown-value.js'
import {
  type ComparedFile,
  type ComparedTitle,
  describeFile,
  diffFiles,
  type FieldDifference,
  type FileDifference,
  type TitleDifference,
} from '../../inspect/index.js'
import { UsageError } from '../arguments.js'
import { type CommandContext, command } from '../command.js'
import { formatOption } from '../common-options.js'
import { errorText } from '../error-text.js'
import { EXIT } from '../exit-codes.js'
import { bytesOf } from '../input.js'
import { jsonText } from '../json-text.js'
import { counted, day, integer } from '../portuguese.js'
import { type Terminal, terminalOn } from '../terminal.js'
import { visible } from '../visible.js'

/** Compares two files and prints the differences. */
export const diff = command({
  name: 'diff',
  summary: {
    pt: 'compara dois arquivos, título por título e campo por campo',
    en: 'compares two files, title by title and field by field',
  },
  usage: { pt: 'A B [--format text|json]', en: 'A B [--format text|json]' },
  about: {
    pt: 'Compara duas remessas, dois retornos, ou uma remessa e seu retorno. Os títulos são associados pelo nosso número; sem nosso número, pelo número de controle da empresa ou pelo número do documento. A linha e o lote do título não importam. Se os layouts são iguais, todos os campos são comparados; se não, os campos de mesmo nome. Cada ocorrência de um retorno é comparada com o título da remessa.',
    en: 'Compares two remittances, two returns, or a remittance and its return. Titles are matched by nosso número; without it, by the company’s control number or the document number. The line and the lot of a title do not matter. If the layouts are equal, all fields are compared; otherwise, the fields with the same name. Each occurrence of a return is compared with the title of the remittance.',
  },
  operands: [{ of: 'files' }, { of: 'files' }],
  options: { format: formatOption('text', 'json') },
  examples: [
    [
      'diff ontem.rem hoje.rem',
      { pt: 'mostra as mudanças de uma remessa gerada de novo', en: 'shows the changes of a rebuilt remittance' },
    ],
    [
      'diff enviada.rem recebido.ret',
      {
        pt: 'mostra os títulos que o banco alterou ou não respondeu',
        en: 'shows the titles that the bank changed or did not answer',
      },
    ],
  ],
  exits: {
    ok: { pt: 'não há diferenças', en: 'there are no differences' },
    incomplete: {
      pt: 'há diferenças, ou um dos arquivos não pôde ser lido',
      en: 'there are differences, or one of the files could not be read',
    },
  },
  async run({ values: { format }, operands: [a, b] }, context) {
    const { terminal, language, stderr } = context
    if (a === undefined || b === undefined) {
      throw new UsageError({ pt: 'Informe os dois arquivos a comparar.', en: 'Specify the two files to compare.' })
    }
    if (a === '-' && b === '-') {
      throw new UsageError({
        pt: 'Use - (entrada padrão) para um só dos arquivos.',
        en: 'Use - (standard input) for only one of the files.',
      })
    }
    const bytes: Uint8Array[] = []
    for (const path of [a, b]) {
      const read = await readableBytesOf(path, context)
      if ('error' in read) {
        terminalOn(stderr).line(`${visible(path)}: ${read.error}`)
        return EXIT.incomplete
      }
      bytes.push(read.bytes)
    }
    const difference = diffFiles(bytes[0]!, bytes[1]!)
    const isSame = difference.titles.length === 0 && difference.header.length === 0
    if (format === 'json') terminal.line(jsonText(difference))
    else for (const line of linesOf(difference, [a, b], terminal, language)) terminal.line(line)
    return isSame ? EXIT.ok : EXIT.incomplete
  },
})

/** Reads a cobrança file, or returns the error. */
async function readableBytesOf(
  path: string,
  context: CommandContext,
): Promise<{ readonly bytes: Uint8Array } | { readonly error: string }> {
  const { language } = context
  try {
    const bytes = await bytesOf(path, context)
    const { refusal } = describeFile(bytes)
    return refusal === null ? { bytes } : { error: visible(refusal.message[language]) }
  } catch (error) {
    return { error: errorText(error, language) }
  }
}

const WORDS = {
  remittance: { pt: 'remessa', en: 'remittance' },
  return: { pt: 'retorno', en: 'return' },
  title: { pt: 'Título', en: 'Title' },
  line: { pt: 'linha', en: 'line' },
  only: { pt: 'Só em', en: 'Only in' },
  empty: { pt: '(vazio)', en: '(empty)' },
  missing: { pt: '(sem o registro)', en: '(no record)' },
} as const

function linesOf(
  { a, b, header, same, titles }: FileDifference,
  [pathA, pathB]: readonly [string, string],
  terminal: Terminal,
  language: Language,
): string[] {
  const { style } = terminal
  const lines = [
    `${style('red', `A ${visible(pathA)}`)}  ${fileText(a, language)}`,
    `${style('green', `B ${visible(pathB)}`)}  ${fileText(b, language)}`,
  ]
  if (header.length > 0) lines.push('', style('bold', 'Header'), ...fieldLines(header, terminal, language))
  for (const title of titles) lines.push('', ...titleLines(title, terminal, language))
  return [...lines, '', summaryOf(same, titles, language)]
}

const fileText = ({ bank, bank_name, layout, direction, titles }: ComparedFile, language: Language): string =>
  [
    `${bank_name} (${bank})`,
    layout.replace('cnab', 'CNAB '),
    WORDS[direction][language],
    language === 'pt' ? counted(titles, 'título', 'títulos') : counted(titles, 'title', 'titles', language),
  ].join(', ')

function titleLines({ a, b, fields }: TitleDifference, terminal: Terminal, language: Language): string[] {
  const { style } = terminal
  const title = (a ?? b)!
  const name = `${WORDS.title[language]} ${numberOf(title)}`
  if (a === null || b === null) {
    const [side, colour] = a === null ? (['B', 'green'] as const) : (['A', 'red'] as const)
    return [
      `${style(colour, `${WORDS.only[language]} ${side}:`)} ${style('bold', visible(name))}, ${placeOf(title, language)}`,
    ]
  }
  const places = [placeOf(a, language), placeOf(b, language)]
  return [`${style('bold', visible(name))}, A ${places[0]}, B ${places[1]}`, ...fieldLines(fields, terminal, language)]
}

const numberOf = ({ our_number, control_number, document_number }: ComparedTitle): string =>
  [our_number, control_number, document_number].find((number) => /[^0\s]/.test(number)) ?? '—'

const placeOf = ({ line, code, code_detail }: ComparedTitle, language: Language): string =>
  `${WORDS.line[language]} ${integer(line, language)}: ${visible([code, code_detail ?? ''].join(' ').trim())}`

function fieldLines(fields: readonly FieldDifference[], { style }: Terminal, language: Language): string[] {
  const width = Math.max(...fields.map(({ field }) => field.length))
  return fields.map(
    ({ field, kind, a, b, units = { a: REAIS, b: REAIS } }) =>
      `  ${field.padEnd(width)}  ${style('red', shown(kind, a, units.a, language))} → ${style('green', shown(kind, b, units.b, language))}`,
  )
}

function shown(
  kind: FieldDifference['kind'],
  value: FieldValue | undefined,
  unit: Unit | null,
  language: Language,
): string {
  if (value === undefined) return WORDS.missing[language]
  if (value === null || value === '') return WORDS.empty[language]
  if (kind === 'money' && typeof value === 'number') return shownAmount(value, unit)
  if (kind === 'date' && typeof value === 'string' && isDate(value)) return day(value, language)
  return visible(String(value))
}

function summaryOf(same: number, titles: readonly TitleDifference[], language: Language): string {
  const onlyA = titles.filter(({ b }) => b === null).length
  const onlyB = titles.filter(({ a }) => a === null).length
  const different = titles.length - onlyA - onlyB
  return language === 'pt'
    ? `${counted(same, 'igual', 'iguais')}, ${counted(different, 'diferente', 'diferentes')}, ${integer(onlyA)} só em A, ${integer(onlyB)} só em B`
    : `${integer(same, language)} equal, ${integer(different, language)} different, ${integer(onlyA, language)} only in A, ${integer(onlyB, language)} only in B`
}

/** `cnab diff`: what two files say differently. */
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

/** Compares and reports. */
export const diff = command({
  name: 'diff',
  summary: {
    pt: 'compara dois arquivos, título por título e campo por campo',
    en: 'compares two files, title by title and field by field',
  },
  usage: { pt: 'A B [--format text|json]', en: 'A B [--format text|json]' },
  about: {
    pt: 'Compara duas remessas, dois retornos, ou uma remessa e seu retorno. Os títulos são os mesmos pelo nosso número; na falta dele, pelo número de controle da empresa, ou do documento. Em que linha ou lote um título está não é diferença. Em arquivos do mesmo layout são comparados todos os campos; nos outros, os que ambos têm. Com um retorno, cada ocorrência é comparada com o título da remessa.',
    en: 'Compares two remittances, two returns, or a remittance and its return. Titles are the same by nosso número; without one, by the company’s control number, or the document’s. In which line or lot a title stands is no difference. In files of one layout all fields are compared; in others, those that both have. With a return, each occurrence is compared with the title of the remittance.',
  },
  operands: [{ of: 'files' }, { of: 'files' }],
  options: { format: formatOption('text', 'json') },
  examples: [
    [
      'diff ontem.rem hoje.rem',
      { pt: 'o que mudou numa remessa gerada de novo', en: 'what changed in a remittance made anew' },
    ],
    [
      'diff enviada.rem recebido.ret',
      {
        pt: 'o que o banco confirmou, mudou ou não respondeu',
        en: 'what the bank confirmed, changed or did not answer',
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
      throw new UsageError({ pt: 'Diga os dois arquivos a comparar.', en: 'Name the two files to compare.' })
    }
    if (a === '-' && b === '-') {
      throw new UsageError({
        pt: 'Só um dos arquivos pode vir da entrada padrão.',
        en: 'Only one of the files can come from the standard input.',
      })
    }
    const bytes: Uint8Array[] = []
    for (const path of [a, b]) {
      const read = await readableBytesOf(path, context)
      if ('complaint' in read) {
        terminalOn(stderr).line(`${visible(path)}: ${read.complaint}`)
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

/** The bytes of a file of cobrança, or what is wrong with it. */
async function readableBytesOf(
  path: string,
  context: CommandContext,
): Promise<{ readonly bytes: Uint8Array } | { readonly complaint: string }> {
  const { language } = context
  try {
    const bytes = await bytesOf(path, context)
    const { refusal } = describeFile(bytes)
    return refusal === null ? { bytes } : { complaint: visible(refusal.message[language]) }
  } catch (error) {
    return { complaint: errorText(error, language) }
  }
}

const WORDS = {
  remittance: { pt: 'remessa', en: 'remittance' },
  return: { pt: 'retorno', en: 'return' },
  title: { pt: 'Título', en: 'Title' },
  line: { pt: 'linha', en: 'line' },
  only: { pt: 'Só em', en: 'Only in' },
  empty: { pt: '(vazio)', en: '(empty)' },
  missing: { pt: '(sem o registro)', en: '(no such record)' },
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
    : `${integer(same, language)} the same, ${integer(different, language)} different, ${integer(onlyA, language)} only in A, ${integer(onlyB, language)} only in B`
}

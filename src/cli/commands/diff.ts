/** `cnab diff`: compares two files. */
import { isDate, type Language, OCCURRENCE_KINDS, type OccurrenceKind } from '../../cobranca/index.js'
import { type FieldValue, REAIS, type Unit } from '../../fixed-width/index.js'
import { shownAmount } from '../../inspect/explain/shown-value.js'
import {
  type BankAnswer,
  type BankAnswers,
  type ComparedFile,
  type ComparedTitle,
  diffSources,
  type FieldDifference,
  type FileDifference,
  type FoundSource,
  foundSource,
  type OpenSource,
  type TitleDifference,
} from '../../inspect/index.js'
import { FileChangedError } from '../../inspect/source.js'
import { isUnsupportedFileError } from '../../return/index.js'
import { UsageError } from '../arguments.js'
import { type CommandContext, command } from '../command.js'
import { formatOption } from '../common-options.js'
import { errorText } from '../error-text.js'
import { EXIT } from '../exit-codes.js'
import { inputSource } from '../input.js'
import { jsonText } from '../json-text.js'
import { counted, countedIn, day, integer, labelOfPath, type Noun } from '../portuguese.js'
import { type Terminal, terminalOn } from '../terminal.js'
import { visible } from '../visible.js'

/** Compares two files and prints the differences. */
export const diff = command({
  usage: { pt: 'A B [--format text|json]', en: 'A B [--format text|json]' },
  about: {
    pt: 'Compara duas remessas, dois retornos, ou uma remessa e seu retorno. Os títulos são associados pelo nosso número; sem nosso número, pelo número de controle da empresa ou pelo número do documento. A linha e o lote do título não importam. Se os layouts são iguais, todos os campos são comparados; se não, os campos de mesmo nome. De uma remessa e seu retorno, mostra também a resposta do banco a cada título e o total por tipo; cada ocorrência é comparada com o título da remessa.',
    en: 'Compares two remittances, two returns, or a remittance and its return. Titles are matched by nosso número; without it, by the company’s control number or the document number. The line and the lot of a title do not matter. If the layouts are equal, all fields are compared; otherwise, the fields with the same name. For a remittance and its return, the bank’s answer to each title and the number of answers of each kind are shown too; each occurrence is compared with the title of the remittance.',
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
    ok: { pt: 'não há diferenças nem rejeições', en: 'there are no differences and no rejections' },
    incomplete: {
      pt: 'há diferenças, o banco rejeitou algo, ou um dos arquivos não pôde ser lido',
      en: 'there are differences, the bank rejected something, or one of the files could not be read',
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
    let difference: FileDifference
    try {
      difference = await differenceOf(a, b, context)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      terminalOn(stderr).line(`${visible(error.path)}: ${errorText(error.cause, language)}`)
      return EXIT.incomplete
    }
    const { titles, header, answers } = difference
    const isRejected = answers !== null && REJECTIONS.some((kind) => (answers.by_kind[kind] ?? 0) > 0)
    const isSame = titles.length === 0 && header.length === 0 && !isRejected
    if (format === 'json') terminal.line(jsonText(difference))
    else for (const line of linesOf(difference, [a, b], terminal, language)) terminal.line(line)
    return isSame ? EXIT.ok : EXIT.incomplete
  },
})

/** One of the files could not be read, or is not supported. */
class InputError extends Error {
  override readonly name = 'InputError'

  constructor(
    readonly path: string,
    override readonly cause: unknown,
  ) {
    super(path)
  }
}

async function differenceOf(a: string, b: string, context: CommandContext): Promise<FileDifference> {
  const first = await sourceOf(a, context)
  try {
    return await diffSources(first, await sourceOf(b, context))
  } catch (error) {
    throw error instanceof FileChangedError ? new InputError(error.open === first.open ? a : b, error) : error
  }
}

async function sourceOf(path: string, context: CommandContext): Promise<FoundSource> {
  const open = await inputSource(path, context).catch((error: unknown) => {
    throw new InputError(path, error)
  })
  try {
    return await foundSource(() => chunksOf(path, open))
  } catch (error) {
    throw isUnsupportedFileError(error) ? new InputError(path, error) : error
  }
}

/** Yields the chunks of a file. Errors of their reader are not those of the file. */
async function* chunksOf(path: string, open: OpenSource): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* open()
  } catch (error) {
    throw new InputError(path, error)
  }
}

/** Kinds of answers that reject an entry or an instruction. */
const REJECTIONS: readonly OccurrenceKind[] = ['rejected', 'instruction_rejected']

const WORDS = {
  remittance: { pt: 'remessa', en: 'remittance' },
  return: { pt: 'retorno', en: 'return' },
  title: { pt: 'Título', en: 'Title' },
  line: { pt: 'linha', en: 'line' },
  only: { pt: 'Só em', en: 'Only in' },
  empty: { pt: '(vazio)', en: '(empty)' },
  missing: { pt: '(sem o registro)', en: '(no record)' },
  answers: { pt: 'Respostas do banco', en: 'Answers of the bank' },
  data: { pt: 'dados: ', en: 'data: ' },
} as const

function linesOf(
  { a, b, header, same, titles, answers }: FileDifference,
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
  if (answers === null) return [...lines, '', summaryOf(same, titles, language)]
  if (answers.titles.length > 0) lines.push('', style('bold', WORDS.answers[language]))
  for (const answer of answers.titles) lines.push(answerLine(answer, terminal, language))
  return [...lines, '', kindsText(answers, language), summaryOf(same, titles, language, WORDS.data[language])]
}

/** `Título 00045002: 01 Remessa → linha 3: 03 Entrada rejeitada, rejeitado (46 CPF inválido)` */
function answerLine({ sent, answer }: BankAnswer, { style }: Terminal, language: Language): string {
  const { kind, reasons } = answer.outcome!
  const why = reasons.map(({ code, text }) => [code, text ?? ''].join(' ').trim()).join('; ')
  const text = `${kindName(kind, language)}${why === '' ? '' : ` (${visible(why)})`}`
  const shown = REJECTIONS.includes(kind) ? style('red', text) : text
  const asked = visible([sent.code, sent.code_detail ?? ''].join(' ').trim())
  return `  ${WORDS.title[language]} ${visible(numberOf(sent))}: ${asked} → ${placeOf(answer, language)}, ${shown}`
}

const kindName = (kind: OccurrenceKind, language: Language): string =>
  language === 'pt' ? OCCURRENCE_KINDS[kind].label : kind.replaceAll('_', ' ')

/** `5 respostas: registrado (3), rejeitado (2); 1 título sem resposta`. The kinds have no plural. */
function kindsText({ by_kind, unanswered, titles }: BankAnswers, language: Language): string {
  const kinds = (Object.entries(by_kind) as [OccurrenceKind, number][]).map(
    ([kind, count]) => `${kindName(kind, language)} (${integer(count, language)})`,
  )
  const answered = countedIn(language, titles.length, ANSWERS)
  return [
    kinds.length === 0 ? answered : `${answered}: ${kinds.join(', ')}`,
    ...(unanswered === 0 ? [] : [countedIn(language, unanswered, UNANSWERED)]),
  ].join('; ')
}

const ANSWERS: Noun = { pt: ['resposta', 'respostas'], en: ['answer', 'answers'] }
const UNANSWERED: Noun = {
  pt: ['título sem resposta', 'títulos sem resposta'],
  en: ['title without an answer', 'titles without an answer'],
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
  const names = fields.map(({ field, label }) => labelOfPath(field, label, language))
  const width = Math.max(...names.map(({ length }) => length))
  return fields.map(
    ({ kind, a, b, units = { a: REAIS, b: REAIS } }, i) =>
      `  ${names[i]!.padEnd(width)}  ${style('red', shown(kind, a, units.a, language))} → ${style('green', shown(kind, b, units.b, language))}`,
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

function summaryOf(same: number, titles: readonly TitleDifference[], language: Language, what = ''): string {
  const onlyA = titles.filter(({ b }) => b === null).length
  const onlyB = titles.filter(({ a }) => a === null).length
  const different = titles.length - onlyA - onlyB
  return language === 'pt'
    ? `${what}${counted(same, 'igual', 'iguais')}, ${counted(different, 'diferente', 'diferentes')}, ${integer(onlyA)} só em A, ${integer(onlyB)} só em B`
    : `${what}${integer(same, language)} equal, ${integer(different, language)} different, ${integer(onlyA, language)} only in A, ${integer(onlyB, language)} only in B`
}

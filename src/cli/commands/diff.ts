/** `cnab diff`: what two files say differently. */
import { isDate, type Language, OCCURRENCE_KINDS, type OccurrenceKind } from '../../cobranca/index.js'
import { type FieldValue, REAIS, type Unit } from '../../fixed-width/index.js'
import { shownAmount } from '../../inspect/explain/shown-value.js'
import {
  type BankAnswer,
  type BankAnswers,
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
import { counted, countedIn, day, integer, type Things } from '../portuguese.js'
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
    pt: 'Compara duas remessas, dois retornos, ou uma remessa e seu retorno. Os títulos são os mesmos pelo nosso número; na falta dele, pelo número de controle da empresa, ou do documento. Em que linha ou lote um título está não é diferença. Em arquivos do mesmo layout são comparados todos os campos; nos outros, os que ambos têm. De uma remessa e seu retorno, mostra também o que o banco respondeu a cada título, contado por tipo; cada ocorrência é comparada com o título da remessa.',
    en: 'Compares two remittances, two returns, or a remittance and its return. Titles are the same by nosso número; without one, by the company’s control number, or the document’s. In which line or lot a title stands is no difference. In files of one layout all fields are compared; in others, those that both have. Of a remittance and its return it also shows what the bank answered to each title, counted by kind; each occurrence is compared with the title of the remittance.',
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
    ok: { pt: 'não há diferenças nem rejeições', en: 'there are no differences and no rejections' },
    incomplete: {
      pt: 'há diferenças, o banco rejeitou algo, ou um dos arquivos não pôde ser lido',
      en: 'there are differences, the bank rejected something, or one of the files could not be read',
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
    const { titles, header, answers } = difference
    const isRefused = answers !== null && REJECTIONS.some((kind) => (answers.by_kind[kind] ?? 0) > 0)
    const isSame = titles.length === 0 && header.length === 0 && !isRefused
    if (format === 'json') terminal.line(jsonText(difference))
    else for (const line of linesOf(difference, [a, b], terminal, language)) terminal.line(line)
    return isSame ? EXIT.ok : EXIT.incomplete
  },
})

/** Kinds of answers by which the bank does not do what it was asked. */
const REJECTIONS: readonly OccurrenceKind[] = ['rejected', 'instruction_rejected']

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

/** `5 respostas: 3 registrado, 2 rejeitado; 1 título sem resposta` */
function kindsText({ by_kind, unanswered, titles }: BankAnswers, language: Language): string {
  const kinds = (Object.entries(by_kind) as [OccurrenceKind, number][]).map(
    ([kind, count]) => `${integer(count, language)} ${kindName(kind, language)}`,
  )
  const answered = countedIn(language, titles.length, ANSWERS)
  return [
    kinds.length === 0 ? answered : `${answered}: ${kinds.join(', ')}`,
    ...(unanswered === 0 ? [] : [countedIn(language, unanswered, UNANSWERED)]),
  ].join('; ')
}

const ANSWERS: Things = { pt: ['resposta', 'respostas'], en: ['answer', 'answers'] }
const UNANSWERED: Things = {
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

function summaryOf(same: number, titles: readonly TitleDifference[], language: Language, what = ''): string {
  const onlyA = titles.filter(({ b }) => b === null).length
  const onlyB = titles.filter(({ a }) => a === null).length
  const different = titles.length - onlyA - onlyB
  return language === 'pt'
    ? `${what}${counted(same, 'igual', 'iguais')}, ${counted(different, 'diferente', 'diferentes')}, ${integer(onlyA)} só em A, ${integer(onlyB)} só em B`
    : `${what}${integer(same, language)} the same, ${integer(different, language)} different, ${integer(onlyA, language)} only in A, ${integer(onlyB, language)} only in B`
}

/** `cnab explain`: what stands in the lines of a file. */
import { access } from 'node:fs/promises'
import type { Language, LocalizedText } from '../../cobranca/index.js'
import { type ExplainedField, type ExplainedLine, explainFile, type FileExplanation } from '../../inspect/index.js'
import { UsageError } from '../arguments.js'
import { BANK_OPTION } from '../bank-option.js'
import { blockWidth, rulerLines, type Stretch } from '../column-ruler.js'
import { command } from '../command.js'
import { formatOption } from '../common-options.js'
import { errorText } from '../error-text.js'
import { EXIT, type ExitCode } from '../exit-codes.js'
import { bytesOf } from '../input.js'
import { jsonText } from '../json-text.js'
import { integer, withRecordWords } from '../portuguese.js'
import { SEVERITY_COLOURS } from '../severity-colours.js'
import { type Terminal, terminalOn } from '../terminal.js'
import { visible } from '../visible.js'

/** How many lines are shown when none is named. */
const FIRST = 5

/** Explains and prints. */
export const explain = command({
  name: 'explain',
  summary: {
    pt: 'explica linhas de um arquivo, campo por campo, sob uma régua de posições',
    en: 'explains lines of a file, field by field, below a ruler of columns',
  },
  usage: {
    pt: 'ARQUIVO[:LINHA[-LINHA]]|- [--lines LINHA[-LINHA]] [--all] [--format text|json] [--bank NÚMERO]',
    en: 'FILE[:LINE[-LINE]]|- [--lines LINE[-LINE]] [--all] [--format text|json] [--bank NUMBER]',
  },
  about: {
    pt: `Mostra cada linha sob uma régua de posições e, abaixo, cada campo: de que posição a que posição, o nome, o que está escrito, o que quer dizer (valores em R$ ou %, datas, o significado dos códigos pelas tabelas do banco) e o que está errado nele. Com :LINHA, uma linha só; com :10-12, de uma a outra; sem nada, as primeiras ${FIRST}.

O arquivo é mostrado como é, com os dados das pessoas que traz; para mostrá-lo a outros, veja cnab mask.`,
    en: `Shows each line below a ruler of columns and, beneath, each field: from which column to which, its name, what is written, what it says (values in R$ or %, dates, the meaning of codes by the bank's tables) and what is wrong in it. With :LINE, one line; with :10-12, from one to another; with nothing, the first ${FIRST}.

The file is shown as it is, with the data of people it holds; to show it to others, see cnab mask.`,
  },
  operands: [{ of: 'files' }],
  options: {
    lines: {
      value: { pt: 'LINHA[-LINHA]', en: 'LINE[-LINE]' },
      summary: {
        pt: 'as linhas, para a entrada padrão: cnab explain - --lines 10-12',
        en: 'the lines, for the standard input: cnab explain - --lines 10-12',
      },
    },
    all: { short: 'a', summary: { pt: 'todas as linhas', en: 'all lines' } },
    format: formatOption('text', 'json'),
    bank: BANK_OPTION,
  },
  examples: [
    ['explain retorno.ret:7', { pt: 'a linha que o lint apontou', en: 'the line that lint told of' }],
    ['explain remessa.rem:3-6 --format json', { pt: 'o mesmo para um programa', en: 'the same for a program' }],
  ],
  exits: {
    ok: { pt: 'as linhas foram mostradas', en: 'the lines were shown' },
    incomplete: {
      pt: 'o arquivo não pôde ser aberto, não é de cobrança ou não tem essa linha',
      en: 'the file could not be opened, is not of cobrança or has no such line',
    },
  },
  async run({ values, operands }, context) {
    const { terminal, stderr, language } = context
    const { all, format = 'text', bank } = values
    const { path, lines } = await targetOf(operands[0], values.lines)
    const isShort = lines === null && all !== true && format === 'text'
    const refused = (why: string): ExitCode => {
      terminalOn(stderr).line(`${visible(path)}: ${why}`)
      return EXIT.incomplete
    }
    const wanted = lines ?? (isShort ? { from: 1, to: FIRST } : {})
    let explained: FileExplanation
    try {
      explained = explainFile(await bytesOf(path, context), { ...wanted, ...(bank === undefined ? {} : { bank }) })
    } catch (error) {
      return refused(errorText(error, language))
    }
    const { line_count } = explained
    if (explained.lines.length === 0) {
      return refused(
        { pt: `só há linhas de 1 a ${line_count}.`, en: `there are only lines from 1 to ${line_count}.` }[language],
      )
    }
    if (format === 'json') terminal.line(jsonText(explained))
    else for (const line of linesOf(path, explained, terminal, language)) terminal.line(line)
    if (isShort && line_count > FIRST) terminal.line(`\n${moreLines(path, line_count, language)}`)
    return EXIT.ok
  },
})

/** Lines of a file, both counted. */
interface Lines {
  readonly from: number
  readonly to: number
}

/** `retorno.ret:3-5`. A file that is really called so comes first. */
async function targetOf(
  operand: string | undefined,
  lines: string | undefined,
): Promise<{ readonly path: string; readonly lines: Lines | null }> {
  if (operand === undefined) {
    throw new UsageError({ pt: 'Diga que arquivo explicar.', en: 'Say which file to explain.' })
  }
  if (lines !== undefined) return { path: operand, lines: linesNamed(lines) }
  const [, path, named] = /^(.+):([0-9]+(?:-[0-9]+)?)$/.exec(operand) ?? []
  if (path === undefined || named === undefined || (await isThere(operand))) return { path: operand, lines: null }
  return { path, lines: linesNamed(named) }
}

function linesNamed(text: string): Lines {
  const [, first, last = first] = /^([0-9]+)(?:-([0-9]+))?$/.exec(text) ?? []
  const [from, to] = [Number(first), Number(last)]
  if (from >= 1 && to >= from) return { from, to }
  throw new UsageError({
    pt: `Linhas vão de 1 em diante, a menor primeiro, como 10 ou 10-12, e não «${visible(text)}».`,
    en: `Lines go from 1 on, the lower first, as 10 or 10-12, not «${visible(text)}».`,
  })
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

const WORDS = {
  line: { pt: 'linha', en: 'line' },
  noRecord: { pt: 'nenhum registro do layout', en: 'no record of the layout' },
  blank: { pt: 'em branco', en: 'blank' },
} as const satisfies Record<string, LocalizedText>

const moreLines = (path: string, count: number, language: Language): string =>
  ({
    pt: `O arquivo tem ${integer(count)} linhas: cnab explain ${visible(path)}:${FIRST + 1} mostra a seguinte; --all, todas.`,
    en: `The file has ${integer(count, language)} lines: cnab explain ${visible(path)}:${FIRST + 1} shows the next; --all, all of them.`,
  })[language]

function* linesOf(
  path: string,
  { lines, width }: FileExplanation,
  terminal: Terminal,
  language: Language,
): Generator<string> {
  let isFirst = true
  for (const line of lines) {
    if (!isFirst) yield ''
    isFirst = false
    yield* lineLines(path, line, width, terminal, language)
  }
}

/** What surrounds the columns of a block. */
const MARGIN = '  '

function* lineLines(
  path: string,
  { line, raw, record, source, fields, findings }: ExplainedLine,
  width: number,
  { style, width: room }: Terminal,
  language: Language,
): Generator<string> {
  const what = record ?? (raw.trim() === '' ? WORDS.blank : WORDS.noRecord)[language]
  const name = language === 'pt' ? withRecordWords(what) : what
  yield `${style('bold', `${visible(path)}, ${WORDS.line[language]} ${line}: ${name}`)}${source === null ? '' : `  ${style('dim', source)}`}`
  const wrong = new Set(findings.map(({ field }) => field))
  const isWrong = (field: ExplainedField): boolean => wrong.has(`${record}.${field.name}`)
  const marked = new Set(findings.flatMap(({ columns }) => (columns === null ? [] : columnsFrom(columns))))
  const stretches = fields.map((field, i): Stretch => {
    const format = isWrong(field) ? 'red' : i % 2 === 0 ? 'cyan' : 'reset'
    return { from: field.from, to: field.to, style: (text) => style(format, text) }
  })
  yield ''
  const columns = Array.from(raw, (char) => (visible(char) === char ? char : UNSEEN)).join('')
  const block = blockWidth(room - MARGIN.length)
  const looks = { dim: (text: string) => style('dim', text), mark: (text: string) => style('red', text) }
  for (const each of rulerLines(columns.padEnd(width), stretches, marked, block, looks)) {
    yield each === '' ? '' : MARGIN + each
  }
  if (fields.length > 0) yield ''
  const nameWidth = Math.max(...fields.map((field) => field.name.length))
  for (const field of fields) {
    const where = field.from === field.to ? String(field.from) : `${field.from}–${field.to}`
    const label = `${where.padStart(POSITIONS)}  ${field.name.padEnd(nameWidth)}`
    const said = contentOf(field)
    const text = isWrong(field) ? style('red', `! ${label}`) : MARGIN + label
    yield said === '' ? text.trimEnd() : `${text}  ${said}`
  }
  if (findings.length > 0) yield ''
  for (const { severity, message } of findings) {
    const text = language === 'pt' ? withRecordWords(message.pt) : message.en
    yield `${style(SEVERITY_COLOURS[severity], '!')} ${visible(text)}`
  }
}

const columnsFrom = ([from, to]: readonly [number, number]): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** `100–115` */
const POSITIONS = 7

/** What stands for a character that a terminal would obey, or not show. */
const UNSEEN = '·'

/** What is written, what it says where that is another text, and what it means. */
function contentOf({ raw, shown, meaning }: ExplainedField): string {
  const written = visible(raw.trim())
  const said = shown === '' || shown === raw.trim() ? '' : visible(shown)
  const value = [written, said].filter((text) => text !== '').join('  →  ')
  return meaning === null ? value : `${value}  (${visible(meaning)})`
}

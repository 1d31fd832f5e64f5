/** `cnab explain`: explains the lines of a file. */
import { access } from 'node:fs/promises'
import type { Language, LocalizedText } from '../../cobranca/index.js'
import {
  type ExplainedField,
  type ExplainedLine,
  explainFile,
  explainSource,
  type FileExplanation,
  recordLabel,
} from '../../inspect/index.js'
import { UsageError } from '../arguments.js'
import { BANK_OPTION } from '../bank-option.js'
import { blockWidth, rulerLines, type StyledRange } from '../column-ruler.js'
import { command } from '../command.js'
import { formatOption } from '../common-options.js'
import { errorText } from '../error-text.js'
import { EXIT, type ExitCode } from '../exit-codes.js'
import { inputBytes, inputSource } from '../input.js'
import { jsonText } from '../json-text.js'
import { integer } from '../portuguese.js'
import { SEVERITY_COLOURS } from '../severity-colours.js'
import { type Terminal, terminalOn } from '../terminal.js'
import { visible } from '../visible.js'

/** Number of lines shown by default. */
const DEFAULT_LINES = 5

/** Prints an explanation of lines. */
export const explain = command({
  usage: {
    pt: 'ARQUIVO[:LINHA[-LINHA]]|- [--lines LINHA[-LINHA]|--all] [--format text|json] [--bank BANCO]',
    en: 'FILE[:LINE[-LINE]]|- [--lines LINE[-LINE]|--all] [--format text|json] [--bank BANK]',
  },
  about: {
    pt: `Mostra cada linha com uma régua de posições e, para cada campo: as posições, o nome, o conteúdo, o valor (R$, %, data), o significado dos códigos nas tabelas do banco, uma frase que explica o campo e os erros. Use :LINHA para uma linha, :10-12 para um intervalo; o padrão são as primeiras ${DEFAULT_LINES} linhas.

A saída contém os dados pessoais do arquivo. Para mostrá-lo a outras pessoas, use antes cnab mask.`,
    en: `Shows each line with a ruler of columns and, for each field: the columns, the name, the content, the value (R$, %, date), the meaning of codes in the bank's tables, a sentence that explains the field, and the errors. Use :LINE for one line, :10-12 for a range; the default is the first ${DEFAULT_LINES} lines.

The output contains the personal data of the file. Before showing it to others, use cnab mask.`,
  },
  operands: [{ of: 'files' }],
  options: {
    lines: {
      value: { pt: 'LINHA[-LINHA]', en: 'LINE[-LINE]' },
      summary: {
        pt: 'linhas a mostrar; útil com a entrada padrão: cnab explain - --lines 10-12',
        en: 'lines to show; useful with the standard input: cnab explain - --lines 10-12',
      },
    },
    all: { short: 'a', summary: { pt: 'mostra todas as linhas', en: 'shows all lines' } },
    format: formatOption('text', 'json'),
    bank: BANK_OPTION,
  },
  examples: [
    ['explain retorno.ret:7', { pt: 'explica a linha 7', en: 'explains line 7' }],
    [
      'explain remessa.rem:3-6 --format json',
      { pt: 'explica as linhas 3 a 6 em JSON', en: 'explains lines 3 to 6 as JSON' },
    ],
  ],
  exits: {
    ok: { pt: 'as linhas foram mostradas', en: 'the lines were shown' },
    incomplete: {
      pt: 'o arquivo não pôde ser aberto, não é de cobrança ou não tem essas linhas',
      en: 'the file could not be opened, is not cobrança or does not have these lines',
    },
  },
  async run({ values, operands }, context) {
    const { terminal, stderr, language } = context
    const { all, format = 'text', bank } = values
    const { path, lines } = await targetOf(operands[0], values.lines)
    if (lines !== null && all === true) {
      throw new UsageError({
        pt: 'Informe --all ou as linhas, mas não os dois.',
        en: 'Use either --all or lines, not both.',
      })
    }
    const isShort = lines === null && all !== true && format === 'text'
    const failed = (message: string): ExitCode => {
      terminalOn(stderr).line(`${visible(path)}: ${message}`)
      return EXIT.incomplete
    }
    const wanted = lines ?? (isShort ? { from: 1, to: DEFAULT_LINES } : null)
    const options = bank === undefined ? {} : { bank }
    let explained: FileExplanation
    try {
      explained =
        wanted === null
          ? explainFile(await inputBytes(path, context), options)
          : await explainSource(await inputSource(path, context), { ...wanted, ...options })
    } catch (error) {
      return failed(errorText(error, language))
    }
    const { line_count } = explained
    if (explained.lines.length === 0) {
      return failed(
        { pt: `o arquivo só tem as linhas 1 a ${line_count}.`, en: `the file has only lines 1 to ${line_count}.` }[
          language
        ],
      )
    }
    if (format === 'json') terminal.line(jsonText(explained))
    else for (const line of linesOf(path, explained, terminal, language)) terminal.line(line)
    if (isShort && line_count > DEFAULT_LINES) terminal.line(`\n${moreLines(path, line_count, language)}`)
    return EXIT.ok
  },
})

/** Range of lines, both included. */
interface WantedLines {
  readonly from: number
  readonly to: number
}

/** Splits `retorno.ret:3-5` into path and lines, unless a file of that whole name exists. */
async function targetOf(
  operand: string | undefined,
  lines: string | undefined,
): Promise<{ readonly path: string; readonly lines: WantedLines | null }> {
  if (operand === undefined) {
    throw new UsageError({ pt: 'Informe o arquivo a explicar.', en: 'Specify the file to explain.' })
  }
  if (lines !== undefined) return { path: operand, lines: linesNamed(lines) }
  const [, path, named] = /^(.+):([0-9]+(?:-[0-9]+)?)$/.exec(operand) ?? []
  if (path === undefined || named === undefined || (await isThere(operand))) return { path: operand, lines: null }
  return { path, lines: linesNamed(named) }
}

function linesNamed(text: string): WantedLines {
  const [, first, last = first] = /^([0-9]+)(?:-([0-9]+))?$/.exec(text) ?? []
  const [from, to] = [Number(first), Number(last)]
  if (from >= 1 && to >= from) return { from, to }
  throw new UsageError({
    pt: `Linhas inválidas: «${visible(text)}». Informe um número a partir de 1 ou um intervalo crescente, como 10 ou 10-12.`,
    en: `Invalid lines: «${visible(text)}». Use a number from 1 or an ascending range, like 10 or 10-12.`,
  })
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

const WORDS = {
  line: { pt: 'linha', en: 'line' },
  noRecord: { pt: 'registro desconhecido', en: 'unknown record' },
  blank: { pt: 'em branco', en: 'blank' },
} as const satisfies Record<string, LocalizedText>

const moreLines = (path: string, count: number, language: Language): string =>
  ({
    pt: `O arquivo tem ${integer(count)} linhas: cnab explain ${visible(path)}:${DEFAULT_LINES + 1} mostra a próxima; --all mostra todas.`,
    en: `The file has ${integer(count, language)} lines: cnab explain ${visible(path)}:${DEFAULT_LINES + 1} shows the next line; --all shows all lines.`,
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

/** Left margin of the columns. */
const MARGIN = '  '

function* lineLines(
  path: string,
  { line, raw, record, source, fields, findings }: ExplainedLine,
  width: number,
  { style, width: room }: Terminal,
  language: Language,
): Generator<string> {
  const name =
    record === null ? (raw.trim() === '' ? WORDS.blank : WORDS.noRecord)[language] : recordLabel(record, language)
  yield `${style('bold', `${visible(path)}, ${WORDS.line[language]} ${line}: ${name}`)}${source === null ? '' : `  ${style('dim', source)}`}`
  const invalid = new Set(findings.map(({ field }) => field))
  const isInvalid = (field: ExplainedField): boolean => invalid.has(`${record}.${field.name}`)
  const marked = new Set(findings.flatMap(({ columns }) => (columns === null ? [] : columnsFrom(columns))))
  const ranges = fields.map((field, i): StyledRange => {
    const format = isInvalid(field) ? 'red' : i % 2 === 0 ? 'cyan' : 'reset'
    return { from: field.from, to: field.to, style: (text) => style(format, text) }
  })
  yield ''
  const columns = Array.from(raw, (char) => (visible(char) === char ? char : INVISIBLE)).join('')
  const block = blockWidth(room - MARGIN.length)
  const looks = { dim: (text: string) => style('dim', text), mark: (text: string) => style('red', text) }
  for (const each of rulerLines(columns.padEnd(width), ranges, marked, block, looks)) {
    yield each === '' ? '' : MARGIN + each
  }
  if (fields.length > 0) yield ''
  const names = fields.map(({ words }) => words.label[language])
  const nameWidth = Math.max(...names.map((each) => each.length))
  for (const [i, field] of fields.entries()) {
    const where = field.from === field.to ? String(field.from) : `${field.from}–${field.to}`
    const label = `${where.padStart(POSITIONS)}  ${names[i]!.padEnd(nameWidth)}`
    const content = contentOf(field)
    const text = isInvalid(field) ? style('red', `! ${label}`) : MARGIN + label
    yield content === '' ? text.trimEnd() : `${text}  ${content}`
    if (!FILLERS.has(field.kind))
      yield style('dim', `${MARGIN}${' '.repeat(POSITIONS + 2)}${field.words.meaning[language]}`)
  }
  if (findings.length > 0) yield ''
  for (const { severity, message } of findings) {
    yield `${style(SEVERITY_COLOURS[severity], '!')} ${visible(message[language])}`
  }
}

const columnsFrom = ([from, to]: readonly [number, number]): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Kinds of columns without content, which need no explanation. */
const FILLERS: ReadonlySet<ExplainedField['kind']> = new Set(['blanks', 'zeros', 'reserved'])

/** Width of a range of columns: `100–115`. */
const POSITIONS = 7

/** Replaces control characters and invisible characters. */
const INVISIBLE = '·'

/** `content  →  value  (meaning)`; without the value if it equals the content. */
function contentOf({ raw, shown, meaning }: ExplainedField): string {
  const written = visible(raw.trim())
  const formatted = shown === '' || shown === raw.trim() ? '' : visible(shown)
  const value = [written, formatted].filter((text) => text !== '').join('  →  ')
  return meaning === null ? value : `${value}  (${visible(meaning)})`
}

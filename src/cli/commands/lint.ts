/** `cnab lint`: what is wrong in files. */
import type { Language, LocalizedText } from '../../cobranca/index.js'
import { systemErrorMessage } from '../../convert/index.js'
import {
  type LintedFile,
  type LintFinding,
  type LintOptions,
  type LintReport,
  lintFile,
  lintSarif,
} from '../../inspect/index.js'
import { UsageError } from '../arguments.js'
import { BANK_OPTION } from '../bank-option.js'
import { type CommandContext, command } from '../command.js'
import { formatOption } from '../common-options.js'
import { EXIT } from '../exit-codes.js'
import { bytesOf, filesOf } from '../input.js'
import { jsonText } from '../json-text.js'
import { counted, withRecordWords } from '../portuguese.js'
import { quoted } from '../quoted.js'
import { SEVERITY_COLOURS } from '../severity-colours.js'
import { type Terminal, terminalOn } from '../terminal.js'
import { visible } from '../visible.js'

/** A file, and what was found in it, or why it could not be read. */
type Linted = { readonly file: string; readonly report: LintReport } | { readonly file: string; readonly error: string }

/** Checks and reports. */
export const lint = command({
  name: 'lint',
  summary: {
    pt: 'confere uma remessa ou um retorno: o que está errado, em que linha e posições',
    en: 'checks a remittance or a return: what is wrong, on which line and columns',
  },
  usage: {
    pt: 'ARQUIVO|PASTA|-… [--format text|json|sarif] [--severity error|warning|info] [--max N] [--bank NÚMERO]',
    en: 'FILE|DIR|-… [--format text|json|sarif] [--severity error|warning|info] [--max N] [--bank NUMBER]',
  },
  about: {
    pt: `Confere cada ARQUIVO, feito por qualquer programa, por tudo o que o layout do banco diz: constantes e brancos, códigos, números, datas que existem, dígitos de CPF, CNPJ e nosso número, sequências, contadores e somas, registros que faltam, sobram ou não se conhecem, largura e fim das linhas. De cada coisa diz a linha, as posições, o campo, o que se esperava e o manual, com a página.

Uma remessa é conferida como o banco o faria; com um retorno, que vem do banco, a conferência é mais branda. De dados de pessoas só aparece o que está nas posições erradas.`,
    en: `Checks each FILE, made by any program, by all that the bank's layout says: constants and blanks, codes, numbers, dates that exist, digits of CPF, CNPJ and nosso número, sequences, counters and sums, records that are missing, one too many or unknown, width and end of the lines. Of each thing it says the line, the columns, the field, what was expected, and the manual, with its page.

A remittance is checked as the bank would; a return, which comes from the bank, is judged more mildly. Of data of people only what stands in the wrong columns is shown.`,
  },
  operands: [{ of: 'files', repeats: true }],
  options: {
    format: formatOption('text', 'json', 'sarif'),
    severity: {
      value: { pt: 'GRAVIDADE', en: 'SEVERITY' },
      values: ['error', 'warning', 'info'],
      summary: {
        pt: 'só o que é desta gravidade ou maior: error, warning, info (padrão: info, tudo)',
        en: 'only what is as grave as this: error, warning, info (default: info, everything)',
      },
    },
    max: {
      value: { pt: 'N', en: 'N' },
      summary: {
        pt: 'mostra no máximo N de cada arquivo (padrão: 100 em text, tudo em json e sarif)',
        en: 'shows N of each file at most (default: 100 as text, everything as json and sarif)',
      },
    },
    bank: BANK_OPTION,
  },
  examples: [
    ['lint remessa.rem', { pt: 'antes de mandar ao banco', en: 'before sending it to the bank' }],
    [
      'lint --severity error --format sarif remessas > lint.sarif',
      {
        pt: 'os erros de uma pasta, para a integração contínua',
        en: 'the errors in a folder, for continuous integration',
      },
    ],
  ],
  exits: {
    ok: { pt: 'nenhum arquivo tem erros', en: 'no file has errors' },
    incomplete: {
      pt: 'algum arquivo tem erros, não se pode conferir ou não pôde ser aberto',
      en: 'a file has errors, cannot be checked or could not be opened',
    },
  },
  async run({ values, operands }, context) {
    if (operands.length === 0) {
      throw new UsageError({ pt: 'Diga que arquivos conferir.', en: 'Say which files to check.' })
    }
    const { format = 'text', severity = 'info', bank } = values
    const max = values.max === undefined ? (format === 'text' ? MOST_AS_TEXT : undefined) : wholeNumber(values.max)
    const options = { severity, ...(max === undefined ? {} : { max }), ...(bank === undefined ? {} : { bank }) }
    const { terminal, language } = context
    const all: Linted[] = []
    for (const file of await filesOf(operands)) {
      const linted = await lintedIn(file, options, context)
      // As text a file is told as soon as it is read, and needs not be kept.
      if (format === 'text') {
        for (const line of linesOf(linted, terminal, language)) terminal.line(line)
        all.push('report' in linted ? { ...linted, report: { ...linted.report, findings: [] } } : linted)
      } else all.push(linted)
    }
    if (format === 'json') {
      const plain = all.map((each) => ('report' in each ? { file: each.file, ...each.report } : each))
      terminal.line(jsonText(plain))
    }
    if (format === 'sarif') {
      // A file that could not be opened is no result of SARIF: it is told beside it.
      const complaints = terminalOn(context.stderr)
      for (const each of all) if ('error' in each) complaints.line(`${visible(each.file)}: ${visible(each.error)}`)
      const read = all.flatMap((each): LintedFile[] => ('report' in each ? [each] : []))
      terminal.line(jsonText(lintSarif(read, language)))
    }
    return all.every(isRight) ? EXIT.ok : EXIT.incomplete
  },
})

const MOST_AS_TEXT = 100

function wholeNumber(text: string): number {
  if (/^[1-9][0-9]{0,8}$/.test(text)) return Number(text)
  throw new UsageError({
    pt: `--max pede um número inteiro a partir de 1, e não «${visible(text)}».`,
    en: `--max wants a whole number from 1 on, not «${visible(text)}».`,
  })
}

async function lintedIn(file: string, options: LintOptions, context: CommandContext): Promise<Linted> {
  let bytes: Uint8Array
  try {
    bytes = await bytesOf(file, context)
  } catch (error) {
    return { file, error: systemErrorMessage(error, context.language) }
  }
  return { file, report: lintFile(bytes, options) }
}

const isRight = (linted: Linted): boolean => 'report' in linted && linted.report.counts.error === 0

const WORDS = {
  error: { pt: 'erro', en: 'error' },
  warning: { pt: 'aviso', en: 'warning' },
  info: { pt: 'nota', en: 'note' },
  line: { pt: 'linha', en: 'line' },
  wholeFile: { pt: 'arquivo', en: 'file' },
  notOpened: { pt: 'Não pôde ser aberto:', en: 'Could not be opened:' },
  notOne: { pt: 'e não', en: 'and none of' },
  nothing: { pt: 'nada a apontar', en: 'nothing to tell' },
  remittance: { pt: 'remessa', en: 'remittance' },
  return: { pt: 'retorno', en: 'return' },
} as const satisfies Record<string, LocalizedText>

function* linesOf(linted: Linted, terminal: Terminal, language: Language): Generator<string> {
  const { style } = terminal
  const name = style('bold', visible(linted.file))
  if ('error' in linted) {
    yield `${name}\n  ${style('red', WORDS.notOpened[language])} ${visible(linted.error)}.`
    return
  }
  const { report } = linted
  yield `${name}${titleOf(report, language)}`
  let line: number | null | undefined
  for (const finding of report.findings) {
    if (finding.line !== line) {
      line = finding.line
      yield ''
      yield `  ${style('bold', line === null ? WORDS.wholeFile[language] : `${WORDS.line[language]} ${line}`)}`
    }
    yield* findingLines(finding, terminal, language)
  }
  yield ''
  yield `  ${summaryOf(report, language)}`
  yield ''
}

/** `: Sicoob (756), CNAB 240, remessa` */
function titleOf({ bank, bank_name, layout, variant, direction }: LintReport, language: Language): string {
  if (bank === null || layout === null || direction === null) return ''
  const parts = [
    `${bank_name} (${bank})`,
    layout.toUpperCase().replace('CNAB', 'CNAB '),
    variant,
    WORDS[direction][language],
  ]
  return `: ${parts.filter((part) => part !== undefined).join(', ')}`
}

/** Where the texts of findings begin: behind the gravest word and the columns. */
const MARGIN = ' '.repeat(4)
const INDENT = ' '.repeat(20)

function* findingLines(finding: LintFinding, { style }: Terminal, language: Language): Generator<string> {
  const { severity, columns, message, rule, expected, found, source } = finding
  const word = WORDS[severity][language].padEnd(7)
  const where = columns === null ? '' : [...new Set(columns)].join('–')
  const text = visible(language === 'pt' ? withRecordWords(message.pt) : message.en)
  yield `${MARGIN}${style(SEVERITY_COLOURS[severity], word)} ${where.padEnd(8)}${text}`
  const quote = quoted(finding)
  if (quote !== null) {
    yield `${INDENT}${quote.text}`
    yield `${INDENT}${style(SEVERITY_COLOURS[severity], quote.carets)}`
  }
  // Of a record of no kind the message does not say what would stand in its key columns.
  if (rule === 'unknown_record' && found !== null && expected !== null) {
    yield `${INDENT}«${visible(found)}», ${WORDS.notOne[language]} ${visible(expected)}`
  }
  yield `${INDENT}${style('dim', `[${rule}]${source === null ? '' : ` ${source}`}`)}`
}

/** `2 erros, 1 aviso; 98 linhas` */
function summaryOf({ counts, findings, lines }: LintReport, language: Language): string {
  const { error, warning, info } = counts
  const words = {
    pt: [
      ['erro', 'erros'],
      ['aviso', 'avisos'],
      ['nota', 'notas'],
    ],
    en: [
      ['error', 'errors'],
      ['warning', 'warnings'],
      ['note', 'notes'],
    ],
  }[language]
  const told = [error, warning, info].flatMap((count, i) =>
    count === 0 ? [] : [counted(count, words[i]![0]!, words[i]![1]!, language)],
  )
  const [one, many] = { pt: ['linha', 'linhas'], en: ['line', 'lines'] }[language]
  const hidden = error + warning + info - findings.length
  const left =
    hidden === 0
      ? ''
      : { pt: ` (${hidden} não mostrados: --max, --severity)`, en: ` (${hidden} not shown: --max, --severity)` }[
          language
        ]
  return `${told.length === 0 ? WORDS.nothing[language] : told.join(', ')}${left}; ${counted(lines, one!, many!, language)}`
}

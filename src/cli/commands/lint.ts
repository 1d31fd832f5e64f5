/** `cnab lint`: checks files and reports errors. */
import type { Language, LocalizedText } from '../../cobranca/index.js'
import { systemErrorMessage } from '../../convert/index.js'
import {
  type LintedFile,
  type LintFinding,
  type LintOptions,
  type LintReport,
  lintSarif,
  lintSource,
} from '../../inspect/index.js'
import { UsageError } from '../arguments.js'
import { BANK_OPTION } from '../bank-option.js'
import { type CommandContext, command } from '../command.js'
import { formatOption } from '../common-options.js'
import { EXIT } from '../exit-codes.js'
import { filesOf, inputSource } from '../input.js'
import { jsonText } from '../json-text.js'
import { counted } from '../portuguese.js'
import { quoted } from '../quoted.js'
import { SEVERITY_COLOURS } from '../severity-colours.js'
import { type Terminal, terminalOn } from '../terminal.js'
import { visible } from '../visible.js'

/** Report of a file, or the error of reading it. */
type Linted = { readonly file: string; readonly report: LintReport } | { readonly file: string; readonly error: string }

/** Checks files and prints the findings. */
export const lint = command({
  usage: {
    pt: 'ARQUIVO|PASTA|-… [--format text|json|sarif] [--severity error|warning|info] [--max N] [--bank BANCO]',
    en: 'FILE|DIR|-… [--format text|json|sarif] [--severity error|warning|info] [--max N] [--bank BANK]',
  },
  about: {
    pt: `Confere cada ARQUIVO, de qualquer programa, com o layout do banco: constantes e brancos, códigos, números, datas, dígitos de CPF, CNPJ e nosso número, sequências, contadores e somas, registros ausentes, excedentes ou desconhecidos, largura e fim das linhas. Para cada erro mostra a linha, as posições, o campo, o conteúdo esperado e a página do manual.

Remessas são conferidas com o rigor do banco; retornos, que vêm do banco, com mais tolerância. Dados pessoais só aparecem se estão nas posições erradas.`,
    en: `Checks each FILE, of any program, against the layout of the bank: constants and blanks, codes, numbers, dates, check digits of CPF, CNPJ and nosso número, sequences, counters and sums, missing, surplus or unknown records, width and end of lines. For each error it shows the line, the columns, the field, the expected content and the page of the manual.

Remittances are checked as strictly as by the bank; returns, which come from the bank, are checked less strictly. Personal data is shown only if it is in the wrong columns.`,
  },
  operands: [{ of: 'files', repeats: true }],
  options: {
    format: formatOption('text', 'json', 'sarif'),
    severity: {
      value: { pt: 'GRAVIDADE', en: 'SEVERITY' },
      values: ['error', 'warning', 'info'],
      summary: {
        pt: 'gravidade mínima: error, warning, info (padrão: info, mostra tudo)',
        en: 'minimum severity: error, warning, info (default: info, shows everything)',
      },
    },
    max: {
      value: { pt: 'N', en: 'N' },
      summary: {
        pt: 'máximo de itens por arquivo (padrão: 100 em text, sem limite em json e sarif)',
        en: 'maximum number of findings per file (default: 100 for text, no limit for json and sarif)',
      },
    },
    bank: BANK_OPTION,
  },
  examples: [
    [
      'lint remessa.rem',
      { pt: 'confere uma remessa antes de enviá-la ao banco', en: 'checks a remittance before it is sent to the bank' },
    ],
    [
      'lint --severity error --format sarif remessas > lint.sarif',
      {
        pt: 'grava os erros de uma pasta em SARIF, para integração contínua',
        en: 'writes the errors of a folder as SARIF, for continuous integration',
      },
    ],
  ],
  exits: {
    ok: { pt: 'nenhum arquivo tem erros', en: 'no file has errors' },
    incomplete: {
      pt: 'um ou mais arquivos têm erros, não são suportados ou não puderam ser abertos',
      en: 'one or more files have errors, are not supported or could not be opened',
    },
  },
  async run({ values, operands }, context) {
    if (operands.length === 0) {
      throw new UsageError({ pt: 'Informe os arquivos a conferir.', en: 'Specify the files to check.' })
    }
    const { format = 'text', severity = 'info', bank } = values
    const max = values.max === undefined ? (format === 'text' ? MAX_AS_TEXT : undefined) : wholeNumber(values.max)
    const options = { severity, ...(max === undefined ? {} : { max }), ...(bank === undefined ? {} : { bank }) }
    const { terminal, language } = context
    const all: Linted[] = []
    for (const file of await filesOf(operands)) {
      const linted = await lintedIn(file, options, context)
      // Text is printed per file, so that its findings need not be kept.
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
      // SARIF has no results for files that could not be opened.
      const errors = terminalOn(context.stderr)
      for (const each of all) if ('error' in each) errors.line(`${visible(each.file)}: ${visible(each.error)}`)
      const read = all.flatMap((each): LintedFile[] => ('report' in each ? [each] : []))
      terminal.line(jsonText(lintSarif(read, language)))
    }
    return all.every(hasNoErrors) ? EXIT.ok : EXIT.incomplete
  },
})

const MAX_AS_TEXT = 100

function wholeNumber(text: string): number {
  if (/^[1-9][0-9]{0,8}$/.test(text)) return Number(text)
  throw new UsageError({
    pt: `Valor inválido em --max: «${visible(text)}». Informe um número inteiro a partir de 1.`,
    en: `Invalid value of --max: «${visible(text)}». Use an integer from 1.`,
  })
}

async function lintedIn(file: string, options: LintOptions, context: CommandContext): Promise<Linted> {
  try {
    return { file, report: await lintSource(await inputSource(file, context), options) }
  } catch (error) {
    return { file, error: systemErrorMessage(error, context.language) }
  }
}

const hasNoErrors = (linted: Linted): boolean => 'report' in linted && linted.report.counts.error === 0

const WORDS = {
  error: { pt: 'erro', en: 'error' },
  warning: { pt: 'aviso', en: 'warning' },
  info: { pt: 'nota', en: 'note' },
  line: { pt: 'linha', en: 'line' },
  wholeFile: { pt: 'arquivo', en: 'file' },
  notOpened: { pt: 'Não pôde ser aberto:', en: 'Could not be opened:' },
  expected: { pt: 'esperado:', en: 'expected:' },
  nothing: { pt: 'nenhum erro', en: 'no errors' },
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

/** Indentation of the texts of findings, after the severity and the columns. */
const MARGIN = ' '.repeat(4)
const INDENT = ' '.repeat(20)

function* findingLines(finding: LintFinding, { style }: Terminal, language: Language): Generator<string> {
  const { severity, columns, message, rule, expected, found, source } = finding
  const word = WORDS[severity][language].padEnd(7)
  const where = columns === null ? '' : [...new Set(columns)].join('–')
  const text = visible(message[language])
  yield `${MARGIN}${style(SEVERITY_COLOURS[severity], word)} ${where.padEnd(8)}${text}`
  const quote = quoted(finding)
  if (quote !== null) {
    yield `${INDENT}${quote.text}`
    yield `${INDENT}${style(SEVERITY_COLOURS[severity], quote.carets)}`
  }
  // The message of an unknown record does not contain the expected keys.
  if (rule === 'unknown_record' && found !== null && expected !== null) {
    yield `${INDENT}«${visible(found)}», ${WORDS.expected[language]} ${visible(expected)}`
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
  const found = [error, warning, info].flatMap((count, i) =>
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
  return `${found.length === 0 ? WORDS.nothing[language] : found.join(', ')}${left}; ${counted(lines, one!, many!, language)}`
}

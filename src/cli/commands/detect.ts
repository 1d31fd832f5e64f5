/** `cnab detect`: identifies files. */
import { bankOf } from '../../banks/index.js'
import type { Language, LocalizedText } from '../../cobranca/index.js'
import { systemErrorMessage } from '../../convert/index.js'
import { describeFile, type FileDescription, type Terminator } from '../../inspect/index.js'
import { UsageError } from '../arguments.js'
import { type CommandContext, command } from '../command.js'
import { formatOption } from '../common-options.js'
import { EXIT } from '../exit-codes.js'
import { filesOf, inputBytes } from '../input.js'
import { jsonText } from '../json-text.js'
import { counted, integer } from '../portuguese.js'
import type { Terminal } from '../terminal.js'
import { visible } from '../visible.js'

/** Description of a file, or the error of reading it. */
type Detected =
  | { readonly file: string; readonly description: FileDescription }
  | { readonly file: string; readonly error: string }

/** Identifies and describes files. */
export const detect = command({
  usage: { pt: 'ARQUIVO|PASTA|-… [--format text|json]', en: 'FILE|DIR|-… [--format text|json]' },
  about: {
    pt: 'Identifica cada ARQUIVO: banco, layout, remessa ou retorno, serviço, versão, caracteres, fim das linhas, número de linhas e de títulos. Identifica também arquivos que não são de cobrança. Só o conteúdo importa, não o nome do arquivo. Uma PASTA é lida com suas subpastas; um .gz é descompactado; - é a entrada padrão.',
    en: 'Identifies each FILE: bank, layout, remittance or return, service, version, characters, line ends, number of lines and titles. Also identifies files that are not cobrança. Only the content matters, not the file name. A DIR is read with its subfolders; a .gz is decompressed; - is the standard input.',
  },
  operands: [{ of: 'files', repeats: true }],
  options: { format: formatOption('text', 'json') },
  examples: [
    ['detect recebidos', { pt: 'identifica os arquivos de uma pasta', en: 'identifies the files of a folder' }],
    [
      'detect --format json abril.ret',
      {
        pt: 'mostra uma lista JSON com um objeto por arquivo',
        en: 'prints a JSON list with one object per file',
      },
    ],
  ],
  exits: {
    ok: {
      pt: 'todos os arquivos são de cobrança e suportados',
      en: 'all files are supported cobrança files',
    },
    incomplete: {
      pt: 'um ou mais arquivos não são de cobrança, são de banco ou layout não suportado ou não puderam ser abertos',
      en: 'one or more files are not cobrança, have an unsupported bank or layout, or could not be opened',
    },
  },
  async run({ values, operands }, context) {
    if (operands.length === 0) {
      throw new UsageError({ pt: 'Informe os arquivos a identificar.', en: 'Specify the files to identify.' })
    }
    const { terminal, language } = context
    let isFirst = true
    let areAllRead = true
    const all: Detected[] = []
    for (const file of await filesOf(operands)) {
      const detected = await detectedIn(file, context)
      if (!isRead(detected)) areAllRead = false
      if (values.format === 'json') all.push(detected)
      else {
        if (!isFirst) terminal.line()
        isFirst = false
        for (const line of linesOf(detected, terminal, language)) terminal.line(line)
      }
    }
    if (values.format === 'json') {
      terminal.line(jsonText(all.map((each) => ('error' in each ? each : { file: each.file, ...each.description }))))
    }
    return areAllRead ? EXIT.ok : EXIT.incomplete
  },
})

async function detectedIn(file: string, context: CommandContext): Promise<Detected> {
  try {
    return { file, description: describeFile(await inputBytes(file, context)) }
  } catch (error) {
    return { file, error: systemErrorMessage(error, context.language) }
  }
}

const isRead = (detected: Detected): boolean => 'description' in detected && detected.description.refusal === null

const WORDS = {
  service: { pt: 'serviço', en: 'service' },
  readAs: { pt: 'lido como', en: 'read as' },
  version: { pt: 'versão', en: 'version' },
  file: { pt: 'arquivo', en: 'file' },
  lot: { pt: 'lote', en: 'lot' },
  variant: { pt: 'variante', en: 'variant' },
  manual: { pt: 'manual', en: 'manual' },
  titles: { pt: 'títulos', en: 'titles' },
  lines: { pt: 'linhas', en: 'lines' },
  characters: { pt: 'caracteres', en: 'characters' },
  bank: { pt: 'banco', en: 'bank' },
  endMark: { pt: '1Ah no fim', en: '1Ah at the end' },
  byteOrderMark: {
    pt: 'com marca de ordem de bytes (BOM) no início',
    en: 'with a byte order mark (BOM) at the start',
  },
  notRead: { pt: 'Não suportado:', en: 'Not supported:' },
  notOpened: { pt: 'Não pôde ser aberto:', en: 'Could not be opened:' },
} as const satisfies Record<string, LocalizedText>

const TERMINATORS: Readonly<Record<Terminator, LocalizedText>> = {
  crlf: { pt: 'terminadas por CR LF', en: 'terminated by CR LF' },
  lf: { pt: 'terminadas por LF', en: 'terminated by LF' },
  cr: { pt: 'terminadas por CR', en: 'terminated by CR' },
  crcrlf: {
    pt: 'terminadas por CR CR LF (arquivo convertido duas vezes)',
    en: 'terminated by CR CR LF (converted twice)',
  },
  none: { pt: 'sem fim de linha', en: 'without line end' },
}

const CHARSETS: Readonly<Record<NonNullable<FileDescription['charset']>, LocalizedText>> = {
  ascii: { pt: 'ASCII (sem acentos)', en: 'ASCII (no accents)' },
  latin1: { pt: 'Latin-1 (ISO 8859-1)', en: 'Latin-1 (ISO 8859-1)' },
  'windows-1252': { pt: 'Windows-1252', en: 'Windows-1252' },
  cp850: { pt: 'CP850', en: 'CP850' },
  'utf-8': { pt: 'UTF-8', en: 'UTF-8' },
  mixed: { pt: 'misturados: algumas linhas em UTF-8, outras não', en: 'mixed: some lines in UTF-8, others not' },
}

function linesOf(detected: Detected, { style }: Terminal, language: Language): string[] {
  const name = style('bold', visible(detected.file))
  if ('error' in detected) return [name, `  ${style('red', WORDS.notOpened[language])} ${visible(detected.error)}.`]
  const { description } = detected
  const { refusal } = description
  const rows = rowsOf(description, language)
  const width = Math.max(...rows.map(([label]) => label.length))
  return [
    name,
    `  ${visible(titleOf(description, language))}`,
    ...rows.map(([label, text]) => `  ${style('dim', label.padEnd(width))}  ${visible(text)}`),
    ...(refusal === null || refusal.reason === 'not_cnab'
      ? []
      : [`  ${style('yellow', WORDS.notRead[language])} ${visible(refusal.message[language])}`]),
  ]
}

/** `retorno de cobrança, Itaú (341), CNAB 400`; with the line width if it is unusual: `CNAB 400 (444)`. */
function titleOf({ description, format, width, bank, bank_name }: FileDescription, language: Language): string {
  const number =
    bank === null ? [] : [bank_name === null ? `${WORDS.bank[language]} ${bank}` : `${bank_name} (${bank})`]
  const layout =
    format === null
      ? []
      : [`${format.toUpperCase().replace('CNAB', 'CNAB ')}${format.endsWith(String(width)) ? '' : ` (${width})`}`]
  return [description[language], ...number, ...layout].join(', ')
}

function rowsOf(described: FileDescription, language: Language): (readonly [label: string, text: string])[] {
  const { format, bank, read_as, service, file_version, lot_version, variant, manual, titles, terminators, charset } =
    described
  if (format === null) return []
  const versions = [
    ...(file_version === null ? [] : [`${WORDS.file[language]} ${file_version}`]),
    ...(lot_version === null ? [] : [`${WORDS.lot[language]} ${lot_version}`]),
  ]
  const rows: [LocalizedText, string | null][] = [
    [WORDS.service, service === null ? null : `${service.code} ${service.name}`],
    [WORDS.readAs, read_as === null || read_as === bank ? null : `${bankOf(read_as)!.name} (${read_as})`],
    [WORDS.version, versions.length === 0 ? null : versions.join(', ')],
    [WORDS.variant, variant],
    [WORDS.manual, manual === null ? null : `${manual.title}, ${manual.version}`],
    [WORDS.titles, titles === null ? null : integer(titles, language)],
    [WORDS.lines, terminators === null ? null : linesText(described, language)],
    [
      WORDS.characters,
      charset === null
        ? null
        : [CHARSETS[charset][language], ...(described.byte_order_mark ? [WORDS.byteOrderMark[language]] : [])].join(
            ', ',
          ),
    ],
  ]
  return rows.flatMap(([label, text]) => (text === null ? [] : [[label[language], text] as const]))
}

/** `14, terminadas por CR LF`; with the number of lines per terminator if they differ. */
function linesText({ lines, blank_lines, terminators, end_mark }: FileDescription, language: Language): string {
  const ends = Object.entries(terminators ?? {}) as [Terminator, number][]
  const texts = ends.map(([end, count]) =>
    ends.length === 1 ? TERMINATORS[end][language] : `${integer(count, language)} ${TERMINATORS[end][language]}`,
  )
  const [one, many] = { pt: ['linha em branco', 'linhas em branco'], en: ['blank line', 'blank lines'] }[language]
  return [
    integer(lines, language),
    ...(blank_lines === 0 ? [] : [counted(blank_lines, one!, many!, language)]),
    ...texts,
    ...(end_mark ? [WORDS.endMark[language]] : []),
  ].join(', ')
}

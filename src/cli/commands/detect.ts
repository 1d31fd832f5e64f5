/** `cnab detect`: what files are. */
import { bankOf } from '../../banks/index.js'
import type { Language, LocalizedText } from '../../cobranca/index.js'
import { systemErrorMessage } from '../../convert/index.js'
import { describeFile, type FileDescription, type Terminator } from '../../inspect/index.js'
import { UsageError } from '../arguments.js'
import { type CommandContext, command } from '../command.js'
import { EXIT } from '../exit-codes.js'
import { bytesOf, filesOf } from '../input.js'
import { jsonText } from '../json-text.js'
import { formatOption } from '../output-format.js'
import { counted, integer } from '../portuguese.js'
import type { Terminal } from '../terminal.js'
import { visible } from '../visible.js'

/** A file, and what it is, or why it could not be read. */
type Detected =
  | { readonly file: string; readonly description: FileDescription }
  | { readonly file: string; readonly error: string }

/** Describes and reports. */
export const detect = command({
  name: 'detect',
  summary: {
    pt: 'diz o que é um arquivo: banco, layout, remessa ou retorno, títulos',
    en: 'says what a file is: bank, layout, remittance or return, titles',
  },
  usage: { pt: 'ARQUIVO|PASTA|-… [--format text|json]', en: 'FILE|DIR|-… [--format text|json]' },
  about: {
    pt: 'Diz de cada ARQUIVO de que banco e layout é, se é remessa ou retorno, de que serviço, em que versão, e como está escrito: caracteres, fim das linhas, quantas linhas e títulos. Do que não é cobrança diz o que é. O nome do arquivo não importa, só o conteúdo. De uma PASTA são lidos todos os arquivos, também em subpastas; um .gz é descompactado; - é a entrada padrão.',
    en: 'Says of each FILE which bank and layout it is of, whether it is a remittance or a return, of which service, in which version, and how it is written: characters, line ends, how many lines and titles. Of what is no cobrança it says what it is. The name of the file does not matter, only the content. Of a DIR all files are read, subfolders too; a .gz is unpacked; - is the standard input.',
  },
  operands: [{ of: 'files', repeats: true }],
  options: { format: formatOption('text', 'json') },
  examples: [
    ['detect recebidos', { pt: 'tudo o que há numa pasta', en: 'all there is in a folder' }],
    [
      'detect --format json abril.ret',
      {
        pt: 'o mesmo para um programa: uma lista, com um objeto por arquivo',
        en: 'the same for a program: a list, with an object a file',
      },
    ],
  ],
  exits: {
    ok: {
      pt: 'todos são arquivos de cobrança que a biblioteca lê',
      en: 'all are files of cobrança that the library reads',
    },
    incomplete: {
      pt: 'algum não é de cobrança, ou é de banco ou layout que ainda não é lido, ou não pôde ser aberto',
      en: 'one is not of cobrança, or of a bank or layout that is not read yet, or could not be opened',
    },
  },
  async run({ values, operands }, context) {
    if (operands.length === 0) {
      throw new UsageError({ pt: 'Diga que arquivos examinar.', en: 'Say which files to look into.' })
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
    return { file, description: describeFile(await bytesOf(file, context)) }
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
    pt: 'com marca de ordem de bytes (BOM) no começo',
    en: 'with a byte order mark (BOM) at the beginning',
  },
  notRead: { pt: 'Não é lido:', en: 'Not read:' },
  notOpened: { pt: 'Não pôde ser aberto:', en: 'Could not be opened:' },
} as const satisfies Record<string, LocalizedText>

const TERMINATORS: Readonly<Record<Terminator, LocalizedText>> = {
  crlf: { pt: 'terminadas por CR LF', en: 'ended by CR LF' },
  lf: { pt: 'terminadas por LF', en: 'ended by LF' },
  cr: { pt: 'terminadas por CR', en: 'ended by CR' },
  crcrlf: { pt: 'terminadas por CR CR LF (arquivo convertido duas vezes)', en: 'ended by CR CR LF (converted twice)' },
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

/** `retorno de cobrança, Itaú (341), CNAB 400`, with the columns of a line where they are not the usual ones: `CNAB 400 (444)`. */
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

/** `14, terminadas por CR LF`; where line ends differ, how many have which. */
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

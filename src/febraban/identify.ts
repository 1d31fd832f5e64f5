/**
 * Identifies files by their first lines: format, width, bank, direction and service. Uses only conventions that all banks share.
 */
import type { LocalizedText } from '../cobranca/index.js'
import { type AnyField, type ByteLine, columnsOf, columnsOfLine, readField, splitLines } from '../fixed-width/index.js'
import { type Alteration, alteredLines } from './alteration.js'
import { header150 } from './cnab150.js'
import { bankService, detail240, fileHeader, lotHeader, services } from './cnab240/index.js'
import { header400 } from './cnab400.js'
import { ownHeaderOf } from './own-header.js'

export type Format = 'cnab240' | 'cnab400' | 'cnab150'

/** Direction of a file: to the bank (`remittance`) or from the bank (`return`). */
export type Direction = 'remittance' | 'return'

/**
 * Columns of a line of each format, the usual width first. Some banks add columns to CNAB 400 and 240: the key of an invoice (444: Grafeno, Sofisa), own
 * columns (416: Pefisa), the code of a Pix charge (750: Sisprime).
 */
export const FORMAT_WIDTHS = {
  cnab150: [150],
  cnab240: [240, 750],
  cnab400: [400, 416, 444, 750],
} as const satisfies Readonly<Record<Format, readonly [number, ...number[]]>>

export interface Identity {
  /** Null if the file is not CNAB. */
  readonly format: Format | null
  /** Columns of the lines, such as 400 or 444, without columns that are blank in all lines; null without format. */
  readonly width: number | null
  /** Length of most lines, including trailing blanks. */
  readonly lineLength: number
  /** Alteration of the file: additional text around lines or between columns. An altered file is not read; the other properties are those of the original. */
  readonly alteration: Alteration | null
  /** Whether the first record is a header. Without a header, the bank is unknown. */
  readonly hasHeader: boolean
  /** COMPE number of the bank in the header; null if it is missing. */
  readonly bank: string | null
  readonly direction: Direction | null
  /** Code and name of the service in the file: `01 Cobrança`. Null if it is missing. */
  readonly service: { readonly code: string; readonly name: string } | null
  readonly isCobranca: boolean
  /** CNAB 240: versions of the file layout and of the first lot layout; null if the columns are blank. */
  readonly fileVersion: string | null
  readonly lotVersion: string | null
  /** Description in Portuguese: `retorno de cobrança`, `imagem JPEG`. */
  readonly description: string
  /** Description in English: `cobrança return`, `JPEG image`. Texts of the bank stay in Portuguese. */
  readonly english: string
}

/** Number of bytes from the start that identify a file. */
export const DETECTION_BYTES = 64 * 1024

/** Identifies a file. Never throws. The first {@link DETECTION_BYTES} bytes are enough. */
export const identify = (bytes: Uint8Array): Identity => identifyHead(new FileHead(bytes))

/** The same from the start of the file. */
export function identifyHead(head: FileHead): Identity {
  const foreign = foreignFormat(head.bytes)
  if (foreign !== null) return notCnab(foreign)
  const lines = head.lines()
  if (lines.length === 0) return notCnab({ pt: 'arquivo vazio', en: 'empty file' })
  const isText = !head.hasControls || !hasManyControls(lines)
  const identity = isText ? identityOf(lines) : null
  if (identity !== null) return identity
  const altered = alteredLines(head.bytes, lines, isHeader)
  const content = altered === null ? null : identityOf(altered.lines)
  if (altered !== null && content !== null) return { ...content, alteration: altered.alteration }
  return notCnab(
    isText ? { pt: 'arquivo de texto que não é CNAB', en: 'text file that is not CNAB' } : { pt: 'arquivo binário', en: 'binary file' },
  )
}

/** Null if the lines are not a CNAB file. */
function identityOf(all: readonly string[]): Identity | null {
  const lines = untilNextFile(all)
  const lineLength = lineLengthOf(lines)
  const format = formatOf(lines[0]!, lineLength, lines)
  if (format === null) return null
  const width = widthOf(format, lineLength, lines)
  return identityIn(format, { width, lineLength }, lines)
}

/** The lines before the next header: an appended file may have another width. A header in the second line is a repeated header, not an appended file. */
function untilNextFile(lines: readonly string[]): readonly string[] {
  const next = lines.findIndex((line, i) => i > 1 && beginsFile(line))
  return next < 0 ? lines : lines.slice(0, next)
}

function identityIn(format: Format, size: LineSize, lines: readonly string[]): Identity {
  const first = lines[0]!
  switch (format) {
    case 'cnab400':
      return identity400(first, size, lines)
    case 'cnab240':
      return identity240(lines, size)
    case 'cnab150':
      return identity150(first, size)
  }
}

/** Columns and length of the lines: see {@link Identity}. */
interface LineSize {
  readonly width: number
  readonly lineLength: number
}

/** Content of a file, from its header and first lot. */
interface Content extends Pick<Identity, 'bank' | 'direction' | 'service' | 'isCobranca'> {
  /** Kind of the file, if the bank defines it. Default: the direction. */
  readonly kind?: LocalizedText | undefined
  readonly hasHeader?: boolean
  readonly fileVersion?: string | null
  readonly lotVersion?: string | null
}

/** Returns the identity of a CNAB file. Lists all properties, because spreading objects is slow for programs that read many small files. */
function identityWith(
  format: Format,
  { width, lineLength }: LineSize,
  { bank, direction, service, isCobranca, kind, hasHeader = true, fileVersion = null, lotVersion = null }: Content,
): Identity {
  const { pt, en } = describe(direction, service, isCobranca, kind)
  return {
    format,
    alteration: null,
    hasHeader,
    bank,
    direction,
    service,
    isCobranca,
    fileVersion,
    lotVersion,
    description: pt,
    english: en,
    width,
    lineLength,
  }
}

/** Median length of lines. */
function lineLengthOf(lines: readonly string[]): number {
  const { length } = lines[0]!
  if (lines.every((line) => line.length === length)) return length
  return lines.map(({ length }) => length).sort((a, b) => a - b)[Math.floor(lines.length / 2)]!
}

/** A CNAB 400 header with more content belongs to a wider layout, and is not only damaged. The limits are about halfway from 400 to 444, and to 750. */
const LONGER = 420
const LONGEST = 597

/** Width of a file: the median length `width`, if lines have content beyond the usual width; otherwise decided by the content of the header. */
function widthOf(format: Format, width: number, lines: readonly string[]): number {
  const [usual, ...others]: readonly [number, ...number[]] = FORMAT_WIDTHS[format]
  const hasLonger = lines.some((line) => line.length > usual && line.trimEnd().length > usual)
  if (others.includes(width) && hasLonger) return width
  // The header of CNAB 240 has only blanks in the added columns, and more blanks may follow them.
  if (format !== 'cnab400') return (hasLonger ? others.find((each) => each <= width) : undefined) ?? usual
  const header = lines[0]!.trimEnd().length
  return header <= LONGER ? usual : header <= LONGEST ? 444 : 750
}

/** The start of a file: its first lines, split and decoded once for all questions about them. */
export class FileHead {
  readonly bytes: Uint8Array
  /** False for nearly every file: its lines are not searched for control characters again. No charset decodes other bytes to one. */
  readonly hasControls: boolean
  /** The bytes in Latin-1. */
  private readonly text: string
  private readonly split: readonly ByteLine[]
  private readonly byWidth = new Map<number | undefined, readonly string[]>()

  constructor(bytes: Uint8Array) {
    this.bytes = bytes.length > DETECTION_BYTES ? bytes.subarray(0, DETECTION_BYTES) : bytes
    this.hasControls = hasControls(this.bytes)
    this.split = splitLines(this.bytes, LINES)
    const last = this.split.at(-1)
    this.text = this.hasControls || last === undefined ? '' : last.bytes.toString('latin1', 0, last.end)
  }

  /**
   * Returns the first lines as columns, without blank lines. Splits records that are joined in one line. Equal for every chunking.
   *
   * @param width columns of the layout, if known; otherwise a line with the length of a known format has one byte per column
   */
  lines(width?: number): readonly string[] {
    // With this length, a line has one byte per column for every reading.
    const isWhole = ({ start, end }: ByteLine): boolean => end - start === width && formatWidth(width) > 0
    const asked = this.split.every(isWhole) ? undefined : width
    let lines = this.byWidth.get(asked)
    if (lines === undefined) {
      lines = this.split
        .map((line) => this.textOf(line, asked ?? formatWidth(line.end - line.start)))
        .filter((line) => /\S/.test(line))
      if (lines.some(mayBeJoined)) lines = lines.flatMap(recordsOf)
      this.byWidth.set(asked, lines)
    }
    return lines
  }

  /** A line with as many bytes as columns is Latin-1 unless it has control characters. Parts of the first line are kept, but not all bytes with them. */
  private textOf(line: ByteLine, width: number): string {
    const isLatin1 = !this.hasControls && line.end - line.start === width
    if (isLatin1 && line.number > 1) return this.text.slice(line.start, line.end)
    return columnsOfLine(line, width, isLatin1 ? 'latin1' : 'auto').raw
  }

  /** The first lines, without the lines of an appended file. */
  get linesOfFirstFile(): readonly string[] {
    return untilNextFile(this.lines())
  }
}

/** Number of lines that are looked at. */
const LINES = 200

/** Returns the length if a format has this width; otherwise 0. */
const formatWidth = (length: number): number => (WIDTHS.has(length) ? length : 0)

const WIDTHS: ReadonlySet<number> = new Set(Object.values(FORMAT_WIDTHS).flat())

/** Whether a line is as long as two records, or starts with a header of its own width. */
const mayBeJoined = (line: string): boolean => line.length >= 2 * FORMAT_WIDTHS.cnab240[0] || ownHeaderOf(line) !== undefined

/** Splits a line of several records without line ends. Returns other lines unchanged. */
function recordsOf(line: string): string[] {
  const own = ownHeaderOf(line)
  if (own?.joined.test(line) === true) return [line.slice(0, own.width), ...piecesOf(line.slice(own.width), FORMAT_WIDTHS.cnab400[0])]
  const width = JOINED.find(
    ({ width, begins, ends }) => line.length >= 2 * width && begins.test(line) && ends.test(line.slice(width - END, width + 1)),
  )?.width
  return width === undefined ? [line] : piecesOf(line, width)
}

const piecesOf = (line: string, width: number): string[] =>
  Array.from({ length: Math.ceil(line.length / width) }, (_, i) => line.slice(i * width, (i + 1) * width))

const HEADER_400 = /^0[127 ]?RE(?:MESSA|TORNO)/i
/** Header of a file or a lot. */
const HEADER_240 = /^[0-9]{3}0000[01]/

/** Columns at the end of a header that `ends` looks at, together with the first column of the next record. */
const END = 50

/** Start and end of a header of each width. */
const JOINED = [
  { width: 240, begins: HEADER_240, ends: /^.{50}[0-9]$/s },
  { width: 400, begins: HEADER_400, ends: /^.{44}[0-9]{6}[1-9]$/s },
  // The sequence is at the end, or blank columns follow it.
  { width: 444, begins: HEADER_400, ends: /^(?:.{44}[0-9]{6}|[0-9]{6} {44})[1-9]$/s },
  { width: 750, begins: HEADER_400, ends: /^.{44}[0-9]{6}[1-9]$/s },
  { width: 750, begins: /^[0-9]{3}0000[01].{232} {510}/s, ends: /^ {50}[0-9]$/ },
] as const

/**
 * Start of the first header of a CNAB 240 file. Digits are not enough, since a piece of any line may start with them: blanks follow the key, or operation and
 * zeros if the file starts with a lot header.
 */
const FILE_HEADER_240 = /^(?!000)[0-9]{3}0000(?:0[ \t]{6,9}[0-9]|1[RT]0{7}[ \t])/i

/** Whether a line is a file header of any width. */
export const beginsFile = (line: string): boolean => HEADER_400.test(line) || FILE_HEADER_240.test(line) || ownHeaderOf(line) !== undefined

const SIGNATURES: readonly (readonly [string, LocalizedText])[] = [
  ['\xff\xd8\xff', { pt: 'imagem JPEG', en: 'JPEG image' }],
  ['\x89PNG', { pt: 'imagem PNG', en: 'PNG image' }],
  ['GIF8', { pt: 'imagem GIF', en: 'GIF image' }],
  ['%PDF', { pt: 'documento PDF', en: 'PDF document' }],
  ['PK\x03\x04', { pt: 'arquivo ZIP (ou planilha XLSX, documento DOCX)', en: 'ZIP file (or XLSX spreadsheet, DOCX document)' }],
  ['\x1f\x8b', { pt: 'arquivo compactado GZIP', en: 'GZIP file' }],
  ['Rar!', { pt: 'arquivo compactado RAR', en: 'RAR file' }],
  ['7z\xbc\xaf', { pt: 'arquivo compactado 7-Zip', en: '7-Zip file' }],
  ['\xd0\xcf\x11\xe0', { pt: 'documento do Office antigo (XLS, DOC)', en: 'old Office document (XLS, DOC)' }],
  ['OFXHEADER', { pt: 'extrato OFX', en: 'OFX statement' }],
  ['<?xml', { pt: 'documento XML', en: 'XML document' }],
  ['<!DOCTYPE', { pt: 'página HTML', en: 'HTML page' }],
  ['<html', { pt: 'página HTML', en: 'HTML page' }],
  ['{', { pt: 'documento JSON', en: 'JSON document' }],
  ['[', { pt: 'documento JSON', en: 'JSON document' }],
]

function foreignFormat(head: Uint8Array): LocalizedText | null {
  // No signature starts with two digits, and nearly every file does.
  if (isDigit(head[0]) && isDigit(head[1])) return null
  const start = Buffer.from(head.subarray(0, 64)).toString('latin1').replace(/^\xef\xbb\xbf/, '').trimStart()
  return SIGNATURES.find(([magic]) => start.toLowerCase().startsWith(magic.toLowerCase()))?.[1] ?? null
}

const isDigit = (byte = 0): boolean => byte >= 0x30 && byte <= 0x39

/** Whether each of four bytes has 0x20 or 0x40, as visible characters, and no byte is 7F or FF. */
const hasNoControls = (word: number): boolean =>
  ((word | (word << 1)) & 0x40404040) === 0x40404040 && (((word & 0x7f7f7f7f) + 0x01010101) & 0x80808080) === 0

/** Whether a byte other than CR and LF is a control character of Latin-1: 00 to 1F, 7F to 9F. */
function hasControls(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let i = 0; i < bytes.length; i++) {
    while (i + 4 <= bytes.length && hasNoControls(view.getInt32(i))) i += 4
    if (i === bytes.length) break
    const byte = bytes[i]!
    if (((byte & 0x60) === 0 || byte === 0x7f) && byte !== LF && byte !== CR) return true
  }
  return false
}

const LF = 0x0a
const CR = 0x0d

/** Whether more than 5% of the bytes inside lines are control characters. NUL around lines is padding. */
function hasManyControls(lines: readonly string[]): boolean {
  let controls = 0
  let length = 0
  for (const line of lines) {
    length += line.length
    if (CONTROL.test(line)) controls += line.split(CONTROL).length - 1
  }
  return controls > length / 20
}

/** Those that no text has: not the tab, the form feed and the mark of the end of a file. */
const CONTROL = /[\0-\x08\x0b\x0e-\x19\x1b-\x1f\x7f]/

const notCnab = ({ pt, en }: LocalizedText): Identity => ({
  format: null,
  width: null,
  lineLength: 0,
  alteration: null,
  hasHeader: false,
  bank: null,
  direction: null,
  service: null,
  isCobranca: false,
  fileVersion: null,
  lotVersion: null,
  description: pt,
  english: en,
})

const isHeader = (line: string): boolean => HEADER_400.test(line) || HEADER_240.test(line) || ownHeaderOf(line) !== undefined

/** Format by the header; without a header, by the length of the lines. */
function formatOf(first: string, length: number, lines: readonly string[]): Format | null {
  const isOf = (format: Format): boolean => (FORMAT_WIDTHS[format] as readonly number[]).includes(length)
  if (HEADER_400.test(first) || ownHeaderOf(first) !== undefined) return 'cnab400'
  if (HEADER_240.test(first) && (first.trimEnd().length <= 320 || isOf('cnab240'))) return 'cnab240'
  if (/^A[12]/i.test(first) && first.length <= 160) return 'cnab150'
  if (isOf('cnab240') && lines.every((line) => /^[0-9]{8}/.test(line))) return 'cnab240'
  if (isOf('cnab400') && /^[0-9]/.test(first)) return 'cnab400'
  return null
}

/** Returns the text in a field of a line. */
const textIn = (field: AnyField, line: string): string => readField(field, columnsOf(field, line.padEnd(field.to)), () => {}) as string

function identity400(first: string, size: LineSize, lines: readonly string[]): Identity {
  const { width } = size
  const own = ownHeaderOf(first)
  if (own !== undefined) {
    const { bank, direction } = own
    return identityWith('cnab400', size, { bank, direction, service: { code: '01', name: services['01'] }, isCobranca: true })
  }
  const { fields } = header400
  const [bank, operation, code] = [textIn(fields.bank_code, first), textIn(fields.operation, first), textIn(fields.service_code, first)]
  if (!first.startsWith(fields.record_type.literal!)) {
    const description = { pt: `arquivo CNAB de ${width} posições sem header`, en: `CNAB file of ${width} columns without header` }
    return { ...notCnab(description), format: 'cnab400', ...size }
  }
  const literal = plain(textIn(fields.operation_name, first))
  const direction = literal.startsWith('RETORNO') ? 'return' : literal.startsWith('REMESSA') ? 'remittance' : byDigit(operation)
  const serviceName = textIn(fields.service_name, first)
  const name = plain(serviceName)
  const hasService = code !== '' && code !== '00'
  const isAssignment = direction === 'remittance' && width === ASSIGNMENT_WIDTH && isOfAssignment(lines)
  const isCobranca = !isAssignment && (name.startsWith('COBRAN') || code === '01' || (!hasService && /^0*$/.test(name) && literal !== ''))
  const service = isAssignment ? { code, name: ASSIGNMENT } : isCobranca ? { code: '01', name: services['01'] } : hasService ? { code, name: serviceName.trim() } : null
  return identityWith('cnab400', size, {
    bank: /^0*$/.test(bank) ? null : bank,
    direction,
    service,
    isCobranca,
    kind: KINDS_400[bank]?.[name],
  })
}

/** Assignment of receivables to a fund (FIDC). It has the header of a cobrança remittance, but its titles are sold, not registered for collection. */
export const ASSIGNMENT = 'Cessão de recebíveis (FIDC)'
const ASSIGNMENT_WIDTH = 444

/** Apex Group, FIDC Cobrança Remessa V3 (17/07/2025), fields 33 and 37: 150 is blank, 160–161 is the type of the assignor's tax id. */
const ASSIGNED_TITLE = /^1.{148} .{9}0[1-9]/s

/**
 * Whether the first title belongs to an assignment: no acceptance in 150, and a code from 01 in 160–161. In cobrança, 160 is the end of an instruction and 161
 * the first digit of the interest per day, which would be R$ 10,000,000,000.00 or more.
 */
const isOfAssignment = (lines: readonly string[]): boolean => ASSIGNED_TITLE.test(lines.find((line) => line.startsWith('1')) ?? '')

function identity240(lines: readonly string[], size: LineSize): Identity {
  const recordType = (line: string): string | undefined => line[lotHeader.fields.record_type.from - 1]
  const header = recordType(lines[0]!) === '0' ? lines[0]! : null
  const lot = lines.find((line) => recordType(line) === '1') ?? null
  const inHeader = (name: keyof typeof fileHeader.fields): string | null => header && textIn(fileHeader.fields[name], header)
  const inLot = (name: keyof typeof lotHeader.fields): string | null => lot && textIn(lotHeader.fields[name], lot)
  const hasSegment = (letter: string): boolean =>
    lines.some((line) => recordType(line) === '3' && line[detail240.fields.segment.from - 1]?.toUpperCase() === letter)
  const isReturn = hasSegment('T')
  const isRemittance = !isReturn && hasSegment('P')
  const ofFile = inHeader('file_direction')
  const kind = KINDS_240[inHeader('bank_code') ?? '']?.[ofFile ?? '']
  const direction = kind !== undefined ? 'return' : (byDigit(ofFile) ?? (isReturn ? 'return' : isRemittance ? 'remittance' : null))
  const code = inLot('service_type') ?? ''
  const isTitles = isReturn || isRemittance
  const bank = inHeader('bank_code') ?? inLot('bank_code')
  const ofBank = bankService(bank, code)
  const isCobranca = code === '01' || (isTitles && (/^0*$/.test(code) || ofBank !== undefined))
  const name = (services as Readonly<Record<string, string>>)[code]
  const otherService = /^0*$/.test(code) ? null : { code, name: name ?? 'código fora da tabela da FEBRABAN' }
  const cobranca = ofBank === undefined ? { code: '01', name: services['01'] } : { code, name: ofBank }
  const service = isCobranca ? cobranca : otherService
  return identityWith('cnab240', size, {
    bank,
    direction,
    service,
    isCobranca,
    kind,
    hasHeader: header !== null || lot !== null,
    fileVersion: inHeader('file_layout_version') || null,
    lotVersion: inLot('lot_layout_version') || null,
  })
}

function identity150(first: string, size: LineSize): Identity {
  const { fields } = header150
  const direction = byDigit(textIn(fields.operation, first))
  const service = { code: '05', name: 'Débito automático ou arrecadação (150 posições)' }
  return identityWith('cnab150', size, { bank: textIn(fields.bank_code, first), direction, service, isCobranca: false })
}

const byDigit = (digit: string | null): Identity['direction'] =>
  digit === '1' ? 'remittance' : digit === '2' ? 'return' : null

function describe(
  direction: Identity['direction'],
  service: Identity['service'],
  isCobranca: boolean,
  kind: LocalizedText = KINDS_OF_FILE[direction ?? 'unknown'],
): LocalizedText {
  const { pt, en } = kind
  if (isCobranca) return { pt: `${pt} de cobrança`, en: `cobrança ${en}` }
  if (service === null) return { pt: `${pt} de serviço não informado`, en: `${en} of an unspecified service` }
  const named = `${service.code} ${service.name}`
  return { pt: `${pt} de outro serviço: ${named}`, en: `${en} of another service: ${named}` }
}

const PRECHECKS = {
  processed: { pt: 'arquivo de pré-crítica de remessa processada', en: 'pre-check file (remittance processed)' },
  inPart: { pt: 'arquivo de pré-crítica de remessa processada em parte', en: 'pre-check file (remittance processed in part)' },
  rejected: { pt: 'arquivo de pré-crítica de remessa rejeitada', en: 'pre-check file (remittance rejected)' },
} as const

type KindsOfBankFiles = Readonly<Record<string, Readonly<Record<string, LocalizedText>>>>

/** CNAB 240: special returns, by bank and file direction code: see `bankFileDirections`. */
const KINDS_240: KindsOfBankFiles = {
  '104': { '3': PRECHECKS.processed, '4': PRECHECKS.inPart, '5': PRECHECKS.rejected, '7': { pt: 'retorno on-line', en: 'on-line return' } },
}

/** CNAB 400: special returns, by bank and service name. Their header is otherwise that of a remittance. Caixa: 67.126 v015 (04/2020), NE040, p. 44. */
const KINDS_400: KindsOfBankFiles = {
  '104': { 'CONFIRMACAO': PRECHECKS.processed, 'REJ. PARCIAL': PRECHECKS.inPart, 'REMES REJEITADA': PRECHECKS.rejected },
}

const KINDS_OF_FILE = {
  return: { pt: 'retorno', en: 'return' },
  remittance: { pt: 'remessa', en: 'remittance' },
  unknown: { pt: 'arquivo CNAB', en: 'CNAB file' },
} as const

/** Returns a trimmed text in capitals without accents, since files have COBRANÇA as often as COBRANCA. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .toUpperCase()

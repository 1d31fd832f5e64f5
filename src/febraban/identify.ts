/**
 * Identifies files by their first lines: format, width, bank, direction and service. Uses only conventions that all banks share.
 */

import type { LocalizedText } from '../cobranca/index.js'
import { type AnyField, columnsOf, readField } from '../fixed-width/index.js'
import { latin1Text } from '../runtime/bytes.js'
import { type Alteration, alteredLines } from './alteration.js'
import { header150 } from './cnab150.js'
import { bankService, detail240, fileHeader, hasOneDirectionCode, lotHeader, otherServiceOf, services } from './cnab240/index.js'
import { header400 } from './cnab400.js'
import { type FileHead, headOf, isDigit } from './file-head.js'
import { FORMAT_WIDTHS, type Format } from './formats.js'
import { HEADER_240, HEADER_400, isHeader, MAX_HEADER_240, untilNextFile } from './header-lines.js'
import { ownHeaderOf } from './own-header.js'

/** Direction of a file: to the bank (`remittance`) or from the bank (`return`). */
export type Direction = 'remittance' | 'return'

interface Service {
  readonly code: string
  readonly name: string
}

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
  /** Code and name of the service in the file: `01 Cobrança`, if any lot of CNAB 240 is of cobrança. Null if it is missing. */
  readonly service: Service | null
  readonly isCobranca: boolean
  /** CNAB 240: whether the file has only a header and a trailer, without lots. Only lots have a service. */
  readonly isEmpty: boolean
  /** CNAB 240: versions of the file layout and of the first lot layout, of cobrança if there is such a lot; null if the columns are blank. */
  readonly fileVersion: string | null
  readonly lotVersion: string | null
  /** Description in Portuguese: `retorno de cobrança`, `imagem JPEG`. */
  readonly description: string
  /** Description in English: `cobrança return`, `JPEG image`. Texts of the bank stay in Portuguese. */
  readonly english: string
}

/**
 * Identifies a file. Never throws. The first `DETECTION_BYTES` bytes are enough, unless the first lot of CNAB 240 is of another service: then the lots of cobrança
 * may begin after them.
 */
export const identify = (bytes: Uint8Array): Identity => identifyHead(headOf(bytes))

/** As {@link identify}, for a start of a file that is split already. */
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
  /** All services of a file without cobrança. Default: the service. */
  readonly services?: readonly Service[]
  readonly hasHeader?: boolean
  readonly isEmpty?: boolean
  readonly fileVersion?: string | null
  readonly lotVersion?: string | null
}

/** Returns the identity of a CNAB file. Lists all properties, because spreading objects is slow for programs that read many small files. */
function identityWith(
  format: Format,
  { width, lineLength }: LineSize,
  { bank, direction, service, services, isCobranca, kind, hasHeader = true, isEmpty = false, fileVersion = null, lotVersion = null }: Content,
): Identity {
  const { pt, en } = describe(direction, services ?? (service === null ? [] : [service]), isCobranca, isEmpty, kind)
  return {
    format,
    alteration: null,
    hasHeader,
    bank,
    direction,
    service,
    isCobranca,
    isEmpty,
    fileVersion,
    lotVersion,
    description: pt,
    english: en,
    width,
    lineLength,
  }
}

/** Shorter lines are pieces: no record of any layout has so few columns, but a few trimmed trailers. */
const SHORTEST = 60

/** Median length of lines, without pieces of lines if there are others: a damaged file may have more pieces than records. */
function lineLengthOf(lines: readonly string[]): number {
  const { length } = lines[0]!
  if (lines.every((line) => line.length === length)) return length
  const lengths = lines.map(({ length }) => length).sort((a, b) => a - b)
  const whole = lengths.filter((each) => each >= SHORTEST)
  const counted = whole.length > 0 ? whole : lengths
  return counted[Math.floor(counted.length / 2)]!
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
  const start = latin1Text(head, 0, 64).replace(/^\xef\xbb\xbf/, '').trimStart()
  return SIGNATURES.find(([magic]) => start.toLowerCase().startsWith(magic.toLowerCase()))?.[1] ?? null
}

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

/** Control characters that no text file has: all except the tab, line ends, the form feed and the mark of the end of a file. */
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
  isEmpty: false,
  fileVersion: null,
  lotVersion: null,
  description: pt,
  english: en,
})

/** Format by the header; without a header, by the length of the lines. */
function formatOf(first: string, length: number, lines: readonly string[]): Format | null {
  const isOf = (format: Format): boolean => (FORMAT_WIDTHS[format] as readonly number[]).includes(length)
  if (HEADER_400.test(first) || ownHeaderOf(first) !== undefined) return 'cnab400'
  if (HEADER_240.test(first) && (first.trimEnd().length <= MAX_HEADER_240 || isOf('cnab240'))) return 'cnab240'
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
  const isAssignment = direction === 'remittance' && isOfAssignment({ bank, width }, lines)
  const isCobranca = !isAssignment && (name.startsWith('COBRAN') || code === '01' || (!hasService && /^0*$/.test(name) && literal !== ''))
  const service = isAssignment ? { code, name: ASSIGNMENT } : isCobranca ? { code: '01', name: services['01'] } : hasService ? { code, name: shownService(serviceName) } : null
  return identityWith('cnab400', size, {
    bank: /^0*$/.test(bank) ? null : bank,
    direction,
    service,
    isCobranca,
    kind: KINDS_400[bank]?.[name],
  })
}

/** The name of a service as the header has it; empty if it has numbers, because the line may then be a title of a cut file, and the name that of a person. */
const shownService = (name: string): string => (/\d\d/.test(name) ? '' : name.trim())

/** Assignment of receivables to a fund (FIDC). It has the header of a cobrança remittance, but its titles are sold, not registered for collection. */
export const ASSIGNMENT = 'Cessão de recebíveis (FIDC)'

/** How the titles of an assignment differ from those of cobrança. */
interface AssignmentLayout {
  readonly width: number
  /** Number in the header. Default: any custodian. */
  readonly bank?: string
  readonly title: RegExp
}

const ASSIGNMENT_LAYOUTS: readonly AssignmentLayout[] = [
  // Apex Group, FIDC Cobrança Remessa V3 (17/07/2025), fields 33 and 37: no acceptance in 150, and a code from 01 in 160–161, the type of the assignor's tax id. In
  // cobrança, 160 is the end of an instruction and 161 the first digit of the interest per day, which would be R$ 10,000,000,000.00 or more.
  { width: 444, title: /^1.{148} .{9}0[1-9]/s },
  // Fromtis, FIDC Cobrança Remessa, Banco Paulista (03/10/2013), pp. 4–9: blanks in 2–20 and 150, zeros in 157–159, the assignor's tax id in 381–394. The inscrição
  // estadual in 160–173 may look like interest, so the number in the header must also be that of the page.
  { width: 400, bank: '611', title: /^1 {19}.{129} .{6}000.{221}[0-9A-Z]{12}[0-9]{2}/s },
]

/** Whether the first title belongs to an assignment. */
function isOfAssignment(file: { readonly bank: string; readonly width: number }, lines: readonly string[]): boolean {
  const first = lines.find((line) => line.startsWith('1')) ?? ''
  return ASSIGNMENT_LAYOUTS.some(({ width, bank = file.bank, title }) => width === file.width && bank === file.bank && title.test(first))
}

function identity240(lines: readonly string[], size: LineSize): Identity {
  const recordType = (line: string): string | undefined => line[lotHeader.fields.record_type.from - 1]
  const header = recordType(lines[0]!) === '0' ? lines[0]! : null
  const lots = lines.filter((line) => recordType(line) === '1')
  const lot = lots.find((line) => otherServiceOf(line) === null) ?? lots[0] ?? null
  const inHeader = (name: keyof typeof fileHeader.fields): string | null => header && textIn(fileHeader.fields[name], header)
  const inLot = (name: keyof typeof lotHeader.fields): string | null => lot && textIn(lotHeader.fields[name], lot)
  const hasSegment = (letter: string): boolean =>
    lines.some((line) => recordType(line) === '3' && line[detail240.fields.segment.from - 1]?.toUpperCase() === letter)
  const isReturn = hasSegment('T')
  const isRemittance = !isReturn && hasSegment('P')
  const ofFile = inHeader('file_direction')
  const kind = KINDS_240[inHeader('bank_code') ?? '']?.[ofFile ?? '']
  const bank = inHeader('bank_code') ?? inLot('bank_code')
  const operation = DIRECTIONS[inLot('operation_type') ?? '']
  const byHeader = ofFile === '1' && bank !== null && hasOneDirectionCode(bank) ? operation : byDigit(ofFile)
  const direction = kind !== undefined ? 'return' : (byHeader ?? (isReturn ? 'return' : isRemittance ? 'remittance' : null))
  const code = inLot('service_type') ?? ''
  const isTitles = isReturn || isRemittance
  const ofBank = bankService(bank, code)
  const isCobranca = code === '01' || (isTitles && (/^0*$/.test(code) || ofBank !== undefined))
  const others = [...new Set(lots.map((line) => textIn(lotHeader.fields.service_type, line)))].flatMap((each) => otherService(each) ?? [])
  const cobranca = ofBank === undefined ? { code: '01', name: services['01'] } : { code, name: ofBank }
  return identityWith('cnab240', size, {
    bank,
    direction,
    service: isCobranca ? cobranca : (others[0] ?? null),
    ...(isCobranca ? {} : { services: others }),
    isCobranca,
    kind,
    hasHeader: header !== null || lot !== null,
    isEmpty: header !== null && lines.length > 1 && lines.slice(1).every((line) => recordType(line) === '9'),
    fileVersion: inHeader('file_layout_version') || null,
    lotVersion: inLot('lot_layout_version') || null,
  })
}

const otherService = (code: string): Service | null =>
  /^0*$/.test(code) ? null : { code, name: (services as Readonly<Record<string, string>>)[code] ?? 'código fora da tabela da FEBRABAN' }

/** G028: operations of the lots that are of one direction. */
const DIRECTIONS: Readonly<Record<string, Direction>> = { R: 'remittance', T: 'return' }

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
  services: readonly Service[],
  isCobranca: boolean,
  isEmpty: boolean,
  kind: LocalizedText = KINDS_OF_FILE[direction ?? 'unknown'],
): LocalizedText {
  const { pt, en } = kind
  if (isCobranca) return { pt: `${pt} de cobrança`, en: `cobrança ${en}` }
  if (isEmpty) return { pt: `${pt} sem lotes`, en: `${en} without lots` }
  if (services.length === 0) return { pt: `${pt} de serviço não informado`, en: `${en} of an unspecified service` }
  const named = services.map(({ code, name }) => `${code} ${name}`.trim()).join(', ')
  return services.length === 1
    ? { pt: `${pt} de outro serviço: ${named}`, en: `${en} of another service: ${named}` }
    : { pt: `${pt} de outros serviços: ${named}`, en: `${en} of other services: ${named}` }
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
const plain = (text: string): string => (/^[\0-\x7f]*$/.test(text) ? text : text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')).trim().toUpperCase()

/** Files of the page: what each of them is, and its titles. */
import type { Manual } from '../../banks/index.js'
import type { LocalizedText } from '../../cobranca/index.js'
import type { UnsupportedReason } from '../../febraban/index.js'
import { describeFile, type FileDescription, messageOf } from '../../inspect/index.js'
import { parseRemittance } from '../../remittance/index.js'
import { isUnsupportedFileError, type ReturnHeader, readReturn } from '../../return/index.js'
import { type AttentionItem, AttentionReader } from './attention.js'
import { rowsOfRemittance } from './remittance-rows.js'
import { rowsOfReturn } from './return-rows.js'
import type { TitleRow } from './title-row.js'

/** A file without its titles. */
export interface FileFacts {
  /** Number of the file in the page. */
  readonly id: number
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** `unread`: the library does not support it, and `refusal` explains why. */
  readonly state: 'return' | 'remittance' | 'unread'
  readonly description: LocalizedText
  readonly refusal: { readonly reason: UnsupportedReason; readonly message: LocalizedText } | null
  readonly bank: string | null
  readonly bank_name: string | null
  readonly layout: FileDescription['format']
  readonly variant: string | null
  readonly manual: Manual | null
  readonly beneficiary: string | null
  /** `YYYY-MM-DD` */
  readonly generated_at: string | null
  readonly file_number: number | null
  readonly lines: number
  readonly titles: number
  readonly attention: readonly AttentionItem[]
  /** Number of an earlier file with the same bytes; null without an earlier file. */
  readonly same_as: number | null
}

export interface PageFile {
  readonly facts: FileFacts
  readonly bytes: Uint8Array
  readonly rows: readonly TitleRow[]
}

export interface FileToOpen {
  readonly id: number
  readonly name: string
  readonly bytes: Uint8Array
  readonly same_as: number | null
}

/** Reads a file. Never throws because of the content of the file. */
export async function openedFile(
  { id, name, bytes, same_as }: FileToOpen,
  onProgress: (read: number) => void,
): Promise<PageFile> {
  const about = describeFile(bytes)
  const facts = {
    id,
    name,
    size: bytes.length,
    description: about.description,
    bank: about.read_as ?? about.bank,
    bank_name: about.bank_name,
    layout: about.format,
    variant: about.variant,
    manual: about.manual,
    lines: about.lines,
    same_as,
  }
  if (about.refusal !== null) return unread(facts, bytes, about.refusal)
  try {
    const read =
      about.direction === 'remittance' ? remittanceIn(id, bytes) : await returnIn(id, bytes, about.lines, onProgress)
    const { rows, ...rest } = read
    return { facts: { ...facts, ...rest, refusal: null, titles: rows.length }, bytes, rows }
  } catch (error) {
    if (!isUnsupportedFileError(error)) throw error
    const { reason } = error
    return unread(facts, bytes, { reason, message: { pt: messageOf(error, 'pt'), en: messageOf(error, 'en') } })
  }
}

type ReadFacts = Pick<FileFacts, 'state' | 'beneficiary' | 'generated_at' | 'file_number' | 'attention'> &
  Pick<PageFile, 'rows'>

const UNREAD = { beneficiary: null, generated_at: null, file_number: null, titles: 0, attention: [] } as const

const unread = (
  facts: Omit<FileFacts, 'state' | 'refusal' | keyof typeof UNREAD>,
  bytes: Uint8Array,
  refusal: NonNullable<FileFacts['refusal']>,
): PageFile => ({ facts: { ...facts, ...UNREAD, state: 'unread', refusal }, bytes, rows: [] })

async function returnIn(
  id: number,
  bytes: Uint8Array,
  lines: number,
  onProgress: (read: number) => void,
): Promise<ReadFacts> {
  const stream = readReturn(bytes)
  const attention = new AttentionReader()
  const rows = await rowsOfReturn(id, stream.batches(), (record) => {
    attention.add(record)
    if (record.line % PROGRESS_LINES === 0) onProgress(record.line / lines)
  })
  const { header } = stream
  return {
    state: 'return',
    ...(header === null ? NO_HEADER : headerFacts(header)),
    attention: attention.end(stream.diagnostics),
    rows,
  }
}

/** Lines between two reports of progress. */
const PROGRESS_LINES = 1000

const NO_HEADER = { beneficiary: null, generated_at: null, file_number: null } as const

const headerFacts = ({ beneficiary_name, generated_at, file_number }: ReturnHeader) => ({
  beneficiary: beneficiary_name || null,
  generated_at,
  file_number,
})

function remittanceIn(id: number, bytes: Uint8Array): ReadFacts {
  const { header, titles, diagnostics } = parseRemittance(bytes)
  const text = (name: string): string | null => (typeof header?.[name] === 'string' ? header[name] || null : null)
  const number = header?.['file_sequence'] ?? header?.['remittance_number']
  return {
    state: 'remittance',
    beneficiary: text('beneficiary_name'),
    generated_at: text('generation_date'),
    file_number: typeof number === 'number' ? number : null,
    attention: new AttentionReader().end(diagnostics),
    rows: rowsOfRemittance(id, titles),
  }
}

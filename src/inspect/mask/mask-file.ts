/** Removes personal data from a file, e.g. to attach it to a support request. */
import { checkMaxDiagnostics } from '../../banks/index.js'
import { checkBytes, ValidationError } from '../../cobranca/index.js'
import { isTurnDue, turn } from '../../code/turns.js'
import { headOf } from '../../febraban/index.js'
import { DiagnosticLog, FileReader, LineSplitter, type ReadLine } from '../../fixed-width/index.js'
import { neededFields } from '../../return/index.js'
import { randomId, Sha256 } from '../../runtime/digest.js'
import { type FoundFile, foundFile, type OpenOptions } from '../opened-file.js'
import { FileChangedError, headOfSource, type OpenSource } from '../source.js'
import { LineMask, type MaskedCounts, People } from './line-mask.js'
import { MaskedBytes } from './masked-bytes.js'

export interface MaskOptions extends OpenOptions {
  /**
   * Secret text. Files masked with the same key have the same fake people, so a remittance and its return still match. Anyone with the key can
   * check whether a person is in the file. Default: a random key for each call.
   */
  readonly key?: string
}

export interface MaskedFile {
  /** Lines keep their length in bytes, except lines in UTF-8. */
  readonly bytes: Uint8Array
  /** Number of masked fields by type of data. */
  readonly masked: MaskedCounts
  /** Lines (1-based) with displaced columns or of an unknown record: their letters become X, their digits 9. Headers keep constants and codes. */
  readonly unreadable: readonly number[]
}

/**
 * Replaces names, tax ids, addresses, e-mails, telephones, Pix keys and the company's own numbers with fake data, and blanks free texts.
 * Keeps amounts, dates, codes, nosso número, and the beneficiary's agency and account: totals and check digits stay as right or wrong as before.
 *
 * @throws {ValidationError} if the argument is not a byte array, or the key is empty
 * @throws {UnsupportedFileError} if the library does not support the file: it cannot detect the personal data then
 * @example
 * const { bytes } = maskFile(await readFile('retorno.ret'), { key: 'a secret of ours' })
 */
export function maskFile(bytes: Uint8Array, { key = randomId(), bank, maxDiagnostics }: MaskOptions = {}): MaskedFile {
  checkKey(key)
  checkBytes(bytes)
  checkMaxDiagnostics(maxDiagnostics)
  const found = foundFile(headOf(bytes), bank)
  const { layout } = found.dialect
  const people = new People(layout)
  const read = (onLine: (line: ReadLine) => void): void => {
    const lines = new MaskedLineReader(found, onLine)
    lines.push(bytes)
    lines.end()
  }
  read((line) => people.add(line))
  const unreadable: number[] = []
  const mask = new LineMask(layout, people, key, (line) => unreadable.push(line))
  const out = new MaskedBytes()
  read((line) => mask.write(line, out))
  return { bytes: out.take(), masked: mask.masked, unreadable }
}

/** Number of unreadable lines that are listed. */
const LISTED = 10

/** A file that is masked chunk by chunk. Its properties are complete after the last chunk. */
export class MaskedSource {
  private mask: LineMask | null = null
  /** Number of lines of which only the shape is kept, and the first of them. */
  unreadableCount = 0
  readonly firstUnreadable: number[] = []

  /** @param open is read twice: all people of the file must be known before the first line is masked */
  constructor(
    private readonly open: OpenSource,
    private readonly key: string,
  ) {
    checkKey(key)
  }

  get masked(): MaskedCounts {
    return this.mask?.masked ?? {}
  }

  /**
   * Yields the masked lines.
   *
   * @throws {UnsupportedFileError} before the first chunk, if the library does not support the file
   * @throws {FileChangedError} if the file has other bytes than when it was read first. The chunks so far may have data of people who are not known
   */
  async *chunks(): AsyncGenerator<Uint8Array, void, undefined> {
    const found = foundFile(await headOfSource(this.open))
    const { layout } = found.dialect
    const people = new People(layout)
    const [before, now] = [new Sha256(), new Sha256()]
    const collected = new MaskedLineReader(found, (line) => people.add(line))
    for await (const chunk of this.open()) {
      collected.push(chunk)
      before.update(chunk)
      if (isTurnDue()) await turn()
    }
    collected.end()
    this.mask = new LineMask(layout, people, this.key, (line) => {
      if (++this.unreadableCount <= LISTED) this.firstUnreadable.push(line)
    })
    const { mask } = this
    const out = new MaskedBytes()
    const masked = new MaskedLineReader(found, (line) => mask.write(line, out))
    for await (const chunk of this.open()) {
      masked.push(chunk)
      now.update(chunk)
      yield out.take()
      if (isTurnDue()) await turn()
    }
    if (now.hex() !== before.hex()) throw new FileChangedError()
    masked.end()
    yield out.take()
  }
}

function checkKey(key: unknown): void {
  if (typeof key !== 'string' || key === '') throw new ValidationError({ key: ['não pode ficar em branco'] })
}

/** Reads the lines of a file in their order, whatever they belong to. */
class MaskedLineReader {
  private readonly splitter = new LineSplitter()
  private readonly file: FileReader

  constructor({ direction, dialect }: FoundFile, onLine: (line: ReadLine) => void) {
    this.file = new FileReader(dialect.layout, () => {}, {
      onLine,
      log: new DiagnosticLog(0, () => {}),
      ...(direction === 'return' ? { needed: neededFields(dialect) } : {}),
    })
  }

  push(chunk: Uint8Array): void {
    this.splitter.feed(chunk)
    this.read(false)
    this.file.endChunk()
  }

  end(): void {
    this.read(true)
    this.file.end()
  }

  private read(last: boolean): void {
    const { splitter, file } = this
    for (let line = splitter.next(last); line !== null; line = splitter.next(last)) file.push(line)
  }
}

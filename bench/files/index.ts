/** Generated return files of any size, with made-up people; identical in every run. */
import { closeSync, openSync, writeSync } from 'node:fs'
import { bradesco400 } from './bradesco400.js'
import { itau400 } from './itau400.js'
import { santander240 } from './santander240.js'
import { sicoob240 } from './sicoob240.js'
import type { Titles } from './title.js'

export type FileId = 'itau400' | 'sicoob240' | 'bradesco400' | 'santander240'

export interface FileKind {
  readonly name: string
  /** Columns per line, without the line end. */
  readonly width: number
  /** Lines per title. */
  readonly lines: number
  /** COMPE number of the bank. */
  readonly bank: string
  readonly layout: 'cnab240' | 'cnab400'
  /** Generates the bytes of the file lazily. */
  chunks(titles: Titles): Generator<Buffer>
}

export const FILES: Readonly<Record<FileId, FileKind>> = {
  itau400: { name: 'Itaú CNAB 400', width: 400, lines: 1, bank: '341', layout: 'cnab400', chunks: itau400 },
  sicoob240: { name: 'Sicoob CNAB 240', width: 240, lines: 2, bank: '756', layout: 'cnab240', chunks: sicoob240 },
  bradesco400: { name: 'Bradesco CNAB 400', width: 400, lines: 1, bank: '237', layout: 'cnab400', chunks: bradesco400 },
  santander240: {
    name: 'Santander CNAB 240',
    width: 240,
    lines: 2,
    bank: '033',
    layout: 'cnab240',
    chunks: santander240,
  },
}

/** Bytes per title, including line ends. */
export const bytesOfTitle = ({ lines, width }: FileKind): number => lines * (width + 2)

/** Writes a file to the disk chunk by chunk, in constant memory. */
export function writeReturn(id: FileId, titles: Titles, path: string): void {
  const file = openSync(path, 'w')
  try {
    for (const chunk of FILES[id].chunks(titles)) writeSync(file, chunk)
  } finally {
    closeSync(file)
  }
}

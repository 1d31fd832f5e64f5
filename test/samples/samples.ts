/**
 * Real files, in `../shared/samples` beside the repository. They may hold data of real people: nothing of them is kept here but their names.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SAMPLES = join(import.meta.dirname, '../../../shared/samples')

export const isHere = existsSync(SAMPLES)

/** The name of a suite of real files: says so when they are not here. */
export const SUITE = isHere ? 'real files' : 'real files: SKIPPED, ../shared/samples is not here'

/** One row of the samples' INDEX.md. */
export interface Sample {
  readonly name: string
  readonly bank: string
  readonly layout: string
  readonly service: string
  readonly titles: number
  /** Blank lines not counted. */
  readonly lines: number
  /** What departs from the layout; none is `[]`. */
  readonly oddities: readonly string[]
  /** Occurrence code → how often. */
  readonly codes: Readonly<Record<string, number>>
}

function samplesIn(index: string): Sample[] {
  return index
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, name, bank, layout, , service, titles, lines, , , oddities, codes]) => ({
      name: name!.replaceAll('`', ''),
      bank: bank!.slice(0, 3),
      layout: layout!,
      service: service!,
      titles: Number(titles),
      lines: Number(lines),
      oddities: oddities === '—' ? [] : oddities!.split('; '),
      codes: Object.fromEntries([...codes!.matchAll(/(\S{2})×(\d+)/g)].map(([, code, count]) => [code, Number(count)])),
    }))
}

/** Every file of INDEX.md; none where the samples are not. */
export const samples = isHere ? samplesIn(readFileSync(join(SAMPLES, 'INDEX.md'), 'utf8')) : []
export const bytesOf = (sample: Sample): Buffer => readFileSync(join(SAMPLES, sample.name))

export const isOtherService = ({ name }: Sample): boolean => /-(pagamentos|extrato|debito|outros|sem-lote)-/.test(name)
export const isRemittance = ({ name }: Sample): boolean => name.startsWith('remessa/')

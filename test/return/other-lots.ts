/** CNAB 240 files with lots of other services: suppliers are paid in the same file. People and numbers are made up. */
import type { FileLayout } from '../../src/fixed-width/index.js'

/** Where the lots of another service are: before the lots of a file, between them, and after them. */
export const PLACES = ['before', 'between', 'after'] as const
export type Place = (typeof PLACES)[number]

/** Lines of a file. All end in CR LF. */
export const linesOf = (bytes: Uint8Array): string[] =>
  Buffer.from(bytes)
    .toString('latin1')
    .split(/\r?\n/)
    .filter((line) => /[^\x1a ]/.test(line))

export const fileOf = (lines: readonly string[], end = '\r\n'): Buffer =>
  Buffer.from(lines.map((line) => `${line}${end}`).join(''), 'latin1')

/**
 * A lot of payments to suppliers (FEBRABAN 10.6, pp. 23–26): header, segments A and B, trailer. Its header has another layout than that of cobrança: the tax id in
 * 19–32, the agreement from 33. The trailer has the sum of the payments in 24–41, where cobrança has counts.
 */
export function paymentLot(
  bank: string,
  number: number,
  width: number,
  { service = '20', payments = 2 } = {},
): string[] {
  const key = `${bank}${String(number).padStart(4, '0')}`
  const lines = [
    `${key}1C${service}41045 209876543000198CONVENIO 4321       01234 000000056789 0EMPRESA EXEMPLO LTDA          `,
    ...Array.from({ length: payments }, (_, i) => {
      const sequence = String(2 * i + 1).padStart(5, '0')
      const next = String(2 * i + 2).padStart(5, '0')
      return [
        `${key}3${sequence}A00001834101234 000000098765 1FORNECEDOR EXEMPLO            PAGAMENTO${i}          05112026BRL000000000000000000000000123456`,
        `${key}3${next}B   198765432000110RUA EXEMPLO                   00100               CENTRO         SAO PAULO           01001000SP`,
      ]
    }).flat(),
    `${key}5         ${String(2 * payments + 2).padStart(6, '0')}${String(123456 * payments).padStart(18, '0')}`,
  ]
  return lines.map((line) => line.padEnd(width))
}

/** Adds to the counts of the trailer. Zeros and blanks stay: the bank does not send the count. */
function counting(
  lines: readonly string[],
  { records }: FileLayout,
  added: Readonly<Record<'lot_count' | 'record_count', number>>,
): string[] {
  const { fields } = records['trailer']!
  return lines.map((line) => {
    if (line[7] !== '9') return line
    return Object.entries(added).reduce((text, [name, count]) => {
      const field = fields[name]
      const sent = field === undefined ? '' : text.slice(field.from - 1, field.to)
      if (field === undefined || /^[0 ]*$/.test(sent)) return text
      return (
        text.slice(0, field.from - 1) + String(Number(sent) + count).padStart(sent.length, '0') + text.slice(field.to)
      )
    }, line)
  })
}

const isLotHeader = (line: string): boolean => line[7] === '1'

/** Repeats the lot of a file as a second lot, which has a number of its own. */
export function inTwoLots(lines: readonly string[], layout: FileLayout): string[] {
  const from = lines.findIndex(isLotHeader)
  const to = lines.findIndex((line) => line[7] === '9')
  const second = lines.slice(from, to).map((line) => `${line.slice(0, 3)}8000${line.slice(7)}`)
  return counting([...lines.slice(0, to), ...second, ...lines.slice(to)], layout, {
    lot_count: 1,
    record_count: second.length,
  })
}

/** Puts lots of payments into a file. */
export function withPaymentLots(
  lines: readonly string[],
  layout: FileLayout,
  places: readonly Place[],
  options: Parameters<typeof paymentLot>[3] = {},
): string[] {
  const first = lines.findIndex(isLotHeader)
  const bank = lines[0]!.slice(0, 3)
  let [lots, added] = [0, 0]
  const mixed = lines.flatMap((line, i) => {
    const place = i === first ? 'before' : isLotHeader(line) ? 'between' : line[7] === '9' ? 'after' : null
    if (place === null || !places.includes(place)) return [line]
    const lot = paymentLot(bank, 9000 + ++lots, layout.width, options)
    added += lot.length
    return [...lot, line]
  })
  return counting(mixed, layout, { lot_count: lots, record_count: added })
}

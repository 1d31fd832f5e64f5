/** Returns of the simulated bank for the measurement. */
import { spawnSync } from 'node:child_process'
import { parseReturn } from 'cnab-cobranca'
import { simulateBank } from 'cnab-cobranca/testing/simulator'

/** One return with all payments of the simulated bank, which sends one for each day. */
export function paidReturn(remittance: Uint8Array): Uint8Array {
  const files = simulateBank(remittance, { scenario: 'paid' }).files.map(({ bytes }) => ({
    lines: Buffer.from(bytes).toString('latin1').split('\r\n'),
    file: parseReturn(bytes),
  }))
  const payments = files.flatMap(({ lines, file }) =>
    file.bank_billet_discharges.filter(({ money }) => money).map(({ line }) => lines[line - 1]!),
  )
  const { lines } = files.at(-1)!
  const trailer = lines.filter((line) => line.startsWith('9'))
  const numbered = [lines[0]!, ...payments, ...trailer].map(
    // Columns 395–400 count the lines.
    (line, i) => line.slice(0, 394) + String(i + 1).padStart(6, '0'),
  )
  return Buffer.from(`${numbered.join('\r\n')}\r\n`, 'latin1')
}

const MAX_BYTES = 1024 ** 3

/** The same from another process (`main.ts --bank`): the memory of the simulated bank is not that of the backend. */
export function paidReturnOfProcess(remittance: Uint8Array): Uint8Array {
  const [program, main] = process.argv as [string, string]
  const { stdout, stderr, status } = spawnSync(program, [...process.execArgv, main, '--bank'], {
    input: remittance,
    maxBuffer: MAX_BYTES,
  })
  if (status !== 0) throw new Error(`The simulated bank has failed: ${stderr}`)
  return stdout
}

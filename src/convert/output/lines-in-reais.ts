/** Lines of NDJSON with amounts as numbers in reais. */
import { toReais } from '../../settlement/to-reais.js'
import { NO_BYTES } from './record-encoder.js'

/**
 * Returns whole lines of records with their amounts in reais, as new bytes. The reader writes lines without objects; here each line is parsed.
 *
 * @param lines each with its line feed
 */
export function linesInReais(lines: Uint8Array): Uint8Array {
  if (lines.length === 0) return NO_BYTES
  const texts = Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength).toString('utf8').split('\n')
  return Buffer.from(texts.map((text) => (text === '' ? '' : JSON.stringify(toReais(JSON.parse(text))))).join('\n'))
}

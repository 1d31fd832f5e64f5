import type { RemittanceOfBytes } from './with-content.js'

/**
 * Gives remittances distinct file names. Each wallet counts its own files, so two files of a day may have the same name, and the second would overwrite the
 * first: `26030237.REM`, then `26030237-2.REM`.
 */
export function withDistinctFilenames(remittances: readonly RemittanceOfBytes[]): RemittanceOfBytes[] {
  const taken = new Set<string>()
  return remittances.map((remittance) => {
    const { filename } = remittance
    const dot = filename.lastIndexOf('.')
    let free = filename
    for (let i = 2; taken.has(free); i++) free = `${filename.slice(0, dot)}-${i}${filename.slice(dot)}`
    taken.add(free)
    return free === filename ? remittance : { ...remittance, filename: free }
  })
}

import type { RemittanceOfBytes } from './with-content.js'

/**
 * Remittances each with a name of its own: wallets count their files each by itself, so that two of a day may come to one name, and the second file
 * would take the place of the first. `26030237.REM`, then `26030237-2.REM`.
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

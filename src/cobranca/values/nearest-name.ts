/** Returns the known name with the fewest inserted, removed or changed letters; the first one of several. */
export function nearestName(name: string, known: readonly [string, ...string[]]): string {
  let [nearest] = known
  let least = distance(name, nearest)
  for (const each of known.slice(1)) {
    const letters = distance(name, each)
    if (letters < least) [nearest, least] = [each, letters]
  }
  return nearest
}

/** Levenshtein's distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    }
    row = next
  }
  return row[b.length]!
}

/**
 * Finds the known name that an unknown one probably means: one that begins with it, or is at most some letters away. Undefined if none is close.
 *
 * @param maxDistance letters put in, left out or changed; at most 2
 */
export function closeName(name: string, known: readonly string[], maxDistance = 2): string | undefined {
  if (name === '') return undefined
  const longer = known.find((each) => each.startsWith(name))
  if (longer !== undefined) return longer
  const max = Math.min(2, maxDistance, name.length - 1)
  // A name of another length is farther: a file may have many unknown names, and long ones.
  const [first, ...rest] = known.filter(({ length }) => Math.abs(length - name.length) <= max)
  if (first === undefined) return undefined
  const nearest = nearestName(name, [first, ...rest])
  return distance(name, nearest) <= max ? nearest : undefined
}

/** The slips of one wallet by one key. */

/** A key of more slips has a set of them, from which one is removed without a search. They are listed once, not for each record: see `SharedKeys`. */
export const MAX_LISTED = 16

/** Slips are numbered by their places. */
export class KeyIndex {
  /** Nearly all keys are of one slip: a list for each would take more memory than everything else. */
  private readonly byKey = new Map<string, number | number[] | Set<number>>()
  /** Slips without a key. */
  readonly unkeyed = new Set<number>()

  put(key: string | null, place: number): void {
    if (key === null) {
      this.unkeyed.add(place)
      return
    }
    const known = this.byKey.get(key)
    if (known === undefined) this.byKey.set(key, place)
    else if (typeof known === 'number') this.byKey.set(key, [known, place])
    else if (known instanceof Set) known.add(place)
    else if (known.length < MAX_LISTED) known.push(place)
    else this.byKey.set(key, new Set([...known, place]))
  }

  /** Returns false if the slip does not have this key here. */
  take(key: string | null, place: number): boolean {
    if (key === null) return this.unkeyed.delete(place)
    const known = this.byKey.get(key)
    if (known === place) return this.byKey.delete(key)
    if (known instanceof Set) return this.takeOf(known, key, place)
    if (typeof known !== 'object' || !known.includes(place)) return false
    const rest = known.filter((each) => each !== place)
    this.byKey.set(key, rest.length === 1 ? rest[0]! : rest)
    return true
  }

  private takeOf(known: Set<number>, key: string, place: number): boolean {
    const isTaken = known.delete(place)
    if (known.size < MAX_LISTED) this.byKey.set(key, [...known])
    return isTaken
  }

  /** Adds the slips with a key to a list. Returns false, and adds none, if they are in a set: see {@link allPlaces}. */
  addPlaces(key: string, found: number[]): boolean {
    const known = this.byKey.get(key)
    if (typeof known === 'number') found.push(known)
    else if (known instanceof Set) return false
    else if (known !== undefined) found.push(...known)
    return true
  }

  allPlaces(key: string): Iterable<number> {
    const known = this.byKey.get(key) ?? []
    return typeof known === 'number' ? [known] : known
  }
}

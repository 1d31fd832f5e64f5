/** The slips of one wallet by one key. */

/** Slips are numbered by their places. */
export class KeyIndex {
  /** Nearly all keys are of one slip: a list for each would take more memory than everything else. */
  private readonly byKey = new Map<string, number | number[]>()
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
    else known.push(place)
  }

  /** Returns false if the slip does not have this key here. */
  take(key: string | null, place: number): boolean {
    if (key === null) return this.unkeyed.delete(place)
    const known = this.byKey.get(key)
    if (known === place) return this.byKey.delete(key)
    if (typeof known !== 'object' || !known.includes(place)) return false
    const rest = known.filter((each) => each !== place)
    this.byKey.set(key, rest.length === 1 ? rest[0]! : rest)
    return true
  }

  addPlaces(key: string, found: number[]): void {
    const known = this.byKey.get(key)
    if (typeof known === 'number') found.push(known)
    else if (known !== undefined) found.push(...known)
  }
}

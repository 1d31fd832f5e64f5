/** Places where one thing is done at a time each: whoever asks first has the first that is free. */
export class Places<Place> {
  private readonly free: Place[] = []
  private readonly waiting: ((place: Place) => void)[] = []

  get areTaken(): boolean {
    return this.free.length === 0
  }

  /** Another place, or one that is free again. */
  add(place: Place): void {
    const next = this.waiting.shift()
    if (next === undefined) this.free.push(place)
    else next(place)
  }

  /** It is to be given back by `add`. */
  async take(): Promise<Place> {
    return this.free.shift() ?? new Promise((resolve) => this.waiting.push(resolve))
  }
}

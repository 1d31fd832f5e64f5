/** FIFO resource pool. */
export class ResourcePool<Resource> {
  private readonly free: Resource[] = []
  private readonly waiting: ((resource: Resource) => void)[] = []

  get isExhausted(): boolean {
    return this.free.length === 0
  }

  /** Adds a resource, or returns an acquired one. */
  release(resource: Resource): void {
    const next = this.waiting.shift()
    if (next === undefined) this.free.push(resource)
    else next(resource)
  }

  /** Waits for a free resource. The caller returns it by `release`. */
  async acquire(): Promise<Resource> {
    return this.free.shift() ?? new Promise((resolve) => this.waiting.push(resolve))
  }
}

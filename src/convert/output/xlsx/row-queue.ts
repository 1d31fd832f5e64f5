import type { SheetCell } from './cells.js'
import type { SheetRowSource } from './workbook.js'

/** Hands rows over to the writer of a workbook, which takes them when it can write. */
export class RowQueue implements SheetRowSource {
  private rows: readonly SheetCell[][] = []
  private next = 0
  private isClosed = false
  /** Continues the writer, which waits for rows. */
  private continueWriter = (): void => {}
  /** Continues the caller of {@link add}. */
  private continueCaller = (): void => {}

  /** Resolves when the rows are taken, and the writer waits for more. */
  async add(rows: readonly SheetCell[][]): Promise<void> {
    if (rows.length === 0) return
    this.rows = rows
    this.next = 0
    const taken = new Promise<void>((resolve) => {
      this.continueCaller = resolve
    })
    this.continueWriter()
    await taken
  }

  /** No rows follow. */
  close(): void {
    this.isClosed = true
    this.continueWriter()
  }

  async hasMore(): Promise<boolean> {
    while (this.next === this.rows.length && !this.isClosed) {
      const added = new Promise<void>((resolve) => {
        this.continueWriter = resolve
      })
      this.continueCaller()
      await added
    }
    return this.next < this.rows.length
  }

  async *take(count: number): AsyncGenerator<SheetCell[], void, undefined> {
    for (let taken = 0; taken < count; taken++) {
      if (this.next === this.rows.length && !(await this.hasMore())) return
      yield this.rows[this.next++]!
    }
  }
}

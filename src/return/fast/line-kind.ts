/** Regular titles as lines of a form: by the kernel, and by generated code in a file with many titles that only this code reads. */

import { kernelKind } from './kernel/kernel-kind.js'
import type { LineForm } from './kernel/line-form.js'
import { flatKind, recordKind } from './regular/record-emission.js'
import { type RegularTitle, type TitleKind, titleKind } from './regular-title.js'

/** Titles that the kernel must read for each title that it leaves. With fewer, generated code is faster than the fallback reader. */
const TITLES_PER_FAILURE = 8
/** Balance of the two at which generated code is made: its compilation takes as long as reading some thousand titles. */
const ENOUGH = 1024

/** Lines of a form. Without WebAssembly, records become lines. */
export const lineKind = (form: LineForm): TitleKind => {
  const kernel = kernelKind(form)
  const records = form.fields === null ? recordKind : flatKind(form.fields)
  return titleKind(`${form.name} or records`, (dialect, main, origin) => {
    const title = kernel.titleOf(dialect, main, origin)
    const generated = (): RegularTitle | null => records.titleOf(dialect, main, origin)
    return title === null ? generated() : new EitherTitle(title, generated)
  })
}

class EitherTitle implements RegularTitle {
  readonly position = { last: 0, next: 0, isIrregular: false }
  private failures = 0
  private run: Parameters<RegularTitle['begin']> | null = null
  /** Generated code that has begun the run. */
  private generated: RegularTitle | null = null

  constructor(
    private readonly kernel: RegularTitle,
    private readonly makeGenerated: () => RegularTitle | null,
  ) {}

  get companion(): string | null {
    return this.kernel.companion
  }

  begin(...run: Parameters<RegularTitle['begin']>): boolean {
    this.run = run
    return this.kernel.begin(...run)
  }

  end(): void {
    this.kernel.end()
    this.generated?.end()
    this.generated = null
    this.run = null
  }

  read(...lines: Parameters<RegularTitle['read']>): number {
    const titles = this.readBy(this.kernel, lines)
    const failures = this.failures + (titles === 0 ? TITLES_PER_FAILURE : -titles)
    this.failures = Math.min(Math.max(failures, 0), 2 * ENOUGH)
    if (titles > 0 || failures < ENOUGH) return titles
    this.generated ??= this.begunGenerated()
    return this.generated === null ? 0 : this.readBy(this.generated, lines)
  }

  private readBy(title: RegularTitle, lines: Parameters<RegularTitle['read']>): number {
    const titles = title.read(...lines)
    Object.assign(this.position, title.position)
    return titles
  }

  private begunGenerated(): RegularTitle | null {
    const generated = this.makeGenerated()
    return generated?.begin(...this.run!) === true ? generated : null
  }
}

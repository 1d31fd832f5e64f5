/** Regular titles by two readers: the faster one, and one that reads more of them. */
import { type RegularTitle, type TitleKind, titleKind } from './regular-title.js'

/** Titles that the first reader must read for each title that it leaves. With fewer, the second reader is faster than the fallback reader. */
const TITLES_PER_FAILURE = 8
/** Balance of the two at which the second reader is made: its compilation takes as long as reading some thousand titles. */
const ENOUGH = 1024

/** Returns a kind that reads titles by the first kind, and also by the second one where the first leaves many titles of a file. */
export const eitherKind = (name: string, first: TitleKind, second: TitleKind): TitleKind =>
  titleKind(name, (dialect, main, origin) => {
    const title = first.titleOf(dialect, main, origin)
    const other = (): RegularTitle | null => second.titleOf(dialect, main, origin)
    return title === null ? other() : new EitherTitle(title, other)
  })

class EitherTitle implements RegularTitle {
  readonly position = { last: 0, next: 0, isIrregular: false }
  private failures = 0
  private run: Parameters<RegularTitle['begin']> | null = null
  /** The second reader, if it has begun the run. */
  private second: RegularTitle | null = null

  constructor(
    private readonly first: RegularTitle,
    private readonly makeSecond: () => RegularTitle | null,
  ) {}

  get companion(): string | null {
    return this.first.companion
  }

  begin(...run: Parameters<RegularTitle['begin']>): boolean {
    this.run = run
    return this.first.begin(...run)
  }

  end(): void {
    this.first.end()
    this.second?.end()
    this.second = null
    this.run = null
  }

  read(...lines: Parameters<RegularTitle['read']>): number {
    const titles = this.readBy(this.first, lines)
    const failures = this.failures + (titles === 0 ? TITLES_PER_FAILURE : -titles)
    this.failures = Math.min(Math.max(failures, 0), 2 * ENOUGH)
    if (titles > 0 || failures < ENOUGH) return titles
    this.second ??= this.begunSecond()
    return this.second === null ? 0 : this.readBy(this.second, lines)
  }

  private readBy(title: RegularTitle, lines: Parameters<RegularTitle['read']>): number {
    const titles = title.read(...lines)
    Object.assign(this.position, title.position)
    return titles
  }

  private begunSecond(): RegularTitle | null {
    const second = this.makeSecond()
    return second?.begin(...this.run!) === true ? second : null
  }
}

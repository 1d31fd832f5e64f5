import { type ByteLine, keptLine } from './lines.js'
import { isEnd, type Role } from './roles.js'

/** Lots of other services, whose lines are not read. */
export class OtherLots {
  /** Header of a lot with the code of another service, until the next line decides: with titles, the lot is read. */
  private undecided: ByteLine | null = null
  private isInside = false

  /** Whether the current lines belong to a lot that is not read. */
  get isInOther(): boolean {
    return this.isInside
  }

  /** Whether the header of a lot is held. */
  get isHolding(): boolean {
    return this.undecided !== null
  }

  /** Holds the header of a lot of another service. */
  hold(header: ByteLine): void {
    this.isInside = false
    this.undecided = keptLine(header)
  }

  /** Decides whether the lot of the held header is read. Returns the header; null if no header is held. */
  decide(isRead: boolean): ByteLine | null {
    const { undecided } = this
    if (undecided === null) return null
    this.undecided = null
    this.isInside = !isRead
    return undecided
  }

  /** Whether a line belongs to a lot that is not read. Without the trailer of its lot and the header of the next lot, a title is still read. */
  skips(role: Role | undefined): boolean {
    if (!this.isInside) return false
    const isTrailer = role?.part === 'lot_trailer'
    const isOther = isTrailer || (role?.part !== 'main' && !isEnd(role))
    this.isInside = isOther && !isTrailer
    return isOther
  }
}

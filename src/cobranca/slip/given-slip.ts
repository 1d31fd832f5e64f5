import type { Problems } from '../errors/problems.js'
import type { GivenFields } from '../fields/field-info.js'
import { DISABLED_FIELD_CHECKS, type DisabledFieldCheck } from './disabled-fields.js'
import { SLIP_FIELDS } from './slip-fields.js'
import { SLIP_NAMES, UNREAD_SLIP_NAMES } from './slip-names.js'

/** A name that a slip may have. */
class SlipName {
  /** The name that followed it in the last slip. It nearly always follows it again, and comparing names costs less than looking them up. */
  next: SlipName = this

  /**
   * @param place  of the field's value; -1 for a name that is not read
   * @param checks checks of the field
   */
  constructor(
    readonly name: string,
    readonly place: number,
    readonly checks: readonly DisabledFieldCheck[],
  ) {}
}

const NAMES: ReadonlyMap<string, SlipName> = new Map(
  [...SLIP_FIELDS, ...UNREAD_SLIP_NAMES].map((name) => [
    name,
    new SlipName(
      name,
      (SLIP_FIELDS as readonly string[]).indexOf(name),
      DISABLED_FIELD_CHECKS.filter(({ fields }) => fields.includes(name)),
    ),
  ]),
)

/** Before the first name. */
const START = new SlipName('', -1, [])

const NO_VALUES: readonly unknown[] = SLIP_FIELDS.map(() => undefined)

/**
 * The fields of a slip as the caller gives them, in a list. Slips have their fields in many combinations: V8 then reads a property by its name slowly, but not
 * in a loop over the names.
 */
export class GivenSlip {
  /** In the order of `SLIP_TABLE`. */
  readonly values = NO_VALUES.slice()
  /** The checks of its names. */
  private checks: (readonly DisabledFieldCheck[])[] | null = null
  private isKnown = true

  constructor(private readonly slip: GivenFields) {
    // The fields of a class may be in its prototype, and are not enumerable there.
    if (Object.getPrototypeOf(slip) === Object.prototype) this.readNames()
    else this.readAll()
  }

  /** Adds an error for each unknown name, and for each field that another field disables. */
  check(problems: Problems): void {
    if (this.checks !== null) for (const some of this.checks) for (const { check } of some) check(this.slip, problems)
    const unknown = this.isKnown ? null : SLIP_NAMES.errorsIn(this.slip)
    if (unknown !== null) problems.add(unknown)
  }

  /** Reads the enumerable fields, which are those of a copy of the slip and of its JSON. */
  private readNames(): void {
    const { slip, values } = this
    let last = START
    for (const name in slip) {
      let found = last.next
      if (found.name !== name) {
        const known = NAMES.get(name)
        if (known === undefined) {
          this.isKnown = false
          continue
        }
        found = known
        last.next = found
      }
      last = found
      if (found.place >= 0) values[found.place] = slip[name]
      if (found.checks.length > 0) {
        this.checks ??= []
        this.checks.push(found.checks)
      }
    }
  }

  private readAll(): void {
    for (const [place, field] of SLIP_FIELDS.entries()) this.values[place] = this.slip[field]
    this.checks = [DISABLED_FIELD_CHECKS]
    this.isKnown = false
  }
}

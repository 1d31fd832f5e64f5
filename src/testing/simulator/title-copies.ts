/** Values of titles that the bank copies from the remittance, with nosso número. */
import type { RemittanceDialect, ReturnDialect } from '../../banks/index.js'
import type { AnyField } from '../../fixed-width/index.js'
import { CopiedValues } from '../return-file/copied-values.js'
import { fieldPlaces } from '../return-file/field-places.js'
import type { FieldValues } from '../return-file/index.js'
import {
  hasDigitElsewhere,
  type OurNumberParts,
  type OurNumberPlace,
  ourNumberPlace,
  readOurNumber,
  writeOurNumber,
} from '../return-file/our-number-place.js'
import { Echo } from './echo.js'
import { isNumbered, isRegistration, type SentEntry } from './sent-entries.js'

export class TitleCopies {
  private readonly echo: Echo
  /** Where the titles of the return have nosso número. */
  private readonly places: readonly OurNumberPlace[]
  private readonly sentPlaces = new Map<object, OurNumberPlace | null>()
  private readonly fields
  /** The values of the current entry. */
  private readonly copied: CopiedValues

  /** @param next the number of the next title without a number */
  constructor(
    private readonly dialect: ReturnDialect,
    private readonly sent: RemittanceDialect,
    private next: number,
  ) {
    const { layout, titles, ourNumber = sent.ourNumber } = dialect
    const { header, trailer, lot } = layout.structure
    const ends = [header, trailer, lot?.header, lot?.trailer]
    this.fields = fieldPlaces(layout)
    this.copied = new CopiedValues(this.fields.size)
    this.echo = new Echo(dialect, (role) => !ends.includes(role))
    this.places = Object.keys(titles).flatMap(
      (main) => ourNumberPlace(main, layout.records[main]!.fields, ourNumber) ?? [],
    )
  }

  /** Returns the values of the titles that answer an entry, until the next call. A title without a number gets one from the bank. */
  of(entry: SentEntry): CopiedValues {
    const { copied } = this
    copied.clear()
    const isUnnumbered = isRegistration(entry) && !isNumbered(entry)
    this.echo.copy(entry.records, (place, value) => {
      if (!isUnnumbered || !place.name.startsWith('our_number')) copied.set(place, value)
    })
    if (isUnnumbered) this.number(copied, { number: String(this.next++), digit: null }, this.places)
    else this.copySentNumber(copied, entry)
    return copied
  }

  /** Copies nosso número to the titles of the return that have its check digit elsewhere. */
  private copySentNumber(copied: CopiedValues, { records: [first] }: SentEntry): void {
    const sent = first === undefined ? null : this.sentPlaceIn(first.fields)
    if (sent === null) return
    const parts = readOurNumber(sent, first!.values)
    this.number(
      copied,
      parts,
      this.places.filter((place) => hasDigitElsewhere(place, parts, sent)),
    )
  }

  private sentPlaceIn(fields: Readonly<Record<string, AnyField>>): OurNumberPlace | null {
    let place = this.sentPlaces.get(fields)
    if (place === undefined) {
      place = ourNumberPlace('', fields, this.sent.ourNumber)
      this.sentPlaces.set(fields, place)
    }
    return place
  }

  private number(copied: CopiedValues, parts: OurNumberParts, places: readonly OurNumberPlace[]): void {
    for (const place of places) {
      const values: FieldValues = writeOurNumber(place, parts, this.dialect.checked)
      for (const [path, value] of Object.entries(values)) if (value != null) copied.set(this.fields.get(path)!, value)
    }
  }
}

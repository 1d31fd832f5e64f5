/** The status of the slips of a file after its records so far. */
import type { SlipToSettle } from './settled-record.js'
import type { SlipState } from './slip-status.js'
import { NumberList, TextTable } from './text-table.js'

/** Status of a slip. */
export type CurrentState = { readonly status: NonNullable<SlipState['status']>; readonly registered_at: string | null }

export class SlipStates {
  private readonly ids = new TextTable()
  /** For each id, the number of its state. Many slips have the same. */
  private readonly states = NumberList.ofIntegers()
  private readonly known: CurrentState[] = []
  private readonly numbers = new Map<string, number>()

  of(slip: SlipToSettle): CurrentState {
    const next = this.ids.size
    const id = this.ids.add(String(slip.id))
    if (id !== next) return this.known[this.states.at(id)]!
    const state = { status: slip.status ?? 'opened', registered_at: slip.registered_at ?? null }
    this.states.set(id, this.numberOf(state))
    return state
  }

  set(slip: SlipToSettle, state: CurrentState): void {
    this.states.set(this.ids.add(String(slip.id)), this.numberOf(state))
  }

  private numberOf(state: CurrentState): number {
    const { status, registered_at } = state
    const text = registered_at === null ? status : `${status} ${registered_at}`
    let number = this.numbers.get(text)
    if (number === undefined) {
      number = this.known.push(state) - 1
      this.numbers.set(text, number)
    }
    return number
  }
}

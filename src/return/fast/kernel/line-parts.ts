/** The parts of the line of a title. */
import type { TitleOutcome } from '../../meaning/title-outcome.js'
import type { LineOfTitle } from '../../meaning/title-plan.js'
import type { RecordOrigin } from '../../meaning/title-record.js'
import type { LineForm, OutputPiece, Slot } from './line-form.js'

type OutcomeSlot = Extract<Slot, { readonly outcome: unknown }>
/** Values that differ from title to title. */
export type TitleSlot = Exclude<Slot, OutcomeSlot>

/** Consecutive constants and outcome values, which are written in one copy. */
export interface Block {
  readonly block: readonly (string | OutcomeSlot)[]
}

export type LinePart = string | Block | TitleSlot

/** Returns the parts of the lines of regular titles, with as few parts as possible. */
export function lineParts(form: LineForm, origin: RecordOrigin, lines: readonly LineOfTitle[]): readonly LinePart[] {
  const parts: LinePart[] = []
  let run: (string | OutcomeSlot)[] = []
  const end = (): void => {
    if (run.some(isOutcome)) parts.push({ block: run })
    else if (run.length > 0) parts.push(run.join(''))
    run = []
  }
  for (const piece of [...form.pieces(origin, lines), '\n']) {
    if (typeof piece === 'string' || isOutcome(piece)) run.push(piece)
    else {
      end()
      parts.push(piece)
    }
  }
  end()
  return parts
}

/** Pre-rendered text of an outcome, for titles that are money or that are not. */
export const renderedText = (form: LineForm, { block }: Block, outcome: TitleOutcome, money: boolean): string =>
  block
    .map((item) => (isOutcome(item) ? form.textOf(item.outcome === 'money' ? money : outcome[item.outcome]) : item))
    .join('')

export const isBlock = (part: LinePart): part is Block => typeof part === 'object' && 'block' in part
const isOutcome = (piece: OutputPiece): piece is OutcomeSlot => typeof piece === 'object' && 'outcome' in piece

/** Sums by kind of occurrence, or by instruction of a remittance. */
import type { TitleQuery } from '../read/title-query.js'
import type { KindSums } from '../read/title-sums.js'
import { type Localized, useLocalized } from './localized.js'
import { Wide } from './wide.js'

export interface KindTableProps {
  readonly kinds: readonly KindSums[]
  readonly isReturn: boolean
  readonly onTitles: (filter: Partial<TitleQuery>) => void
}

export function KindTable({ kinds, isReturn, onTitles }: KindTableProps) {
  const localized = useLocalized()
  const { text, money, number } = localized
  const hasReversals = kinds.some(({ reversals }) => reversals > 0)
  return (
    <section>
      <h2 id="kinds">{text(isReturn ? 'byKind' : 'byInstruction')}</h2>
      <Wide labelledBy="kinds">
        <table class="sums">
          <thead>
            <tr>
              <th scope="col">{text(isReturn ? 'kind' : 'instruction')}</th>
              <th scope="col" class="number">
                {text('count')}
              </th>
              {isReturn ? (
                <>
                  <th scope="col" class="number">
                    {text('paid')}
                  </th>
                  {hasReversals && (
                    <th scope="col" class="number">
                      {text('reversed')}
                    </th>
                  )}
                  <th scope="col" class="number">
                    {text('fees')}
                  </th>
                </>
              ) : (
                <th scope="col" class="number">
                  {text('amount')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {kinds.map((each) => (
              <tr key={nameOf(each)}>
                <th scope="row">
                  <button type="button" class="link" onClick={() => onTitles({ kind: nameOf(each) })}>
                    {shownName(each, localized)}
                  </button>
                </th>
                <td class="number">{number(each.titles)}</td>
                {isReturn ? (
                  <>
                    <td class="number">{money(each.paid)}</td>
                    {hasReversals && <td class="number">{money(each.reversed)}</td>}
                    <td class="number">{money(each.fees)}</td>
                  </>
                ) : (
                  <td class="number">{money(each.amount)}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </section>
  )
}

/** Name of a group in queries. */
export const nameOf = ({ kind, instruction }: KindSums): string => kind ?? instruction

/** Name of a group for people. */
export const shownName = ({ kind, instruction }: KindSums, localized: Localized): string =>
  kind === null ? instruction : localized.kind(kind)

/** Payments by the day of their credit. */
import type { CreditDay } from '../read/credit-days.js'
import { plus } from '../read/credit-days.js'
import type { TitleQuery } from '../read/title-query.js'
import { Bar } from './bar.js'
import { useLocalized } from './localized.js'
import { Wide } from './wide.js'

export interface CreditDaysProps {
  readonly days: readonly CreditDay[]
  readonly onTitles: (filter: Partial<TitleQuery>) => void
}

export function CreditDays({ days, onTitles }: CreditDaysProps) {
  const { text, money, day: dayText, number } = useLocalized()
  const max = Math.max(...days.map(({ paid }) => paid), 1)
  const hasReversals = days.some(({ reversals }) => reversals > 0)
  const sum = (of: (day: CreditDay) => number | null): number | null =>
    days.reduce<number | null>((total, day) => plus(total, of(day)), null)
  return (
    <section>
      <h2 id="days">{text('byDay')}</h2>
      <p class="help">{text('byDayHelp')}</p>
      <Wide labelledBy="days">
        <table class="sums">
          <thead>
            <tr>
              <th scope="col">{text('day')}</th>
              <th scope="col" class="number">
                {text('dayPayments')}
              </th>
              <th scope="col" class="number">
                {text('paid')}
              </th>
              <th scope="col" class="number">
                {text('fees')}
              </th>
              <th scope="col" class="number">
                {text('credited')}
              </th>
              {hasReversals && (
                <th scope="col" class="number">
                  {text('reversed')}
                </th>
              )}
              <td class="bar-column" />
            </tr>
          </thead>
          <tbody>
            {days.map((each) => (
              <tr key={each.day}>
                <th scope="row">
                  <button type="button" class="link" onClick={() => onTitles({ day: each.day })}>
                    {each.day === null ? text('noDay') : dayText(each.day)}
                  </button>
                </th>
                <td class="number">{number(each.payments)}</td>
                <td class="number">{money(each.paid)}</td>
                <td class="number">{money(each.fees)}</td>
                <td class="number">
                  {each.credited === null && each.payments > 0 ? (
                    <span class="absent">{text('notSent')}</span>
                  ) : (
                    money(each.credited)
                  )}
                  {each.credited !== null && each.without_credited > 0 && (
                    <span class="absent"> {text('withoutCredited', each.without_credited)}</span>
                  )}
                </td>
                {hasReversals && <td class="number">{each.reversals > 0 ? money(each.reversed) : ''}</td>}
                <td class="bar-column">
                  <Bar part={each.paid / max} />
                </td>
              </tr>
            ))}
          </tbody>
          {days.length > 1 && (
            <tfoot>
              <tr>
                <th scope="row">{text('total')}</th>
                <td class="number">{number(sum((day) => day.payments) ?? 0)}</td>
                <td class="number">{money(sum((day) => day.paid))}</td>
                <td class="number">{money(sum((day) => day.fees))}</td>
                <td class="number">{money(sum((day) => day.credited))}</td>
                {hasReversals && <td class="number">{money(sum((day) => day.reversed))}</td>}
                <td class="bar-column" />
              </tr>
            </tfoot>
          )}
        </table>
      </Wide>
    </section>
  )
}

/** Search and filters of the table of titles. */
import { useEffect, useState } from 'preact/hooks'
import type { TitleQuery } from '../read/title-query.js'
import type { Overview } from '../worker/page-api.js'
import { nameOf, shownName } from './kind-table.js'
import { useLocalized } from './localized.js'

export interface FiltersProps {
  readonly overview: Overview
  readonly query: TitleQuery
  readonly onQuery: (query: TitleQuery) => void
}

/** Time without a key, in milliseconds, after which a search begins. */
const PAUSE = 150

/** Value of the option for movements without a day. */
const NO_DAY = '-'

export function Filters({ overview, query, onQuery }: FiltersProps) {
  const localized = useLocalized()
  const { text, day: dayText } = localized
  const [typed, setTyped] = useState(query.text)
  useEffect(() => {
    if (typed === query.text) return undefined
    const timer = setTimeout(() => onQuery({ ...query, text: typed }), PAUSE)
    return () => clearTimeout(timer)
  }, [typed, query, onQuery])
  const isReturn = overview.kinds.some(({ kind }) => kind !== null)
  const { order, text: _, ...filters } = query
  const isFiltered = query.text !== '' || Object.keys(filters).length > 0
  const set = (change: Partial<TitleQuery>, ...without: readonly (keyof TitleQuery)[]): void => {
    const next = { ...query, text: typed, ...change }
    for (const name of without) delete next[name]
    onQuery(next)
  }
  const withFlag = (name: 'review' | 'repeated', value: 'any' | true, isSet: boolean): void =>
    isSet ? set({ [name]: value }) : set({}, name)
  return (
    <search class="filters">
      <label class="search-field">
        {text('search')}
        <input
          type="search"
          value={typed}
          placeholder={text('searchHelp')}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <label>
        {text(isReturn ? 'kind' : 'instruction')}
        <select
          value={query.kind ?? ''}
          onChange={({ currentTarget: { value } }) => (value === '' ? set({}, 'kind') : set({ kind: value }))}
        >
          <option value="">{text('all')}</option>
          {overview.kinds.map((each) => (
            <option key={nameOf(each)} value={nameOf(each)}>
              {shownName(each, localized)}
            </option>
          ))}
        </select>
      </label>
      {overview.days.length > 0 && (
        <label>
          {text('creditDay')}
          <select
            value={query.day === undefined ? '' : (query.day ?? NO_DAY)}
            onChange={({ currentTarget: { value } }) =>
              value === '' ? set({}, 'day') : set({ day: value === NO_DAY ? null : value })
            }
          >
            <option value="">{text('all')}</option>
            {overview.days.map(({ day }) => (
              <option key={day} value={day ?? NO_DAY}>
                {day === null ? text('noDay') : dayText(day)}
              </option>
            ))}
          </select>
        </label>
      )}
      {overview.sums.needs_review > 0 && (
        <label class="check">
          <input
            type="checkbox"
            checked={query.review !== undefined}
            onChange={(event) => withFlag('review', 'any', event.currentTarget.checked)}
          />
          {text('onlyReview')}
        </label>
      )}
      {overview.repeated.count > 0 && (
        <label class="check">
          <input
            type="checkbox"
            checked={query.repeated === true}
            onChange={(event) => withFlag('repeated', true, event.currentTarget.checked)}
          />
          {text('onlyRepeated')}
        </label>
      )}
      {query.reasons !== undefined && query.reasons !== '' && (
        <p class="reason-filter">
          {text('filterReason')}: {query.reasons}
        </p>
      )}
      {isFiltered && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            setTyped('')
            onQuery(order === undefined ? { text: '' } : { text: '', order })
          }}
        >
          {text('clear')}
        </button>
      )}
    </search>
  )
}

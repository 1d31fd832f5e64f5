/** Points to look at first: payments to check, rejections, and problems of the file. */
import { useState } from 'preact/hooks'
import type { AttentionOfFiles } from '../read/attention.js'
import type { FileFacts } from '../read/page-file.js'
import type { TitleQuery } from '../read/title-query.js'
import { useLocalized } from './localized.js'

/** Items that are shown at first. */
const FIRST = 6

export interface AttentionProps {
  readonly items: readonly AttentionOfFiles[]
  readonly files: readonly FileFacts[]
  readonly isReturn: boolean
  readonly onTitles: (filter: Partial<TitleQuery>) => void
  readonly onLine: (file: number, line: number) => void
}

export function Attention({ items, files, isReturn, onTitles, onLine }: AttentionProps) {
  const { text } = useLocalized()
  const [showsAll, setShowsAll] = useState(false)
  if (items.length === 0 && !isReturn) return null
  const shown = showsAll ? items : items.slice(0, FIRST)
  return (
    <section aria-labelledby="attention">
      <h2 id="attention">{text('lookFirst')}</h2>
      {items.length === 0 ? (
        <p class="good">{text('nothingToLook')}</p>
      ) : (
        <ul class="attention">
          {shown.map((each, i) => (
            <Item key={i} {...each} all={files} onTitles={onTitles} onLine={onLine} />
          ))}
        </ul>
      )}
      {shown.length < items.length && (
        <button type="button" class="more" onClick={() => setShowsAll(true)}>
          {text('showAll', items.length)}
        </button>
      )}
    </section>
  )
}

interface ItemProps extends AttentionOfFiles, Pick<AttentionProps, 'onTitles' | 'onLine'> {
  readonly all: readonly FileFacts[]
}

function Item({ item, files, all, onTitles, onLine }: ItemProps) {
  const { text, of, money, number } = useLocalized()
  const { type, severity, query, line, count, cents } = item
  const label = type === 'problem' ? text(severity === 'error' ? 'problem' : 'hint') : text(type)
  const [one, many] = query === null ? (['once', 'times'] as const) : (['oneTitle', 'titlesCount'] as const)
  const [file] = files
  return (
    <li class={`${type} ${severity}`}>
      <p class="attention-head">
        <span class="tag">{label}</span>
        <strong>{capitalized(of(item.title))}</strong>
        <span class="attention-count">
          {count === 1 ? text(one) : text(many, number(count))}
          {cents !== null && cents !== 0 ? ` · ${money(cents)}` : ''}
        </span>
      </p>
      <p class="advice">{of(item.advice)}</p>
      <p class="attention-links">
        {all.length > 1 && (
          <span class="file-note">
            {files.length === 1 ? all.find(({ id }) => id === file)?.name : text('inFiles', files.length)}
          </span>
        )}
        {query !== null && (
          <button type="button" class="link" onClick={() => onTitles(query)}>
            {text('seeTitles')}
          </button>
        )}
        {line !== null && files.length === 1 && (
          <button type="button" class="link" onClick={() => onLine(file!, line)}>
            {text('seeLine', line)}
          </button>
        )}
      </p>
    </li>
  )
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

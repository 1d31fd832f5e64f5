/** Fields of a line: columns, label, content, value and meaning. */
import { useState } from 'preact/hooks'
import type { LineRulerProps } from './line-ruler.js'
import { useLocalized } from './localized.js'
import { Wide } from './wide.js'

export function LineFields({ line, marked, onMark }: LineRulerProps) {
  const { text, of } = useLocalized()
  const [hasFillers, setFillers] = useState(false)
  const fields = line.fields.filter(({ is_filler, raw }) => hasFillers || !is_filler || !/^[ 0]*$/.test(raw))
  return (
    <>
      <label class="check">
        <input type="checkbox" checked={hasFillers} onChange={(event) => setFillers(event.currentTarget.checked)} />
        {text('showFillers')}
      </label>
      <Wide label={text('fieldsOfLine', line.line)}>
        <table class="fields">
          <thead>
            <tr>
              <th scope="col">{text('positions')}</th>
              <th scope="col">{text('field')}</th>
              <th scope="col">{text('value')}</th>
              <th scope="col">{text('content')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr
                key={field.from}
                class={marked === field.from ? 'marked' : undefined}
                onMouseEnter={() => onMark(field.from)}
                onMouseLeave={() => onMark(null)}
              >
                <td class="positions">{field.from === field.to ? field.from : `${field.from}–${field.to}`}</td>
                <th scope="row">
                  {capitalized(of(field.label))}
                  <span class="about">{of(field.about)}</span>
                </th>
                <td class="value">
                  {field.shown}
                  {field.meaning !== null && <span class="meaning">{field.meaning}</span>}
                </td>
                <td>
                  <code>{field.raw}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </>
  )
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

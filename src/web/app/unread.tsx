/** A file that the library does not support: what it is, and what to do. */
import type { FileFacts } from '../read/page-file.js'
import { useLocalized } from './localized.js'

export function Unread({ file }: { readonly file: FileFacts }) {
  const { text, of } = useLocalized()
  return (
    <section class="unread" aria-labelledby="unread">
      <h1 id="unread">{text('unreadTitle')}</h1>
      <p class="file-title">{file.name}</p>
      <dl class="facts">
        <div>
          <dt>{text('unreadWhat')}</dt>
          <dd>{of(file.description)}</dd>
        </div>
        {file.refusal !== null && (
          <div>
            <dt>{text('unreadDo')}</dt>
            <dd>
              {of(file.refusal.message)} {text(`advice_${file.refusal.reason}`)}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

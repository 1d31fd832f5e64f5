/** Start of the page, before a file is open. */
import { useLocalized } from './localized.js'
import { OpenButtons } from './open-buttons.js'

export interface HomeProps {
  readonly onFiles: (files: readonly File[]) => void
  readonly onSample: () => void
}

export function Home({ onFiles, onSample }: HomeProps) {
  const { text } = useLocalized()
  return (
    <div class="home">
      <h1>{text('homeTitle')}</h1>
      <p class="lead">{text('homeLead')}</p>
      <section class="drop" aria-label={text('openMore')}>
        <p class="drop-title">{text('dropHere')}</p>
        <p class="drop-help">{text('dropHelp')}</p>
        <div class="buttons">
          <OpenButtons onFiles={onFiles} />
          <button type="button" onClick={onSample}>
            {text('trySample')}
          </button>
        </div>
      </section>
      <ul class="promises">
        <li>{text('factPrivate')}</li>
        <li>{text('factBanks')}</li>
        <li>{text('factDoubt')}</li>
      </ul>
    </div>
  )
}

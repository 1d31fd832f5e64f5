/** A typeable line or bar code in words. */
import { useEffect, useState } from 'preact/hooks'
import type { BoletoReading } from '../worker/page-api.js'
import { useLocalized } from './localized.js'
import type { TextName } from './texts.js'
import type { WorkerClient } from './worker-client.js'

export interface BoletoProps {
  readonly worker: WorkerClient
  /** Digits that are read first; `''` for none. */
  readonly digits: string
  readonly onBack: () => void
}

export function Boleto({ worker, digits, onBack }: BoletoProps) {
  const { text } = useLocalized()
  const [typed, setTyped] = useState(digits)
  const [reading, setReading] = useState<BoletoReading | null>(null)
  const read = (given: string): void => {
    worker.boleto(given, today()).then(setReading)
  }
  useEffect(() => {
    setTyped(digits)
    if (digits !== '') read(digits)
  }, [digits])
  return (
    <div class="boleto">
      <h1>{text('boletoTitle')}</h1>
      <p class="lead">{text('boletoLead')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          read(typed)
        }}
      >
        <label>
          {text('boletoDigits')}
          <input
            type="text"
            inputMode="numeric"
            autocomplete="off"
            spellcheck={false}
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <div class="buttons">
          <button type="submit" class="main">
            {text('boletoRead')}
          </button>
          <button type="button" onClick={onBack}>
            {text('back')}
          </button>
        </div>
      </form>
      <div role="status">{reading !== null && <Parts reading={reading} />}</div>
    </div>
  )
}

function Parts({ reading }: { readonly reading: BoletoReading }) {
  const { text, money, day } = useLocalized()
  const { problem, errors, bank, bank_name, amount, due, factor, free_field, line, barcode } = reading
  if (problem !== null) return <p class="alert">{problem}</p>
  const parts: readonly (readonly [TextName, string])[] = [
    ['bank', [bank, bank_name].filter(Boolean).join(' ')],
    ['amount', amount === 0 ? text('boletoAnyAmount') : money(amount)],
    ['boletoDue', due === null ? text('boletoNoDue') : day(due)],
    ...(factor === null ? [] : [['boletoFactor', factor] as const]),
    ...(line === null ? [] : [['boletoLine', line] as const]),
    ['boletoBarcode', barcode],
    ['boletoFree', free_field],
  ]
  return (
    <>
      <p class={reading.digits_are_right ? 'good' : 'alert'}>
        {text(reading.digits_are_right ? 'boletoRight' : 'boletoWrong')}
      </p>
      {errors.length > 0 && (
        <ul class="line-findings">
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
      <dl class="details">
        {parts.map(([name, value]) => (
          <div key={name} class={/^[\d. ]{20,}$/.test(value) ? 'digits' : undefined}>
            <dt>{text(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The day of the reader: `YYYY-MM-DD`. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

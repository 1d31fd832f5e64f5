let clock: Intl.DateTimeFormat | undefined

/** Now, as a clock on the wall in São Paulo shows it: `YYYY-MM-DDTHH:MM:SS`. Banks date files by it. */
export function saoPauloNow(now: Date = new Date()): string {
  clock ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return clock.format(now).replace(' ', 'T')
}

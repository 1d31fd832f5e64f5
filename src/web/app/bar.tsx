/** A bar beside a number, which has the same value. */
export function Bar({ part }: { readonly part: number }) {
  return (
    <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect x="0" y="0" width={Math.max(part * 100, part > 0 ? 1 : 0).toFixed(1)} height="8" />
    </svg>
  )
}

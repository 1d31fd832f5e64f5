/** A region with something wide, which scrolls alone: the page itself never scrolls to the side. */
import type { ComponentChildren, Ref } from 'preact'

export interface WideProps {
  /** Element with the name of the region. */
  readonly labelledBy?: string
  readonly label?: string
  readonly class?: string
  readonly regionRef?: Ref<HTMLElement>
  readonly onScroll?: () => void
  readonly children: ComponentChildren
}

export const Wide = ({ labelledBy, label, class: name, regionRef = null, onScroll, children }: WideProps) => (
  <section
    ref={regionRef}
    class={name === undefined ? 'wide' : `wide ${name}`}
    aria-labelledby={labelledBy}
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1: without the focus, a region that is too wide cannot be scrolled by keyboard
    tabIndex={0}
    onScroll={onScroll}
  >
    {children}
  </section>
)

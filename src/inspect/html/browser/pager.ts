/** Page navigation. */
import { byId } from './dom.js'
import type { ValueFormat } from './value-format.js'

export class Pager {
  private page = 0
  private pages = 1

  /** @param id element with the buttons `first`, `previous`, `next` and `last`, and a `span` for the current page */
  constructor(
    private readonly id: string,
    private readonly labels: Readonly<Record<'page' | 'of', string>>,
    private readonly format: ValueFormat,
    private readonly onTurn: () => void,
  ) {
    const turns: Readonly<Record<string, () => number>> = {
      first: () => 0,
      previous: () => this.page - 1,
      next: () => this.page + 1,
      last: () => this.pages - 1,
    }
    byId(id).addEventListener('click', ({ target }) => {
      const turn = (target as HTMLElement).closest('button')?.dataset['turn']
      if (turn !== undefined) this.turnTo(turns[turn]!())
    })
  }

  get current(): number {
    return this.page
  }

  /** Sets the number of pages and shows the first. */
  reset(pages: number): void {
    this.pages = Math.max(1, pages)
    this.page = 0
    this.render()
  }

  turnTo(page: number): void {
    this.page = Math.min(Math.max(page, 0), this.pages - 1)
    this.render()
    this.onTurn()
  }

  private render(): void {
    const { labels, format, page, pages } = this
    const element = byId(this.id)
    element.querySelector('span')!.textContent =
      `${labels.page} ${format.integer(page + 1)} ${labels.of} ${format.integer(pages)}`
    for (const button of element.querySelectorAll('button')) {
      const isBack = button.dataset['turn'] === 'first' || button.dataset['turn'] === 'previous'
      button.disabled = isBack ? page === 0 : page === pages - 1
    }
  }
}

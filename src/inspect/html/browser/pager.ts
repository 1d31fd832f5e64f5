/** Buttons to go from page to page. */
import { byId } from './dom.js'
import type { Shown } from './shown.js'

export class Pager {
  private page = 0
  private pages = 1

  /** @param id of the element that holds the buttons `first`, `previous`, `next`, `last`, and the text of where one is */
  constructor(
    private readonly id: string,
    private readonly words: Readonly<Record<'page' | 'of', string>>,
    private readonly shown: Shown,
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

  /** So many pages there are from now on; the first is shown. */
  begin(pages: number): void {
    this.pages = Math.max(1, pages)
    this.page = 0
    this.tell()
  }

  turnTo(page: number): void {
    this.page = Math.min(Math.max(page, 0), this.pages - 1)
    this.tell()
    this.onTurn()
  }

  private tell(): void {
    const { words, shown, page, pages } = this
    const element = byId(this.id)
    element.querySelector('span')!.textContent =
      `${words.page} ${shown.integer(page + 1)} ${words.of} ${shown.integer(pages)}`
    for (const button of element.querySelectorAll('button')) {
      const isBack = button.dataset['turn'] === 'first' || button.dataset['turn'] === 'previous'
      button.disabled = isBack ? page === 0 : page === pages - 1
    }
  }
}

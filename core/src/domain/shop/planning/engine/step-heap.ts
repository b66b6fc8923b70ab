import { entryAt } from '../time/read-at.ts';

/** Steps that may be put next, the one of the lowest rank on top. */
export class StepHeap {
  private readonly items: number[] = [];
  private readonly ranks: ArrayLike<number>;

  constructor(ranks: ArrayLike<number>) {
    this.ranks = ranks;
  }

  push(step: number): void {
    const { items } = this;
    let at = items.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.rankOf(entryAt(items, above)) <= this.rankOf(step)) break;
      items[at] = entryAt(items, above);
      at = above;
    }
    items[at] = step;
  }

  pop(): number | undefined {
    const { items } = this;
    const top = items[0];
    const last = items.pop();
    if (last !== undefined && items.length > 0) this.sink(last);
    return top;
  }

  private sink(step: number): void {
    const { items } = this;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= items.length) break;
      const right = below + 1;
      if (right < items.length && this.rankOf(entryAt(items, right)) < this.rankOf(entryAt(items, below)))
        below = right;
      if (this.rankOf(entryAt(items, below)) >= this.rankOf(step)) break;
      items[at] = entryAt(items, below);
      at = below;
    }
    items[at] = step;
  }

  private rankOf(step: number): number {
    return entryAt(this.ranks, step);
  }
}

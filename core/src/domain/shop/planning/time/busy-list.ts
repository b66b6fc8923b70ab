import type { OpenTime } from './open-time.ts';
import { numberAt } from './read-at.ts';

/** The owner of time that several orders have. */
const nobody = -1;

/**
 * The time one person or location is taken, sorted and without overlaps. Each interval has the index of the order it is
 * taken by and the free working minutes before it, so that a search passes over gaps that are too short without looking
 * at calendars. Lists are a few dozen long: moving their end along beats any tree.
 */
export class BusyList {
  from = new Int32Array(16);
  until = new Int32Array(16);
  owner = new Int32Array(16);
  private free = new Int32Array(16);
  length = 0;
  private readonly open: OpenTime | null;

  /** Without hours every minute of a gap counts. */
  constructor(open: OpenTime | null) {
    this.open = open;
  }

  /** The first interval that ends after a minute. */
  firstAfter(minute: number): number {
    const { until } = this;
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numberAt(until, middle) > minute) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** The next minute with a gap of so much work, if these times are taken; -1 if they are not. */
  blockedUntil(from: number, until: number, work: number): number {
    let index = this.firstAfter(from);
    if (index === this.length || numberAt(this.from, index) >= until) return -1;
    while (index + 1 < this.length && numberAt(this.free, index + 1) < work) index += 1;
    return numberAt(this.until, index);
  }

  /** The same for intervals of other orders. */
  blockedByOthersUntil(
    from: number,
    until: number,
    { work, order }: { readonly work: number; readonly order: number },
  ): number {
    const { owner, length } = this;
    for (let index = this.firstAfter(from); index < length; index += 1) {
      if (numberAt(this.from, index) >= until) return -1;
      if (numberAt(owner, index) === order) continue;
      for (let next = index + 1; next < length; next += 1) {
        if (numberAt(this.free, next) >= work || numberAt(owner, next) === order) break;
        index = next;
      }
      return numberAt(this.until, index);
    }
    return -1;
  }

  /**
   * Takes the time that is not taken yet: steps of one unit share its location. Pins of two orders may overlap too;
   * what they share is nobody's for good, so that neither of them finds it free.
   */
  take(from: number, until: number, order: number): void {
    let start = from;
    let index = this.firstAfter(start);
    while (start < until) {
      const next = index < this.length ? numberAt(this.from, index) : until;
      if (next > start) {
        this.insert(index, { from: start, until: next < until ? next : until, order });
        index += 1;
      }
      if (index < this.length && next < until && numberAt(this.owner, index) !== order) {
        index = this.share(index, Math.max(start, next), until);
      }
      start = index < this.length ? Math.max(start, numberAt(this.until, index)) : until;
      index += 1;
    }
  }

  /** Gives back everything an order had taken. */
  release(order: number): void {
    let write = 0;
    let first = -1;
    for (let read = 0; read < this.length; read += 1) {
      if (numberAt(this.owner, read) === order) {
        if (first === -1) first = read;
        continue;
      }
      if (write !== read) {
        this.from[write] = numberAt(this.from, read);
        this.until[write] = numberAt(this.until, read);
        this.owner[write] = numberAt(this.owner, read);
      }
      write += 1;
    }
    this.length = write;
    if (first !== -1) for (let index = first; index < write; index += 1) this.countFree(index);
  }

  /** Makes the part of an interval that lies between two minutes nobody's, and returns its index. */
  private share(index: number, from: number, until: number): number {
    const owner = numberAt(this.owner, index);
    const end = numberAt(this.until, index);
    if (owner === nobody || end <= from) return index;
    if (end > until) {
      this.until[index] = until;
      this.insert(index + 1, { from: until, until: end, order: owner });
    }
    if (numberAt(this.from, index) === from) {
      this.owner[index] = nobody;
      return index;
    }
    const shared = numberAt(this.until, index);
    this.until[index] = from;
    this.insert(index + 1, { from, until: shared, order: nobody });
    return index + 1;
  }

  private insert(
    index: number,
    { from, until, order }: { readonly from: number; readonly until: number; readonly order: number },
  ): void {
    if (this.length === this.from.length) this.grow();
    for (const list of [this.from, this.until, this.owner, this.free]) {
      list.copyWithin(index + 1, index, this.length);
    }
    this.length += 1;
    this.from[index] = from;
    this.until[index] = until;
    this.owner[index] = order;
    this.countFree(index);
    if (index + 1 < this.length) this.countFree(index + 1);
  }

  private countFree(index: number): void {
    const end = numberAt(this.from, index);
    const start = index === 0 ? 0 : numberAt(this.until, index - 1);
    this.free[index] =
      this.open === null ? end - start : this.open.workBefore(end) - this.open.workBefore(start);
  }

  private grow(): void {
    const larger = (list: Int32Array) => {
      const copy = new Int32Array(list.length * 2);
      copy.set(list);
      return copy;
    };
    this.from = larger(this.from);
    this.until = larger(this.until);
    this.owner = larger(this.owner);
    this.free = larger(this.free);
  }
}

import type { Windows } from '../state/plan-state.ts';
import { entryAt, numberAt } from './read-at.ts';

const bucketMinutes = 1_440;

/**
 * Windows prepared for questions about time. `before` holds the working minutes before each window, so that the end of
 * any work is found without adding up the windows in between; `buckets` holds the first window of each day.
 */
export class OpenTime {
  readonly windows: Windows;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly before: Int32Array;
  private readonly buckets: Int32Array;
  private readonly first: number;

  constructor(windows: Windows) {
    const count = windows.length >> 1;
    this.windows = windows;
    this.starts = new Int32Array(count);
    this.ends = new Int32Array(count);
    this.before = new Int32Array(count + 1);
    for (let index = 0; index < count; index += 1) {
      const from = entryAt(windows, 2 * index);
      const until = entryAt(windows, 2 * index + 1);
      this.starts[index] = from;
      this.ends[index] = until;
      this.before[index + 1] = numberAt(this.before, index) + until - from;
    }
    this.first = count === 0 ? 0 : numberAt(this.starts, 0);
    const span = count === 0 ? 0 : numberAt(this.ends, count - 1) - this.first;
    this.buckets = new Int32Array(Math.floor(span / bucketMinutes) + 2);
    let at = 0;
    for (let bucket = 0; bucket < this.buckets.length; bucket += 1) {
      while (at < count && numberAt(this.ends, at) <= this.first + bucket * bucketMinutes) at += 1;
      this.buckets[bucket] = at;
    }
  }

  /** The first window that ends after a minute; the number of windows if there is none. */
  private indexAt(minute: number): number {
    const bucket = minute <= this.first ? 0 : Math.floor((minute - this.first) / bucketMinutes);
    if (bucket >= this.buckets.length) return this.starts.length;
    let index = numberAt(this.buckets, bucket);
    while (index < this.ends.length && numberAt(this.ends, index) <= minute) index += 1;
    return index;
  }

  /** The first working minute at or after a minute; -1 if there is none. */
  opensAt(minute: number): number {
    const index = this.indexAt(minute);
    if (index === this.starts.length) return -1;
    const start = numberAt(this.starts, index);
    return start > minute ? start : minute;
  }

  /** The end of so many working minutes from a minute on; -1 if the windows are too short. */
  endOfWork(from: number, work: number): number {
    let index = this.indexAt(from);
    if (index === this.starts.length) return -1;
    const start = numberAt(this.starts, index);
    const needed = numberAt(this.before, index) + (from > start ? from - start : 0) + work;
    const { before } = this;
    const count = this.starts.length;
    while (index < count && numberAt(before, index + 1) < needed) index += 1;
    return index === count ? -1 : numberAt(this.starts, index) + needed - numberAt(before, index);
  }

  /** The start of so many working minutes that end then. */
  startOfWork(until: number, work: number): number {
    const total = this.workBefore(until) - work;
    let index = Math.min(this.indexAt(until), this.starts.length - 1);
    while (index > 0 && numberAt(this.before, index) > total) index -= 1;
    return numberAt(this.starts, index) + total - numberAt(this.before, index);
  }

  /** Working minutes before a minute. */
  workBefore(minute: number): number {
    const index = this.indexAt(minute);
    const start = index === this.starts.length ? minute : numberAt(this.starts, index);
    return numberAt(this.before, index) + (minute > start ? minute - start : 0);
  }

  /** The end of the last window before a minute that is not in one; the minute itself if it is. */
  closedSince(minute: number): number {
    const index = this.indexAt(minute);
    if (index < this.starts.length && numberAt(this.starts, index) <= minute) return minute;
    return index === 0 ? -1 : numberAt(this.ends, index - 1);
  }
}

/** The time in which both are open. */
export function overlapOf(one: OpenTime, other: OpenTime): OpenTime {
  const windows: number[] = [];
  let left = 0;
  let right = 0;
  while (left < one.starts.length && right < other.starts.length) {
    const from = Math.max(numberAt(one.starts, left), numberAt(other.starts, right));
    const until = Math.min(numberAt(one.ends, left), numberAt(other.ends, right));
    if (from < until) windows.push(from, until);
    if (numberAt(one.ends, left) < numberAt(other.ends, right)) left += 1;
    else right += 1;
  }
  return new OpenTime(windows);
}

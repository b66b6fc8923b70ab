import type { Windows } from '../state/plan-state.ts';
import { OpenTime, overlapOf } from './open-time.ts';
import { entryAt, itemAt, numberAt } from './read-at.ts';

const prepared = new WeakMap<Windows, OpenTime>();

/** Windows are values, so that what was prepared from a list holds as long as the list. */
export function openTimeOf(windows: Windows): OpenTime {
  const present = prepared.get(windows);
  if (present !== undefined) return present;
  const created = new OpenTime(windows);
  prepared.set(windows, created);
  return created;
}

/**
 * The open time of people and locations and of their combinations. Equal windows have one number, because most people
 * work the same hours: a combination is computed once for all of them.
 */
export class OpenTimes {
  private readonly times: OpenTime[] = [];
  private readonly byContent = new Map<number, number[]>();
  private readonly overlaps = new Map<number, number>();

  /** The number of these windows. */
  add(windows: Windows): number {
    const key = contentKey(windows);
    const alike = this.byContent.get(key) ?? [];
    const present = alike.find((number) => isSame(this.time(number), windows));
    return present ?? this.push(openTimeOf(windows), [key, alike]);
  }

  time(number: number): OpenTime {
    return itemAt(this.times, number);
  }

  /** The number of the time in which both are open; -1 is always open. */
  both(one: number, other: number): number {
    if (one === other || other === -1) return one;
    if (one === -1) return other;
    const key = one < other ? one * 65_536 + other : other * 65_536 + one;
    const present = this.overlaps.get(key);
    if (present !== undefined) return present;
    const created = overlapOf(this.time(one), this.time(other));
    const number = this.push(created, null);
    this.overlaps.set(key, number);
    return number;
  }

  private push(time: OpenTime, content: readonly [number, number[]] | null): number {
    const number = this.times.length;
    this.times.push(time);
    if (content !== null) this.byContent.set(content[0], [...content[1], number]);
    return number;
  }
}

function contentKey(windows: Windows): number {
  let key = windows.length;
  for (const minute of windows) key = (Math.imul(key, 31) + minute) | 0;
  return key;
}

function isSame({ starts, ends }: OpenTime, windows: Windows): boolean {
  if (starts.length * 2 !== windows.length) return false;
  return starts.every(
    (start, index) => start === windows[2 * index] && numberAt(ends, index) === windows[2 * index + 1],
  );
}

/** Windows of any list put together, overlaps merged. */
export function joinedWindows(lists: readonly Windows[]): Windows {
  const pairs = lists.flatMap((windows) =>
    Array.from({ length: windows.length >> 1 }, (_, index) => [
      entryAt(windows, 2 * index),
      entryAt(windows, 2 * index + 1),
    ]),
  );
  const sorted = pairs.toSorted(([one = 0], [other = 0]) => one - other);
  const joined: number[] = [];
  for (const [from = 0, until = 0] of sorted) {
    const last = joined.length - 1;
    if (last >= 0 && from <= entryAt(joined, last)) joined[last] = Math.max(entryAt(joined, last), until);
    else joined.push(from, until);
  }
  return joined;
}

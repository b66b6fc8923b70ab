// Fractional order keys: a line moved between two others gets a key between theirs, and no other key changes. A key is
// a fraction written in 62 digits after an implied point. It never ends in the lowest digit, so there is always room
// below it.

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = `0123456789${capitals}${capitals.toLowerCase()}`;
const longest = 120;
const width = 4;
const middle = 'V001';

export function isOrderKey(key: string): boolean {
  if (key.length === 0 || key.length > longest || key.endsWith('0')) return false;
  for (const digit of key) if (!digits.includes(digit)) return false;
  return true;
}

/** A key that sorts after `before` and ahead of `after`; null means the end of the list on that side. */
export function orderBetween(before: string | null, after: string | null): string {
  // Two devices may have created equal keys: nothing fits between those, so the new key goes right after them.
  if (before !== null && after !== null && before >= after) return `${before}V`;
  return atTheEnd(before, after) ?? halfway(before, after);
}

/** Most lines are added at an end, where keys count up or down instead of growing longer. */
function atTheEnd(before: string | null, after: string | null): string | null {
  if (before !== null && after !== null) return null;
  if (before === null && after === null) return middle;
  const step = after === null ? 1 : -1;
  const next = countOf(before ?? after ?? middle) + step;
  // A key never ends in the lowest digit.
  const count = next % digits.length === 0 ? next + step : next;
  return count > 0 && count < digits.length ** width ? keyOf(count) : null;
}

function countOf(key: string): number {
  let count = 0;
  for (let index = 0; index < width; index++) count = count * digits.length + digitAt(key, index);
  return count;
}

function keyOf(count: number): string {
  let key = '';
  for (let rest = count, index = 0; index < width; index++) {
    const digit = rest % digits.length;
    key = digits.charAt(digit) + key;
    rest = (rest - digit) / digits.length;
  }
  return key;
}

function halfway(before: string | null, after: string | null): string {
  let key = '';
  let isBelowAfter = after === null;
  for (let index = 0; ; index++) {
    const low = digitAt(before, index);
    const high = isBelowAfter ? digits.length : digitAt(after, index);
    if (high - low > 1) return key + digits.charAt(low + halfOf(high - low));
    key += digits.charAt(low);
    if (high - low === 1) isBelowAfter = true;
  }
}

/** Sorts by key; equal keys, created on two devices at once, sort by id. */
export function byOrder<T extends { readonly order: string; readonly id: string }>(
  left: T,
  right: T,
): number {
  return left.order === right.order ? compare(left.id, right.id) : compare(left.order, right.order);
}

export function byId(left: { readonly id: string }, right: { readonly id: string }): number {
  return compare(left.id, right.id);
}

/** Compares by code unit, so the order is the same in every locale and on every machine. */
function compare(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function digitAt(key: string | null, index: number): number {
  return key === null || index >= key.length ? 0 : digits.indexOf(key.charAt(index));
}

function halfOf(gap: number): number {
  return gap >> 1;
}

/**
 * A list to fill at any position below `count`. A list that starts empty and is filled far beyond its end becomes a
 * slow lookup table, which made 10,000 lines fifty times as slow as 1,000.
 */
export function sparseList<Value>(count: number): (Value | undefined)[] {
  const list: (Value | undefined)[] = [];
  list.length = count;
  return list;
}

/** A number of a typed list the caller knows to be long enough. */
export function numberAt(list: Int32Array, index: number): number {
  return list[index] ?? 0;
}

/** A number of a plain list; apart from the typed ones, so that the engine keeps each of the two fast. */
export function entryAt(list: ArrayLike<number>, index: number): number {
  return list[index] ?? 0;
}

/** An item of a list the caller knows to be long enough. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`There is no item ${index} among ${list.length}`);
  return item;
}

/** Limits of a repair order. An edit beyond them is refused. */
export const shopLimits = {
  /** Names, vendors, ids, readings. */
  shortText: 500,
  text: 10_000,
  /** Records of one kind per order, or per part. */
  records: 1_000,
  /** People on one step. */
  people: 20,
  photos: 200,
  keys: 99,
  /** 100 ft. */
  inches: 1_200,
  /** 999,999 units. */
  quantity: 999_999_000,
  /** $999,999.99 */
  cost: 99_999_999,
} as const;

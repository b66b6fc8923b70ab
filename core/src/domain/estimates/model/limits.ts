/** The product's limits. An edit beyond them is refused, naming the line. */
export const limits = {
  /** 999.9 h per line. */
  hours: 9_999,
  /** $999,999.99 per unit, and per line. */
  price: 99_999_999,
  /** $9,999.99 an hour. At all these limits, ten thousand lines still add up exactly to the cent. */
  rate: 999_999,
  /** 999,999 units. */
  quantity: 999_999_000,
  lines: 10_000,
  photos: 2_000,
  /** Sendings per version, and agreements per version. */
  records: 500,
  /** Agreed values per line; older ones are dropped. */
  agreedValues: 20,
  taxes: 6,
  taxTiers: 5,
  text: 10_000,
  shortText: 500,
  /** 1,000 % */
  percent: 10_000_000,
  /** Booth cycles, colors, sheets, penetrations. */
  count: 999,
} as const;

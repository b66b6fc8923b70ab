/** The product's limits: beyond them an edit is refused and the line named. */
export const limits = {
  /** 999.9 h on a line. */
  hours: 9_999,
  /** $999,999.99 for one unit, and for all of them on a line. */
  price: 99_999_999,
  /** $9,999.99 an hour. With these, ten thousand lines at the end of every limit still add up to the cent. */
  rate: 999_999,
  /** 999,999 of anything. */
  quantity: 999_999_000,
  lines: 10_000,
  photos: 2_000,
  /** Of sendings, and of agreements, of one version. */
  records: 500,
  /** With the insurer on the values of one line; older ones are dropped. */
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

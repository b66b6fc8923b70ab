const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Money as a price states it: $120.00, the cents always there. */
export function price(cents: number): string {
  return dollars.format(cents / 100);
}

/** A whole number of an address: text where it is read, a number where a link is made. Anything else is none. */
export function wholeNumber(value: unknown, least: number, most: number): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return Number.isInteger(number) && Number(number) >= least && Number(number) <= most
    ? Number(number)
    : undefined;
}

/** A page past the first; a page of more digits is refused by every call. */
export function pageNumber(value: unknown): number | undefined {
  return wholeNumber(value, 2, 999_999_999);
}

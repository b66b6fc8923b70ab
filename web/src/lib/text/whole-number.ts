/** A whole number from an address: text when it is read, a number when a link is made. Undefined for anything else. */
export function wholeNumber(value: unknown, least: number, most: number): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return Number.isInteger(number) && Number(number) >= least && Number(number) <= most
    ? Number(number)
    : undefined;
}

/** A page past the first; every call refuses a page of more digits. */
export function pageNumber(value: unknown): number | undefined {
  return wholeNumber(value, 2, 999_999_999);
}

const dayLength = 86_400_000;

/** Whole calendar days from an instant or day to a day. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / dayLength);
}

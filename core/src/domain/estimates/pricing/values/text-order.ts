/** Orders by character codes, the same in every language; below zero where the first comes first. */
export function textOrder(text: string, other: string): number {
  if (text === other) return 0;
  return text < other ? -1 : 1;
}

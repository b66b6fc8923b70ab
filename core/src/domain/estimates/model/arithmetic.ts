/**
 * The version of the pricing rules. A locked version stays on the rules it was locked under, so its agreed total never
 * changes. Under rules 1, ids decided between panels with the same hours, and lines of the customer, of a warranty and
 * of prior damage left the totals with the overlap and clear coat they had among all lines.
 */
export type Arithmetic = 1 | 2;

export const newestArithmetic: Arithmetic = 2;

interface PricedContent {
  readonly arithmetic?: Arithmetic;
}

export function arithmeticOf({ arithmetic }: PricedContent): Arithmetic {
  return arithmetic ?? 1;
}

/** The rules of the current estimate: its last version's while no draft is open, otherwise the newest. */
export function arithmeticNow({
  draft,
  versions,
}: {
  readonly draft: unknown;
  readonly versions: readonly PricedContent[];
}): Arithmetic {
  const last = versions.at(-1);
  return draft === null && last !== undefined ? arithmeticOf(last) : newestArithmetic;
}

/**
 * Which rules an estimate is reckoned by. A locked version keeps those it was locked under, so that it never comes to
 * another sum than the one that was agreed on.
 *
 * In the first, ids decided between panels with the same hours, and lines of the customer, of a warranty and of prior
 * damage were taken out with the overlap and clear coat they had beside everybody else's.
 */
export type Arithmetic = 1 | 2;

export const newestArithmetic: Arithmetic = 2;

interface Reckoned {
  readonly arithmetic?: Arithmetic;
}

export function arithmeticOf({ arithmetic }: Reckoned): Arithmetic {
  return arithmetic ?? 1;
}

/** Of an estimate as it stands: while nothing is being written, that is its last version. */
export function arithmeticNow({
  draft,
  versions,
}: {
  readonly draft: unknown;
  readonly versions: readonly Reckoned[];
}): Arithmetic {
  const last = versions.at(-1);
  return draft === null && last !== undefined ? arithmeticOf(last) : newestArithmetic;
}

/** The seeds of the hundred small shops that are compared with the oracle. */
export const gapSeeds: readonly number[] = Array.from({ length: 100 }, (_, index) => index + 1);

/** Deterministic noise. */
export const rng = (seed = 7) => {
  let s = seed;
  return () => (s = (s * 16807) % 2147483647) / 2147483647;
};

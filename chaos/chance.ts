/** The seed of a run: printed at its start, and given again by CHAOS_SEED for the same draws. */
export const chaosSeed = Number(process.env['CHAOS_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

/** Numbers from 0 to 1 (Mulberry32). Each caller has a sequence of its own: one draw never changes another's. */
export function chanceOf(...who: readonly (string | number)[]): () => number {
  let state = chaosSeed >>> 0;
  for (const letter of who.join(' ')) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

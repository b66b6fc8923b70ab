/** The most similar word, if one is similar enough. */
export function nearestWord(text: string, words: readonly string[]): string | null {
  const normalized = text.trim().toLowerCase();
  if (normalized === '') return null;
  let [best, least]: [string | null, number] = [null, Math.min(2, Math.floor(normalized.length / 2)) + 1];
  for (const word of words) {
    const steps = stepsBetween(normalized, word.toLowerCase(), least);
    if (steps < least) [best, least] = [word, steps];
  }
  return best;
}

/** Edit distance, counted up to `most`. */
function stepsBetween(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) >= most) return most;
  let before = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= to.length; at += 1) {
      const changed = (before[at - 1] ?? 0) + (from[row - 1] === to[at - 1] ? 0 : 1);
      current.push(Math.min(changed, (before[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1));
    }
    before = current;
  }
  return Math.min(most, before[to.length] ?? most);
}

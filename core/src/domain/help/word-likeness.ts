/** Similarity of two words from 0 to 1: equal, a prefix, or mistyped. */
export function likeness(query: string, word: string): number {
  if (query === word) return 1;
  if (stem(query) === stem(word)) return 0.9;
  if (query.length >= 2 && word.startsWith(query)) return 0.8;
  const allowed = errorsAllowed(query.length);
  if (allowed === 0 || Math.abs(query.length - word.length) > allowed) return 0;
  const errors = distance(query, word, allowed);
  return errors > allowed ? 0 : 0.6 - errors * 0.1;
}

function errorsAllowed(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

function stem(word: string): string {
  if (word.length < 5) return word.replace(/s$/, '');
  return word.replace(/(ing|ed|es|s)$/, '').replace(/(.)\1$/, '$1');
}

/** Edit distance with swaps, counted up to `atMost`. */
function distance(a: string, b: string, atMost: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const wrong = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(wrong, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > atMost) return atMost + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

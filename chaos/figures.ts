import type { Tally } from './run-counts.ts';

/** Says each figure as `id/name value limit PASS|FAIL`, and answers whether all are within their limits. */
export function sayFigures(id: string, figures: Readonly<Record<string, number>>, limit = 0): boolean {
  for (const [name, value] of Object.entries(figures)) {
    console.log(`${id}/${name} ${value} ${limit} ${value <= limit ? 'PASS' : 'FAIL'}`);
  }
  return Object.values(figures).every((value) => value <= limit);
}

/** A run in which nothing was at stake proves nothing. */
export function sayTally(id: string, { rounds: done, safe, lost, doubled }: Tally, rounds: number): boolean {
  console.log(`${id}: ${done} rounds, ${safe} edits that had been told to be safe`);
  return sayFigures(id, {
    lost,
    doubled,
    'rounds-missing': rounds - done,
    'nothing-at-stake': safe === 0 ? 1 : 0,
  });
}

/** How it goes, now and then. */
export function sayProgress({ rounds: done, safe, lost, doubled }: Tally): void {
  if (done % 20 === 0) console.log(`  ${done} rounds, ${safe} edits safe, ${lost} lost, ${doubled} doubled`);
}

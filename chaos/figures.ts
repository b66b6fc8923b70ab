import type { RunCounts } from './run-counts.ts';

/** Prints each figure as `id/name value limit PASS|FAIL`, and returns whether all are within their limits. */
export function figuresText(id: string, figures: Readonly<Record<string, number>>, limit = 0): boolean {
  for (const [name, value] of Object.entries(figures)) {
    console.log(`${id}/${name} ${value} ${limit} ${value <= limit ? 'PASS' : 'FAIL'}`);
  }
  return Object.values(figures).every((value) => value <= limit);
}

/** Fails a run in which nothing was at stake, as it proves nothing. */
export function countsText(
  id: string,
  { rounds: done, safe, lost, doubled }: RunCounts,
  rounds: number,
): boolean {
  console.log(`${id}: ${done} rounds, ${safe} edits that had been told to be safe`);
  return figuresText(id, {
    lost,
    doubled,
    'rounds-missing': rounds - done,
    'nothing-at-stake': safe === 0 ? 1 : 0,
  });
}

/** Prints the progress now and then. */
export function progressText({ rounds: done, safe, lost, doubled }: RunCounts): void {
  if (done % 20 === 0) console.log(`  ${done} rounds, ${safe} edits safe, ${lost} lost, ${doubled} doubled`);
}

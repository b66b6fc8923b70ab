import type { EstimateReply, HistoryEntry } from '@dre/core/contract/estimates/estimates';

/** The result of a run of deaths. `lost` and `doubled` have to be 0. */
export interface RunCounts {
  rounds: number;
  /** Edits that were reported as safe, and the number of them that are gone. */
  safe: number;
  lost: number;
  doubled: number;
}

export function noCounts(): RunCounts {
  return { rounds: 0, safe: 0, lost: 0, doubled: 0 };
}

/** Compares the edits reported as safe with the server's final state. */
export function count(
  tally: RunCounts,
  safe: ReadonlySet<string>,
  { estimate }: Pick<EstimateReply, 'estimate'>,
  history: readonly HistoryEntry[],
): void {
  const applied = history.filter(({ fate }) => fate.kind === 'applied').map(({ edit }) => edit.id);
  const known = new Set(applied);
  tally.rounds += 1;
  tally.safe += safe.size;
  tally.lost += [...safe].filter((id) => !known.has(id)).length;
  // Nobody here writes the same line twice: two equal ones are one edit applied twice.
  const lines = new Set(
    estimate.lines.map(({ description, operation, place }) =>
      JSON.stringify([description, operation, place]),
    ),
  );
  tally.doubled += applied.length - known.size + estimate.lines.length - lines.size;
}

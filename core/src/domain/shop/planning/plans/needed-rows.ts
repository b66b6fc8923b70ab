import type { PlannedStep } from '../state/plan.ts';
import type { PlanState } from '../state/plan-state.ts';
import { rowKey } from '../changes/accepted-state.ts';

/**
 * The rows each row brings: all of its own order, because they follow each other in one unit, and those of other orders
 * that have its people or its location today at the time it would take them.
 */
export function neededRows(
  rows: readonly PlannedStep[],
  { before, state }: { readonly before: ReadonlyMap<string, PlannedStep>; readonly state: PlanState },
): readonly (readonly string[])[] {
  const exclusive = new Set(
    state.locations.filter(({ kind }) => kind === 'bay' || kind === 'booth').map(({ id }) => id),
  );
  const present = rows.flatMap((row) => before.get(rowKey(row)) ?? []);
  return rows.map((row) => {
    const own = rows.filter((other) => other.order === row.order && other !== row);
    const inTheWay = present.filter(
      (other) => other.order !== row.order && isInTheWay(row, other, exclusive),
    );
    return [...own, ...inTheWay].map(rowKey);
  });
}

function isInTheWay(row: PlannedStep, other: PlannedStep, exclusive: ReadonlySet<string>): boolean {
  const isTogether = row.from < other.until && other.from < row.until;
  if (isTogether && row.people.some((person) => other.people.includes(person))) return true;
  return (
    row.location !== null &&
    row.location === other.location &&
    exclusive.has(row.location) &&
    row.from < other.cured &&
    other.from < row.cured
  );
}

import { findCycle } from '../reading/cycles.ts';
import { operationName } from '../book/book-names.ts';

/** The ends of a relation between two operations. */
export interface RelationEnds {
  readonly kind: string;
  readonly part_code: string;
  readonly operation: string;
  readonly other_part_code: string;
  readonly other_operation: string;
}

/**
 * A sentence about a cycle: an operation that includes or needs itself, directly or not, would never end. Null without
 * one.
 */
export function relationCycle(relations: readonly RelationEnds[]): string | null {
  for (const kind of ['includes', 'needs'] as const) {
    const edges = new Map<string, string[]>();
    for (const relation of relations) {
      if (relation.kind !== kind) continue;
      const from = operationName(relation.part_code, relation.operation);
      const to = operationName(relation.other_part_code, relation.other_operation);
      const targets = edges.get(from);
      if (targets === undefined) edges.set(from, [to]);
      else targets.push(to);
    }
    const cycle = findCycle(edges);
    if (cycle !== null) return cycleText(kind, cycle);
  }
  return null;
}

function cycleText(kind: 'includes' | 'needs', cycle: readonly string[]): string {
  const steps = cycle.map((name) => name.replace(':', ' '));
  const [first = ''] = steps;
  const text = kind === 'includes' ? 'would include itself' : 'would need itself';
  return `${first} ${text}: ${steps.join(` ${kind} `)}. Take out one of these relations first.`;
}
